#include "core/hursagmu/rules/derivation.h"
#include "core/hursagmu/rules/hands.h"
#include "core/hursagmu/rules/swords.h"
#include "core/hursagmu/rules/weapons.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

Breakdown wornEndurance(const Derivation &derivation)
{
    std::vector<Breakdown> suits;
    for (const PresentItem &item : derivation.result.wornArmor)
        suits.push_back(
            Breakdown::term(item.name, item.armor->endurance, Unit::Number, QStringLiteral("H-151")));
    if (suits.size() == 1) return suits.front();
    return Breakdown::sum(Text::tr("armor"), std::move(suits));
}

Breakdown naturalEndurance(const Derivation &derivation)
{
    const int64_t value =
        derivation.hasGift(QStringLiteral("natural_armor")) ? derivation.options().naturalArmorValue : 0;
    return Breakdown::term(Text::tr("Natural Armor"), value, Unit::Number, QStringLiteral("H-115"));
}

void deriveAttacks(Derivation &derivation)
{
    const auto offense = [&derivation](const QString &trait) {
        return rules::offense(derivation.trait(trait), derivation.burden,
                              derivation.options().penaltiesInCombatValues);
    };
    Evaluation &result = derivation.result;
    result.offenseMelee = offense(QStringLiteral("warrior"));
    result.offenseMissile = offense(QStringLiteral("archer"));
    result.offenseThrown =
        rules::thrownOffense(derivation.trait(QStringLiteral("athlete")), true, derivation.burden,
                             derivation.options().penaltiesInCombatValues);
    result.offenseSorcery = rules::sorceryOffense(derivation.trait(QStringLiteral("intellect")));
    result.damage = bareDamage(derivation);
}

void deriveDefenses(Derivation &derivation)
{
    Evaluation &result = derivation.result;
    const Defenses held = defensesWith(derivation, bonusesOf(heldWeapons(derivation)));
    const Defenses bare = defensesWith(derivation, {});
    result.defense = held.defense;
    result.defenseMissiles = held.missiles;
    result.mountedDefense = held.mounted;
    result.defenseUnarmed = bare.defense;
    result.defenseMissilesUnarmed = bare.missiles;
    result.mountedDefenseNoBlock = mountedDodge(derivation);
    result.defiance = rules::defiance(derivation.trait(QStringLiteral("intellect")));
    result.endurance =
        rules::endurance(derivation.trait(QStringLiteral("constitution")), wornEndurance(derivation),
                         naturalEndurance(derivation), derivation.options().naturalArmorStacks);
}

void deriveMovement(Derivation &derivation)
{
    Evaluation &result = derivation.result;
    const Breakdown athlete = derivation.trait(QStringLiteral("athlete"));
    result.move = rules::movement(athlete, derivation.burden);
    result.swim =
        rules::swim(athlete, derivation.burden.load, derivation.hasGift(QStringLiteral("amphibious")));
    result.swimNeedsArmorOff = !result.wornArmor.empty();
    result.bodyMass =
        Breakdown::term(Text::tr("body"), derivation.character.bodyMass.smallest(), Unit::Pounds);
    const Breakdown gear = Breakdown::term(Text::tr("load"), result.load.carried.value(), Unit::Pounds);
    result.grappleMass =
        Breakdown::sum(Text::tr("body and load"), {result.bodyMass, gear}, QStringLiteral("E-095"));
}

} // namespace

void deriveRolls(Derivation &derivation)
{
    const auto roll = [&derivation](PresentTrait &trait) {
        const Breakdown level = Breakdown::term(trait.name, trait.level.value());
        trait.roll = rules::rollLevel(trait.id, level, derivation.burden, derivation.options());
    };
    for (PresentTrait &trait : derivation.result.talents)
        roll(trait);
    for (PresentTrait &trait : derivation.result.professions)
        roll(trait);
}

void deriveCombat(Derivation &derivation)
{
    derivation.result.initiative = rules::initiative(
        derivation.trait(QStringLiteral("perception")), derivation.trait(QStringLiteral("athlete")),
        derivation.burden, derivation.options().penaltiesInCombatValues);
    deriveAttacks(derivation);
    deriveDefenses(derivation);
    deriveMovement(derivation);
}

} // namespace sky::hursagmu
