#include "tests/ui/support/windowfixture.h"
#include "ui/dialogs/lookupdialog.h"
#include "ui/shell/actionsearch.h"
#include "ui/shell/actiontable.h"
#include "ui/shell/searchentries.h"
#include "ui/widgets/searchfield.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QTableView>

using namespace sky;

class TestActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionSaysWhatItIs();
    void everyShortcutLeadsToOneAction();
    void everyActionIsInAMenuAndInTheSearch();
    void undoNamesTheStepAsItWasTyped();
    void pagesHaveTheirTitlesAndKeys();
    void searchRunsWhatWasTyped();
    void searchSaysWhyNot();
    void searchFindsCharactersAndTemplates();
    void searchModelIsSound();
    void shortcutsAndRulesCanBeLookedUp();
    void searchStaysUnderTheMenuOfItsField();
    void historyTakesTheKeyboard();
    void openRecentIsFilledAnewEachTime();
    void searchFindsTraitsGiftsAndPages();
};

void TestActions::everyActionSaysWhatItIs()
{
    test::WindowFixture fixture;
    for (const auto &made : fixture.window.actions().all()) {
        const QAction *action = made.action;
        const QString id = action->objectName();
        QVERIFY2(!action->text().isEmpty(), qPrintable(id));
        QVERIFY2(!action->statusTip().isEmpty(), qPrintable(id));
        QVERIFY2(!action->toolTip().isEmpty(), qPrintable(id));
        QVERIFY2(!action->shortcut().isEmpty(), qPrintable(id));
        if (*made.spec->icon) QVERIFY2(!action->icon().isNull(), qPrintable(id));
        if (!action->isEnabled())
            QVERIFY2(fixture.window.actions().whyNot(*made.spec).endsWith(QLatin1Char('.')), qPrintable(id));
    }
}

void TestActions::everyShortcutLeadsToOneAction()
{
    test::WindowFixture fixture;
    QSet<QString> ids;
    QSet<QString> keys;
    for (const auto &made : fixture.window.actions().all()) {
        const QString id = made.action->objectName();
        QVERIFY2(!ids.contains(id), qPrintable(id));
        ids << id;
        for (const QKeySequence &key : made.action->shortcuts()) {
            const QString text = key.toString(QKeySequence::PortableText);
            QVERIFY2(!keys.contains(text), qPrintable(id + QLatin1Char(' ') + text));
            keys << text;
        }
    }
    // Keys of the menus themselves.
    for (const QAction *menu : fixture.window.menuBar()->actions()) {
        const QString access = QStringLiteral("Alt+%1").arg(
            menu->text().mid(menu->text().indexOf(QLatin1Char('&')) + 1, 1).toUpper());
        QVERIFY2(!keys.contains(access), qPrintable(access));
        keys << access;
    }
}

void TestActions::everyActionIsInAMenuAndInTheSearch()
{
    test::WindowFixture fixture;
    fixture.knight();
    QSet<QString> found;
    for (const ui::SearchEntry &entry : ui::actionEntries(fixture.window.actions()))
        found << entry.text;
    for (const auto &made : fixture.window.actions().all()) {
        if (!made.action->isVisible()) continue;
        QString text = made.action->text();
        QVERIFY2(found.contains(text.remove(QLatin1Char('&'))), qPrintable(text));
        const QMenu *menu = fixture.window.actions().menu(QLatin1String(made.spec->menu));
        QVERIFY2(menu && menu->actions().contains(made.action), made.spec->id);
    }
}

void TestActions::undoNamesTheStepAsItWasTyped()
{
    test::WindowFixture fixture;
    ui::OpenFile &knight = fixture.knight();
    QVERIFY(!fixture.can("edit.undo"));
    QVERIFY(fixture.rename(knight, QStringLiteral("Rook & Daughter")));
    QVERIFY(fixture.can("edit.undo"));
    QString step = knight.document().undoStack().undoText();
    QVERIFY(!step.isEmpty());
    const QString text = fixture.window.actions().find(QStringLiteral("edit.undo"))->text();
    QVERIFY2(text.endsWith(step.replace(QLatin1Char('&'), QLatin1String("&&"))), qPrintable(text));
    fixture.trigger("edit.undo");
    QVERIFY(fixture.can("edit.redo"));
    QTest::keyClick(&fixture.window, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(knight.document().character()->name, QStringLiteral("Rook & Daughter"));
}

void TestActions::pagesHaveTheirTitlesAndKeys()
{
    test::WindowFixture fixture;
    fixture.knight();
    const ui::DocumentView *view = fixture.window.currentView();
    QTest::keyClick(&fixture.window, Qt::Key_2, Qt::AltModifier);
    QCOMPARE(view->currentPage(), 1);
    QTest::keyClick(&fixture.window, Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(view->currentPage(), 2);
    QTest::keyClick(&fixture.window, Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(view->currentPage(), 1);
    const QAction *second = fixture.window.actions().find(QStringLiteral("view.page2"));
    QVERIFY(second->isChecked());
    QVERIFY2(second->text().contains(view->pageTitles().at(1)), qPrintable(second->text()));
    fixture.trigger("file.preview");
    QCOMPARE(view->pageTitles().at(view->currentPage()), QStringLiteral("Sheet"));
}

void TestActions::searchRunsWhatWasTyped()
{
    test::WindowFixture fixture;
    fixture.knight();
    QTest::keyClick(&fixture.window, Qt::Key_K, Qt::ControlModifier);
    auto *search = fixture.window.findChild<ui::ActionSearch *>();
    QVERIFY(search->isVisible());
    auto *field = search->findChild<ui::SearchField *>();
    QVERIFY(field->hasFocus());
    fixture.prompts.texts = {QStringLiteral("Juk")};
    QTest::keyClicks(field, QStringLiteral("rename"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!search->isVisible());
    QCOMPARE(fixture.window.currentFile()->document().character()->name, QStringLiteral("Juk"));
    QTest::mouseClick(fixture.named<QPushButton>(QStringLiteral("Search actions")), Qt::LeftButton);
    QVERIFY(search->isVisible());
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(!search->isVisible());
}

void TestActions::searchSaysWhyNot()
{
    test::WindowFixture fixture;
    fixture.window.showSearch(ui::SearchScope::All);
    auto *search = fixture.window.findChild<ui::ActionSearch *>();
    auto *field = search->findChild<ui::SearchField *>();
    QTest::keyClicks(field, QStringLiteral("revert"));
    QCOMPARE(search->model().rowCount(), 1);
    QVERIFY(!search->model().at(0).whyNot.isEmpty());
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(search->isVisible());
}

void TestActions::searchFindsCharactersAndTemplates()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    fixture.sample(QStringLiteral("eshara.skychar"));
    fixture.window.showSearch(ui::SearchScope::All);
    auto *search = fixture.window.findChild<ui::ActionSearch *>();
    auto *field = search->findChild<ui::SearchField *>();
    QTest::keyClicks(field, QStringLiteral("alaric open"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(fixture.window.currentFile(), &alaric);
    QTest::keyClick(&fixture.window, Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    QTest::keyClicks(field, QStringLiteral("rog"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(fixture.workspace.files().size(), size_t(3));
    QCOMPARE(fixture.window.currentFile()->document().character()->name, QStringLiteral("Rogue"));
}

void TestActions::searchModelIsSound()
{
    ui::SearchModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto entry = [](const char *text, const char *whyNot) {
        return ui::SearchEntry{QLatin1String(text), {}, {}, {}, QLatin1String(whyNot), {}};
    };
    model.setEntries({entry("Resave", ""), entry("Save As", "No."), entry("Save", ""), entry("Open", "")});
    model.setFilter(QStringLiteral("save"));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.at(0).text, QStringLiteral("Save"));
    QCOMPARE(model.at(1).text, QStringLiteral("Resave"));
    QCOMPARE(model.at(2).text, QStringLiteral("Save As"));
    model.setFilter(QStringLiteral("nothing"));
    QCOMPARE(model.rowCount(), 0);
}

void TestActions::shortcutsAndRulesCanBeLookedUp()
{
    test::WindowFixture fixture;
    for (const char *id : {"help.shortcuts", "help.rules"}) {
        fixture.trigger(id);
        auto *dialog = fixture.window.findChild<ui::LookupDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        auto *model = dialog->findChild<QTableView *>()->model();
        QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int all = model->rowCount();
        QVERIFY(all > 30);
        const QString wanted = model->index(7, 0).data().toString();
        dialog->findChild<ui::SearchField *>()->setText(wanted);
        QVERIFY(model->rowCount() >= 1 && model->rowCount() < all);
        delete dialog;
    }
}

void TestActions::searchStaysUnderTheMenuOfItsField()
{
    test::WindowFixture fixture;
    fixture.trigger("help.search");
    auto *search = fixture.window.findChild<ui::ActionSearch *>();
    auto *field = search->findChild<ui::SearchField *>();
    QFocusEvent menu(QEvent::FocusOut, Qt::PopupFocusReason);
    QCoreApplication::sendEvent(field, &menu);
    QVERIFY(search->isVisible());
    QFocusEvent elsewhere(QEvent::FocusOut, Qt::MouseFocusReason);
    QCoreApplication::sendEvent(field, &elsewhere);
    QVERIFY(!search->isVisible());
}

void TestActions::historyTakesTheKeyboard()
{
    test::WindowFixture fixture;
    fixture.knight();
    fixture.trigger("edit.history");
    QVERIFY(fixture.named<QListView>(QStringLiteral("History"))->hasFocus());
}

void TestActions::openRecentIsFilledAnewEachTime()
{
    test::WindowFixture fixture;
    const QString path = fixture.sample(QStringLiteral("alaric.skychar")).path();
    fixture.recent.remove(path);
    fixture.window.commands().openPaths({path});
    QMenu *menu = fixture.window.actions().menu(QStringLiteral("&File/Open &Recent"));
    Q_EMIT menu->aboutToShow();
    const auto shown = menu->actions().size();
    const auto made = menu->findChildren<QAction *>().size();
    QVERIFY(shown >= 3); // the file, a line, the search
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), shown);
    QCOMPARE(menu->findChildren<QAction *>().size(), made);
}

void TestActions::searchFindsTraitsGiftsAndPages()
{
    test::WindowFixture fixture;
    fixture.knight();
    fixture.window.showSearch(ui::SearchScope::All);
    auto *search = fixture.window.findChild<ui::ActionSearch *>();
    auto *field = search->findChild<ui::SearchField *>();
    const auto choose = [&](const char *typed) {
        fixture.window.showSearch(ui::SearchScope::All);
        QTest::keyClicks(field, QLatin1String(typed));
        QTest::keyClick(field, Qt::Key_Return);
    };
    fixture.trigger("view.page3");
    choose("warrior prof");
    QCOMPARE(fixture.window.currentView()->currentPage(), 0);
    QVERIFY(QApplication::focusWidget()->accessibleName().startsWith(QLatin1String("Warrior, level 8")));
    choose("starvision");
    const auto *offers = qobject_cast<QListView *>(QApplication::focusWidget());
    QVERIFY(offers);
    QCOMPARE(offers->currentIndex().data().toString(), QStringLiteral("Starvision"));
    fixture.window.showSearch(ui::SearchScope::All);
    QTest::keyClicks(field, QStringLiteral("paper"));
    QStringList found;
    for (int row = 0; row < search->model().rowCount(); ++row)
        found << search->model().at(row).text;
    QVERIFY2(found.contains(QStringLiteral("Page: Sheet")), qPrintable(found.join(QLatin1Char(','))));
    QVERIFY2(found.contains(QStringLiteral("Settings...")), qPrintable(found.join(QLatin1Char(','))));
}

QTEST_MAIN(TestActions)
#include "tst_actions.moc"
