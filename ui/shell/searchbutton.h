#pragma once

class QPushButton;
class QWidget;

namespace sky::ui
{

/// Looks like a field of the menu bar and opens the search.
QPushButton *makeSearchButton(QWidget *parent);
/// Keeps a widget off the edges of the menu bar's corner.
QWidget *inCorner(QWidget *widget);

} // namespace sky::ui
