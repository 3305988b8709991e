#include "core/storage/together.h"

#include "core/storage/files.h"
#include "core/storage/journal.h"
#include "core/storage/replacement.h"
#include "core/storage/settlement.h"
#include "core/storage/text.h"

#include <QSet>

#include <spdlog/spdlog.h>

#include <algorithm>
#include <cerrno>

namespace sky::storage
{

namespace
{

constexpr qint64 MostDays = 30; ///< that files which cannot be reached are waited for

/// What became of an earlier work.
struct Settled {
    FinishedWrites work;
    bool isNews = true;
    QStringList pending;
};

Settled settle(Journal &journal, const QDateTime &now)
{
    using Outcome = FinishedWrites::Outcome;
    QStringList paths;
    for (const Journal::File &file : journal.files())
        paths << file.path;
    if (journal.state() == Journal::State::Newer)
        return {{journal.what(), Outcome::Newer, {}, paths, {}}, false, {}};
    if (journal.state() == Journal::State::Damaged) {
        journal.setAside();
        return {{journal.what(), Outcome::Damaged, {}, paths, journal.folder()}, true, {}};
    }
    Settlement settlement(journal, journal.begun().daysTo(now) >= MostDays);
    settlement.lockFiles();
    settlement.run();
    return {settlement.finished(), settlement.isNews(), settlement.pending()};
}

/// In the log; in the order of the outcomes.
constexpr const char *OutcomeWords[] = {"completed", "taken back", "damaged, kept", "of a newer version"};

std::vector<Settled> settleAll(const QString &journalFolder, const QDateTime &now)
{
    std::vector<Settled> all;
    for (Journal &journal : Journal::abandoned(journalFolder)) {
        all.push_back(settle(journal, now));
        spdlog::warn("Files written together were cut off by a sudden end: {}, {} left alone",
                     OutcomeWords[size_t(all.back().work.outcome)], all.back().work.leftAlone.size());
    }
    return all;
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
    if (!target->exists && !same) return refuse(Text::tr("The file is not there any more."));
    if (!same) return refuse(Text::tr("Somebody else changed the file meanwhile."));
    if (write.after.size() > Journal::MostBytes) return notWritten("size", EFBIG);
    return target;
}

/// What was cut off is finished first, and people look at it. Gives the targets that wait for it still.
Result<QStringList> finishEarlier(const QString &journalFolder)
{
    QStringList news, pending;
    for (const Settled &each : settleAll(journalFolder, QDateTime::currentDateTimeUtc())) {
        if (each.isNews) news << inWords(each.work);
        pending += each.pending;
    }
    if (news.isEmpty()) return pending;
    return refuse(Text::tr("%1 Look at the files and try again.").arg(news.join(QLatin1Char(' '))));
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
    using Outcome = FinishedWrites::Outcome;
    const QString what = work.what.isEmpty() ? Text::tr("unknown") : work.what;
    const QString files = work.leftAlone.join(QLatin1String(", "));
    QStringList text;
    switch (work.outcome) {
    case Outcome::Completed:
        text << Text::tr("Work that was cut off has been completed: %1.").arg(what);
        break;
    case Outcome::TakenBack:
        text << Text::tr("Work that was cut off has been taken back: %1.").arg(what);
        break;
    case Outcome::Damaged:
        text << Text::tr(
                    "Work that was cut off cannot be finished, since its record is damaged: %1. Some of its "
                    "files may be new and others old.")
                    .arg(what);
        if (!files.isEmpty()) text << Text::tr("Its files: %1.").arg(files);
        break;
    case Outcome::Newer:
        return Text::tr("A newer version of Skychamber was cut off while it wrote several files. Start that "
                        "one, so that it finishes its work.");
    }
    if (!files.isEmpty() && work.outcome != Outcome::Damaged)
        text << Text::tr(
                    "Left as they are, since somebody else changed them, they cannot be reached or their old "
                    "version is lost: %1.")
                    .arg(files);
    if (work.givenUp) text << Text::tr("After 30 days this is not tried any more.");
    if (!work.kept.isEmpty()) text << Text::tr("What is left of it lies in %1.").arg(work.kept);
    return text.join(QLatin1Char(' '));
}

Result<void> writeTogether(const std::vector<Write> &all, const QString &journalFolder, const QString &what)
{
    const auto pending = finishEarlier(journalFolder);
    if (!pending) return tl::unexpected(pending.error());
    std::vector<Write> writes;
    std::vector<Target> targets;
    std::vector<Journal::File> files;
    QSet<QString> met;
    for (const Write &write : all) {
        const auto target = asExpected(write);
        if (!target) return about(write.path, target.error());
        if (pending->contains(target->path))
            return about(write.path, {ErrorKind::Refused,
                                      Text::tr("Work on it that was cut off could not be taken back yet."),
                                      {}});
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

std::vector<FinishedWrites> finishWrites(const QString &journalFolder, const QDateTime &now)
{
    std::vector<FinishedWrites> result;
    for (Settled &each : settleAll(journalFolder, now))
        if (each.isNews || each.work.outcome == FinishedWrites::Outcome::Newer)
            result.push_back(std::move(each.work));
    return result;
}

} // namespace sky::storage
