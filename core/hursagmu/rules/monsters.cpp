#include "core/hursagmu/rules/monsters.h"

#include <cmath>

namespace sky::hursagmu::rules
{

MonsterMass monsterMass(double heightRatio, double densityRatio, Weight base)
{
    const double factor = heightRatio * heightRatio * heightRatio * densityRatio;
    const double mass = static_cast<double>(base.smallest()) * factor;
    return {factor, Weight::ofSmallest(std::llround(std::fmin(mass, static_cast<double>(Weight::Limit))))};
}

} // namespace sky::hursagmu::rules
