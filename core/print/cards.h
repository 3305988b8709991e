#pragma once

#include "core/print/layout.h"

namespace sky::print
{

inline constexpr double CardWidth = 88; ///< mm, as sleeves are sold
inline constexpr double CardHeight = 63;
inline constexpr double CardsEdge = 4; ///< of the paper, free of cards

/// Cards in a grid with marks to cut along, as many on a page as the paper holds. What does not fit on a card
/// goes on on another one.
std::vector<Page> layOutCards(const SheetContent &content, const PageFormat &paper);

} // namespace sky::print
