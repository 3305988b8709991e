#include "core/party/partydocument.h"

#include "core/party/partyfile.h"
#include "core/party/roster.h"
#include "core/party/text.h"
#include "core/storage/filelock.h"
#include "core/storage/files.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace sky::party
{

namespace
{

/// What a reader would say about the bytes.
Result<QByteArray> bytesOf(const Party &party, const QByteArray &previous)
{
    QByteArray bytes = writeParty(party, previous);
    if (const auto again = readParty(bytes); !again)
        return refuse(Text::tr("The party was not saved, since its file could not be read again. %1")
                          .arg(again.error().message));
    return bytes;
}

} // namespace

PartyDocument::PartyDocument(const QString &path, Party party, QByteArray bytes)
    : m_path(path)
    , m_party(std::make_shared<const Party>(std::move(party)))
    , m_saved(m_party)
    , m_bytes(std::move(bytes))
{
}

Result<std::unique_ptr<PartyDocument>> PartyDocument::open(const QString &path)
{
    auto bytes = storage::readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto loaded = loadParty(*bytes);
    if (!loaded) return tl::unexpected(loaded.error());
    std::unique_ptr<PartyDocument> document(
        new PartyDocument(path, std::move(loaded->party), std::move(*bytes)));
    document->m_onlyToLookAt = loaded->onlyToLookAt;
    return document;
}

Result<std::unique_ptr<PartyDocument>> PartyDocument::openFolder(const QString &folder, const QString &system)
{
    const QDir place(folder);
    if (!place.exists()) return fail(ErrorKind::Unreadable, Text::tr("There is no such folder."));
    const QStringList files =
        place.entryList({QLatin1Char('*') + QString(Extension)}, QDir::Files, QDir::Name);
    if (files.size() == 1) return open(place.filePath(files.first()));
    if (files.size() > 1)
        return fail(ErrorKind::Usage,
                    Text::tr("There are several parties in this folder, name one of them: %1.")
                        .arg(files.join(QLatin1String(", "))));
    Party party = partyOfFolder(place.absolutePath(), system);
    const QString path = place.filePath(place.canonicalPath().section(QLatin1Char('/'), -1) + Extension);
    return std::unique_ptr<PartyDocument>(new PartyDocument(path, std::move(party), {}));
}

Result<std::unique_ptr<PartyDocument>> PartyDocument::create(const QString &path, const Party &party)
{
    if (QFileInfo::exists(path)) return refuse(Text::tr("There is such a file already."));
    auto bytes = bytesOf(party, {});
    if (!bytes) return tl::unexpected(bytes.error());
    if (const auto done = storage::writeFile(path, *bytes); !done) return tl::unexpected(done.error());
    return std::unique_ptr<PartyDocument>(new PartyDocument(path, party, std::move(*bytes)));
}

std::unique_ptr<PartyDocument> PartyDocument::notSaved(const QString &path, const Party &party)
{
    std::unique_ptr<PartyDocument> document(new PartyDocument(path, party, {}));
    document->m_saved = std::make_shared<const Party>();
    document->m_isNew = true;
    document->m_unsaved = Error{ErrorKind::Refused, Text::tr("It was never saved."), {}};
    return document;
}

Result<void> PartyDocument::write()
{
    m_isNew = false;
    if (*m_party == *m_saved) return {};
    auto bytes = bytesOf(*m_party, m_bytes);
    if (!bytes) return tl::unexpected(bytes.error());
    const auto lock = storage::FileLock::take(m_path, QDateTime::currentDateTimeUtc());
    if (!lock) return tl::unexpected(lock.error());
    if (QFileInfo::exists(m_path)) {
        const auto there = storage::readFile(m_path);
        if (!there) return tl::unexpected(there.error());
        if (*there != m_bytes) return refuse(Text::tr("Somebody else changed the party's file meanwhile."));
    }
    if (auto done = storage::writeFile(m_path, *bytes); !done) return done;
    m_saved = m_party;
    m_bytes = std::move(*bytes);
    return {};
}

Result<void> PartyDocument::save()
{
    const bool before = m_unsaved.has_value();
    auto done = write();
    m_unsaved = done ? std::nullopt : std::optional(done.error());
    if (before && done) Q_EMIT changed();
    return done;
}

/// The party is that from now on, in the file as well where it can be written.
void PartyDocument::settle(PartyPtr party)
{
    m_party = std::move(party);
    const auto done = write();
    m_unsaved = done ? std::nullopt : std::optional(done.error());
    Q_EMIT changed();
}

Result<void> PartyDocument::apply(const QString &name, const std::function<Result<void>(Party &)> &change)
{
    if (!m_onlyToLookAt.isEmpty()) return refuse(m_onlyToLookAt);
    auto next = std::make_shared<Party>(*m_party);
    if (auto done = change(*next); !done) return done;
    if (*next == *m_party) return {};
    if (const auto bytes = bytesOf(*next, m_bytes); !bytes) return tl::unexpected(bytes.error());
    m_steps.resize(m_at);
    m_steps.push_back({name, m_party, next});
    ++m_at;
    settle(next);
    return {};
}

void PartyDocument::undo()
{
    if (canUndo()) settle(m_steps[--m_at].before);
}

void PartyDocument::redo()
{
    if (canRedo()) settle(m_steps[m_at++].after);
}

QString PartyDocument::undoName() const
{
    return canUndo() ? m_steps[m_at - 1].name : QString();
}

QString PartyDocument::redoName() const
{
    return canRedo() ? m_steps[m_at].name : QString();
}

Result<void> PartyDocument::saveAs(const QString &path)
{
    if (!m_onlyToLookAt.isEmpty()) return refuse(m_onlyToLookAt);
    const Party moved = movedTo(*m_party, m_path, path);
    auto bytes = bytesOf(moved, m_bytes);
    if (!bytes) return tl::unexpected(bytes.error());
    const auto lock = storage::FileLock::take(path, QDateTime::currentDateTimeUtc());
    if (!lock) return tl::unexpected(lock.error());
    if (auto done = storage::writeFile(path, *bytes); !done) return done;
    m_path = path;
    take(moved, *bytes);
    return {};
}

Result<void> PartyDocument::reload()
{
    auto bytes = storage::readFile(m_path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto loaded = loadParty(*bytes);
    if (!loaded) return tl::unexpected(loaded.error());
    m_onlyToLookAt = loaded->onlyToLookAt;
    take(loaded->party, *bytes);
    return {};
}

Result<void> PartyDocument::takeTheirs(const QString &keptIn)
{
    const auto theirs = storage::readFile(m_path).and_then(readParty);
    if (!theirs) return tl::unexpected(theirs.error());
    const auto mine = bytesOf(*m_party, m_bytes);
    if (!mine) return tl::unexpected(mine.error());
    if (auto done = storage::writeFile(keptIn, *mine); !done) return done;
    return reload();
}

Result<void> PartyDocument::keepMine(const QString &keptIn)
{
    const auto theirs = storage::readFile(m_path);
    if (!theirs) return tl::unexpected(theirs.error());
    if (auto done = storage::writeFile(keptIn, *theirs); !done) return done;
    m_bytes = *theirs; // seen, and kept
    return save();
}

void PartyDocument::take(const Party &party, const QByteArray &bytes)
{
    m_party = std::make_shared<const Party>(party);
    m_saved = m_party;
    m_bytes = bytes;
    m_isNew = false;
    m_unsaved.reset();
    endUndo();
}

void PartyDocument::endUndo()
{
    m_steps.clear();
    m_at = 0;
    Q_EMIT changed();
}

} // namespace sky::party
