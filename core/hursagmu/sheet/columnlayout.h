#pragma once

#include "core/print/layoutspec.h"

namespace sky::hursagmu::sheet
{

/// The smallest paper of most layouts, in modules: A6 lying down is 28 by 19.
inline constexpr int LeastAcross = 20;
inline constexpr int LeastDown = 19;

/// One section below the other, traits side by side: for small and for odd paper.
print::LayoutSpec columnLayout(const print::PageFormat &paper);
/// Three columns side by side, for A4 and Letter that lie on their long side.
print::LayoutSpec lyingLayout(const print::PageFormat &paper);

} // namespace sky::hursagmu::sheet
