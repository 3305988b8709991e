#pragma once

#include <QString>

#include <array>

namespace sky::hursagmu::rules
{

/// How a blow may be dealt: attack for damage, two points of damage for one of the attack (the chapter on
/// swords).
struct Maneuver {
    QString name;
    int attack = 0;
    int damage = 0;
};

std::array<Maneuver, 5> maneuvers();

} // namespace sky::hursagmu::rules
