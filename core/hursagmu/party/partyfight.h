#pragma once

#include "core/print/content.h"
#include "core/system/gamesystem.h"

#include <vector>

namespace sky::hursagmu
{

class Catalogue;

/// A character's row among those of its party: who it is, its values, its ways to attack and its gifts.
/// The character is of this game.
std::vector<print::Cell> fightCells(const SheetMember &member, const Catalogue &catalogue);

} // namespace sky::hursagmu
