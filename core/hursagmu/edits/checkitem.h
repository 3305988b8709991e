#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/item.h"

namespace sky::hursagmu
{

/// Refuses an item that no file may hold, that names something the lists do not have, or whose weapon goes
/// beyond its points or its cap on Defense. `before` is what it replaces, or null: what was wrong already
/// may stay, but not get worse.
Result<void> checkItem(const Catalogue &catalogue, const Item &item, const Item *before);
/// The same for the weapon alone.
Result<void> checkWeapon(const Catalogue &catalogue, const WeaponSpec &weapon, const Item *before);

} // namespace sky::hursagmu
