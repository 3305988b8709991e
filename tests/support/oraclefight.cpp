// Combat values, weapons and what is in hand.
#include "tests/support/oraclework.h"

#include <algorithm>

namespace sky::hursagmu::oracle
{

int64_t Oracle::all() const
{
    return m_o.penaltiesInCombatValues == PenaltyReach::AllPhysical ? m_armor + m_load : 0;
}

int64_t Oracle::athlete() const
{
    const bool hampered = m_o.penaltiesInCombatValues == PenaltyReach::AthleteBased;
    return level("athlete") + (hampered ? m_armor + m_load : 0);
}

Oracle::Bonus Oracle::bonusOf(const Held &weapons)
{
    Bonus bonus;
    for (const Thing *thing : weapons) {
        if (thing->missile()) continue;
        bonus.all += thing->weapon->defense;
        if (!thing->weapon->shield) continue;
        bonus.shields += thing->weapon->defense;
        bonus.shield = true;
    }
    return bonus;
}

int64_t Oracle::missileDefense(const Bonus &bonus) const
{
    if (anythingBlocks()) return defense(bonus);
    if (bonus.shield) return 7 + better() + bonus.shields + all();
    return 7 + athlete() + all();
}

int64_t Oracle::bareDamage() const
{
    return level("strength") + (has("natural_weapon") ? m_o.naturalWeaponValue : 0);
}

int64_t Oracle::attackOf(const Thing &thing) const
{
    if (!thing.missile()) return level("warrior") + all();
    const bool sling = thing.weapon->offenseTrait == QLatin1String("athlete");
    return level(sling ? "athlete" : "archer") + all();
}

int64_t Oracle::damageOf(const Thing &thing) const
{
    const bool excluded = thing.weapon->mechanical && m_o.mechanicalStrength == MechanicalStrength::Excluded;
    return thing.damage() + (excluded ? 0 : level("strength"));
}

Oracle::Held Oracle::heldWeapons() const
{
    Held held;
    std::map<const Thing *, int> slots;
    size_t hands = 2;
    for (const GiftEntry &gift : m_gifts) {
        const bool holds = gift.limb == LimbKind::Arm || gift.limb == LimbKind::Tentacle;
        if (gift.gift == QLatin1String("extra_limb") && holds) hands += static_cast<size_t>(gift.count);
    }
    for (size_t i = 0; i < std::min(hands, m_c.hands.size()); ++i) {
        const QString &id = m_c.hands[i];
        for (const Thing &thing : m_things) {
            if (thing.item->id != id || !thing.weapon || !thing.ready()) continue;
            const int filled = ++slots[&thing];
            if (filled % thing.hands() == 0 && filled / thing.hands() <= thing.item->quantity)
                held.push_back(&thing);
        }
    }
    return held;
}

void Oracle::fight()
{
    put("initiative", std::max(level("perception"), athlete()) + all());
    put("offense_melee", level("warrior") + all());
    put("offense_missile", level("archer") + all());
    put("offense_thrown", level("athlete") + all());
    put("offense_sorcery", level("intellect"));
    const Bonus held = bonusOf(heldWeapons());
    put("defense", defense(held));
    put("defense_no_weapon", defense({}));
    put("defense_missiles", missileDefense(held));
    put("defense_missiles_no_weapon", missileDefense({}));
    put("defense_mounted", mountedDefense(held.all));
    put("defense_mounted_no_block", mountedDodge());
    put("defiance", 7 + level("intellect"));
    const int64_t hide = has("natural_armor") ? m_o.naturalArmorValue : 0;
    const int64_t worn = -m_armor;
    put("endurance", level("constitution") + (m_o.naturalArmorStacks ? worn + hide : std::max(worn, hide)));
    put("damage", bareDamage());
    put("move", std::max<int64_t>(0, 10 + level("athlete") + m_armor + m_load));
    const int64_t water = std::max<int64_t>(0, 10 + level("athlete") + m_load);
    put("swim", has("amphibious") ? water : water / 2);
}

void Oracle::weapons()
{
    for (const Thing &thing : m_things) {
        if (!thing.weapon || thing.place == Place::Left) continue;
        const QString id = thing.item->id;
        put(QStringLiteral("attack/") + id, attackOf(thing));
        put(QStringLiteral("damage/") + id, damageOf(thing));
        put(QStringLiteral("defense/") + id, thing.missile() ? 0 : thing.weapon->defense);
        if (thing.ready() && !thing.large()) {
            const int64_t sign = m_o.concealment == Concealment::SearcherPlus6 ? 1 : -1;
            put(QStringLiteral("conceal/") + id, thing.weapon->size == Size::Medium ? 6 * sign : 0);
        }
        if (!thing.missile())
            put(QStringLiteral("thrown/") + id, level("athlete") - (thing.weapon->throwable ? 0 : 6) + all());
        else if (m_o.missileMaxRange != MissileRange::None)
            put(QStringLiteral("longest_shot/") + id,
                30 * (m_o.missileMaxRange == MissileRange::WeaponBonus ? thing.damage() : damageOf(thing)));
    }
    put("attack/bare", level("warrior") + all());
    put("damage/bare", bareDamage());
    put("defense/bare", 0);
}

Numbers Oracle::together(const Held &weapons) const
{
    int64_t best = 0;
    for (const Thing *thing : weapons)
        best = std::max<int64_t>(best, thing->weapon->damage);
    const Bonus bonus = bonusOf(weapons);
    return {level("warrior") + all(), level("strength") + best, defense(bonus), missileDefense(bonus)};
}

Numbers Oracle::shot(const Thing &thing, int64_t attack, const Held &beside) const
{
    const Bonus bonus = bonusOf(beside);
    return {attack, damageOf(thing), defense(bonus), missileDefense(bonus)};
}

void Oracle::alone(const Thing &thing, bool fixed)
{
    Numbers hard = together({&thing});
    hard.damage += 2;
    Numbers guard = together({&thing});
    const int caps[] = {1, 2, 3};
    const bool fits = m_o.singleBonusCap == SingleBonusCap::Outside ||
                      thing.weapon->defense < caps[static_cast<int>(thing.weapon->size)];
    if (fits) ++guard.defense;
    if (fits && anythingBlocks()) ++guard.missiles;
    m_rows.push_back({QStringLiteral("hard"), fixed, hard});
    m_rows.push_back({QStringLiteral("guard"), fixed, guard});
}

bool Oracle::isHeld(Held weapons, Held held) const
{
    std::sort(weapons.begin(), weapons.end());
    std::sort(held.begin(), held.end());
    return weapons == held;
}

void Oracle::heldRows(const Held &held)
{
    Held melee;
    for (const Thing *thing : held)
        if (!thing->missile()) melee.push_back(thing);
    if (held.empty()) m_rows.push_back({QStringLiteral("bare"), true, bare()});
    if (held.size() == 1 && held[0]->hands() == 1)
        alone(*held[0], true);
    else if (!melee.empty())
        m_rows.push_back(
            {melee.size() > 1 ? QStringLiteral("together") : QStringLiteral("two"), true, together(melee)});
    for (const Thing *thing : held)
        if (thing->missile())
            m_rows.push_back({QStringLiteral("shot"), true, shot(*thing, attackOf(*thing), melee)});
}

Oracle::Held Oracle::ready() const
{
    Held found;
    for (const Thing &thing : m_things)
        if (thing.weapon && thing.ready()) found.push_back(&thing);
    return found;
}

Oracle::Held Oracle::worthHolding(const Held &things, int better)
{
    const auto asWell = [](const Thing &a, const Thing &b) {
        return a.weapon->damage >= b.weapon->damage && a.weapon->defense >= b.weapon->defense &&
               a.weapon->size >= b.weapon->size; // the larger, the higher its cap
    };
    Held kept;
    for (auto thing = things.begin(); thing != things.end(); ++thing) {
        int preferred = 0;
        for (auto other = things.begin(); other != things.end(); ++other) {
            const bool first = other < thing || !asWell(**thing, **other);
            if (other != thing && first && asWell(**other, **thing)) ++preferred;
        }
        if (preferred < better) kept.push_back(*thing);
    }
    return kept;
}

void Oracle::oneHandedRows(const Held &held)
{
    Held shields, weapons;
    for (const Thing *thing : ready())
        if (thing->hands() == 1) (thing->weapon->shield ? shields : weapons).push_back(thing);
    shields = worthHolding(shields, 2);
    weapons = weapons.empty() ? shields : worthHolding(weapons, 1);
    for (const Thing *weapon : weapons) {
        if (!isHeld({weapon}, held)) alone(*weapon, false);
        for (const Thing *shield : shields)
            if (shield != weapon && !isHeld({weapon, shield}, held))
                m_rows.push_back({QStringLiteral("together"), false, together({weapon, shield})});
    }
}

void Oracle::mountedRow(const Held &held)
{
    if (!m_c.mount && level("rider") == 0) return;
    Held melee;
    for (const Thing *thing : held)
        if (!thing->missile()) melee.push_back(thing);
    Numbers row = bare();
    if (!melee.empty())
        row = together(melee);
    else if (!held.empty())
        row = shot(*held[0], attackOf(*held[0]), {});
    const Bonus bonus = bonusOf(held);
    row.defense = mountedDefense(bonus.all);
    row.missiles = anythingBlocks() ? row.defense
                   : bonus.shield   ? mountedDefense(bonus.shields)
                                    : mountedDodge();
    m_rows.push_back({QStringLiteral("mounted"), true, row});
}

void Oracle::rows()
{
    const Held held = heldWeapons();
    heldRows(held);
    oneHandedRows(held);
    mountedRow(held);
    for (const Thing *thing : ready())
        if (!thing->missile() && thing->hands() == 2 && !isHeld({thing}, held))
            m_rows.push_back({QStringLiteral("two"), false, together({thing})});
    for (const Thing *thing : ready())
        if (thing->missile() && !isHeld({thing}, held))
            m_rows.push_back({QStringLiteral("shot"), false, shot(*thing, attackOf(*thing), {})});
    for (const Thing *thing : ready())
        if (!thing->missile() && thing->weapon->throwable)
            m_rows.push_back({QStringLiteral("thrown"), false, shot(*thing, level("athlete") + all(), {})});
    if (!held.empty() && has("natural_weapon")) m_rows.push_back({QStringLiteral("bare"), false, bare()});
    putRows();
}

bool Oracle::isBeaten(size_t index) const
{
    const Row &row = m_rows[index];
    const Numbers &a = row.numbers;
    for (size_t i = 0; i < m_rows.size(); ++i) {
        const Numbers &b = m_rows[i].numbers;
        if (i == index || m_rows[i].use != row.use) continue;
        const bool asGood = b.attack >= a.attack && b.damage >= a.damage && b.defense >= a.defense &&
                            b.missiles >= a.missiles;
        const bool same = b.attack == a.attack && b.damage == a.damage && b.defense == a.defense &&
                          b.missiles == a.missiles;
        if (asGood && (!same || i < index)) return true;
    }
    return false;
}

void Oracle::putRows()
{
    int number = 0;
    for (size_t i = 0; i < m_rows.size() && number < 12; ++i) {
        if (!m_rows[i].fixed && isBeaten(i)) continue;
        const QString id = QStringLiteral("hand/%1/").arg(++number);
        put(id + QStringLiteral("attack"), m_rows[i].numbers.attack);
        put(id + QStringLiteral("damage"), m_rows[i].numbers.damage);
        put(id + QStringLiteral("defense"), m_rows[i].numbers.defense);
        put(id + QStringLiteral("missiles"), m_rows[i].numbers.missiles);
    }
}

} // namespace sky::hursagmu::oracle
