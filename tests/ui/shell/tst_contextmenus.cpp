#include "tests/ui/support/windowfixture.h"
#include "ui/shell/recentlist.h"
#include "ui/shell/sidebar.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>

using namespace sky;

/// The menus at tabs, recent files and templates, by mouse and by key.
class TestContextMenus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTabIsClosedOrTheOthersAre();
    void aTabTellsWhereItsFileLies();
    void aRecentFileIsTakenOffTheList();
    void theSidebarHasThemByKey();
    void allRecentFilesAreForgotten();
};

namespace
{

void rightClick(QWidget *widget, QPoint place)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, widget->mapToGlobal(place));
    QCoreApplication::sendEvent(widget, &event);
}

/// Chooses from the menu that is open.
bool choose(const QString &text)
{
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    if (!menu) return false;
    for (QAction *action : menu->actions()) {
        if (action->text().remove(QLatin1Char('&')) != text || !action->isEnabled()) continue;
        menu->setActiveAction(action);
        QTest::keyClick(menu, Qt::Key_Return);
        return true;
    }
    menu->close();
    return false;
}

} // namespace

void TestContextMenus::aTabIsClosedOrTheOthersAre()
{
    test::WindowFixture fixture;
    fixture.blank(100);
    ui::OpenFile &kept = fixture.blank(200);
    fixture.blank(300);
    fixture.prompts.choices = {1, 1}; // don't save, where they ask
    rightClick(fixture.tabs(), fixture.tabs()->tabRect(1).center());
    QVERIFY(choose(QStringLiteral("Close Others")));
    QCOMPARE(fixture.workspace.files().size(), size_t(1));
    QCOMPARE(fixture.window.currentFile(), &kept);
    rightClick(fixture.tabs(), fixture.tabs()->tabRect(0).center());
    QVERIFY(choose(QStringLiteral("Close")));
    QVERIFY(fixture.workspace.files().empty());
}

void TestContextMenus::aTabTellsWhereItsFileLies()
{
    test::WindowFixture fixture;
    const QString path = fixture.sample(QStringLiteral("alaric.skychar")).path();
    rightClick(fixture.tabs(), fixture.tabs()->tabRect(0).center());
    QVERIFY(choose(QStringLiteral("Copy Path")));
    QCOMPARE(QGuiApplication::clipboard()->text(), path);
    rightClick(fixture.tabs(), fixture.tabs()->tabRect(0).center());
    QVERIFY(choose(QStringLiteral("Show in Folder")));
    QCOMPARE(fixture.prompts.foldersOf, QStringList(path));
}

void TestContextMenus::aRecentFileIsTakenOffTheList()
{
    test::WindowFixture fixture;
    const QString path = fixture.sample(QStringLiteral("alaric.skychar")).path();
    fixture.window.commands().openPaths({path});
    fixture.trigger("file.close");
    fixture.window.showStart();
    auto *row = fixture.window.findChild<ui::RecentRow *>();
    rightClick(row, row->rect().center());
    QVERIFY(choose(QStringLiteral("Remove from the List")));
    QVERIFY(fixture.recent.files().empty());
}

void TestContextMenus::theSidebarHasThemByKey()
{
    test::WindowFixture fixture;
    const QString path = fixture.sample(QStringLiteral("alaric.skychar")).path();
    fixture.window.commands().openPaths({path});
    auto *tree = fixture.window.findChild<ui::SidebarTree *>();
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QTest::keyClick(tree, Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(choose(QStringLiteral("Show in Folder")));
    QCOMPARE(fixture.prompts.foldersOf, QStringList(path));
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(1, 0)));
    QTest::keyClick(tree, Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(choose(QStringLiteral("New Character from It")));
    QCOMPARE(fixture.workspace.files().size(), size_t(2));
}

void TestContextMenus::allRecentFilesAreForgotten()
{
    test::WindowFixture fixture;
    QVERIFY(!fixture.can("file.forgetrecent"));
    fixture.window.commands().openPaths({fixture.sample(QStringLiteral("alaric.skychar")).path()});
    QVERIFY(fixture.can("file.forgetrecent"));
    QMenu *menu = fixture.window.actions().menu(QStringLiteral("&File/Open &Recent"));
    Q_EMIT menu->aboutToShow(); // the entry outlives the filling
    fixture.trigger("file.forgetrecent");
    QVERIFY(fixture.recent.files().empty());
}

QTEST_MAIN(TestContextMenus)
#include "tst_contextmenus.moc"
