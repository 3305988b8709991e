#include "core/hursagmu/hursagmu.h"

#include "core/hursagmu/compare/compare.h"
#include "core/hursagmu/newids.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/storage/gamefile.h"
#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/randomcharacter.h"

#include <QDir>
#include <QTest>

#include <rapidcheck.h>

using namespace sky;
using namespace sky::hursagmu;

namespace
{

const std::shared_ptr<const Hursagmu> &game()
{
    static const auto loaded = Hursagmu::create().value();
    return loaded;
}

GameRegistry games()
{
    GameRegistry registry;
    registry.add(game());
    return registry;
}

QByteArray written(const hursagmu::Character &character)
{
    return storage::writeCharacter(character, *game());
}

/// A small part with one of everything, to be spoilt.
const QByteArray Part = R"({
  "phase": "play",
  "options": {"injury_model": "B"},
  "creation": {
    "budget": 100,
    "traits": [{"id": "warrior", "level": 6}, {"id": "t1", "custom": true, "name": "Singer", "level": 2}],
    "gifts": [{"id": "g1", "gift": "starvision", "cost": 6}]
  },
  "ledger": [
    {"id": "e1", "kind": "award", "date": "2026-05-03", "points": 2,
     "earlier": [{"editedOn": "2026-05-06", "editedBy": "Jonas", "why": "miscounted", "date": "2026-05-02",
                  "session": "the mill", "points": 3}]},
    {"id": "e2", "kind": "raise", "date": "2026-05-04", "trait": "warrior", "from": 6, "to": 7,
     "earlier": [{"editedOn": "2026-05-07", "date": "2026-05-04", "to": 9}]},
    {"id": "e3", "kind": "gift", "date": "2026-05-05", "gift": {"id": "g2", "gift": "empathy", "cost": 6}},
    {"id": "e4", "kind": "gift", "date": "2026-05-05", "gift": {"id": "g3", "gift": "extra_limb", "cost": 4},
     "earlier": [{"editedOn": "2026-05-07", "date": "2026-05-05",
                  "gift": {"id": "g3", "gift": "extra_limb", "cost": 4, "count": 2}}],
     "struck": {"date": "2026-05-08", "with": "e3"}}
  ],
  "wishes": [{"id": "w1", "trait": "warrior", "level": 8}, {"id": "w2", "gift": "longevity"}],
  "items": [
    {"id": "i1", "kind": "weapon", "catalogue": "sword", "place": "carried"},
    {"id": "i2", "kind": "gear", "catalogue": "backpack", "place": "carried"},
    {"id": "i3", "kind": "gear", "name": "fig", "quantity": 3, "weightLb": 0.25, "container": "i2"}
  ],
  "hands": ["i1", ""],
  "mount": {"name": "Grey", "athlete": 4, "strength": 8},
  "damage": {"stuns": 1},
  "purse": {"gold": 5},
  "spells": [{"id": "s1", "name": "Hush", "discipline": "seheru", "area": 2, "challenge": 5}],
  "loadOuts": [{"id": "l1", "name": "Town", "placements": [{"item": "i1", "place": "left"}], "hands": ["", ""]}],
  "bodyMassLb": 180.5
})";

Result<std::unique_ptr<hursagmu::Character>> readPart(const QByteArray &text)
{
    return readGamePart(json::parse(text).value());
}

} // namespace

class TestGameFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCharacterComesBackAsItWas();
    void savingAgainChangesNoByte();
    void frozenFilesAreUnchangedByLoadAndSave_data();
    void frozenFilesAreUnchangedByLoadAndSave();
    void readsEveryMember();
    void whatALoweringGaveBackIsKept_data();
    void whatALoweringGaveBackIsKept();
    void playThatBeganAgainIsRead();
    void anEmptyPartIsABlankCharacter();
    void nullAmountsAreTheCatalogues();
    void aSpoiltPartIsNamedByPath_data();
    void aSpoiltPartIsNamedByPath();
    void deepAndBroadContainersAreRead();
    void newIdsAreNewAndKeepTheCharacterTogether();
};

void TestGameFile::everyCharacterComesBackAsItWas()
{
    QVERIFY(rc::check("write, then read", [] {
        const hursagmu::Character character = *test::anyCharacter(game()->catalogue());
        const auto loaded = storage::readCharacter(written(character), games());
        if (!loaded) RC_FAIL(loaded.error().message.toStdString());
        RC_ASSERT(game()->equals(character, *loaded->character));
    }));
}

void TestGameFile::savingAgainChangesNoByte()
{
    QVERIFY(rc::check("write, read, write", [] {
        const QByteArray first = written(*test::anyCharacter(game()->catalogue()));
        const auto loaded = storage::readCharacter(first, games());
        RC_ASSERT(loaded.has_value());
        RC_ASSERT(storage::writeCharacter(*loaded->character, *game(), first) == first);
    }));
}

void TestGameFile::frozenFilesAreUnchangedByLoadAndSave_data()
{
    QTest::addColumn<QString>("path");
    const QDir data(QStringLiteral(SKYCHAMBER_TEST_DATA));
    const QStringList versions = data.entryList({QStringLiteral("v*")}, QDir::Dirs, QDir::Name);
    QCOMPARE(versions.size(), std::max(storage::FormatVersion, game()->version()));
    for (const QString &folder : QStringList{QStringLiteral(".")} + versions) {
        const QDir directory(data.filePath(folder));
        const QStringList names = directory.entryList({QStringLiteral("*.skychar")});
        QVERIFY(names.size() >= 3);
        for (const QString &name : names)
            QTest::addRow("%s/%s", qPrintable(folder), qPrintable(name)) << directory.filePath(name);
    }
}

void TestGameFile::frozenFilesAreUnchangedByLoadAndSave()
{
    QFETCH(const QString, path);
    const QByteArray bytes = storage::readFile(path).value();
    const auto loaded = storage::readCharacter(bytes, games());
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message));
    const QByteArray saved = storage::writeCharacter(*loaded->character, *game(), bytes);
    if (loaded->migrated.isEmpty()) QCOMPARE(saved, bytes);
    // What was migrated is of the present version from the first save on.
    const auto again = storage::readCharacter(saved, games());
    QVERIFY(again && again->migrated.isEmpty());
    QCOMPARE(storage::writeCharacter(*again->character, *game(), saved), saved);
}

void TestGameFile::readsEveryMember()
{
    const auto character = readPart(Part);
    QVERIFY2(character, character ? "" : qPrintable(character.error().message));
    const hursagmu::Character &c = **character;
    QCOMPARE(c.phase, Phase::Play);
    QCOMPARE(c.options.injuryModel, InjuryModel::B);
    QCOMPARE(c.creation.traits.at(1).name, QStringLiteral("Singer"));
    QCOMPARE(c.creation.gifts.at(0).gift, QStringLiteral("starvision"));
    QCOMPARE(c.ledger.at(0).earlier.at(0).editedBy, QStringLiteral("Jonas"));
    QCOMPARE(c.ledger.at(0).earlier.at(0).points, 3);
    QCOMPARE(c.ledger.at(1).to, 7);
    QCOMPARE(c.ledger.at(0).earlier.at(0).to, std::nullopt); // older files have none
    QCOMPARE(c.ledger.at(1).earlier.at(0).to, std::optional(9));
    QCOMPARE(c.ledger.at(3).earlier.at(0).gift->count, 2);
    QCOMPARE(c.ledger.at(3).struck->with, QStringLiteral("e3"));
    QCOMPARE(c.wishes.at(0).level, 8);
    QCOMPARE(c.wishes.at(1).gift, QStringLiteral("longevity"));
    QCOMPARE(c.ledger.at(2).gift->gift, QStringLiteral("empathy"));
    QCOMPARE(c.findItem(QStringLiteral("i3"))->weightEach, Weight::ofSmallest(250));
    QCOMPARE(c.findItem(QStringLiteral("i3"))->container, QStringLiteral("i2"));
    QCOMPARE(c.hands.at(0), QStringLiteral("i1"));
    QCOMPARE(c.mount->strength.value(), 8);
    QCOMPARE(c.damage.stuns, 1);
    QCOMPARE(c.purse.gold, 5);
    QCOMPARE(c.spells.at(0).area, 2);
    QCOMPARE(c.spells.at(0).challenge, std::optional<int>(5));
    QCOMPARE(c.loadOuts.at(0).placements.at(0).place, Place::Left);
    QCOMPARE(c.bodyMass, Weight::ofSmallest(180'500));
}

void TestGameFile::whatALoweringGaveBackIsKept_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<int>("spent");
    QTest::newRow("nothing") << QByteArray(R"("points": 0, )") << 0;
    QTest::newRow("something") << QByteArray(R"("points": 4, )") << -4;
    QTest::newRow("an older file") << QByteArray() << -8; // as the option says
}

void TestGameFile::whatALoweringGaveBackIsKept()
{
    QFETCH(const QByteArray, member);
    QFETCH(const int, spent);
    const auto read = readPart(R"({"phase": "play", "options": {"refunds": "anytime"}, "ledger": [
        {"id": "e1", "kind": "retrain", "date": "2026-05-04", )" +
                               member + R"("trait": "warrior", "from": 6, "to": 0}]})");
    QVERIFY(read);
    QCOMPARE(fold(**read, game()->catalogue()).spent, spent);
    const json::Object written = writeGamePart(**read);
    QCOMPARE(json::write(json::Value(written)).contains("\"points\""), !member.isEmpty());
    const auto again = readGamePart(json::Value(written));
    QVERIFY(again);
    QCOMPARE((*again)->ledger, (*read)->ledger);
}

void TestGameFile::playThatBeganAgainIsRead()
{
    const auto read = readPart(R"({"ledger": [
        {"id": "e1", "kind": "award", "date": "2026-05-03", "award": "creation",
         "struck": {"date": "2026-05-04"}},
        {"id": "e2", "kind": "award", "date": "2026-05-05", "award": "creation"}]})");
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
}

void TestGameFile::anEmptyPartIsABlankCharacter()
{
    const auto character = readPart("{}");
    QVERIFY(character);
    QVERIFY(equals(**character, hursagmu::Character()));
}

void TestGameFile::nullAmountsAreTheCatalogues()
{
    QByteArray part = Part;
    const auto character = readPart(part.replace("\"weightLb\": 0.25", "\"weightLb\": null"));
    QVERIFY(character);
    QVERIFY(!(*character)->findItem(QStringLiteral("i3"))->weightEach);
}

void TestGameFile::aSpoiltPartIsNamedByPath_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *name, const char *before, const char *after, const char *path) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QString::fromLatin1(path);
    };
    row("phase", R"("phase": "play")", R"("phase": "dream")", "phase");
    row("option value", R"("injury_model": "B")", R"("injury_model": "Z")", "options.injury_model");
    row("budget below 0", R"("budget": 100)", R"("budget": -1)", "creation.budget");
    row("budget too large", R"("budget": 100)", R"("budget": 1000001)", "creation.budget");
    row("level above 100", R"("level": 6)", R"("level": 101)", "creation.traits[0].level");
    row("level below 0", R"("level": 6)", R"("level": -1)", "creation.traits[0].level");
    row("level of half", R"("level": 6)", R"("level": 6.5)", "creation.traits[0].level");
    row("level as text", R"("level": 6)", R"("level": "6")", "creation.traits[0].level");
    row("trait without id", R"("id": "warrior", )", "", "creation.traits[0].id");
    row("trait twice", R"("id": "t1")", R"("id": "warrior")", "creation.traits[1].id");
    row("custom trait without name", R"("name": "Singer", )", "", "creation.traits[1].name");
    row("gift of nothing", R"("gift": "starvision", )", "", "creation.gifts[0].gift");
    row("gift cost", R"("starvision", "cost": 6)", R"("starvision", "cost": 10001)",
        "creation.gifts[0].cost");
    row("gift id twice", R"("id": "g2")", R"("id": "g1")", "ledger[2].gift");
    row("entry id twice", R"("id": "e2")", R"("id": "e1")", "ledger[1].id");
    row("entry without kind", R"("kind": "award", )", "", "ledger[0].kind");
    row("entry without date", R"("date": "2026-05-03", )", "", "ledger[0].date");
    row("entry with no day", R"("2026-05-03")", R"("2026-02-30")", "ledger[0].date");
    row("raise of nothing", R"("trait": "warrior", )", "", "ledger[1].trait");
    row("raise beyond 100", R"("to": 7)", R"("to": 107)", "ledger[1].to");
    row("gift entry without gift", R"("gift": {"id": "g2", "gift": "empathy", "cost": 6})", R"("points": 1)",
        "ledger[2].gift");
    row("play begins twice", R"("date": "2026-05-03", "points": 2,)",
        R"("date": "2026-05-03", "award": "creation"}, {"id": "e9", "kind": "award", "date": "2026-05-03",
           "award": "creation",)",
        "ledger[1].award");
    row("lowering that gives back less than nothing", R"("kind": "raise",)",
        R"("kind": "retrain", "points": -1,)", "ledger[1].points");
    row("lowering that gives back more than a level costs", R"("kind": "raise",)",
        R"("kind": "retrain", "points": 2251799813685249,)", "ledger[1].points");
    row("version without its day of editing", R"("editedOn": "2026-05-06", )", "",
        "ledger[0].earlier[0].editedOn");
    row("version without date", R"("date": "2026-05-02",)", "", "ledger[0].earlier[0].date");
    row("version's points", R"("points": 3})", R"("points": 1000001})", "ledger[0].earlier[0].points");
    row("version's level", R"("to": 9})", R"("to": 101})", "ledger[1].earlier[0].to");
    row("version's gift", R"("count": 2})", R"("count": 0})", "ledger[3].earlier[0].gift.count");
    row("wish id twice", R"("id": "w2")", R"("id": "w1")", "wishes[1].id");
    row("wish for nothing", R"("gift": "longevity")", R"("level": 1)", "wishes[1].trait");
    row("wish for both", R"("gift": "longevity")", R"("gift": "longevity", "trait": "rider", "level": 1)",
        "wishes[1].trait");
    row("wish for level 0", R"("level": 8)", R"("level": 0)", "wishes[0].level");
    row("item id twice", R"("id": "i3")", R"("id": "i1")", "items[2].id");
    row("item of nothing", R"("name": "fig", )", "", "items[2].name");
    row("item kind", R"("kind": "gear", "name")", R"("kind": "pet", "name")", "items[2].kind");
    row("quantity below 0", R"("quantity": 3)", R"("quantity": -3)", "items[2].quantity");
    row("quantity too large", R"("quantity": 3)", R"("quantity": 1000001)", "items[2].quantity");
    row("weight of four decimals", R"(0.25)", R"(0.0001)", "items[2].weightLb");
    row("negative weight", R"(0.25)", R"(-1)", "items[2].weightLb");
    row("stack too heavy", R"(0.25)", R"(999999999)", "items[2].weightLb");
    row("container that is not there", R"("container": "i2")", R"("container": "i9")", "items[2].container");
    row("thing in itself", R"("container": "i2")", R"("container": "i3")", "items[2].container");
    row("two things in each other", R"("catalogue": "backpack", )",
        R"("catalogue": "backpack", "container": "i3", )", ".container");
    row("hands hold what is not there", R"("hands": ["i1", ""],
  "mount")",
        R"("hands": ["i9", ""],
  "mount")",
        "hands");
    row("hands that are no list", R"("hands": ["i1", ""],
  "mount")",
        R"("hands": "i1",
  "mount")",
        "hands");
    row("mount's strength", R"("strength": 8)", R"("strength": 101)", "mount.strength");
    row("mount of text", R"({"name": "Grey", "athlete": 4, "strength": 8})", R"("Grey")", "mount");
    row("damage", R"("stuns": 1)", R"("stuns": 1001)", "damage.stuns");
    row("purse of half coins", R"("gold": 5)", R"("gold": 5.5)", "purse.gold");
    row("spell of no area", R"("area": 2)", R"("area": 0)", "spells[0].area");
    row("spell of a challenge below 0", R"("challenge": 5)", R"("challenge": -1)", "spells[0].challenge");
    row("spell without id", R"("id": "s1", )", "", "spells[0].id");
    row("load-out place", R"("place": "left")", R"("place": "home")", "loadOuts[0].placements[0].place");
    row("body of no weight", R"(180.5)", R"(0)", "bodyMassLb");
}

void TestGameFile::aSpoiltPartIsNamedByPath()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QString, path);
    QByteArray part = Part;
    const auto at = part.indexOf(before);
    QVERIFY2(at >= 0, "the text to spoil is not there");
    part.replace(at, before.size(), after);

    const auto character = readPart(part);

    QVERIFY(!character);
    QCOMPARE(character.error().kind, ErrorKind::Unreadable);
    const QString message = character.error().message;
    QVERIFY2(message.startsWith(QLatin1String("Line ")), qPrintable(message));
    QVERIFY2(message.contains(path), qPrintable(message));
}

/// A chain as long as the list, and one container for all: checked without recursion.
void TestGameFile::deepAndBroadContainersAreRead()
{
    hursagmu::Character character;
    for (int i = 0; i < 10'000; ++i) {
        Item item;
        item.id = QString::number(i);
        item.name = QStringLiteral("box");
        item.container = i % 2 == 0 || i == 9'999 ? QString::number(i + 1) : QStringLiteral("9999");
        if (i == 9'999) item.container.clear();
        character.items.push_back(item);
    }
    const auto read = readGamePart(writeGamePart(character));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QVERIFY(equals(**read, character));
}

void TestGameFile::newIdsAreNewAndKeepTheCharacterTogether()
{
    QVERIFY(rc::check("renew ids", [] {
        const hursagmu::Character old = *test::anyCharacter(game()->catalogue());
        hursagmu::Character renewed = old;
        game()->renewIds(renewed, countingIds(QStringLiteral("new")));

        RC_ASSERT(renewed.id != old.id);
        RC_ASSERT(renewed.kind == CharacterKind::Character);
        for (size_t i = 0; i < old.items.size(); ++i) {
            RC_ASSERT(renewed.items[i].id.startsWith(QLatin1String("new")));
            RC_ASSERT(renewed.items[i].container.isEmpty() == old.items[i].container.isEmpty());
        }
        for (size_t i = 0; i < old.hands.size(); ++i) {
            const Item *before = old.findItem(old.hands[i]);
            const Item *after = renewed.findItem(renewed.hands[i]);
            RC_ASSERT((before == nullptr) == (after == nullptr));
            if (before) RC_ASSERT(before - old.items.data() == after - renewed.items.data());
        }
        RC_ASSERT(readGamePart(writeGamePart(renewed)).has_value());
    }));
}

QTEST_GUILESS_MAIN(TestGameFile)
#include "tst_game_file.moc"
