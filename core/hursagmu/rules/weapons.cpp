#include "core/hursagmu/rules/weapons.h"

#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/swords.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

WeaponLine lineOf(const Derivation &derivation, const PresentItem &item)
{
    WeaponLine line;
    line.item = item.id;
    line.name = item.name;
    line.size = item.weapon->size;
    line.missile = isMissile(item);
    line.attack = attackWith(derivation, item);
    line.damage = damageWith(derivation, item);
    line.defense = defenseBonus(item);
    if (line.missile)
        line.longestShot = rules::missileRange(weaponBonus(derivation, item), line.damage,
                                               derivation.options().missileMaxRange);
    else
        line.thrownAttack = throwOf(derivation, item);
    if (item.isAtHand())
        line.concealment = rules::concealment(derivation.catalogue.size(item.weapon->size),
                                              derivation.options().concealment);
    line.quantity = item.quantity;
    line.weight = item.weight;
    return line;
}

WeaponLine bareHands(const Derivation &derivation)
{
    WeaponLine line;
    line.name = derivation.hasGift(QStringLiteral("natural_weapon")) ? Text::tr("Natural weapon")
                                                                     : Text::tr("Bare hands");
    line.attack = derivation.result.offenseMelee;
    line.damage = derivation.result.damage;
    line.defense = Breakdown::term(line.name, 0);
    line.weight = Breakdown::term(line.name, 0, Unit::Pounds);
    return line;
}

} // namespace

Breakdown weaponBonus(const Catalogue &catalogue, const QString &name, const WeaponSpec &weapon)
{
    if (weapon.weaponClass == WeaponClass::Melee) return Breakdown::term(name, weapon.damage);
    return Breakdown::term(name, catalogue.size(weapon.size).missileDamage, Unit::Number,
                           QStringLiteral("H-142"));
}

Breakdown weaponBonus(const Derivation &derivation, const PresentItem &item)
{
    return weaponBonus(derivation.catalogue, item.name, *item.weapon);
}

Breakdown defenseBonus(const PresentItem &item)
{
    return Breakdown::term(item.name, isMissile(item) ? 0 : item.weapon->defense, Unit::Number,
                           QStringLiteral("H-135"));
}

Breakdown attackWith(const Derivation &derivation, const PresentItem &item)
{
    if (!isMissile(item)) return derivation.result.offenseMelee;
    const QString &own = item.weapon->offenseTrait;
    const QString trait = own.isEmpty() ? QStringLiteral("archer") : own;
    return rules::offense(derivation.trait(trait), derivation.burden,
                          derivation.options().penaltiesInCombatValues);
}

Breakdown damageWith(const Derivation &derivation, const PresentItem &item)
{
    return rules::weaponDamage(derivation.trait(QStringLiteral("strength")), weaponBonus(derivation, item),
                               item.weapon->mechanical, derivation.options().mechanicalStrength);
}

Breakdown throwOf(const Derivation &derivation, const PresentItem &item)
{
    return rules::thrownOffense(derivation.trait(QStringLiteral("athlete")), item.weapon->throwable,
                                derivation.burden, derivation.options().penaltiesInCombatValues);
}

Breakdown bareDamage(const Derivation &derivation)
{
    const bool natural = derivation.hasGift(QStringLiteral("natural_weapon"));
    return rules::unarmedDamage(
        derivation.trait(QStringLiteral("strength")),
        Breakdown::term(Text::tr("Natural Weapon"), natural ? derivation.options().naturalWeaponValue : 0));
}

/// Everything that is a weapon, wherever it can be reached; bare hands last.
void deriveWeapons(Derivation &derivation)
{
    for (const PresentItem &item : derivation.result.items)
        if (item.weapon && item.place != Place::Left)
            derivation.result.weapons.push_back(lineOf(derivation, item));
    derivation.result.weapons.push_back(bareHands(derivation));
}

} // namespace sky::hursagmu
