#include "ui/services/conflictcopies.h"

#include "core/storage/conflictname.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "ui/services/openfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sky::ui
{

namespace
{

QByteArray keyOfBytes(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// Regular files, the newest first.
std::vector<QFileInfo> calledLikeCopies(const QString &path)
{
    const QFileInfo file(path);
    const QDir folder = file.absoluteDir();
    const QString other = OpenFile::tr("other");
    std::vector<QFileInfo> found;
    for (const QString &name : folder.entryList(QDir::Files | QDir::NoSymLinks, QDir::Unsorted))
        if (storage::isConflictName(name, file.fileName(), other)) found.emplace_back(folder.filePath(name));
    std::sort(found.begin(), found.end(), [](const QFileInfo &a, const QFileInfo &b) {
        const QDateTime timeA = a.lastModified();
        const QDateTime timeB = b.lastModified();
        return timeA != timeB ? timeA > timeB : a.fileName() < b.fileName();
    });
    if (found.size() > ConflictCopies::MostRead) found.resize(ConflictCopies::MostRead);
    return found;
}

} // namespace

const ConflictCopies::Seen &ConflictCopies::see(const QString &path, const GameRegistry &games)
{
    const QFileInfo file(path);
    Seen &seen = m_seen[path];
    if (!seen.key.isEmpty() && seen.time == file.lastModified() && seen.size == file.size()) return seen;
    seen = {file.lastModified(), file.size(), {}, {}, {}};
    const auto bytes = storage::readFile(path);
    const auto loaded =
        bytes.and_then([&games](const QByteArray &read) { return storage::readCharacter(read, games); });
    seen.key = bytes ? keyOfBytes(*bytes)
                     : keyOfBytes(QStringLiteral("%1 %2 %3")
                                      .arg(path, seen.time.toString(Qt::ISODateWithMs))
                                      .arg(seen.size)
                                      .toUtf8());
    if (loaded)
        seen.characterId = loaded->character->id;
    else
        seen.damage = loaded.error().message;
    return seen;
}

std::vector<ConflictCopy> ConflictCopies::beside(OpenFile &file, const GameRegistry &games)
{
    std::vector<ConflictCopy> copies;
    if (file.path().isEmpty()) return copies;
    const QByteArray own = keyOfBytes(file.savedBytes());
    const QString &id = file.document().character()->id;
    for (const QFileInfo &candidate : calledLikeCopies(file.path())) {
        const Seen &seen = see(candidate.filePath(), games);
        if (seen.key == own || m_settled.contains(seen.key)) continue;
        if (seen.damage.isEmpty() && seen.characterId != id) continue;
        copies.push_back({candidate.filePath(), seen.time, seen.key, seen.damage});
    }
    return copies;
}

} // namespace sky::ui
