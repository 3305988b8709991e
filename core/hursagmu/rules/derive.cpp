#include "core/hursagmu/rules/derivation.h"

#include <algorithm>

namespace sky::hursagmu
{

std::shared_ptr<Evaluation> derive(const Character &character, const Catalogue &catalogue, const Fold &folded)
{
    auto result = std::make_shared<Evaluation>();
    Derivation derivation{character, catalogue, folded, *result, {}};

    result->phase = character.phase;
    derivePoints(derivation);
    deriveItems(derivation);
    deriveMoney(derivation);
    deriveLoad(derivation);
    deriveRolls(derivation);
    deriveCombat(derivation);
    deriveWeapons(derivation);
    deriveHands(derivation);
    deriveSorcery(derivation);
    deriveInjury(derivation);
    deriveMeters(derivation);
    listValues(derivation);
    return result;
}

Breakdown Derivation::trait(const QString &id) const
{
    const TraitInfo *info = catalogue.trait(id);
    return Breakdown::term(info ? info->name : id, folded.level(id));
}

bool Derivation::hasGift(const QString &id) const
{
    return std::any_of(folded.gifts.begin(), folded.gifts.end(),
                       [&id](const FoldedGift &gift) { return gift.entry.gift == id; });
}

const PresentTrait *Evaluation::trait(const QString &traitId) const
{
    for (const auto *list : {&talents, &professions}) {
        const auto found = std::find_if(list->begin(), list->end(), [&traitId](const PresentTrait &trait) {
            return trait.id == traitId;
        });
        if (found != list->end()) return &*found;
    }
    return nullptr;
}

int Evaluation::level(const QString &traitId) const
{
    const PresentTrait *found = trait(traitId);
    return found ? found->level.value() : 0;
}

const PresentItem *Evaluation::item(const QString &itemId) const
{
    const auto found = itemPlaces.constFind(itemId);
    return found == itemPlaces.cend() ? nullptr : &items[*found];
}

} // namespace sky::hursagmu
