#include "core/hursagmu/edits/trade.h"

#include "core/document/document.h"
#include "core/hursagmu/edits/stack.h"
#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/rules/purse.h"
#include "tests/support/builder.h"
#include "tests/support/dice.h"
#include "tests/support/editing.h"
#include "tests/support/gamebytes.h"
#include "tests/support/randomcharacter.h"
#include "tests/support/share.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test::editing;
using sky::test::Builder;
using sky::test::bytesOf;
using sky::test::catalogue;

namespace
{

Purse purse(int64_t gold, int64_t silver, int64_t copper)
{
    return {gold, silver, copper};
}

Builder withPurse(const Purse &coins)
{
    Builder b;
    b.character.purse = coins;
    return b;
}

Item some(const char *id, int64_t quantity)
{
    Item item = thing(id);
    item.quantity = quantity;
    return item;
}

Edit buying(const Item &item, const Deal &deal = {})
{
    return buyItem(catalogue(), item, deal, ids);
}

Edit selling(const QString &id, int64_t quantity = 1, const Deal &deal = {})
{
    return sellItem(catalogue(), id, quantity, deal);
}

} // namespace

class TestTrade : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void payingTakesCoinsWithChange_data();
    void payingTakesCoinsWithChange();
    void purseInOrderStaysInOrder();
    void saleChangesUpOnlyAPurseInOrder();
    void priceNamesEveryFactor_data();
    void priceNamesEveryFactor();
    void sumIsRoundedUpOnce();

    void boughtThingCosts();
    void shortPurseIsRefusedWithWhatIsMissing();
    void priceNobodyKnowsIsRefused();
    void sillyTradesAreRefused_data();
    void sillyTradesAreRefused();
    void morePiecesJoinTheStack();
    void piecesJoinTheStackInTheBackpack();
    void unclearStacksAreLeftAlone();
    void addedPiecesJoinTheStackForNothing();
    void partOfAStackIsSold();
    void noOrderOfTradesMakesMoney();
    void soldContainerLeavesItsContents();
    void soldWeaponLeavesTheHand();
    void moneyIsKeptWhereThereIsSome();
    void startingMoneyIsTheSameBeforeAndAfter();
    void randomTradesRestoreTheBytes();
};

void TestTrade::payingTakesCoinsWithChange_data()
{
    QTest::addColumn<Purse>("before");
    QTest::addColumn<int64_t>("price");
    QTest::addColumn<Purse>("after");
    const auto row = [](const char *name, const Purse &before, int64_t price, const Purse &after) {
        QTest::newRow(name) << before << price << after;
    };
    row("exact", purse(1, 2, 3), 123, purse(0, 0, 0));
    row("largest coins that fit", purse(2, 5, 7), 112, purse(1, 4, 5));
    row("a silver coin is broken", purse(0, 2, 0), 3, purse(0, 1, 7));
    row("a gold coin is broken", purse(1, 0, 0), 3, purse(0, 9, 7));
    row("gold broken after all silver", purse(1, 5, 0), 60, purse(0, 9, 0));
    row("copper goes before gold is broken", purse(1, 0, 5), 10, purse(0, 9, 5));
    row("many copper coins stay copper", purse(0, 0, 150), 25, purse(0, 0, 125));
    row("silver before copper", purse(0, 30, 50), 25, purse(0, 28, 45));
    row("nothing", purse(0, 0, 7), 0, purse(0, 0, 7));
}

void TestTrade::payingTakesCoinsWithChange()
{
    QFETCH(Purse, before);
    QFETCH(int64_t, price);
    QFETCH(Purse, after);
    const auto paid = rules::afterPaying(before, price);
    QVERIFY(paid);
    QCOMPARE(*paid, after);
    QVERIFY(!rules::afterPaying(before, rules::worthOf(before) + 1));
}

void TestTrade::purseInOrderStaysInOrder()
{
    for (int64_t sum = 0; sum <= 320; ++sum) {
        const Purse before = purse(sum / 100, sum % 100 / 10, sum % 10);
        for (int64_t price = 0; price <= sum; ++price) {
            const auto paid = rules::afterPaying(before, price);
            QVERIFY(paid && rules::isInOrder(*paid));
            QCOMPARE(rules::worthOf(*paid), sum - price);
            QCOMPARE(rules::afterBeingPaid(*paid, price), before);
        }
    }
}

void TestTrade::saleChangesUpOnlyAPurseInOrder()
{
    QCOMPARE(rules::afterBeingPaid(purse(0, 9, 9), 1), purse(1, 0, 0));
    QCOMPARE(rules::afterBeingPaid(purse(0, 9, 10), 1), purse(0, 9, 11));
    QCOMPARE(rules::afterBeingPaid(purse(0, 0, 150), 25), purse(0, 2, 155));
    QCOMPARE(rules::afterBeingPaid(purse(limits::Coins, 9, 8), 1), purse(limits::Coins, 9, 9));
    QCOMPARE(rules::afterBeingPaid(purse(limits::Coins, 9, 9), 1), std::nullopt);
    QCOMPARE(rules::afterBeingPaid(purse(0, 0, limits::Coins), 1), std::nullopt);
}

void TestTrade::priceNamesEveryFactor_data()
{
    QTest::addColumn<QString>("thingId");
    QTest::addColumn<int>("quality");
    QTest::addColumn<int64_t>("quantity");
    QTest::addColumn<int64_t>("place");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *id, Quality quality, int64_t quantity, int64_t place, const char *text) {
        QTest::addRow("%s %d %lld %lld", id, static_cast<int>(quality), static_cast<long long>(quantity),
                      static_cast<long long>(place))
            << QString::fromLatin1(id) << static_cast<int>(quality) << quantity << place
            << QString::fromUtf8(text);
    };
    row("torch", Quality::Good, 1, 100, "1 cc = 1 cc torch");
    row("torch", Quality::Good, 12, 100, "12 cc = 12 cc price (1 cc torch × 12 pieces) [H-119]");
    row("torch", Quality::Poor, 3, 100,
        "2 cc = 1.5 cc poor ((1 cc torch × 3 pieces) ÷ 2) + 0.5 cc rounded up to whole coins [H-119]");
    row("torch", Quality::Good, 3, 150,
        "5 cc = 4.5 cc prices here ((1 cc torch × 3 pieces) × 3 ÷ 2) + 0.5 cc rounded up to whole "
        "coins [H-118]");
    row("torch", Quality::Excellent, 2, 50,
        "3 cc = 3 cc prices here (((1 cc torch × 2 pieces) × 3) ÷ 2) [H-118]");
}

void TestTrade::priceNamesEveryFactor()
{
    QFETCH(QString, thingId);
    QFETCH(int, quality);
    QFETCH(int64_t, quantity);
    QFETCH(int64_t, place);
    QFETCH(QString, text);
    Item item = some(qPrintable(thingId), quantity);
    item.quality = static_cast<Quality>(quality);
    item.excellentMultiplier = 300;
    const Quote quote = quoteBuying(Builder().character, catalogue(), item, {place});
    QVERIFY(quote.total);
    QCOMPARE(quote.total->toText(), text);
    QCOMPARE(quote.total->value(), quote.copper * Money::PerUnit);
    QCOMPARE(quote.shortBy, quote.copper);
    QVERIFY(!quote.after);
}

/// Half of 1 cc at 201 % is 1.005 cc: two coins, though hundredths show 1.00.
void TestTrade::sumIsRoundedUpOnce()
{
    Item item = thing("torch");
    item.quality = Quality::Poor;
    QCOMPARE(quoteBuying(Builder().character, catalogue(), item, {201}).copper, 2);
    item.quality = Quality::Good;
    item.priceEach = Money::ofSmallest(1);
    QCOMPARE(quoteBuying(Builder().character, catalogue(), item, {1}).copper, 1);
    item.quantity = 100;
    QCOMPARE(quoteBuying(Builder().character, catalogue(), item, {100}).copper, 1);
    item.quantity = 101;
    QCOMPARE(quoteBuying(Builder().character, catalogue(), item, {100}).copper, 2);
}

void TestTrade::boughtThingCosts()
{
    const Builder b = after(withPurse(purse(0, 1, 5)), buying(some("torch", 7)));
    QCOMPARE(b.character.purse, purse(0, 0, 8));
    QCOMPARE(b.character.items.size(), 1U);
    QCOMPARE(b.character.items.front().quantity, 7);
    QVERIFY(!b.character.items.front().id.isEmpty());
    QCOMPARE(buying(some("torch", 7)).name, QStringLiteral("Buy torch × 7"));
}

void TestTrade::shortPurseIsRefusedWithWhatIsMissing()
{
    const Builder poor = withPurse(purse(0, 1, 0));
    QCOMPARE(refusalOf(poor, buying(some("torch", 12))),
             QStringLiteral("That costs 12 cc, but the purse holds 10 cc: 2 cc short."));
    const Quote quote = quoteBuying(poor.character, catalogue(), some("torch", 12), {});
    QCOMPARE(quote.shortBy, 2);
    QVERIFY(!quote.after);
}

void TestTrade::priceNobodyKnowsIsRefused()
{
    Builder b = withPurse(purse(100, 0, 0));
    Item excellent = thing("torch");
    excellent.quality = Quality::Excellent;
    QVERIFY(!quoteBuying(b.character, catalogue(), excellent, {}).total);
    QVERIFY(refusalOf(b, buying(excellent)).contains(text("names the price of torch")));
    const QString owned = b.add(excellent);
    QVERIFY(refusalOf(b, selling(owned)).contains(text("names the price of torch")));
    b.character.options.excellentMultiplier = 400;
    QCOMPARE(after(b, buying(excellent)).character.purse, purse(99, 9, 6));
    QVERIFY(!quoteSelling(b.character, catalogue(), text("nobody"), 1, {}).total);
}

void TestTrade::sillyTradesAreRefused_data()
{
    QTest::addColumn<QString>("refusal");
    Builder b = withPurse(purse(1000, 0, 0));
    const QString torches = b.add("torch", 5);
    const auto row = [&b](const char *name, const Edit &edit) { QTest::newRow(name) << refusalOf(b, edit); };
    row("none bought", buying(some("torch", 0)));
    row("less than none bought", buying(some("torch", -3)));
    row("too many bought", buying(some("torch", limits::Quantity + 1)));
    row("too many in the stack", buying(some("torch", limits::Quantity - 4)));
    row("free place", buying(thing("torch"), {0}));
    row("place beyond bounds", buying(thing("torch"), {limits::Multiplier + 1}));
    row("none sold", selling(torches, 0));
    row("more sold than owned", selling(torches, 6));
    row("nothing sold", selling(text("nobody")));
    row("sold at no price", selling(torches, 1, {-1}));
    b.character.purse = purse(limits::Coins, 9, 9);
    row("more than a purse holds", selling(torches));
}

void TestTrade::sillyTradesAreRefused()
{
    QFETCH(QString, refusal);
    QVERIFY(!refusal.isEmpty());
    QVERIFY2(!refusal.contains(QLatin1Char('%')), qPrintable(refusal));
}

void TestTrade::morePiecesJoinTheStack()
{
    Builder b = after(withPurse(purse(0, 9, 9)), buying(some("torch", 3)));
    const QString id = b.character.items.front().id;
    b = after(b, buying(some("torch", 2)));
    QCOMPARE(b.character.items.size(), 1U);
    QCOMPARE(b.character.items.front().id, id);
    QCOMPARE(b.character.items.front().quantity, 5);
    Item poor = some("torch", 2);
    poor.quality = Quality::Poor;
    QCOMPARE(after(b, buying(poor)).character.items.size(), 2U);
    Item there = some("torch", 2);
    there.place = Place::Left;
    QCOMPARE(after(b, buying(there)).character.items.size(), 2U);
}

void TestTrade::piecesJoinTheStackInTheBackpack()
{
    Builder b = withPurse(purse(1, 0, 0));
    const QString pack = b.add("backpack", 1, Place::Worn);
    const QString torches = b.add("torch", 3, Place::Carried, pack);
    b = after(b, buying(some("torch", 2)));
    QCOMPARE(b.character.findItem(torches)->quantity, 5);
    QCOMPARE(b.character.items.size(), 2U);
    // At home is not where one carries what was bought.
    b = after(b, moveItem(catalogue(), pack, Place::Left));
    b = after(b, buying(some("torch", 2)));
    QCOMPARE(b.character.findItem(torches)->quantity, 5);
    QCOMPARE(b.character.items.size(), 3U);
}

void TestTrade::unclearStacksAreLeftAlone()
{
    Builder b = withPurse(purse(9, 0, 0));
    b.add("torch", 3);
    b.add("torch", 1);
    QCOMPARE(after(b, buying(thing("torch"))).character.items.size(), 3U);
    Builder packs = withPurse(purse(9, 0, 0));
    packs.add("backpack");
    QCOMPARE(after(packs, buying(thing("backpack"))).character.items.size(), 2U);
    Builder armored = withPurse(purse(900, 0, 0));
    armored.add("mail", 1, Place::Worn);
    Item mail = thing("mail");
    mail.place = Place::Worn;
    QCOMPARE(after(armored, buying(mail)).character.items.size(), 2U);
}

void TestTrade::addedPiecesJoinTheStackForNothing()
{
    Builder b = withPurse(purse(0, 0, 1));
    b = after(b, addToStack(catalogue(), some("torch", 3), ids));
    b = after(b, addToStack(catalogue(), some("torch", 4), ids));
    QCOMPARE(b.character.items.size(), 1U);
    QCOMPARE(b.character.items.front().quantity, 7);
    QCOMPARE(b.character.purse, purse(0, 0, 1));
    QCOMPARE(after(b, addItem(catalogue(), thing("torch"), ids)).character.items.size(), 2U);
}

void TestTrade::partOfAStackIsSold()
{
    Builder b = withPurse(purse(0, 0, 5));
    const QString torches = b.add("torch", 5);
    b = after(b, selling(torches, 3, {50}));
    QCOMPARE(b.character.findItem(torches)->quantity, 2);
    QCOMPARE(b.character.purse, purse(0, 0, 7)); // 1.5 rounded up
    b = after(b, selling(torches, 2));
    QVERIFY(!b.character.findItem(torches));
}

void TestTrade::noOrderOfTradesMakesMoney()
{
    Item torches = some("torch", 2);
    torches.quality = Quality::Poor; // half a coin each
    Builder b = after(withPurse(purse(0, 0, 5)), buying(torches));
    QCOMPARE(b.character.purse, purse(0, 0, 4));
    const QString id = b.character.items.front().id;
    QCOMPARE(quoteSelling(b.character, catalogue(), id, 1, {}).total->value(), 0);
    b = after(b, selling(id));
    QCOMPARE(b.character.purse, purse(0, 0, 4));
    b = after(b, selling(id));
    QCOMPARE(b.character.purse, purse(0, 0, 5));

    torches.quantity = 1; // and singly it costs what both cost together
    b = after(after(b, buying(torches)), buying(torches));
    QCOMPARE(b.character.items.size(), 1U);
    QCOMPARE(b.character.purse, purse(0, 0, 4));
}

void TestTrade::soldContainerLeavesItsContents()
{
    Builder b;
    const QString pack = b.add("backpack", 1, Place::Mount);
    const QString torches = b.add("torch", 5, Place::Carried, pack);
    b = after(b, selling(pack));
    QCOMPARE(b.character.items.size(), 1U);
    QCOMPARE(b.character.findItem(torches)->place, Place::Mount);
    QVERIFY(b.character.findItem(torches)->container.isEmpty());
}

void TestTrade::soldWeaponLeavesTheHand()
{
    Builder b;
    const QString daggers = b.add("dagger", 3);
    b.hold({daggers, daggers});
    b = after(b, selling(daggers));
    QCOMPARE(b.character.hands, (std::vector<QString>{daggers, daggers}));
    b = after(b, selling(daggers));
    QCOMPARE(std::count(b.character.hands.begin(), b.character.hands.end(), daggers), 1);
    b = after(b, selling(daggers));
    QCOMPARE(b.character.hands, (std::vector<QString>{{}, {}}));
}

void TestTrade::moneyIsKeptWhereThereIsSome()
{
    Builder b;
    QVERIFY(!keepsMoney(b.character));
    b.character.options.startingMoney = 0;
    QVERIFY(keepsMoney(b.character));
    QVERIFY(keepsMoney(withPurse(purse(0, 0, 1)).character));
    b = after(withPurse(purse(0, 0, 1)), buying(thing("torch")));
    QVERIFY(!keepsMoney(b.character)); // the file has no memory of spent coins
}

/// In creation things and coins come out of one sum (E-047): changing one into the other leaves it.
void TestTrade::startingMoneyIsTheSameBeforeAndAfter()
{
    Builder b = withPurse(purse(5, 0, 0));
    b.character.options.startingMoney = 1000;
    const int64_t left = b.evaluated()->moneyLeft->value();
    b = after(b, buying(some("torch", 30)));
    QCOMPARE(b.evaluated()->moneyLeft->value(), left);
}

namespace
{

/// A trade of random things at random terms with a character that has come about somehow.
class Trader
{
public:
    explicit Trader(uint64_t seed)
        : m_dice(seed)
        , m_document(std::make_shared<const Hursagmu>(catalogue()), made(seed))
    {
    }

    const hursagmu::Character &now() const
    {
        return static_cast<const hursagmu::Character &>(*m_document.character());
    }

    /// Buys and sells again, undoes both; then keeps one of them, so that the next trade starts elsewhere.
    void trade()
    {
        if (m_dice.chance(15)) QVERIFY(m_document.apply(setPurse(coins())));
        const Item item = wanted();
        const Deal deal{m_dice.chance(50) ? 100 : m_dice.between(1, 1000)};
        const QByteArray start = bytesOf(now());
        const Quote quote = quoteBuying(now(), catalogue(), item, deal);
        const Item *stack = stackFor(now(), catalogue(), item);
        const int64_t there = stack ? stack->quantity : 0;
        const bool inOrder = rules::isInOrder(now().purse);
        const int64_t worth = rules::worthOf(now().purse);
        const int steps = m_document.undoStack().index();
        const auto bought = m_document.apply(buying(item, deal));
        checkPurse();
        QVERIFY(quote.after || !bought); // what no rule lets one build is refused at any price
        if (!bought) {
            QCOMPARE(bytesOf(now()), start);
            return;
        }
        ++m_bought;
        QCOMPARE(worth - rules::worthOf(now().purse), quote.copper);
        QCOMPARE(quote.copper, coinsFor(item, there + item.quantity, deal) - coinsFor(item, there, deal));
        const QString id = gained();
        QVERIFY(!id.isEmpty());
        const int64_t first = m_dice.between(0, item.quantity); // in two parts, or in one
        if (first > 0) QVERIFY(m_document.apply(selling(id, first, deal)));
        if (first < item.quantity) QVERIFY(m_document.apply(selling(id, item.quantity - first, deal)));
        checkPurse();
        QCOMPARE(rules::worthOf(now().purse), worth);
        if (inOrder) QCOMPARE(bytesOf(now()), start);
        while (m_document.undoStack().index() > steps)
            m_document.undoStack().undo();
        QCOMPARE(bytesOf(now()), start);
        if (m_dice.chance(60)) m_document.undoStack().redo();
        if (m_dice.chance(20)) sellAnything();
    }

    int bought() const { return m_bought; }

private:
    static std::shared_ptr<const hursagmu::Character> made(uint64_t seed)
    {
        auto character = std::make_shared<hursagmu::Character>(test::randomCharacter(catalogue(), seed, 6));
        character->acceptsDebt = true;
        std::erase_if(character->items, [](const Item &item) { return item.quantity == 0; });
        for (QString &id : character->hands)
            id.clear();
        return character;
    }

    Purse coins()
    {
        const int64_t gold = m_dice.between(0, 40);
        if (m_dice.chance(70)) return purse(gold, m_dice.between(0, 9), m_dice.between(0, 9));
        return purse(gold, m_dice.between(0, 300), m_dice.between(0, 3000));
    }

    Item wanted()
    {
        const bool owned = m_dice.chance(30) && !now().items.empty();
        Item item = owned ? m_dice.pick(now().items) : thing(qPrintable(m_dice.pick(catalogue().goods()).id));
        item.id.clear();
        item.quantity = m_dice.chance(50) ? 1 : m_dice.number(1, 20);
        if (m_dice.chance(30)) item.quality = static_cast<Quality>(m_dice.number(0, 2));
        if (item.quality == Quality::Excellent) item.excellentMultiplier = m_dice.number(101, 900);
        if (m_dice.chance(10)) item.priceEach = Money::ofSmallest(m_dice.number(0, 5000));
        if (isImmobile(item, catalogue())) {
            item.place = Place::Left;
            item.container.clear();
        }
        return item;
    }

    /// Worked out with fractions of the smallest: no rounding before the last.
    int64_t coinsFor(const Item &item, int64_t pieces, const Deal &deal) const
    {
        const auto good = goodPrice(item, catalogue(), now().options);
        int64_t exact = good->value() * pieces * deal.placeFactor * 2; // 1/20,000 cc
        int64_t whole = 20'000;
        if (item.quality == Quality::Poor) exact /= 2;
        if (item.quality == Quality::Excellent) {
            exact *= *item.excellentMultiplier;
            whole *= 100;
        }
        return exact / whole + (exact % whole > 0 ? 1 : 0);
    }

    /// The thing that is new or has become more.
    QString gained()
    {
        m_document.undoStack().undo();
        const std::vector<Item> before = now().items;
        m_document.undoStack().redo();
        for (const Item &item : now().items) {
            const auto same = [&item](const Item &each) { return each == item; };
            if (std::none_of(before.begin(), before.end(), same)) return item.id;
        }
        return {};
    }

    void sellAnything()
    {
        if (now().items.empty()) return;
        const Item item = m_dice.pick(now().items);
        const QByteArray start = bytesOf(now());
        const auto sold = m_document.apply(selling(item.id, m_dice.between(1, item.quantity)));
        checkPurse();
        if (!sold) QCOMPARE(bytesOf(now()), start);
    }

    void checkPurse() const
    {
        const Purse &coins = now().purse;
        QVERIFY(std::min({coins.gold, coins.silver, coins.copper}) >= 0);
    }

    test::Dice m_dice;
    Document m_document;
    int m_bought = 0;
};

} // namespace

void TestTrade::randomTradesRestoreTheBytes()
{
    const int traders = test::share(250);
    constexpr int Trades = 40; // each
    int bought = 0;
    for (int seed = 0; seed < traders; ++seed) {
        Trader trader(static_cast<uint64_t>(seed));
        for (int i = 0; i < Trades; ++i) {
            trader.trade();
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("seed %1, trade %2").arg(seed).arg(i)));
        }
        bought += trader.bought();
    }
    QVERIFY2(bought > 16 * traders, qPrintable(QString::number(bought))); // the others were refused
}

QTEST_GUILESS_MAIN(TestTrade)
#include "tst_trade.moc"
