#include "core/hursagmu/catalogue/catalogue.h"

#include "core/hursagmu/model/options.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/giftrepeat.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace sky;
using namespace sky::hursagmu;

namespace
{

const QString Source = QStringLiteral(SKYCHAMBER_SOURCE "/resources/hursagmu");

/// The lists in a folder of their own, so that one of them can be spoiled.
void copyLists(const QString &folder)
{
    for (const QString &name : QDir(Source).entryList({QStringLiteral("*.json")}))
        QVERIFY(QFile::copy(Source + QLatin1Char('/') + name, folder + QLatin1Char('/') + name));
}

void rewrite(const QString &path, const QByteArray &before, const QByteArray &after)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    const auto at = text.indexOf(before);
    QVERIFY2(at >= 0, "the text to spoil is not in the file");
    text.replace(at, before.size(), after);
    QVERIFY(QFile::remove(path)); // the copy is read-only
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

const Catalogue &catalogue()
{
    static const Catalogue loaded = Catalogue::load(Source).value();
    return loaded;
}

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsTheListsOfTheBook();
    void giftsRepeatByTheirKind();
    void theResourcesAreTheFiles();
    void aSpoiltEntryIsNamedByFileAndPath_data();
    void aSpoiltEntryIsNamedByFileAndPath();
    void aMissingFileIsNamed();
    void pricesFollowTheRules();
    void focusPowerFollowsTheRules();
    void findsByIdNameAndAlias_data();
    void findsByIdNameAndAlias();
    void staffIsAmbiguousUnlessWrittenAsTheId();
    void anUnknownNameSuggestsNearOnes_data();
    void anUnknownNameSuggestsNearOnes();
    void everyOptionTakesItsNamedValuesAndNoOther();
};

void TestCatalogue::holdsTheListsOfTheBook()
{
    QCOMPARE(catalogue().traits().size(), 18);
    QCOMPARE(catalogue().gifts().size(), 18);
    QCOMPARE(catalogue().budgets().size(), 4);
    QCOMPARE(catalogue().templateTexts().size(), 7);
    QCOMPARE(catalogue().options().size(), optionFields().size());
    QCOMPARE(catalogue().size(Size::Large).points, 10);
    QCOMPARE(catalogue().thing(QStringLiteral("sword"))->weapon->damage, 6);
    QCOMPARE(catalogue().thing(QStringLiteral("mail"))->weight, Weight::ofUnits(40));
    QVERIFY(!catalogue().thing(QStringLiteral("tower"))->weight);
    QVERIFY(catalogue().thing(QStringLiteral("backpack"))->container);
    QCOMPARE(catalogue().thing(QStringLiteral("rope"))->weight, Weight::ofSmallest(500));
    QVERIFY(catalogue().gift(QStringLiteral("extra_limb"))->perLimb);
    QVERIFY(catalogue().gift(QStringLiteral("mahasu"))->isDiscipline());
    QVERIFY(catalogue().rule(QStringLiteral("H-031")));
    QVERIFY(!catalogue().thing(QStringLiteral("Sword")));
}

void TestCatalogue::theResourcesAreTheFiles()
{
    const auto built = Catalogue::load();
    QVERIFY2(built, built ? "" : qPrintable(built.error().message));
    QCOMPARE(built->goods().size(), catalogue().goods().size());
}

void TestCatalogue::aSpoiltEntryIsNamedByFileAndPath_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("words");

    const auto row = [](const char *name, const char *file, const char *before, const char *after,
                        const char *path, const char *words) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(before) << QByteArray(after)
                            << QString::fromLatin1(path) << QString::fromLatin1(words);
    };
    row("no JSON", "gear.json", "{", "[", "", "");
    row("another list", "gear.json", "\"gear\"", "\"food\"", "catalogue", "must be");
    row("another version", "gear.json", "\"version\": 1", "\"version\": 2", "version", "from 1 to 1");
    row("no entries", "gear.json", "\"entries\"", "\"things\"", "entries", "missing");
    row("id with capitals", "weapons.json", "\"id\": \"dagger\"", "\"id\": \"Dagger\"", "entries[0].id",
        "lower");
    row("id twice in a list", "weapons.json", "\"id\": \"buckler\"", "\"id\": \"dagger\"", "entries[1].id",
        "twice");
    row("id twice over lists", "gear.json", "\"id\": \"peasant_grub\"", "\"id\": \"dagger\"", "entries[0].id",
        "twice");
    row("name missing", "weapons.json", "\"name\": \"Dagger\",", "", "entries[0].name", "missing");
    row("name empty", "weapons.json", "\"name\": \"Dagger\"", "\"name\": \"\"", "entries[0].name",
        "not empty");
    row("wrong type", "traits.json", "\"name\": \"Command\"", "\"name\": 7", "entries[0].name", "text");
    row("unknown member", "weapons.json", "\"aliases\"", "\"alias\"", "entries[0].alias", "not known");
    row("unknown rule", "weapons.json", "\"H-138\"", "\"H-999\"", "entries[0].rules", "H-999");
    row("no rules", "weapons.json", ",\n      \"rules\": [\"H-138\", \"H-244\"]", "", "entries[0].rules",
        "missing");
    row("word nobody knows", "weapons.json", "\"size\": \"small\"", "\"size\": \"tiny\"", "entries[0].size",
        "small");
    row("points not spent", "weapons.json", "\"damage\": 4", "\"damage\": 3", "entries[0].size",
        "3 are spent");
    row("defense beyond the cap", "weapons.json", "\"defense\": 1,\n      \"damage\": 2",
        "\"defense\": 2,\n      \"damage\": 0", "entries[1].defense", "at most 1");
    row("missile damage", "weapons.json", "\"class\": \"melee\"", "\"class\": \"missile\"", "entries[0]",
        "missile");
    row("sizes not in order", "weapon_sizes.json", "\"id\": \"small\"", "\"id\": \"medium\"", "entries[0].id",
        "in this order");
    row("hands out of range", "weapon_sizes.json", "\"hands\": 1", "\"hands\": 3", "entries[0].hands",
        "1 to 2");
    row("armor weight", "armor.json", "\"weight_lb\": 10", "\"weight_lb\": 12", "entries[0].weight_lb",
        "10 lb");
    row("armor penalty", "armor.json", "\"penalty\": 1", "\"penalty\": 2", "entries[0].penalty", "endurance");
    row("weightless focus", "foci.json", "\"weight_lb\": 1", "\"weight_lb\": null", "entries[0].weight_lb",
        "immobile");
    row("negative price", "gear.json", "\"price_cc\": 5", "\"price_cc\": -5", "entries[0].price_cc",
        "from 0");
    row("negative weight", "gear.json", "\"weight_lb\": 2", "\"weight_lb\": -2", "weight_lb", "from 0");
    row("discipline without range", "gifts.json", "      \"range_increment\": 0,\n", "",
        "entries[0].range_increment", "missing");
    row("trait kind", "traits.json", "\"kind\": \"talent\"", "\"kind\": \"gift\"", "entries[0].kind",
        "talent");
    row("levels that fall", "traits.json", "{\"level\": 2,", "{\"level\": 0,", "entries[0].levels[1].level",
        "rise");
    row("budget of text", "budgets.json", "\"points\": 25", "\"points\": \"25\"", "entries[0].points",
        "number");
    row("option default", "options.json", "\"default\": \"A\"", "\"default\": \"B\"", "entries[0].default",
        "default");
    row("option value", "options.json", "\"values\": [\"A\", \"B\"]", "\"values\": [\"A\", \"C\"]",
        "entries[0].values", "not allowed");
    row("unknown option", "options.json", "\"id\": \"injury_model\"", "\"id\": \"injuries\"", "entries[0].id",
        "no option");
    row("rule number", "rules.json", "\"id\": \"H-001\"", "\"id\": \"H-1\"", "entries[0].id", "rule number");
    row("rule twice", "rules.json", "\"id\": \"H-002\"", "\"id\": \"H-001\"", "entries[1].id", "twice");
    row("template line", "template_texts.json", "\"line\"", "\"lines\"", "entries[0].line", "missing");
    row("homeland text", "homelands.json", "\"description\"", "\"text\"", "entries[0].description",
        "missing");
}

void TestCatalogue::aSpoiltEntryIsNamedByFileAndPath()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QString, path);
    QFETCH(const QString, words);
    QTemporaryDir folder;
    copyLists(folder.path());
    rewrite(folder.filePath(file), before, after);

    const auto loaded = Catalogue::load(folder.path());

    QVERIFY(!loaded);
    const QString message = loaded.error().message;
    QCOMPARE(loaded.error().kind, ErrorKind::Unreadable);
    QVERIFY2(message.startsWith(file + QLatin1String(": ")), qPrintable(message));
    QVERIFY2(message.contains(path), qPrintable(message));
    QVERIFY2(message.contains(words), qPrintable(message));
}

void TestCatalogue::aMissingFileIsNamed()
{
    QTemporaryDir folder;
    copyLists(folder.path());
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("foci.json"))));
    const auto loaded = Catalogue::load(folder.path());
    QVERIFY(!loaded);
    QVERIFY2(loaded.error().message.startsWith(QLatin1String("foci.json: ")),
             qPrintable(loaded.error().message));
}

/// The printed prices are what size and factors give (H-146, H-147).
void TestCatalogue::pricesFollowTheRules()
{
    for (const GoodsInfo &goods : catalogue().goods()) {
        if (!goods.weapon) continue;
        const Breakdown price = rules::weaponPrice(*goods.weapon, catalogue().size(goods.weapon->size));
        QVERIFY2(price.value() == goods.price->smallest(), qPrintable(goods.id));
    }
}

/// The power that foci.json shows its readers is the one that the length gives (E-065).
void TestCatalogue::focusPowerFollowsTheRules()
{
    const std::map<QString, int64_t> powers = {
        {QStringLiteral("wand"), 2},        {QStringLiteral("scepter"), 4}, {QStringLiteral("cane"), 4},
        {QStringLiteral("focus_staff"), 6}, {QStringLiteral("tower"), 14},  {QStringLiteral("temple"), 18},
        {QStringLiteral("holy_symbol"), 4}};
    for (const auto &[id, power] : powers) {
        const FocusSpec &focus = *catalogue().thing(id)->focus;
        QCOMPARE(rules::focusPower(focus.lengthHundredths, focus.widthDoublings, RuleOptions().focusRounding)
                     .value(),
                 power);
    }
}

void TestCatalogue::findsByIdNameAndAlias_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("id");
    QTest::newRow("id") << QStringLiteral("battle_axe") << QStringLiteral("battle_axe");
    QTest::newRow("name") << QStringLiteral("Battle Axe") << QStringLiteral("battle_axe");
    QTest::newRow("small letters") << QStringLiteral("battle axe") << QStringLiteral("battle_axe");
    QTest::newRow("blanks") << QStringLiteral("  Battle   Axe ") << QStringLiteral("battle_axe");
    QTest::newRow("alias") << QStringLiteral("maul") << QStringLiteral("battle_axe");
    QTest::newRow("knives") << QStringLiteral("KNIVES") << QStringLiteral("knife");
    QTest::newRow("soft leathers") << QStringLiteral("soft leathers") << QStringLiteral("soft_hide");
    QTest::newRow("id of the focus") << QStringLiteral("focus_staff") << QStringLiteral("focus_staff");
}

void TestCatalogue::findsByIdNameAndAlias()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, id);
    const auto found = catalogue().findThing(typed);
    QVERIFY2(found, found ? "" : qPrintable(found.error().message));
    QCOMPARE((*found)->id, id);
}

void TestCatalogue::staffIsAmbiguousUnlessWrittenAsTheId()
{
    QCOMPARE((*catalogue().findThing(QStringLiteral("staff")))->kind, ItemKind::Weapon);
    const auto found = catalogue().findThing(QStringLiteral("Staff"));
    QVERIFY(!found);
    QCOMPARE(found.error().kind, ErrorKind::Usage);
    QVERIFY(found.error().message.contains(QLatin1String("staff, focus_staff")));
}

void TestCatalogue::anUnknownNameSuggestsNearOnes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("suggested");
    QTest::newRow("letter missing") << QStringLiteral("Warior") << QStringLiteral("Did you mean Warrior?");
    QTest::newRow("letters swapped") << QStringLiteral("athelte") << QStringLiteral("Did you mean Athlete?");
    QTest::newRow("beginning") << QStringLiteral("cons") << QStringLiteral("Did you mean Constitution?");
    QTest::newRow("several") << QStringLiteral("Trader x") << QStringLiteral("Trader");
    QTest::newRow("nothing near") << QStringLiteral("Philosophy of Law") << QString();
    QTest::newRow("nothing typed") << QString() << QString();
    QTest::newRow("very long") << QString(100'000, QLatin1Char('x')) << QString();
}

void TestCatalogue::anUnknownNameSuggestsNearOnes()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, suggested);
    const auto found = catalogue().findTrait(typed);
    QVERIFY(!found);
    QCOMPARE(found.error().kind, ErrorKind::Usage);
    QVERIFY2(found.error().message.contains(suggested), qPrintable(found.error().message));
    QCOMPARE(found.error().message.contains(QLatin1String("Did you mean")), !suggested.isEmpty());
    QVERIFY(found.error().message.size() < 200);
}

void TestCatalogue::everyOptionTakesItsNamedValuesAndNoOther()
{
    for (size_t i = 0; i < optionFields().size(); ++i) {
        const OptionField &field = optionFields()[i];
        for (const auto &[word, name] : catalogue().options()[i].valueNames) {
            RuleOptions options;
            QVERIFY2(field.write(options, word), qPrintable(field.id));
            QVERIFY2(field.read(options) == json::Value(word), qPrintable(field.id));
        }
        RuleOptions options;
        QVERIFY2(!field.write(options, QStringLiteral("no such value")), qPrintable(field.id));
        QVERIFY2(!field.write(options, json::Value(-7)), qPrintable(field.id));
        QCOMPARE(field.write(options, json::Value()), catalogue().options()[i].nullable);
        QVERIFY2(options == RuleOptions(), "a value that is not allowed must change nothing");
    }
}

void TestCatalogue::giftsRepeatByTheirKind()
{
    const auto repeat = [](const char *id) { return repeatOf(*catalogue().gift(QLatin1String(id))); };
    QCOMPARE(repeat("nekelmu"), rules::GiftRepeat::Once); // a discipline
    QCOMPARE(repeat("superior_hearing"), rules::GiftRepeat::Once);
    QCOMPARE(repeat("longevity"), rules::GiftRepeat::Flat);
    for (const GiftInfo &gift : catalogue().gifts())
        QCOMPARE(gift.perLimb, repeatOf(gift) == rules::GiftRepeat::Any);
}

QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
