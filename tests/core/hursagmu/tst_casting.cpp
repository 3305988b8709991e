#include "core/hursagmu/rules/casting.h"
#include "core/hursagmu/rules/sorcery.h"
#include "core/hursagmu/rules/wording.h"
#include "tests/support/builder.h"
#include "tests/support/randomcharacter.h"

#include <QTest>
#include <rapidcheck.h>

using namespace sky;
using namespace sky::hursagmu;
using test::Builder;
using test::catalogue;

namespace
{

Spell spell(const char *discipline, int intensity, int64_t area = 1, int64_t duration = 1)
{
    Spell made;
    made.name = QStringLiteral("Spell");
    made.discipline = QLatin1String(discipline);
    made.intensity = intensity;
    made.area = area;
    made.duration = duration;
    return made;
}

/// With the staff of the builders.
CastingPlan plan(const Builder &who, const Spell &what)
{
    CastingPlan made;
    made.spell = what;
    made.focus = usualFocus(*who.evaluated());
    return made;
}

Aim against(int64_t defiance, int64_t distance = 1)
{
    Aim aim;
    aim.at = Aim::At::Defiance;
    aim.defiance = defiance;
    aim.distance = distance;
    return aim;
}

Casting cast(const Builder &who, const CastingPlan &plan)
{
    return castingOf(plan, who.character, catalogue(), *who.evaluated());
}

qint64 value(const std::optional<Breakdown> &number)
{
    return number ? qint64{number->value()} : -1;
}

} // namespace

class TestCasting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vunatasFireIsSafeAndBurnsAsInTheBook();
    void nikPushesAsInTheBook_data();
    void nikPushesAsInTheBook();
    void nikFailsAndPaysTwice();
    void slowCastingHelpsAsInTheBook_data();
    void slowCastingHelpsAsInTheBook();
    void theFocusIsShared();
    void theStandingSplitHoldsUntilAnotherIsChosen();
    void followersShortenTheTimeButNotTheRoll();
    void bloodIsPowerUnlessTheCampaignSaysOtherwise();
    void oneRollMeetsBothNumbers();
    void orOnlyTheHigherOne();
    void whatMustBeBeatenIsSaidAsTheTotalThatHolds();
    void portalsAreRolledAgainstTheirWorld();
    void mindsAreReadByFamiliarity();
    void aMindIsAttackedLikeAnybody();
    void whatTheWordsNameHasNoNumber();
    void lifeIsGivenWithoutARoll();
    void aPlaceHasItsOwnLevel();
    void outOfReachIsSaid();
    void wordsSayWhatTheNumbersAre();
    void theSheetSaysWhatItIsRolledAgainst();
    void chancesAreTheSumOfTheOutcomes();
    void timesAreSaidInWords_data();
    void timesAreSaidInWords();
};

void TestCasting::vunatasFireIsSafeAndBurnsAsInTheBook()
{
    const Builder who = test::vunata();
    CastingPlan fire = plan(who, spell("mahasu", 8, 2, 4));
    fire.aim = against(9);
    fire.aim.willpower = 6;
    const Casting casting = cast(who, fire);
    QCOMPARE(qint64{casting.energy.value()}, qint64{14});
    QCOMPARE(qint64{casting.power.value()}, qint64{14});
    QVERIFY(casting.isSafe());
    QVERIFY(!casting.holdCl);
    QCOMPARE(qint64{casting.actions}, qint64{1});
    const CastingOutcome &juk = casting.outcome(7);
    QVERIFY(juk.hits);
    QCOMPARE(qint64{juk.dx}, qint64{3});
    QCOMPARE(qint64{juk.intensity}, qint64{11});
    QCOMPARE(juk.through, std::optional<int64_t>(5));
    fire.aim = against(13); // Tam
    const CastingOutcome tam = cast(who, fire).outcome(7);
    QVERIFY(!tam.hits);
    QCOMPARE(qint64{tam.dx}, qint64{1});
}

void TestCasting::nikPushesAsInTheBook_data()
{
    QTest::addColumn<int>("energy");
    QTest::addColumn<qint64>("actions");
    QTest::addColumn<qint64>("cl");
    QTest::newRow("12") << 12 << qint64{1} << qint64{-1};
    QTest::newRow("14") << 14 << qint64{2} << qint64{9};
    QTest::newRow("16") << 16 << qint64{4} << qint64{11};
    QTest::newRow("18") << 18 << qint64{8} << qint64{13};
    QTest::newRow("24") << 24 << qint64{64} << qint64{19};
}

void TestCasting::nikPushesAsInTheBook()
{
    QFETCH(int, energy);
    const Builder who = test::nik();
    const Casting casting = cast(who, plan(who, spell("mahasu", energy)));
    QCOMPARE(qint64{casting.power.value()}, qint64{12});
    QTEST(qint64{casting.actions}, "actions");
    QTEST(value(casting.holdCl), "cl");
    QCOMPARE(qint64{casting.over}, qint64{energy - 12});
}

void TestCasting::nikFailsAndPaysTwice()
{
    const Builder who = test::nik(); // Intellect 4: a 7 makes 11, two short of 13
    const Casting casting = cast(who, plan(who, spell("mahasu", 18)));
    QVERIFY(!casting.outcome(7).holds);
    QCOMPARE(qint64{casting.outcome(7).shocks}, qint64{2});
    QVERIFY(casting.outcome(9).holds);
    QCOMPARE(qint64{casting.outcome(9).shocks}, qint64{0});
}

void TestCasting::slowCastingHelpsAsInTheBook_data()
{
    QTest::addColumn<int>("energy");
    QTest::addColumn<int>("doublings");
    QTest::addColumn<qint64>("rounds");
    QTest::addColumn<qint64>("bonus");
    QTest::newRow("18 in 32 rounds") << 18 << 3 << qint64{32} << qint64{6};
    QTest::newRow("18 in 64 rounds") << 18 << 4 << qint64{64} << qint64{8};
    QTest::newRow("24 in 1024 rounds") << 24 << 5 << qint64{1'024} << qint64{10};
}

void TestCasting::slowCastingHelpsAsInTheBook()
{
    QFETCH(int, energy);
    QFETCH(int, doublings);
    QFETCH(qint64, bonus);
    const Builder who = test::nik();
    CastingPlan slow = plan(who, spell("mahasu", energy));
    slow.extraTime = doublings;
    const Casting casting = cast(who, slow);
    QTEST(qint64{casting.actions / 2}, "rounds");
    QCOMPARE(qint64{casting.roll.value()}, 4 + bonus);
}

void TestCasting::theFocusIsShared()
{
    const Builder who = test::vunata();
    CastingPlan shared = plan(who, spell("mahasu", 8, 2, 4));
    shared.forCommand = 6;
    const Casting casting = cast(who, shared);
    QCOMPARE(qint64{casting.power.value()}, qint64{12});
    QCOMPARE(qint64{casting.resisting.value()}, qint64{8});
    QCOMPARE(qint64{casting.over}, qint64{2});
    shared.forCommand = 100; // no more than it has
    QCOMPARE(qint64{cast(who, shared).power.value()}, qint64{14});
    shared.focus.clear();
    QCOMPARE(qint64{cast(who, shared).power.value()}, qint64{6});
}

void TestCasting::theStandingSplitHoldsUntilAnotherIsChosen()
{
    Builder who = test::vunata();
    who.character.focusForCommand = 3;
    CastingPlan planned = plan(who, spell("mahasu", 1));
    QCOMPARE(qint64{cast(who, planned).power.value()}, qint64{9});
    QCOMPARE(qint64{shareForCommand(planned, who.character, *who.evaluated())}, qint64{3});
    planned.forCommand = 8;
    QCOMPARE(qint64{cast(who, planned).power.value()}, qint64{14});
}

void TestCasting::followersShortenTheTimeButNotTheRoll()
{
    const Builder who = test::nik();
    CastingPlan ritual = plan(who, spell("mahasu", 18));
    ritual.followers = 4; // +6
    const Casting casting = cast(who, ritual);
    QCOMPARE(qint64{casting.power.value()}, qint64{18});
    QCOMPARE(qint64{casting.actions}, qint64{1});
    QCOMPARE(value(casting.holdCl), qint64{13});
    QCOMPARE(qint64{casting.safe}, qint64{12});
    QVERIFY(safetyText(casting, ritual).contains(QStringLiteral("followers")));
}

void TestCasting::bloodIsPowerUnlessTheCampaignSaysOtherwise()
{
    Builder who = test::nik();
    CastingPlan bloody = plan(who, spell("mahasu", 14));
    bloody.blood = 2;
    QVERIFY(cast(who, bloody).isSafe());
    QCOMPARE(qint64{cast(who, bloody).power.value()}, qint64{14});
    who.character.options.bloodCountsAsPower = false;
    QCOMPARE(qint64{cast(who, bloody).over}, qint64{2});
    QCOMPARE(qint64{cast(who, bloody).power.value()}, qint64{12});
}

void TestCasting::oneRollMeetsBothNumbers()
{
    const Builder who = test::vunata();
    CastingPlan pushed = plan(who, spell("mahasu", 8, 2, 4));
    pushed.forCommand = 6; // 2 over: to hold 9, with Intellect 5 a roll of 4
    pushed.aim = against(9, 8);
    const Casting casting = cast(who, pushed);
    QCOMPARE(value(casting.holdCl), qint64{9});
    QCOMPARE(value(casting.hitCl), qint64{10});
    QCOMPARE(rules::percentText(casting.holds), QStringLiteral("92 %"));
    QCOMPARE(rules::percentText(casting.hits), QStringLiteral("83 %"));
    QVERIFY(casting.outcome(4).holds && !casting.outcome(4).hits);
    pushed.aim = against(2); // easier to hit than to hold: no hit without the hold
    QCOMPARE(cast(who, pushed).hits, casting.holds);
}

void TestCasting::orOnlyTheHigherOne()
{
    Builder who = test::vunata();
    who.character.options.doubleCl = DoubleChallenge::HigherOnly;
    CastingPlan pushed = plan(who, spell("mahasu", 8, 2, 4));
    pushed.forCommand = 6;
    pushed.aim = against(12);
    const Casting resisted = cast(who, pushed);
    QVERIFY(!resisted.outcome(3).hits); // a miss, and no harm
    QCOMPARE(qint64{resisted.outcome(3).shocks}, qint64{0});
    QVERIFY(!resisted.holdCl);
    const QString harmless = safetyText(resisted, pushed);
    QVERIFY2(harmless.startsWith(QStringLiteral("2 more than power 12")), qPrintable(harmless));
    QVERIFY2(harmless.endsWith(QStringLiteral("A failed roll costs nothing.")), qPrintable(harmless));
    pushed.aim = against(2);
    QCOMPARE(qint64{cast(who, pushed).outcome(3).shocks}, qint64{1});
}

void TestCasting::whatMustBeBeatenIsSaidAsTheTotalThatHolds()
{
    Builder who = test::vunata(); // Intellect 5
    who.character.options.strictBeat = true;
    CastingPlan pushed = plan(who, spell("mahasu", 8, 2, 4));
    pushed.forCommand = 6;
    const Casting casting = cast(who, pushed);
    QCOMPARE(value(casting.holdCl), qint64{10});
    QVERIFY(!casting.outcome(4).holds);
    QVERIFY(casting.outcome(5).holds);
    QVERIFY(safetyText(casting, pushed).contains(QStringLiteral("must reach 10.")));
    QCOMPARE(qint64{casting.outcome(3).shocks}, qint64{1}); // counted from 9
}

void TestCasting::portalsAreRolledAgainstTheirWorld()
{
    Builder who = test::nik();
    who.gift("amelatu");
    CastingPlan gate = plan(who, spell("amelatu", 0, 4, 4));
    gate.aim = against(9, 50); // nobody resists a portal, and it opens here
    QCOMPARE(qint64{cast(who, gate).energy.value()}, qint64{8});
    QVERIFY(!cast(who, gate).hitCl);
    QVERIFY(cast(who, gate).hindrances.empty());
    gate.spell.challenge = 11;
    QCOMPARE(value(cast(who, gate).hitCl), qint64{11});
    QVERIFY(effectText(gate, {}).contains(QStringLiteral("2 spaces")));
}

void TestCasting::mindsAreReadByFamiliarity()
{
    Builder who = test::nik();
    who.gift("nekelmu");
    CastingPlan read = plan(who, spell("nekelmu", 0));
    read.spell.challenge = 10; // a stranger
    read.aim.distance = 3;     // increment 1: range 2
    QCOMPARE(value(cast(who, read).hitCl), qint64{12});
    read.aim = against(9, 3); // aware, and resists
    QCOMPARE(value(cast(who, read).hitCl), qint64{21});
    QVERIFY(cast(who, read).hindrances.empty()); // no attack: intensity 0 is fine
    QVERIFY(!cast(who, read).outcome(12).through);
}

void TestCasting::aMindIsAttackedLikeAnybody()
{
    Builder who = test::nik();
    who.gift("nekelmu");
    CastingPlan attack = plan(who, spell("nekelmu", 6));
    attack.aim = against(9, 3);
    attack.aim.willpower = 4;
    QCOMPARE(value(cast(who, attack).hitCl), qint64{11});
    QCOMPARE(cast(who, attack).outcome(7).through, std::optional<int64_t>(2));
}

/// A spell of an older file that says in words how it is rolled.
void TestCasting::whatTheWordsNameHasNoNumber()
{
    Builder who = test::nik();
    who.gift("nekelmu");
    CastingPlan read = plan(who, spell("nekelmu", 0));
    read.spell.against = QStringLiteral("familiarity");
    read.aim = against(9, 3);
    QVERIFY(!isAttack(read.spell));
    QVERIFY(!cast(who, read).hitCl);
    QVERIFY(cast(who, read).hindrances.empty());
    read.spell.challenge = 10;
    QCOMPARE(value(cast(who, read).hitCl), qint64{21});
    read.spell.challenge.reset();
    read.spell.against = QStringLiteral("defiance");
    QVERIFY(isAttack(read.spell));
    QCOMPARE(value(cast(who, read).hitCl), qint64{11});
}

void TestCasting::lifeIsGivenWithoutARoll()
{
    const Builder who = test::vunata();
    CastingPlan gift = plan(who, spell("talamu", 3));
    gift.aim.at = Aim::At::Willing;
    const Casting casting = cast(who, gift);
    QVERIFY(casting.automatic);
    QVERIFY(!casting.hitCl);
    QCOMPARE(casting.hits.ways, rules::AllWays);
    gift.spell.intensity = 16; // still to be held
    QVERIFY(cast(who, gift).hits.ways < rules::AllWays);
}

void TestCasting::aPlaceHasItsOwnLevel()
{
    Builder who = test::vunata();
    CastingPlan planned = plan(who, spell("mahasu", 4));
    planned.aim.at = Aim::At::Place;
    planned.aim.distance = 11;
    QCOMPARE(value(cast(who, planned).hitCl), qint64{rules::placeCl(11, 5, {})});
    who.character.options.areaBaseCl = 0;
    QCOMPARE(value(cast(who, planned).hitCl), qint64{2});
    const Casting near = cast(who, planned);
    for (const CastingOutcome &outcome : near.outcomes) {
        const rules::Roll roll =
            rules::traitRoll(outcome.natural, value(near.roll), 2, 0, {}, rules::Check::MustBeat);
        QCOMPARE(outcome.hits, roll.success);
        QCOMPARE(outcome.dx, roll.dx);
    }
    const int usual = cast(who, planned).hits.ways;
    who.character.options.areaBaseCl = 4;
    planned.aim.distance = 31;
    const int beaten = cast(who, planned).hits.ways;
    who.character.options.strictBeat = true; // an area has to be beaten
    QVERIFY(cast(who, planned).hits.ways < beaten);
    QVERIFY(beaten < usual);
}

void TestCasting::outOfReachIsSaid()
{
    const Builder who = test::vunata();
    CastingPlan planned = plan(who, spell("amelatu", 0));
    QCOMPARE(cast(who, planned).hindrances, std::vector{Hindrance::NoDiscipline});
    QVERIFY(hindranceText(Hindrance::NoDiscipline, planned, catalogue()).contains(QStringLiteral("Amelatu")));
    planned.spell = spell("talamu", 3);
    planned.aim = against(9, 2);
    QCOMPARE(cast(who, planned).hindrances, std::vector{Hindrance::OutOfTouch});
    planned.aim = against(9, 1);
    QVERIFY(cast(who, planned).hindrances.empty());
    planned.spell.intensity = 0;
    QCOMPARE(cast(who, planned).hindrances, std::vector{Hindrance::NoIntensity});
    planned.focus = QStringLiteral("gone");
    QCOMPARE(cast(who, planned).hindrances.front(), Hindrance::NotAFocus);
}

void TestCasting::wordsSayWhatTheNumbersAre()
{
    const Builder who = test::vunata();
    CastingPlan planned = plan(who, spell("mahasu", 8, 2, 4));
    QCOMPARE(safetyText(cast(who, planned), planned),
             QStringLiteral("Within power 14: 1 action. A failed roll costs nothing."));
    planned.blood = 2;
    planned.followers = 4;
    QCOMPARE(safetyText(cast(who, planned), planned),
             QStringLiteral("Within power 16: 1 action. A failed roll costs nothing but the blood (2)."));
    planned.blood = planned.followers = 0;
    planned.forCommand = 6;
    QCOMPARE(safetyText(cast(who, planned), planned),
             QStringLiteral("2 more than power 12: 2 actions (1 round), and the roll must reach 9. Below it "
                            "the spell fails and the dx comes back as shocks and stuns."));
    QStringList ids;
    planned.aim = against(9, 8);
    for (const DerivedValue &each : valuesOf(cast(who, planned)))
        ids << each.id;
    QCOMPARE(ids.join(QLatin1Char(' ')), QStringLiteral("casting/energy casting/power casting/resisting "
                                                        "casting/roll casting/hold casting/cl"));
    for (const char *discipline : {"amelatu", "mahasu", "nekelmu", "sabatu", "seheru", "talamu"}) {
        planned.spell.discipline = QLatin1String(discipline);
        QVERIFY2(!effectText(planned, {}).isEmpty(), discipline);
    }
    planned.spell.discipline = QLatin1String("seheru");
    RuleOptions options;
    options.seheruEnergy = SeheruEnergy::Match;
    QVERIFY(
        effectText(planned, options).startsWith(QStringLiteral("Ends a spell of no more energy than this")));
    options.seheruEnergy = SeheruEnergy::None;
    QVERIFY(effectText(planned, options).startsWith(QStringLiteral("Ends a spell, whatever its energy")));
}

void TestCasting::theSheetSaysWhatItIsRolledAgainst()
{
    Builder who = test::nik();
    Spell read = spell("nekelmu", 0), gate = spell("amelatu", 0);
    read.id = QStringLiteral("s1");
    gate.id = QStringLiteral("s2");
    who.character.spells = {read, gate};
    const auto before = who.evaluated();
    QCOMPARE(before->spells[0].against, QStringLiteral("Defiance"));
    QCOMPARE(before->spells[1].against, QStringLiteral("Master's CL"));
    who.character.spells[0].challenge = 10;
    who.character.spells[1].challenge = 11;
    const auto after = who.evaluated();
    QCOMPARE(after->spells[0].against, QStringLiteral("CL 10 + range"));
    QCOMPARE(after->spells[1].against, QStringLiteral("CL 11"));
    who.character.spells[1].against = QStringLiteral("the keeper");
    QCOMPARE(who.evaluated()->spells[1].against, QStringLiteral("the keeper"));
}

/// Any plan for any character: the chances are counted, and what the outcomes say agrees with the rules.
void TestCasting::chancesAreTheSumOfTheOutcomes()
{
    QVERIFY(rc::check([] {
        const hursagmu::Character character = *test::anyCharacter(catalogue());
        Builder who;
        who.character = character;
        CastingPlan any;
        any.spell.discipline =
            QLatin1String(*rc::gen::element("amelatu", "mahasu", "nekelmu", "sabatu", "seheru", "talamu"));
        any.spell.intensity = *rc::gen::inRange(0, 40);
        any.spell.area = *rc::gen::inRange<int64_t>(1, 100);
        if (*rc::gen::arbitrary<bool>()) any.spell.challenge = *rc::gen::inRange(0, 16);
        any.followers = *rc::gen::inRange<int64_t>(0, 20);
        any.extraTime = *rc::gen::inRange(0, 6);
        any.blood = *rc::gen::inRange<int64_t>(0, 5);
        any.aim.at = *rc::gen::element(Aim::At::Nothing, Aim::At::Defiance, Aim::At::Place, Aim::At::Willing);
        any.aim.defiance = *rc::gen::inRange<int64_t>(0, 30);
        any.aim.distance = *rc::gen::inRange<int64_t>(0, 60);
        const Casting casting = cast(who, any);
        RC_ASSERT(casting.outcomes.size() == 11u);
        int holds = 0, hits = 0;
        bool held = false, hit = false;
        for (const CastingOutcome &outcome : casting.outcomes) {
            holds += outcome.holds ? rules::waysOf(outcome.natural) : 0;
            hits += outcome.hits ? rules::waysOf(outcome.natural) : 0;
            RC_ASSERT(!outcome.hits || outcome.holds);
            RC_ASSERT(outcome.hits || outcome.intensity == 0); // nothing arrives
            RC_ASSERT(!held || outcome.holds);                 // a better roll is never worse
            RC_ASSERT(!hit || outcome.hits);
            RC_ASSERT(outcome.holds || casting.over > 0);
            held = outcome.holds;
            hit = outcome.hits;
        }
        RC_ASSERT(holds == casting.holds.ways && hits == casting.hits.ways);
        const bool higherOnly = character.options.doubleCl == DoubleChallenge::HigherOnly && casting.hitCl;
        if (casting.isSafe()) RC_ASSERT(!casting.holdCl);
        if (!casting.holdCl) RC_ASSERT(casting.isSafe() || higherOnly);
        if (casting.holdCl)
            RC_ASSERT(casting.holdCl->value() ==
                      casting.over + rules::ExtraPowerCl + (character.options.strictBeat ? 1 : 0));
        else
            RC_ASSERT(casting.holds.ways == rules::AllWays);
        RC_ASSERT(!safetyText(casting, any).isEmpty());
        RC_ASSERT(casting.energy.value() == energyOf(any.spell).value());
    }));
}

void TestCasting::timesAreSaidInWords_data()
{
    QTest::addColumn<qint64>("actions");
    QTest::addColumn<QString>("words");
    const auto row = [](qint64 actions, const char *words) {
        QTest::newRow(words) << actions << QString::fromLatin1(words);
    };
    row(1, "1 action");
    row(2, "2 actions (1 round)");
    row(8, "8 actions (4 rounds)");
    row(64, "64 actions (32 rounds, about 3 minutes)");
    row(2'398, "2398 actions (1199 rounds, about 119 minutes)");
    row(2'400, "2400 actions (1200 rounds, about 2 hours)");
    row(4'096, "4096 actions (2048 rounds, about 3 hours)");
    row(57'598, "57598 actions (28799 rounds, about 47 hours)");
    row(57'600, "57600 actions (28800 rounds, about 2 days)");
    row(86'400, "86400 actions (43200 rounds, about 3 days)");
    row(21'024'000, "21024000 actions (10512000 rounds, about 2 years)");
    row(int64_t{1} << 62, "longer than a lifetime");
}

void TestCasting::timesAreSaidInWords()
{
    QFETCH(qint64, actions);
    QTEST(timeText(actions), "words");
}

QTEST_GUILESS_MAIN(TestCasting)

#include "tst_casting.moc"
