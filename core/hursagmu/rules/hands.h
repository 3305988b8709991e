#pragma once

#include "core/hursagmu/rules/derivation.h"

#include <vector>

namespace sky::hursagmu
{

/// Hands to hold things with: two, and one for each extra arm or tentacle (H-112, E-036).
int handSlots(const std::vector<FoldedGift> &gifts);

/// The weapons in hand, in slot order, one for each piece held: a stack may fill several slots, a two-handed
/// weapon fills two. What is held but not at hand, or in more hands than there are, is left out (it is an
/// issue).
std::vector<const PresentItem *> heldWeapons(const Derivation &derivation);

/// What the weapons in use add to Defense. A missile weapon blocks nothing (H-136, E-096).
struct DefenseBonuses {
    std::vector<Breakdown> weapons; ///< all of them
    std::vector<Breakdown> shields; ///< the shields among them (E-096)
};
DefenseBonuses bonusesOf(const std::vector<const PresentItem *> &weapons);

struct Defenses {
    Breakdown defense;
    Breakdown missiles;
    Breakdown mounted; ///< in the saddle, able to block (E-098)
    Breakdown mountedMissiles;
};
Defenses defensesWith(const Derivation &derivation, const DefenseBonuses &bonuses);
/// In the saddle and unable to block (H-269).
Breakdown mountedDodge(const Derivation &derivation);

} // namespace sky::hursagmu
