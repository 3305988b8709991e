#include "core/storage/together.h"

#include "core/storage/files.h"
#include "core/storage/journal.h"
#include "core/storage/replacement.h"
#include "core/storage/text.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <unistd.h>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <cerrno>

namespace sky::storage
{

namespace
{

tl::unexpected<Error> about(const QString &path, const Error &error)
{
    return fail(error.kind, Text::tr("%1: %2").arg(path, error.message), error.detail);
}

/// Brings the files of a journal to one end.
class Settlement
{
public:
    explicit Settlement(Journal &journal)
        : m_journal(journal)
    {
    }

    void run();
    FinishedWrites finished() const;
    /// Why a file could not be completed, and what became of the others; nothing when all were.
    std::optional<Error> failure() const;

private:
    enum class Content { Before, After, Foreign, Unreachable };

    Content contentOf(size_t i) const;
    bool complete();
    bool completeOne(size_t i);
    bool place(size_t i);
    void takeBack();
    bool restore(size_t i);
    void leave(size_t i, QStringList &list);
    void syncFolders() const;
    void close();

    Journal &m_journal;
    bool m_completed = false;
    QStringList m_foreign, m_unreachable;
    std::optional<Error> m_failure;
};

void Settlement::run()
{
    if (m_journal.state() == Journal::State::Committed) {
        m_completed = complete();
        // What cannot be marked is taken back all the same; the next start will try to complete it first.
        if (!m_completed) static_cast<void>(m_journal.moveTo(Journal::State::Returned));
    }
    if (!m_completed) takeBack();
    syncFolders();
    close();
}

FinishedWrites Settlement::finished() const
{
    FinishedWrites result{m_journal.what(), m_completed, {}, m_foreign + m_unreachable};
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
    if (!QFileInfo::exists(file.target)) {
        if (!QFileInfo::exists(QFileInfo(file.target).path())) return Content::Unreachable;
        return file.existed ? Content::Foreign : Content::Before;
    }
    const qsizetype most = std::max(file.before, file.after);
    const auto bytes = readFile(file.target, most + 1);
    if (!bytes) return QFileInfo(file.target).size() > most ? Content::Foreign : Content::Unreachable;
    const QByteArray hash = Journal::hashOf(*bytes);
    if (hash == file.afterHash) return Content::After;
    if (file.existed && hash == file.beforeHash) return Content::Before;
    return Content::Foreign;
}

void Settlement::leave(size_t i, QStringList &list)
{
    const QString &path = m_journal.files()[i].path;
    if (!list.contains(path)) list << path;
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
    const QByteArray temporary = QFile::encodeName(file.temporary);
    switch (contentOf(i)) {
    case Content::After:
        ::unlink(temporary.constData());
        return true;
    case Content::Before:
        return place(i);
    case Content::Foreign:
        // Without its new version beside it, it had been new, and was written again since.
        if (!QFileInfo::exists(file.temporary)) {
            leave(i, m_foreign);
            return true;
        }
        break;
    case Content::Unreachable:
        break;
    }
    m_failure =
        Error{ErrorKind::Refused, Text::tr("%1: Somebody else changed the file meanwhile.").arg(file.path),
              QStringLiteral("a file is not as expected")};
    return false;
}

bool Settlement::place(size_t i)
{
    const Journal::File &file = m_journal.files()[i];
    const auto after = m_journal.after(i);
    const auto beside = readFile(file.temporary, file.after + 1);
    if (after && beside && *beside == *after) {
        if (::rename(QFile::encodeName(file.temporary).constData(),
                     QFile::encodeName(file.target).constData()) == 0)
            return true;
        m_failure = about(file.path, notWritten("rename", errno).value()).value();
        return false;
    }
    // Its new version is gone from there: once more, from the journal.
    const Result<void> done = after ? writeFile(file.target, *after) : notWritten("journal", EIO);
    if (!done) {
        m_failure = about(file.path, done.error()).value();
        return false;
    }
    ::unlink(QFile::encodeName(file.temporary).constData());
    return true;
}

void Settlement::takeBack()
{
    m_foreign.clear();
    for (size_t i = 0; i < m_journal.files().size(); ++i) {
        const Journal::File &file = m_journal.files()[i];
        if (::unlink(QFile::encodeName(file.temporary).constData()) != 0 && errno != ENOENT)
            leave(i, m_unreachable);
        if (m_journal.state() == Journal::State::Prepared) continue; // the files were not touched
        switch (contentOf(i)) {
        case Content::Before:
            break;
        case Content::After:
            if (!restore(i)) leave(i, m_unreachable);
            break;
        case Content::Foreign:
            leave(i, m_foreign);
            break;
        case Content::Unreachable:
            leave(i, m_unreachable);
            break;
        }
    }
}

bool Settlement::restore(size_t i)
{
    const Journal::File &file = m_journal.files()[i];
    if (!file.existed) return ::unlink(QFile::encodeName(file.target).constData()) == 0;
    const auto before = m_journal.before(i);
    return before && writeFile(file.target, *before);
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
    if (!m_unreachable.isEmpty()) return; // the next start tries again
    if (m_foreign.isEmpty())
        m_journal.remove();
    else
        m_journal.setAside();
}

/// Whether a file is what is said to be there.
Result<Target> asExpected(const Write &write)
{
    if (const auto may = mayWrite(write.path); !may) return tl::unexpected(may.error());
    auto target = writableTarget(write.path);
    if (!target) return target;
    bool same = !target->exists && write.before.isEmpty();
    if (target->exists && !write.before.isEmpty()) {
        const auto bytes = readFile(target->path, std::max<qsizetype>(1, write.before.size()));
        same = bytes && *bytes == write.before;
    }
    if (!same) return refuse(Text::tr("Somebody else changed the file meanwhile."));
    return target;
}

/// What was left half done and could be finished has to be looked at first.
Result<void> nothingLeft(const QString &journalFolder)
{
    for (const FinishedWrites &each : finishWrites(journalFolder)) {
        if (each.files.isEmpty()) continue;
        return refuse(Text::tr("%1 Look at the files and try again.").arg(inWords(each)));
    }
    return {};
}

Result<void> prepareFiles(const Journal &journal, const std::vector<Write> &writes,
                          const std::vector<Target> &targets)
{
    for (size_t i = 0; i < writes.size(); ++i) {
        Replacement replacement(targets[i]);
        if (const auto done = replacement.prepareAs(journal.files()[i].temporary, writes[i].after); !done)
            return about(writes[i].path, done.error());
        replacement.leave();
    }
    return {};
}

} // namespace

QString journalFolderIn(const QString &stateFolder)
{
    return stateFolder + QLatin1String("/together");
}

QString inWords(const FinishedWrites &work)
{
    QString text = work.completed ? Text::tr("Work that was cut off has been completed: %1.").arg(work.what)
                                  : Text::tr("Work that was cut off has been taken back: %1.").arg(work.what);
    if (!work.leftAlone.isEmpty())
        text += QLatin1Char(' ') +
                Text::tr("Left as they are, since somebody else changed them or they cannot be reached: %1.")
                    .arg(work.leftAlone.join(QLatin1String(", ")));
    return text;
}

Result<void> writeTogether(const std::vector<Write> &all, const QString &journalFolder, const QString &what)
{
    if (auto done = nothingLeft(journalFolder); !done) return done;
    std::vector<Write> writes;
    std::vector<Target> targets;
    std::vector<Journal::File> files;
    QSet<QString> met;
    for (const Write &write : all) {
        const auto target = asExpected(write);
        if (!target) return about(write.path, target.error());
        if (met.contains(target->path))
            return about(write.path, {ErrorKind::Usage, Text::tr("This file is named twice."), {}});
        met << target->path;
        if (target->exists && write.before == write.after) continue;
        files.push_back(
            {write.path, target->path, Replacement::freshName(*target), target->exists, 0, 0, {}, {}});
        writes.push_back(write);
        targets.push_back(*target);
    }
    if (writes.empty()) return {};

    auto journal = Journal::begin(journalFolder, what, std::move(files), writes);
    if (!journal) return tl::unexpected(journal.error());
    auto done = prepareFiles(*journal, writes, targets);
    if (done) done = journal->moveTo(Journal::State::Committed);
    Settlement settlement(*journal);
    settlement.run();
    if (const auto failure = settlement.failure(); done && failure) return tl::unexpected(*failure);
    return done;
}

std::vector<FinishedWrites> finishWrites(const QString &journalFolder)
{
    std::vector<FinishedWrites> result;
    for (Journal &journal : Journal::abandoned(journalFolder)) {
        Settlement settlement(journal);
        settlement.run();
        result.push_back(settlement.finished());
        spdlog::warn("Files written together were {} after a sudden end; {} left alone",
                     result.back().completed ? "completed" : "taken back", result.back().leftAlone.size());
    }
    return result;
}

} // namespace sky::storage
