#pragma once

#include <QFont>

namespace sky::ui
{

/// The sizes of the window, as shares of the application's font: 20, 15, 11.5, 10, 9 and 8.5 pt where that
/// has 10 pt.
enum class Type {
    Figure,     ///< points left; bold, used once a window
    Name,       ///< the character's name; bold
    PanelTitle, ///< bold
    Body,
    Strong,    ///< body in bold
    Secondary, ///< remarks, table heads, chart labels
    Section,   ///< heads of sections: bold capitals, a little spaced
};

/// That size of the application's present font.
QFont fontOf(Type type);

} // namespace sky::ui
