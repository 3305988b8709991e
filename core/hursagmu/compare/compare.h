#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

#include <QStringList>

namespace sky::hursagmu
{

/// The same in everything that a file holds.
bool equals(const Character &a, const Character &b);

/// What leads from one value to the other, one difference a line: "Warrior 6 → 7", "torch × 3 added",
/// "sword: carried → left behind", "notes changed". Empty exactly when they are equal.
QStringList describeChange(const Character &from, const Character &to, const Catalogue &catalogue);

} // namespace sky::hursagmu
