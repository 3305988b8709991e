#include "core/hursagmu/rules/chance.h"

#include <QTest>
#include <rapidcheck.h>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::hursagmu::rules;

/// Odds of 2d6 against a count over every fall of the dice.
class TestChance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWaysOfAllSumsAreAll();
    void aChanceIsACountOfTheDice();
    void whatMustBeBeatenIsOneHarderWhereTheCampaignSaysSo();
    void aHigherLevelIsNeverEasier();
    void percentsAreRoundedToTheNearest_data();
    void percentsAreRoundedToTheNearest();
};

void TestChance::theWaysOfAllSumsAreAll()
{
    int all = 0;
    for (int natural = LeastRoll; natural <= MostRoll; ++natural)
        all += waysOf(natural);
    QCOMPARE(all, AllWays);
}

void TestChance::aChanceIsACountOfTheDice()
{
    QVERIFY(rc::check([] {
        RuleOptions options;
        options.strictBeat = *rc::gen::arbitrary<bool>();
        const auto check = *rc::gen::element(Check::Usual, Check::MustBeat);
        const auto trait = *rc::gen::inRange<int64_t>(-5, 30);
        const auto cl = *rc::gen::inRange<int64_t>(0, 60);
        const auto modifier = *rc::gen::inRange<int64_t>(-6, 12);
        int ways = 0;
        for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b)
                if (traitRoll(a + b, trait, cl, modifier, options, check).success) ++ways;
        RC_ASSERT(chanceOf(trait, cl, modifier, options, check).ways == ways);
        RC_ASSERT(ways >= 1 && ways <= 35);
    }));
}

void TestChance::whatMustBeBeatenIsOneHarderWhereTheCampaignSaysSo()
{
    RuleOptions options;
    QCOMPARE(chanceOf(5, 9, 0, options, Check::MustBeat).ways, 33);
    options.strictBeat = true;
    QCOMPARE(chanceOf(5, 9, 0, options, Check::MustBeat).ways, 30);
    QCOMPARE(chanceOf(5, 9, 0, options).ways, 33);
}

void TestChance::aHigherLevelIsNeverEasier()
{
    const auto curve = chanceCurve(5, 0, 40, 0, {});
    QCOMPARE(curve.size(), size_t(41));
    QCOMPARE(curve.front().chance.ways, 35); // a natural 2 fails
    QCOMPARE(curve.back().chance.ways, 1);   // a natural 12 succeeds
    for (size_t i = 1; i < curve.size(); ++i) {
        QCOMPARE(qint64{curve[i].cl}, qint64{curve[i - 1].cl + 1});
        QVERIFY(curve[i].chance.ways <= curve[i - 1].chance.ways);
    }
}

void TestChance::percentsAreRoundedToTheNearest_data()
{
    QTest::addColumn<int>("ways");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0 << QStringLiteral("0 %");
    QTest::newRow("one") << 1 << QStringLiteral("3 %");
    QTest::newRow("half") << 18 << QStringLiteral("50 %");
    QTest::newRow("30") << 30 << QStringLiteral("83 %");
    QTest::newRow("33") << 33 << QStringLiteral("92 %");
    QTest::newRow("all") << 36 << QStringLiteral("100 %");
}

void TestChance::percentsAreRoundedToTheNearest()
{
    QFETCH(int, ways);
    QTEST(percentText({ways}), "text");
}

QTEST_GUILESS_MAIN(TestChance)

#include "tst_chance.moc"
