#pragma once

#include "core/base/quantity.h"

/// The chapter on monsters (H-365 to H-382).
namespace sky::hursagmu::rules
{

struct MonsterMass {
    double factor = 1.0; ///< of the base
    Weight mass;
};
/// Base x height ratio cubed x density ratio (H-369, E-131). Ratios above 0.
MonsterMass monsterMass(double heightRatio, double densityRatio = 1.0, Weight base = Weight::ofUnits(200));

} // namespace sky::hursagmu::rules
