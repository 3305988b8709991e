#pragma once

#include "ui/theme/colors.h"

#include <QString>

namespace sky::ui
{

/// What Fusion with the palette does not draw as the picture has it: tabs, fields, buttons, headers, scroll
/// bars. Widgets are addressed by class, or by the dynamic property "look": "primary" and "text" for
/// buttons, "page", "dock", "side" for grounds. Ticks are as large as the
/// application's font asks for.
QString styleSheetOf(const Colors &colors);

} // namespace sky::ui
