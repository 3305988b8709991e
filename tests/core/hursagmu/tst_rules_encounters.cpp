#include "core/hursagmu/rules/encounters.h"

#include <QTest>
#include <rapidcheck.h>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::hursagmu::rules;

class TestRulesEncounters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void automaticResultsKeepTheirDegree_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("cl");
        QTest::addColumn<AutoSuccess>("lucky");
        QTest::addColumn<AutoFailure>("unlucky");
        QTest::addColumn<bool>("success");
        QTest::addColumn<int>("dx");
        const auto row = [](const char *name, int natural, int cl, AutoSuccess lucky, AutoFailure unlucky,
                            bool success, int dx) {
            QTest::newRow(name) << natural << cl << lucky << unlucky << success << dx;
        };
        // The trait is 5: a natural 12 totals 17, a natural 2 totals 7.
        row("12 above", 12, 14, AutoSuccess::AlwaysOne, AutoFailure::MinOne, true, 3);
        row("12 on the level", 12, 17, AutoSuccess::AlwaysOne, AutoFailure::MinOne, true, 1);
        row("12 on the level, letter", 12, 17, AutoSuccess::NegativeOnly, AutoFailure::MinOne, true, 0);
        row("12 below", 12, 25, AutoSuccess::AlwaysOne, AutoFailure::MinOne, true, 1);
        row("12 below, letter", 12, 25, AutoSuccess::NegativeOnly, AutoFailure::MinOne, true, 1);
        row("2 below", 2, 10, AutoSuccess::AlwaysOne, AutoFailure::MinOne, false, 3);
        row("2 on the level", 2, 7, AutoSuccess::AlwaysOne, AutoFailure::MinOne, false, 1);
        row("2 above", 2, 3, AutoSuccess::AlwaysOne, AutoFailure::MinOne, false, 1);
        row("2 above, difference", 2, 3, AutoSuccess::AlwaysOne, AutoFailure::AbsoluteDifference, false, 4);
        row("2 above, zero", 2, 3, AutoSuccess::AlwaysOne, AutoFailure::Zero, false, 0);
        row("2 below, zero", 2, 10, AutoSuccess::AlwaysOne, AutoFailure::Zero, false, 3);
        row("usual success", 7, 12, AutoSuccess::AlwaysOne, AutoFailure::MinOne, true, 0);
        row("usual failure", 6, 12, AutoSuccess::AlwaysOne, AutoFailure::MinOne, false, 1);
    }

    void automaticResultsKeepTheirDegree()
    {
        QFETCH(int, natural);
        QFETCH(int, cl);
        QFETCH(AutoSuccess, lucky);
        QFETCH(AutoFailure, unlucky);
        RuleOptions options;
        options.autoSuccessMin = lucky;
        options.autoFailDx = unlucky;
        const Roll roll = traitRoll(natural, 5, cl, 0, options);
        QTEST(roll.success, "success");
        QTEST(static_cast<int>(roll.dx), "dx");
    }

    void someChecksMustBeatTheLevelWhereTheCampaignSaysSo()
    {
        RuleOptions strict;
        strict.strictBeat = true;
        QVERIFY(traitRoll(7, 5, 12, 0, {}, Check::MustBeat).success);
        QVERIFY(!traitRoll(7, 5, 12, 0, strict, Check::MustBeat).success);
        QVERIFY(traitRoll(8, 5, 12, 0, strict, Check::MustBeat).success);
        QVERIFY(traitRoll(7, 5, 12, 0, strict, Check::Usual).success);
        QVERIFY(traitRoll(12, 0, 12, 0, strict, Check::MustBeat).success);
    }

    void theCountOfDiceAgreesWithTheRolls()
    {
        QVERIFY(rc::check([] {
            const auto trait = *rc::gen::inRange(0, 30), cl = *rc::gen::inRange(0, 40);
            const auto modifier = *rc::gen::inRange(-10, 11);
            int ways = 0;
            for (int a = 1; a <= 6; ++a)
                for (int b = 1; b <= 6; ++b)
                    ways += traitRoll(a + b, trait, cl, modifier, {}).success ? 1 : 0;
            const Needed result = needed(trait, cl, modifier);
            RC_ASSERT(result.waysOf36 == ways);
            RC_ASSERT(ways >= 1 && ways <= 35);
            RC_ASSERT(result.need + trait + modifier == cl);
        }));
    }

    void initiativeTakesWhatTheRoundBrings_data()
    {
        QTest::addColumn<int>("haste");
        QTest::addColumn<bool>("held");
        QTest::addColumn<int>("minorActs");
        QTest::addColumn<HasteReach>("reach");
        QTest::addColumn<bool>("allowed"); // haste and waiting
        QTest::addColumn<int>("total");
        QTest::newRow("plain") << 0 << false << 0 << HasteReach::FixedTwo << true << 11;
        QTest::newRow("haste is 2") << 5 << false << 0 << HasteReach::FixedTwo << true << 13;
        QTest::newRow("haste may vary") << 5 << false << 0 << HasteReach::Variable << true << 16;
        QTest::newRow("no haste in the campaign") << 5 << false << 0 << HasteReach::Variable << false << 11;
        QTest::newRow("held") << 0 << true << 0 << HasteReach::FixedTwo << true << 21;
        QTest::newRow("no waiting in the campaign") << 0 << true << 0 << HasteReach::FixedTwo << false << 11;
        QTest::newRow("two minor acts") << 0 << false << 2 << HasteReach::FixedTwo << true << 7;
    }

    void initiativeTakesWhatTheRoundBrings()
    {
        QFETCH(int, haste);
        QFETCH(bool, held);
        QFETCH(int, minorActs);
        QFETCH(HasteReach, reach);
        QFETCH(bool, allowed);
        RuleOptions options;
        options.hasteVariable = reach;
        options.optHaste = options.optWait = allowed;
        QTEST(static_cast<int>(initiativeRoll(7, 4, {haste, held, minorActs}, options)), "total");
    }

    void hasteMayReachTheDefenses()
    {
        RuleOptions options;
        QCOMPARE(qint64{haste(2, options).rolls}, qint64{-2});
        QCOMPARE(qint64{haste(2, options).defenses}, qint64{0});
        options.hasteVariable = HasteReach::FixedTwoWithDefenses;
        QCOMPARE(qint64{haste(2, options).defenses}, qint64{-2});
        QCOMPARE(qint64{haste(0, options).rolls}, qint64{0});
    }

    void distanceFallsIntoBands_data()
    {
        QTest::addColumn<int>("distance");
        QTest::addColumn<int>("increment");
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("byFloor");
        QTest::addColumn<bool>("reachable");
        QTest::newRow("here") << 0 << 5 << 0 << 0 << true;
        QTest::newRow("4 of 5") << 4 << 5 << 0 << 0 << true;
        QTest::newRow("exactly 5") << 5 << 5 << 0 << 1 << true;
        QTest::newRow("6") << 6 << 5 << 1 << 1 << true;
        QTest::newRow("exactly 10") << 10 << 5 << 1 << 2 << true;
        QTest::newRow("11") << 11 << 5 << 2 << 2 << true;
        QTest::newRow("180") << 180 << 5 << 35 << 36 << true;
        QTest::newRow("thrown at 1") << 1 << 1 << 0 << 1 << true;
        QTest::newRow("thrown at 4") << 4 << 1 << 3 << 4 << true;
        QTest::newRow("touch") << 1 << 0 << 0 << 0 << true;
        QTest::newRow("beyond touch") << 2 << 0 << 0 << 0 << false;
    }

    void distanceFallsIntoBands()
    {
        QFETCH(int, distance);
        QFETCH(int, increment);
        const RangeNumber range = rangeNumber(distance, increment, RangeExact::CeilMinusOne);
        QTEST(static_cast<int>(range.number), "number");
        QTEST(range.reachable, "reachable");
        QTEST(static_cast<int>(rangeNumber(distance, increment, RangeExact::Floor).number), "byFloor");
    }

    void placesMayHaveNoBase()
    {
        RuleOptions options;
        QCOMPARE(qint64{placeCl(11, 5, options)}, qint64{6});
        options.areaBaseCl = 0;
        QCOMPARE(qint64{placeCl(11, 5, options)}, qint64{2});
        QCOMPARE(qint64{surpriseCl(11, 5, options.rangeExact)}, qint64{6});
        QCOMPARE(qint64{surpriseCl(0, 0, options.rangeExact)}, qint64{4});
    }

    void timeCountsInDoublings_data()
    {
        QTest::addColumn<int>("taken");
        QTest::addColumn<int>("required");
        QTest::addColumn<int>("roll");
        QTest::addColumn<int>("cl");
        QTest::addColumn<int>("clOfCompleteHalvings");
        QTest::newRow("as required") << 6 << 6 << 0 << 0 << 0;
        QTest::newRow("three times") << 18 << 6 << 2 << 0 << 0;
        QTest::newRow("just below twice") << 11 << 6 << 0 << 0 << 0;
        QTest::newRow("four times") << 24 << 6 << 4 << 0 << 0;
        QTest::newRow("a thousand times") << 6'000 << 6 << 10 << 0 << 0;
        QTest::newRow("half") << 8 << 16 << 0 << 2 << 2;
        QTest::newRow("three quarters") << 12 << 16 << 0 << 2 << 0;
        QTest::newRow("a third") << 4 << 12 << 0 << 4 << 2;
        QTest::newRow("a quarter") << 4 << 16 << 0 << 4 << 4;
        QTest::newRow("just above a quarter") << 5 << 16 << 0 << 4 << 2;
        QTest::newRow("a thousandth") << 1 << 1'000 << 0 << 10 << 10;
        QTest::newRow("no time") << 0 << 16 << 0 << 10 << 10;
    }

    void timeCountsInDoublings()
    {
        QFETCH(int, taken);
        QFETCH(int, required);
        const TimeModifier usual = timeModifier(taken, required, PartialTime::CompleteBonusStartedPenalty);
        const TimeModifier complete = timeModifier(taken, required, PartialTime::CompleteBoth);
        QTEST(static_cast<int>(usual.roll), "roll");
        QTEST(static_cast<int>(usual.cl), "cl");
        QTEST(static_cast<int>(complete.roll), "roll");
        QTEST(static_cast<int>(complete.cl), "clOfCompleteHalvings");
    }

    void chargesCountFullFours()
    {
        QCOMPARE(qint64{chargeBonus(3, true)}, qint64{0});
        QCOMPARE(qint64{chargeBonus(4, true)}, qint64{1});
        QCOMPARE(qint64{chargeBonus(31, true)}, qint64{7});
        QCOMPARE(qint64{chargeBonus(31, false)}, qint64{0});
    }

    void leapsAndContestsHaveTheirLevels()
    {
        QCOMPARE(qint64{jumpCl(3)}, qint64{6});
        QCOMPARE(qint64{opposedCl(0)}, qint64{7});
    }
};

QTEST_GUILESS_MAIN(TestRulesEncounters)
#include "tst_rules_encounters.moc"
