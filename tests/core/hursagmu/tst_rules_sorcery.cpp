#include "core/hursagmu/rules/sorcery.h"

#include <QTest>
#include <rapidcheck.h>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::hursagmu::rules;

class TestRulesSorcery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startedDoublingsCountInFull_data()
    {
        QTest::addColumn<qint64>("amount");
        QTest::addColumn<int>("count");
        QTest::newRow("1") << qint64{1} << 0;
        QTest::newRow("2") << qint64{2} << 1;
        QTest::newRow("3") << qint64{3} << 2;
        QTest::newRow("4") << qint64{4} << 2;
        QTest::newRow("5") << qint64{5} << 3;
        QTest::newRow("1024") << qint64{1'024} << 10;
        QTest::newRow("1025") << qint64{1'025} << 11;
        QTest::newRow("2^20") << (qint64{1} << 20) << 20;
    }

    void startedDoublingsCountInFull()
    {
        QFETCH(qint64, amount);
        QTEST(doublings(amount), "count");
    }

    void doublingsAreTheSmallestPowerThatHolds()
    {
        QVERIFY(rc::check([] {
            const auto amount = *rc::gen::inRange<int64_t>(1, int64_t{1} << 40);
            const int count = doublings(amount);
            RC_ASSERT((int64_t{1} << count) >= amount);
            if (count > 0) RC_ASSERT((int64_t{1} << (count - 1)) < amount);
        }));
    }

    void energyExplainsItself()
    {
        QCOMPARE(
            spellEnergy(8, 2, 4).toText(),
            QStringLiteral("14 = 8 intensity + 2 area (from the table for targets 2) + 4 duration (from the "
                           "table for actions 4) [H-278]"));
        QCOMPARE(spellEnergy(6, 1, 1).toText(), QStringLiteral("6 = 6 intensity [H-278]"));
        QCOMPARE(qint64{portalEnergy(0, 3, 5).value()}, qint64{10});
    }

    void portalsWidenInHalfSteps_data()
    {
        QTest::addColumn<int>("area");
        QTest::addColumn<int>("halves");
        QTest::newRow("1") << 1 << 2;
        QTest::newRow("2") << 2 << 3;
        QTest::newRow("3, as 4") << 3 << 4;
        QTest::newRow("8") << 8 << 6;
        QTest::newRow("64") << 64 << 16;
        QTest::newRow("128") << 128 << 24;
        QTest::newRow("256") << 256 << 32;
    }

    void portalsWidenInHalfSteps()
    {
        QFETCH(int, area);
        QTEST(static_cast<int>(portalDiameterHalves(area)), "halves");
    }

    void followersAddPowerByDoublings_data()
    {
        QTest::addColumn<int>("followers");
        QTest::addColumn<int>("bonus");
        QTest::newRow("none") << 0 << 0;
        QTest::newRow("1") << 1 << 2;
        QTest::newRow("2") << 2 << 4;
        QTest::newRow("3") << 3 << 4;
        QTest::newRow("4") << 4 << 6;
        QTest::newRow("7") << 7 << 6;
        QTest::newRow("8") << 8 << 8;
        QTest::newRow("1000") << 1'000 << 20;
    }

    void followersAddPowerByDoublings()
    {
        QFETCH(int, followers);
        QTEST(static_cast<int>(groupBonus(followers)), "bonus");
    }

    void powerExplainsItself()
    {
        const Breakdown command = Breakdown::term(QStringLiteral("Command"), 6);
        const Breakdown staff = Breakdown::term(QStringLiteral("staff"), 6);
        QCOMPARE(powerLevel(command, staff).toText(), QStringLiteral("12 = 6 Command + 6 staff [H-275]"));
        QCOMPARE(powerLevel(command, Breakdown()).toText(), QStringLiteral("6 = 6 Command [H-275]"));
        QCOMPARE(qint64{powerLevel(command, staff, 4).value()}, qint64{18});
    }

    void extraPowerTakesLonger_data()
    {
        QTest::addColumn<int>("energy");
        QTest::addColumn<int>("groupPower"); // -1: alone
        QTest::addColumn<int>("blood");
        QTest::addColumn<RuleOptions>("options");
        QTest::addColumn<qint64>("actions");
        QTest::addColumn<int>("cl"); // -1: none
        RuleOptions lenient, bloodless;
        lenient.extraPowerOdd = ExtraPowerOdd::Floor;
        bloodless.bloodCountsAsPower = false;
        const auto row = [](const char *name, int energy, int groupPower, int blood,
                            const RuleOptions &options, qint64 actions, int cl) {
            QTest::newRow(name) << energy << groupPower << blood << options << actions << cl;
        };
        row("within power", 12, -1, 0, {}, 1, -1);
        row("odd excess counts in full", 13, -1, 0, {}, 2, 8);
        row("odd excess rounded down", 13, -1, 0, lenient, 1, 8);
        row("three beyond", 15, -1, 0, {}, 4, 10);
        row("three beyond, rounded down", 15, -1, 0, lenient, 2, 10);
        row("a group keeps the time down", 16, 16, 0, {}, 1, 11);
        row("beyond the group", 18, 16, 0, {}, 2, 13);
        row("blood is power", 16, -1, 4, {}, 1, -1);
        row("blood is extra", 16, -1, 4, bloodless, 4, 11);
        row("time stays in 64 bits", 1'000, -1, 0, {}, qint64{1} << 62, 995);
    }

    void extraPowerTakesLonger()
    {
        QFETCH(int, energy);
        QFETCH(int, groupPower);
        QFETCH(int, blood);
        QFETCH(RuleOptions, options);
        const auto group = groupPower < 0 ? std::nullopt : std::optional<int64_t>(groupPower);
        const CastingTime time = spellTime(energy, 12, group, blood, options);
        QTEST(qint64{time.actions}, "actions");
        QTEST(static_cast<int>(time.cl.value_or(-1)), "cl");
    }

    void spellsHitDefianceAndRange()
    {
        const SpellHit far = spellHit(7, 5, 2, 8, 3, 0, {});
        QVERIFY(far.hit);
        QCOMPARE(qint64{far.intensity}, qint64{8});
        const SpellHit missed = spellHit(7, 5, 2, 8, 4, 0, {});
        QVERIFY(!missed.hit);
        QCOMPARE(qint64{missed.intensity}, qint64{0});
        QVERIFY(spellHit(7, 5, 2, 8, 4, 2, {}).hit);
        QCOMPARE(qint64{spellHit(12, 0, 20, 8, 0, 0, {}).intensity}, qint64{9});
    }

    void somethingGetsThroughWhenTheDegreeWasAboveZero()
    {
        QCOMPARE(qint64{spellResist(8, 9, 4, 0, 1, {})}, qint64{1});
        QCOMPARE(qint64{spellResist(8, 9, 4, 0, 0, {})}, qint64{0});
        QCOMPARE(qint64{spellResist(11, 6, 0, 1, 3, {})}, qint64{3});
    }

    void actionsGivenUpHelpOnlyWhereTheyMayBeGivenUp()
    {
        RuleOptions without;
        without.optExtraTime = false;
        QCOMPARE(qint64{spellResist(11, 6, 0, 2, 3, {})}, qint64{1});
        QCOMPARE(qint64{spellResist(11, 6, 0, 2, 3, without)}, qint64{5});
    }
};

QTEST_GUILESS_MAIN(TestRulesSorcery)
#include "tst_rules_sorcery.moc"
