#include "tests/ui/support/windowfixture.h"
#include "ui/theme/measure.h"

#include <QToolButton>

using namespace sky;

namespace
{

QStringList order(const test::WindowFixture &fixture)
{
    QStringList titles;
    for (const auto &file : fixture.workspace.files())
        titles << file->title();
    return titles;
}

void openThree(test::WindowFixture &fixture)
{
    for (const char *name : {"alaric.skychar", "eshara.skychar", "ubar-tutu.skychar"})
        fixture.sample(QLatin1String(name));
}

} // namespace

class TestDocumentTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reorderingReachesTheWorkspace();
    void middleClickCloses();
    void closeButtonsSayWhatTheyClose();
    void deleteClosesTheTabWithTheKeyboard();
    void controlTabGoesRound();
    void reopensWhatWasClosedLast();
    void plusShowsTheStartPageInATab();
    void aLongNameLeavesRoomForOthers();
};

void TestDocumentTabs::reorderingReachesTheWorkspace()
{
    test::WindowFixture fixture;
    openThree(fixture);
    const QStringList before = order(fixture);
    fixture.tabs()->moveTab(2, 0);
    QCOMPARE(order(fixture), (QStringList{before[2], before[0], before[1]}));
    fixture.trigger("file.new");
    // The tab of the start page is none of the workspace's.
    fixture.tabs()->moveTab(3, 1);
    QCOMPARE(order(fixture), (QStringList{before[2], before[0], before[1]}));
    fixture.tabs()->moveTab(0, 2);
    QCOMPARE(order(fixture), (QStringList{before[0], before[2], before[1]}));
    QCOMPARE(fixture.window.fileAt(1), fixture.workspace.files()[0].get());
}

void TestDocumentTabs::middleClickCloses()
{
    test::WindowFixture fixture;
    openThree(fixture);
    const QStringList before = order(fixture);
    QTabBar *tabs = fixture.tabs();
    QTest::mouseClick(tabs, Qt::MiddleButton, {}, tabs->tabRect(1).center());
    QCOMPARE(order(fixture), (QStringList{before[0], before[2]}));
    QCOMPARE(tabs->count(), 2);
}

void TestDocumentTabs::closeButtonsSayWhatTheyClose()
{
    test::WindowFixture fixture;
    openThree(fixture);
    auto *close = fixture.named<QToolButton>(QStringLiteral("Close eshara.skychar"));
    QVERIFY(close);
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(order(fixture),
             (QStringList{QStringLiteral("alaric.skychar"), QStringLiteral("ubar-tutu.skychar")}));
}

void TestDocumentTabs::deleteClosesTheTabWithTheKeyboard()
{
    test::WindowFixture fixture;
    openThree(fixture);
    fixture.tabs()->setFocus();
    QTest::keyClick(fixture.tabs(), Qt::Key_Delete);
    QCOMPARE(order(fixture),
             (QStringList{QStringLiteral("alaric.skychar"), QStringLiteral("eshara.skychar")}));
}

void TestDocumentTabs::controlTabGoesRound()
{
    test::WindowFixture fixture;
    openThree(fixture);
    QCOMPARE(fixture.window.currentTab(), 2);
    QTest::keyClick(&fixture.window, Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(fixture.window.currentTab(), 0);
    QCOMPARE(fixture.window.currentFile()->title(), QStringLiteral("alaric.skychar"));
    QTest::keyClick(&fixture.window, Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(fixture.window.currentTab(), 2);
}

void TestDocumentTabs::reopensWhatWasClosedLast()
{
    test::WindowFixture fixture;
    openThree(fixture);
    QVERIFY(!fixture.can("file.reopen"));
    fixture.trigger("file.close");
    fixture.trigger("file.close");
    QVERIFY(fixture.can("file.reopen"));
    fixture.trigger("file.reopen");
    fixture.trigger("file.reopen");
    QCOMPARE(order(fixture), (QStringList{QStringLiteral("alaric.skychar"), QStringLiteral("eshara.skychar"),
                                          QStringLiteral("ubar-tutu.skychar")}));
    QVERIFY(!fixture.can("file.reopen"));
}

void TestDocumentTabs::plusShowsTheStartPageInATab()
{
    test::WindowFixture fixture;
    fixture.knight();
    QTest::mouseClick(fixture.named<QToolButton>(QStringLiteral("New character")), Qt::LeftButton);
    QCOMPARE(fixture.tabs()->count(), 2);
    QCOMPARE(fixture.window.currentFile(), nullptr);
    fixture.trigger("file.new");
    QCOMPARE(fixture.tabs()->count(), 2);
    fixture.trigger("file.close");
    QCOMPARE(fixture.tabs()->count(), 1);
    QVERIFY(fixture.window.currentFile());
    fixture.trigger("file.new");
    fixture.blank();
    // Its work is done.
    QCOMPARE(fixture.tabs()->count(), 2);
    QVERIFY(fixture.window.fileAt(0) && fixture.window.fileAt(1));
}

void TestDocumentTabs::aLongNameLeavesRoomForOthers()
{
    test::WindowFixture fixture;
    openThree(fixture);
    fixture.tabs()->setTabText(2, QStringLiteral("Aurelianus ").repeated(20).trimmed());
    QTRY_VERIFY(fixture.tabs()->tabRect(2).width() > 200);
    QVERIFY(fixture.tabs()->tabRect(2).width() <= ui::atTextSize(260));
    QCOMPARE(fixture.tabs()->tabRect(0).left(), 0); // none is scrolled away
}

QTEST_MAIN(TestDocumentTabs)
#include "tst_documenttabs.moc"
