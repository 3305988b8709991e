#pragma once

class QApplication;

namespace sky::ui
{

enum class ColorScheme { System, Light, Dark };

/// Puts style, palette, style sheet and text size in force. `textPercent` of the system's size, 80 to 200.
/// Windows that are open follow at once.
void applyTheme(QApplication &application, ColorScheme scheme, int textPercent);

/// What the desktop asks for, by its settings portal; light where none answers.
bool systemPrefersDark();

} // namespace sky::ui
