#pragma once

#include "core/print/content.h"
#include "core/print/layout.h"

namespace sky::print
{

/// A card's marks from its own top left corner.
struct DrawnCard {
    std::vector<Mark> marks;
    QString rest; ///< of its text, which did not fit
};

/// `continued`: says so, and has only text.
DrawnCard drawCard(const Card &card, bool continued);

} // namespace sky::print
