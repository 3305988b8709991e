#include "core/hursagmu/checks/checktable.h"
#include "core/hursagmu/text.h"

#include <algorithm>
#include <cstdlib>

namespace sky::hursagmu
{

namespace
{

QString ledgerSubject(const FoldStep &step)
{
    return QStringLiteral("ledger/") + step.entry->id;
}

QString dateOf(const FoldStep &step)
{
    return step.entry->date.isValid() ? dayWords(step.entry->date) : Text::tr("no date");
}

bool namesTrait(const FoldStep &step)
{
    const EntryKind kind = step.entry->kind;
    return kind == EntryKind::Raise || (kind == EntryKind::Retrain && !step.entry->gift);
}

QString traitOf(const Checked &checked, const FoldStep &step)
{
    const QString id = step.entry->newTrait ? step.entry->newTrait->id : step.entry->trait;
    const PresentTrait *present = checked.result.trait(id);
    return present ? present->name : id;
}

} // namespace

/// A debt that was made good later; one that was not is experience overspent. It is told at the entry that
/// ran into it, with the most that was owed until it was paid.
Findings findBalanceNegative(const Checked &checked)
{
    if (checked.result.experienceUnspent() < 0) return {};
    Findings found;
    const auto &steps = checked.folded.steps;
    for (auto start = steps.begin(); start != steps.end();) {
        start = std::find_if(start, steps.end(), [](const FoldStep &step) { return step.balance < 0; });
        const auto paid =
            std::find_if(start, steps.end(), [](const FoldStep &step) { return step.balance >= 0; });
        const auto deepest = std::min_element(
            start, paid, [](const FoldStep &a, const FoldStep &b) { return a.balance < b.balance; });
        if (start != paid)
            found.push_back(
                {ledgerSubject(*start),
                 filled(Text::tr("On %1 more experience was spent than had been earned: %2 too much."),
                        dateOf(*deepest), -deepest->balance),
                 -deepest->balance,
                 {},
                 {}});
        start = paid;
    }
    return found;
}

Findings findRaiseChainBroken(const Checked &checked)
{
    Findings found;
    for (const FoldStep &step : checked.folded.steps) {
        const bool learnedTwice = step.entry->kind == EntryKind::NewTrait && step.levelBefore > 0;
        const int from = namesTrait(step) ? step.entry->from : 0;
        if (!learnedTwice && (!namesTrait(step) || from == step.levelBefore)) continue;
        found.push_back({ledgerSubject(step),
                         filled(Text::tr("The change of %1 on %2 starts from %3, but the trait stood at %4."),
                                traitOf(checked, step), dateOf(step), from, step.levelBefore),
                         std::abs(from - step.levelBefore),
                         {},
                         {}});
    }
    return found;
}

Findings findRaiseDownward(const Checked &checked)
{
    Findings found;
    for (const FoldStep &step : checked.folded.steps) {
        if (!namesTrait(step)) continue;
        const int rise = step.entry->to - step.entry->from;
        const bool raise = step.entry->kind == EntryKind::Raise;
        if (raise ? rise > 0 : rise < 0) continue;
        found.push_back({ledgerSubject(step),
                         filled((raise ? Text::tr("The raise of %1 on %2 goes from %3 to %4.")
                                       : Text::tr("The lowering of %1 on %2 goes from %3 to %4.")),
                                traitOf(checked, step), dateOf(step), step.entry->from, step.entry->to),
                         std::abs(rise),
                         {},
                         {}});
    }
    return found;
}

Findings findRetrainUnpaid(const Checked &checked)
{
    Findings found;
    for (const FoldStep &step : checked.folded.steps) {
        if (step.entry->kind != EntryKind::Retrain || !step.found || step.spent < 0 || step.worth == 0)
            continue;
        const QString what = step.entry->gift ? step.entry->gift->name : traitOf(checked, step);
        const GiftInfo *info = step.entry->gift ? checked.catalogue.gift(step.entry->gift->gift) : nullptr;
        found.push_back({ledgerSubject(step),
                         filled(Text::tr("Giving up %1 on %2 brings no points back in this campaign."),
                                info ? info->name : what, dateOf(step)),
                         0,
                         {},
                         {}});
    }
    return found;
}

Findings findRetrainOfNothing(const Checked &checked)
{
    Findings found;
    for (const FoldStep &step : checked.folded.steps)
        if (!step.found)
            found.push_back(
                {ledgerSubject(step),
                 Text::tr("On %1 a gift is given up that the character did not have.").arg(dateOf(step)),
                 0,
                 {},
                 {}});
    return found;
}

} // namespace sky::hursagmu
