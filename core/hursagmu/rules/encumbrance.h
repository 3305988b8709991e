#pragma once

#include "core/base/level.h"
#include "core/base/quantity.h"
#include "core/hursagmu/model/item.h"
#include "core/hursagmu/model/options.h"
#include "core/rules/breakdown.h"

#include <array>
#include <cstdint>

/// The chapter on encumbrance (H-049, H-050, H-161 to H-165).
namespace sky::hursagmu::rules
{

/// Most a Strength can lift: the table, times 10 every 10 levels, and down again below 0 (H-049, E-027,
/// E-028). `strength` -1000 to 100; below a thousandth of a pound the lift is 0.
Weight liftOf(int strength);
/// The same as an expression, in thousandths of a pound.
Breakdown lift(const Breakdown &strength);

/// Whether a thing that is worn or carried counts as load (E-062).
bool encumbers(ItemKind kind, Place place, bool armorWeightEncumbers);

struct Load {
    Breakdown percent;    ///< hundredths of a percent of the lift, rounded down
    Breakdown penalty;    ///< 0, -4, -8 or -12 (H-162, E-063)
    bool liftable = true; ///< not above the lift (H-161)
};
/// `carried` and `lift` in thousandths of a pound. Without the encumbrance rule (`opt_encumbrance`) there is
/// no penalty; what cannot be lifted still cannot.
Load encumbrance(const Breakdown &carried, const Breakdown &lift, bool optEncumbrance);

/// From where on a share of the lift costs how much (H-162).
struct LoadMark {
    int64_t percent = 0; ///< hundredths of a percent
    int64_t penalty = 0;
};
/// Rising: 50, 75 and 100 %.
const std::array<LoadMark, 3> &loadMarks();
/// The weight at a mark, in whole thousandths of a pound rounded up.
Weight weightAt(const LoadMark &mark, Weight lift);

} // namespace sky::hursagmu::rules
