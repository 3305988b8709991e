#pragma once

#include "core/hursagmu/model/character.h"

#include <cstddef>
#include <vector>

namespace sky::hursagmu
{

class Catalogue;
struct PresentItem;

// Which hand can take what. Two-handed things take two hands (H-129, H-144).

/// Whether a hand can simply take it: weapons and foci wherever they are on the body, other things when
/// nothing has to be taken out first. What is held already counts as well.
bool isInReach(const PresentItem &item);

/// What the hands hold when that one takes the item (none: lets go). Other hands let go of what is in the
/// way: of a two-handed weapon whole, of the one piece there is.
std::vector<QString> handsTaking(const Character &character, const Catalogue &catalogue, size_t hand,
                                 const QString &itemId);

/// The same with the first free hand, else the right one; all hands let go of it when it is held.
std::vector<QString> handsTakingOrDropping(const Character &character, const Catalogue &catalogue,
                                           const QString &itemId);

} // namespace sky::hursagmu
