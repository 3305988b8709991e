#include "core/hursagmu/ledger/growth.h"

#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// The place of the trait in the list, added with its start when it is not there.
size_t traitPlace(std::vector<Growth::Trait> &traits, const QString &id, const Fold &folded)
{
    const auto found = std::find_if(traits.begin(), traits.end(),
                                    [&id](const Growth::Trait &trait) { return trait.id == id; });
    if (found != traits.end()) return static_cast<size_t>(found - traits.begin());
    const FoldedTrait *present = folded.trait(id);
    traits.push_back({id, {}, present ? present->bought.value() : 0, {}});
    return traits.size() - 1;
}

void addDay(std::vector<Growth::Day> &days, const FoldStep &step)
{
    const QDate date = step.entry->date;
    if (days.empty() || days.back().date != date) {
        Growth::Day next = days.empty() ? Growth::Day() : days.back();
        next.date = date;
        days.push_back(next);
    }
    days.back().earned = bounded(days.back().earned + step.earned);
    days.back().spent = bounded(days.back().spent + step.spent);
}

void addStep(std::vector<Growth::Step> &steps, QDate date, int level)
{
    if (steps.empty() || steps.back().date != date)
        steps.push_back({date, level});
    else
        steps.back().level = level;
}

/// Talents and professions of the lists in their order, then the others as they came.
void order(std::vector<Growth::Trait> &traits, const Catalogue &catalogue)
{
    const auto place = [&catalogue](const Growth::Trait &trait) {
        const auto &known = catalogue.traits();
        return std::find_if(known.begin(), known.end(),
                            [&trait](const TraitInfo &info) { return info.id == trait.id; }) -
               known.begin();
    };
    std::stable_sort(traits.begin(), traits.end(), [&place](const Growth::Trait &a, const Growth::Trait &b) {
        return place(a) < place(b);
    });
}

} // namespace

Growth growthOf(const Character &character, const Catalogue &catalogue)
{
    const Fold folded = fold(character, catalogue);
    Growth growth;
    for (const FoldStep &step : folded.steps) {
        addDay(growth.days, step);
        const QString id = changedTrait(*step.entry);
        if (id.isEmpty()) continue;
        const int level = step.entry->newTrait ? step.entry->newTrait->level.value() : step.entry->to;
        addStep(growth.traits[traitPlace(growth.traits, id, folded)].steps, step.entry->date, level);
    }
    const EntryWords words(character, catalogue);
    for (Growth::Trait &trait : growth.traits)
        trait.name = words.traitName(trait.id);
    order(growth.traits, catalogue);
    return growth;
}

} // namespace sky::hursagmu
