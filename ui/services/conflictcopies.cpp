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

std::vector<ConflictCopy> ConflictCopies::beside(const Wanted &wanted)
{
    std::vector<ConflictCopy> copies;
    const QByteArray own = keyOfBytes(wanted.own);
    for (const QFileInfo &candidate : calledLikeCopies(wanted.path)) {
        const Seen &seen = see(candidate.filePath(), wanted.games);
        if (seen.key == own) continue;
        if (seen.damage.isEmpty() && seen.characterId != wanted.characterId) continue;
        copies.push_back({candidate.filePath(), seen.time, seen.key, seen.damage});
    }
    return copies;
}

void ConflictCopies::look(OpenFile &file, const GameRegistry &games,
                          const std::function<void(const std::vector<ConflictCopy> &)> &found)
{
    if (file.path().isEmpty()) return;
    const Wanted wanted{file.path(), file.document().character()->id, file.savedBytes(), games};
    m_background.run(wanted.path, [this, wanted, found] { found(beside(wanted)); });
}

} // namespace sky::ui
