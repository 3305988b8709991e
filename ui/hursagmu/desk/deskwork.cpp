#include "ui/hursagmu/desk/deskwork.h"

#include "core/storage/together.h"
#include "ui/hursagmu/desk/writeprogress.h"
#include "ui/services/openfile.h"

#include <QApplication>

namespace sky::ui::hursagmu
{

sky::hursagmu::Desk DeskWork::desk() const
{
    PartyBench *bench = &m_bench;
    return {bench->document(),
            bench->seats(),
            m_game,
            m_game.catalogue(),
            services().ids,
            storage::journalFolderIn(services().stateFolder),
            [bench](const QString &path) { return bench->unsavedHere(path); },
            services().clock(),
            {},
            services().versions()};
}

std::vector<sky::hursagmu::AwardForecast> DeskWork::forecast(const sky::hursagmu::AwardPlan &plan) const
{
    return sky::hursagmu::forecast(desk(), plan);
}

Result<void> DeskWork::award(const sky::hursagmu::AwardPlan &plan)
{
    return work(plan.shares.size(),
                [&plan](const sky::hursagmu::Desk &desk) { return sky::hursagmu::award(desk, plan); });
}

std::vector<sky::hursagmu::TakeBackForecast> DeskWork::takeBackForecast(const QString &session) const
{
    return sky::hursagmu::takeBackForecast(desk(), session);
}

Result<void> DeskWork::takeBack(const QString &session, const sky::hursagmu::LedgerStamp &by,
                                sky::hursagmu::Debt debt)
{
    const party::Session *award = m_bench.party().session(session);
    return work(award ? award->shares.size() : 0, [&](const sky::hursagmu::Desk &desk) {
        return sky::hursagmu::takeBack(desk, session, by, debt);
    });
}

Result<void> DeskWork::edit(const QString &what, const std::vector<sky::hursagmu::MemberEdit> &edits)
{
    return work(edits.size(), [&](const sky::hursagmu::Desk &desk) {
        return sky::hursagmu::editMembers(desk, what, edits);
    });
}

QString DeskWork::partyObstacle() const
{
    return sky::hursagmu::partyObstacle(desk());
}

std::vector<sky::hursagmu::MemberEdit> DeskWork::renameEdits(const QString &session,
                                                             const sky::hursagmu::LedgerStamp &by) const
{
    return sky::hursagmu::renameEdits(desk(), session, by);
}

Result<void> DeskWork::work(size_t members,
                            const std::function<Result<QStringList>(const sky::hursagmu::Desk &)> &run)
{
    m_bench.catchUp(); // whoever is quick is not refused for what was written just before
    if (members < WriteProgress::Many) return follow(run(desk()));
    const std::vector<party::Seat> seats = m_bench.seats(); // the window goes on meanwhile
    const sky::hursagmu::Desk here = desk();
    WriteProgress progress(members, QApplication::activeWindow());
    return follow(run({here.document, seats, here.game, here.catalogue, here.ids, here.journalFolder,
                       here.openHere, here.now, [&progress](size_t done) { return progress.step(done); }}));
}

Result<void> DeskWork::follow(const Result<QStringList> &written)
{
    if (!written) return tl::unexpected(written.error());
    m_bench.follow(*written);
    return {};
}

Result<void> DeskWork::save(const QString &member)
{
    const party::Seat *seat = m_bench.seat(member);
    OpenFile *file = seat ? m_bench.openAt(seat->path) : nullptr;
    return file && file->needsSaving() ? file->save() : Result<void>();
}

const sky::hursagmu::Character *characterOf(const party::Seat &seat)
{
    return dynamic_cast<const sky::hursagmu::Character *>(seat.character.get());
}

const sky::hursagmu::Evaluation *factsOf(const party::Seat &seat)
{
    return dynamic_cast<const sky::hursagmu::Evaluation *>(seat.evaluation.get());
}

QString pointsText(int64_t points)
{
    return numberText(points, Unit::Number);
}

} // namespace sky::ui::hursagmu
