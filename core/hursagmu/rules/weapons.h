#pragma once

#include "core/hursagmu/rules/derivation.h"

namespace sky::hursagmu
{

// One weapon by itself, as the weapons list and the rows of "in hand" both need it. The item has a weapon.

/// Its own damage bonus: bought with points, or by size for a missile weapon (H-142).
Breakdown weaponBonus(const Catalogue &catalogue, const QString &name, const WeaponSpec &weapon);
Breakdown weaponBonus(const Derivation &derivation, const PresentItem &item);
/// What it adds to Defense; a missile weapon blocks nothing (H-136, E-096).
Breakdown defenseBonus(const PresentItem &item);
/// Attack with it: Warrior, or the missile weapon's trait (H-179).
Breakdown attackWith(const Derivation &derivation, const PresentItem &item);
/// Damage with it alone and without the bonus for that (H-137).
Breakdown damageWith(const Derivation &derivation, const PresentItem &item);
/// Attack by throwing it (H-134).
Breakdown throwOf(const Derivation &derivation, const PresentItem &item);
/// Damage of a blow without a weapon, natural weapons included (H-113).
Breakdown bareDamage(const Derivation &derivation);

inline bool isMissile(const PresentItem &item)
{
    return item.weapon && item.weapon->weaponClass == WeaponClass::Missile;
}

} // namespace sky::hursagmu
