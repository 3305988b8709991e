#include "ui/shell/droppedfiles.h"

#include <QMimeData>
#include <QUrl>

namespace sky::ui
{

QStringList droppedFiles(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        const QString path = url.toLocalFile();
        if (!path.endsWith(QLatin1String(".skychar"), Qt::CaseInsensitive)) return {};
        paths << path;
    }
    return paths;
}

} // namespace sky::ui
