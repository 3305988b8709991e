#include "tests/ui/support/windowfixture.h"
#include "ui/shell/sidebar.h"
#include "ui/shell/sidebarmodel.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>

using namespace sky;

class TestSidebar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void modelIsSoundThroughChanges();
    void aClickOnATemplateMakesACharacter();
    void enterOpensARecentFile();
    void filterFindsByName();
    void headsFold();
};

void TestSidebar::modelIsSoundThroughChanges()
{
    ui::SidebarModel model({QStringLiteral("A"), QStringLiteral("B")});
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto entry = [](const char *name) {
        return ui::SidebarEntry{QLatin1String(name), QLatin1String(name), {}, {}, {}};
    };
    model.setEntries(0, {entry("Juk"), entry("Vunata")});
    model.setEntries(1, {entry("Knight")});
    QCOMPARE(model.count(), 3);
    model.setFilter(QStringLiteral("k"));
    QCOMPARE(model.count(), 2);
    QVERIFY(model.indexOf(0, QStringLiteral("Juk")).isValid());
    QVERIFY(!model.indexOf(0, QStringLiteral("Vunata")).isValid());
    model.setEntries(0, {});
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(model.rowCount(model.index(1, 0)), 1);
}

void TestSidebar::aClickOnATemplateMakesACharacter()
{
    test::WindowFixture fixture;
    fixture.blank();
    auto *tree = fixture.window.findChild<ui::SidebarTree *>();
    const QModelIndex ranger = tree->model()->index(1, 0, tree->model()->index(1, 0));
    tree->scrollTo(ranger);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(ranger).center());
    QCOMPARE(fixture.workspace.files().size(), size_t(2));
    QCOMPARE(fixture.window.currentFile()->document().character()->name, ranger.data().toString());
}

void TestSidebar::enterOpensARecentFile()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString path = alaric.path();
    fixture.window.commands().openPaths({path});
    fixture.trigger("file.close");
    fixture.knight();
    auto *tree = fixture.window.findChild<ui::SidebarTree *>();
    tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
    QTest::keyClick(tree, Qt::Key_Return);
    QCOMPARE(fixture.window.currentFile()->path(), path);
}

void TestSidebar::filterFindsByName()
{
    test::WindowFixture fixture;
    fixture.blank();
    auto *tree = fixture.window.findChild<ui::SidebarTree *>();
    QTest::keyClicks(fixture.named<QLineEdit>(QStringLiteral("Filter")), QStringLiteral("kni"));
    const QModelIndex templates = tree->model()->index(1, 0);
    QCOMPARE(tree->model()->rowCount(templates), 1);
    QCOMPARE(tree->model()->index(0, 0, templates).data().toString(), QStringLiteral("Knight"));
}

void TestSidebar::headsFold()
{
    test::WindowFixture fixture;
    fixture.blank();
    auto *tree = fixture.window.findChild<ui::SidebarTree *>();
    const QModelIndex templates = tree->model()->index(1, 0);
    QVERIFY(tree->isExpanded(templates));
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(templates).center());
    QVERIFY(!tree->isExpanded(templates));
    tree->setCurrentIndex(templates);
    QTest::keyClick(tree, Qt::Key_Return);
    QVERIFY(tree->isExpanded(templates));
}

QTEST_MAIN(TestSidebar)
#include "tst_sidebar.moc"
