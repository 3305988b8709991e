#pragma once

class QApplication;

namespace sky::ui
{

enum class ColorScheme { System, Light, Dark };

/// Puts style, palette, style sheet and text size in force. `textPercent` of the system's size, 80 to 200.
/// Windows that are open follow at once. What the desktop asks for is known to `Appearance`; here `System` is
/// light.
void applyTheme(QApplication &application, ColorScheme scheme, int textPercent);

} // namespace sky::ui
