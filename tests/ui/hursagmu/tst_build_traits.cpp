#include "core/hursagmu/edits/edits.h"
#include "tests/support/phase.h"
#include "tests/ui/support/buildbench.h"
#include "ui/hursagmu/build/costladder.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>

using namespace sky;
using test::BuildBench;
using test::UiFixture;
using ui::hursagmu::TraitRow;

class TestBuildTraits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesARaiseWithWhatIsShort();
    void undoesAVisitAsOneStep();
    void putsATypedNumberInForceWithEnterAndWhenLeft();
    void refusesALevelBeyondTheScale();
    void leavesTheWheelToThePage();
    void repeatsWhileAButtonIsHeld();
    void movesBetweenRowsByKey();
    void showsTheCostsOfTheTraitLookedAt();
    void saysWhatIsOver();
    void makesRenamesAndRemovesATrait();
    void removesATraitByItsMenu();
    void turnsToTheNewTraitAmongLaterOnes();
    void keepsANewTraitThatIsRefused();
    void raisesInPlayByTheLedger();
    void letsAScreenReaderTurnALevel();
    void changesNothingInAFileThatIsReadOnly();
    void namesTheWayOutOfARefusal();
    void raisesByItsMenu();
};

void TestBuildTraits::refusesARaiseWithWhatIsShort()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(14));
    TraitRow *row = bench.focused(QStringLiteral("warrior"));
    QTest::keyClicks(row, QStringLiteral("7\r"));
    QCOMPARE(bench.level(QStringLiteral("warrior")), 7);
    const auto before = bench.file.document().character();
    QTest::keyClick(row, Qt::Key_Right);
    QCOMPARE(bench.notice(),
             QStringLiteral("Level 8 costs 4 more; 2 points are left, 2 short. (rule H-031)") + test::WayOut);
    QCOMPARE(bench.file.document().character(), before);
    QCOMPARE(row->face().level, 7);
    QTest::keyClick(row, Qt::Key_Left);
    QCOMPARE(bench.notice(), QString());
}

void TestBuildTraits::undoesAVisitAsOneStep()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    TraitRow *warrior = bench.focused(QStringLiteral("warrior"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(warrior, Qt::Key_Right);
    QTest::keyClick(warrior, Qt::Key_Up);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), warrior);
    QTest::keyClick(warrior, Qt::Key_Right);
    QCOMPARE(bench.undo().count(), 2);
    bench.undo().undo();
    QCOMPARE(warrior->face().level, 3);
    bench.undo().undo();
    QCOMPARE(warrior->face().level, 0);
    QCOMPARE(warrior->spokenName(), QStringLiteral("Warrior, level 0, cost 0, next 1"));
}

void TestBuildTraits::putsATypedNumberInForceWithEnterAndWhenLeft()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    TraitRow *row = bench.focused(QStringLiteral("rider"));
    QTest::keyClicks(row, QStringLiteral("1"));
    QCOMPARE(bench.level(QStringLiteral("rider")), 0);
    QTest::keyClicks(row, QStringLiteral("0\r"));
    QCOMPARE(bench.level(QStringLiteral("rider")), 10);
    QTest::keyClicks(row, QStringLiteral("12"));
    QTest::keyClick(row, Qt::Key_Escape);
    QTest::keyClick(row, Qt::Key_Return);
    QCOMPARE(bench.level(QStringLiteral("rider")), 10);
    QTest::keyClicks(row, QStringLiteral("58"));
    QTest::keyClick(row, Qt::Key_Backspace);
    QTest::keyClick(row, Qt::Key_Tab);
    QCOMPARE(bench.level(QStringLiteral("rider")), 5);
}

void TestBuildTraits::refusesALevelBeyondTheScale()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    QTest::keyClicks(bench.focused(QStringLiteral("rider")), QStringLiteral("101\r"));
    QCOMPARE(bench.notice(), QStringLiteral("A level is from 0 to 100."));
    QCOMPARE(bench.level(QStringLiteral("rider")), 0);
}

/// A turn that is meant to scroll would buy levels unnoticed.
void TestBuildTraits::leavesTheWheelToThePage()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    TraitRow *row = bench.focused(QStringLiteral("command"));
    const QPointF place(row->rect().center());
    QWheelEvent event(place, row->mapToGlobal(place), {}, {0, QWheelEvent::DefaultDeltasPerStep},
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    event.accept();
    static_cast<QObject *>(row)->event(&event); // of this widget alone
    QVERIFY(!event.isAccepted());               // so that what is around it scrolls
    QCOMPARE(bench.level(QStringLiteral("command")), 0);
}

void TestBuildTraits::repeatsWhileAButtonIsHeld()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(4));
    TraitRow *row = bench.focused(QStringLiteral("command"));
    const QFontMetrics metrics = row->fontMetrics();
    const int figures = 2 * (8 + metrics.horizontalAdvance(QStringLiteral("00000")));
    const QPoint plus(row->width() - 8 - figures - metrics.height() / 2, row->height() / 2);
    QTest::mouseMove(row, plus);
    QTest::mousePress(row, Qt::LeftButton, {}, plus);
    QTRY_COMPARE(bench.level(QStringLiteral("command")), 4);
    QTRY_VERIFY(bench.notice().contains(QStringLiteral("2 short")));
    QTest::mouseRelease(row, Qt::LeftButton, {}, plus);
}

void TestBuildTraits::movesBetweenRowsByKey()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    bench.focused(QStringLiteral("archer"));
    const auto press = [](Qt::Key key) {
        QTest::keyClick(QApplication::focusWidget(), key);
        return qobject_cast<TraitRow *>(QApplication::focusWidget())->face().name;
    };
    QCOMPARE(press(Qt::Key_Down), QStringLiteral("Artisan"));
    QCOMPARE(press(Qt::Key_PageDown), QStringLiteral("Rider"));
    QCOMPARE(press(Qt::Key_End), QStringLiteral("Warrior"));
    QCOMPARE(press(Qt::Key_Down), QStringLiteral("Warrior"));
    QCOMPARE(press(Qt::Key_Home), QStringLiteral("Archer"));
    QCOMPARE(bench.undo().count(), 0);
}

void TestBuildTraits::showsTheCostsOfTheTraitLookedAt()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(20));
    TraitRow *row = bench.focused(QStringLiteral("healer"));
    QCOMPARE(bench.file.bench().spotlight(), QStringLiteral("cost/healer"));
    auto *ladder = bench.page.findChild<ui::hursagmu::CostLadder *>();
    QVERIFY(ladder->accessibleName().startsWith(QStringLiteral("Costs of Healer: level 1 costs 1")));
    QVERIFY(ladder->accessibleName().endsWith(QStringLiteral("level 10 costs 32")));
    QVERIFY(bench.labelled<ui::Label>(QStringLiteral("with 20 left: up to level 8")));
    QTest::keyClicks(row, QStringLiteral("8\r"));
    QVERIFY(bench.labelled<ui::Label>(QStringLiteral("with 4 left: 4 short of level 9")));
}

void TestBuildTraits::saysWhatIsOver()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.knight());
    QVERIFY(bench.file.bench().apply(hursagmu::setBudget(96)));
    QVERIFY(bench.page.reveal(QStringLiteral("budget")));
    QVERIFY(bench.labelled<ui::Label>(QStringLiteral("4 points over")));
}

void TestBuildTraits::makesRenamesAndRemovesATrait()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    bench.labelled<QPushButton>(QStringLiteral("Add trait..."))->click();
    auto *name = bench.named<ui::LineField>(QStringLiteral("Name of the trait"));
    QCOMPARE(QApplication::focusWidget(), name);
    QTest::keyClicks(name, QStringLiteral("Beekeeper"));
    auto *level = bench.named<ui::NumberField>(QStringLiteral("Level of the trait"));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(level, Qt::Key_Up);
    QTest::keyClick(name, Qt::Key_Return);
    const QString id = bench.facts().professions.back().id;
    QCOMPARE(bench.level(id), 3);
    QCOMPARE(QApplication::focusWidget(), bench.row(id));
    QCOMPARE(bench.row(id)->spokenName(), QStringLiteral("Beekeeper, level 3, cost 3, next 1"));

    QTest::keyClick(bench.row(id), Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Smith\r"));
    QCOMPARE(bench.row(id)->face().name, QStringLiteral("Smith"));
    QCOMPARE(QApplication::focusWidget(), bench.row(id));

    QTest::keyClick(bench.row(id), Qt::Key_Delete);
    QVERIFY(!bench.row(id));
    bench.undo().undo();
    QCOMPARE(bench.row(id)->face().name, QStringLiteral("Smith"));
}

void TestBuildTraits::removesATraitByItsMenu()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    QVERIFY(bench.file.bench().apply(
        hursagmu::addCustomTrait(fixture.game->catalogue(), QStringLiteral("Smith"),
                                 hursagmu::TraitKind::Profession, *Level::of(2), fixture.services.ids, {})));
    const QString id = bench.facts().professions.back().id;
    const QPointer<TraitRow> row = bench.row(id);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(20, 5), row->mapToGlobal(QPoint(20, 5)));
    QApplication::sendEvent(row, &event);
    const QPointer<QMenu> menu = row->findChild<QMenu *>();
    QVERIFY(menu && menu->isVisible());
    menu->setActiveAction(menu->actions().constLast());
    QTest::keyClick(menu, Qt::Key_Return);
    QVERIFY(!bench.row(id));
    QTRY_VERIFY(!row);
    QVERIFY(!menu);
}

void TestBuildTraits::turnsToTheNewTraitAmongLaterOnes()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    bench.play(50);
    QVERIFY(bench.file.bench().apply(hursagmu::addCustomTrait(
        fixture.game->catalogue(), QStringLiteral("Weaver"), hursagmu::TraitKind::Profession, *Level::of(2),
        fixture.services.ids, bench.later())));
    bench.labelled<QPushButton>(QStringLiteral("Add trait..."))->click();
    QTest::keyClicks(bench.named<ui::LineField>(QStringLiteral("Name of the trait")),
                     QStringLiteral("Smith\r"));
    auto *row = qobject_cast<TraitRow *>(QApplication::focusWidget());
    QVERIFY(row);
    QCOMPARE(row->face().name, QStringLiteral("Smith"));
    QCOMPARE(bench.facts().professions.back().name, QStringLiteral("Weaver"));
}

void TestBuildTraits::keepsANewTraitThatIsRefused()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(2));
    bench.labelled<QPushButton>(QStringLiteral("Add trait..."))->click();
    auto *name = bench.named<ui::LineField>(QStringLiteral("Name of the trait"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.notice(), QStringLiteral("A trait of your own needs a name."));
    QTest::keyClicks(name, QStringLiteral("Smith"));
    bench.named<ui::NumberField>(QStringLiteral("Level of the trait"))->setValue(4);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.notice(),
             QStringLiteral("Level 4 costs 4; 2 points are left, 2 short. (rule H-031)") + test::WayOut);
    QCOMPARE(bench.undo().count(), 0);
    QCOMPARE(name->text(), QStringLiteral("Smith"));
    QTest::keyClick(name, Qt::Key_Escape);
    QVERIFY(bench.labelled<QPushButton>(QStringLiteral("Add trait...")));
}

void TestBuildTraits::raisesInPlayByTheLedger()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.knight());
    QVERIFY(bench.file.bench().apply(test::setPhase(hursagmu::Phase::Play)));
    TraitRow *row = bench.focused(QStringLiteral("warrior"));
    QTest::keyClick(row, Qt::Key_Right);
    QCOMPARE(bench.notice(),
             QStringLiteral("Level 9 costs 8 more; no experience is unspent, 8 short. (rule H-034)"));
    fixture.prompts.choices = {1, 0}; // lowering says what it does before it does it
    QTest::keyClick(row, Qt::Key_Left);
    QCOMPARE(row->face().level, 8);
    QVERIFY(fixture.prompts.asked.front().detail.contains(QStringLiteral("no points come back")));
    QTest::keyClick(row, Qt::Key_Left);
    QCOMPARE(row->face().level, 7);
    QCOMPARE(bench.character().ledger.size(), size_t(1));
    QCOMPARE(bench.character().ledger.front().date, fixture.services.clock().date());
    const auto asked = fixture.prompts.asked.size();
    fixture.prompts.choices = {1};
    QTest::keyClick(row, Qt::Key_Left); // going on gives nothing back either
    QCOMPARE(row->face().level, 7);
    QCOMPARE(fixture.prompts.asked.size(), asked + 1);
    QTest::keyClick(row, Qt::Key_Right); // taken back, which needs no asking
    QCOMPARE(row->face().level, 8);
    QVERIFY(bench.character().ledger.empty());
}

void TestBuildTraits::letsAScreenReaderTurnALevel()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    TraitRow *row = bench.row(QStringLiteral("warrior"));
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(row);
    QVERIFY(spoken);
    QCOMPARE(spoken->role(), QAccessible::SpinBox);
    QVERIFY(spoken->valueInterface());
    spoken->valueInterface()->setCurrentValue(7);
    QCOMPARE(bench.level(QStringLiteral("warrior")), 7);
    QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Warrior, level 7, cost 12, next 4"));
    spoken->actionInterface()->doAction(QAccessibleActionInterface::decreaseAction());
    QCOMPARE(spoken->valueInterface()->currentValue().toInt(), 6);
    QCOMPARE(spoken->valueInterface()->maximumValue().toInt(), 100);
}

void TestBuildTraits::changesNothingInAFileThatIsReadOnly()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.knight());
    bench.file.bench().setReadOnly(QStringLiteral("Another program has it open."));
    TraitRow *row = bench.focused(QStringLiteral("warrior"));
    QTest::keyClick(row, Qt::Key_Left);
    QTest::keyClicks(row, QStringLiteral("3\r"));
    QCOMPARE(row->face().level, 8);
    QVERIFY(!bench.labelled<QPushButton>(QStringLiteral("Add trait..."))->isEnabled());
}

void TestBuildTraits::namesTheWayOutOfARefusal()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(2));
    QTest::keyClicks(bench.focused(QStringLiteral("warrior")), QStringLiteral("9"));
    QTest::keyClick(bench.row(QStringLiteral("warrior")), Qt::Key_Return);
    QVERIFY2(bench.notice().contains(QStringLiteral("Let the Draft Go over Budget")),
             qPrintable(bench.notice()));
    bench.play(1);
    QTest::keyClicks(bench.focused(QStringLiteral("warrior")), QStringLiteral("9"));
    QTest::keyClick(bench.row(QStringLiteral("warrior")), Qt::Key_Return);
    QVERIFY(!bench.notice().isEmpty()); // experience is not lent
    QVERIFY2(!bench.notice().contains(QStringLiteral("Let the Draft")), qPrintable(bench.notice()));
}

void TestBuildTraits::raisesByItsMenu()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    TraitRow *row = bench.focused(QStringLiteral("warrior"));
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(20, 5), row->mapToGlobal(QPoint(20, 5)));
    QApplication::sendEvent(row, &event);
    auto *menu = row->findChild<QMenu *>();
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("Raise to 1 for 1"));
    menu->setActiveAction(menu->actions().front());
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(bench.level(QStringLiteral("warrior")), 1);
}

QTEST_MAIN(TestBuildTraits)
#include "tst_build_traits.moc"
