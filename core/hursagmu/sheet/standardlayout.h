#pragma once

#include "core/print/layoutspec.h"

namespace sky::hursagmu
{

/// The sheet for the table: one page for a usual character, in two arrangements (with and without sorcery).
print::LayoutSpec standardLayout();

} // namespace sky::hursagmu
