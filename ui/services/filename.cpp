#include "ui/services/filename.h"

#include "core/storage/cleanname.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

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

QString freeNameBeside(const QString &path, const QString &word)
{
    const QFileInfo file(path);
    const QString base = storage::shortenedName(file.completeBaseName());
    const QString suffix = file.suffix().isEmpty() ? QString() : QLatin1Char('.') + file.suffix();
    for (int number = 1;; ++number) {
        const QString mark = number == 1 ? word : QStringLiteral("%1 %2").arg(word, QString::number(number));
        const QString candidate = file.dir().filePath(QStringLiteral("%1 (%2)%3").arg(base, mark, suffix));
        if (!QFileInfo::exists(candidate) && !QFileInfo(candidate).isSymLink()) return candidate;
    }
}

} // namespace sky::ui
