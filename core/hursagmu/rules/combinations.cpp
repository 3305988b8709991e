#include "core/hursagmu/rules/combinations.h"

#include "core/hursagmu/rules/hands.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/rules/swords.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

QString capitalised(const QString &name)
{
    return name.left(1).toUpper() + name.mid(1);
}

/// Sums within the sum become parts of it: "6 Strength + 6 Sword + 2 weapon alone".
Breakdown flattened(const Breakdown &sum)
{
    std::vector<Breakdown> parts;
    for (const Breakdown &part : sum.parts()) {
        if (part.kind() == Breakdown::Kind::Sum)
            parts.insert(parts.end(), part.parts().begin(), part.parts().end());
        else
            parts.push_back(part);
    }
    return Breakdown::sum(sum.label(), std::move(parts), sum.rule());
}

std::vector<QString> idsOf(const Weapons &weapons)
{
    std::vector<QString> ids;
    for (const PresentItem *item : weapons)
        ids.push_back(item->id);
    return ids;
}

/// Whether `a` serves at least as well as `b` wherever either could be held.
bool servesAsWell(const Derivation &derivation, const PresentItem &a, const PresentItem &b)
{
    const auto cap = [&derivation](const PresentItem &item) {
        return derivation.catalogue.size(item.weapon->size).defenseCap;
    };
    return a.weapon->damage >= b.weapon->damage && a.weapon->defense >= b.weapon->defense && cap(a) >= cap(b);
}

} // namespace

bool isOneHanded(const Derivation &derivation, const PresentItem &item)
{
    return item.weapon && !isMissile(item) && handsFor(*item.weapon, derivation.catalogue) == 1;
}

Weapons worthHolding(const Derivation &derivation, const Weapons &weapons, int better)
{
    const auto asWell = [&](size_t a, size_t b) {
        return servesAsWell(derivation, *weapons[a], *weapons[b]);
    };
    Weapons kept;
    for (size_t i = 0; i < weapons.size(); ++i) {
        int preferred = 0;
        for (size_t j = 0; j < weapons.size() && preferred < better; ++j)
            if (j != i && asWell(j, i) && (j < i || !asWell(i, j))) ++preferred;
        if (preferred < better) kept.push_back(weapons[i]);
    }
    return kept;
}

QString namesOf(const Weapons &weapons)
{
    QStringList names;
    for (const PresentItem *item : weapons) {
        QString name = item->name;
        if (names.isEmpty())
            name = capitalised(name);
        else if (!item->ownName)
            name = name.toLower();
        names.append(name);
    }
    const QString last = names.takeLast();
    return names.isEmpty() ? last : filled(Text::tr("%1 and %2"), names.join(QStringLiteral(", ")), last);
}

HandLine meleeLine(const Derivation &derivation, const QString &name, const Weapons &weapons,
                   rules::SingleBonus bonus)
{
    const RuleOptions &options = derivation.options();
    std::vector<rules::Wielded> wielded;
    DefenseBonuses bonuses = bonusesOf(weapons);
    for (size_t i = 0; i < weapons.size(); ++i)
        wielded.push_back({bonuses.weapons[i], weaponBonus(derivation, *weapons[i]),
                           derivation.catalogue.size(weapons[i]->weapon->size).defenseCap});
    const rules::WieldBonus wield = rules::wield(wielded, bonus, options.singleBonusCap);
    bonuses.weapons = wield.defenses;
    const Defenses defenses = defensesWith(derivation, bonuses);

    HandLine line;
    line.name = name;
    line.items = idsOf(weapons);
    line.attack = derivation.result.offenseMelee;
    line.damage = flattened(rules::weaponDamage(derivation.trait(QStringLiteral("strength")), wield.damage,
                                                false, options.mechanicalStrength));
    line.defense = defenses.defense;
    line.missiles = defenses.missiles;
    return line;
}

HandLine rangedLine(const Derivation &derivation, const QString &name, const PresentItem &item,
                    const Breakdown &attack, const Weapons &beside)
{
    const Defenses defenses = defensesWith(derivation, bonusesOf(beside));
    HandLine line;
    line.name = name;
    line.items = {item.id};
    line.attack = attack;
    line.damage = damageWith(derivation, item);
    line.defense = defenses.defense;
    line.missiles = defenses.missiles;
    return line;
}

HandLine bareHandedLine(const Derivation &derivation)
{
    const Defenses defenses = defensesWith(derivation, {});
    HandLine line;
    line.name = derivation.result.weapons.back().name; // deriveWeapons puts them last
    line.attack = derivation.result.offenseMelee;
    line.damage = derivation.result.damage;
    line.defense = defenses.defense;
    line.missiles = defenses.missiles;
    return line;
}

HandLine mountedLine(const Derivation &derivation, HandLine onFoot, const Weapons &held)
{
    const Defenses defenses = defensesWith(derivation, bonusesOf(held));
    onFoot.name = Text::tr("Mounted");
    onFoot.mounted = true;
    onFoot.defense = defenses.mounted;
    onFoot.missiles = defenses.mountedMissiles;
    onFoot.remark = Text::tr("%1 if unable to block").arg(derivation.result.mountedDefenseNoBlock.value());
    return onFoot;
}

} // namespace sky::hursagmu
