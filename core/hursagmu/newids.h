#pragma once

#include "core/base/sources.h"
#include "core/hursagmu/model/character.h"

namespace sky::hursagmu
{

/// Gives everything in the character a new id and follows every mention of an old one. Ids of awards are
/// shared with other characters and stay.
void renewContentIds(Character &character, const IdSource &ids);

} // namespace sky::hursagmu
