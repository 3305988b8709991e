// Buying, selling and load-outs on the equipment page, by keyboard.
#include "tests/ui/uifixture.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/loadouts.h"
#include "core/hursagmu/model/limits.h"
#include "ui/hursagmu/equipment/equipmentpage.h"
#include "ui/hursagmu/equipment/itemview.h"
#include "ui/hursagmu/equipment/sellstrip.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/searchfield.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace sky;
using namespace sky::ui::hursagmu;
using sky::hursagmu::Item;
using sky::hursagmu::Place;
using sky::hursagmu::Purse;

namespace
{

/// The equipment page in a shown window.
class Bench
{
public:
    explicit Bench(bool knight = true)
        : file(knight ? fixture.knight() : fixture.blank())
        , page(file.bench(), *fixture.game)
        , view(*page.findChild<ItemView *>())
    {
        page.resize(1100, 760);
        // The window shows the panel beside the page; here it lies on it.
        QObject::connect(&page, &EquipmentPage::sidePanelChanged, &page,
                         [this, shown = QPointer<QWidget>()]() mutable {
                             if (shown) shown->hide();
                             shown = page.sidePanel();
                             if (!shown) return;
                             shown->resize(440, page.height());
                             shown->show();
                         });
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) qWarning("the window did not become active");
    }

    const sky::hursagmu::Character &character() const { return characterOf(file.document()); }
    const Purse &purse() const { return character().purse; }
    int steps() { return file.document().undoStack().index(); }

    template<class Control>
    Control *control(const QString &name) const
    {
        for (Control *each : page.findChildren<Control *>()) {
            const QString own = each->accessibleName();
            if (each->isVisible() && own.startsWith(name)) return each;
        }
        return nullptr;
    }
    bool says(const QString &words) const
    {
        for (const QLabel *label : page.findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(words)) return true;
        return false;
    }
    const Item *item(const QString &catalogueId) const
    {
        for (const Item &each : character().items)
            if (each.catalogueId == catalogueId) return &each;
        return nullptr;
    }
    void give(const Purse &coins) { QVERIFY(file.bench().apply(sky::hursagmu::setPurse(coins))); }
    void give(const QString &catalogueId, int64_t quantity, const QString &container = {})
    {
        Item item;
        item.catalogueId = catalogueId;
        item.quantity = quantity;
        item.container = container;
        QVERIFY(file.bench().apply(
            sky::hursagmu::addItem(fixture.game->catalogue(), item, fixture.services.ids)));
    }
    ui::SearchField *openShop()
    {
        auto *open = control<QPushButton>(QStringLiteral("Add..."));
        if (!open)
            for (QPushButton *each : page.findChildren<QPushButton *>())
                if (each->text() == QLatin1String("Add...")) open = each;
        open->setFocus();
        QTest::keyClick(open, Qt::Key_Space);
        return control<ui::SearchField>(QStringLiteral("Find among"));
    }
    void select(const QString &catalogueId)
    {
        view.setFocus();
        QVERIFY(view.reveal(item(catalogueId)->id));
    }
    void type(QWidget *field, const QString &text)
    {
        field->setFocus();
        if (auto *number = qobject_cast<QSpinBox *>(field)) number->selectAll();
        QTest::keyClicks(field, text);
    }

    test::UiFixture fixture;
    ui::OpenFile &file;
    EquipmentPage page;
    ItemView &view;
};

} // namespace

class TestShop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buysByControlEnter();
    void theLastPurchaseDoesNotLeadToAGift();
    void saysWhatIsMissing();
    void priceFollowsEveryTerm();
    void justAddingIsUsualWithoutMoney();
    void findsByDescriptionAndAmongOnesOwn();
    void whatNoListHasIsMadeOnesOwn();
    void ownThingIsBought();
    void searchThatFindsNothingLeadsToTheLists();
    void sellsBySAndEnter();
    void sellingEndsWithEscape();
    void menuKeyOpensTheMenu();
    void fieldsShowTheirLargestNumber();
    void packIsNotDroppedIntoItself();
    void keepsAndSwitchesLoadOuts();
    void changedLoadOutIsTakenOverRenamedAndDeleted();
    void comparesLoadOutsBeforeSwitching();
    void manyThingsAtOnceKeepWhatIsSelected();
    void tenThousandThingsAreLaidOutOnce();
    void startingMoneyIsTold();
    void subjectsLeadToShopAndLoadOuts();
};

void TestShop::buysByControlEnter()
{
    Bench bench(false);
    bench.give(Purse{0, 3, 0, {}});
    auto *search = bench.openShop();
    QTest::keyClicks(search, QStringLiteral("torch"));
    bench.type(bench.control<ui::NumberField>(QStringLiteral("How many")), QStringLiteral("12"));
    QVERIFY(bench.says(QStringLiteral("12 cc")));
    QVERIFY(bench.says(QStringLiteral("Purse after: 1 sc 8 cc")));
    const int steps = bench.steps();
    QTest::keyClick(bench.control<ui::NumberField>(QStringLiteral("How many")), Qt::Key_Return,
                    Qt::ControlModifier);
    QCOMPARE(bench.item(QStringLiteral("torch"))->quantity, 12);
    QCOMPARE(bench.purse(), (Purse{0, 1, 8, {}}));
    QCOMPARE(bench.steps(), steps + 1);
    bench.file.document().undoStack().undo();
    QVERIFY(!bench.item(QStringLiteral("torch")));
    QCOMPARE(bench.purse(), (Purse{0, 3, 0, {}}));
}

void TestShop::theLastPurchaseDoesNotLeadToAGift()
{
    Bench bench(false);
    bench.give(Purse{0, 0, 3, {}});
    QTest::keyClicks(bench.openShop(), QStringLiteral("torch"));
    auto *buy = bench.control<QPushButton>(QStringLiteral("Buy torch"));
    buy->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(bench.item(QStringLiteral("torch"))->quantity, 3);
    QCOMPARE(bench.purse(), Purse());
    QVERIFY(bench.says(QStringLiteral("Bought: torch."))); // the one bought last, not the whole stack
}

void TestShop::saysWhatIsMissing()
{
    Bench bench(false);
    bench.give(Purse{0, 1, 0, {}});
    QTest::keyClicks(bench.openShop(), QStringLiteral("torch"));
    bench.type(bench.control<ui::NumberField>(QStringLiteral("How many")), QStringLiteral("12"));
    QVERIFY(bench.says(QStringLiteral("2 cc short")));
    auto *buy = bench.control<QPushButton>(QStringLiteral("Buy torch × 12: 12 cc, 2 cc short"));
    QVERIFY(buy);
    QVERIFY(!buy->isEnabled());
    QTest::keyClick(bench.control<ui::NumberField>(QStringLiteral("How many")), Qt::Key_Return,
                    Qt::ControlModifier);
    QVERIFY(!bench.item(QStringLiteral("torch")));
    QVERIFY(bench.says(QStringLiteral("2 cc short.")));
    const auto refused = [&bench] {
        const auto notices = bench.page.findChildren<ui::Notice *>();
        return std::any_of(notices.begin(), notices.end(), [](const ui::Notice *notice) {
            return notice->isVisible() && notice->sentence().contains(QStringLiteral("2 cc short"));
        });
    };
    QVERIFY(refused());
    bench.type(bench.control<ui::NumberField>(QStringLiteral("How many")), QStringLiteral("5"));
    QVERIFY(!refused()); // it was about another number
}

void TestShop::priceFollowsEveryTerm()
{
    Bench bench(false);
    bench.give(Purse{9, 0, 0, {}});
    QTest::keyClicks(bench.openShop(), QStringLiteral("torch"));
    bench.type(bench.control<ui::NumberField>(QStringLiteral("How many")), QStringLiteral("3"));
    auto *quality = bench.control<ui::ChoiceField>(QStringLiteral("How good"));
    quality->setFocus();
    QTest::keyClick(quality, Qt::Key_Up); // poor
    bench.type(bench.control<ui::NumberField>(QStringLiteral("Prices here")), QStringLiteral("150"));
    QVERIFY(bench.says(QStringLiteral("1 cc × 3 × ½ poor × 150 % here + 0.75 cc rounded up")));
    QVERIFY(bench.control<QPushButton>(QStringLiteral("Buy torch × 3: 3 cc")));
    QTest::keyClick(quality, Qt::Key_End); // excellent
    QVERIFY(bench.says(QStringLiteral("how many times the price")));
    bench.type(bench.control<ui::LineField>(QStringLiteral("Times the price")), QStringLiteral("4"));
    QVERIFY(bench.says(QStringLiteral("1 cc × 3 × 4 excellent × 150 % here")));
    QTest::keyClick(quality, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(bench.item(QStringLiteral("torch"))->excellentMultiplier, 400);
    QCOMPARE(bench.purse(), (Purse{8, 8, 2, {}}));
}

void TestShop::justAddingIsUsualWithoutMoney()
{
    Bench bench(false);
    QTest::keyClicks(bench.openShop(), QStringLiteral("torch"));
    auto *add = bench.control<QPushButton>(QStringLiteral("Just add torch"));
    auto *buy = bench.control<QPushButton>(QStringLiteral("Buy torch"));
    QCOMPARE(add->property("look").toString(), QStringLiteral("primary"));
    bench.give(Purse{1, 0, 0, {}});
    QCOMPARE(buy->property("look").toString(), QStringLiteral("primary"));
    QVERIFY(add->property("look").toString().isEmpty());
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Return);
    QCOMPARE(bench.item(QStringLiteral("torch"))->quantity, 1);
    QCOMPARE(bench.purse(), (Purse{1, 0, 0, {}}));
}

void TestShop::findsByDescriptionAndAmongOnesOwn()
{
    Bench bench(false);
    Item harp;
    harp.name = QStringLiteral("Harp of the river");
    harp.priceEach = Money::ofUnits(400);
    QVERIFY(bench.file.bench().apply(
        sky::hursagmu::addItem(bench.fixture.game->catalogue(), harp, bench.fixture.services.ids)));
    bench.give(Purse{5, 0, 0, {}});
    auto *search = bench.openShop();
    QTest::keyClicks(search, QStringLiteral("harp"));
    QTest::keyClick(search, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(bench.character().items.size(), size_t(1));
    QCOMPARE(bench.character().items.front().quantity, 2);
    QCOMPARE(bench.purse(), (Purse{1, 0, 0, {}}));
    // A word that stands only in a description finds its thing, too.
    const auto &goods = bench.fixture.game->catalogue().goods();
    for (const auto &each : goods) {
        const QString last = each.description.section(QLatin1Char(' '), -2);
        if (last.isEmpty() || ui::matches(each.name + each.aliases.join(QLatin1Char(' ')), last)) continue;
        search->setText(each.description);
        QVERIFY2(bench.control<QPushButton>(QStringLiteral("Just add ") + each.name), qPrintable(each.name));
        return;
    }
    QFAIL("no thing has a description");
}

void TestShop::whatNoListHasIsMadeOnesOwn()
{
    Bench bench(false);
    auto *search = bench.openShop();
    QTest::keyClicks(search, QStringLiteral("Zither"));
    QTest::keyClick(search, Qt::Key_Return);
    auto *name = bench.control<ui::LineField>(QStringLiteral("Its name"));
    QTRY_VERIFY(name && name->hasFocus());
    QCOMPARE(name->text(), QStringLiteral("Zither"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.character().items.size(), size_t(1));
    QCOMPARE(bench.character().items.front().name, QStringLiteral("Zither"));
}

void TestShop::ownThingIsBought()
{
    Bench bench(false);
    bench.give(Purse{0, 5, 0, {}});
    bench.openShop();
    auto *toggle = bench.control<QPushButton>(QString());
    for (QPushButton *each : bench.page.findChildren<QPushButton *>())
        if (each->text().startsWith(QLatin1String("A thing of your own"))) toggle = each;
    toggle->setFocus();
    QTest::keyClick(toggle, Qt::Key_Space);
    bench.type(bench.control<ui::LineField>(QStringLiteral("Its name")), QStringLiteral("Kite"));
    QVERIFY(bench.says(QStringLiteral("It has no price yet.")));
    auto *price = bench.control<ui::LineField>(QStringLiteral("Its price"));
    bench.type(price, QStringLiteral("2.5"));
    QVERIFY(bench.says(QStringLiteral("2.5 cc + 0.5 cc rounded up")));
    QTest::keyClick(price, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(bench.character().items.front().priceEach, Money::ofSmallest(250));
    QCOMPARE(bench.purse(), (Purse{0, 4, 7, {}}));
}

void TestShop::searchThatFindsNothingLeadsToTheLists()
{
    Bench bench;
    auto *search = bench.control<ui::SearchField>(QStringLiteral("Find an item"));
    bench.type(search, QStringLiteral("candle"));
    QTest::keyClick(search, Qt::Key_Return);
    auto *shop = bench.control<ui::SearchField>(QStringLiteral("Find among"));
    QTRY_VERIFY(shop && shop->hasFocus());
    QCOMPARE(shop->text(), QStringLiteral("candle"));
    search->clear();
    QTest::keyClicks(search, QStringLiteral("dagger")); // is owned: Enter goes to it
    QTest::keyClick(search, Qt::Key_Return);
    QTRY_VERIFY(bench.view.hasFocus());
}

void TestShop::sellsBySAndEnter()
{
    Bench bench(false);
    bench.give(QStringLiteral("torch"), 5);
    bench.select(QStringLiteral("torch"));
    QTest::keyClick(&bench.view, Qt::Key_S);
    auto *quantity = bench.control<ui::NumberField>(QStringLiteral("How many to sell"));
    QTRY_VERIFY(quantity && quantity->hasFocus());
    QTest::keyClicks(quantity, QStringLiteral("3"));
    bench.type(bench.control<ui::NumberField>(QStringLiteral("Prices paid")), QStringLiteral("50"));
    QVERIFY(bench.says(QStringLiteral("1 cc × 3 × 50 % here + 0.5 cc rounded up = 2 cc. Purse after: 2 cc")));
    QVERIFY(bench.control<QPushButton>(QStringLiteral("Sell for 2 cc, Purse after: 2 cc")));
    QTest::keyClick(quantity, Qt::Key_Return);
    QCOMPARE(bench.item(QStringLiteral("torch"))->quantity, 2);
    QCOMPARE(bench.purse(), (Purse{0, 0, 2, {}}));
    QCOMPARE(bench.file.document().undoStack().undoText(), QStringLiteral("Sell torch × 3"));
    QTRY_VERIFY(bench.view.hasFocus());
    // All of it: the strip goes with the thing.
    QTest::keyClick(&bench.view, Qt::Key_S);
    QTRY_VERIFY(quantity->hasFocus());
    QCOMPARE(quantity->maximum(), 2);
    QTest::keyClick(quantity, Qt::Key_Up);
    QTest::keyClick(quantity, Qt::Key_Return);
    QVERIFY(!bench.item(QStringLiteral("torch")));
    QVERIFY(!quantity->isVisible());
}

void TestShop::sellingEndsWithEscape()
{
    Bench bench;
    bench.select(QStringLiteral("dagger"));
    QTest::keyClick(&bench.view, Qt::Key_S);
    auto *quantity = bench.control<ui::NumberField>(QStringLiteral("How many to sell"));
    QTRY_VERIFY(quantity->hasFocus());
    QTest::keyClick(quantity, Qt::Key_Escape);
    QVERIFY(!quantity->isVisible());
    QTRY_VERIFY(bench.view.hasFocus());
    QVERIFY(bench.item(QStringLiteral("dagger")));
}

void TestShop::menuKeyOpensTheMenu()
{
    Bench bench;
    for (const auto &[key, modifiers] :
         {std::pair(Qt::Key_Menu, Qt::NoModifier), {Qt::Key_F10, Qt::ShiftModifier}}) {
        bench.select(QStringLiteral("dagger"));
        QTest::keyClick(&bench.view, key, modifiers);
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QStringList texts;
        for (const QAction *action : menu->actions())
            texts << action->text();
        QVERIFY2(texts.contains(QStringLiteral("&Sell...\tS")), qPrintable(texts.join(QLatin1Char(';'))));
        QTest::keyClick(menu, Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activePopupWidget());
    }
}

void TestShop::fieldsShowTheirLargestNumber()
{
    Bench bench;
    bench.select(QStringLiteral("dagger"));
    bench.openShop();
    const auto roomy = [&bench](const char *name, int number) {
        auto *field = bench.control<ui::NumberField>(QLatin1String(name));
        QVERIFY2(field, name);
        auto *line = field->findChild<QLineEdit *>();
        const QString text = field->prefix() + QString::number(number) + field->suffix();
        const int needed = line->fontMetrics().horizontalAdvance(text);
        QVERIFY2(line->contentsRect().width() >= needed, name);
    };
    roomy("Quantity", int(sky::hursagmu::limits::Quantity));
    roomy("Gold", int(sky::hursagmu::limits::Coins));
    roomy("Silver", int(sky::hursagmu::limits::Coins));
    roomy("Copper", int(sky::hursagmu::limits::Coins));
    roomy("How many", int(sky::hursagmu::limits::Quantity));
    roomy("Prices here", int(sky::hursagmu::limits::Multiplier));
}

/// As the system sends it: enter, move, drop. It is refused with a word and nothing moves.
void TestShop::packIsNotDroppedIntoItself()
{
    Bench bench(false);
    bench.give(QStringLiteral("backpack"), 1);
    const QString pack = bench.item(QStringLiteral("backpack"))->id;
    bench.give(QStringLiteral("pouch"), 1, pack);
    const QString pouch = bench.item(QStringLiteral("pouch"))->id;
    bench.view.expandAll();
    const int steps = bench.steps();
    QSignalSpy refused(&bench.file.bench(), &ui::Workbench::refused);
    const std::unique_ptr<QMimeData> data(bench.view.items().mimeData({bench.view.items().indexOf(pack)}));
    for (const QString &target : {pack, pouch}) {
        const QPoint place = bench.view.visualRect(bench.view.items().indexOf(target)).center();
        QDragEnterEvent enter(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(bench.view.viewport(), &enter);
        QDragMoveEvent move(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(bench.view.viewport(), &move);
        QVERIFY(move.isAccepted());
        QDropEvent drop(place, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(bench.view.viewport(), &drop);
    }
    QCOMPARE(refused.count(), 2);
    QVERIFY(refused.front().front().value<sky::Error>().message.contains(QStringLiteral("into itself")));
    QCOMPARE(bench.steps(), steps);
    QVERIFY(bench.character().findItem(pack)->container.isEmpty());
}

void TestShop::keepsAndSwitchesLoadOuts()
{
    Bench bench;
    const auto keep = [&bench](const char *name) {
        bench.fixture.prompts.texts.push_back(QLatin1String(name));
        for (QPushButton *each : bench.page.findChildren<QPushButton *>()) {
            if (!each->text().startsWith(QLatin1String("Keep as"))) continue;
            each->setFocus();
            QTest::keyClick(each, Qt::Key_Space);
        }
    };
    keep("fight");
    QCOMPARE(bench.character().loadOuts.size(), size_t(1));
    auto *choice = bench.control<ui::ChoiceField>(QStringLiteral("Load-out: fight"));
    QVERIFY(choice);
    const auto hands = bench.character().hands;
    QVERIFY(bench.file.bench().apply(sky::hursagmu::setHands(bench.fixture.game->catalogue(), {})));
    QCOMPARE(choice->accessibleName(), QStringLiteral("Load-out: fight, changed"));
    keep("sneak");
    QCOMPARE(choice->accessibleName(), QStringLiteral("Load-out: sneak"));
    const int steps = bench.steps();
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up);
    QCOMPARE(bench.character().hands, hands);
    QCOMPARE(bench.steps(), steps + 1);
    QCOMPARE(bench.file.document().undoStack().undoText(), QStringLiteral("Switch to load-out fight"));
    QTest::keyClick(&bench.page, Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(bench.character().hands, (std::vector<QString>{{}, {}}));
    QTest::keyClick(&bench.page, Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(bench.character().hands, hands);
    QTest::keyClick(&bench.page, Qt::Key_9, Qt::ControlModifier); // there is none: nothing happens
    QCOMPARE(bench.character().hands, hands);
    QSignalSpy refused(&bench.file.bench(), &ui::Workbench::refused);
    keep("FIGHT"); // the name is taken
    QCOMPARE(refused.count(), 1);
    QCOMPARE(bench.character().loadOuts.size(), size_t(2));
}

void TestShop::changedLoadOutIsTakenOverRenamedAndDeleted()
{
    Bench bench;
    QVERIFY(bench.file.bench().apply(
        sky::hursagmu::keepLoadOut(QStringLiteral("fight"), bench.fixture.services.ids)));
    QVERIFY(bench.file.bench().apply(sky::hursagmu::setHands(bench.fixture.game->catalogue(), {})));
    auto *button = bench.control<QToolButton>(QStringLiteral("Change the load-out"));
    QVERIFY(button);
    const auto choose = [button](int row) {
        Q_EMIT button->menu()->aboutToShow();
        QAction *action = button->menu()->actions().at(row);
        QVERIFY(action->isEnabled());
        action->trigger();
    };
    choose(0);
    QVERIFY(sky::hursagmu::isInForce(bench.character(), bench.character().loadOuts.front()));
    bench.fixture.prompts.texts.push_back(QStringLiteral("calm"));
    choose(1);
    QCOMPARE(bench.character().loadOuts.front().name, QStringLiteral("calm"));
    choose(2);
    QVERIFY(bench.character().loadOuts.empty());
    QVERIFY(!button->isVisible());
}

void TestShop::comparesLoadOutsBeforeSwitching()
{
    Bench bench;
    const auto &ids = bench.fixture.services.ids;
    QVERIFY(bench.file.bench().apply(sky::hursagmu::keepLoadOut(QStringLiteral("fight"), ids)));
    QVERIFY(bench.file.bench().apply(sky::hursagmu::setHands(bench.fixture.game->catalogue(), {})));
    const int64_t bare = evaluationOf(bench.file.document()).defense.value();
    QPushButton *compare = nullptr;
    for (QPushButton *each : bench.page.findChildren<QPushButton *>())
        if (each->text() == QLatin1String("Compare")) compare = each;
    compare->setFocus();
    QTest::keyClick(compare, Qt::Key_Space);
    auto *table = bench.control<QTreeView>(QStringLiteral("What each load-out does"));
    QVERIFY(table);
    const QAbstractItemModel &model = *table->model();
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 4).data().toString(), QString::number(bare));
    const QString promised = model.index(1, 4).data().toString();
    QVERIFY(promised.toInt() > bare);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(QString::number(evaluationOf(bench.file.document()).defense.value()), promised);
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("fight, in force"));
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(bench.character().loadOuts.empty());
    QVERIFY(!table->isVisible());
}

void TestShop::manyThingsAtOnceKeepWhatIsSelected()
{
    Bench bench;
    bench.select(QStringLiteral("dagger"));
    const QString dagger = bench.view.currentId();
    std::vector<Edit> edits;
    for (int i = 0; i < 400; ++i) {
        Item thing;
        thing.name = QStringLiteral("Thing %1").arg(i);
        edits.push_back(
            sky::hursagmu::addItem(bench.fixture.game->catalogue(), thing, bench.fixture.services.ids));
    }
    bench.view.collapse(bench.view.items().groupIndex(Place::Left));
    QVERIFY(bench.file.bench().apply(QStringLiteral("many"), edits));
    QCOMPARE(bench.view.selectedIds(), QStringList{dagger});
    QCOMPARE(bench.view.currentId(), dagger);
    QVERIFY(bench.view.isExpanded(bench.view.items().groupIndex(Place::Carried)));
    QVERIFY(!bench.view.isExpanded(bench.view.items().groupIndex(Place::Left)));
    bench.file.document().undoStack().undo();
    QCOMPARE(bench.view.selectedIds(), QStringList{dagger});
}

/// Counted, not timed: one layout of the whole instead of ten thousand moves, each a pass over its siblings.
void TestShop::tenThousandThingsAreLaidOutOnce()
{
    Bench bench(false);
    const auto fill = [](Character &character) -> Result<void> {
        auto &items = static_cast<sky::hursagmu::Character &>(character).items;
        for (int i = 0; i < sky::hursagmu::limits::Items; ++i) {
            Item thing;
            thing.id = QStringLiteral("many%1").arg(i);
            thing.name = thing.id;
            thing.isContainer = i == 0;
            items.push_back(thing);
        }
        return {};
    };
    const auto pack = [](Character &character) -> Result<void> {
        auto &items = static_cast<sky::hursagmu::Character &>(character).items;
        for (size_t i = 1; i < items.size(); ++i)
            items[i].container = items.front().id;
        return {};
    };
    QSignalSpy resets(&bench.view.items(), &QAbstractItemModel::modelReset);
    QSignalSpy moves(&bench.view.items(), &QAbstractItemModel::rowsMoved);
    QSignalSpy inserts(&bench.view.items(), &QAbstractItemModel::rowsInserted);
    QVERIFY(bench.file.bench().apply({QStringLiteral("fill"), {}, fill}));
    QVERIFY(bench.file.bench().apply({QStringLiteral("pack"), {}, pack}));
    bench.file.document().undoStack().undo();
    QCOMPARE(resets.count(), 3);
    QCOMPARE(moves.count() + inserts.count(), 0);
    QCOMPARE(bench.view.items().rowCount(bench.view.items().groupIndex(Place::Carried)),
             sky::hursagmu::limits::Items);
    bench.view.reveal(QStringLiteral("many5000"));
    QTest::keyClick(&bench.view, Qt::Key_Plus); // one thing more changes one row
    QCOMPARE(resets.count(), 3);
    QCOMPARE(bench.character().findItem(QStringLiteral("many5000"))->quantity, 2);
}

void TestShop::startingMoneyIsTold()
{
    Bench bench(false);
    auto options = bench.character().options;
    options.startingMoney = 100;
    QVERIFY(bench.file.bench().apply(sky::hursagmu::setOptions(options)));
    QTest::keyClicks(bench.openShop(), QStringLiteral("torch"));
    bench.type(bench.control<ui::NumberField>(QStringLiteral("How many")), QStringLiteral("12"));
    QVERIFY(bench.says(QStringLiteral("12 cc short; of the money at the start, 88 cc after")));
    auto *add = bench.control<QPushButton>(QStringLiteral("Just add torch"));
    QCOMPARE(add->property("look").toString(), QStringLiteral("primary"));
}

void TestShop::subjectsLeadToShopAndLoadOuts()
{
    Bench bench;
    QVERIFY(bench.page.reveal(QStringLiteral("shop")));
    auto *search = bench.control<ui::SearchField>(QStringLiteral("Find among"));
    QTRY_VERIFY(search && search->hasFocus());
    QTest::keyClick(search, Qt::Key_Escape);
    QTRY_VERIFY(!search->isVisible());
    QVERIFY(bench.page.reveal(QStringLiteral("loadouts")));
    auto *focused = qobject_cast<QPushButton *>(QApplication::focusWidget());
    QVERIFY(focused && focused->text().startsWith(QLatin1String("Keep as")));
    QVERIFY(bench.file.bench().apply(
        sky::hursagmu::keepLoadOut(QStringLiteral("fight"), bench.fixture.services.ids)));
    QVERIFY(bench.page.reveal(QStringLiteral("loadouts")));
    QVERIFY(bench.control<ui::ChoiceField>(QStringLiteral("Load-out: fight"))->hasFocus());
}

QTEST_MAIN(TestShop)
#include "tst_shop.moc"
