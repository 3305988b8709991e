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
    , m_bytes(std::move(bytes))
{
}

Result<std::unique_ptr<PartyDocument>> PartyDocument::open(const QString &path)
{
    auto bytes = storage::readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto party = readParty(*bytes);
    if (!party) return tl::unexpected(party.error());
    return std::unique_ptr<PartyDocument>(new PartyDocument(path, std::move(*party), std::move(*bytes)));
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

Result<void> PartyDocument::write(const PartyPtr &party)
{
    auto bytes = bytesOf(*party, m_bytes);
    if (!bytes) return tl::unexpected(bytes.error());
    const auto lock = storage::FileLock::take(m_path, QDateTime::currentDateTimeUtc());
    if (!lock) return tl::unexpected(lock.error());
    const auto there = storage::readFile(m_path);
    const bool isNew = m_bytes.isEmpty() && !QFileInfo::exists(m_path);
    if (!isNew && (!there || *there != m_bytes))
        return refuse(Text::tr("Somebody else changed the party's file meanwhile. Reload it and try again."));
    if (auto done = storage::writeFile(m_path, *bytes); !done) return done;
    m_party = party;
    m_bytes = std::move(*bytes);
    return {};
}

Result<void> PartyDocument::apply(const QString &name, const std::function<Result<void>(Party &)> &change)
{
    auto next = std::make_shared<Party>(*m_party);
    if (auto done = change(*next); !done) return done;
    if (*next == *m_party) return {};
    const PartyPtr after = std::move(next);
    Step step{name, m_party, after};
    if (auto done = write(after); !done) return done;
    m_steps.resize(m_at);
    m_steps.push_back(std::move(step));
    ++m_at;
    Q_EMIT changed();
    return {};
}

Result<void> PartyDocument::undo()
{
    if (!canUndo()) return {};
    if (auto done = write(m_steps[m_at - 1].before); !done) return done;
    --m_at;
    Q_EMIT changed();
    return {};
}

Result<void> PartyDocument::redo()
{
    if (!canRedo()) return {};
    if (auto done = write(m_steps[m_at].after); !done) return done;
    ++m_at;
    Q_EMIT changed();
    return {};
}

QString PartyDocument::undoName() const
{
    return canUndo() ? m_steps[m_at - 1].name : QString();
}

QString PartyDocument::redoName() const
{
    return canRedo() ? m_steps[m_at].name : QString();
}

Result<void> PartyDocument::reload()
{
    auto bytes = storage::readFile(m_path);
    if (!bytes) return tl::unexpected(bytes.error());
    auto party = readParty(*bytes);
    if (!party) return tl::unexpected(party.error());
    take(*party, *bytes);
    return {};
}

void PartyDocument::take(const Party &party, const QByteArray &bytes)
{
    m_party = std::make_shared<const Party>(party);
    m_bytes = bytes;
    m_steps.clear();
    m_at = 0;
    Q_EMIT changed();
}

} // namespace sky::party
