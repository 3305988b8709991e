#pragma once

#include "core/hursagmu/rules/evaluation.h"

#include <cstddef>
#include <vector>

namespace sky::hursagmu
{

// What a list of belongings says beyond the single things.

struct GoodsInfo;

/// A thing together with all that lies in it, however deep.
struct Bundle {
    Weight weight;
    Money price;            ///< of what has a price
    bool priceKnown = true; ///< of every part
    int inside = 0;         ///< things in it, a stack as one
};
/// `index` in the items of an evaluation, where contents follow their container.
Bundle bundleAt(const std::vector<PresentItem> &items, size_t index);

/// The weight of all that is in a place, whether it counts as load or not.
Weight weightIn(const std::vector<PresentItem> &items, Place place);

/// Spaces an action if nothing were carried; armor stays on (H-201).
Breakdown moveWithoutLoad(const Evaluation &evaluation);

/// Where a thing from the lists is kept when nobody says: armor and clothing worn, a place of power (H-159)
/// where it is.
Place usualPlace(const GoodsInfo &goods);

/// Hands the character has to hold things with: two, and extra arms and tentacles (H-112).
int handCount(const Character &character, const Catalogue &catalogue);

} // namespace sky::hursagmu
