#pragma once

#include "core/rules/breakdown.h"

namespace sky::hursagmu
{

// A level bought with experience costs what it costs in creation (H-034): one expression for the price that
// is shown, charged, logged and explained. Gifts: `giftPrice` (rules/fold.h).

/// From one level of a trait to another, levels 0 to 100; negative downwards.
Breakdown levelPrice(const QString &label, int from, int to);
/// What a trait costs from level 0 on.
int64_t levelCost(int level);

} // namespace sky::hursagmu
