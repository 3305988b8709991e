#include "core/hursagmu/rules/maneuvers.h"
#include "core/hursagmu/rules/monsters.h"
#include "core/hursagmu/rules/pain.h"
#include "core/hursagmu/rules/swords.h"

#include <QTest>
#include <rapidcheck.h>

#include <numeric>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::hursagmu::rules;

namespace
{

Blow blow(int64_t dx, int64_t force, int64_t protection, bool subdue = false)
{
    Blow made;
    made.dx = dx;
    made.strength = force;
    made.constitution = protection;
    made.subdue = subdue;
    return made;
}

} // namespace

class TestRulesFighting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoOfDamageAreOneOfTheAttack()
    {
        int attack = 2;
        for (const Maneuver &maneuver : maneuvers()) {
            QCOMPARE(maneuver.attack, attack--);
            QCOMPARE(maneuver.damage, -2 * maneuver.attack);
        }
    }

    void aHitHurtsByItsDegree_data()
    {
        QTest::addColumn<Blow>("hit");
        QTest::addColumn<int>("raw");
        QTest::addColumn<int>("wounds");
        QTest::addColumn<int>("stuns");
        QTest::newRow("plain") << blow(2, 16, 4) << 18 << 14 << 14;
        QTest::newRow("dx 0 may do nothing") << blow(0, 3, 8) << 3 << 0 << 0;
        QTest::newRow("dx 1 does at least 1") << blow(1, 3, 8) << 4 << 1 << 1;
        QTest::newRow("a miss does nothing") << blow(-1, 30, 0) << 29 << 0 << 0;
        QTest::newRow("subdued: the dx only stuns") << blow(5, 10, 6, true) << 15 << 4 << 9;
        QTest::newRow("subdued: protection eats the dx") << blow(5, 4, 6, true) << 9 << 0 << 3;
        QTest::newRow("subdued: at least one stun") << blow(1, 0, 20, true) << 1 << 0 << 1;
    }

    void aHitHurtsByItsDegree()
    {
        QFETCH(Blow, hit);
        const BlowDamage result = damage(hit);
        QTEST(static_cast<int>(result.raw), "raw");
        QTEST(static_cast<int>(result.wounds), "wounds");
        QTEST(static_cast<int>(result.stuns), "stuns");
    }

    void everythingInABlowCounts()
    {
        Blow all = blow(1, 2, 1);
        all.weapon = 6;
        all.momentum = 7;
        all.modifier = -4;
        all.armor = 3;
        QCOMPARE(qint64{damage(all).raw}, qint64{12});
        QCOMPARE(qint64{damage(all).wounds}, qint64{8});
    }

    void massCountsInDoublingsAndHalves_data()
    {
        QTest::addColumn<int>("heavier");
        QTest::addColumn<int>("bonus");
        QTest::addColumn<int>("geometric");
        QTest::newRow("lighter") << 199 << 0 << 0;
        QTest::newRow("equal") << 200 << 0 << 0;
        QTest::newRow("1.41") << 282 << 0 << 0;
        QTest::newRow("1.42") << 283 << 0 << 1;
        QTest::newRow("1.49") << 299 << 0 << 1;
        QTest::newRow("1.5") << 300 << 1 << 1;
        QTest::newRow("twice") << 400 << 2 << 2;
        QTest::newRow("three times") << 600 << 3 << 3;
        QTest::newRow("four times") << 800 << 4 << 4;
        QTest::newRow("twelve times") << 2'400 << 7 << 7;
    }

    void massCountsInDoublingsAndHalves()
    {
        QFETCH(int, heavier);
        const Weight heavy = Weight::ofUnits(heavier), man = Weight::ofUnits(200);
        RuleOptions options;
        QTEST(static_cast<int>(massBonus(heavy, man, Grapple::HoldOrEscape, options)), "bonus");
        options.massHalfway = MassHalfway::Geometric;
        QTEST(static_cast<int>(massBonus(heavy, man, Grapple::HoldOrEscape, options)), "geometric");
    }

    void massCountsWhereTheCampaignSaysSo()
    {
        const Weight ape = Weight::ofUnits(800), man = Weight::ofUnits(200);
        RuleOptions options;
        QCOMPARE(qint64{massBonus(ape, man, Grapple::Begin, options)}, qint64{0});
        options.massInitiate = true;
        QCOMPARE(qint64{massBonus(ape, man, Grapple::Begin, options)}, qint64{4});
        options.optGrappleMass = false;
        QCOMPARE(qint64{massBonus(ape, man, Grapple::HoldOrEscape, options)}, qint64{0});
        QCOMPARE(qint64{massBonus(ape, Weight(), Grapple::HoldOrEscape, {})}, qint64{0});
    }

    void strengthDrivesWhatIsDrawnByHand()
    {
        const Breakdown strength = Breakdown::term(QStringLiteral("Strength"), 6);
        const Breakdown crossbow = Breakdown::term(QStringLiteral("Crossbow"), 8);
        QCOMPARE(weaponDamage(strength, crossbow, true, MechanicalStrength::Adds).toText(),
                 QStringLiteral("14 = 6 Strength + 8 Crossbow [H-137]"));
        QCOMPARE(weaponDamage(strength, crossbow, true, MechanicalStrength::Excluded).toText(),
                 QStringLiteral("8 = 8 Crossbow [E-057]"));
        QCOMPARE(qint64{weaponDamage(strength, crossbow, false, MechanicalStrength::Excluded).value()},
                 qint64{14});
        QCOMPARE(qint64{unarmedDamage(strength, Breakdown::term(QStringLiteral("claws"), 4)).value()},
                 qint64{10});
        QCOMPARE(unarmedDamage(strength, Breakdown()).toText(), QStringLiteral("6 = 6 Strength [H-048]"));
    }

    void chargesAddTheirMomentum()
    {
        QCOMPARE(qint64{momentumDamage(10, 30, true)}, qint64{17});
        QCOMPARE(qint64{momentumDamage(10, 30, false)}, qint64{10});
    }

    void injuriesCrossTheirLimits_data()
    {
        QTest::addColumn<InjuryModel>("model");
        QTest::addColumn<int>("wounds");
        QTest::addColumn<bool>("incapacitated");
        QTest::addColumn<bool>("dead");
        QTest::addColumn<int>("penalty");
        QTest::newRow("A 10") << InjuryModel::A << 10 << false << false << 0;
        QTest::newRow("A 19") << InjuryModel::A << 19 << false << false << 0;
        QTest::newRow("A 20") << InjuryModel::A << 20 << true << false << 0;
        QTest::newRow("A 29") << InjuryModel::A << 29 << true << false << 0;
        QTest::newRow("A 30") << InjuryModel::A << 30 << true << true << 0;
        QTest::newRow("B 9") << InjuryModel::B << 9 << false << false << 0;
        QTest::newRow("B 10") << InjuryModel::B << 10 << false << false << 0;
        QTest::newRow("B 11") << InjuryModel::B << 11 << false << false << -1;
        QTest::newRow("B 19") << InjuryModel::B << 19 << false << false << -9;
        QTest::newRow("B 20") << InjuryModel::B << 20 << true << true << -10;
    }

    void injuriesCrossTheirLimits()
    {
        QFETCH(InjuryModel, model);
        QFETCH(int, wounds);
        const Injury injury = injure(model, {}, wounds, 0);
        QTEST(injury.incapacitated, "incapacitated");
        QTEST(injury.dead, "dead");
        QTEST(static_cast<int>(injury.penalty), "penalty");
        QTEST(static_cast<int>(injuryPenalty(model, wounds)), "penalty");
    }

    void modelBFillsTheStunsFirst_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("hit");
        QTest::addColumn<int>("wounds");
        QTest::newRow("up to the tenth") << 4 << 6 << 0;
        QTest::newRow("one beyond") << 4 << 7 << 1;
        QTest::newRow("beyond from the start") << 12 << 5 << 5;
        QTest::newRow("healing is no hit") << 4 << -3 << 0;
    }

    void modelBFillsTheStunsFirst()
    {
        QFETCH(int, before);
        QFETCH(int, hit);
        QTEST(static_cast<int>(injure(InjuryModel::B, {hit}, 0, before).wounds), "wounds");
    }

    void manyHitsAreOneSum()
    {
        QVERIFY(rc::check([] {
            const auto hits = *rc::gen::container<std::vector<int64_t>>(rc::gen::inRange<int64_t>(0, 30));
            const int64_t sum = std::accumulate(hits.begin(), hits.end(), int64_t{0});
            for (const InjuryModel model : {InjuryModel::A, InjuryModel::B}) {
                const Injury one = injure(model, {sum}, 3, 2), many = injure(model, hits, 3, 2);
                RC_ASSERT(one.wounds == many.wounds && one.stuns == many.stuns);
            }
        }));
    }

    void recoveryHealsByTheDegree_data()
    {
        QTest::addColumn<int>("natural");
        QTest::addColumn<int>("amount");
        QTest::addColumn<int>("healed");
        QTest::newRow("success") << 7 << 10 << 3;
        QTest::newRow("exactly") << 7 << 13 << 0;
        QTest::newRow("failure") << 7 << 14 << 0;
        QTest::newRow("no more than there is") << 11 << 5 << 5;
        QTest::newRow("natural 12 heals at least 1") << 12 << 25 << 1;
        QTest::newRow("natural 2 heals nothing") << 2 << 3 << 0;
        QTest::newRow("nothing to heal") << 12 << 0 << 0;
    }

    void recoveryHealsByTheDegree()
    {
        QFETCH(int, natural);
        QFETCH(int, amount);
        const Recovery result = recovery(natural, 6, amount, {});
        QTEST(static_cast<int>(result.healed), "healed");
        QCOMPARE(result.healed + result.left, int64_t{amount});
    }

    void fallsHurtFromTwoSpacesToTen_data()
    {
        QTest::addColumn<int>("spaces");
        QTest::addColumn<int>("damage");
        QTest::newRow("1") << 1 << 0;
        QTest::newRow("2") << 2 << 4;
        QTest::newRow("9") << 9 << 18;
        QTest::newRow("10") << 10 << 20;
        QTest::newRow("100") << 100 << 20;
    }

    void fallsHurtFromTwoSpacesToTen()
    {
        QFETCH(int, spaces);
        QTEST(static_cast<int>(fall(spaces, 0, std::nullopt, std::nullopt, {}).damage), "damage");
    }

    void agilitySoftensAFall()
    {
        const Fall soft = fall(5, 3, 6, 8, {});
        QCOMPARE(qint64{soft.dx}, qint64{4});
        QCOMPARE(qint64{soft.net}, qint64{3});
        const Fall hard = fall(5, 3, 1, 4, {});
        QCOMPARE(qint64{hard.dx}, qint64{0});
        QCOMPARE(qint64{hard.net}, qint64{7});
        QCOMPARE(qint64{fall(2, 9, std::nullopt, std::nullopt, {}).net}, qint64{0});
    }

    void poisonIsHeldByConstitution()
    {
        QCOMPARE(qint64{poison(8, 5)}, qint64{3});
        QCOMPARE(qint64{poison(5, 8)}, qint64{0});
    }

    void giantsGrowByTheCube()
    {
        QCOMPARE(monsterMass(2).mass, Weight::ofUnits(1'600));
        QCOMPARE(monsterMass(1.5, 2, Weight::ofUnits(100)).mass, Weight::ofUnits(675));
        QCOMPARE(monsterMass(0.5).mass, Weight::ofUnits(25));
        QCOMPARE(monsterMass(1e9).mass, Weight::ofSmallest(Weight::Limit));
    }
};

QTEST_GUILESS_MAIN(TestRulesFighting)
#include "tst_rules_fighting.moc"
