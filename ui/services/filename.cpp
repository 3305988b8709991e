#include "ui/services/filename.h"

#include "core/storage/cleanname.h"

#include <QCoreApplication>

namespace sky::ui
{

QString fileNameFor(const QString &characterName, QLatin1String extension)
{
    return storage::cleanName(characterName, QCoreApplication::translate("sky::ui", "Unnamed")) + extension;
}

QString withExtension(const QString &path, QLatin1String extension)
{
    return path.endsWith(extension, Qt::CaseInsensitive) ? path : path + extension;
}

} // namespace sky::ui
