#include "core/hursagmu/rules/evaluation.h"
#include "tests/support/builder.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using sky::test::Builder;

class TestEvaluate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printedTemplates_data();
    void printedTemplates();
    void alaricsStrip();
    void alaricsRows();
    void alaricsList();
    void esharasPowers();
    void esharasSpells();
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

QTEST_GUILESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
