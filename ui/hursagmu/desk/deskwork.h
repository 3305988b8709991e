#pragma once

#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/party/awarding.h"
#include "core/hursagmu/rules/evaluation.h"
#include "ui/services/partybench.h"

namespace sky::ui::hursagmu
{

/// The party of a page and what may be done to its members' files. A refusal is given back, or told by the
/// bench where the method says so.
class DeskWork
{
public:
    DeskWork(PartyBench &bench, const sky::hursagmu::Hursagmu &game)
        : m_bench(bench)
        , m_game(game)
    {
    }

    PartyBench &bench() const { return m_bench; }
    const sky::hursagmu::Hursagmu &game() const { return m_game; }
    const sky::hursagmu::Catalogue &catalogue() const { return m_game.catalogue(); }
    const Services &services() const { return m_bench.services(); }
    QDate today() const { return services().clock().date(); }

    std::vector<sky::hursagmu::AwardForecast> forecast(const sky::hursagmu::AwardPlan &plan) const;
    Result<void> award(const sky::hursagmu::AwardPlan &plan);
    std::vector<sky::hursagmu::TakeBackForecast> takeBackForecast(const QString &session) const;
    Result<void> takeBack(const QString &session, const sky::hursagmu::LedgerStamp &by,
                          sky::hursagmu::Debt debt);
    QString partyObstacle() const;
    std::vector<sky::hursagmu::MemberEdit> renameEdits(const QString &session,
                                                       const sky::hursagmu::LedgerStamp &by) const;
    Result<void> edit(const QString &what, const std::vector<sky::hursagmu::MemberEdit> &edits);

    /// Saves the member's file that is open here with changes.
    Result<void> save(const QString &member);

private:
    sky::hursagmu::Desk desk() const;
    Result<void> follow(const Result<QStringList> &written);
    /// Does what works on so many members' files, with a dialog that stops it where they are many.
    Result<void> work(size_t members,
                      const std::function<Result<QStringList>(const sky::hursagmu::Desk &)> &run);

    PartyBench &m_bench;
    const sky::hursagmu::Hursagmu &m_game;
};

/// What an open member of the party is by the game; nothing where its file could not be read.
const sky::hursagmu::Character *characterOf(const party::Seat &seat);
const sky::hursagmu::Evaluation *factsOf(const party::Seat &seat);

/// "4", "−3".
QString pointsText(int64_t points);

} // namespace sky::ui::hursagmu
