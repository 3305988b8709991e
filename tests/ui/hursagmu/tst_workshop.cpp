#include "core/hursagmu/edits/edits.h"
#include "tests/ui/support/workshopbench.h"
#include "ui/hursagmu/equipment/itemview.h"
#include "ui/hursagmu/equipment/loadpanel.h"
#include "ui/hursagmu/workshop/trialmodel.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QTreeView>

#include <algorithm>

using namespace sky;
using namespace sky::ui::hursagmu;
using sky::hursagmu::Item;
using sky::hursagmu::Place;
using Bench = test::WorkshopBench;

class TestWorkshop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::applyTheme(*qApp, ui::ColorScheme::Light, 100); }
    void foundByTheNumbers();
    void makingIsOneStep();
    void buyingPaysFromThePurse();
    void aStepBeyondThePointsIsRefusedWithTheReason();
    void aSmallerSizeSaysWhatWasGivenUp();
    void namelessIsAskedForAName();
    void whatIsOwnedIsChangedInPlace();
    void anOwnPriceIsKeptBesideTheComputedOne();
    void excellentWorkAsksForItsFactor();
    void armorIsMeasuredOnTheBody();
    void theListsPriceIsNotThatOfOtherArmor();
    void aFocusGrowsWithItsLength();
    void aWeaponThatIsAFocusIsWarnedOf();
    void anotherKindDoesNotLoseThisOne();
    void aTypedNameStays();
    void aPlusThatIsOffSaysWhyWhenPressed();
    void anythingIsKeptFromTheList();
    void keptThingsStandInTheLists();
    void theTableExplainsItsNumbers();
    void theTableIsAModel();
    void thePanelTakesTurnsWithWhy();
    void escapeCloses();
    void theLoadShowsWhatIsMade();
    void thingsAreKeptForOthers();
    void undoneThingsLeaveTheTable();
    void nothingIsMadeOfALockedCharacter();
    void textIsShownAsItIs();
    void everyControlHasItsOwnName_data();
    void everyControlHasItsOwnName();
};

void TestWorkshop::foundByTheNumbers()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Sword (book)"));
    const auto *table = b.panel()->findChild<QTreeView *>();
    const auto cell = [table](int row, int column) {
        return table->model()->index(row, column).data().toString();
    };
    // Sir Alaric: Strength 6, Warrior 8.
    QCOMPARE(cell(0, TrialModel::NameColumn), QStringLiteral("Alone, striking hard"));
    QCOMPARE(cell(0, TrialModel::AttackColumn), QStringLiteral("2d6+8"));
    QCOMPARE(cell(0, TrialModel::DamageColumn), QStringLiteral("14"));
    QCOMPARE(cell(1, TrialModel::DefenseColumn), QStringLiteral("16"));
    const int last = table->model()->rowCount() - 1;
    QVERIFY2(cell(last, 0).startsWith(QStringLiteral("Now: ")), qPrintable(cell(last, 0)));
}

void TestWorkshop::makingIsOneStep()
{
    Bench b;
    const int steps = b.undo().count();
    b.open();
    b.from(QStringLiteral("Hatchet (book)"));
    b.name()->setFocus();
    b.name()->selectAll();
    b.type(QStringLiteral("Horn hatchet"));
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QCOMPARE(b.undo().count(), steps + 1);
    QCOMPARE(b.undo().undoText(), QStringLiteral("Make Horn hatchet"));
    QCOMPARE(b.notice(), QStringLiteral("Added: Horn hatchet."));
    QCOMPARE(b.character().items.back().catalogueId, QStringLiteral("hatchet"));
    b.undo().undo();
    for (const Item &item : b.character().items)
        QVERIFY(item.name != QLatin1String("Horn hatchet"));
}

void TestWorkshop::buyingPaysFromThePurse()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Hatchet (book)"));
    const auto before = b.character().purse;
    const int steps = b.undo().count();
    b.click(b.labelled(QStringLiteral("Buy and carry")));
    QCOMPARE(b.undo().count(), steps + 1);
    QCOMPARE(b.undo().undoText(), QStringLiteral("Buy Hatchet"));
    QCOMPARE(b.character().purse.gold, before.gold - 4);
    QCOMPARE(b.character().purse.silver, before.silver);
    b.click(b.labelled<QCheckBox>(QStringLiteral("Noble, sword-like × 10"))); // dearer than the purse holds
    QVERIFY(!b.labelled(QStringLiteral("Buy and carry"))->isEnabled());
    QVERIFY(b.labelled(QStringLiteral("Add, no payment"))->isEnabled());
}

void TestWorkshop::aStepBeyondThePointsIsRefusedWithTheReason()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Sword (book)"));
    auto *damage = b.control<ui::NumberField>(QStringLiteral("Damage"));
    damage->setFocus();
    b.key(Qt::Key_Up);
    QCOMPARE(damage->value(), 6);
    QVERIFY2(b.notice().contains(QStringLiteral("7 weapon points")), qPrintable(b.notice()));
    b.key(Qt::Key_Down);
    QCOMPARE(damage->value(), 5);
    QCOMPARE(b.notice(), QString());
    auto *defense = b.control<ui::NumberField>(QStringLiteral("Defense"));
    defense->setFocus();
    b.key(Qt::Key_Up);
    QCOMPARE(defense->value(), 0);
    QVERIFY(!b.control<QCheckBox>(QStringLiteral("Throwable"))->isEnabled());
}

void TestWorkshop::aSmallerSizeSaysWhatWasGivenUp()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Staff (book)"));
    b.click(b.control<QAbstractButton>(QStringLiteral("Size: Small")));
    QCOMPARE(b.control<ui::NumberField>(QStringLiteral("Defense"))->value(), 1);
    QCOMPARE(b.control<ui::NumberField>(QStringLiteral("Damage"))->value(), 2);
    QVERIFY(!b.notice().isEmpty());
}

void TestWorkshop::namelessIsAskedForAName()
{
    Bench b;
    b.open();
    const size_t before = b.character().items.size();
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QCOMPARE(b.character().items.size(), before);
    QVERIFY(b.notice().contains(QStringLiteral("name")));
    QVERIFY(b.name()->hasFocus());
}

void TestWorkshop::whatIsOwnedIsChangedInPlace()
{
    Bench b;
    QVERIFY(b.file.bench().apply(sky::hursagmu::setHands(b.game->catalogue(), {})));
    QString id;
    for (const auto &item : b.facts().items)
        if (item.name.toLower() == QLatin1String("sword")) id = item.id;
    QVERIFY(!id.isEmpty());
    const size_t count = b.character().items.size();
    b.trigger("view.page2");
    auto *view = b.window.findChild<ItemView *>();
    view->setFocus();
    view->reveal(id);
    b.key(Qt::Key_W);
    QVERIFY(b.panel());
    QCOMPARE(b.name()->text().toLower(), QStringLiteral("sword"));
    QVERIFY(!b.labelled(QStringLiteral("Change it"))->isEnabled());
    b.step(QStringLiteral("Damage"), 4);
    b.step(QStringLiteral("Defense"), 1);
    QVERIFY(b.labelled(QStringLiteral("Change it"))->isEnabled());
    b.click(b.labelled(QStringLiteral("Change it")));
    QCOMPARE(b.character().items.size(), count);
    QCOMPARE(b.facts().item(id)->weapon->damage, 4);
    QCOMPARE(b.facts().item(id)->weapon->defense, 1);
    b.undo().undo();
    QCOMPARE(b.facts().item(id)->weapon->damage, 6);
    QCOMPARE(b.control<ui::NumberField>(QStringLiteral("Damage"))->value(), 6); // taken up anew
    b.click(b.labelled(QStringLiteral("Add another")));
    QCOMPARE(b.character().items.size(), count + 1);
}

void TestWorkshop::anOwnPriceIsKeptBesideTheComputedOne()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Hatchet (book)"));
    auto *price = b.control<ui::LineField>(QStringLiteral("Own price"));
    price->setFocus();
    b.type(QStringLiteral("350"));
    b.key(Qt::Key_Return);
    auto *back = b.labelled(QStringLiteral("Back to that"));
    QVERIFY(back->accessibleName().contains(QStringLiteral("400 cc")));
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QVERIFY(b.character().items.back().priceEach == Money::ofUnits(350));
    b.click(back);
    QCOMPARE(price->text(), QString());
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QVERIFY(!b.character().items.back().priceEach);
}

void TestWorkshop::excellentWorkAsksForItsFactor()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Hatchet (book)"));
    b.control<ui::ChoiceField>(QStringLiteral("Quality"))->setFocus();
    b.key(Qt::Key_Down);
    auto *times = b.control<ui::LineField>(QStringLiteral("Excellent work"));
    times->setFocus();
    b.type(QStringLiteral("2.5"));
    b.key(Qt::Key_Return);
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QCOMPARE(b.facts().item(b.character().items.back().id)->price.value(), 1000 * 100);
}

void TestWorkshop::armorIsMeasuredOnTheBody()
{
    Bench b;
    b.open();
    QTest::keyClicks(b.name(), QStringLiteral("Bronze coat"));
    b.click(b.control<QAbstractButton>(QStringLiteral("Kind: Armor")));
    b.step(QStringLiteral("Protection"), 2);
    auto *points = b.control<ui::NumberField>(QStringLiteral("Protection"));
    QCOMPARE(points->value(), 3);
    while (points->value() < 5)
        b.key(Qt::Key_Up);
    b.key(Qt::Key_Up);
    QVERIFY2(b.notice().contains(QStringLiteral("E-052")), qPrintable(b.notice()));
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    const Item &item = b.character().items.back();
    QCOMPARE(item.name, QStringLiteral("Bronze coat"));
    // One suit at a time: Sir Alaric wears one already.
    QCOMPARE(int(item.place), int(b.facts().wornArmor.empty() ? Place::Worn : Place::Carried));
    QCOMPARE(b.facts().item(item.id)->weight.value(), 50'000);
}

void TestWorkshop::theListsPriceIsNotThatOfOtherArmor()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Quilted cloth (book)"));
    const auto says = [&b](const QString &words) {
        const auto labels = b.panel()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *label) {
            return label->isVisible() && label->text().contains(words);
        });
    };
    QVERIFY(!says(QStringLiteral("names no price")));
    b.control<ui::ChoiceField>(QStringLiteral("Quality"))->setFocus();
    b.key(Qt::Key_Down); // excellent, as soon as its factor is said
    QVERIFY(says(QStringLiteral("how many times as much")));
    b.key(Qt::Key_Up);
    b.step(QStringLiteral("Protection"), 2);
    QVERIFY(says(QStringLiteral("names no price")));
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QVERIFY(b.character().items.back().catalogueId.isEmpty());
    QVERIFY(!b.facts().item(b.character().items.back().id)->priceKnown);
}

void TestWorkshop::aFocusGrowsWithItsLength()
{
    Bench b("eshara.skychar");
    b.open();
    QTest::keyClicks(b.name(), QStringLiteral("Bone staff"));
    b.click(b.control<QAbstractButton>(QStringLiteral("Kind: Focus")));
    auto *length = b.control<ui::LineField>(QStringLiteral("Length"));
    length->setFocus();
    length->selectAll();
    b.type(QStringLiteral("12"));
    b.key(Qt::Key_Return);
    QCOMPARE(b.control<ui::LineField>(QStringLiteral("Focus weight"))->text(), QStringLiteral("12"));
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    const QString id = b.character().items.back().id;
    bool found = false;
    for (const auto &focus : b.facts().foci)
        if (focus.item == id) {
            found = true;
            QCOMPARE(focus.focusPower.value(), 8);
        }
    QVERIFY(found);
    b.click(b.labelled<QCheckBox>(QStringLiteral("Stays where it is and weighs nothing in the load")));
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    QCOMPARE(int(b.character().items.back().place), int(Place::Left));
    QVERIFY(b.facts().item(b.character().items.back().id)->weighsNothing);
}

void TestWorkshop::aWeaponThatIsAFocusIsWarnedOf()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Sword (book)"));
    b.click(b.labelled<QCheckBox>(QStringLiteral("A focus as well")));
    bool warned = false;
    for (auto *label : b.panel()->findChildren<QLabel *>())
        warned = warned || (label->isVisible() && label->text().contains(QStringLiteral("E-067")));
    QVERIFY(warned);
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    const Item &item = b.character().items.back();
    QVERIFY(item.weapon && item.focus);
    QCOMPARE(b.facts().item(item.id)->weight.value(), 5'000);
}

void TestWorkshop::anotherKindDoesNotLoseThisOne()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Spear (book)"));
    b.click(b.control<QAbstractButton>(QStringLiteral("Kind: Missile")));
    b.click(b.control<QAbstractButton>(QStringLiteral("Size: Large")));
    b.click(b.control<QAbstractButton>(QStringLiteral("Kind: Weapon")));
    QCOMPARE(b.control<ui::NumberField>(QStringLiteral("Damage"))->value(), 6);
    QVERIFY(b.control<QCheckBox>(QStringLiteral("Throwable"))->isChecked());
    b.click(b.control<QAbstractButton>(QStringLiteral("Kind: Missile")));
    QVERIFY(b.control<QAbstractButton>(QStringLiteral("Size: Large"))->isChecked());
}

void TestWorkshop::aTypedNameStays()
{
    Bench b;
    b.open();
    QTest::keyClicks(b.name(), QStringLiteral("Horn hatchet"));
    b.from(QStringLiteral("Hatchet (book)"));
    QCOMPARE(b.name()->text(), QStringLiteral("Horn hatchet"));
    b.click(b.control<QAbstractButton>(QStringLiteral("Kind: Armor")));
    QCOMPARE(b.name()->text(), QStringLiteral("Horn hatchet"));
}

void TestWorkshop::aPlusThatIsOffSaysWhyWhenPressed()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Sword (book)"));
    auto *damage = b.control<ui::NumberField>(QStringLiteral("Damage"));
    QVERIFY(damage->toolTip().contains(QStringLiteral("7 weapon points")));
    QTest::mouseClick(damage, Qt::LeftButton, Qt::NoModifier, {damage->width() - 10, damage->height() / 2});
    QCOMPARE(damage->value(), 6);
    QVERIFY2(b.notice().contains(QStringLiteral("7 weapon points")), qPrintable(b.notice()));
    b.click(b.labelled<QCheckBox>(QStringLiteral("Noble, sword-like × 10")));
    QCOMPARE(b.notice(), QString()); // all is in order
    QTest::mouseClick(damage, Qt::LeftButton, Qt::NoModifier, {10, damage->height() / 2});
    QCOMPARE(damage->value(), 5);
}

void TestWorkshop::anythingIsKeptFromTheList()
{
    Bench b;
    b.trigger("view.page2");
    auto *view = b.window.findChild<ItemView *>();
    QString rope;
    for (const auto &item : b.facts().items)
        if (item.name == QLatin1String("rope")) rope = item.id;
    view->setFocus();
    QVERIFY(view->reveal(rope));
    b.key(Qt::Key_K);
    MyThings things(b.path(QStringLiteral("data/things.json")));
    QVERIFY(!things.load());
    QVERIFY(things.find(QStringLiteral("rope")));
    QCOMPARE(things.find(QStringLiteral("rope"))->quantity, 1);
    QVERIFY(b.undo().isClean());
}

void TestWorkshop::keptThingsStandInTheLists()
{
    Bench b("eshara.skychar");
    Item harp;
    harp.name = QStringLiteral("River harp");
    harp.priceEach = Money::ofUnits(400);
    MyThings things(b.path(QStringLiteral("data/things.json")));
    QVERIFY(things.keep(harp));
    b.trigger("view.page2");
    for (auto *each : b.window.findChildren<QPushButton *>())
        if (each->isVisible() && each->text() == QLatin1String("Add...")) b.click(each);
    b.type(QStringLiteral("river h"));
    b.key(Qt::Key_Return);
    QCOMPARE(b.character().items.back().name, QStringLiteral("River harp"));
    QVERIFY(things.remove(QStringLiteral("River harp")));
    QVERIFY(b.character().items.back().priceEach == Money::ofUnits(400));
}

void TestWorkshop::theTableExplainsItsNumbers()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Sword (book)"));
    auto *table = b.panel()->findChild<QTreeView *>();
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, TrialModel::NameColumn));
    b.key(Qt::Key_Right);
    b.key(Qt::Key_Right);
    QCOMPARE(table->currentIndex().column(), int(TrialModel::DamageColumn));
    QCOMPARE(b.file.bench().spotlight(), QStringLiteral("trial/1/damage"));
    const DerivedValue *looked = b.file.bench().find(b.file.bench().spotlight());
    QVERIFY(looked && looked->number.value() == 14);
    bool explained = false;
    for (auto *label : b.panel()->findChildren<QLabel *>())
        explained = explained ||
                    label->text().startsWith(QStringLiteral("14 = 6 Strength + 6 Sword + 2 weapon alone"));
    QVERIFY(explained);
}

void TestWorkshop::theTableIsAModel()
{
    Bench b;
    TrialModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const char *id : {"sword", "bow", "spear", "mail", "knife"}) {
        Item item;
        item.catalogueId = QLatin1String(id);
        const auto opened = sky::hursagmu::opened(item, b.game->catalogue(), {});
        model.show(sky::hursagmu::tryOut(b.character(), b.game->catalogue(), opened), b.facts());
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = 1; column < model.columnCount(); ++column)
                QVERIFY(!model.index(row, column).data(TrialModel::WhyRole).toString().isEmpty());
    }
}

void TestWorkshop::thePanelTakesTurnsWithWhy()
{
    Bench b;
    auto *view = b.window.currentView();
    QVERIFY(view->isDockShown());
    b.open();
    QVERIFY(!view->isDockShown());
    b.trigger("view.why");
    QVERIFY(view->isDockShown());
    QVERIFY(!b.panel());
    b.trigger("view.why");
    QVERIFY(!view->isDockShown());
    QVERIFY(b.panel());
    b.trigger("view.why");
    b.trigger("character.workshop"); // asked for again
    QVERIFY(b.panel() && !view->isDockShown());
    b.window.resize(1600, 900);
    QTRY_VERIFY(view->isDockShown());
    QVERIFY(b.panel());
    b.trigger("view.page1");
    QVERIFY(!b.panel());
    QVERIFY(view->isDockShown());
    b.trigger("view.page2");
    QVERIFY(b.panel());
}

void TestWorkshop::escapeCloses()
{
    Bench b;
    b.open();
    QTest::keyClicks(b.name(), QStringLiteral("Half done"));
    b.key(Qt::Key_Escape);
    QVERIFY(!b.panel());
    QVERIFY(b.window.currentView()->isDockShown());
    QVERIFY(b.window.findChild<ItemView *>()->hasFocus());
    b.open();
    QCOMPARE(b.name()->text(), QStringLiteral("Half done")); // still on the table
}

void TestWorkshop::theLoadShowsWhatIsMade()
{
    Bench b;
    b.open();
    const auto words = [&b] {
        QStringList texts;
        for (auto *label : b.window.findChild<LoadPanel *>()->findChildren<QLabel *>())
            if (label->isVisible()) texts << label->text();
        return texts.filter(QStringLiteral("With it")).join(QString());
    };
    const int64_t load = b.facts().load.carried.value();
    QVERIFY2(words().contains(toDecimal(load + 5'000, 1000) + QStringLiteral(" lb")), qPrintable(words()));
    b.click(b.control<QAbstractButton>(QStringLiteral("Size: Large")));
    QVERIFY2(words().contains(toDecimal(load + 10'000, 1000) + QStringLiteral(" lb")), qPrintable(words()));
    const QString id = b.facts().items.front().id; // and follows what is done to the rest
    QVERIFY(b.file.bench().apply(sky::hursagmu::removeItem(b.game->catalogue(), id)));
    const int64_t lighter = b.facts().load.carried.value();
    QVERIFY(lighter < load);
    QTRY_VERIFY2(words().contains(toDecimal(lighter + 10'000, 1000) + QStringLiteral(" lb")),
                 qPrintable(words()));
    b.name()->setFocus();
    b.key(Qt::Key_Escape);
    QCOMPARE(words(), QString());
}

void TestWorkshop::thingsAreKeptForOthers()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Hatchet (book)"));
    b.step(QStringLiteral("Damage"), 3);
    b.name()->setFocus();
    b.name()->selectAll();
    QTest::keyClicks(b.name(), QStringLiteral("Horn hatchet"));
    auto *damage = b.control<ui::NumberField>(QStringLiteral("Damage"));
    QCOMPARE(damage->value(), 4); // it had all of it
    damage->setFocus();
    b.key(Qt::Key_Down);
    b.click(b.labelled(QStringLiteral("Keep for other characters")));
    QVERIFY2(b.notice().contains(QStringLiteral("Horn hatchet")), qPrintable(b.notice()));
    QVERIFY(b.undo().isClean()); // nothing of the character has changed

    ui::OpenFile &other = b.sample(QStringLiteral("eshara.skychar"));
    b.window.showFile(&other);
    b.trigger("character.workshop");
    WorkshopPanel *panel = nullptr;
    for (auto *each : b.window.findChildren<WorkshopPanel *>())
        if (each->isVisible()) panel = each;
    QVERIFY(panel);
    ui::ChoiceField *from = nullptr;
    for (auto *each : panel->findChildren<ui::ChoiceField *>())
        if (each->accessibleName() == QLatin1String("Begin from")) from = each;
    from->setFocus();
    QTest::keyClick(from, Qt::Key_Down);
    QCOMPARE(from->currentText(), QStringLiteral("Horn hatchet (mine)"));
    for (auto *each : panel->findChildren<QPushButton *>())
        if (each->text() == QLatin1String("Add, no payment")) QTest::mouseClick(each, Qt::LeftButton);
    const Item &copy = characterOf(other.document()).items.back();
    QCOMPARE(copy.name, QStringLiteral("Horn hatchet"));
    QCOMPARE(copy.weapon->damage, 3);
    for (auto *each : panel->findChildren<QPushButton *>())
        if (each->text() == QLatin1String("Forget it") && each->isVisible())
            QTest::mouseClick(each, Qt::LeftButton);
    QCOMPARE(from->findText(QStringLiteral("Horn hatchet (mine)")), -1);
    QCOMPARE(characterOf(other.document()).items.back().weapon->damage, 3);
}

void TestWorkshop::undoneThingsLeaveTheTable()
{
    Bench b;
    b.open();
    b.from(QStringLiteral("Hatchet (book)"));
    b.click(b.labelled(QStringLiteral("Add, no payment")));
    const QString id = b.character().items.back().id;
    b.file.bench().jumpTo(QStringLiteral("workshop/") + id);
    QVERIFY(b.labelled(QStringLiteral("Add another")));
    b.undo().undo();
    QVERIFY(b.labelled(QStringLiteral("Add, no payment"))); // a new thing again
}

void TestWorkshop::nothingIsMadeOfALockedCharacter()
{
    Bench b;
    b.open();
    b.file.bench().setReadOnly(QStringLiteral("open elsewhere"));
    QVERIFY(!b.labelled(QStringLiteral("Add, no payment"))->isEnabled());
}

void TestWorkshop::textIsShownAsItIs()
{
    Bench b;
    QVERIFY(b.rename(b.file, QStringLiteral("<b>Bold</b> %1 & co")));
    b.open();
    bool found = false;
    for (auto *label : b.panel()->findChildren<QLabel *>()) {
        QCOMPARE(int(label->textFormat()), int(Qt::PlainText));
        found = found || label->text() == QLatin1String("In <b>Bold</b> %1 & co's hands");
    }
    QVERIFY(found);
}

void TestWorkshop::everyControlHasItsOwnName_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"Weapon", "Missile", "Armor", "Focus"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void TestWorkshop::everyControlHasItsOwnName()
{
    QFETCH(QString, kind);
    Bench b;
    b.open();
    b.click(b.control<QAbstractButton>(QStringLiteral("Kind: ") + kind));
    QStringList names;
    QWidget *first = b.name();
    first->setFocus();
    for (QWidget *at = first->nextInFocusChain(); at != first; at = at->nextInFocusChain()) {
        if (!at->isVisible() || !b.panel()->isAncestorOf(at) || !(at->focusPolicy() & Qt::TabFocus)) continue;
        if (qobject_cast<QAbstractSpinBox *>(at->parentWidget())) continue; // which speaks for it
        if (!at->accessibleName().isEmpty() || !qobject_cast<QAbstractButton *>(at)) {
            names << at->accessibleName();
        } else {
            names << static_cast<QAbstractButton *>(at)->text();
        }
        QVERIFY2(!names.last().isEmpty(), at->metaObject()->className());
    }
    QVERIFY(names.size() > 8);
    QCOMPARE(names.removeDuplicates(), 0);
}

QTEST_MAIN(TestWorkshop)
#include "tst_workshop.moc"
