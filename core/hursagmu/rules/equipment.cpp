#include "core/hursagmu/rules/equipment.h"

#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::rules
{

namespace
{

__extension__ using Wide = __int128; // squares of lengths; -Wpedantic: both compilers have it

constexpr int64_t ThreeFeet = 300; // hundredths
constexpr int64_t OneFoot = 100;

Breakdown wieldSum(const QString &label, const std::vector<Breakdown> &parts, const QString &rule)
{
    std::vector<Breakdown> counted;
    for (const Breakdown &part : parts)
        if (part.value() != 0) counted.push_back(part);
    return Breakdown::sum(label, std::move(counted), rule);
}

/// Whether `length` has gone past the geometric middle of the way from `from` to twice that.
bool pastMiddle(int64_t length, int64_t from)
{
    return Wide{length} * length >= Wide{2} * from * from;
}

int64_t powerOfLength(int64_t length, FocusRounding rounding)
{
    const bool nearest = rounding == FocusRounding::NearestDoubling;
    if (length < OneFoot) return 0;
    if (length < ThreeFeet) return nearest && pastMiddle(length, ThreeFeet / 2) ? 4 : 2;
    int64_t power = 4;
    int64_t step = ThreeFeet;
    for (; step <= length / 2; step *= 2)
        power += 2;
    return nearest && pastMiddle(length, step) ? power + 2 : power;
}

} // namespace

bool WeaponPoints::valid(UnspentPoints policy) const
{
    return aboveCap() == 0 && overspent() == 0 && !(policy == UnspentPoints::Error && unspent() > 0);
}

int weaponOptionCost(WeaponOption option)
{
    return option == WeaponOption::Damage ? 1 : 2;
}

int64_t pointsFor(const WeaponSpec &spec, WeaponOption option)
{
    int64_t times = 0;
    switch (option) {
    case WeaponOption::Throwable:
        times = spec.throwable ? 1 : 0;
        break;
    case WeaponOption::Defense:
        times = spec.defense;
        break;
    case WeaponOption::Damage:
        times = spec.damage;
        break;
    }
    return times * weaponOptionCost(option);
}

Breakdown pointsSpent(const WeaponSpec &spec)
{
    const std::pair<WeaponOption, QString> options[] = {{WeaponOption::Throwable, Text::tr("throwable")},
                                                        {WeaponOption::Defense, Text::tr("defense")},
                                                        {WeaponOption::Damage, Text::tr("damage")}};
    std::vector<Breakdown> parts;
    for (const auto &[option, name] : options)
        if (const int64_t points = pointsFor(spec, option); points != 0)
            parts.push_back(Breakdown::term(name, points, Unit::Points));
    if (parts.empty()) return Breakdown::term(Text::tr("weapon points"), 0, Unit::Points);
    return Breakdown::sum(Text::tr("weapon points"), std::move(parts), QStringLiteral("H-133"));
}

WeaponPoints weaponPoints(const WeaponSpec &spec, const SizeInfo &size)
{
    WeaponPoints points;
    for (const WeaponOption option : {WeaponOption::Throwable, WeaponOption::Defense, WeaponOption::Damage})
        points.used += pointsFor(spec, option);
    points.allowed = size.points;
    points.defense = spec.defense;
    points.defenseCap = size.defenseCap;
    return points;
}

Breakdown weaponPrice(const WeaponSpec &spec, const SizeInfo &size)
{
    std::vector<Breakdown> factors = {Breakdown::term(size.name, size.basePrice.smallest(), Unit::Copper)};
    if (spec.throwable) factors.push_back(Breakdown::term(Text::tr("throwable"), 2));
    if (spec.weaponClass == WeaponClass::Missile) factors.push_back(Breakdown::term(Text::tr("missile"), 10));
    if (spec.mechanical) factors.push_back(Breakdown::term(Text::tr("mechanical"), 10));
    if (spec.noble) factors.push_back(Breakdown::term(Text::tr("noble"), 10));
    return Breakdown::product(Text::tr("price"), std::move(factors), QStringLiteral("H-147"));
}

std::optional<Breakdown> itemPrice(const Breakdown &good, int64_t quantity, Quality quality,
                                   std::optional<int64_t> excellentMultiplier)
{
    if (quality == Quality::Excellent && !excellentMultiplier) return std::nullopt;
    const QString rule = QStringLiteral("H-119");
    const Breakdown pieces = Breakdown::term(Text::tr("pieces"), quantity);
    const Breakdown stack =
        quantity == 1 ? good : Breakdown::product(Text::tr("price"), {good, pieces}, rule);
    switch (quality) {
    case Quality::Poor:
        return Breakdown::scaled(Text::tr("poor"), stack, 1, 2, rule);
    case Quality::Excellent:
        return Breakdown::scaled(Text::tr("excellent"), stack, *excellentMultiplier, 100, rule);
    case Quality::Good:
        break;
    }
    return stack;
}

WieldBonus wield(const std::vector<Wielded> &weapons, SingleBonus bonus, SingleBonusCap cap)
{
    WieldBonus result;
    std::vector<Breakdown> damages;
    for (const Wielded &weapon : weapons) {
        result.defenses.push_back(weapon.defense);
        damages.push_back(weapon.damage);
    }
    QString rule = QStringLiteral("H-132");
    if (weapons.size() == 1) {
        rule = QStringLiteral("H-131");
        const Breakdown one = Breakdown::term(Text::tr("weapon alone"), 1, Unit::Number, rule);
        const bool fits =
            cap == SingleBonusCap::Outside || weapons[0].defense.value() < weapons[0].defenseCap;
        if (bonus == SingleBonus::Defense && fits) result.defenses.push_back(one);
    }
    result.defense = wieldSum(Text::tr("defense"), result.defenses, rule);
    std::vector<Breakdown> hardest;
    const QString bestRule = damages.size() > 1 ? rule : QString();
    if (!damages.empty())
        hardest.push_back(Breakdown::best(Text::tr("damage"), std::move(damages), bestRule));
    if (weapons.size() == 1 && bonus == SingleBonus::Damage)
        hardest.push_back(Breakdown::term(Text::tr("weapon alone"), 2, Unit::Number, rule));
    result.damage = Breakdown::sum(Text::tr("damage"), std::move(hardest), rule);
    return result;
}

std::optional<Breakdown> missileRange(const Breakdown &weaponDamage, const Breakdown &totalDamage,
                                      MissileRange rule)
{
    if (rule == MissileRange::None) return std::nullopt;
    const Breakdown &damage = rule == MissileRange::WeaponBonus ? weaponDamage : totalDamage;
    return Breakdown::scaled(Text::tr("range"), damage, 30, 1, QStringLiteral("H-140"));
}

std::optional<Breakdown> concealment(const SizeInfo &size, Concealment side)
{
    if (!size.concealment) return std::nullopt;
    if (side == Concealment::HiderMinus6)
        return Breakdown::term(size.name, *size.concealment, Unit::Number, QStringLiteral("H-129"));
    return Breakdown::term(size.name, -*size.concealment, Unit::Number, QStringLiteral("H-130"));
}

Breakdown focusPower(int64_t lengthHundredths, int widthDoublings, FocusRounding rounding)
{
    const Breakdown length = Breakdown::term(Text::tr("length"), lengthHundredths, Unit::Feet);
    const QString rule = QStringLiteral("H-157");
    const QString label = Text::tr("focus");
    const Breakdown plain =
        Breakdown::lookup(label, length, powerOfLength(lengthHundredths, rounding), Unit::Number, rule);
    if (widthDoublings == 0) return plain;
    return Breakdown::sum(label, {plain, Breakdown::term(Text::tr("width"), 2 * widthDoublings)}, rule);
}

namespace
{
constexpr int64_t CopperPerSilver = 10;
constexpr int64_t CopperPerGold = 100;
} // namespace

Coins coins(Money sum)
{
    constexpr int64_t silver = CopperPerSilver * Money::PerUnit, gold = CopperPerGold * Money::PerUnit;
    const int64_t rest = sum.smallest() % gold;
    return {sum.smallest() / gold, rest / silver, Money::ofSmallest(rest % silver)};
}

int64_t inCopper(int64_t gold, int64_t silver, int64_t copper)
{
    return gold * CopperPerGold + silver * CopperPerSilver + copper;
}

} // namespace sky::hursagmu::rules
