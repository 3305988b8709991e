#include "core/hursagmu/rules/chance.h"

#include "core/hursagmu/text.h"

#include <cstdlib>

namespace sky::hursagmu::rules
{

int waysOf(int natural)
{
    return 6 - std::abs(natural - 7);
}

int Chance::percent() const
{
    return (200 * ways + AllWays) / (2 * AllWays);
}

QString percentText(Chance chance)
{
    return filled(Text::tr("%1 %"), chance.percent());
}

Chance chanceOf(int64_t trait, int64_t cl, int64_t modifier, const RuleOptions &options, Check check)
{
    const bool mustBeat = check == Check::MustBeat && options.strictBeat;
    return {needed(trait, mustBeat ? cl + 1 : cl, modifier).waysOf36};
}

std::vector<CurvePoint> chanceCurve(int64_t trait, int64_t first, int64_t last, int64_t modifier,
                                    const RuleOptions &options, Check check)
{
    std::vector<CurvePoint> curve;
    for (int64_t cl = first; cl <= last; ++cl)
        curve.push_back({cl, chanceOf(trait, cl, modifier, options, check)});
    return curve;
}

} // namespace sky::hursagmu::rules
