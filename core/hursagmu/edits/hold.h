#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

#include <vector>

namespace sky::hursagmu
{

/// The hands hold that, item ids in slot order, and nothing else. A two-handed thing named once takes the
/// next free slot too; what is held becomes carried and leaves its container. Refused and unchanged when
/// something cannot be held.
Result<void> hold(Character &character, const Catalogue &catalogue, std::vector<QString> slots);

} // namespace sky::hursagmu
