#include "core/storage/settlement.h"

#include "core/storage/files.h"
#include "core/storage/replacement.h"
#include "core/storage/text.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace sky::storage
{

tl::unexpected<Error> about(const QString &path, const Error &error)
{
    return fail(error.kind, Text::tr("%1: %2").arg(path, error.message), error.detail);
}

void Settlement::lockFiles()
{
    allowDescriptors(m_journal.files().size());
    for (size_t i = 0; i < m_journal.files().size(); ++i) {
        auto lock = FileLock::take(m_journal.files()[i].target, QDateTime::currentDateTimeUtc());
        if (lock)
            m_locks.push_back(std::move(*lock));
        else if (lock.error().detail != FileLock::HeldHere)
            m_held.emplace(i, lock.error());
    }
}

void Settlement::run()
{
    m_isNews = m_journal.state() != Journal::State::Returned;
    if (m_journal.state() == Journal::State::Committed) {
        m_completed = complete();
        // What cannot be marked is taken back all the same; the next start will try to complete it first.
        if (!m_completed) static_cast<void>(m_journal.moveTo(Journal::State::Returned));
    } else if (m_journal.state() == Journal::State::Prepared && hasAnyAfter()) {
        // A power cut took back the step that made it count.
        static_cast<void>(m_journal.moveTo(Journal::State::Returned));
    }
    if (!m_completed) takeBack();
    syncFolders();
    m_locks.clear(); // before the journal: what ends in between leaves no lock that nobody removes
    close();
}

FinishedWrites Settlement::finished() const
{
    const auto outcome =
        m_completed ? FinishedWrites::Outcome::Completed : FinishedWrites::Outcome::TakenBack;
    FinishedWrites result{m_journal.what(),       outcome, {},
                          m_left + m_unreachable, m_kept,  m_isLastTry && !m_unreachable.isEmpty()};
    for (const Journal::File &file : m_journal.files())
        if (!result.leftAlone.contains(file.path)) result.files << file.path;
    return result;
}

std::optional<Error> Settlement::failure() const
{
    if (!m_failure || m_unreachable.isEmpty()) return m_failure;
    Error error = *m_failure;
    error.message +=
        QLatin1Char(' ') + Text::tr("These could not be put back yet, the next start will try again: %1.")
                               .arg(m_unreachable.join(QLatin1String(", ")));
    return error;
}

Settlement::Content Settlement::contentOf(size_t i) const
{
    const Journal::File &file = m_journal.files()[i];
    const QFileInfo there(file.target);
    if (there.isSymLink()) return Content::Foreign; // links were followed when it was written
    if (!there.exists()) {
        if (!QFileInfo::exists(there.path())) return Content::Unreachable;
        return file.existed ? Content::Missing : Content::Before;
    }
    const qsizetype most = std::max(file.before, file.after);
    const auto bytes = readFile(file.target, most + 1);
    if (!bytes) return there.size() > most ? Content::Foreign : Content::Unreachable;
    const QByteArray hash = Journal::hashOf(*bytes);
    if (hash == file.afterHash) return Content::After;
    if (file.existed && hash == file.beforeHash) return Content::Before;
    return Content::Foreign;
}

void Settlement::leave(size_t i)
{
    m_left << m_journal.files()[i].path;
}

void Settlement::leavePending(size_t i)
{
    const Journal::File &file = m_journal.files()[i];
    if (m_pending.contains(file.target)) return;
    m_unreachable << file.path;
    m_pending << file.target;
}

bool Settlement::complete()
{
    for (size_t i = 0; i < m_journal.files().size(); ++i)
        if (!completeOne(i)) return false;
    return true;
}

bool Settlement::completeOne(size_t i)
{
    const Journal::File &file = m_journal.files()[i];
    const Content content = contentOf(i);
    switch (content) {
    case Content::After:
        ::unlink(QFile::encodeName(file.temporary).constData());
        return true;
    case Content::Before:
        return place(i);
    case Content::Foreign:
    case Content::Missing:
        // Without its new version beside it, it had been new, and was written again since.
        if (!QFileInfo::exists(file.temporary)) {
            leave(i);
            return true;
        }
        break;
    case Content::Unreachable:
        break;
    }
    failAt(i, content);
    return false;
}

void Settlement::failAt(size_t i, Content content)
{
    const QString why = content == Content::Unreachable ? Text::tr("The file cannot be reached.")
                        : content == Content::Missing   ? Text::tr("The file is not there any more.")
                                                      : Text::tr("Somebody else changed the file meanwhile.");
    m_failure = about(m_journal.files()[i].path,
                      {ErrorKind::Refused, why, QStringLiteral("a file is not as expected")})
                    .value();
}

bool Settlement::place(size_t i)
{
    const Journal::File &file = m_journal.files()[i];
    if (const auto held = m_held.find(i); held != m_held.end()) {
        m_failure = about(file.path, held->second).value();
        return false;
    }
    const auto beside = readFile(file.temporary, file.after + 1);
    if (beside && Journal::hashOf(*beside) == file.afterHash) {
        if (::rename(QFile::encodeName(file.temporary).constData(),
                     QFile::encodeName(file.target).constData()) == 0)
            return true;
        m_failure = about(file.path, notWritten("rename", errno).value()).value();
        return false;
    }
    // Its new version is gone from there: once more, from the journal.
    const auto after = m_journal.after(i);
    const Result<void> done = after ? replace(i, *after) : notWritten("journal", EIO);
    if (!done) m_failure = about(file.path, done.error()).value();
    return done.has_value();
}

/// Under the name that the journal knows, so that nothing is left over wherever this ends.
Result<void> Settlement::replace(size_t i, const QByteArray &bytes) const
{
    const Journal::File &file = m_journal.files()[i];
    ::unlink(QFile::encodeName(file.temporary).constData());
    const auto target = writableTarget(file.target);
    if (!target) return tl::unexpected(target.error());
    Replacement replacement(*target);
    if (auto done = replacement.prepareAs(file.temporary, bytes); !done) return done;
    return replacement.takePlace();
}

bool Settlement::hasAnyAfter() const
{
    for (size_t i = 0; i < m_journal.files().size(); ++i)
        if (contentOf(i) == Content::After) return true;
    return false;
}

void Settlement::takeBack()
{
    m_left.clear();
    const bool untouched = m_journal.state() == Journal::State::Prepared;
    for (size_t i = 0; i < m_journal.files().size(); ++i) {
        const QByteArray temporary = QFile::encodeName(m_journal.files()[i].temporary);
        const bool gone = ::unlink(temporary.constData()) == 0 || errno == ENOENT || errno == ENOTDIR;
        if (untouched) continue; // what lies beside them then does no harm
        if (!gone) leavePending(i);
        takeBackOne(i);
    }
}

void Settlement::takeBackOne(size_t i)
{
    switch (contentOf(i)) {
    case Content::Before:
        break;
    case Content::After:
        restore(i);
        break;
    case Content::Foreign:
    case Content::Missing:
        leave(i);
        break;
    case Content::Unreachable:
        leavePending(i);
        break;
    }
}

void Settlement::restore(size_t i)
{
    const Journal::File &file = m_journal.files()[i];
    if (m_held.count(i)) return leavePending(i);
    const auto before = m_journal.before(i);
    if (file.existed && !before) return leave(i); // no later start will have it either
    const bool done = file.existed ? replace(i, *before).has_value()
                                   : ::unlink(QFile::encodeName(file.target).constData()) == 0;
    if (!done) return leavePending(i);
    m_isNews = true;
}

void Settlement::syncFolders() const
{
    QSet<QString> folders;
    for (const Journal::File &file : m_journal.files())
        folders << QFileInfo(file.target).path();
    for (const QString &folder : std::as_const(folders))
        syncFolder(folder);
}

void Settlement::close()
{
    if (!m_unreachable.isEmpty() && !m_isLastTry) return; // the next start tries again
    m_isNews = true;
    m_pending.clear();
    if (m_left.isEmpty() && m_unreachable.isEmpty()) return m_journal.remove();
    m_journal.setAside();
    m_kept = m_journal.folder();
}

} // namespace sky::storage
