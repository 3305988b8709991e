#include "core/hursagmu/ledger/statement.h"
#include "tests/ui/support/advancementbench.h"
#include "ui/hursagmu/advancement/asofdialog.h"
#include "ui/hursagmu/advancement/daychoice.h"
#include "ui/hursagmu/advancement/growthchart.h"
#include "ui/hursagmu/advancement/ledgermodel.h"
#include "ui/hursagmu/advancement/playdialogs.h"
#include "ui/hursagmu/advancement/stamp.h"
#include "ui/hursagmu/build/spending.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"
#include "ui/widgets/datefield.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QFile>
#include <QSignalSpy>
#include <QTableView>

using namespace sky;
using test::AdvancementBench;
using test::UiFixture;
using Model = ui::hursagmu::LedgerModel;

namespace
{

const QDate January(2026, 1, 31), February(2026, 2, 14), March(2026, 3, 15);

/// Play with three awards and two raises of Warrior, 8 to 10.
void journey(AdvancementBench &bench)
{
    QVERIFY(bench.begin());
    QVERIFY(bench.award(5, January, QStringLiteral("Night at Harrow Keep")));
    QVERIFY(bench.award(20, February, QStringLiteral("The drowned gate")));
    QVERIFY(bench.raise(QStringLiteral("warrior"), 9, February));
    QVERIFY(bench.award(4, March, QStringLiteral("The bear of Ninhar")));
    QVERIFY(bench.raise(QStringLiteral("warrior"), 10, March));
}

} // namespace

/// The ledger, growth and wishes on their page, used as people use them.
class TestAdvancementPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatPlayIsBeforeItBegins();
    void saysWhatStandsInTheWay();
    void showsEntriesNewestFirst();
    void explainsThePriceOfALine();
    void awardsByKeyboard();
    void correctsByMouse();
    void editsAnAward();
    void saysWhatDependsOnAnEntry();
    void undoesAnOldRaiseWithWhatDependsOnIt();
    void needsAReasonToUndo();
    void doesNotUndoThatPlayBegan();
    void offersToOweForAnAward();
    void largeAmountsHaveRoom();
    void proposesTheMasterOfLastTime();
    void showsAnEarlierDay();
    void showsAnyOtherDay();
    void growthIsAChartAndATable();
    void growthIsReadableInGrey();
    void growthIsHeardFromItsTable();
    void growthOfATrait();
    void wishesAreAddedBySearch();
    void aTypedLevelIsWishedFor();
    void wishIsBoughtByKeyAndMouse();
    void wishForAGiftAsksTheMaster();
    void wishesMoveAndGo();
    void purchasesAreNotedUnderTheStamp();
    void wishesGoByTheDayOfTheStamp();
    void whatIsAwardedLaterIsNotOfferedNow();
    void oddDaysAreSaidBeforeAnAward();
    void struckAmountsStayToBeSeen();
    void aStruckPurchaseSaysWhatItCost();
    void creationIsChangedToday();
    void whatMarksThePhaseKeepsItsPoints();
    void headsHaveRoomWhereThereIsLittle();
    void playBegunAgainMayOwe();
    void textSizeChangedWhileRunningReachesEverything();
    void largeWishesHaveRoom();
    void sessionIsInTheDetail();
    void modelsAreSound();
    void aLongJourneyStaysFast();
    void leadsToAnEntry();
    void nothingIsChangedReadOnly();
};

void TestAdvancementPage::saysWhatPlayIsBeforeItBegins()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.blank());
    QVERIFY(bench.texts().contains(QStringLiteral("100 of 100 points are left")));
    QVERIFY(!bench.ledger()->isVisible());
    QVERIFY(bench.wishes()->isVisible());
    QTest::mouseClick(bench.button(QStringLiteral("Begin play...")), Qt::LeftButton);
    QVERIFY(bench.dialog());
    bench.type(QStringLiteral("Session"), QStringLiteral("Session 0"));
    bench.type(QStringLiteral("Master"), QStringLiteral("Ubar"));
    QVERIFY(bench.press(QStringLiteral("Begin play")));
    QVERIFY(!bench.dialog());
    QVERIFY(bench.character().phase == hursagmu::Phase::Play);
    QCOMPARE(bench.facts().experienceUnspent(), 100); // kept unless one says otherwise
    QVERIFY(bench.ledger()->isVisible());
    QCOMPARE(bench.character().ledger.front().who, QStringLiteral("Ubar"));
    bench.undo().undo();
    QVERIFY(bench.character().phase == hursagmu::Phase::Creation);
    QVERIFY(!bench.ledger()->isVisible());
}

void TestAdvancementPage::saysWhatStandsInTheWay()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.button(QStringLiteral("Begin play..."))->isEnabled());
    QVERIFY(!bench.button(QStringLiteral("Go to the problems")));
    QVERIFY(bench.file.bench().apply(hursagmu::setBudget(10)));
    QVERIFY(!bench.button(QStringLiteral("Begin play..."))->isEnabled());
    QSignalSpy jumps(&bench.file.bench(), &ui::Workbench::jumpRequested);
    QTest::mouseClick(bench.button(QStringLiteral("Go to the problems")), Qt::LeftButton);
    QCOMPARE(jumps.size(), 1);
    QCOMPARE(jumps.front().front().toString(), QStringLiteral("problems"));
    bench.undo().undo();
    QVERIFY(bench.button(QStringLiteral("Begin play..."))->isEnabled());
}

void TestAdvancementPage::showsEntriesNewestFirst()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    QCOMPARE(bench.ledger()->model()->rowCount(), 6);
    QVERIFY(bench.texts().contains(QStringLiteral("6 entries, newest first")));
    QCOMPARE(bench.cell(0, Model::WhatColumn), QStringLiteral("Warrior 9 → 10"));
    QCOMPARE(bench.cell(0, Model::DateColumn), QStringLiteral("15 Mar 2026"));
    QCOMPARE(bench.cell(0, Model::PointsColumn), QStringLiteral("\u22128"));
    QCOMPARE(bench.cell(1, Model::KindColumn), QStringLiteral("award"));
    QCOMPARE(bench.cell(1, Model::PointsColumn), QStringLiteral("+4"));
    QCOMPARE(bench.cell(1, Model::WhyColumn), QStringLiteral("The bear of Ninhar"));
    QCOMPARE(bench.cell(0, Model::UnspentColumn).toLongLong(), bench.facts().experienceUnspent());
}

void TestAdvancementPage::explainsThePriceOfALine()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    bench.look(bench.rowWith(QStringLiteral("Warrior 8 → 9")));
    const auto &workbench = bench.file.bench();
    const DerivedValue *shown = workbench.find(workbench.spotlight());
    QVERIFY(shown);
    QCOMPARE(shown->label, QStringLiteral("Warrior 8 → 9 costs"));
    QCOMPARE(shown->number.value(), 8);
    QCOMPARE(shown->number.evaluated(), 8);
    QVERIFY2(shown->number.rules().contains(QStringLiteral("H-034")), qPrintable(shown->number.toText()));
    QVERIFY2(shown->remark.contains(QStringLiteral("Defense from 17 to 18")), qPrintable(shown->remark));
}

void TestAdvancementPage::awardsByKeyboard()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QPushButton *award = bench.button(QStringLiteral("Award..."));
    award->setFocus();
    QTest::keyClick(award, Qt::Key_Space);
    auto *points = bench.field<ui::NumberField>(QStringLiteral("Points"));
    QVERIFY(points && QTest::qWaitForWindowActive(bench.dialog()));
    points->setFocus();
    points->selectAll();
    QTest::keyClicks(points, QStringLiteral("5"));
    QTest::keyClick(points, Qt::Key_Tab);
    QTest::keyClicks(bench.dialog()->focusWidget(), QStringLiteral("Ashes of the ford"));
    QTest::keyClick(bench.dialog()->focusWidget(), Qt::Key_Return);
    QVERIFY(!bench.dialog());
    QCOMPARE(bench.cell(0, Model::PointsColumn), QStringLiteral("+5"));
    QCOMPARE(bench.cell(0, Model::WhyColumn), QStringLiteral("Ashes of the ford"));
    QCOMPARE(bench.cell(0, Model::DateColumn), QStringLiteral("29 Mar 2026"));
    bench.undo().undo();
    QCOMPARE(bench.ledger()->model()->rowCount(), 1);
}

void TestAdvancementPage::correctsByMouse()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    const int64_t before = bench.facts().experienceUnspent();
    QTest::mouseClick(bench.button(QStringLiteral("Correction...")), Qt::LeftButton);
    QVERIFY(!bench.press(QStringLiteral("Correct"))); // of nothing
    bench.field<ui::NumberField>(QStringLiteral("Points"))->setValue(-1);
    bench.type(QStringLiteral("Reason"), QStringLiteral("The award of 31 Jan was 4, not 5"));
    QVERIFY(bench.press(QStringLiteral("Correct")));
    QCOMPARE(bench.facts().experienceUnspent(), before - 1);
    QCOMPARE(bench.cell(0, Model::KindColumn), QStringLiteral("correction"));
    bench.undo().undo();
    QCOMPARE(bench.facts().experienceUnspent(), before);
}

void TestAdvancementPage::editsAnAward()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    const json::Object before = bench.written();
    bench.look(bench.rowWith(QStringLiteral("The bear of Ninhar")));
    QTest::keyClick(bench.ledger(), Qt::Key_F2);
    QVERIFY(bench.dialog());
    bench.field<ui::NumberField>(QStringLiteral("Points"))->setValue(6);
    bench.type(QStringLiteral("Why it is edited"), QStringLiteral("counted anew"));
    QVERIFY(bench.press(QStringLiteral("Edit")));
    const int row = bench.rowWith(QStringLiteral("The bear of Ninhar"));
    QCOMPARE(bench.cell(row, Model::PointsColumn), QStringLiteral("+6"));
    QVERIFY(bench.cell(row, Model::WhyColumn).contains(QStringLiteral("edited")));
    const QString tip = bench.ledger()->model()->index(row, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(QStringLiteral("+4")), qPrintable(tip));
    QVERIFY2(tip.contains(QStringLiteral("counted anew")), qPrintable(tip));
    QVERIFY2(bench.texts().contains(QStringLiteral("+4")), qPrintable(bench.texts()));
    bench.undo().undo();
    QCOMPARE(bench.written(), before);
}

void TestAdvancementPage::saysWhatDependsOnAnEntry()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    bench.look(0);
    QVERIFY2(bench.texts().contains(QStringLiteral("Nothing else depends on it; undoing it gives 8 back.")),
             qPrintable(bench.texts()));
    bench.look(bench.rowWith(QStringLiteral("Warrior 8 → 9")));
    QVERIFY2(bench.texts().contains(QStringLiteral("1 other entry depends on it: Warrior 9 → 10.")),
             qPrintable(bench.texts()));
}

void TestAdvancementPage::undoesAnOldRaiseWithWhatDependsOnIt()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    const json::Object before = bench.written();
    const int64_t earned = bench.facts().experienceEarned;
    bench.look(bench.rowWith(QStringLiteral("Warrior 8 → 9")));
    QTest::keyClick(bench.ledger(), Qt::Key_Delete);
    QVERIFY(bench.dialog());
    const auto *list = bench.dialog()->findChild<QAbstractItemView *>();
    QVERIFY(list);
    QCOMPARE(list->model()->rowCount(), 1);
    bench.type(QStringLiteral("Reason"), QStringLiteral("bought by mistake"));
    QVERIFY(bench.press(QStringLiteral("Undo the entry")));
    QCOMPARE(bench.facts().level(QStringLiteral("warrior")), 8);
    QCOMPARE(bench.facts().experienceUnspent(), earned);
    const int row = bench.rowWith(QStringLiteral("Warrior 8 → 9"));
    QCOMPARE(bench.cell(row, Model::UnspentColumn), QStringLiteral("struck"));
    const QString tip = bench.ledger()->model()->index(row, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(QStringLiteral("bought by mistake")), qPrintable(tip));
    QCOMPARE(bench.ledger()->model()->rowCount(), 6);
    bench.undo().undo();
    QCOMPARE(bench.written(), before);
}

void TestAdvancementPage::needsAReasonToUndo()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    bench.look(0);
    QTest::mouseClick(bench.button(QStringLiteral("Undo this entry...")), Qt::LeftButton);
    QVERIFY(!bench.press(QStringLiteral("Undo the entry")));
    QVERIFY(bench.press(QStringLiteral("Cancel")));
    QVERIFY(!bench.character().ledger.back().struck);
}

void TestAdvancementPage::doesNotUndoThatPlayBegan()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    bench.look(0);
    const QPushButton *undo = bench.button(QStringLiteral("Undo this entry..."));
    QVERIFY(!undo->isEnabled());
    QVERIFY(undo->toolTip().contains(QStringLiteral("Back to Creation")));
    QVERIFY2(bench.texts().contains(undo->toolTip()), qPrintable(bench.texts()));
    QTest::keyClick(bench.ledger(), Qt::Key_Delete);
    QVERIFY(!bench.dialog());
}

void TestAdvancementPage::largeAmountsHaveRoom()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.award(1'000'000, January));
    const QFontMetrics text(ui::fontOf(ui::Type::Body));
    for (const int column : {int(Model::PointsColumn), int(Model::UnspentColumn)})
        QVERIFY(bench.ledger()->columnWidth(column) > text.horizontalAdvance(bench.cell(0, column)));
}

void TestAdvancementPage::proposesTheMasterOfLastTime()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    for (const QString &proposed : {QString(), QStringLiteral("Ubar")}) {
        QTest::mouseClick(bench.button(QStringLiteral("Award...")), Qt::LeftButton);
        QVERIFY(QTest::qWaitForWindowActive(bench.dialog()));
        QCOMPARE(bench.dialog()->focusWidget()->accessibleName(), QStringLiteral("Points"));
        QTest::keyClicks(bench.dialog()->focusWidget(), QStringLiteral("3")); // in place of the proposal
        QCOMPARE(bench.field<ui::LineField>(QStringLiteral("Master"))->text(), proposed);
        bench.type(QStringLiteral("Master"), QStringLiteral("Ubar"));
        QVERIFY(bench.press(QStringLiteral("Award")));
        QCOMPARE(bench.character().ledger.back().points, 3);
        QVERIFY(bench.ledger() == bench.page.focusWidget());
    }
}

void TestAdvancementPage::offersToOweForAnAward()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    bench.look(bench.rowWith(QStringLiteral("The drowned gate")));
    QTest::keyClick(bench.ledger(), Qt::Key_Delete);
    auto *alone = bench.dialog()->findChild<QCheckBox *>();
    for (auto *check : bench.dialog()->findChildren<QCheckBox *>())
        if (check->isVisible()) alone = check;
    QVERIFY(alone->text().contains(QStringLiteral("owed")));
    QTest::mouseClick(alone, Qt::LeftButton, {}, QPoint(8, alone->height() / 2));
    QVERIFY(alone->isChecked());
    bench.type(QStringLiteral("Reason"), QStringLiteral("was another's"));
    QVERIFY(bench.press(QStringLiteral("Undo the entry")));
    QCOMPARE(bench.facts().level(QStringLiteral("warrior")), 10);
    QVERIFY(bench.facts().experienceUnspent() < 0);
    QVERIFY(bench.file.document().evaluation()->hasOpenErrors());
    bench.undo().undo();
    QVERIFY(bench.facts().experienceUnspent() >= 0);
}

void TestAdvancementPage::showsAnEarlierDay()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    ui::ChoiceField *days = nullptr;
    for (auto *choice : bench.page.findChildren<ui::ChoiceField *>())
        if (choice->itemText(0) == QLatin1String("today")) days = choice;
    QVERIFY(days);
    QCOMPARE(days->count(), 6); // today, four days, any other
    const int index = days->findText(QStringLiteral("14 Feb 2026"));
    QVERIFY(index > 0);
    days->setFocus();
    QTest::keyClick(days, Qt::Key_Down);
    QAbstractItemView *list = days->view();
    QVERIFY(list->isVisible());
    for (int i = 0; i < index; ++i) {
        QVERIFY(!bench.dialog()); // going through the days opens none
        QTest::keyClick(list, Qt::Key_Down);
    }
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(bench.dialog());
    QVERIFY(bench.dialog()->windowTitle().contains(QStringLiteral("14 Feb 2026")));
    const auto *table = bench.dialog()->findChild<QTableView *>();
    QStringList warrior;
    for (int row = 0; row < table->model()->rowCount(); ++row)
        if (table->model()->index(row, 0).data().toString() == QLatin1String("Warrior"))
            for (int column = 1; column < 4; ++column)
                warrior << table->model()->index(row, column).data().toString();
    QCOMPARE(warrior, (QStringList{QStringLiteral("9"), QStringLiteral("10"), QStringLiteral("changed")}));
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("then.pdf"))};
    QVERIFY(bench.press(QStringLiteral("Export the sheet as PDF...")));
    QVERIFY(fixture.prompts.suggestions.front().endsWith(QStringLiteral("Knight (2026-02-14).pdf")));
    QVERIFY(QFile::exists(fixture.path(QStringLiteral("then.pdf"))));
    QVERIFY(bench.press(QStringLiteral("Close")));
    QCOMPARE(days->currentText(), QStringLiteral("today"));
    QCOMPARE(bench.facts().level(QStringLiteral("warrior")), 10);
}

void TestAdvancementPage::showsAnyOtherDay()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    auto *days = bench.page.findChild<ui::hursagmu::DayChoice *>();
    days->setFocus();
    QTest::keyClick(days, Qt::Key_Space);
    QTest::keyClick(days->view(), Qt::Key_End);
    QTest::keyClick(days->view(), Qt::Key_Return);
    QVERIFY(bench.dialog());
    bench.dialog()->findChild<ui::DateField *>()->setDate(QDate(2026, 3, 1));
    QVERIFY(bench.press(QStringLiteral("Show")));
    QTRY_VERIFY(bench.dialog());
    QVERIFY2(bench.dialog()->windowTitle().contains(QStringLiteral("1 Mar 2026")),
             qPrintable(bench.dialog()->windowTitle()));
}

void TestAdvancementPage::growthIsAChartAndATable()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    auto *chart = bench.page.findChild<ui::hursagmu::GrowthChart *>();
    QVERIFY(chart->isVisible());
    QVERIFY2(
        chart->accessibleName().contains(QStringLiteral("%1 earned").arg(bench.facts().experienceEarned)),
        qPrintable(chart->accessibleName()));
    QTest::mouseClick(bench.button(QStringLiteral("As a table")), Qt::LeftButton);
    QVERIFY(!chart->isVisible());
    auto *table = bench.page.findChild<QTableView *>();
    QVERIFY(table->isVisible());
    const auto *model = table->model();
    const int last = model->rowCount() - 1;
    QCOMPARE(model->index(last, 0).data().toString(), QStringLiteral("15 Mar 2026"));
    QCOMPARE(model->index(last, 1).data().toLongLong(), bench.facts().experienceEarned);
    QCOMPARE(model->index(last, 2).data().toLongLong(), bench.facts().experienceSpent);
    QCOMPARE(model->index(last, 3).data().toLongLong(), bench.facts().experienceUnspent());
}

void TestAdvancementPage::growthIsReadableInGrey()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    auto *chart = bench.page.findChild<ui::hursagmu::GrowthChart *>();
    const auto &lines = chart->facts().lines;
    QCOMPARE(lines.size(), size_t(2));
    QVERIFY(lines[0].dashed != lines[1].dashed);
    QVERIFY(!lines[0].name.isEmpty() && !lines[1].name.isEmpty() && lines[0].name != lines[1].name);
    // Without its colours: rows of dashes are there for the dashed line, and none when both are drawn
    // through.
    const auto breaks = [chart] {
        const QImage grey = chart->grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        int most = 0;
        for (int y = 0; y < grey.height(); ++y) {
            int found = 0;
            for (int x = 1; x < grey.width(); ++x)
                found += qAbs(qGray(grey.pixel(x, y)) - qGray(grey.pixel(x - 1, y))) > 24;
            most = std::max(most, found);
        }
        return most;
    };
    auto plain = chart->facts();
    for (auto &line : plain.lines) // no letters count
        line.name.clear();
    plain.axis.clear();
    chart->show(plain);
    const int withDashes = breaks();
    for (auto &line : plain.lines)
        line.dashed = false;
    chart->show(plain);
    QVERIFY2(withDashes > breaks() + 10, qPrintable(QString::number(withDashes)));
}

void TestAdvancementPage::growthIsHeardFromItsTable()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    QPushButton *asTable = bench.button(QStringLiteral("As a table"));
    asTable->setFocus();
    QTest::keyClick(asTable, Qt::Key_Space);
    auto *table = bench.page.findChild<QTableView *>();
    QTest::keyClick(asTable, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), table);
    QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(table);
    QVERIFY(heard);
    QCOMPARE(heard->text(QAccessible::Name), QStringLiteral("Growth of experience, as a table"));
    QAccessibleTableInterface *cells = heard->tableInterface();
    QVERIFY(cells);
    QStringList titles, last;
    for (int column = 0; column < cells->columnCount(); ++column) {
        titles << cells->columnDescription(column);
        last << cells->cellAt(cells->rowCount() - 1, column)->text(QAccessible::Name);
    }
    QCOMPARE(titles.join(u'|'), QStringLiteral("date|earned|spent|unspent"));
    const auto &facts = bench.facts();
    QCOMPARE(last.join(u'|'), QStringLiteral("15 Mar 2026|%1|%2|%3")
                                  .arg(facts.experienceEarned)
                                  .arg(facts.experienceSpent)
                                  .arg(facts.experienceUnspent()));
}

void TestAdvancementPage::growthOfATrait()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    for (auto *choice : bench.page.findChildren<ui::ChoiceField *>()) {
        if (choice->itemText(0) != QLatin1String("experience")) continue;
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(choice->currentText(), QStringLiteral("Warrior"));
    }
    const auto &facts = bench.page.findChild<ui::hursagmu::GrowthChart *>()->facts();
    QCOMPARE(facts.lines.size(), size_t(1));
    QCOMPARE(facts.lines[0].start, 8);
    QCOMPARE(facts.lines[0].last(), 10);
    QCOMPARE(facts.from, QDate(2026, 1, 10)); // when play began
    QVERIFY(bench.page.findChild<ui::hursagmu::GrowthChart *>()->accessibleName().contains(
        QStringLiteral("level 10")));
    const auto *table = bench.page.findChild<QTableView *>()->model();
    QCOMPARE(table->index(0, 0).data().toString(), QStringLiteral("10 Jan 2026"));
    QCOMPARE(table->index(0, 1).data().toString(), QStringLiteral("8"));
}

void TestAdvancementPage::wishesAreAddedBySearch()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QTest::mouseClick(bench.button(QStringLiteral("Add a wish...")), Qt::LeftButton);
    QTest::keyClicks(bench.dialog()->focusWidget(), QStringLiteral("warrior"));
    QTest::keyClick(bench.dialog()->focusWidget(), Qt::Key_Return);
    if (bench.dialog()) QVERIFY(bench.press(QStringLiteral("Add")));
    QCOMPARE(bench.character().wishes.size(), size_t(1));
    QCOMPARE(bench.character().wishes[0].trait, QStringLiteral("warrior"));
    QCOMPARE(bench.character().wishes[0].level, 9); // the next one
    bench.undo().undo();
    QVERIFY(bench.character().wishes.empty());
}

void TestAdvancementPage::aTypedLevelIsWishedFor()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QTest::mouseClick(bench.button(QStringLiteral("Add a wish...")), Qt::LeftButton);
    bench.dialog()->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), bench.dialog());
    QTest::keyClicks(bench.dialog()->focusWidget(), QStringLiteral("warrior"));
    QTest::keyClick(bench.dialog()->focusWidget(), Qt::Key_L, Qt::AltModifier);
    QCOMPARE(bench.dialog()->focusWidget()->accessibleName(), QStringLiteral("Level"));
    QTest::keyClicks(bench.dialog()->focusWidget(), QStringLiteral("10"));
    QTest::keyClick(bench.dialog()->focusWidget(), Qt::Key_A, Qt::AltModifier);
    QTRY_COMPARE(bench.character().wishes.size(), size_t(1));
    QCOMPARE(bench.character().wishes[0].level, 10);
}

void TestAdvancementPage::wishIsBoughtByKeyAndMouse()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.award(9, March));
    QVERIFY(bench.wish(QStringLiteral("warrior"), 9));
    QVERIFY(bench.wish(QStringLiteral("warrior"), 12));
    auto &model = bench.wishes()->wishes();
    QCOMPARE(model.state(model.line(0)), QStringLiteral("Buy for 8"));
    QVERIFY(model.state(model.line(1)).endsWith(QStringLiteral("short")));
    const json::Object before = bench.written();
    const QRect row = bench.wishes()->visualRect(model.index(0));
    QTest::mouseClick(bench.wishes()->viewport(), Qt::LeftButton, {},
                      QPoint(row.right() - 30, row.center().y()));
    QCOMPARE(bench.facts().level(QStringLiteral("warrior")), 9);
    QCOMPARE(bench.character().wishes.size(), size_t(1));
    bench.undo().undo();
    QCOMPARE(bench.written(), before);
    bench.wishes()->setFocus();
    bench.wishes()->setCurrentIndex(model.index(0));
    QTest::keyClick(bench.wishes(), Qt::Key_Return);
    QCOMPARE(bench.facts().level(QStringLiteral("warrior")), 9);
    QTest::keyClick(bench.wishes(), Qt::Key_Return); // the other is too dear
    QCOMPARE(bench.facts().level(QStringLiteral("warrior")), 9);
}

void TestAdvancementPage::wishForAGiftAsksTheMaster()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.award(30, March));
    QVERIFY(bench.wishGift(QStringLiteral("starvision")));
    bench.wishes()->setFocus();
    bench.wishes()->setCurrentIndex(bench.wishes()->wishes().index(0));
    QTest::keyClick(bench.wishes(), Qt::Key_Return);
    QVERIFY(bench.dialog());
    bench.type(QStringLiteral("Explanation"), QStringLiteral("Drank from the sky spring"));
    auto *approves = bench.field<QCheckBox>(QStringLiteral("The Master approves"));
    approves->setFocus();
    QTest::keyClick(approves, Qt::Key_Space);
    QPushButton *buy = nullptr;
    for (auto *each : bench.dialog()->findChildren<QPushButton *>())
        if (each->isDefault()) buy = each;
    QTest::mouseClick(buy, Qt::LeftButton);
    QVERIFY(!bench.dialog());
    QCOMPARE(bench.facts().gifts.size(), size_t(1));
    QVERIFY(bench.character().ledger.back().gift->approved);
    QVERIFY(bench.character().wishes.empty());
    QVERIFY(!bench.file.document().evaluation()->hasOpenErrors());
    bench.undo().undo();
    QCOMPARE(bench.character().wishes.size(), size_t(1));
}

void TestAdvancementPage::wishesMoveAndGo()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    for (const char *trait : {"warrior", "rider", "scholar"})
        QVERIFY(bench.wish(QLatin1String(trait), 12));
    const auto order = [&bench] {
        QStringList traits;
        for (const auto &wish : bench.character().wishes)
            traits << wish.trait;
        return traits.join(QLatin1Char(' '));
    };
    bench.wishes()->setFocus();
    bench.wishes()->setCurrentIndex(bench.wishes()->wishes().index(0));
    QTest::keyClick(bench.wishes(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(order(), QStringLiteral("rider warrior scholar"));
    QTest::keyClick(bench.wishes(), Qt::Key_Down, Qt::AltModifier); // it is still the current one
    QCOMPARE(order(), QStringLiteral("rider scholar warrior"));
    QTest::keyClick(bench.wishes(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(order(), QStringLiteral("rider warrior scholar"));
    QTest::keyClick(bench.wishes(), Qt::Key_Delete);
    QCOMPARE(order(), QStringLiteral("rider scholar"));
    bench.undo().undo();
    QCOMPARE(order(), QStringLiteral("rider warrior scholar"));
}

void TestAdvancementPage::purchasesAreNotedUnderTheStamp()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.award(9, January));
    QVERIFY(bench.wish(QStringLiteral("warrior"), 9));
    QVERIFY(bench.texts().contains(QStringLiteral("noted under: today, 29 Mar 2026")));
    QTest::mouseClick(bench.button(QStringLiteral("Change...")), Qt::LeftButton);
    bench.field<ui::DateField>(QStringLiteral("Date"))->setDate(February);
    bench.type(QStringLiteral("Session"), QStringLiteral("Session 3"));
    QVERIFY(bench.press(QStringLiteral("Note it so")));
    QVERIFY2(bench.texts().contains(QStringLiteral("noted under: 14 Feb 2026 · Session 3")),
             qPrintable(bench.texts()));
    bench.wishes()->setFocus();
    bench.wishes()->setCurrentIndex(bench.wishes()->wishes().index(0));
    QTest::keyClick(bench.wishes(), Qt::Key_Return);
    const auto &entry = bench.character().ledger.back();
    QCOMPARE(entry.date, February);
    QCOMPARE(entry.session, QStringLiteral("Session 3"));
}

void TestAdvancementPage::wishesGoByTheDayOfTheStamp()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.award(3, January));
    QVERIFY(bench.award(9, March));
    QVERIFY(bench.wish(QStringLiteral("warrior"), 9)); // costs 8
    const auto &model = bench.wishes()->wishes();
    QCOMPARE(model.state(model.line(0)), QStringLiteral("Buy for 8"));
    QVERIFY(!bench.texts().contains(QStringLiteral("can be spent")));
    ui::hursagmu::Stamp::of(bench.file.bench()).setNote({February, {}, {}, {}});
    QCOMPARE(model.state(model.line(0)), QStringLiteral("5 short"));
    QVERIFY2(bench.texts().contains(QStringLiteral("Of 14 Feb 2026")), qPrintable(bench.texts()));
    QVERIFY2(bench.texts().contains(QStringLiteral("3 can be spent: later purchases are allowed for")),
             qPrintable(bench.texts()));
}

void TestAdvancementPage::whatIsAwardedLaterIsNotOfferedNow()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.award(9, QDate(2027, 1, 1)));
    QVERIFY(bench.wish(QStringLiteral("warrior"), 9));
    const auto &model = bench.wishes()->wishes();
    QCOMPARE(model.state(model.line(0)), QStringLiteral("8 short"));
    QVERIFY(!bench.raise(QStringLiteral("warrior"), 9, QDate(2026, 3, 29)));
    const auto *game = fixture.services.games.front().get();
    const auto head = [&](QDate today) { return game->heading(bench.file.document(), today); };
    QCOMPARE(head({2026, 3, 29}).figure, bench.facts().experienceUnspent());
    QCOMPARE(head({2026, 3, 29}).remark, QStringLiteral("9 from 1 Jan 2027 on"));
    QCOMPARE(head({2027, 1, 1}).remark, QString());
}

void TestAdvancementPage::oddDaysAreSaidBeforeAnAward()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QTest::mouseClick(bench.button(QStringLiteral("Award...")), Qt::LeftButton);
    const auto said = [&bench] { return AdvancementBench::textsOf(*bench.dialog()); };
    QVERIFY2(!said().contains(QStringLiteral("Jan 2026")), qPrintable(said()));
    bench.field<ui::DateField>(QStringLiteral("Date"))->setDate(QDate(2026, 1, 9));
    QVERIFY2(said().contains(QStringLiteral("9 Jan 2026 lies before play began on 10 Jan 2026.")),
             qPrintable(said()));
    bench.field<ui::DateField>(QStringLiteral("Date"))->setDate(QDate(2026, 3, 30));
    QVERIFY2(said().contains(QStringLiteral("30 Mar 2026 is still to come")), qPrintable(said()));
    QVERIFY(bench.press(QStringLiteral("Award"))); // said, not refused
    QCOMPARE(bench.character().ledger.size(), size_t(2));
}

void TestAdvancementPage::struckAmountsStayToBeSeen()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.award(7, January, QStringLiteral("the mill")));
    QVERIFY(bench.award(9, March));
    QStringList ids;
    for (const auto &entry : bench.character().ledger)
        if (entry.awardId.isEmpty()) ids << entry.id;
    QVERIFY(bench.file.bench().apply(hursagmu::strikeEntries(
        bench.catalogue(), ids, {QDate(2026, 3, 29), {}, {}, QStringLiteral("never happened")})));
    const int row = bench.rowWith(QStringLiteral("the mill"));
    QCOMPARE(bench.cell(row, Model::PointsColumn), QStringLiteral("+7"));
    QVERIFY(bench.ledger()->model()->index(row, 0).data(Model::StruckRole).toBool());
    const QString spoken = bench.ledger()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("was +7")), qPrintable(spoken));
    bench.look(0);
    QVERIFY2(bench.texts().contains(QStringLiteral("along with award +7")), qPrintable(bench.texts()));
    const auto &workbench = bench.file.bench();
    const DerivedValue *shown = workbench.find(workbench.spotlight());
    QVERIFY(shown);
    QCOMPARE(shown->label, QStringLiteral("Award, before it was struck"));
    QCOMPARE(shown->number.value(), 9);
    QVERIFY2(shown->remark.contains(QStringLiteral("never happened")), qPrintable(shown->remark));
}

void TestAdvancementPage::aStruckPurchaseSaysWhatItCost()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    QVERIFY(bench.file.bench().apply(
        hursagmu::strikeEntries(bench.catalogue(), {bench.character().ledger.back().id},
                                AdvancementBench::on(March, QStringLiteral("a slip")))));
    bench.look(bench.rowWith(QStringLiteral("Warrior 9 → 10")));
    const auto &workbench = bench.file.bench();
    const DerivedValue *shown = workbench.find(workbench.spotlight());
    QVERIFY(shown);
    QCOMPARE(shown->label, QStringLiteral("Warrior 9 → 10 cost, before it was struck"));
    QCOMPARE(shown->number.value(), 8);
}

/// The note is of purchases in play: creation is opened, and changed, today.
void TestAdvancementPage::creationIsChangedToday()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.file.bench().apply(hursagmu::setMaster(QStringLiteral("Ana"))));
    journey(bench);
    ui::hursagmu::Stamp::of(bench.file.bench()).setNote({February, QStringLiteral("Session 3"), {}, {}});
    ui::hursagmu::openReturn(bench.file.bench(), &bench.page);
    bench.type(QStringLiteral("Reason"), QStringLiteral("miscounted"));
    QVERIFY(bench.press(QStringLiteral("Back to creation")));
    const QDate today(2026, 3, 29);
    QCOMPARE(bench.character().ledger.back().date, today);
    QCOMPARE(bench.character().ledger.back().session, QString());
    const auto stamp = ui::hursagmu::stampOf(bench.file.bench());
    QVERIFY(bench.file.bench().apply(hursagmu::setTrait(bench.catalogue(), QStringLiteral("warrior"),
                                                        *Level::of(9), fixture.services.ids, stamp)));
    const auto &ledger = bench.character().ledger;
    const auto struck = std::find_if(ledger.begin(), ledger.end(),
                                     [](const auto &entry) { return entry.struck.has_value(); });
    QVERIFY(struck != ledger.end());
    QCOMPARE(struck->struck->date, today);
    QCOMPARE(struck->struck->who, QStringLiteral("Ana"));
}

void TestAdvancementPage::whatMarksThePhaseKeepsItsPoints()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.file.bench().apply(
        hursagmu::returnToCreation(fixture.services.ids, AdvancementBench::on(February))));
    QVERIFY(bench.begin(March));
    for (const char *what : {"Play begins again", "Back to creation"}) {
        bench.look(bench.rowWith(QLatin1String(what)));
        QVERIFY(!bench.button(QStringLiteral("Undo this entry..."))->isEnabled());
        QTest::keyClick(bench.ledger(), Qt::Key_F2);
        QVERIFY(bench.dialog());
        QVERIFY(!bench.field<ui::NumberField>(QStringLiteral("Points")));
        bench.type(QStringLiteral("Session"), QStringLiteral("Session 7"));
        QVERIFY(bench.press(QStringLiteral("Edit")));
        QVERIFY(!bench.dialog());
    }
    QCOMPARE(bench.character().ledger.back().session, QStringLiteral("Session 7"));
}

void TestAdvancementPage::headsHaveRoomWhereThereIsLittle()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    bench.page.resize(400, 700);
    const QFontMetrics small(ui::fontOf(ui::Type::Secondary));
    for (int column = 0; column < Model::Columns; ++column) {
        if (bench.ledger()->isColumnHidden(column)) continue;
        const QString head = bench.ledger()->model()->headerData(column, Qt::Horizontal).toString();
        QVERIFY2(bench.ledger()->columnWidth(column) >= small.horizontalAdvance(head) + 16, qPrintable(head));
    }
}

void TestAdvancementPage::playBegunAgainMayOwe()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.file.bench().apply(hursagmu::setBudget(108)));
    QVERIFY(bench.begin());
    QVERIFY(bench.raise(QStringLiteral("warrior"), 9, January.addDays(1)));
    QVERIFY(bench.file.bench().apply(
        hursagmu::returnToCreation(fixture.services.ids, AdvancementBench::on(February))));
    QVERIFY(bench.file.bench().apply(hursagmu::setBudget(103)));
    QTest::mouseClick(bench.button(QStringLiteral("Begin play...")), Qt::LeftButton);
    QVERIFY(bench.press(QStringLiteral("Begin play")));
    QVERIFY2(AdvancementBench::textsOf(*bench.dialog()).contains(QStringLiteral("5 too much")),
             qPrintable(AdvancementBench::textsOf(*bench.dialog())));
    for (auto *check : bench.dialog()->findChildren<QCheckBox *>())
        if (check->isVisible()) check->click();
    QVERIFY(bench.press(QStringLiteral("Begin play")));
    QVERIFY(!bench.dialog());
    QVERIFY(bench.character().phase == hursagmu::Phase::Play);
    QCOMPARE(bench.facts().experienceUnspent(), -5);
}

namespace
{

/// Class and place of all that is shown of a page.
QStringList placesOf(const QWidget &page)
{
    QStringList places;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&page)) continue;
        const QRect place(widget->mapTo(&page, QPoint()), widget->size());
        places << QStringLiteral("%1 %2,%3 %4x%5")
                      .arg(QString::fromLatin1(widget->metaObject()->className()))
                      .arg(place.x())
                      .arg(place.y())
                      .arg(place.width())
                      .arg(place.height());
    }
    places.sort();
    return places;
}

} // namespace

void TestAdvancementPage::textSizeChangedWhileRunningReachesEverything()
{
    UiFixture fixture;
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    QVERIFY(bench.wish(QStringLiteral("warrior"), 12));
    QTest::mouseClick(bench.button(QStringLiteral("As a table")), Qt::LeftButton);
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 150);
    ui::hursagmu::AdvancementPage fresh(bench.file.bench(), *fixture.game);
    fresh.resize(bench.page.size());
    fresh.show();
    QVERIFY(QTest::qWaitForWindowExposed(&fresh));
    QTest::mouseClick(AdvancementBench::buttonOf(fresh, QStringLiteral("As a table")), Qt::LeftButton);
    const auto same = [&] { return placesOf(bench.page) == placesOf(fresh); };
    const bool settled = QTest::qWaitFor(same, 2000);
    QStringList other;
    const QStringList here = placesOf(bench.page), there = placesOf(fresh);
    for (const QString &place : here)
        if (!there.contains(place)) other << place;
    ui::applyTheme(*qApp, ui::ColorScheme::Light, 100);
    QVERIFY2(settled, qPrintable(other.join(QLatin1Char('\n'))));
}

void TestAdvancementPage::largeWishesHaveRoom()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.award(1'000'000, January));
    QVERIFY(bench.wish(QStringLiteral("warrior"), 40)); // costs above a million
    const QFontMetrics body(ui::fontOf(ui::Type::Body));
    const auto &model = bench.wishes()->wishes();
    QVERIFY(model.line(0).cost.value() > 1'000'000);
    QVERIFY(model.most() >= model.line(0).cost.value());
    const auto *delegate = qobject_cast<ui::hursagmu::WishDelegate *>(bench.wishes()->itemDelegate());
    const QRect action =
        delegate->actionRect(bench.wishes()->visualRect(bench.wishes()->model()->index(0, 0)));
    QVERIFY(action.width() >= body.horizontalAdvance(model.state(model.line(0))));
}

void TestAdvancementPage::sessionIsInTheDetail()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    QVERIFY(bench.file.bench().apply(hursagmu::grantExperience(
        bench.catalogue(), {hursagmu::EntryKind::Award, 4, {}}, fixture.services.ids,
        {January, QStringLiteral("Session 2"), {}, QStringLiteral("The ford")})));
    bench.look(0);
    QVERIFY2(bench.texts().contains(QStringLiteral("Session: Session 2")), qPrintable(bench.texts()));
}

void TestAdvancementPage::modelsAreSound()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QAbstractItemModelTester ledger(bench.ledger()->model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester wishes(bench.wishes()->model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester growth(bench.page.findChild<QTableView *>()->model(),
                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
    journey(bench);
    QVERIFY(bench.wish(QStringLiteral("rider"), 9));
    QVERIFY(bench.wish(QStringLiteral("scholar"), 9));
    bench.look(3);
    while (bench.undo().canUndo())
        bench.undo().undo();
    while (bench.undo().canRedo())
        bench.undo().redo();
    QCOMPARE(bench.ledger()->model()->rowCount(), 6);
}

void TestAdvancementPage::aLongJourneyStaysFast()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(bench.begin());
    constexpr int Entries = 2'000;
    const auto many = [&fixture](Character &character) -> Result<void> {
        for (int i = 0; i < Entries; ++i) {
            hursagmu::LedgerEntry entry;
            entry.id = fixture.services.ids();
            entry.date = QDate(2026, 1, 11).addDays(i / 4);
            entry.sequence = i % 4;
            entry.points = 1;
            static_cast<hursagmu::Character &>(character).ledger.push_back(entry);
        }
        return {};
    };
    QVERIFY(bench.file.bench().apply({QStringLiteral("many"), {}, many}));
    QCOMPARE(bench.ledger()->model()->rowCount(), Entries + 1);
    // One entry more is one row more, and nothing else is drawn anew: its balance stands above all others.
    int inserted = 0;
    int changed = 0;
    QObject::connect(bench.ledger()->model(), &QAbstractItemModel::rowsInserted, &bench.page,
                     [&](const QModelIndex &, int first, int last) { inserted += last - first + 1; });
    QObject::connect(bench.ledger()->model(), &QAbstractItemModel::dataChanged, &bench.page,
                     [&] { ++changed; });
    QVERIFY(bench.award(3, QDate(2030, 1, 1)));
    QCOMPARE(inserted, 1);
    QCOMPARE(changed, 0);
    bench.ledger()->setFocus();
    QTest::keyClick(bench.ledger(), Qt::Key_End);
    QCOMPARE(bench.ledger()->currentIndex().row(), Entries + 1);
    QTRY_VERIFY(bench.ledger()->viewport()->rect().contains(
        bench.ledger()->visualRect(bench.ledger()->currentIndex())));
}

void TestAdvancementPage::leadsToAnEntry()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    QVERIFY(!bench.page.reveal(QStringLiteral("ledger/n1")));
    journey(bench);
    const QString first = bench.character().ledger.front().id;
    QVERIFY(bench.page.reveal(QStringLiteral("ledger/") + first));
    QVERIFY(bench.ledger()->hasFocus());
    QCOMPARE(bench.ledger()->currentIndex().row(), 5);
    QVERIFY(bench.page.reveal(QStringLiteral("wishes")));
    QVERIFY(bench.wishes()->hasFocus());
    QVERIFY(!bench.page.reveal(QStringLiteral("trait/warrior")));
}

void TestAdvancementPage::nothingIsChangedReadOnly()
{
    UiFixture fixture;
    AdvancementBench bench(fixture, fixture.knight());
    journey(bench);
    bench.file.bench().setReadOnly(QStringLiteral("Another Skychamber has it open."));
    for (const char *text : {"Award...", "Correction...", "Undo this entry...", "Add a wish...", "Change..."})
        QVERIFY2(!bench.button(QLatin1String(text))->isEnabled(), text);
    bench.look(0);
    QTest::keyClick(bench.ledger(), Qt::Key_Delete);
    QVERIFY(!bench.dialog());
}

QTEST_MAIN(TestAdvancementPage)
#include "tst_advancement_page.moc"
