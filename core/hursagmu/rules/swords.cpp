#include "core/hursagmu/rules/swords.h"

#include "core/hursagmu/rules/parts.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::rules
{

namespace
{

__extension__ using Wide = __int128; // squares of weights; -Wpedantic: both compilers have it

/// Whether heavier / lighter, 2^k times, has passed the point halfway to the next doubling (E-094).
bool pastHalfway(int64_t heavier, int64_t scaledLighter, MassHalfway rule)
{
    if (rule == MassHalfway::Arithmetic) return Wide{2} * heavier >= Wide{3} * scaledLighter;
    return Wide{heavier} * heavier >= Wide{2} * scaledLighter * scaledLighter;
}

} // namespace

Breakdown weaponDamage(const Breakdown &strength, const Breakdown &weapon, bool mechanical,
                       MechanicalStrength rule)
{
    const QString label = Text::tr("Damage");
    if (mechanical && rule == MechanicalStrength::Excluded)
        return Breakdown::sum(label, {weapon}, QStringLiteral("E-057"));
    return Breakdown::sum(label, {strength, weapon}, QStringLiteral("H-137"));
}

Breakdown unarmedDamage(const Breakdown &strength, const Breakdown &naturalWeapon)
{
    const QString label = Text::tr("Damage");
    if (naturalWeapon.value() == 0) return Breakdown::sum(label, {strength}, QStringLiteral("H-048"));
    return Breakdown::sum(label, {strength, naturalWeapon}, QStringLiteral("H-113"));
}

Breakdown missileDefense(const Breakdown &athlete, const Breakdown &warrior,
                         const std::vector<Breakdown> &weapons, const std::vector<Breakdown> &shields,
                         const Burden &burden, const RuleOptions &options)
{
    const PenaltyReach reach = options.penaltiesInCombatValues;
    if (options.missileBlock == MissileBlock::AlwaysBlock)
        return defense(athlete, warrior, weapons, burden, reach);
    if (!shields.empty()) return defense(athlete, warrior, shields, burden, reach);
    return dodge(athlete, burden, reach);
}

Breakdown mountedDefense(const Breakdown &warrior, const std::vector<Breakdown> &weapons,
                         const Burden &burden, PenaltyReach reach)
{
    std::vector<Breakdown> parts = {base(7), warrior};
    for (const Breakdown &weapon : weapons)
        addUnlessZero(parts, weapon);
    return physical(Text::tr("Defense"), std::move(parts), burden, reach, QStringLiteral("H-268"));
}

Breakdown mountedDodge(const Breakdown &rider, int64_t penalty, const Burden &burden, PenaltyReach reach)
{
    std::vector<Breakdown> parts = {base(7), rider};
    addUnlessZero(parts, Breakdown::term(Text::tr("penalty"), -penalty));
    return physical(Text::tr("Defense"), std::move(parts), burden, reach, QStringLiteral("H-269"));
}

BlowDamage damage(const Blow &blow)
{
    BlowDamage result;
    const int64_t force = blow.strength + blow.weapon + blow.momentum + blow.modifier;
    const int64_t protection = blow.constitution + blow.armor;
    result.raw = blow.dx + force;
    if (blow.dx < 0) return result;
    const int64_t least = blow.dx > 0 ? 1 : 0;
    result.stuns = std::max(least, result.raw - protection);
    result.wounds = blow.subdue ? std::max<int64_t>(0, force - protection) : result.stuns;
    return result;
}

int64_t momentumDamage(int64_t base, int64_t spaces, bool optCharge)
{
    return base + chargeBonus(spaces, optCharge);
}

int64_t massBonus(Weight heavier, Weight lighter, Grapple moment, const RuleOptions &options)
{
    if (moment == Grapple::Begin && !options.massInitiate) return 0;
    const int64_t heavy = heavier.smallest();
    int64_t light = lighter.smallest();
    if (!options.optGrappleMass || light <= 0 || heavy < light) return 0;
    int64_t bonus = 0;
    while (light <= heavy / 2) {
        light *= 2;
        bonus += 2;
    }
    return pastHalfway(heavy, light, options.massHalfway) ? bonus + 1 : bonus;
}

} // namespace sky::hursagmu::rules
