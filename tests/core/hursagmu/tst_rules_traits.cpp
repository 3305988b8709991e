#include "core/hursagmu/rules/gifts.h"
#include "core/hursagmu/rules/traits.h"

#include <QTest>
#include <rapidcheck.h>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::hursagmu::rules;

namespace
{

Level at(int value)
{
    return *Level::of(value);
}

rc::Gen<Level> anyLevel()
{
    return rc::gen::map(rc::gen::inRange(Level::Min, Level::Max + 1), at);
}

} // namespace

class TestRulesTraits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pointsLeadToTheHighestLevelTheyPay()
    {
        rc::check([] {
            const Level from = *rc::gen::map(rc::gen::inRange(0, 40), at);
            const auto points = *rc::gen::inRange<int64_t>(0, 5'000);
            const Level reached = highestLevel(from, points, CostExtension::Recurrence);
            RC_ASSERT(reached >= from);
            RC_ASSERT(traitChange(from, reached) <= points);
            RC_ASSERT(traitChange(from, at(reached.value() + 1)) > points);
        });
        QCOMPARE(highestLevel(at(11), 1'000, CostExtension::TableOnly).value(), LastTableLevel);
        QCOMPARE(highestLevel(at(100), 1'000, CostExtension::Recurrence).value(), Level::Max);
    }

    void levelsBeyondTheTableKeepDoubling_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<qint64>("cost");
        QTest::newRow("0") << 0 << qint64{0};
        QTest::newRow("12, the last printed") << 12 << qint64{64};
        QTest::newRow("13") << 13 << qint64{96};
        QTest::newRow("14") << 14 << qint64{128};
        QTest::newRow("20") << 20 << qint64{1'024};
        QTest::newRow("30") << 30 << qint64{32'768};
        QTest::newRow("62, past 32 bits") << 62 << (qint64{1} << 31);
        QTest::newRow("99") << 99 << 3 * (qint64{1} << 48);
        QTest::newRow("100, the highest") << 100 << (qint64{1} << 50);
    }

    void levelsBeyondTheTableKeepDoubling()
    {
        QFETCH(int, level);
        QTEST(qint64{levelCost(at(level))}, "cost");
    }

    void everyStepCostsAtLeastOnePointAndNeverLessThanTheStepBefore()
    {
        for (int level = 1; level < Level::Max; ++level) {
            const int64_t before = traitChange(at(level - 1), at(level));
            QVERIFY(before >= 1);
            QVERIFY(traitChange(at(level), at(level + 1)) >= before);
        }
    }

    void goingUpAndDownTheTableAlwaysReturns()
    {
        QVERIFY(rc::check([] {
            const auto path = *rc::gen::nonEmpty(rc::gen::container<std::vector<Level>>(anyLevel()));
            int64_t points = 0;
            for (size_t i = 1; i < path.size(); ++i)
                points += traitChange(path[i - 1], path[i]);
            points += traitChange(path.back(), path.front());
            RC_ASSERT(points == 0);
        }));
    }

    void aHigherLevelCostsMore()
    {
        QVERIFY(rc::check([] {
            const Level a = *anyLevel(), b = *anyLevel();
            RC_ASSERT((levelCost(a) < levelCost(b)) == (a < b));
        }));
    }

    void theNextLevelIsPricedUpToTheEndOfTheTable_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<CostExtension>("extension");
        QTest::addColumn<qint64>("points"); // -1: not to be had
        QTest::newRow("5") << 5 << CostExtension::Recurrence << qint64{2};
        QTest::newRow("past the table") << 12 << CostExtension::Recurrence << qint64{32};
        QTest::newRow("to the top") << 99 << CostExtension::Recurrence << (qint64{1} << 48);
        QTest::newRow("beyond the top") << 100 << CostExtension::Recurrence << qint64{-1};
        QTest::newRow("to the table's end") << 11 << CostExtension::TableOnly << qint64{16};
        QTest::newRow("beyond the table") << 12 << CostExtension::TableOnly << qint64{-1};
    }

    void theNextLevelIsPricedUpToTheEndOfTheTable()
    {
        QFETCH(int, level);
        QFETCH(CostExtension, extension);
        QTEST(qint64{nextLevelCost(at(level), extension).value_or(-1)}, "points");
    }

    void aCampaignMayKeepToTheTable()
    {
        QVERIFY(levelAllowed(at(100), CostExtension::Recurrence));
        QVERIFY(levelAllowed(at(12), CostExtension::TableOnly));
        QVERIFY(!levelAllowed(at(13), CostExtension::TableOnly));
    }

    void theCostNamesItsRule()
    {
        QCOMPARE(traitCost(QStringLiteral("Archer"), at(7)).toText(),
                 QStringLiteral("12 from the table for level 7 [H-031]"));
    }

    void aBuildMayGoBelowItsBudget()
    {
        const Build over = build({traitCost({}, at(8)), traitCost({}, at(3))}, {}, 10);
        QCOMPARE(qint64{over.traits.value()}, qint64{19});
        QCOMPARE(qint64{over.remaining.value()}, qint64{-9});
        QCOMPARE(qint64{build({}, {}, 25).remaining.value()}, qint64{25});
    }

    void giftsRepeatOnlyWhereTheyAreCounted_data()
    {
        QTest::addColumn<GiftRepeat>("repeat");
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("option");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("a flat gift once") << GiftRepeat::Flat << 1 << false << true;
        QTest::newRow("a flat gift twice") << GiftRepeat::Flat << 2 << false << false;
        QTest::newRow("a flat gift twice, by option") << GiftRepeat::Flat << 2 << true << true;
        QTest::newRow("a sense twice, whatever the option") << GiftRepeat::Once << 2 << true << false;
        QTest::newRow("limbs") << GiftRepeat::Any << 6 << false << true;
        QTest::newRow("no limb") << GiftRepeat::Any << 0 << false << false;
    }

    void giftsRepeatOnlyWhereTheyAreCounted()
    {
        QFETCH(GiftRepeat, repeat);
        QFETCH(int, count);
        QFETCH(bool, option);
        QTEST(giftCountAllowed({{}, {}, 4, count, repeat}, option), "allowed");
    }

    void invalidGiftsStillCost()
    {
        const GiftTaken limbs = {QStringLiteral("limb"), QStringLiteral("Extra Limb"), 4, 3, GiftRepeat::Any};
        const GiftTaken twice = {QStringLiteral("immunity"), QStringLiteral("Immunity"), 6, 2,
                                 GiftRepeat::Flat};
        const GiftsCost result = giftsCost({limbs, twice}, false);
        QCOMPARE(qint64{result.cost.value()}, qint64{24});
        QCOMPARE(result.invalid, std::vector<QString>{QStringLiteral("immunity")});
        QCOMPARE(giftCost(limbs).toText(), QStringLiteral("12 = 4 Extra Limb × 3 [H-089]"));
    }

    void strongSorceryIsSensedFromAfar()
    {
        QCOMPARE(qint64{intuitionCl(12, 8, 1000, RangeExact::CeilMinusOne)}, qint64{4});
        QCOMPARE(qint64{intuitionCl(12, 8, 1001, RangeExact::CeilMinusOne)}, qint64{5});
        QCOMPARE(qint64{intuitionCl(12, 8, 1000, RangeExact::Floor)}, qint64{5});
        QCOMPARE(qint64{intuitionCl(12, 20, 0, RangeExact::CeilMinusOne)}, qint64{-8});
    }
};

QTEST_GUILESS_MAIN(TestRulesTraits)
#include "tst_rules_traits.moc"
