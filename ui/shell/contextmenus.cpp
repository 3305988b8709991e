#include "ui/shell/contextmenus.h"

#include "ui/services/prompts.h"
#include "ui/services/recentfiles.h"
#include "ui/shell/commands.h"
#include "ui/shell/mainwindow.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPointer>

namespace sky::ui
{

namespace
{

class Words
{
    Q_DECLARE_TR_FUNCTIONS(ContextMenus)
};

QMenu *makeMenu(MainWindow &window)
{
    auto *menu = new QMenu(&window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

/// What can be done with any file that lies somewhere.
void addPlace(QMenu *menu, MainWindow &window, const QString &path)
{
    if (path.isEmpty()) return;
    menu->addSeparator();
    menu->addAction(Words::tr("Show in &Folder"), &window,
                    [&window, path] { window.services().prompts.showInFolder(path); });
    menu->addAction(Words::tr("Copy &Path"), &window,
                    [path] { QGuiApplication::clipboard()->setText(path); });
}

} // namespace

void showTabMenu(MainWindow &window, int tab, const QPoint &place)
{
    if (tab < 0) return;
    QMenu *menu = makeMenu(window);
    const QPointer<OpenFile> file = window.fileAt(tab);
    menu->addAction(Words::tr("&Close"), QKeySequence(Qt::Key_Delete), &window,
                    [&window, tab] { window.commands().closeTab(tab); });
    menu->addAction(Words::tr("Close &Others"), &window,
                    [&window, tab] { window.commands().closeOthers(tab); })
        ->setEnabled(window.tabCount() > 1);
    if (file) addPlace(menu, window, file->path());
    if (const PartyBench *party = window.partyAt(tab)) addPlace(menu, window, party->path());
    menu->popup(place);
}

void showRecentMenu(MainWindow &window, RecentFiles &recent, const QString &path, const QPoint &place)
{
    QMenu *menu = makeMenu(window);
    menu->addAction(Words::tr("&Open"), &window, [&window, path] { window.commands().openPaths({path}); });
    addPlace(menu, window, path);
    menu->addSeparator();
    menu->addAction(Words::tr("&Remove from the List"), &window, [&recent, path] { recent.remove(path); });
    menu->addAction(Words::tr("Forget &All Recent Files"), &window,
                    [&window] { window.commands().forgetRecent(); });
    menu->popup(place);
}

void showTemplateMenu(MainWindow &window, const ShelfItem &item, const QPoint &place)
{
    QMenu *menu = makeMenu(window);
    menu->addAction(Words::tr("&New Character from It"), &window,
                    [&window, item] { window.commands().newFrom(item); });
    addPlace(menu, window, item.path);
    menu->popup(place);
}

bool asksForMenu(QWidget &widget, QKeyEvent *event)
{
    if (event->key() != Qt::Key_F10 || event->modifiers() != Qt::ShiftModifier) return false;
    const QPoint place = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, place, widget.mapToGlobal(place));
    QCoreApplication::sendEvent(&widget, &wanted);
    return true;
}

} // namespace sky::ui
