#include "core/hursagmu/rules/hands.h"

#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/rules/swords.h"
#include "core/hursagmu/rules/weapons.h"

#include <QHash>

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

constexpr int HumanHands = 2;
/// A bound for broken files; more hands than that fill no sheet.
constexpr int MostHands = 100;

} // namespace

int handSlots(const std::vector<FoldedGift> &gifts)
{
    int slots = HumanHands;
    for (const FoldedGift &gift : gifts) {
        const bool holds = gift.entry.limb == LimbKind::Arm || gift.entry.limb == LimbKind::Tentacle;
        if (gift.entry.gift == QLatin1String("extra_limb") && holds)
            slots += std::clamp(gift.entry.count, 0, MostHands);
    }
    return std::min(slots, MostHands);
}

std::vector<const PresentItem *> heldWeapons(const Derivation &derivation)
{
    std::vector<const PresentItem *> held;
    QHash<QString, int> slots;
    const std::vector<QString> &hands = derivation.character.hands;
    const size_t usable = std::min(hands.size(), static_cast<size_t>(handSlots(derivation.folded.gifts)));
    for (size_t i = 0; i < usable; ++i) {
        const QString &id = hands[i];
        const PresentItem *item = derivation.result.item(id);
        if (!item || !item->weapon || !item->isAtHand()) continue;
        const int needed = handsFor(*item->weapon, derivation.catalogue);
        const int filled = ++slots[id];
        if (filled % needed == 0 && filled / needed <= item->quantity) held.push_back(item);
    }
    return held;
}

DefenseBonuses bonusesOf(const std::vector<const PresentItem *> &weapons)
{
    DefenseBonuses bonuses;
    for (const PresentItem *item : weapons) {
        if (isMissile(*item)) continue;
        const Breakdown bonus = defenseBonus(*item);
        bonuses.weapons.push_back(bonus);
        if (item->weapon->shield) bonuses.shields.push_back(bonus);
    }
    return bonuses;
}

Defenses defensesWith(const Derivation &derivation, const DefenseBonuses &bonuses)
{
    const RuleOptions &options = derivation.options();
    const PenaltyReach reach = options.penaltiesInCombatValues;
    const Breakdown athlete = derivation.trait(QStringLiteral("athlete"));
    const Breakdown warrior = derivation.trait(QStringLiteral("warrior"));
    const bool anyBlocks = options.missileBlock == MissileBlock::AlwaysBlock;
    const auto &blocking = anyBlocks ? bonuses.weapons : bonuses.shields;

    Defenses result;
    result.defense = rules::defense(athlete, warrior, bonuses.weapons, derivation.burden, reach);
    result.missiles =
        rules::missileDefense(athlete, warrior, bonuses.weapons, bonuses.shields, derivation.burden, options);
    result.mounted = rules::mountedDefense(warrior, bonuses.weapons, derivation.burden, reach);
    result.mountedMissiles = anyBlocks || !blocking.empty()
                                 ? rules::mountedDefense(warrior, blocking, derivation.burden, reach)
                                 : mountedDodge(derivation);
    return result;
}

Breakdown mountedDodge(const Derivation &derivation)
{
    return rules::mountedDodge(derivation.trait(QStringLiteral("rider")), 0, derivation.burden,
                               derivation.options().penaltiesInCombatValues);
}

} // namespace sky::hursagmu
