#include "ui/shell/droppedfiles.h"

#include "core/party/partyfile.h"
#include "ui/services/filename.h"

#include <QMimeData>
#include <QUrl>

namespace sky::ui
{

QStringList droppedFiles(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        const QString path = url.toLocalFile();
        if (!path.endsWith(FileExtension, Qt::CaseInsensitive) &&
            !path.endsWith(party::Extension, Qt::CaseInsensitive))
            return {};
        paths << path;
    }
    return paths;
}

} // namespace sky::ui
