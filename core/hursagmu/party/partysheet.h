#pragma once

#include "core/print/content.h"
#include "core/print/layoutspec.h"
#include "core/system/gamesystem.h"

#include <vector>

namespace sky::hursagmu
{

class Catalogue;

inline constexpr QLatin1String PartyLayout("party");

/// A party on one sheet for the Master: what counts in a fight, everybody's traits, and room for foes.
print::SheetContent partySheet(const QString &name, const std::vector<SheetMember> &members,
                               const Catalogue &catalogue);
/// For paper on its long side, 56 modules wide at least.
print::LayoutSpec partyLayout(const print::PageFormat &paper, const Catalogue &catalogue);

} // namespace sky::hursagmu
