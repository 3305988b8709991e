#include "core/hursagmu/edits/edits.h"
#include "tests/support/phase.h"
#include "tests/ui/support/buildbench.h"
#include "ui/hursagmu/build/giftdetail.h"
#include "ui/hursagmu/build/giftview.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/label.h"
#include "ui/widgets/searchfield.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QContextMenuEvent>
#include <QDialog>
#include <QHelpEvent>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QToolTip>

using namespace sky;
using test::BuildBench;
using test::UiFixture;
using ui::hursagmu::GiftLine;
using ui::hursagmu::GiftLines;
using ui::hursagmu::GiftView;

class TestBuildGifts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsGiftsByWords();
    void takesAndGivesBackByKeyboard();
    void takesAndGivesBackByMouse();
    void actsOnceOnADoubleClick();
    void actsOnlyWhereTheClickBeganAndEnded();
    void refusesAGiftWithWhatIsShort();
    void asksForLimbsAndOffersThemAgain();
    void asksForTheDetailOfAGift();
    void makesAGiftOfOnesOwn();
    void namesAGiftOfOnesOwnAnew();
    void turnsToTheNewGiftAmongLaterOnes();
    void marksWhatTheMasterHasToSay();
    void showsWhatAGiftIs();
    void scrollsALongDescriptionByKey();
    void revealsAGiftThatWasTaken();
    void asksWhyInPlay();
    void asksBeforeAGiftIsGivenUpInPlay();
    void keepsWhatIsCurrentWhenLinesChange();
    void leadsToTheRulesOfAGift();
    void takesAndGivesBackByItsMenu();
    void takesNothingWhileReadOnly();
    void revealsAGiftOnOffer();
    void saysThatTheOnlyMatchIsTaken();
    void opensTheFormInView();
};

namespace
{

GiftView *offers(BuildBench &bench)
{
    return bench.named<GiftView>(QStringLiteral("Gifts on offer"));
}

GiftView *taken(BuildBench &bench)
{
    return bench.named<GiftView>(QStringLiteral("Gifts taken"));
}

/// Fills in the dialog that asks for it, and buys.
void explain(const QString &explanation, bool approved)
{
    QDialog *dialog = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *each = qobject_cast<QDialog *>(widget); each && each->isVisible()) dialog = each;
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<ui::LineField *>(), explanation);
    for (auto *check : dialog->findChildren<QCheckBox *>())
        if (check->isVisible()) check->setChecked(approved);
    for (auto *button : dialog->findChildren<QPushButton *>())
        if (button->isDefault()) QTest::mouseClick(button, Qt::LeftButton);
}

void take(BuildBench &bench, const QString &giftId)
{
    offers(bench)->setFocus();
    offers(bench)->setCurrent(giftId);
    QTest::keyClick(offers(bench), Qt::Key_Return);
}

QString spokenOf(GiftView *view, int row)
{
    return view->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
}

QPoint nameOf(GiftView *view, int row)
{
    const QRect place = view->visualRect(view->model()->index(row, 0));
    return {place.left() + 20, place.center().y()};
}

QPoint actionOf(GiftView *view, int row)
{
    const QRect place = view->visualRect(view->model()->index(row, 0));
    return {place.right() - 12, place.center().y()};
}

GiftLine line(const char *id)
{
    return {QLatin1String(id), QLatin1String(id), {}, {}, {}, {}, 4};
}

} // namespace

void TestBuildGifts::findsGiftsByWords()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    QAbstractItemModelTester tester(offers(bench)->model());
    auto *search = bench.named<ui::SearchField>(QStringLiteral("Find among 18 gifts"));
    QVERIFY(search);
    QTest::keyClicks(search, QStringLiteral("sense superior"));
    QCOMPARE(offers(bench)->model()->rowCount(), 2);
    QCOMPARE(offers(bench)->accessibleName(), QStringLiteral("Gifts on offer, 2 of 18"));
    QTest::keyClick(search, Qt::Key_Down);
    QTest::keyClick(offers(bench), Qt::Key_Space);
    QCOMPARE(bench.facts().gifts.size(), size_t(1));
    QCOMPARE(bench.facts().gifts[0].gift, QStringLiteral("superior_hearing"));
    QCOMPARE(offers(bench)->model()->rowCount(), 1);
    QTest::keyClicks(search, QStringLiteral(" nothing such"));
    QCOMPARE(offers(bench)->model()->rowCount(), 0);
    QTest::keyClick(search, Qt::Key_Escape);
    QCOMPARE(offers(bench)->model()->rowCount(), 17);
}

void TestBuildGifts::takesAndGivesBackByKeyboard()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    QAbstractItemModelTester tester(taken(bench)->model());
    take(bench, QStringLiteral("starvision"));
    QCOMPARE(spokenOf(taken(bench), 0), QStringLiteral("Starvision, Sense, cost 6"));
    QCOMPARE(bench.facts().remaining, 94);
    taken(bench)->setFocus();
    QTest::keyClick(taken(bench), Qt::Key_Delete);
    QCOMPARE(bench.facts().gifts.size(), size_t(0));
    bench.undo().undo();
    QCOMPARE(taken(bench)->model()->rowCount(), 1);
    bench.undo().undo();
    QCOMPARE(taken(bench)->model()->rowCount(), 0);
}

void TestBuildGifts::takesAndGivesBackByMouse()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    const auto clickEnd = [](GiftView *view, int row) {
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, actionOf(view, row));
    };
    clickEnd(offers(bench), 1);
    QCOMPARE(bench.facts().gifts[0].gift, QStringLiteral("mahasu"));
    QTest::mouseClick(offers(bench)->viewport(), Qt::LeftButton, {}, nameOf(offers(bench), 0));
    QCOMPARE(bench.facts().gifts.size(), size_t(1));
    clickEnd(taken(bench), 0);
    QCOMPARE(bench.facts().gifts.size(), size_t(0));
}

void TestBuildGifts::actsOnceOnADoubleClick()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    for (const char *id : {"starvision", "immunity", "empathy"})
        take(bench, QLatin1String(id));
    QWidget *list = taken(bench)->viewport();
    const QPoint place = actionOf(taken(bench), 0);
    QTest::mouseClick(list, Qt::LeftButton, {}, place);
    QTest::mouseDClick(list, Qt::LeftButton, {}, place);
    QTest::mouseRelease(list, Qt::LeftButton, {}, place);
    QCOMPARE(bench.facts().gifts.size(), size_t(2));
    QTest::mouseClick(list, Qt::LeftButton, {}, place);
    QCOMPARE(bench.facts().gifts.size(), size_t(1));
}

void TestBuildGifts::actsOnlyWhereTheClickBeganAndEnded()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    QWidget *list = offers(bench)->viewport();
    const QPoint name = nameOf(offers(bench), 0);
    const QPoint action = actionOf(offers(bench), 0);
    for (const auto &[from, to] : {std::pair(name, action), {action, name}}) {
        QTest::mousePress(list, Qt::LeftButton, {}, from);
        QTest::mouseRelease(list, Qt::LeftButton, {}, to);
    }
    QCOMPARE(bench.facts().gifts.size(), size_t(0));
}

void TestBuildGifts::refusesAGiftWithWhatIsShort()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(4));
    take(bench, QStringLiteral("starvision"));
    QCOMPARE(bench.notice(),
             QStringLiteral("Starvision costs 6; 4 points are left, 2 short. (rule H-089)") + test::WayOut);
    QCOMPARE(bench.undo().count(), 0);
    take(bench, QStringLiteral("longevity"));
    QCOMPARE(bench.notice(), QString());
    take(bench, QStringLiteral("starvision"));
    QVERIFY(!bench.notice().isEmpty());
    QVERIFY(bench.file.bench().apply(hursagmu::setBudget(20)));
    QCOMPARE(bench.notice(), QString()); // no longer so
    QCOMPARE(bench.facts().gifts.size(), size_t(1));
}

void TestBuildGifts::asksForLimbsAndOffersThemAgain()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(12));
    take(bench, QStringLiteral("extra_limb"));
    auto *count = bench.named<ui::NumberField>(QStringLiteral("Count"));
    QCOMPARE(QApplication::focusWidget(), count);
    QTest::keyClick(count, Qt::Key_Up);
    auto *kind = bench.named<ui::ChoiceField>(QStringLiteral("Kind, Extra Limbs"));
    kind->setFocus();
    QTest::keyClicks(kind, QStringLiteral("tai"));
    QCOMPARE(spokenOf(taken(bench), 0), QStringLiteral("Extra Limbs, 2 tails, Not human, cost 8"));
    count->setValue(9);
    QVERIFY2(bench.notice().startsWith(QStringLiteral("That costs 28 more; 4 points are left, 24 short.")),
             qPrintable(bench.notice()));
    QCOMPARE(bench.character().creation.gifts[0].count, 2);
    QCOMPARE(count->value(), 2);
    QVERIFY(offers(bench)->lines().indexOf(QStringLiteral("extra_limb")).isValid());
}

void TestBuildGifts::asksForTheDetailOfAGift()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    take(bench, QStringLiteral("longevity"));
    auto *detail = bench.named<ui::LineField>(QStringLiteral("Ageing rate, Longevity"));
    QCOMPARE(QApplication::focusWidget(), detail);
    QTest::keyClicks(detail, QStringLiteral("half"));
    QCOMPARE(bench.character().creation.gifts[0].detail, QStringLiteral("half"));
    QCOMPARE(bench.undo().count(), 2);
    bench.undo().undo();
    QCOMPARE(detail->text(), QString());
    QVERIFY(!offers(bench)->lines().indexOf(QStringLiteral("longevity")).isValid());
}

void TestBuildGifts::makesAGiftOfOnesOwn()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank(10));
    auto *own = bench.labelled<QPushButton>(QStringLiteral("Gift of your own..."));
    QTest::mouseClick(own, Qt::LeftButton);
    auto *name = bench.named<ui::LineField>(QStringLiteral("Name, A gift of your own"));
    QCOMPARE(QApplication::focusWidget(), name);
    QTest::keyClicks(name, QStringLiteral("Winterborn"));
    auto *cost = bench.named<ui::NumberField>(QStringLiteral("Cost, A gift of your own"));
    cost->setValue(14);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.notice(),
             QStringLiteral("Winterborn costs 14; 10 points are left, 4 short. (rule H-089)") + test::WayOut);
    cost->setValue(4);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(spokenOf(taken(bench), 0), QStringLiteral("Winterborn, your own, ask the Master, cost 4"));
    QCOMPARE(QApplication::focusWidget(), taken(bench));
    QTest::keyClick(taken(bench), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), name);
    auto *why = bench.named<ui::LineField>(QStringLiteral("Explanation, Winterborn"));
    QTest::keyClicks(why, QStringLiteral("born on the ridge"));
    QCOMPARE(spokenOf(taken(bench), 0), QStringLiteral("Winterborn, your own, cost 4"));
}

void TestBuildGifts::namesAGiftOfOnesOwnAnew()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    hursagmu::GiftEntry gift;
    gift.name = QStringLiteral("Winterborn");
    QVERIFY(bench.file.bench().apply(
        hursagmu::takeGift(fixture.game->catalogue(), gift, fixture.services.ids, {})));
    taken(bench)->setFocus(Qt::TabFocusReason);
    QTest::keyClick(taken(bench), Qt::Key_Return);
    auto *name = bench.named<ui::LineField>(QStringLiteral("Name, Winterborn"));
    QCOMPARE(QApplication::focusWidget(), name);
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Backspace);
    QCOMPARE(name->text(), QString());
    QVERIFY(!bench.notice().isEmpty());
    QTest::keyClicks(name, QStringLiteral("Frost"));
    QCOMPARE(bench.facts().gifts[0].name, QStringLiteral("Frost"));
    QCOMPARE(bench.notice(), QString());
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Backspace);
    QTest::keyClick(name, Qt::Key_Tab);
    QCOMPARE(name->text(), QStringLiteral("Frost"));
}

void TestBuildGifts::turnsToTheNewGiftAmongLaterOnes()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    bench.play(50);
    hursagmu::GiftEntry gift;
    gift.gift = QStringLiteral("starvision");
    QVERIFY(bench.file.bench().apply(
        hursagmu::takeGift(fixture.game->catalogue(), gift, fixture.services.ids, bench.later())));
    take(bench, QStringLiteral("amphibious"));
    explain(QStringLiteral("Born by the lake"), true);
    QCOMPARE(bench.facts().gifts[0].gift, QStringLiteral("amphibious"));
    QCOMPARE(taken(bench)->current(), bench.facts().gifts[0].id);
    QVERIFY(bench.named<ui::LineField>(QStringLiteral("Explanation, Amphibious")));
}

void TestBuildGifts::marksWhatTheMasterHasToSay()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    hursagmu::GiftEntry gift;
    gift.gift = QStringLiteral("starvision");
    for (int i = 0; i < 2; ++i)
        QVERIFY(bench.file.bench().apply(
            hursagmu::takeGift(fixture.game->catalogue(), gift, fixture.services.ids, {})));
    QCOMPARE(spokenOf(taken(bench), 0), QStringLiteral("Starvision, Sense, cost 6"));
    QCOMPARE(spokenOf(taken(bench), 1), QStringLiteral("Starvision, taken too often, cost 6"));
    const QString tip = taken(bench)->model()->index(1, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(QStringLiteral("taken 2 times")), qPrintable(tip));
}

void TestBuildGifts::showsWhatAGiftIs()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    offers(bench)->setFocus(Qt::TabFocusReason);
    offers(bench)->setCurrent(QStringLiteral("empathy"));
    QVERIFY(bench.labelled<ui::Label>(QStringLiteral("Empathy")));
    QVERIFY(bench.labelled<ui::Label>(QStringLiteral("Sense · costs 6")));
    bench.focused(QStringLiteral("warrior"));
    QVERIFY(!bench.labelled<ui::Label>(QStringLiteral("Empathy")));
}

void TestBuildGifts::scrollsALongDescriptionByKey()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    offers(bench)->setFocus(Qt::TabFocusReason);
    offers(bench)->setCurrent(QStringLiteral("amelatu"));
    auto *about = bench.named<ui::hursagmu::GiftDetail>(QStringLiteral("About Amelatu"));
    QTRY_VERIFY(about->verticalScrollBar()->maximum() > 0);
    QTest::keyClick(offers(bench), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), about);
    QTest::keyClick(about, Qt::Key_PageDown);
    QVERIFY(about->verticalScrollBar()->value() > 0);
    QTest::keyClick(about, Qt::Key_Backtab);
    offers(bench)->setCurrent(QStringLiteral("starvision"));
    QTRY_COMPARE(about->verticalScrollBar()->maximum(), 0);
    QTest::keyClick(offers(bench), Qt::Key_Tab);
    QVERIFY(QApplication::focusWidget() != about);
}

void TestBuildGifts::revealsAGiftThatWasTaken()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    take(bench, QStringLiteral("starvision"));
    take(bench, QStringLiteral("immunity"));
    const QString first = bench.facts().gifts[0].id;
    QVERIFY(bench.page.reveal(QStringLiteral("gift/") + first));
    QCOMPARE(QApplication::focusWidget(), taken(bench));
    QCOMPARE(taken(bench)->current(), first);
    QCOMPARE(bench.file.bench().spotlight(), QStringLiteral("cost/") + first);
    QVERIFY(!bench.page.reveal(QStringLiteral("gift/nobody")));
    QVERIFY(!bench.page.reveal(QStringLiteral("item/") + first));
}

void TestBuildGifts::asksWhyInPlay()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    bench.play(2);
    take(bench, QStringLiteral("amphibious")); // nobody is asked in vain
    QVERIFY2(bench.notice().contains(QStringLiteral("short")), qPrintable(bench.notice()));
    bench.play(50);
    take(bench, QStringLiteral("amphibious"));
    explain({}, false);
    QVERIFY(bench.facts().gifts.empty());
    explain(QStringLiteral("Born by the lake"), false);
    QCOMPARE(bench.facts().gifts.size(), size_t(1));
    QVERIFY(bench.file.document().evaluation()->hasOpenErrors()); // for want of the Master's consent
    auto *approves = bench.named<QCheckBox>(QStringLiteral("The Master approves, Amphibious"));
    QTest::mouseClick(approves, Qt::LeftButton, {}, QPoint(8, approves->height() / 2));
    QVERIFY(!bench.file.document().evaluation()->hasOpenErrors());
}

void TestBuildGifts::asksBeforeAGiftIsGivenUpInPlay()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    take(bench, QStringLiteral("amphibious"));
    bench.play(0);
    QCOMPARE(bench.facts().gifts.size(), size_t(1));
    for (const int answer : {1, 0}) {
        fixture.prompts.choices = {answer};
        taken(bench)->setFocus();
        QTest::keyClick(taken(bench), Qt::Key_Delete);
        QCOMPARE(bench.facts().gifts.size(), size_t(answer));
    }
    QCOMPARE(fixture.prompts.asked.size(), size_t(2));
    QCOMPARE(fixture.prompts.asked.front().sentence, QStringLiteral("Give up Amphibious?"));
    QVERIFY(fixture.prompts.asked.front().detail.contains(QStringLiteral("no points come back")));
}

void TestBuildGifts::keepsWhatIsCurrentWhenLinesChange()
{
    GiftLines lines(GiftLines::Kind::Taken);
    QAbstractItemModelTester tester(&lines);
    lines.show({line("a"), line("b"), line("c")});
    const QPersistentModelIndex b = lines.indexOf(QStringLiteral("b"));
    lines.show({line("b"), line("x"), line("c"), line("d")});
    QCOMPARE(b.row(), 0);
    GiftLine dearer = line("b");
    dearer.cost = 6;
    lines.show({line("y"), dearer, line("x")});
    QCOMPARE(b.row(), 1);
    QCOMPARE(lines.data(b, Qt::AccessibleTextRole).toString(), QStringLiteral("b, cost 6"));
    lines.show({});
    QVERIFY(!b.isValid());
    QCOMPARE(lines.rowCount(), 0);
}

void TestBuildGifts::leadsToTheRulesOfAGift()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    offers(bench)->setFocus(Qt::TabFocusReason);
    offers(bench)->setCurrent(QStringLiteral("starvision"));
    const QStringList rules = fixture.game->catalogue().gift(QStringLiteral("starvision"))->rules;
    QVERIFY(!rules.isEmpty());
    auto *link = bench.labelled<QPushButton>(rules.front());
    QVERIFY(link);
    QTest::keyClick(offers(bench), Qt::Key_Tab);
    if (QApplication::focusWidget() != link) // the description scrolls where it is longer than its room
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), link);
    QTest::keyClick(link, Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget() == link, rules.size() == 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(QApplication::focusWidget(), link);
    QTest::keyClick(link, Qt::Key_Space);
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeWindow());
    QTRY_VERIFY((dialog = qobject_cast<QDialog *>(QApplication::activeWindow())));
    QVERIFY(dialog->windowTitle().contains(rules.front()));
    dialog->close();
}

void TestBuildGifts::takesAndGivesBackByItsMenu()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    const auto choose = [](GiftView *view, const char *start) {
        view->setFocus();
        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(view, &wanted);
        auto *menu = view->findChild<QMenu *>();
        if (!menu || !menu->isVisible()) return false;
        for (QAction *action : menu->actions()) {
            if (!action->text().startsWith(QLatin1String(start))) continue;
            menu->setActiveAction(action);
            QTest::keyClick(menu, Qt::Key_Return);
        }
        return !menu->isVisible();
    };
    offers(bench)->setCurrent(QStringLiteral("starvision"));
    QVERIFY(choose(offers(bench), "Take for 6"));
    QCOMPARE(bench.facts().gifts.size(), size_t(1));
    taken(bench)->setCurrent(bench.facts().gifts[0].id);
    QVERIFY(choose(taken(bench), "Give back"));
    QVERIFY(bench.facts().gifts.empty());
}

void TestBuildGifts::takesNothingWhileReadOnly()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    const QString why = QStringLiteral("Somebody else has it.");
    bench.file.bench().setReadOnly(why);
    offers(bench)->setFocus();
    QTest::mouseMove(offers(bench)->viewport(), actionOf(offers(bench), 0));
    QCOMPARE(offers(bench)->viewport()->cursor().shape(), Qt::ArrowCursor);
    QHelpEvent asked(QEvent::ToolTip, actionOf(offers(bench), 0), {});
    QCoreApplication::sendEvent(offers(bench)->viewport(), &asked);
    QVERIFY2(QToolTip::text().contains(why), qPrintable(QToolTip::text()));
    take(bench, QStringLiteral("starvision"));
    QVERIFY(bench.facts().gifts.empty());
    QCOMPARE(bench.notice(), why);
    auto *own = bench.labelled<QPushButton>(QStringLiteral("Gift of your own..."));
    QVERIFY(!own->isEnabled());
    QVERIFY2(own->toolTip().contains(why), qPrintable(own->toolTip()));
}

void TestBuildGifts::revealsAGiftOnOffer()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    auto *search = bench.named<ui::SearchField>(QStringLiteral("Find among 18 gifts"));
    QTest::keyClicks(search, QStringLiteral("hearing"));
    QVERIFY(bench.page.reveal(QStringLiteral("offer/starvision")));
    QCOMPARE(offers(bench)->current(), QStringLiteral("starvision"));
    QCOMPARE(QApplication::focusWidget(), offers(bench));
    QVERIFY(!bench.page.reveal(QStringLiteral("offer/nothing")));
}

void TestBuildGifts::saysThatTheOnlyMatchIsTaken()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    auto *search = bench.named<ui::SearchField>(QStringLiteral("Find among 18 gifts"));
    QTest::keyClicks(search, QStringLiteral("starvis"));
    QTest::keyClick(search, Qt::Key_Down);
    QTest::keyClick(offers(bench), Qt::Key_Space);
    QCOMPARE(offers(bench)->model()->rowCount(), 0);
    QVERIFY(offers(bench)->emptyText().startsWith(QStringLiteral("Taken")));
    QTest::keyClicks(search, QStringLiteral("x"));
    QVERIFY(offers(bench)->emptyText().startsWith(QStringLiteral("No gift")));
}

void TestBuildGifts::opensTheFormInView()
{
    UiFixture fixture;
    BuildBench bench(fixture, fixture.blank());
    bench.page.resize(bench.page.width(), 480);
    bench.labelled<QPushButton>(QStringLiteral("Gift of your own..."))->click();
    auto *take = bench.named<QPushButton>(QStringLiteral("Take the gift of your own"));
    QTRY_COMPARE(take->visibleRegion().boundingRect(), take->rect());
    auto *name = bench.named<ui::LineField>(QStringLiteral("Name, A gift of your own"));
    QCOMPARE(name->visibleRegion().boundingRect(), name->rect());
}

QTEST_MAIN(TestBuildGifts)
#include "tst_build_gifts.moc"
