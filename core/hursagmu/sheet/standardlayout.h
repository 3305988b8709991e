#pragma once

#include "core/print/layoutspec.h"

namespace sky::hursagmu
{

inline constexpr QLatin1String StandardLayout("standard");

/// Whether the paper holds the whole page standing.
bool isUpright(const print::PageFormat &paper);
/// The sheet for the table: one page of large paper for a usual character, arranged with and without sorcery;
/// three columns on paper that lies, one on small paper.
print::LayoutSpec standardLayout(const print::PageFormat &paper);

} // namespace sky::hursagmu
