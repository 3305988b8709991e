#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/fold.h"
#include "tests/support/builder.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;
using sky::test::Builder;

class TestEvaluate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missileWeaponAddsNothingToDefense();
    void printedTemplates_data();
    void printedTemplates();
    void alaricsStrip();
    void alaricsRows();
    void alaricsList();
    void esharasPowers();
    void esharasSpells();

    void ledgerCountsByDateAndSequence();
    void struckEntriesDoNotCount();
    void sumsOfAnyLedgerStayInSixtyFourBits();
    void onlyWhatWeighsIsPartOfALoad_data();
    void onlyWhatWeighsIsPartOfALoad();
    void unknownContentIsKeptAndPriced();
    void costEndsWithTheTableByOption();

    void emptyHandsAreBare();
    void onlyShieldIsUsedAlone();
    void twoWeaponsAddDefensesAndTakeTheBetterDamage();
    void weaponHeldTwiceCountsTwice();
    void bowInHandIsShot();
    void thirdArmHoldsAShieldBesideTheBow();
    void guardingBonusMayStayInsideTheCap();
    void anythingMayBlockMissilesByOption();
    void naturalWeaponOnlyWithEmptyHands();
    void mountedShieldStopsMissiles();
    void moreThanTwelveRowsAreCut();
    void heldElsewhereCountsForNothing();

    void armorInAWornBackpackIsLuggage();
    void naturalArmorByOption();
    void brokenPlacesStillList();
    void mountsMove();
    void standingSplitOfTheFocus();
    void fociInOrderOfUse();
    void injuryTracksByVariant();
    void whatStopsTheBleedingFollowsTheOption_data();
    void whatStopsTheBleedingFollowsTheOption();
    void hidingAWeaponCountsOnOneSide();
    void largeAndStowedWeaponsAreNotHidden();
    void explanationsReadWell();
};

namespace
{

/// A template's derived numbers without weapon defense, with worn armor and an empty load.
struct Derived {
    int initiative, archer, thrown, melee, sorcery, defense, defiance, endurance, lift, move, spent;
};

struct Row {
    const char *name;
    int attack, damage, defense, missiles;
};

QString rowText(const HandLine &line)
{
    return QStringLiteral("%1 %2 %3 %4 %5")
        .arg(line.name)
        .arg(line.attack.value())
        .arg(line.damage.value())
        .arg(line.defense.value())
        .arg(line.missiles.value());
}

} // namespace

Q_DECLARE_METATYPE(Derived)
Q_DECLARE_METATYPE(Builder)

void TestEvaluate::printedTemplates_data()
{
    QTest::addColumn<Builder>("builder");
    QTest::addColumn<Derived>("derived");
    const auto row = [](const char *name, Builder builder, const char *armor, Derived derived) {
        if (armor) builder.add(armor, 1, Place::Worn);
        builder.character.options.armorWeightEncumbers = false;
        QTest::newRow(name) << builder << derived;
    };
    row("Knight",
        Builder().levels({{"command", 6},
                          {"constitution", 6},
                          {"intellect", 4},
                          {"perception", 4},
                          {"strength", 6},
                          {"willpower", 6},
                          {"athlete", 6},
                          {"healer", 4},
                          {"ranger", 4},
                          {"rider", 8},
                          {"scholar", 7},
                          {"warrior", 8}}),
        "mail", {6, 0, 6, 8, 4, 15, 11, 10, 400, 12, 100});
    row("Ranger",
        Builder().levels({{"command", 2},
                          {"constitution", 7},
                          {"intellect", 2},
                          {"perception", 8},
                          {"strength", 2},
                          {"willpower", 2},
                          {"archer", 5},
                          {"artisan", 5},
                          {"athlete", 6},
                          {"healer", 5},
                          {"ranger", 8},
                          {"rider", 5},
                          {"sneak", 6},
                          {"warrior", 6}}),
        "soft_hide", {8, 5, 6, 6, 2, 13, 9, 9, 160, 14, 100});
    row("Giant",
        Builder().levels({{"command", 6},
                          {"constitution", 10},
                          {"perception", 4},
                          {"strength", 10},
                          {"willpower", 4},
                          {"artisan", 6},
                          {"athlete", 4},
                          {"warrior", 6}}),
        "boiled_hide", {4, 0, 4, 6, 0, 13, 7, 13, 1000, 11, 100});
    row("Rogue",
        Builder().levels({{"intellect", 4},
                          {"perception", 8},
                          {"archer", 2},
                          {"athlete", 8},
                          {"burglar", 8},
                          {"rider", 2},
                          {"scholar", 2},
                          {"sneak", 8},
                          {"trader", 6},
                          {"trickster", 8},
                          {"warrior", 2}}),
        nullptr, {8, 2, 8, 2, 4, 15, 11, 0, 100, 18, 100});
    row("Mystic",
        Builder()
            .levels({{"command", 2},
                     {"constitution", 4},
                     {"intellect", 4},
                     {"perception", 6},
                     {"strength", 2},
                     {"willpower", 4},
                     {"artisan", 2},
                     {"athlete", 6},
                     {"healer", 6},
                     {"ranger", 4},
                     {"scholar", 4},
                     {"sneak", 5},
                     {"warrior", 6}})
            .gift("superior_hearing")
            .gift("starvision")
            .gift("intuition")
            .gift("empathy")
            .gift("immunity")
            .gift("longevity"),
        nullptr, {6, 0, 6, 6, 4, 13, 11, 4, 160, 16, 98});
    row("Priest",
        Builder()
            .levels({{"command", 10}, {"intellect", 4}, {"perception", 4}, {"willpower", 8}, {"scholar", 5}})
            .gift("mahasu")
            .gift("sabatu")
            .gift("seheru")
            .gift("talamu")
            .gift("immunity")
            .gift("longevity")
            .gift("phosphorescence"),
        nullptr, {4, 0, 0, 0, 4, 7, 11, 0, 100, 10, 100});
    row("Sorcerer", test::eshara(), nullptr, {6, 0, 0, 0, 8, 7, 15, 2, 100, 10, 100});
}

void TestEvaluate::printedTemplates()
{
    QFETCH(Builder, builder);
    QFETCH(Derived, derived);
    const auto result = builder.evaluated();
    QCOMPARE(result->initiative.value(), derived.initiative);
    QCOMPARE(result->offenseMissile.value(), derived.archer);
    QCOMPARE(result->offenseThrown.value(), derived.thrown);
    QCOMPARE(result->offenseMelee.value(), derived.melee);
    QCOMPARE(result->offenseSorcery.value(), derived.sorcery);
    QCOMPARE(result->defenseUnarmed.value(), derived.defense);
    QCOMPARE(result->defiance.value(), derived.defiance);
    QCOMPARE(result->endurance.value(), derived.endurance);
    QCOMPARE(result->load.lift.value(), derived.lift * 1000);
    QCOMPARE(result->move.value(), derived.move);
    QCOMPARE(result->spent, derived.spent);
    QCOMPARE(result->remaining, 100 - derived.spent);
}

void TestEvaluate::alaricsStrip()
{
    const auto result = test::alaric().evaluated();
    QCOMPARE(result->initiative.value(), 6);
    QCOMPARE(result->defense.value(), 17);
    QCOMPARE(result->defenseUnarmed.value(), 15);
    QCOMPARE(result->defenseMissiles.value(), 17);
    QCOMPARE(result->defenseMissilesUnarmed.value(), 13);
    QCOMPARE(result->defiance.value(), 11);
    QCOMPARE(result->endurance.value(), 10);
    QCOMPARE(result->move.value(), 12);
    QCOMPARE(result->swim.value(), 8);
    QVERIFY(result->swimNeedsArmorOff);
    QCOMPARE(result->load.carried.value(), 89'000);
    QCOMPARE(result->load.penalty.value(), 0);
    QCOMPARE(result->load.onMount.value(), 11'000);
    QCOMPARE(result->trait(QStringLiteral("athlete"))->roll.value(), 2);
    QCOMPARE(result->trait(QStringLiteral("sneak"))->roll.value(), -4);
    QCOMPARE(result->trait(QStringLiteral("warrior"))->roll.value(), 8);
    QCOMPARE(result->spentTalents.value(), 40);
    QCOMPARE(result->spentProfessions.value(), 60);
    QCOMPARE(result->spentGifts.value(), 0);
    QVERIFY2(result->issues.empty(),
             qPrintable(result->issues.empty() ? QString() : result->issues[0].sentence));
}

void TestEvaluate::alaricsRows()
{
    const auto result = test::alaric().evaluated();
    QStringList rows;
    for (const HandLine &line : result->inHand)
        rows.append(rowText(line));
    QCOMPARE(rows, QStringList({QStringLiteral("Sword and shield 8 12 17 17"),
                                QStringLiteral("Sword alone, struck hard 8 14 15 13"),
                                QStringLiteral("Sword alone, held to guard 8 12 16 13"),
                                QStringLiteral("Mounted 8 12 17 17")}));
    QVERIFY(result->inHand.front().held);
    QCOMPARE(result->inHand.back().remark, QStringLiteral("15 if unable to block"));
    QVERIFY(!result->moreInHand);

    QStringList weapons;
    for (const WeaponLine &line : result->weapons)
        weapons.append(QStringLiteral("%1 %2 %3 %4")
                           .arg(line.name)
                           .arg(line.attack.value())
                           .arg(line.damage.value())
                           .arg(line.defense.value()));
    QCOMPARE(weapons, QStringList({QStringLiteral("Sword 8 12 0"), QStringLiteral("Shield 8 8 2"),
                                   QStringLiteral("Dagger 8 10 0"), QStringLiteral("Bare hands 8 6 0")}));
}

void TestEvaluate::alaricsList()
{
    const auto result = test::alaric().evaluated();
    QStringList lines;
    for (const PresentItem &item : result->items)
        lines.append(
            QString(item.depth * 2, QLatin1Char(' ')) + item.text + QLatin1Char(' ') +
            (item.weighsNothing ? QStringLiteral("-") : numberText(item.weight.value(), Unit::Pounds)));
    QCOMPARE(lines.mid(6, 4),
             QStringList({QStringLiteral("pouch 1"), QStringLiteral("  flint and steel -"),
                          QStringLiteral("  parchment, 2 sheets -"), QStringLiteral("backpack 1")}));
    QVERIFY(lines.contains(QStringLiteral("  rope, 10 yards 5")));
    QVERIFY(lines.contains(QStringLiteral("  trail rations, 5 days 5")));
    QVERIFY(lines.contains(QStringLiteral("  torch × 3 3")));
    QVERIFY(lines.contains(QStringLiteral("  noble attire 10")));
    QCOMPARE(result->items.back().place, Place::Mount);
}

void TestEvaluate::esharasPowers()
{
    const auto result = test::eshara().evaluated();
    QVERIFY(result->isSorcerer);
    QStringList foci;
    for (const FocusLine &line : result->foci)
        foci.append(
            QStringLiteral("%1 %2 %3").arg(line.name).arg(line.focusPower.value()).arg(line.power.value()));
    QCOMPARE(foci, QStringList({QStringLiteral("staff 6 10"), QStringLiteral("tower 14 18"),
                                QStringLiteral("No focus 0 4")}));
    QCOMPARE(result->load.carried.value(), 27'000);
    QCOMPARE(result->move.value(), 10);
    QCOMPARE(result->swim.value(), 5);
}

void TestEvaluate::esharasSpells()
{
    const auto result = test::eshara().evaluated();
    const auto casting = [](const SpellCasting &c) {
        return QStringLiteral("%1/%2").arg(c.actions).arg(c.cl ? QString::number(*c.cl)
                                                               : QStringLiteral("-"));
    };
    QStringList spells;
    for (const SpellLine &line : result->spells)
        spells.append(QStringLiteral("%1 %2 %3 %4")
                          .arg(line.energy.value())
                          .arg(casting(line.castings.front()), casting(line.castings.back()), line.against));
    QCOMPARE(
        spells,
        QStringList({QStringLiteral("8 1/- 4/11 Master's CL"), QStringLiteral("12 2/9 16/15 Defiance"),
                     QStringLiteral("10 1/- 8/13 Defiance"), QStringLiteral("10 1/- 8/13 Defiance"),
                     QStringLiteral("4 1/- 1/- Defiance"), QStringLiteral("6 1/- 2/9 none if willing")}));
}

namespace
{

LedgerEntry entryOf(EntryKind kind, const char *id, QDate date, int sequence)
{
    LedgerEntry entry;
    entry.id = QString::fromLatin1(id);
    entry.kind = kind;
    entry.date = date;
    entry.sequence = sequence;
    return entry;
}

LedgerEntry raise(const char *id, QDate date, int sequence, int from, int to)
{
    LedgerEntry entry = entryOf(EntryKind::Raise, id, date, sequence);
    entry.trait = QStringLiteral("warrior");
    entry.from = from;
    entry.to = to;
    return entry;
}

LedgerEntry award(const char *id, QDate date, int64_t points)
{
    LedgerEntry entry = entryOf(EntryKind::Award, id, date, 0);
    entry.points = points;
    return entry;
}

const QDate may(2024, 5, 1);

/// Strength 2, Athlete 4, Warrior 6.
Builder fighter()
{
    return Builder().levels({{"strength", 2}, {"athlete", 4}, {"warrior", 6}});
}

QStringList rowsOf(const Builder &builder)
{
    QStringList rows;
    const auto result = builder.evaluated();
    for (const HandLine &line : result->inHand)
        rows.append((line.held ? QStringLiteral("*") : QString()) + rowText(line));
    return rows;
}

Item customItem(ItemKind kind, const char *name)
{
    Item item;
    item.kind = kind;
    item.name = QString::fromLatin1(name);
    return item;
}

} // namespace

void TestEvaluate::ledgerCountsByDateAndSequence()
{
    Builder b;
    b.character.ledger = {raise("c", may.addDays(2), 1, 5, 6), raise("b", may.addDays(2), 0, 4, 5),
                          raise("a", may.addDays(1), 7, 0, 4), award("z", may, 20)};
    const auto result = b.evaluated();
    QCOMPARE(result->level(QStringLiteral("warrior")), 6);
    QCOMPARE(result->experienceSpent, 8);
    QCOMPARE(result->experienceUnspent(), 12);
    QCOMPARE(result->spent, 0);
    QCOMPARE(result->meters.back().left(), 12);
    for (const Issue &issue : result->issues)
        QVERIFY2(issue.severity == Severity::Note, qPrintable(issue.sentence));
}

void TestEvaluate::struckEntriesDoNotCount()
{
    Builder b;
    b.character.ledger = {award("z", may, 4), raise("a", may.addDays(1), 0, 0, 4)};
    b.character.ledger.back().struck = Strike{};
    QCOMPARE(b.evaluated()->level(QStringLiteral("warrior")), 0);
    QCOMPARE(b.evaluated()->experienceUnspent(), 4);
    const auto worth = [&b](int from, int to) {
        return entryPoints(raise("b", may, 0, from, to), b.character, test::catalogue());
    };
    QCOMPARE(worth(0, 4), -4);
    QCOMPARE(worth(4, 4), 0);
    QCOMPARE(worth(4, 3), 0);
}

void TestEvaluate::sumsOfAnyLedgerStayInSixtyFourBits()
{
    const int64_t most = int64_t{1} << 61; // so that what is earned without what is spent does as well
    QCOMPARE(bounded(INT64_MAX), most);
    QCOMPARE(bounded(INT64_MIN), -most);
    QCOMPARE(bounded(-7), int64_t{-7});
}

void TestEvaluate::onlyWhatWeighsIsPartOfALoad_data()
{
    QTest::addColumn<Place>("place");
    QTest::newRow("carried") << Place::Carried;
    QTest::newRow("on the mount") << Place::Mount;
}

void TestEvaluate::onlyWhatWeighsIsPartOfALoad()
{
    QFETCH(Place, place);
    Builder b;
    b.character.mount = Mount{};
    for (const int64_t thousandths : {0, 1, 2000}) {
        Item item;
        item.name = QStringLiteral("feather");
        item.weightEach = Weight::ofSmallest(thousandths);
        item.place = place;
        b.add(item);
    }
    const auto result = b.evaluated();
    const Breakdown &load = place == Place::Mount ? result->load.onMount : result->load.carried;
    QCOMPARE(load.parts().size(), size_t(2));
    QCOMPARE(load.value(), 2001);
}

void TestEvaluate::unknownContentIsKeptAndPriced()
{
    Builder b = Builder().levels({{"alchemist", 5}}).gift("flight");
    b.character.creation.gifts.back().cost = 7;
    const auto result = b.evaluated();
    QVERIFY(!result->trait(QStringLiteral("alchemist"))->known);
    QVERIFY(!result->gifts.front().known);
    QCOMPARE(result->spentProfessions.value(), 6);
    QCOMPARE(result->spentGifts.value(), 7);
}

void TestEvaluate::costEndsWithTheTableByOption()
{
    Builder b = Builder().levels({{"warrior", 12}});
    QCOMPARE(b.evaluated()->trait(QStringLiteral("warrior"))->nextCost, std::optional<int64_t>(32));
    b.character.options.costExtension = CostExtension::TableOnly;
    QCOMPARE(b.evaluated()->trait(QStringLiteral("warrior"))->nextCost, std::nullopt);
}

void TestEvaluate::emptyHandsAreBare()
{
    QCOMPARE(rowsOf(fighter()), QStringList(QStringLiteral("*Bare hands 6 2 13 11")));
}

void TestEvaluate::onlyShieldIsUsedAlone()
{
    Builder b = fighter();
    b.hold({b.add("shield"), QString()});
    QCOMPARE(rowsOf(b), QStringList({QStringLiteral("*Shield alone, struck hard 6 6 15 15"),
                                     QStringLiteral("*Shield alone, held to guard 6 4 16 15")}));
}

void TestEvaluate::twoWeaponsAddDefensesAndTakeTheBetterDamage()
{
    Builder b = fighter();
    const QString rapier = b.add("rapier");
    b.hold({b.add("sword"), rapier});
    QCOMPARE(rowsOf(b).front(), QStringLiteral("*Sword and rapier 6 8 14 11"));
    b.character.findItem(rapier)->name = QStringLiteral("Needle");
    QCOMPARE(rowsOf(b).front(), QStringLiteral("*Sword and Needle 6 8 14 11"));
}

void TestEvaluate::weaponHeldTwiceCountsTwice()
{
    Builder b = fighter();
    const QString bucklers = b.add("buckler", 2);
    b.hold({bucklers, bucklers});
    QCOMPARE(b.evaluated()->defense.value(), 15);
    b.character.findItem(bucklers)->quantity = 1;
    QCOMPARE(b.evaluated()->defense.value(), 14);
}

void TestEvaluate::bowInHandIsShot()
{
    Builder b = fighter().levels({{"archer", 5}});
    const QString bow = b.add("bow");
    b.hold({bow, bow});
    const auto result = b.evaluated();
    QCOMPARE(rowsOf(b), QStringList(QStringLiteral("*Bow 5 8 13 11")));
    QCOMPARE(result->weapons.front().longestShot->value(), 180);
    b.character.options.missileMaxRange = MissileRange::TotalDamage;
    QCOMPARE(b.evaluated()->weapons.front().longestShot->value(), 240);
    b.character.options.missileMaxRange = MissileRange::None;
    QVERIFY(!b.evaluated()->weapons.front().longestShot);
}

void TestEvaluate::thirdArmHoldsAShieldBesideTheBow()
{
    Builder b = fighter().levels({{"archer", 5}}).gift("extra_limb");
    const QString bow = b.add("bow");
    const QString shield = b.add("shield");
    b.hold({bow, bow, shield});
    QVERIFY(rowsOf(b).contains(QStringLiteral("*Bow 5 8 15 15")));
    b.character.creation.gifts.front().limb = LimbKind::Leg;
    QCOMPARE(b.evaluated()->defense.value(), 13);
}

void TestEvaluate::guardingBonusMayStayInsideTheCap()
{
    Builder b = fighter();
    b.hold({b.add("buckler"), QString()});
    QCOMPARE(rowsOf(b).back(), QStringLiteral("*Buckler alone, held to guard 6 4 15 14"));
    b.character.options.singleBonusCap = SingleBonusCap::Inside;
    QCOMPARE(rowsOf(b).back(), QStringLiteral("*Buckler alone, held to guard 6 4 14 14"));
}

void TestEvaluate::anythingMayBlockMissilesByOption()
{
    Builder b = fighter();
    b.hold({b.add("rapier"), QString()});
    QCOMPARE(b.evaluated()->defenseMissiles.value(), 11);
    b.character.options.missileBlock = MissileBlock::AlwaysBlock;
    QCOMPARE(b.evaluated()->defenseMissiles.value(), 14);
}

void TestEvaluate::naturalWeaponOnlyWithEmptyHands()
{
    Builder b = fighter().gift("natural_weapon");
    QCOMPARE(rowsOf(b), QStringList(QStringLiteral("*Natural weapon 6 6 13 11")));
    b.hold({b.add("dagger"), QString()});
    QCOMPARE(rowsOf(b), QStringList({QStringLiteral("*Dagger alone, struck hard 6 8 13 11"),
                                     QStringLiteral("*Dagger alone, held to guard 6 6 14 11"),
                                     QStringLiteral("Natural weapon 6 6 13 11")}));
}

void TestEvaluate::mountedShieldStopsMissiles()
{
    Builder b = fighter().levels({{"rider", 3}});
    QCOMPARE(rowsOf(b).back(), QStringLiteral("Mounted 6 2 13 10"));
    b.hold({b.add("shield"), QString()});
    QCOMPARE(rowsOf(b).back(), QStringLiteral("Mounted 6 4 15 15"));
    QCOMPARE(b.evaluated()->inHand.back().remark, QStringLiteral("10 if unable to block"));
}

/// Blades of falling damage and rising defense, so that none beats another.
void TestEvaluate::moreThanTwelveRowsAreCut()
{
    Builder b = fighter();
    for (int i = 0; i < 15; ++i) {
        Item item = customItem(ItemKind::Weapon, "blade");
        item.weapon = WeaponSpec{};
        item.weapon->defense = i;
        item.weapon->damage = 20 - i;
        item.weapon->size = Size::Large;
        b.add(item);
    }
    const auto result = b.evaluated();
    QCOMPARE(result->inHand.size(), size_t{12});
    QVERIFY(result->moreInHand);
    QCOMPARE(result->weapons.size(), size_t{16});
}

void TestEvaluate::heldElsewhereCountsForNothing()
{
    Builder b = fighter();
    b.hold({b.add("shield", 1, Place::Mount), QString()});
    QCOMPARE(b.evaluated()->defense.value(), 13);
    const QString spear = b.add("spear");
    b.hold({spear, QString()});
    QCOMPARE(b.evaluated()->defense.value(), 13);
}

void TestEvaluate::armorInAWornBackpackIsLuggage()
{
    Builder b = fighter();
    b.character.options.armorWeightEncumbers = false;
    const QString backpack = b.add("backpack", 1, Place::Worn);
    b.add("mail", 1, Place::Carried, backpack);
    b.add("soft_hide", 1, Place::Worn);
    const auto result = b.evaluated();
    QCOMPARE(result->load.carried.value(), 41'000);
    QCOMPARE(result->endurance.value(), 2);
    QCOMPARE(result->armorPenalty.value(), -2);
    QCOMPARE(result->wornArmor.size(), size_t{1});
}

void TestEvaluate::naturalArmorByOption()
{
    Builder b = fighter().gift("natural_armor");
    b.add("mail", 1, Place::Worn);
    QCOMPARE(b.evaluated()->endurance.value(), 6);
    b.character.options.naturalArmorStacks = false;
    QCOMPARE(b.evaluated()->endurance.value(), 4);
    b.character.options.naturalArmorValue = 5;
    QCOMPARE(b.evaluated()->endurance.value(), 5);
}

/// Only a file made elsewhere could say so: things in each other, in themselves, in nothing.
void TestEvaluate::brokenPlacesStillList()
{
    Builder b;
    const QString sack = b.add("sack");
    const QString chest = b.add("chest", 1, Place::Carried, sack);
    b.character.findItem(sack)->container = chest;
    const QString pouch = b.add("pouch");
    b.character.findItem(pouch)->container = pouch;
    b.add("torch", 1, Place::Carried, QStringLiteral("lost"));
    const auto result = b.evaluated();
    QCOMPARE(result->items.size(), size_t{4});
    QCOMPARE(result->load.carried.value(), 28'000);
    const auto misplaced =
        std::count_if(result->issues.begin(), result->issues.end(),
                      [](const Issue &issue) { return issue.code == QLatin1String("item-misplaced"); });
    QCOMPARE(misplaced, 3);
}

void TestEvaluate::mountsMove()
{
    Builder b = test::alaric();
    QCOMPARE(b.evaluated()->mount->move.value(), 28);
    b.character.mount->armor = 3;
    QCOMPARE(b.evaluated()->mount->move.value(), 25);
    b.character.mount->lift = Weight::ofUnits(22);
    QCOMPARE(b.evaluated()->mount->load.penalty.value(), -4);
    QCOMPARE(b.evaluated()->mount->move.value(), 21);
    b.character.mount->move = 6;
    QCOMPARE(b.evaluated()->mount->move.value(), 0);
}

void TestEvaluate::standingSplitOfTheFocus()
{
    Builder b = test::eshara();
    QVERIFY(!b.evaluated()->standingPower);
    b.character.focusForCommand = 2;
    QCOMPARE(b.evaluated()->standingPower->value(), 6);
    QCOMPARE(b.evaluated()->standingWillpower->value(), 8);
    b.character.focusForCommand = 50;
    QCOMPARE(b.evaluated()->standingPower->value(), 10);
    QCOMPARE(b.evaluated()->standingWillpower->value(), 4);
    b.hold({QString(), QString()});
    QVERIFY(!b.evaluated()->standingPower);
}

void TestEvaluate::fociInOrderOfUse()
{
    Builder b = Builder().gift("mahasu");
    b.add("temple", 1, Place::Left);
    b.add("wand");
    b.add("cane", 1, Place::Left);
    b.hold({b.add("scepter"), QString()});
    QStringList names;
    const auto result = b.evaluated();
    for (const FocusLine &line : result->foci)
        names.append(line.name);
    QCOMPARE(names, QStringList({QStringLiteral("scepter"), QStringLiteral("wand"), QStringLiteral("temple"),
                                 QStringLiteral("No focus")}));
    QVERIFY(Builder().evaluated()->foci.empty());
    for (int i = 0; i < 120; ++i)
        b.add("wand");
    const auto many = b.evaluated(); // no more than a hundred lines; the last is without a focus
    QCOMPARE(many->foci.size(), size_t{100});
    QCOMPARE(many->foci.front().name, QStringLiteral("scepter"));
    QCOMPARE(many->foci.back().name, QStringLiteral("No focus"));
}

void TestEvaluate::injuryTracksByVariant()
{
    Builder b;
    b.character.damage.stuns = 11;
    b.character.damage.wounds = 20;
    b.character.damage.shocks = 12;
    auto result = b.evaluated();
    QCOMPARE(result->injuries[0].state, QStringLiteral("unconscious"));
    QCOMPARE(result->injuries[1].boxes, 30);
    QCOMPARE(result->injuries[1].state, QStringLiteral("falls; one more each round until tended"));
    QCOMPARE(result->injuries[1].penalty, 0);
    QCOMPARE(result->injuries[2].state, QString());

    b.character.options.injuryModel = InjuryModel::B;
    result = b.evaluated();
    QCOMPARE(result->injuries[1].boxes, 20);
    QCOMPARE(result->injuries[1].state, QStringLiteral("dead"));
    QCOMPARE(result->injuries[1].penalty, -10);
    QCOMPARE(result->injuries[2].penalty, -2);
    QCOMPARE(result->injuries[2].marks.size(), size_t{1});
    QCOMPARE(result->injuries[2].marks.front().text, QStringLiteral("mind lost"));
}

void TestEvaluate::whatStopsTheBleedingFollowsTheOption_data()
{
    QTest::addColumn<BleedStop>("stop");
    QTest::addColumn<QString>("wounds");
    QTest::addColumn<QString>("shocks");
    const auto row = [](const char *name, BleedStop stop, const char *until) {
        const QString text = QStringLiteral("%1; one more each round until %2");
        QTest::newRow(name) << stop << text.arg(QStringLiteral("falls"), QLatin1String(until))
                            << text.arg(QStringLiteral("insane"), QLatin1String(until));
    };
    row("first aid", BleedStop::FirstAid12, "tended");
    row("healing", BleedStop::AnySuccessfulHealing, "healed");
    row("recovery", BleedStop::Below20Only, "below 20");
}

void TestEvaluate::whatStopsTheBleedingFollowsTheOption()
{
    QFETCH(BleedStop, stop);
    Builder b;
    b.character.options.bleedStop = stop;
    b.character.damage.wounds = 20;
    b.character.damage.shocks = 20;
    const auto result = b.evaluated();
    QTEST(result->injuries[1].state, "wounds");
    QTEST(result->injuries[2].state, "shocks");
}

void TestEvaluate::hidingAWeaponCountsOnOneSide()
{
    Builder b;
    const QString dagger = QStringLiteral("conceal/") + b.add("dagger");
    const QString sword = QStringLiteral("conceal/") + b.add("sword");
    const auto searched = b.evaluated();
    QCOMPARE(searched->find(dagger)->number.value(), 0);
    QCOMPARE(searched->find(sword)->number.toText(), QStringLiteral("6 [H-130]"));
    QVERIFY(searched->find(sword)->remark.contains(QStringLiteral("searches")));

    b.character.options.concealment = Concealment::HiderMinus6;
    const auto hidden = b.evaluated();
    QCOMPARE(hidden->find(dagger)->number.value(), 0);
    QCOMPARE(hidden->find(sword)->number.value(), -6);
    QVERIFY(hidden->find(sword)->remark.contains(QStringLiteral("hides")));
}

void TestEvaluate::largeAndStowedWeaponsAreNotHidden()
{
    Builder b;
    b.add("halberd");
    b.add("sword", 1, Place::Mount);
    b.add("sword", 1, Place::Left);
    b.add("sword", 1, Place::Carried, b.add("backpack"));
    const auto result = b.evaluated();
    for (const DerivedValue &value : result->values)
        QVERIFY2(!value.id.startsWith(QStringLiteral("conceal/")), qPrintable(value.id));
}

void TestEvaluate::explanationsReadWell()
{
    const auto result = test::alaric().evaluated();
    const auto line = [&result](const char *id) {
        return result->find(QString::fromLatin1(id))->number.toText();
    };
    QCOMPARE(line("points/total"), QStringLiteral("100 = 40 talents + 60 professions + 0 gifts [H-003]"));
    QCOMPARE(line("points/left"), QStringLiteral("0 = 100 budget − 100 spent"));
    QCOMPARE(line("defense"), QStringLiteral("17 = 7 base + 8 Warrior (beats Athlete 6) + 2 Shield [H-180]"));
    QCOMPARE(line("move"), QStringLiteral("12 = 10 base + 6 Athlete − 4 mail [H-201]"));
    QCOMPARE(line("hand/1/damage"), QStringLiteral("12 = 6 Strength + 6 Sword (beats Shield 2) [H-137]"));
    QCOMPARE(line("hand/2/damage"), QStringLiteral("14 = 6 Strength + 6 Sword + 2 weapon alone [H-137]"));
    QCOMPARE(line("roll/athlete"), QStringLiteral("2 = 6 Athlete − 4 mail [H-148]"));
}

void TestEvaluate::missileWeaponAddsNothingToDefense()
{
    for (const MissileBlock block : {MissileBlock::ShieldOrDodge, MissileBlock::AlwaysBlock}) {
        Builder b = Builder().levels({{"warrior", 4}});
        b.character.options.missileBlock = block;
        Item bow;
        bow.kind = ItemKind::Weapon;
        bow.name = QStringLiteral("guarded bow");
        bow.weapon = WeaponSpec{};
        bow.weapon->weaponClass = WeaponClass::Missile;
        bow.weapon->defense = 3;
        const QString id = b.add(bow);
        b.hold({id, id});
        const auto result = b.evaluated();
        QCOMPARE(result->defense.value(), result->defenseUnarmed.value());
        QCOMPARE(result->weapons.front().defense.value(), 0);
        QCOMPARE(result->inHand.front().defense.value(), 11);
    }
}

QTEST_GUILESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
