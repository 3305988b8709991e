#pragma once

#include "core/print/layoutspec.h"

namespace sky::hursagmu
{

/// A sheet to be written by hand: boxes for levels, rows as high as a hand writes, lines between columns.
print::LayoutSpec blankLayout(const print::PageFormat &paper);

} // namespace sky::hursagmu
