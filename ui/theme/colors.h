#pragma once

#include <QColor>
#include <QPalette>

class QWidget;

namespace sky::ui
{

/// The colours of one scheme, by what they are for. Text on any of its grounds has at least 4.5:1.
struct Colors {
    QColor window; ///< sidebar, menu, problems
    QColor base;   ///< pages
    QColor alt;    ///< docks, buttons
    QColor line;   ///< hairlines: decoration only
    QColor edge;   ///< of controls
    QColor ink;
    QColor ink2; ///< secondary text
    QColor off;  ///< disabled text only
    QColor accent, onAccent;
    QColor accent2, accent3; ///< second and third segment of a bar
    QColor tint;             ///< current row, with the focus
    QColor sel;              ///< current row, focus elsewhere; a button under the pointer
    QColor warn, warnGround;
    QColor error, errorGround;
    bool dark = false;
};

const Colors &lightColors();
const Colors &darkColors();
/// The scheme a palette was made from. Painted widgets ask this with their own palette at each paint.
const Colors &colorsOf(const QPalette &palette);
const Colors &colorsOf(const QWidget *widget);

QPalette paletteOf(const Colors &colors);

} // namespace sky::ui
