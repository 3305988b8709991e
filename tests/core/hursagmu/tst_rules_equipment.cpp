#include "core/hursagmu/rules/encumbrance.h"
#include "core/hursagmu/rules/equipment.h"

#include <QTest>
#include <rapidcheck.h>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::hursagmu::rules;

namespace
{

SizeInfo medium()
{
    SizeInfo size;
    size.size = Size::Medium;
    size.name = QStringLiteral("Medium");
    size.points = 6;
    size.defenseCap = 2;
    size.basePrice = Money::ofUnits(200);
    return size;
}

WeaponSpec melee(int defense, int damage, bool throwable = false)
{
    WeaponSpec spec;
    spec.size = Size::Medium;
    spec.defense = defense;
    spec.damage = damage;
    spec.throwable = throwable;
    return spec;
}

Wielded weapon(const QString &name, int defense, int damage)
{
    return {Breakdown::term(name, defense), Breakdown::term(name, damage), 2};
}

Breakdown pounds(const QString &label, int64_t thousandths)
{
    return Breakdown::term(label, thousandths, Unit::Pounds);
}

} // namespace

class TestRulesEquipment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weaponPointsAreBounded_data()
    {
        QTest::addColumn<int>("defense");
        QTest::addColumn<int>("damage");
        QTest::addColumn<bool>("throwable");
        QTest::addColumn<int>("used");
        QTest::addColumn<bool>("valid");
        QTest::addColumn<bool>("validWhenAllMustBeSpent");
        QTest::newRow("all spent") << 1 << 4 << false << 6 << true << true;
        QTest::newRow("one left") << 1 << 3 << false << 5 << true << false;
        QTest::newRow("one too many") << 1 << 5 << false << 7 << false << false;
        QTest::newRow("throwable is 2") << 2 << 0 << true << 6 << true << true;
        QTest::newRow("defense above the cap") << 3 << 0 << false << 6 << false << false;
    }

    void weaponPointsAreBounded()
    {
        QFETCH(int, defense);
        QFETCH(int, damage);
        QFETCH(bool, throwable);
        const WeaponPoints points = weaponPoints(melee(defense, damage, throwable), medium());
        QTEST(static_cast<int>(points.used), "used");
        QTEST(points.valid(UnspentPoints::Note), "valid");
        QTEST(points.valid(UnspentPoints::Error), "validWhenAllMustBeSpent");
    }

    void priceFactorsMultiply()
    {
        WeaponSpec spec = melee(0, 4, true);
        spec.noble = true;
        QCOMPARE(weaponPrice(spec, medium()).toText(),
                 QStringLiteral("4000 cc = 200 cc Medium × 2 throwable × 10 noble [H-147]"));
        spec.weaponClass = WeaponClass::Missile;
        spec.mechanical = true;
        QCOMPARE(qint64{weaponPrice(spec, medium()).value()}, qint64{200 * 2 * 10 * 10 * 10 * 100});
    }

    void qualityChangesThePrice_data()
    {
        QTest::addColumn<qint64>("each"); // hundredths of a copper
        QTest::addColumn<int>("quantity");
        QTest::addColumn<Quality>("quality");
        QTest::addColumn<qint64>("multiplier");
        QTest::addColumn<qint64>("price");
        QTest::newRow("good") << qint64{500} << 3 << Quality::Good << qint64{0} << qint64{1'500};
        QTest::newRow("poor is exactly half")
            << qint64{500} << 1 << Quality::Poor << qint64{0} << qint64{250};
        QTest::newRow("poor stack") << qint64{500} << 3 << Quality::Poor << qint64{0} << qint64{750};
        QTest::newRow("excellent") << qint64{500} << 2 << Quality::Excellent << qint64{1'000}
                                   << qint64{10'000};
        QTest::newRow("one and a half")
            << qint64{500} << 1 << Quality::Excellent << qint64{150} << qint64{750};
        QTest::newRow("none") << qint64{500} << 0 << Quality::Good << qint64{0} << qint64{0};
    }

    void qualityChangesThePrice()
    {
        QFETCH(qint64, each);
        QFETCH(int, quantity);
        QFETCH(Quality, quality);
        QFETCH(qint64, multiplier);
        const Breakdown good = Breakdown::term(QStringLiteral("torch"), each, Unit::Copper);
        const auto given = multiplier == 0 ? std::nullopt : std::optional<int64_t>(multiplier);
        const auto price = itemPrice(good, quantity, quality, given);
        QVERIFY(price.has_value());
        QTEST(qint64{price->value()}, "price");
    }

    void excellentHasNoPriceBeforeTheMasterNamesOne()
    {
        QVERIFY(!itemPrice(Breakdown::term({}, 500, Unit::Copper), 1, Quality::Excellent, std::nullopt));
    }

    void handsAddDefensesAndTakeTheHardestBlow_data()
    {
        QTest::addColumn<std::vector<Wielded>>("weapons");
        QTest::addColumn<SingleBonus>("bonus");
        QTest::addColumn<SingleBonusCap>("cap");
        QTest::addColumn<int>("defense");
        QTest::addColumn<int>("damage");
        const Wielded sword = weapon(QStringLiteral("Sword"), 0, 6),
                      rapier = weapon(QStringLiteral("Rapier"), 1, 4);
        const Wielded shield = weapon(QStringLiteral("Shield"), 2, 2);
        using Weapons = std::vector<Wielded>;
        const auto row = [](const char *name, const Weapons &weapons, SingleBonus bonus, SingleBonusCap cap,
                            int defense, int damage) {
            QTest::newRow(name) << weapons << bonus << cap << defense << damage;
        };
        row("empty hands", {}, SingleBonus::Damage, SingleBonusCap::Outside, 0, 0);
        row("alone", {sword}, SingleBonus::None, SingleBonusCap::Outside, 0, 6);
        row("alone, struck hard", {sword}, SingleBonus::Damage, SingleBonusCap::Outside, 0, 8);
        row("alone, held close", {rapier}, SingleBonus::Defense, SingleBonusCap::Outside, 2, 4);
        row("alone at the cap, outside it", {shield}, SingleBonus::Defense, SingleBonusCap::Outside, 3, 2);
        row("alone at the cap, inside it", {shield}, SingleBonus::Defense, SingleBonusCap::Inside, 2, 2);
        row("alone below the cap, inside it", {rapier}, SingleBonus::Defense, SingleBonusCap::Inside, 2, 4);
        row("two weapons have no single bonus", {sword, shield}, SingleBonus::Damage, SingleBonusCap::Outside,
            2, 6);
        row("two shields pass any cap", {shield, shield}, SingleBonus::None, SingleBonusCap::Outside, 4, 2);
        row("three hands", {shield, rapier, sword}, SingleBonus::None, SingleBonusCap::Outside, 3, 6);
    }

    void handsAddDefensesAndTakeTheHardestBlow()
    {
        QFETCH(std::vector<Wielded>, weapons);
        QFETCH(SingleBonus, bonus);
        QFETCH(SingleBonusCap, cap);
        const WieldBonus result = wield(weapons, bonus, cap);
        QTEST(static_cast<int>(result.defense.value()), "defense");
        QTEST(static_cast<int>(result.damage.value()), "damage");
    }

    void theLongestShotFollowsTheOption()
    {
        const Breakdown bow = Breakdown::term(QStringLiteral("Bow"), 6), total = Breakdown::term({}, 10);
        QCOMPARE(missileRange(bow, total, MissileRange::WeaponBonus)->toText(),
                 QStringLiteral("180 = 6 Bow × 30 [H-140]"));
        QCOMPARE(qint64{missileRange(bow, total, MissileRange::TotalDamage)->value()}, qint64{300});
        QVERIFY(!missileRange(bow, total, MissileRange::None).has_value());
    }

    void focusPowerGrowsByDoublings_data()
    {
        QTest::addColumn<int>("hundredths");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("complete");
        QTest::addColumn<int>("nearest");
        QTest::newRow("0.5 ft") << 50 << 0 << 0 << 0;
        QTest::newRow("0.99 ft") << 99 << 0 << 0 << 0;
        QTest::newRow("1 ft") << 100 << 0 << 2 << 2;
        QTest::newRow("2 ft") << 200 << 0 << 2 << 2;
        QTest::newRow("2.13 ft, past the middle") << 213 << 0 << 2 << 4;
        QTest::newRow("2.99 ft") << 299 << 0 << 2 << 4;
        QTest::newRow("3 ft") << 300 << 0 << 4 << 4;
        QTest::newRow("4.24 ft") << 424 << 0 << 4 << 4;
        QTest::newRow("4.25 ft, past the middle") << 425 << 0 << 4 << 6;
        QTest::newRow("5.99 ft") << 599 << 0 << 4 << 6;
        QTest::newRow("6 ft") << 600 << 0 << 6 << 6;
        QTest::newRow("12 ft") << 1'200 << 0 << 8 << 8;
        QTest::newRow("95.99 ft") << 9'599 << 0 << 12 << 14;
        QTest::newRow("100 ft") << 10'000 << 0 << 14 << 14;
        QTest::newRow("400 ft") << 40'000 << 0 << 18 << 18;
        QTest::newRow("768 ft") << 76'800 << 0 << 20 << 20;
        QTest::newRow("800 ft") << 80'000 << 0 << 20 << 20;
        QTest::newRow("3 ft, four times as wide") << 300 << 2 << 8 << 8;
    }

    void focusPowerGrowsByDoublings()
    {
        QFETCH(int, hundredths);
        QFETCH(int, width);
        QTEST(static_cast<int>(focusPower(hundredths, width, FocusRounding::CompleteDoublings).value()),
              "complete");
        QTEST(static_cast<int>(focusPower(hundredths, width, FocusRounding::NearestDoubling).value()),
              "nearest");
    }

    void coinsAddUpToTheSum()
    {
        const Coins sum = coins(Money::ofSmallest(123'450));
        QCOMPARE(qint64{sum.gold}, qint64{12});
        QCOMPARE(qint64{sum.silver}, qint64{3});
        QCOMPARE(qint64{sum.copper.smallest()}, qint64{450});
        QVERIFY(rc::check([] {
            const auto smallest = *rc::gen::inRange<int64_t>(0, Money::Limit);
            const Coins some = coins(Money::ofSmallest(smallest));
            RC_ASSERT(some.silver < 10 && some.copper < Money::ofUnits(10));
            RC_ASSERT(some.gold * 10'000 + some.silver * 1'000 + some.copper.smallest() == smallest);
        }));
        QCOMPARE(qint64{inCopper(12, 3, 4)}, qint64{1'234});
    }

    void liftGoesOnAboveAndBelowTheTable_data()
    {
        QTest::addColumn<int>("strength");
        QTest::addColumn<qint64>("thousandths");
        QTest::newRow("-1") << -1 << qint64{80'000};
        QTest::newRow("-3") << -3 << qint64{50'000};
        QTest::newRow("-9") << -9 << qint64{12'500};
        QTest::newRow("-10") << -10 << qint64{10'000};
        QTest::newRow("nothing left") << -60 << qint64{0};
        QTest::newRow("the far end") << -1000 << qint64{0};
        QTest::newRow("8") << 8 << qint64{640'000};
        QTest::newRow("11") << 11 << qint64{1'250'000};
        QTest::newRow("30") << 30 << qint64{100'000'000};
        QTest::newRow("100, in 64 bits") << 100 << qint64{1'000'000'000'000'000};
    }

    void liftGoesOnAboveAndBelowTheTable()
    {
        QFETCH(int, strength);
        QTEST(qint64{liftOf(strength).smallest()}, "thousandths");
    }

    void tenLevelsLiftTenTimes()
    {
        for (int strength = -10; strength <= Level::Max - 10; ++strength)
            QCOMPARE(liftOf(strength + 10), liftOf(strength) * 10);
        for (int strength = -10; strength < Level::Max; ++strength)
            QVERIFY(liftOf(strength) < liftOf(strength + 1));
    }

    void loadHampersInBands_data()
    {
        QTest::addColumn<qint64>("carried");
        QTest::addColumn<int>("penalty");
        QTest::addColumn<bool>("liftable");
        QTest::newRow("nothing") << qint64{0} << 0 << true;
        QTest::newRow("just below half") << qint64{79'999} << 0 << true;
        QTest::newRow("half") << qint64{80'000} << -4 << true;
        QTest::newRow("just below three quarters") << qint64{119'999} << -4 << true;
        QTest::newRow("three quarters") << qint64{120'000} << -8 << true;
        QTest::newRow("just below all") << qint64{159'999} << -8 << true;
        QTest::newRow("all of it") << qint64{160'000} << -12 << true;
        QTest::newRow("a thousandth too much") << qint64{160'001} << -12 << false;
        QTest::newRow("ten times as much") << qint64{1'600'000} << -12 << false;
    }

    void loadHampersInBands()
    {
        QFETCH(qint64, carried);
        const Breakdown most = lift(Breakdown::term(QStringLiteral("Strength"), 2));
        const Load load = encumbrance(pounds(QStringLiteral("carried"), carried), most, true);
        QTEST(static_cast<int>(load.penalty.value()), "penalty");
        QTEST(load.liftable, "liftable");
        const Load without = encumbrance(pounds({}, carried), most, false);
        QCOMPARE(qint64{without.penalty.value()}, qint64{0});
        QCOMPARE(without.liftable, load.liftable);
    }

    void marksAreWhereTheLoadBeginsToHamper()
    {
        const auto penalty = [](int64_t carried, const Breakdown &most) {
            return encumbrance(pounds({}, carried), most, true).penalty.value();
        };
        for (const int strength : {-30, -7, 0, 2, 9, 15, Level::Max}) {
            const Breakdown most = lift(Breakdown::term(QStringLiteral("Strength"), strength));
            int64_t before = 0;
            for (const LoadMark &mark : loadMarks()) {
                const int64_t at = weightAt(mark, Weight::ofSmallest(most.value())).smallest();
                QCOMPARE(penalty(at, most), int64_t{mark.penalty});
                QCOMPARE(penalty(at - 1, most), before);
                before = mark.penalty;
            }
        }
    }

    void loadShowsBothWeights()
    {
        const Breakdown most = lift(Breakdown::term(QStringLiteral("Strength"), 2));
        const Load load = encumbrance(pounds(QStringLiteral("carried"), 100'000), most, true);
        QCOMPARE(load.percent.toText(), QStringLiteral("62.5 % = 100 lb carried ÷ 160 lb lift [H-161]"));
        QCOMPARE(load.penalty.toText(), QStringLiteral("−4 from the table for load 62.5 % [H-162]"));
    }

    void wornArmorIsLoadUnlessTheCampaignSaysOtherwise()
    {
        QVERIFY(encumbers(ItemKind::Armor, Place::Worn, true));
        QVERIFY(!encumbers(ItemKind::Armor, Place::Worn, false));
        QVERIFY(encumbers(ItemKind::Armor, Place::Carried, false));
        QVERIFY(encumbers(ItemKind::Gear, Place::Worn, false));
        QVERIFY(!encumbers(ItemKind::Gear, Place::Mount, true));
        QVERIFY(!encumbers(ItemKind::Gear, Place::Left, true));
    }
};

QTEST_GUILESS_MAIN(TestRulesEquipment)
#include "tst_rules_equipment.moc"
