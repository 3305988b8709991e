#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/swords.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::hursagmu::rules;

namespace
{

Breakdown term(const char *label, int64_t value)
{
    return Breakdown::term(QString::fromUtf8(label), value);
}

const Breakdown athlete = term("Athlete", 8);
const Breakdown warrior = term("Warrior", 7);
const Breakdown perception = term("Perception", 6);
const Breakdown shield = term("Shield", 2);
const Breakdown sword = term("Sword", 1);
const Burden hampered = {term("mail", -4), term("load", -4)};

} // namespace

class TestRulesCombatValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesExplainThemselves_data()
    {
        QTest::addColumn<Breakdown>("number");
        QTest::addColumn<QString>("text");
        const auto row = [](const Breakdown &number, const char *text) {
            QTest::newRow(text) << number << QString::fromUtf8(text);
        };
        const PenaltyReach none = PenaltyReach::RollsOnly, agile = PenaltyReach::AthleteBased;
        const PenaltyReach all = PenaltyReach::AllPhysical;

        row(initiative(perception, athlete, hampered, none), "8 = 8 Athlete (beats Perception 6) [H-178]");
        row(initiative(perception, athlete, hampered, agile),
            "6 = 6 Perception (beats 0 Athlete (8 Athlete − 4 mail − 4 load)) [H-178]");
        row(initiative(perception, athlete, hampered, all),
            "0 = 8 Athlete (beats Perception 6) − 4 mail − 4 load [H-178]");

        row(defense(athlete, warrior, {shield}, hampered, none),
            "17 = 7 base + 8 Athlete (beats Warrior 7) + 2 Shield [H-180]");
        row(defense(athlete, warrior, {shield}, hampered, agile),
            "16 = 7 base + 7 Warrior (beats 0 Athlete (8 Athlete − 4 mail − 4 load)) + 2 Shield [H-180]");
        row(defense(athlete, warrior, {shield, sword}, hampered, all),
            "10 = 7 base + 8 Athlete (beats Warrior 7) + 2 Shield + 1 Sword − 4 mail − 4 load [H-180]");
        row(defense(athlete, warrior, {term("Axe", 0)}, {}, none),
            "15 = 7 base + 8 Athlete (beats Warrior 7) [H-180]");

        row(offense(warrior, hampered, none), "7 = 7 Warrior [H-179]");
        row(offense(warrior, hampered, agile), "7 = 7 Warrior [H-179]");
        row(offense(warrior, hampered, all), "−1 = 7 Warrior − 4 mail − 4 load [H-179]");
        row(thrownOffense(athlete, true, hampered, none), "8 = 8 Athlete [H-179]");
        row(thrownOffense(athlete, false, hampered, none), "2 = 8 Athlete − 6 not for throwing [H-134]");
        row(sorceryOffense(term("Intellect", 4)), "4 = 4 Intellect [H-179]");
        row(defiance(term("Intellect", 4)), "11 = 7 base + 4 Intellect [H-181]");
    }

    void valuesExplainThemselves()
    {
        QFETCH(Breakdown, number);
        QTEST(number.toText(), "text");
    }

    void armorsStackUnlessTheCampaignSaysOtherwise_data()
    {
        QTest::addColumn<int>("worn");
        QTest::addColumn<int>("natural");
        QTest::addColumn<bool>("stacks");
        QTest::addColumn<int>("endurance");
        QTest::newRow("bare") << 0 << 0 << true << 5;
        QTest::newRow("worn") << 4 << 0 << true << 9;
        QTest::newRow("natural") << 0 << 2 << false << 7;
        QTest::newRow("both") << 4 << 2 << true << 11;
        QTest::newRow("the better one") << 4 << 2 << false << 9;
        QTest::newRow("the better hide") << 1 << 3 << false << 8;
    }

    void armorsStackUnlessTheCampaignSaysOtherwise()
    {
        QFETCH(int, worn);
        QFETCH(int, natural);
        QFETCH(bool, stacks);
        const Breakdown result =
            endurance(term("Constitution", 5), term("mail", worn), term("hide", natural), stacks);
        QTEST(static_cast<int>(result.value()), "endurance");
    }

    void movementStopsAtNothing_data()
    {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("armor");
        QTest::addColumn<int>("load");
        QTest::addColumn<int>("move");
        QTest::addColumn<int>("swim"); // without the armor
        QTest::newRow("free") << 0 << 0 << 0 << 10 << 5;
        QTest::newRow("odd, halved down") << 3 << 0 << 0 << 13 << 6;
        QTest::newRow("in mail") << 6 << -4 << 0 << 12 << 8;
        QTest::newRow("loaded") << 6 << -4 << -4 << 8 << 6;
        QTest::newRow("nearly stuck") << 6 << -5 << -8 << 3 << 4;
        QTest::newRow("stuck") << 0 << -5 << -12 << 0 << 0;
    }

    void movementStopsAtNothing()
    {
        QFETCH(int, level);
        QFETCH(int, armor);
        QFETCH(int, load);
        const Breakdown runner = term("Athlete", level);
        QTEST(static_cast<int>(movement(runner, {term("mail", armor), term("load", load)}).value()), "move");
        QTEST(static_cast<int>(swim(runner, term("load", load), false).value()), "swim");
    }

    void theAmphibiousSwimAsTheyRun()
    {
        QCOMPARE(qint64{swim(athlete, term("load", -4), true).value()}, qint64{14});
        QCOMPARE(swim(athlete, term("load", 0), false).toText(),
                 QStringLiteral("9 = (10 base + 8 Athlete) ÷ 2 [H-057]"));
    }

    void mountsMoveByTheRuleOrAsEntered_data()
    {
        QTest::addColumn<int>("own"); // -1: none
        QTest::addColumn<MountMove>("rule");
        QTest::addColumn<int>("spaces");
        QTest::newRow("twice a man") << -1 << MountMove::TwiceTenPlusAthlete << 20;
        QTest::newRow("flat") << -1 << MountMove::FlatTwenty << 12;
        QTest::newRow("not entered yet") << -1 << MountMove::Entered << 0;
        QTest::newRow("entered") << 30 << MountMove::Entered << 22;
        QTest::newRow("entered beats the rule") << 30 << MountMove::TwiceTenPlusAthlete << 22;
        QTest::newRow("overburdened") << 6 << MountMove::Entered << 0;
    }

    void mountsMoveByTheRuleOrAsEntered()
    {
        QFETCH(int, own);
        QFETCH(MountMove, rule);
        const auto entered = own < 0 ? std::nullopt : std::optional(own);
        QTEST(static_cast<int>(mountMove(term("Athlete", 4), hampered, entered, rule).value()), "spaces");
    }

    void onlyListedTraitsAreHampered()
    {
        RuleOptions options;
        const auto rolled = [&options](const QString &id) {
            return rollLevel(id, athlete, hampered, options);
        };
        QCOMPARE(rolled(QStringLiteral("athlete")).toText(),
                 QStringLiteral("0 = 8 Athlete − 4 mail − 4 load [H-163]"));
        QCOMPARE(rolled(QStringLiteral("warrior")), athlete);
        options.encumbrancePenaltyTraits = {QStringLiteral("rider")};
        QCOMPARE(rolled(QStringLiteral("athlete")).toText(),
                 QStringLiteral("4 = 8 Athlete − 4 mail [H-148]"));
        QCOMPARE(rolled(QStringLiteral("rider")).toText(), QStringLiteral("4 = 8 Athlete − 4 load [H-162]"));
    }

    void missilesMeetAShieldOrADodge_data()
    {
        QTest::addColumn<std::vector<Breakdown>>("shields");
        QTest::addColumn<MissileBlock>("rule");
        QTest::addColumn<PenaltyReach>("reach");
        QTest::addColumn<int>("defense");
        const std::vector<Breakdown> none, one = {shield};
        QTest::newRow("dodge") << none << MissileBlock::ShieldOrDodge << PenaltyReach::RollsOnly << 13;
        QTest::newRow("shield") << one << MissileBlock::ShieldOrDodge << PenaltyReach::RollsOnly << 18;
        QTest::newRow("anything blocks")
            << none << MissileBlock::AlwaysBlock << PenaltyReach::RollsOnly << 19;
        QTest::newRow("hampered dodge")
            << none << MissileBlock::ShieldOrDodge << PenaltyReach::AthleteBased << 5;
        QTest::newRow("all hampered")
            << one << MissileBlock::ShieldOrDodge << PenaltyReach::AllPhysical << 10;
    }

    void missilesMeetAShieldOrADodge()
    {
        QFETCH(std::vector<Breakdown>, shields);
        QFETCH(MissileBlock, rule);
        QFETCH(PenaltyReach, reach);
        RuleOptions options;
        options.missileBlock = rule;
        options.penaltiesInCombatValues = reach;
        const Breakdown slow = term("Athlete", 6), strong = term("Warrior", 9);
        const Breakdown result = missileDefense(slow, strong, {shield, sword}, shields, hampered, options);
        QTEST(static_cast<int>(result.value()), "defense");
    }

    void inTheSaddleOnlyWarriorBlocks()
    {
        const PenaltyReach none = PenaltyReach::RollsOnly;
        QCOMPARE(mountedDefense(warrior, {shield}, hampered, none).toText(),
                 QStringLiteral("16 = 7 base + 7 Warrior + 2 Shield [H-268]"));
        QCOMPARE(mountedDodge(term("Rider", 8), 3, hampered, none).toText(),
                 QStringLiteral("12 = 7 base + 8 Rider − 3 penalty [H-269]"));
        QCOMPARE(qint64{mountedDefense(warrior, {}, hampered, PenaltyReach::AllPhysical).value()}, qint64{6});
    }
};

QTEST_GUILESS_MAIN(TestRulesCombatValues)
#include "tst_rules_combatvalues.moc"
