// The rules by the names and inputs that test vectors use: every function, all of its results, its defaults.
#include "core/hursagmu/catalogue/catalogue.h"
#include "tests/support/rulefunctions.h"

#include <QJsonDocument>
#include <QTest>

#include <optional>

using namespace sky::hursagmu;

namespace
{

QJsonObject object(const char *text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    Q_ASSERT(document.isObject());
    return document.object();
}

QByteArray shown(const QJsonObject &results)
{
    return QJsonDocument(results).toJson(QJsonDocument::Compact);
}

struct Row {
    const char *function;
    const char *inputs;
    const char *results; ///< all of them
};

const char *const fighter = R"({"traits": {"Strength": 6, "Constitution": 6, "Perception": 4, "Intellect": 4,
    "Athlete": 6, "Warrior": 8, "Archer": 2}, "weapon_defense": 2, "weapon_damage": 6, "armor": 4,
    "natural_armor": 2, "carried": 300})";

const Row rows[] = {
    {"build", R"({"traits": {"Warrior": 8, "Sneak": 5}, "gifts": {"sense": 2, "longevity": 1}})",
     R"({"traits": 22, "gifts": 16, "total": 38, "remaining": null})"},
    {"build", R"({"traits": {"Warrior": 8}, "gifts": {}, "budget": 10})",
     R"({"traits": 16, "gifts": 0, "total": 16, "remaining": -6})"},
    {"charge", R"({"spaces": 11})", R"({"bonus": 2})"},
    {"coins", R"({"cc": 123.5})", R"({"gc": 1, "sc": 2, "cc": 3.5})"},
    {"combat_values", fighter,
     R"({"initiative": 6, "offense_archer": 2, "offense_thrown": 6, "offense_melee": 8, "offense_sorcery": 4,
         "defense": 15, "defense_with_weapons": 17, "defiance": 11, "endurance": 12, "damage": 12, "lift": 400,
         "move": 4})"},
    {"combat_values", R"({"traits": {}})",
     R"({"initiative": 0, "offense_archer": 0, "offense_thrown": 0, "offense_melee": 0, "offense_sorcery": 0,
         "defense": 7, "defense_with_weapons": 7, "defiance": 7, "endurance": 0, "damage": 0, "lift": 100,
         "move": 10})"},
    {"damage", R"({"dx": 3, "strength": 2, "damage_mod": -4, "momentum": 7, "armor": 1, "constitution": 2})",
     R"({"raw": 8, "wounds": 5, "stuns": 5})"},
    {"damage", R"({"dx": 3, "strength": 6, "constitution": 2, "subdue": true})",
     R"({"raw": 9, "wounds": 4, "stuns": 7})"},
    {"encumbrance", R"({"carried": 330, "strength": 5})",
     R"({"lift": 320, "percent": 103.12, "penalty": -12, "liftable": false})"},
    {"encumbrance", R"({"carried": 7.5, "lift_lbs": 10})",
     R"({"lift": 10, "percent": 75, "penalty": -8, "liftable": true})"},
    {"fall", R"({"spaces": 6, "constitution": 4, "athlete": 5, "natural": 9})",
     R"({"damage": 12, "dx": 2, "net": 6})"},
    {"fall", R"({"spaces": 6, "constitution": 4})", R"({"damage": 12, "dx": 0, "net": 8})"},
    {"focus_power", R"({"length_ft": 0.5, "width_doublings": 1})", R"({"power": 2})"},
    {"gifts_cost", R"({"gifts": {"sorcery": 6, "sense": 7, "extra_limb": 3}})",
     R"({"cost": 90, "invalid": []})"},
    {"gifts_cost", R"({"gifts": {"mahasu": 2, "immunity": 2, "wings": 1}})",
     R"({"cost": 24, "invalid": ["wings", "immunity", "mahasu"]})"},
    {"group_bonus", R"({"followers": 0})", R"({"bonus": 0})"},
    {"initiative", R"({"natural": 7, "value": 3, "haste": true, "held": true, "minor_acts": 2})",
     R"({"total": 18})"},
    {"injure_A", R"({"hits": [12, 9], "wounds": 9, "stuns": 1})",
     R"({"stuns": 22, "wounds": 30, "penalty": 0, "unconscious": true, "incapacitated": true, "dead": true})"},
    {"injure_B", R"({"hits": [4, 8], "wounds": 11})",
     R"({"stuns": 12, "wounds": 13, "penalty": -3, "unconscious": true, "incapacitated": false, "dead": false})"},
    {"intuition_cl", R"({"base": 12, "energy": 5, "distance": 2500})", R"({"cl": 9})"},
    {"intuition_cl", R"({"base": 12, "energy": 5})", R"({"cl": 7})"},
    {"item_price", R"({"unit_cc": 5, "quantity": 3, "quality": "poor"})", R"({"cc": 7.5})"},
    {"item_price", R"({"unit_cc": 5, "quality": "excellent", "excellent_multiplier": 2.5})",
     R"({"cc": 12.5})"},
    {"item_price", R"({"unit_cc": 5, "quality": "excellent"})", R"({"cc": null})"},
    {"jump_cl", R"({"spaces": 4})", R"({"cl": 8})"},
    {"lift_lbs", R"({"strength": -9})", R"({"lbs": 12.5})"},
    {"mass_bonus", R"({"heavier": 300, "lighter": 200})", R"({"bonus": 1})"},
    {"missile_defense", R"({"traits": {"Athlete": 4, "Warrior": 6}})", R"({"defense": 11})"},
    {"missile_defense", R"({"traits": {"Athlete": 4, "Warrior": 6}, "shield_defense": 2})",
     R"({"defense": 15})"},
    {"missile_defense", R"({"traits": {"Athlete": 4, "Warrior": 6}, "shield_defense": 0})",
     R"({"defense": 13})"},
    {"missile_range", R"({"weapon_damage": 8})", R"({"max_spaces": 240})"},
    {"momentum_damage", R"({"base": 5, "spaces": 8})", R"({"total": 7})"},
    {"monster_mass", R"({"height_ratio": 1.5, "density_ratio": 2, "base": 100})",
     R"({"factor": 6.75, "lbs": 675})"},
    {"mount_move", R"({"athlete": 5, "armor": 3, "encumbrance": 8})", R"({"spaces": 19})"},
    {"mounted_defense", R"({"traits": {"Warrior": 6, "Rider": 8}, "weapon_defense": 2, "penalty": 3})",
     R"({"defense": 15})"},
    {"mounted_defense", R"({"traits": {"Warrior": 6, "Rider": 8}, "can_block": false, "penalty": 3})",
     R"({"defense": 12})"},
    {"movement", R"({"athlete": 3, "armor": 5, "encumbrance": 12})", R"({"spaces": 0})"},
    {"needed", R"({"trait": 4, "cl": 20, "modifier": 2})", R"({"need": 14, "ways_of_36": 1})"},
    {"needed", R"({"trait": 9, "cl": 8})", R"({"need": -1, "ways_of_36": 35})"},
    {"opposed_cl", R"({"trait": 6})", R"({"cl": 13})"},
    {"poison", R"({"damage": 7, "constitution": 4})", R"({"net": 3})"},
    {"portal", R"({"area": 3, "rounds": 3})", R"({"energy": 8, "diameter": 2})"},
    {"power_level", R"({"command": 4, "focus": 6, "followers": 3})", R"({"power": 14})"},
    {"range_number", R"({"distance": 2, "increment": 0})", R"({"number": 0, "reachable": false})"},
    {"recovery", R"({"natural": 12, "trait": 0, "amount": 20})", R"({"healed": 1, "left": 19})"},
    {"spell_energy", R"({"intensity": 3, "area": 3, "duration": 5})", R"({"energy": 13})"},
    {"spell_hit",
     R"({"natural": 8, "intellect": 6, "target_intellect": 3, "intensity": 5, "range_no": 2, "bonus": 1})",
     R"({"hit": true, "dx": 3, "intensity": 8})"},
    {"spell_resist", R"({"intensity": 9, "willpower": 3, "focus": 2, "sacrificed": 1})", R"({"net": 2})"},
    {"spell_time", R"({"energy": 15, "power": 8, "group_power": 12})",
     R"({"actions": 4, "rounds": 2, "cl": 14})"},
    {"spell_time", R"({"energy": 8, "power": 8})", R"({"actions": 1, "rounds": 0.5, "cl": null})"},
    {"surprise_cl", R"({"distance": 12, "increment": 5})", R"({"cl": 6})"},
    {"surprise_cl", R"({})", R"({"cl": 4})"},
    {"swim", R"({"athlete": 5, "encumbrance": 4})", R"({"spaces": 5})"},
    {"time_mod", R"({"taken": 0.25})", R"({"cl": 4, "roll": 0})"},
    {"time_mod", R"({"taken": 0.3})", R"({"cl": 4, "roll": 0})"},
    {"trait_change", R"({"from_level": 7, "to_level": 5})", R"({"points": -6})"},
    {"trait_cost", R"({"level": 13})", R"({"cost": 96})"},
    {"trait_roll", R"({"natural": 7, "trait": 5, "cl": 12, "modifier": -2})",
     R"({"total": 10, "success": false, "dx": 2})"},
    {"weapon_cost", R"({"size": "small", "throwable": true, "quality": "poor"})", R"({"cc": 100})"},
    {"weapon_cost",
     R"({"size": "medium", "noble": true, "quality": "excellent", "excellent_multiplier": 10})",
     R"({"cc": 20000})"},
    {"weapon_wp", R"({"size": "small", "defense": 2})", R"({"wp_used": 4, "valid": false})"},
    {"weapon_wp", R"({"size": "large", "throwable": true, "damage": 3})", R"({"wp_used": 5, "valid": true})"},
    {"wield", R"({"weapons": [[0, 6]], "single_bonus": "damage"})", R"({"defense": 0, "damage": 8})"},
    {"wield", R"({"weapons": [[2, 2]], "single_bonus": "defense"})", R"({"defense": 3, "damage": 2})"},
    {"wield", R"({"weapons": [[0, 6], [2, 2]], "single_bonus": null})", R"({"defense": 2, "damage": 6})"},
};

} // namespace

class TestRuleFunctions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto catalogue = Catalogue::load();
        if (!catalogue) QFAIL(qPrintable(catalogue.error().message));
        m_catalogue.emplace(std::move(*catalogue));
    }

    void everyFunctionGivesAllItsResults_data()
    {
        QTest::addColumn<QString>("function");
        QTest::addColumn<QJsonObject>("inputs");
        QTest::addColumn<QJsonObject>("results");
        for (const Row &row : rows)
            QTest::addRow("%s %s", row.function, row.inputs)
                << QString::fromLatin1(row.function) << object(row.inputs) << object(row.results);
    }

    void everyFunctionGivesAllItsResults()
    {
        QFETCH(QString, function);
        QFETCH(QJsonObject, inputs);
        QFETCH(QJsonObject, results);
        const RuleAnswer answer = askRule(function, inputs, *m_catalogue);
        QCOMPARE(answer.fault, QString());
        QCOMPARE(shown(answer.results), shown(results));
    }

    void noFunctionIsLeftOut()
    {
        QStringList named;
        for (const Row &row : rows)
            named.append(QString::fromLatin1(row.function));
        for (const QString &function : ruleFunctions())
            QVERIFY2(named.contains(function), qPrintable(function));
        QCOMPARE(ruleFunctions().size(), 45);
    }

    void whatMakesNoSenseIsAFault_data()
    {
        QTest::addColumn<QString>("function");
        QTest::addColumn<QJsonObject>("inputs");
        const auto row = [](const char *name, const char *function, const char *inputs) {
            QTest::newRow(name) << QString::fromLatin1(function) << object(inputs);
        };
        row("unknown function", "fly", "{}");
        row("missing input", "charge", "{}");
        row("unknown input", "charge", R"({"spaces": 8, "speed": 3})");
        row("a text for a number", "charge", R"({"spaces": "8"})");
        row("a fraction of a level", "trait_cost", R"({"level": 1.5})");
        row("no level", "trait_cost", R"({"level": 101})");
        row("no sum of dice", "recovery", R"({"natural": 13, "trait": 1, "amount": 1})");
        row("unknown size", "weapon_wp", R"({"size": "huge"})");
        row("neither lift", "encumbrance", R"({"carried": 8})");
    }

    void whatMakesNoSenseIsAFault()
    {
        QFETCH(QString, function);
        QFETCH(QJsonObject, inputs);
        QVERIFY(!askRule(function, inputs, *m_catalogue).fault.isEmpty());
    }

    void notesAreNoInputs()
    {
        QCOMPARE(askRule(QStringLiteral("charge"), object(R"({"spaces": 8, "_note": "lance"})"), *m_catalogue)
                     .fault,
                 QString());
    }

private:
    std::optional<Catalogue> m_catalogue;
};

QTEST_GUILESS_MAIN(TestRuleFunctions)
#include "tst_rulefunctions.moc"
