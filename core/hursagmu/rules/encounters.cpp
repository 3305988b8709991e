// Rolls, range and time; the values of the sheet are in combatvalues.cpp.
#include "core/hursagmu/rules/encounters.h"

#include <algorithm>
#include <cstdlib>

namespace sky::hursagmu::rules
{

namespace
{

constexpr int64_t FixedHaste = 2;
constexpr int64_t HeldBonus = 10;
constexpr int64_t MinorActCost = 2;
constexpr int64_t TargetBase = 7;  // what the passive side adds to its trait (H-013)
constexpr int64_t FixedTarget = 4; // surprised, helpless, objects (H-199, H-211)
constexpr int MostTimeSteps = 5;   // 2 each, at most 10 (H-171)

bool automaticFailure(int natural)
{
    return natural == 2;
}

bool automaticSuccess(int natural)
{
    return natural == 12;
}

/// dx of a natural 12 that is `over` above the level, below 0 when it would have missed (E-001).
int64_t luckyDx(int64_t over, AutoSuccess rule)
{
    const bool raised = rule == AutoSuccess::AlwaysOne ? over < 1 : over < 0;
    return raised ? 1 : over;
}

/// dx of a natural 2 that is `under` below the level, below 0 when it would have reached it (E-002).
int64_t unluckyDx(int64_t under, AutoFailure rule)
{
    switch (rule) {
    case AutoFailure::MinOne:
        return std::max<int64_t>(1, under);
    case AutoFailure::AbsoluteDifference:
        return std::abs(under);
    case AutoFailure::Zero:
        break;
    }
    return std::max<int64_t>(0, under);
}

/// Most steps k, up to the limit, with large >= small * 2^k.
int fullDoublings(int64_t large, int64_t small)
{
    int steps = 0;
    while (steps < MostTimeSteps && large / 2 >= small) {
        small *= 2;
        ++steps;
    }
    return steps;
}

/// Fewest steps k, up to the limit, with large <= small * 2^k.
int startedDoublings(int64_t large, int64_t small)
{
    const int full = fullDoublings(large, small);
    const bool exact = small > 0 && large <= small * (int64_t{1} << full);
    return exact || full == MostTimeSteps ? full : full + 1;
}

} // namespace

Haste haste(int64_t points, const RuleOptions &options)
{
    if (points <= 0 || !options.optHaste) return {};
    const int64_t amount = options.hasteVariable == HasteReach::Variable ? points : FixedHaste;
    const bool reachesDefenses = options.hasteVariable == HasteReach::FixedTwoWithDefenses;
    return {amount, -amount, reachesDefenses ? -amount : 0};
}

int64_t initiativeRoll(int natural, int64_t value, const InitiativeActs &acts, const RuleOptions &options)
{
    int64_t total = natural + value - MinorActCost * acts.minorActs;
    total += haste(acts.haste, options).initiative;
    if (acts.held && options.optWait) total += HeldBonus;
    return total;
}

Roll traitRoll(int natural, int64_t trait, int64_t cl, int64_t modifier, const RuleOptions &options,
               Check check)
{
    Roll roll;
    roll.total = natural + trait + modifier;
    const int64_t over = roll.total - cl;
    if (automaticFailure(natural)) {
        roll.dx = unluckyDx(-over, options.autoFailDx);
    } else if (automaticSuccess(natural)) {
        roll.success = true;
        roll.dx = luckyDx(over, options.autoSuccessMin);
    } else {
        const bool mustBeat = check == Check::MustBeat && options.strictBeat;
        roll.success = mustBeat ? over > 0 : over >= 0;
        roll.dx = std::abs(over);
    }
    return roll;
}

int64_t opposedCl(int64_t trait)
{
    return TargetBase + trait;
}

Needed needed(int64_t trait, int64_t cl, int64_t modifier)
{
    Needed result;
    result.need = cl - trait - modifier;
    for (int natural = 2; natural <= 12; ++natural) {
        const int ways = 6 - std::abs(natural - 7);
        const bool reached = natural >= result.need && !automaticFailure(natural);
        if (reached || automaticSuccess(natural)) result.waysOf36 += ways;
    }
    return result;
}

RangeNumber rangeNumber(int64_t distance, int64_t increment, RangeExact exact)
{
    if (increment <= 0) return {0, distance <= 1};
    if (distance <= 0) return {0, true};
    if (exact == RangeExact::Floor) return {distance / increment, true};
    return {(distance - 1) / increment, true};
}

int64_t surpriseCl(int64_t distance, int64_t increment, RangeExact exact)
{
    return FixedTarget + rangeNumber(distance, increment, exact).number;
}

int64_t placeCl(int64_t distance, int64_t increment, const RuleOptions &options)
{
    return options.areaBaseCl + rangeNumber(distance, increment, options.rangeExact).number;
}

TimeModifier timeModifier(int64_t taken, int64_t required, PartialTime partial)
{
    if (taken >= required) return {2 * fullDoublings(taken, required), 0};
    if (taken <= 0) return {0, 2 * MostTimeSteps};
    const bool started = partial == PartialTime::CompleteBonusStartedPenalty;
    return {0, 2 * (started ? startedDoublings(required, taken) : fullDoublings(required, taken))};
}

int64_t jumpCl(int64_t spaces)
{
    return 2 * spaces;
}

int64_t chargeBonus(int64_t spaces, bool optCharge)
{
    return optCharge && spaces > 0 ? spaces / 4 : 0;
}

} // namespace sky::hursagmu::rules
