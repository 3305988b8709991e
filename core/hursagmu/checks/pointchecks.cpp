#include "core/hursagmu/checks/checktable.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/entries.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/traits.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

QString pointSubject(const QString &traitId)
{
    return QStringLiteral("trait/") + traitId;
}

/// Offered in creation only: in play a level is lowered with a date and a reason.
std::vector<Fix> lowerTo(const Checked &checked, const PresentTrait &trait, int level)
{
    const std::optional<Level> lower = Level::of(level);
    if (checked.character.phase != Phase::Creation || !lower) return {};
    return {{filled(Text::tr("Lower %1 to %2"), trait.name, level),
             setTrait(checked.catalogue, trait.id, *lower, {}, {})}};
}

/// Runs `visit` on every present trait.
template<class Visit>
void eachTrait(const Checked &checked, Visit visit)
{
    for (const PresentTrait &trait : checked.result.talents)
        visit(trait);
    for (const PresentTrait &trait : checked.result.professions)
        visit(trait);
}

} // namespace

Findings findOverBudget(const Checked &checked)
{
    const int64_t over = -checked.result.remaining;
    if (over <= 0) return {};
    const int64_t spent = checked.result.spent;
    const QString sentence =
        filled(Text::tr("Traits and gifts cost %1 points, the budget is %2: %3 too many."), spent,
               checked.result.budget, over);
    std::vector<Fix> fixes;
    if (spent <= limits::Budget)
        fixes.push_back({Text::tr("Raise the budget to %1").arg(spent), setBudget(spent)});
    return {{{}, sentence, over, fixes, {}}};
}

Findings findBudgetUnspent(const Checked &checked)
{
    const int64_t left = checked.result.remaining;
    const auto &ledger = checked.character.ledger;
    // Once play began, what was left is experience or given up.
    const bool begun =
        checked.character.phase == Phase::Play && std::any_of(ledger.begin(), ledger.end(), beginsPlay);
    if (left <= 0 || begun) return {};
    return {{{}, filled(Text::tr("%1 of %2 points are left."), left, checked.result.budget), left, {}, {}}};
}

Findings findExperienceOverspent(const Checked &checked)
{
    const int64_t over = -checked.result.experienceUnspent();
    if (over <= 0) return {};
    return {{{},
             filled(Text::tr("%1 experience is spent, but only %2 was earned: %3 too much."),
                    checked.result.experienceSpent, checked.result.experienceEarned, over),
             over,
             {},
             {}}};
}

Findings findTraitAboveStartMax(const Checked &checked)
{
    const std::optional<int64_t> most = checked.character.options.traitStartMax;
    if (!most) return {};
    Findings found;
    for (const FoldedTrait &trait : checked.folded.traits) {
        const PresentTrait *present = checked.result.trait(trait.entry.id);
        const int64_t over = trait.bought.value() - *most;
        if (over <= 0 || !present) continue;
        found.push_back({pointSubject(trait.entry.id),
                         filled(Text::tr("%1 starts at %2; in this campaign no trait starts above %3."),
                                present->name, trait.bought.value(), *most),
                         over,
                         lowerTo(checked, *present, static_cast<int>(*most)),
                         {}});
    }
    return found;
}

Findings findTraitBeyondTable(const Checked &checked)
{
    Findings found;
    eachTrait(checked, [&](const PresentTrait &trait) {
        if (rules::levelAllowed(trait.level, checked.character.options.costExtension)) return;
        found.push_back({pointSubject(trait.id),
                         filled(Text::tr("%1 is at %2; in this campaign levels end with the table at %3."),
                                trait.name, trait.level.value(), rules::LastTableLevel),
                         trait.level.value() - rules::LastTableLevel,
                         lowerTo(checked, trait, rules::LastTableLevel),
                         {}});
    });
    return found;
}

Findings findCustomTraitNotAllowed(const Checked &checked)
{
    if (checked.character.options.optCustomTraits) return {};
    Findings found;
    eachTrait(checked, [&](const PresentTrait &trait) {
        if (!trait.custom) return;
        std::vector<Fix> fixes;
        if (checked.character.phase == Phase::Creation && !isKeptForTheLedger(checked.character, trait.id))
            fixes.push_back(
                {filled(Text::tr("Remove %1"), trait.name), removeCustomTrait(checked.catalogue, trait.id)});
        found.push_back(
            {pointSubject(trait.id),
             filled(Text::tr("%1 is a trait of the player's own; this campaign has none."), trait.name),
             0,
             fixes,
             {}});
    });
    return found;
}

Findings findUnknownTrait(const Checked &checked)
{
    Findings found;
    eachTrait(checked, [&](const PresentTrait &trait) {
        if (trait.known) return;
        found.push_back(
            {pointSubject(trait.id),
             filled(Text::tr("The lists have no trait %1; it is kept and priced by the table."), trait.name),
             0,
             {},
             {}});
    });
    return found;
}

Findings findTraitTwice(const Checked &checked)
{
    Findings found;
    const auto &traits = checked.character.creation.traits;
    for (auto entry = traits.begin(); entry != traits.end(); ++entry) {
        const auto sameId = [&entry](const TraitEntry &other) { return other.id == entry->id; };
        if (std::none_of(traits.begin(), entry, sameId)) continue;
        const PresentTrait *present = checked.result.trait(entry->id);
        found.push_back({pointSubject(entry->id),
                         filled(Text::tr("%1 is bought twice; only the first counts."),
                                present ? present->name : entry->id),
                         0,
                         {},
                         {}});
    }
    return found;
}

} // namespace sky::hursagmu
