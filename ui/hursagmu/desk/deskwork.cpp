#include "ui/hursagmu/desk/deskwork.h"

#include "core/storage/together.h"
#include "ui/services/openfile.h"

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
            services().clock()};
}

std::vector<sky::hursagmu::AwardForecast> DeskWork::forecast(const sky::hursagmu::AwardPlan &plan) const
{
    return sky::hursagmu::forecast(desk(), plan);
}

Result<void> DeskWork::award(const sky::hursagmu::AwardPlan &plan)
{
    return follow(sky::hursagmu::award(desk(), plan));
}

std::vector<sky::hursagmu::TakeBackForecast> DeskWork::takeBackForecast(const QString &session) const
{
    return sky::hursagmu::takeBackForecast(desk(), session);
}

Result<void> DeskWork::takeBack(const QString &session, const sky::hursagmu::LedgerStamp &by,
                                sky::hursagmu::Debt debt)
{
    return follow(sky::hursagmu::takeBack(desk(), session, by, debt));
}

Result<void> DeskWork::edit(const QString &what, const std::vector<sky::hursagmu::MemberEdit> &edits)
{
    return follow(sky::hursagmu::editMembers(desk(), what, edits));
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
