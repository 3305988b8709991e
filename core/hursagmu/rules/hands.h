#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/fold.h"

#include <vector>

namespace sky::hursagmu
{

/// Hands to hold things with: two, and one for each extra arm or tentacle (H-112, E-036).
int handSlots(const std::vector<FoldedGift> &gifts);

} // namespace sky::hursagmu
