#pragma once

#include "core/hursagmu/rules/encounters.h"

#include <QString>

#include <cstdint>
#include <vector>

/// Exact odds of 2d6: counted, never drawn (H-010 to H-019).
namespace sky::hursagmu::rules
{

inline constexpr int LeastRoll = 2; ///< always fails
inline constexpr int MostRoll = 12; ///< always succeeds
inline constexpr int AllWays = 36;

/// In how many of the 36 ways two dice show that sum; `natural` 2 to 12.
int waysOf(int natural);

/// A part of the 36 ways two dice can fall.
struct Chance {
    int ways = 0; ///< 0 to 36

    int percent() const; ///< rounded to the nearest
    friend bool operator==(const Chance &, const Chance &) = default;
};
QString percentText(Chance chance); ///< "83 %"

/// Chance that 2d6 + trait + modifier succeeds, a natural 2 and 12 as the rules have them. Between 1 and 35
/// ways.
Chance chanceOf(int64_t trait, int64_t cl, int64_t modifier, const RuleOptions &options,
                Check check = Check::Usual);

struct CurvePoint {
    int64_t cl = 0;
    Chance chance;
};
/// The chance at each challenge level from `first` to `last`, which is not below it.
std::vector<CurvePoint> chanceCurve(int64_t trait, int64_t first, int64_t last, int64_t modifier,
                                    const RuleOptions &options, Check check = Check::Usual);

} // namespace sky::hursagmu::rules
