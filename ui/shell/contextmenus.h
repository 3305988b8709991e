#pragma once

#include "ui/shell/templateshelf.h"

class QKeyEvent;
class QPoint;
class QWidget;

namespace sky::ui
{

class MainWindow;
class RecentFiles;

// The menus at things of the window. They lie over it until something is chosen, and do not block.

void showTabMenu(MainWindow &window, int tab, const QPoint &place);
void showRecentMenu(MainWindow &window, RecentFiles &recent, const QString &path, const QPoint &place);
void showTemplateMenu(MainWindow &window, const ShelfItem &item, const QPoint &place);

/// Shift+F10 is the menu key where a keyboard has none; Qt knows it on other systems only. True when the
/// event is that key: the widget was asked for its menu.
bool asksForMenu(QWidget &widget, QKeyEvent *event);

} // namespace sky::ui
