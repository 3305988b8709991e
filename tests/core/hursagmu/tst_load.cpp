// The load to the thousandth of a pound, through everything that holds something.
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/belongings.h"
#include "core/hursagmu/rules/evaluation.h"
#include "tests/support/builder.h"
#include "tests/support/editing.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test::editing;
using sky::test::Builder;
using sky::test::catalogue;

namespace
{

Item weighing(int64_t thousandths)
{
    Item item;
    item.name = text("weight");
    item.weightEach = Weight::ofSmallest(thousandths);
    return item;
}

int64_t pounds(int64_t number)
{
    return Weight::ofUnits(number).smallest();
}

int64_t loadOf(const Builder &builder)
{
    return builder.evaluated()->load.carried.value();
}

} // namespace

class TestLoad : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thresholdsAreExact_data();
    void thresholdsAreExact();
    void thresholdsOfTheMountAreExact();
    void weighsByTheUnit_data();
    void weighsByTheUnit();
    void nestedContainersWeighWithTheirContents();
    void bundleIsAThingWithItsContents();
    void movedPackTakesItsContentsAlong();
    void mountBearsByItself();
    void armorInAPackIsLuggage();
};

void TestLoad::thresholdsAreExact_data()
{
    QTest::addColumn<int>("strength");
    QTest::addColumn<int64_t>("percent");
    QTest::addColumn<int64_t>("below");
    QTest::addColumn<int64_t>("at");
    QTest::addColumn<bool>("heavyAbove");
    for (const int strength : {0, 1, 4, 6, 9, 13}) {
        const auto row = [strength](int64_t percent, int64_t below, int64_t at, bool heavyAbove) {
            QTest::addRow("Strength %d, %d %%", strength, int(percent))
                << strength << percent << below << at << heavyAbove;
        };
        row(50, 0, -4, false);
        row(75, -4, -8, false);
        row(100, -8, -12, true);
    }
}

void TestLoad::thresholdsAreExact()
{
    QFETCH(int, strength);
    QFETCH(int64_t, percent);
    QFETCH(int64_t, below);
    QFETCH(int64_t, at);
    QFETCH(bool, heavyAbove);
    Builder b;
    b.levels({{"strength", strength}});
    const int64_t lift = b.evaluated()->load.lift.value();
    // The smallest load that is so many percent: a lift of odd weight has no exact half.
    const int64_t mark = (lift * percent + 99) / 100;
    const auto with = [&b](int64_t load) {
        Builder loaded = b;
        loaded.add(weighing(load));
        return loaded.evaluated()->load;
    };
    QCOMPARE(with(mark - 1).penalty.value(), below);
    QCOMPARE(with(mark).penalty.value(), at);
    QCOMPARE(with(mark + 1).penalty.value(), at);
    QVERIFY(!with(mark).tooHeavy);
    QCOMPARE(with(mark + 1).tooHeavy, heavyAbove);
}

void TestLoad::thresholdsOfTheMountAreExact()
{
    Builder b;
    Mount mount;
    mount.lift = Weight::ofSmallest(100'001);
    b.character.mount = mount;
    const auto with = [&b](int64_t load) {
        Builder loaded = b;
        Item item = weighing(load);
        item.place = Place::Mount;
        loaded.add(item);
        return loaded.evaluated()->mount->load;
    };
    QCOMPARE(with(50'000).penalty.value(), 0); // 49.9995 %
    QCOMPARE(with(50'001).penalty.value(), -4);
    QCOMPARE(with(75'000).penalty.value(), -4);
    QCOMPARE(with(75'001).penalty.value(), -8);
    QCOMPARE(with(100'000).penalty.value(), -8);
    QCOMPARE(with(100'001).penalty.value(), -12);
    QVERIFY(!with(100'001).tooHeavy);
    QVERIFY(with(100'002).tooHeavy);
}

void TestLoad::weighsByTheUnit_data()
{
    QTest::addColumn<QString>("thingId");
    QTest::addColumn<int64_t>("quantity");
    QTest::addColumn<int64_t>("weight"); // thousandths of a pound
    for (const GoodsInfo &goods : catalogue().goods()) {
        const Weight each = goods.weight.value_or(Weight());
        if (goods.kind != ItemKind::Gear) continue;
        QTest::addRow("%s", qPrintable(goods.id)) << goods.id << int64_t(7) << each.smallest() * 7;
    }
    QTest::newRow("rope by the yard") << text("rope") << int64_t(50) << pounds(25);
}

void TestLoad::weighsByTheUnit()
{
    QFETCH(QString, thingId);
    QFETCH(int64_t, quantity);
    QFETCH(int64_t, weight);
    Builder b;
    const QString id = b.add(qPrintable(thingId), quantity);
    QCOMPARE(loadOf(b), weight);
    const auto result = b.evaluated();
    QCOMPARE(result->item(id)->weighsNothing, !catalogue().thing(thingId)->weight.has_value());
    if (!catalogue().thing(thingId)->weightEntered) return;
    // Its weight depends on the size that was bought: none until it is entered, then so much each.
    b.character.items.front().weightEach = Weight::ofSmallest(125);
    QCOMPARE(loadOf(b), 125 * quantity);
}

void TestLoad::nestedContainersWeighWithTheirContents()
{
    Builder b;
    const QString pack = b.add("backpack", 1, Place::Worn);
    const QString sack = b.add("sack", 1, Place::Carried, pack);
    const QString pouch = b.add("pouch", 1, Place::Carried, sack);
    const int64_t empty = loadOf(b);
    Item stones = weighing(1);
    stones.quantity = 333;
    stones.container = pouch;
    b.add(stones);
    QCOMPARE(loadOf(b), empty + 333);
    b = after(b, moveItem(catalogue(), pouch, Place::Left));
    QCOMPARE(b.evaluated()->load.leftBehind.value() + loadOf(b), empty + 333);
    QCOMPARE(b.evaluated()->load.leftBehind.value(),
             catalogue().thing(text("pouch"))->weight.value_or(Weight()).smallest() + 333);
}

void TestLoad::bundleIsAThingWithItsContents()
{
    Builder b;
    const QString pack = b.add("backpack", 1, Place::Worn);
    b.add("torch", 3, Place::Carried, b.add("sack", 1, Place::Carried, pack));
    Item stone = weighing(7);
    b.add(stone);
    const auto result = b.evaluated();
    const auto &items = result->items;
    std::vector<int> inside;
    for (size_t i = 0; i < items.size(); ++i)
        inside.push_back(bundleAt(items, i).inside);
    QCOMPARE(inside, (std::vector<int>{2, 1, 0, 0}));
    QCOMPARE(bundleAt(items, 0).weight.smallest() + 7, loadOf(b));
    QCOMPARE(bundleAt(items, 2).weight.smallest(), items[2].weight.value());
    QCOMPARE(bundleAt(items, 1).price.smallest(), items[1].price.value() + items[2].price.value());
    QVERIFY(bundleAt(items, 0).priceKnown);
    QCOMPARE(bundleAt(items, 3).weight.smallest(), 7);
    QVERIFY(!bundleAt(items, 3).priceKnown);
}

void TestLoad::movedPackTakesItsContentsAlong()
{
    Builder b;
    const QString pack = b.add("backpack", 1, Place::Worn);
    const QString sack = b.add("sack", 1, Place::Carried, pack);
    b.add("torch", 12, Place::Carried, sack);
    const int64_t all = loadOf(b);
    QVERIFY(all > 0);
    for (const Place place : {Place::Mount, Place::Left}) {
        const Builder moved = after(b, moveItem(catalogue(), pack, place));
        QCOMPARE(loadOf(moved), 0);
        const auto result = moved.evaluated();
        QCOMPARE(place == Place::Mount ? result->load.onMount.value() : result->load.leftBehind.value(), all);
        QCOMPARE(loadOf(after(moved, moveItem(catalogue(), pack, Place::Worn))), all);
    }
}

void TestLoad::mountBearsByItself()
{
    Builder b;
    b.levels({{"strength", 4}});
    Mount mount;
    mount.strength = level(10);
    b.character.mount = mount;
    b.add("torch", 5);
    const auto before = b.evaluated();
    b.add("torch", 500, Place::Mount);
    const auto after = b.evaluated();
    QCOMPARE(after->load.carried, before->load.carried);
    QCOMPARE(after->load.penalty, before->load.penalty);
    QCOMPARE(after->load.lift, before->load.lift);
    QCOMPARE(after->mount->load.carried.value(), after->load.onMount.value());
    QVERIFY(after->mount->load.lift.value() != after->load.lift.value());
    QVERIFY(after->mount->load.penalty.value() < 0);
}

void TestLoad::armorInAPackIsLuggage()
{
    Builder b;
    b.character.options.armorWeightEncumbers = false;
    const QString pack = b.add("backpack", 1, Place::Worn);
    const QString mail = b.add("mail", 1, Place::Worn);
    const int64_t worn = loadOf(b);
    b = after(b, putInto(catalogue(), mail, pack));
    QVERIFY(loadOf(b) > worn);
    QCOMPARE(b.evaluated()->armorPenalty.value(), 0);
}

QTEST_GUILESS_MAIN(TestLoad)
#include "tst_load.moc"
