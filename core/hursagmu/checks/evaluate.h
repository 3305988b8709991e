#pragma once

#include "core/hursagmu/rules/evaluation.h"

namespace sky::hursagmu
{

/// All that follows from a character: the derived values, and the issues with the Master's waivers applied.
/// Pure: the same character and catalogue give the same evaluation.
std::shared_ptr<const Evaluation> evaluate(const Character &character, const Catalogue &catalogue);

} // namespace sky::hursagmu
