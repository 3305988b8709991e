#pragma once

#include "core/hursagmu/rules/derivation.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/weapons.h"

#include <vector>

namespace sky::hursagmu
{

// What a character does with weapons in its hands: single lines, from which "in hand" and the trial of a
// thing being made choose theirs. No line says whether it is held; who asks for it knows.

using Weapons = std::vector<const PresentItem *>;

/// A melee weapon for one hand.
bool isOneHanded(const Derivation &derivation, const PresentItem &item);

/// Weapons at hand for which the test holds, in list order.
template<class Test>
Weapons weaponsAtHand(const Derivation &derivation, Test test)
{
    Weapons found;
    for (const PresentItem &item : derivation.result.items)
        if (item.weapon && item.isAtHand() && test(item)) found.push_back(&item);
    return found;
}

/// Without the weapons to which `better` others are preferred: lines with them would be no better in any
/// number. It keeps the number of combinations small.
Weapons worthHolding(const Derivation &derivation, const Weapons &weapons, int better);

/// "Sword and shield": a name of one's own keeps its capitals. At least one weapon.
QString namesOf(const Weapons &weapons);

/// Melee weapons used together, or one of them alone with the bonus for that.
HandLine meleeLine(const Derivation &derivation, const QString &name, const Weapons &weapons,
                   rules::SingleBonus bonus);
/// A weapon that is shot or thrown, with the defenses of what else is in hand.
HandLine rangedLine(const Derivation &derivation, const QString &name, const PresentItem &item,
                    const Breakdown &attack, const Weapons &beside);
HandLine bareHandedLine(const Derivation &derivation);
/// The same line in the saddle, with these weapons in hand (E-098).
HandLine mountedLine(const Derivation &derivation, HandLine onFoot, const Weapons &held);

} // namespace sky::hursagmu
