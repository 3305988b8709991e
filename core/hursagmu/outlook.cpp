#include "core/hursagmu/outlook.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// Cheapest first; of equally dear ones in the order of the book.
std::vector<const PresentTrait *> raisable(const Evaluation &now)
{
    std::vector<const PresentTrait *> traits;
    for (const auto *list : {&now.talents, &now.professions})
        for (const PresentTrait &trait : *list)
            if (trait.nextCost && trait.level.value() < Level::Max) traits.push_back(&trait);
    std::stable_sort(traits.begin(), traits.end(), [](const PresentTrait *a, const PresentTrait *b) {
        return *a->nextCost < *b->nextCost;
    });
    return traits;
}

/// Of the day of the last entry: a purchase in play needs a day, and none may come before it.
LedgerStamp stampAfter(const Character &character)
{
    LedgerStamp stamp;
    stamp.date = QDate(1, 1, 1);
    for (const LedgerEntry &entry : character.ledger)
        stamp.date = std::max(stamp.date, entry.date);
    return stamp;
}

/// The value once that trait stands one level higher; nothing when the trait can't be raised.
std::optional<int64_t> valueWith(const Character &character, const Catalogue &catalogue,
                                 const PresentTrait &trait, const QString &valueId)
{
    Character candidate = character;
    const auto raised = setTrait(catalogue, trait.id, *Level::of(trait.level.value() + 1),
                                 countingIds(QStringLiteral("?")), stampAfter(character))
                            .change(candidate);
    if (!raised) return std::nullopt;
    const auto after = derive(candidate, catalogue, fold(candidate, catalogue));
    const DerivedValue *value = after->find(valueId);
    return value ? std::optional(value->number.value()) : std::nullopt;
}

} // namespace

std::optional<Outlook> outlookOf(const Character &character, const Evaluation &now,
                                 const Catalogue &catalogue, const QString &valueId)
{
    const DerivedValue *present = now.find(valueId);
    if (!present) return std::nullopt;
    for (const PresentTrait *trait : raisable(now)) {
        const auto value = valueWith(character, catalogue, *trait, valueId);
        if (value && *value > present->number.value())
            return Outlook{trait->id, trait->level.value() + 1, *trait->nextCost, *value};
    }
    return std::nullopt;
}

} // namespace sky::hursagmu
