#include "core/party/keeping.h"

#include "core/party/partyfile.h"
#include "core/party/text.h"
#include "core/storage/files.h"
#include "core/storage/keeping.h"

#include <QFileInfo>

namespace sky::party
{

Result<void> keepReplaced(const QString &path, const QByteArray &bytes, const storage::Versions &versions)
{
    if (bytes.isEmpty()) return {};
    const auto there = loadParty(bytes);
    if (!there) return storage::writeFile(storage::freeNameBeside(path, Text::tr("damaged")), bytes);
    return versions
        .keep(there->party.id, {bytes, storage::Versions::Format::Present, QFileInfo(path).lastModified()})
        .map_error([](const Error &error) {
            return Error{error.kind, Text::tr("What is there could not be kept. %1").arg(error.message),
                         error.detail};
        });
}

} // namespace sky::party
