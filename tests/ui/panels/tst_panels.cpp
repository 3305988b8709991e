#include "core/hursagmu/edits/edits.h"
#include "tests/support/phase.h"
#include "tests/ui/uifixture.h"
#include "ui/dialogs/acceptdialog.h"
#include "ui/hursagmu/view.h"
#include "ui/panels/glancepanel.h"
#include "ui/panels/header.h"
#include "ui/panels/historypanel.h"
#include "ui/panels/problemspanel.h"
#include "ui/panels/sumlines.h"
#include "ui/panels/whypanel.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace sky;

namespace
{

QStringList textsOf(const QWidget &widget)
{
    QStringList texts;
    for (const auto *label : widget.findChildren<ui::Label *>())
        if (label->isVisibleTo(&widget)) texts << label->text();
    return texts;
}

QPushButton *buttonNamed(const QWidget &widget, const QString &start)
{
    for (auto *button : widget.findChildren<QPushButton *>())
        if (button->isVisibleTo(&widget) && button->text().startsWith(start)) return button;
    return nullptr;
}

} // namespace

class TestPanels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headerSaysWhatIsLeft();
    void glanceLeadsTheSpotlight();
    void whyShowsTheSumOfTheNumber();
    void whyFollowsTheDocument();
    void aPinnedNumberStays();
    void whyGivesTheOddsOfARoll_data();
    void whyGivesTheOddsOfARoll();
    void whyExplainsWhatAPageOffers();
    void sumLinesTellWinnersAndLosers();
    void aProblemIsAcceptedWithAReasonAndTakenBack();
    void aProblemIsReadInFullWhereThereIsLittleRoom();
    void anAcceptanceWithoutAReasonIsNotOffered();
    void aFixIsOneUndoableStep();
    void headerSaysThatDebtIsAllowed();
    void headerSaysInPlayWhatIsOver();
    void whyWorksOnlyWhileItIsSeen();
    void historyTellsWhatIsUndone();
    void historyLeadsBackAndForth();
};

void TestPanels::headerSaysWhatIsLeft()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.blank(100);
    const ui::Header header(file.bench(), *fixture.services.games.front());
    QVERIFY(textsOf(header).contains(QStringLiteral("100")));
    QVERIFY(textsOf(header).contains(QStringLiteral("left")));
    const auto raise = hursagmu::setTrait(fixture.game->catalogue(), QStringLiteral("warrior"), *Level::of(8),
                                          fixture.services.ids, {});
    QVERIFY(file.bench().apply(raise));
    QVERIFY(textsOf(header).contains(QStringLiteral("84")));
    QVERIFY(file.bench().apply(hursagmu::setBudget(10)));
    QVERIFY(textsOf(header).contains(QStringLiteral("−6")));
    QVERIFY(textsOf(header).contains(QStringLiteral("over")));
}

void TestPanels::glanceLeadsTheSpotlight()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    const ui::GlancePanel glance(file.bench(), *fixture.services.games.front());
    auto *list = glance.findChild<QListView *>();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QVERIFY(!file.bench().spotlight().isEmpty());
    QCOMPARE(list->currentIndex().data(Qt::AccessibleTextRole).toString().section(QStringLiteral(": "), 0, 0),
             list->currentIndex().data().toString());
    file.bench().setSpotlight(QStringLiteral("defense"));
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Defense"));
}

void TestPanels::whyShowsTheSumOfTheNumber()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    ui::WhyPanel why(file.bench(), *fixture.services.games.front());
    why.show();
    file.bench().setSpotlight(QStringLiteral("defense"));
    QVERIFY(textsOf(why).contains(QStringLiteral("Defense 17")));
    QVERIFY(buttonNamed(why, QStringLiteral("H-180")));
    QTRY_VERIFY(textsOf(why).filter(QStringLiteral("hit")).size() >= 1); // what it is for
}

void TestPanels::whyFollowsTheDocument()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    ui::WhyPanel why(file.bench(), *fixture.services.games.front());
    why.show();
    file.bench().setSpotlight(QStringLiteral("defense"));
    QVERIFY(file.bench().apply(hursagmu::setHands(fixture.game->catalogue(), {QString(), QString()})));
    QVERIFY(textsOf(why).contains(QStringLiteral("Defense 15")));
}

void TestPanels::aPinnedNumberStays()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    ui::WhyPanel why(file.bench(), *fixture.services.games.front());
    why.show();
    file.bench().setSpotlight(QStringLiteral("defense"));
    QTest::mouseClick(buttonNamed(why, QStringLiteral("Pin")), Qt::LeftButton);
    file.bench().setSpotlight(QStringLiteral("move"));
    QVERIFY(textsOf(why).contains(QStringLiteral("Defense 17")));
    QTest::mouseClick(buttonNamed(why, QStringLiteral("Pinned")), Qt::LeftButton);
    file.bench().setSpotlight(QStringLiteral("move"));
    QVERIFY(textsOf(why).filter(QStringLiteral("Move")).size() == 1);
}

void TestPanels::whyGivesTheOddsOfARoll_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("roll");
    QTest::newRow("attack") << "offense_melee"
                            << "2d6 + 8 against Defense";
    QTest::newRow("trait") << "cost/warrior"
                           << "2d6 + 8 against CL";
    QTest::newRow("no roll") << "endurance" << QString();
    QTest::newRow("initiative has no automatic results") << "initiative" << QString();
}

void TestPanels::whyGivesTheOddsOfARoll()
{
    QFETCH(QString, value);
    QFETCH(QString, roll);
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    ui::WhyPanel why(file.bench(), *fixture.services.games.front());
    why.show();
    file.bench().setSpotlight(value);
    auto *level = why.findChild<ui::NumberField *>();
    QCOMPARE(level->isVisible(), !roll.isEmpty());
    if (roll.isEmpty()) return;
    level->setFocus();
    level->selectAll();
    QTest::keyClicks(level, QStringLiteral("14"));
    QTest::keyClick(level, Qt::Key_Return);
    QVERIFY(textsOf(why).contains(roll));
    QVERIFY(textsOf(why).contains(QStringLiteral("72 %"))); // a 6 or more
    QCOMPARE(level->accessibleName(), roll + QStringLiteral(", 14: 72 %"));
    file.bench().setSpotlight(QStringLiteral("endurance"));
    file.bench().setSpotlight(value);
    QCOMPARE(level->value(), 14); // as it was left
}

void TestPanels::whyExplainsWhatAPageOffers()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    ui::WhyPanel why(file.bench(), *fixture.services.games.front());
    why.show();
    file.bench().setSpotlight(QStringLiteral("mine"));
    const auto offer = [&file](int64_t value) {
        file.bench().offer(QStringLiteral("test"), {{QStringLiteral("mine"),
                                                     {},
                                                     QStringLiteral("Mine"),
                                                     Breakdown::term(QStringLiteral("half"), value),
                                                     QStringLiteral("It could be more.")}});
    };
    offer(5);
    QVERIFY(textsOf(why).contains(QStringLiteral("Mine 5")));
    QTRY_VERIFY(textsOf(why).contains(QStringLiteral("It could be more.")));
    offer(6);
    QVERIFY(textsOf(why).contains(QStringLiteral("Mine 6")));
}

void TestPanels::sumLinesTellWinnersAndLosers()
{
    const Breakdown best =
        Breakdown::best(QStringLiteral("skill"), {Breakdown::term(QStringLiteral("Warrior"), 8),
                                                  Breakdown::term(QStringLiteral("Athlete"), 6)});
    const Breakdown sum =
        Breakdown::sum(QStringLiteral("Defense"), {Breakdown::term(QStringLiteral("base"), 7), best,
                                                   Breakdown::term(QStringLiteral("mail"), -4)});
    const auto lines = ui::sumLines(sum);
    QCOMPARE(lines.size(), size_t(3));
    QCOMPARE(lines[0].label, QStringLiteral("Base"));
    QCOMPARE(lines[0].value, QStringLiteral("7"));
    QCOMPARE(lines[1].label, QStringLiteral("Warrior"));
    QCOMPARE(lines[1].detail, QStringLiteral("beats Athlete 6"));
    QCOMPARE(lines[1].value, QStringLiteral("+8"));
    QCOMPARE(lines[2].value, QStringLiteral("−4"));
}

void TestPanels::aProblemIsAcceptedWithAReasonAndTakenBack()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    QVERIFY(file.bench().apply(hursagmu::setBudget(90)));
    QWidget window;
    ui::ProblemsPanel problems(file.bench(), *fixture.services.games.front(), &window);
    QVERIFY(file.document().evaluation()->hasOpenErrors());
    QTest::mouseClick(buttonNamed(problems, QStringLiteral("Accept")), Qt::LeftButton);
    auto *dialog = window.findChild<ui::AcceptDialog *>();
    QVERIFY(dialog);
    const auto fields = dialog->findChildren<ui::LineField *>();
    QTest::keyClicks(fields[0], QStringLiteral("Born on the ridge"));
    QTest::keyClicks(fields[1], QStringLiteral("Ina"));
    QTest::keyClick(fields[1], Qt::Key_Return);
    QVERIFY(!file.document().evaluation()->hasOpenErrors());
    QTRY_VERIFY(buttonNamed(problems, QStringLiteral("Take back")));
    QVERIFY(!textsOf(problems).filter(QStringLiteral("Born on the ridge")).isEmpty());
    QTest::mouseClick(buttonNamed(problems, QStringLiteral("Take back")), Qt::LeftButton);
    QVERIFY(file.document().evaluation()->hasOpenErrors());
}

void TestPanels::aProblemIsReadInFullWhereThereIsLittleRoom()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    QVERIFY(file.bench().apply(hursagmu::setBudget(90)));
    ui::ProblemsPanel problems(file.bench(), *fixture.services.games.front());
    const QString sentence = file.document().evaluation()->issues.front().sentence;
    problems.show();
    const auto labels = problems.findChildren<QLabel *>();
    const auto said = std::find_if(labels.begin(), labels.end(),
                                   [&](const QLabel *label) { return label->text() == sentence; });
    QVERIFY(said != labels.end());
    QPushButton *accept = buttonNamed(problems, QStringLiteral("Accept"));
    const auto top = [&problems](const QWidget *widget) { return widget->mapTo(&problems, QPoint()).y(); };
    problems.resize(1600, 400);
    QTRY_VERIFY(top(accept) < top(*said) + (*said)->height());
    problems.resize(360, 400);
    QTRY_VERIFY(top(accept) >= top(*said) + (*said)->height());
    QVERIFY((*said)->heightForWidth((*said)->width()) <= (*said)->height());
    QTRY_COMPARE(accept->visibleRegion().boundingRect(), accept->rect());
}

void TestPanels::anAcceptanceWithoutAReasonIsNotOffered()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    QVERIFY(file.bench().apply(hursagmu::setBudget(90)));
    ui::AcceptDialog dialog(file.bench(), *fixture.services.games.front(),
                            file.document().evaluation()->issues.front(), nullptr);
    auto *accept = buttonNamed(dialog, QStringLiteral("Accept"));
    QVERIFY(!accept->isEnabled());
    const auto fields = dialog.findChildren<ui::LineField *>();
    QTest::keyClicks(fields[1], QStringLiteral("Ina"));
    QTest::keyClicks(fields[0], QStringLiteral("  "));
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(fields[0], QStringLiteral("x"));
    QVERIFY(accept->isEnabled());
}

void TestPanels::aFixIsOneUndoableStep()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    QVERIFY(file.bench().apply(hursagmu::setAcceptsDebt(true)));
    QVERIFY(file.bench().apply(hursagmu::setTrait(fixture.game->catalogue(), QStringLiteral("trader"),
                                                  *Level::of(3), fixture.services.ids, {})));
    const ui::ProblemsPanel problems(file.bench(), *fixture.services.games.front());
    const Issue issue = file.document().evaluation()->issues.front();
    QVERIFY(!issue.fixes.empty());
    const int steps = file.document().undoStack().count();
    QPushButton *fix = issue.fixes.size() == 1 ? buttonNamed(problems, issue.fixes.front().label)
                                               : buttonNamed(problems, QStringLiteral("Fix"));
    QVERIFY(fix);
    if (fix->menu())
        fix->menu()->actions().front()->trigger();
    else
        QTest::mouseClick(fix, Qt::LeftButton);
    QCOMPARE(file.document().undoStack().count(), steps + 1);
    QVERIFY(!file.document().evaluation()->hasOpenErrors());
}

void TestPanels::headerSaysThatDebtIsAllowed()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.blank(100);
    const ui::Header header(file.bench(), *fixture.services.games.front());
    QVERIFY(textsOf(header).filter(QStringLiteral("may go over budget")).isEmpty());
    QVERIFY(file.bench().apply(hursagmu::setAcceptsDebt(true)));
    QCOMPARE(textsOf(header).filter(QStringLiteral("may go over budget")).size(), 1);
}

void TestPanels::headerSaysInPlayWhatIsOver()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    const ui::Header header(file.bench(), *fixture.services.games.front());
    QVERIFY(file.bench().apply(test::setPhase(hursagmu::Phase::Play))); // not while an error is open
    QVERIFY(file.bench().apply(hursagmu::setBudget(90)));
    const int64_t over = -ui::hursagmu::evaluationOf(file.document()).remaining;
    QVERIFY(over > 0);
    const QString words = QStringLiteral("creation %1 over budget").arg(over);
    QCOMPARE(textsOf(header).filter(words).size(), 1);
    QVERIFY(fixture.services.games.front()->heading(file.document(), fixture.services.clock().date()).isOver);
}

void TestPanels::whyWorksOnlyWhileItIsSeen()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.knight();
    ui::WhyPanel why(file.bench(), *fixture.services.games.front());
    why.show();
    why.hide();
    file.bench().setSpotlight(QStringLiteral("defense"));
    QVERIFY(!textsOf(why).contains(QStringLiteral("Defense 17")));
    why.show();
    QVERIFY(textsOf(why).contains(QStringLiteral("Defense 17")));
}

void TestPanels::historyTellsWhatIsUndone()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.blank(100);
    ui::HistoryModel model(file.document().undoStack());
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto text = [&model](int row) { return model.index(row).data().toString(); };
    QVERIFY(file.bench().apply(hursagmu::setBudget(90)));
    QVERIFY(file.bench().apply(hursagmu::setAcceptsDebt(true)));
    const QString last = text(2);
    file.document().undoStack().undo();
    QCOMPARE(text(2), QStringLiteral("Undone: %1").arg(last));
    QVERIFY(!text(1).startsWith(QLatin1String("Undone")));
    QVERIFY(model.index(2).data(Qt::ToolTipRole).toString().contains(last.toHtmlEscaped()));
    file.document().undoStack().redo();
    QCOMPARE(text(2), last);
    file.document().undoStack().setIndex(0);
    QVERIFY(file.bench().apply(hursagmu::setBudget(80)));
    QCOMPARE(model.rowCount(), 2);
}

void TestPanels::historyLeadsBackAndForth()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.blank(100);
    ui::HistoryPanel panel(file.document());
    QVERIFY(file.bench().apply(hursagmu::setBudget(90)));
    QVERIFY(file.bench().apply(hursagmu::setAcceptsDebt(true)));
    auto *list = panel.findChild<QListView *>();
    QCOMPARE(list->currentIndex().row(), 2);
    QTest::keyClick(list, Qt::Key_Home);
    QCOMPARE(file.document().undoStack().index(), 0);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(file.document().undoStack().index(), 1);
    file.document().undoStack().redo();
    QCOMPARE(list->currentIndex().row(), 2);
    QVERIFY(list->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff && list->sizeHintForColumn(0) <= 0);
}

QTEST_MAIN(TestPanels)
#include "tst_panels.moc"
