#include "core/hursagmu/rules/sorcery.h"

#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::rules
{

namespace
{

constexpr int MostTimeDoublings = 62; // actions stay in 64 bits

/// 2 for each doubling of `amount` (H-279, H-281, H-302).
Breakdown doublingCost(const QString &label, int64_t amount, const QString &unit, const QString &rule)
{
    return Breakdown::lookup(label, Breakdown::term(unit, amount), 2 * doublings(amount), Unit::Number, rule);
}

Breakdown energyOf(int64_t intensity, const Breakdown &area, const Breakdown &duration, const QString &rule)
{
    std::vector<Breakdown> parts = {Breakdown::term(Text::tr("intensity"), intensity)};
    if (area.value() != 0) parts.push_back(area);
    if (duration.value() != 0) parts.push_back(duration);
    return Breakdown::sum(Text::tr("Energy"), std::move(parts), rule);
}

} // namespace

int doublings(int64_t amount)
{
    int count = 0;
    for (int64_t rest = amount - 1; rest > 0; rest /= 2)
        ++count;
    return count;
}

Breakdown spellEnergy(int64_t intensity, int64_t area, int64_t duration)
{
    return energyOf(
        intensity, doublingCost(Text::tr("area"), area, Text::tr("targets"), QStringLiteral("H-279")),
        doublingCost(Text::tr("duration"), duration, Text::tr("actions"), QStringLiteral("H-281")),
        QStringLiteral("H-278"));
}

Breakdown portalEnergy(int64_t intensity, int64_t area, int64_t rounds)
{
    const QString rule = QStringLiteral("H-302");
    return energyOf(intensity, doublingCost(Text::tr("size"), area, Text::tr("spaces"), rule),
                    doublingCost(Text::tr("duration"), rounds, Text::tr("rounds"), rule), rule);
}

int64_t portalDiameterHalves(int64_t area)
{
    const int steps = doublings(area);
    return (steps % 2 == 0 ? int64_t{2} : int64_t{3}) << (steps / 2);
}

int64_t groupBonus(int64_t followers)
{
    int64_t bonus = 0;
    for (int64_t rest = followers; rest > 0; rest /= 2)
        bonus += 2;
    return bonus;
}

Breakdown powerLevel(const Breakdown &command, const Breakdown &focus, int64_t followers)
{
    std::vector<Breakdown> parts = {command};
    if (focus.value() != 0) parts.push_back(focus);
    if (followers > 0)
        parts.push_back(Breakdown::lookup(Text::tr("group"),
                                          Breakdown::term(Text::tr("followers"), followers),
                                          groupBonus(followers), Unit::Number, QStringLiteral("H-298")));
    return Breakdown::sum(Text::tr("Power"), std::move(parts), QStringLiteral("H-275"));
}

FocusShare shareOf(const Breakdown &focus, std::optional<int> forCommand)
{
    if (!forCommand) return {focus, Breakdown::term(focus.label(), 0)};
    const Breakdown share = Breakdown::atMost(
        focus.label(), Breakdown::term(focus.label(), *forCommand, Unit::Number, QStringLiteral("E-119")),
        focus.value());
    return {share,
            Breakdown::sum(focus.label(), {focus, Breakdown::scaled(Text::tr("for spells"), share, -1, 1)})};
}

Breakdown resisting(const Breakdown &willpower, const FocusShare &share)
{
    std::vector<Breakdown> parts = {willpower};
    if (share.forWillpower.value() != 0) parts.push_back(share.forWillpower);
    return Breakdown::sum(Text::tr("Willpower"), std::move(parts), QStringLiteral("H-154"));
}

CastingTime spellTime(int64_t energy, int64_t power, std::optional<int64_t> groupPower, int64_t blood,
                      const RuleOptions &options)
{
    const int64_t gained = options.bloodCountsAsPower ? blood : 0;
    const int64_t extra = energy - (power + gained);
    const int64_t slow = energy - (groupPower.value_or(power) + gained);
    CastingTime time;
    if (extra > 0) time.cl = extra + ExtraPowerCl;
    if (slow > 0) {
        const int64_t steps = options.extraPowerOdd == ExtraPowerOdd::Ceil ? slow - slow / 2 : slow / 2;
        time.actions = int64_t{1} << std::min<int64_t>(steps, MostTimeDoublings);
    }
    return time;
}

SpellHit spellHit(int natural, int64_t intellect, int64_t targetIntellect, int64_t intensity,
                  int64_t rangeNumber, int64_t bonus, const RuleOptions &options)
{
    const int64_t cl = opposedCl(targetIntellect) + rangeNumber;
    const Roll roll = traitRoll(natural, intellect, cl, bonus, options);
    return {roll.success, roll.dx, roll.success ? intensity + roll.dx : 0};
}

int64_t spellResist(int64_t intensity, int64_t willpower, int64_t focus, int64_t sacrificed, int64_t dx,
                    const RuleOptions &options)
{
    const int64_t least = dx > 0 ? 1 : 0;
    const int64_t effort = options.optExtraTime ? 2 * sacrificed : 0;
    return std::max(least, intensity - willpower - focus - effort);
}

} // namespace sky::hursagmu::rules
