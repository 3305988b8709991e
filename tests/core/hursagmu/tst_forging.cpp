#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/forging/construction.h"
#include "core/hursagmu/forging/trial.h"
#include "core/hursagmu/rules/items.h"
#include "tests/support/builder.h"
#include "tests/support/editing.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;
using namespace sky::test::editing;

namespace
{

/// The tables of the book, written down once more.
struct SizeRow {
    Size size;
    int points, cap, price, pounds, hands, missile;
};
constexpr SizeRow Sizes[] = {{Size::Small, 4, 1, 100, 2, 1, 4},
                             {Size::Medium, 6, 2, 200, 5, 1, 6},
                             {Size::Large, 10, 3, 400, 10, 2, 8}};

Item weaponOfPoints(Size size, bool throwable, int defense, int damage)
{
    Item item = blankThing(Making::Melee);
    item.name = QStringLiteral("thing");
    item.weapon->size = size;
    item.weapon->throwable = throwable;
    item.weapon->defense = defense;
    item.weapon->damage = damage;
    return item;
}

Construction built(const Item &item)
{
    return constructionOf(item, catalogue(), {});
}

const TrialRow *rowOf(const Trial &trial, TrialRow::Use use)
{
    for (const TrialRow &row : trial.rows)
        if (row.use == use) return &row;
    return nullptr;
}

} // namespace

class TestForging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLegalConstructionIsMadeAndNoOther();
    void everyPriceIsTheProductOfItsFactors();
    void whatTheListsHaveComesFromThemAgain_data();
    void whatTheListsHaveComesFromThemAgain();
    void anotherNameKeepsTheThingOfTheLists();
    void anotherConstructionIsAThingOfOnesOwn();
    void anOwnPriceMakesNoOtherThing();
    void aThingOfAnotherBookKeepsItsId();
    void aMissileWeaponHasNoPoints();
    void aSmallerSizeGivesUpWhatItCannotHold();
    void aFocusStaysAPoundAFootUntilItIsWeighed();
    void aTrialGivesTheNumbersOfTheSheet_data();
    void aTrialGivesTheNumbersOfTheSheet();
    void aTrialTakesThePlaceOfWhatIsOwned();
    void armorIsTriedInsteadOfWhatIsWorn();
    void distancesAddWhatTheRuleSays();
    void makingIsOneStepWithItsName();
};

void TestForging::everyLegalConstructionIsMadeAndNoOther()
{
    int legal = 0;
    for (const SizeRow &row : Sizes)
        for (const bool throwable : {false, true})
            for (int defense = 0; defense <= row.cap + 1; ++defense)
                for (int damage = 0; damage <= row.points + 1; ++damage) {
                    const Item item = weaponOfPoints(row.size, throwable, defense, damage);
                    const int spent = (throwable ? 2 : 0) + 2 * defense + damage;
                    const bool fine = spent <= row.points && defense <= row.cap;
                    const QString reason = whyNot(item, catalogue());
                    QCOMPARE(reason.isEmpty(), fine);
                    QCOMPARE(reason, refusalOf({}, addItem(catalogue(), item, ids)));
                    const Construction made = built(item);
                    QCOMPARE(made.points->used, spent);
                    QCOMPARE(made.points->allowed, row.points);
                    QCOMPARE(made.points->defenseCap, row.cap);
                    QCOMPARE(made.weight->smallest(), int64_t(row.pounds) * 1000);
                    QCOMPARE(made.hands, row.hands);
                    QCOMPARE(rules::pointsSpent(*item.weapon).value(), spent);
                    legal += fine ? 1 : 0;
                }
    QCOMPARE(legal, 12 + 24 + 56); // small, medium, large
}

void TestForging::everyPriceIsTheProductOfItsFactors()
{
    for (const SizeRow &row : Sizes)
        for (int flags = 0; flags < 16; ++flags)
            for (const Quality quality : {Quality::Poor, Quality::Good, Quality::Excellent}) {
                Item item = weaponOfPoints(row.size, flags & 1, 0, 0);
                item.weapon->noble = flags & 2;
                item.weapon->mechanical = flags & 4;
                if (flags & 8) item.weapon->weaponClass = WeaponClass::Missile;
                item.quality = quality;
                item.excellentMultiplier = 350;
                int64_t copper100 = row.price * 100;
                if (flags & 1) copper100 *= 2;
                for (const int tenfold : {2, 4, 8})
                    if (flags & tenfold) copper100 *= 10;
                if (quality == Quality::Poor) copper100 /= 2;
                if (quality == Quality::Excellent) copper100 = copper100 * 350 / 100;
                const Construction made = built(item);
                QCOMPARE(made.price->value(), copper100);
                QVERIFY(made.price == made.computedPrice);
                const size_t factors =
                    1 + size_t(qPopulationCount(quint32(flags))) + (quality != Quality::Good);
                QCOMPARE(factorsOf(*made.price).size(), factors);
                item.priceEach = Money::ofUnits(77);
                const Construction priced = built(item);
                QCOMPARE(priced.computedPrice->value(), copper100);
                QVERIFY(!(priced.price == priced.computedPrice));
            }
}

void TestForging::whatTheListsHaveComesFromThemAgain_data()
{
    QTest::addColumn<QString>("id");
    for (const GoodsInfo &goods : catalogue().goods())
        if (goods.kind != ItemKind::Gear) QTest::newRow(qUtf8Printable(goods.id)) << goods.id;
}

void TestForging::whatTheListsHaveComesFromThemAgain()
{
    QFETCH(QString, id);
    const Item item = thing(qUtf8Printable(id));
    const Item again = finished(opened(item, catalogue(), {}), catalogue(), {});
    QVERIFY(again == item);
    const GoodsInfo &goods = *catalogue().thing(id);
    const Construction made = built(item);
    if (goods.price)
        QCOMPARE(made.price->value(), goods.price->smallest());
    else
        QVERIFY(!made.price);
    QVERIFY(made.weight == goods.weight || goods.weapon);
}

void TestForging::anotherNameKeepsTheThingOfTheLists()
{
    Item item = opened(thing("hatchet"), catalogue(), {});
    item.name = QStringLiteral("Horn hatchet");
    const Item kept = finished(item, catalogue(), {});
    QCOMPARE(kept.catalogueId, QStringLiteral("hatchet"));
    QCOMPARE(kept.name, QStringLiteral("Horn hatchet"));
    QVERIFY(!kept.weapon);
}

void TestForging::anotherConstructionIsAThingOfOnesOwn()
{
    Item item = opened(thing("hatchet"), catalogue(), {});
    item.weapon->damage = 2;
    const Item own = finished(item, catalogue(), {});
    QVERIFY(own.catalogueId.isEmpty());
    QCOMPARE(own.name, QStringLiteral("Hatchet"));
    QCOMPARE(own.weapon->damage, 2);

    Item mail = opened(thing("mail"), catalogue(), {});
    mail.armor->endurance = 3;
    const Construction made = built(mail);
    QVERIFY(!made.computedPrice); // the lists' price is for 4 points
    QVERIFY(!made.price);         // and the Master names another (E-052)
    QCOMPARE(made.weight->smallest(), 30'000);
    QVERIFY(!stackPrice(finished(mail, catalogue(), {}), catalogue(), {}));
    mail.armor->endurance = 4;
    QCOMPARE(built(mail).price->value(), 8000 * 100);
    QVERIFY(finished(mail, catalogue(), {}) == thing("mail"));
}

void TestForging::anOwnPriceMakesNoOtherThing()
{
    for (const char *id : {"hatchet", "mail", "focus_staff"})
        for (const int price : {400, 8000, 77}) {
            Item item = thing(id);
            item.priceEach = Money::ofUnits(price);
            const Item again = finished(opened(item, catalogue(), {}), catalogue(), {});
            QVERIFY2(again == item, id);
        }
}

void TestForging::aThingOfAnotherBookKeepsItsId()
{
    Item item;
    item.kind = ItemKind::Weapon;
    item.catalogueId = QStringLiteral("sunblade");
    item.weapon = blankThing(Making::Melee).weapon;
    QVERIFY(!catalogue().thing(item.catalogueId));
    Item own = opened(item, catalogue(), {});
    QVERIFY(finished(own, catalogue(), {}) == item);
    own.weapon->damage = 3;
    QCOMPARE(finished(own, catalogue(), {}).catalogueId, QStringLiteral("sunblade"));
}

void TestForging::aMissileWeaponHasNoPoints()
{
    const Item spear = opened(thing("spear"), catalogue(), {});
    const WeaponSpec missile = asMissile(*spear.weapon);
    QCOMPARE(missile.size, spear.weapon->size);
    WeaponSpec blank = *blankThing(Making::Missile).weapon;
    blank.size = missile.size;
    QVERIFY(missile == blank);
    const WeaponSpec sling = *opened(thing("sling"), catalogue(), {}).weapon;
    QVERIFY(asMissile(sling) == sling);
}

void TestForging::aSmallerSizeGivesUpWhatItCannotHold()
{
    const WeaponSpec large = *weaponOfPoints(Size::Large, true, 3, 2).weapon;
    const WeaponSpec small = resized(large, Size::Small, catalogue());
    QVERIFY(small.throwable);
    QCOMPARE(small.defense, 1);
    QCOMPARE(small.damage, 0);
    for (const SizeRow &from : Sizes)
        for (const SizeRow &to : Sizes)
            for (int defense = 0; defense <= from.cap; ++defense) {
                Item item = weaponOfPoints(from.size, true, defense, from.points - 2 - 2 * defense);
                if (item.weapon->damage < 0) continue;
                item.weapon = resized(*item.weapon, to.size, catalogue());
                QCOMPARE(whyNot(item, catalogue()), QString());
            }
}

void TestForging::aFocusStaysAPoundAFootUntilItIsWeighed()
{
    Item focus = lengthened(blankThing(Making::Focus), 600);
    QCOMPARE(built(focus).weight->smallest(), 6'000);
    QCOMPARE(built(focus).power->value(), 6);
    focus.weightEach = Weight::ofUnits(9);
    focus = lengthened(focus, 1200);
    QCOMPARE(built(focus).weight->smallest(), 9'000);
    focus.focus->widthDoublings = 2;
    QCOMPARE(built(focus).power->value(), 12);
    focus.focus->immobile = true;
    QVERIFY(!built(focus).weight);
}

void TestForging::aTrialGivesTheNumbersOfTheSheet_data()
{
    QTest::addColumn<QString>("id");
    for (const GoodsInfo &goods : catalogue().goods())
        if (goods.weapon) QTest::newRow(qUtf8Printable(goods.id)) << goods.id;
}

/// Tried, then owned and held: the same.
void TestForging::aTrialGivesTheNumbersOfTheSheet()
{
    QFETCH(QString, id);
    Builder b;
    b.levels({{"strength", 3}, {"warrior", 6}, {"athlete", 4}, {"archer", 5}, {"rider", 2}});
    b.add("buckler");
    b.character.mount = Mount{};
    const Trial trial = tryOut(b.character, catalogue(), opened(thing(qUtf8Printable(id)), catalogue(), {}));
    const QString own = b.add(qUtf8Printable(id));
    b.hold({own, own});
    const auto sheet = b.evaluated();
    for (const TrialRow &row : trial.rows) {
        if (row.use == TrialRow::Use::Together) continue;
        bool found = false;
        for (const HandLine &line : sheet->inHand)
            found = found || (line.attack.value() == row.line.attack.value() &&
                              line.damage.value() == row.line.damage.value() &&
                              line.defense.value() == row.line.defense.value() &&
                              line.missiles.value() == row.line.missiles.value());
        // A thrown thing that is not made for it has no row on the sheet, but a number among the weapons.
        if (row.use == TrialRow::Use::Thrown)
            for (const WeaponLine &line : sheet->weapons)
                found = found || (line.item == own && line.thrownAttack->value() == row.line.attack.value() &&
                                  line.damage.value() == row.line.damage.value());
        QVERIFY2(found, qUtf8Printable(row.name));
    }
    QCOMPARE(trial.with->load.carried.value(), sheet->load.carried.value());
    QCOMPARE(rowOf(trial, TrialRow::Use::Together) != nullptr, rowOf(trial, TrialRow::Use::Hard) != nullptr);
}

void TestForging::aTrialTakesThePlaceOfWhatIsOwned()
{
    Builder b;
    const QString id = b.add("dagger", 1, Place::Left);
    Item dagger = opened(b.character.items.front(), catalogue(), {});
    dagger.weapon->damage = 3;
    const Trial trial = tryOut(b.character, catalogue(), dagger);
    QCOMPARE(trial.item, id);
    QCOMPARE(trial.with->items.size(), size_t(1));
    QCOMPARE(rowOf(trial, TrialRow::Use::Hard)->line.damage.value(), 5);
    QCOMPARE(rowOf(trial, TrialRow::Use::Guard)->line.damage.value(), 3);
}

void TestForging::armorIsTriedInsteadOfWhatIsWorn()
{
    Builder b;
    b.levels({{"constitution", 4}}).gift("natural_armor");
    b.add("soft_hide", 1, Place::Worn);
    const Trial trial = tryOut(b.character, catalogue(), opened(thing("plate"), catalogue(), {}));
    QCOMPARE(trial.with->armorPenalty.value(), -5);
    QCOMPARE(trial.with->endurance.value(), 4 + 5 + 2);
    QCOMPARE(trial.with->load.carried.value(), 70'000);
    QVERIFY(trial.rows.empty());
}

void TestForging::distancesAddWhatTheRuleSays()
{
    for (const RangeExact exact : {RangeExact::CeilMinusOne, RangeExact::Floor})
        for (const std::optional<int64_t> longest : {std::optional<int64_t>(120), std::optional<int64_t>(180),
                                                     std::optional<int64_t>(3), std::optional<int64_t>()}) {
            const auto steps = rangeSteps(longest, 5, exact);
            QVERIFY(!steps.empty());
            int64_t before = 0;
            for (const RangeStep &step : steps) {
                QVERIFY(step.distance > before);
                before = step.distance;
                const int64_t number =
                    exact == RangeExact::Floor ? step.distance / 5 : (step.distance - 1) / 5;
                QCOMPARE(step.number, number);
            }
            QCOMPARE(before, longest.value_or(200));
        }
    QVERIFY(rangeSteps(0, 5, RangeExact::Floor).empty());
}

void TestForging::makingIsOneStepWithItsName()
{
    Item item = weaponOfPoints(Size::Medium, true, 1, 2);
    item.name = QStringLiteral("Horn %1 hatchet");
    const Edit edit = makeItem(catalogue(), finished(item, catalogue(), {}), ids);
    QCOMPARE(edit.name, QStringLiteral("Make Horn %1 hatchet"));
    const Builder b = after({}, edit);
    QCOMPARE(b.character.items.size(), size_t(1));
    QCOMPARE(b.evaluated()->items.front().price.value(), 400 * 100);
}

QTEST_GUILESS_MAIN(TestForging)
#include "tst_forging.moc"
