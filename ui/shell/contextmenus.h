#pragma once

#include "ui/shell/templateshelf.h"

class QPoint;

namespace sky::ui
{

class MainWindow;
class RecentFiles;

// The menus at things of the window. They lie over it until something is chosen, and do not block.

void showTabMenu(MainWindow &window, int tab, const QPoint &place);
void showRecentMenu(MainWindow &window, RecentFiles &recent, const QString &path, const QPoint &place);
void showTemplateMenu(MainWindow &window, const ShelfItem &item, const QPoint &place);

} // namespace sky::ui
