#include "core/storage/envelope.h"

#include "core/json/parse.h"
#include "core/json/write.h"
#include "core/storage/migrate.h"
#include "core/storage/portrait.h"
#include "tests/support/toygame.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <rapidcheck.h>

using namespace sky;

namespace
{

const QString SomeId = QStringLiteral("67c8770b-44f1-410a-ab9a-f9b5446f13ee");

GameRegistry games()
{
    GameRegistry registry;
    registry.add(test::toyGame());
    return registry;
}

QByteArray written(const Character &character, const QByteArray &previous = {})
{
    return storage::writeCharacter(character, *test::toyGame(), previous);
}

Portrait somePortrait()
{
    QImage image(2, 2, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return storage::makePortrait(bytes).value();
}

json::Members someUnknown()
{
    return json::parse(R"({"zz": 1.0, "aa": {"deep": [null, -0]}})")->asObject()->members;
}

/// Every member of the base part filled.
test::Toy fullToy()
{
    test::Toy toy;
    toy.id = SomeId;
    toy.kind = CharacterKind::Template;
    toy.name = QStringLiteral("Žofie \"the\" 🎲");
    toy.player = QStringLiteral("P");
    toy.campaign = QStringLiteral("C");
    toy.master = QStringLiteral("M");
    toy.conceptText = QStringLiteral("Knight");
    toy.description = QStringLiteral("tall\nand thin");
    toy.history = QStringLiteral("long");
    toy.notes = QStringLiteral("\ttab");
    toy.portrait = somePortrait();
    toy.portrait.unknown = someUnknown();
    Waiver waiver{.id = QStringLiteral("w1"),
                  .code = QStringLiteral("over-budget"),
                  .subject = QStringLiteral("trait/x"),
                  .reason = QStringLiteral("fine"),
                  .by = QStringLiteral("M"),
                  .date = QDate(2024, 2, 29),
                  .amount = 3,
                  .unknown = someUnknown()};
    toy.waivers = {waiver, Waiver{.id = QStringLiteral("w2"),
                                  .code = QStringLiteral("c"),
                                  .subject = {},
                                  .reason = {},
                                  .by = {},
                                  .date = {},
                                  .amount = 0,
                                  .unknown = {}}};
    toy.unknown = someUnknown();
    toy.courage = 4;
    toy.unknownGame = someUnknown();
    return toy;
}

/// A small file; `changes` replace or add top-level members, those that are null go away.
QByteArray fileWith(const QByteArray &changes)
{
    json::Object file =
        *json::parse(R"({"format": "skychamber-character", "formatVersion": 1, "readableFrom": 1,
        "system": "toy", "systemVersion": 2, "application": "Other 9", "id": "67c8770b-44f1-410a-ab9a-f9b5446f13ee",
        "kind": "character", "name": "N", "character": {"budget": 10, "courage": 1, "charms": []}})")
             ->asObject();
    const auto parsed = json::parse(changes);
    for (const json::Member &member : parsed->asObject()->members) {
        file.set(member.key, member.value);
        if (member.value.isNull()) file.remove(member.key);
    }
    return json::write(file);
}

QStringList topKeys(const QByteArray &file)
{
    QStringList keys;
    const auto value = json::parse(file);
    for (const json::Member &member : value->asObject()->members) {
        keys << member.key;
    }
    return keys;
}

QString applicationIn(const QByteArray &file)
{
    return *json::parse(file)->asObject()->find(u"application")->asString();
}

QByteArray loadedAndSaved(const QByteArray &file)
{
    const auto loaded = storage::readCharacter(file, games());
    return loaded ? storage::writeCharacter(*loaded->character, *loaded->system, file)
                  : "(" + loaded.error().message.toUtf8() + ")";
}

} // namespace

class TestEnvelope : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesInAnOrderForPeople();
    void leavesOutWhatIsEmpty();
    void readsBackEveryMember();
    void keepsUnknownMembersBehindTheKnownOnes();
    void savingWhatWasLoadedChangesNothing_data();
    void savingWhatWasLoadedChangesNothing();
    void oneSaveIsEnoughForForeignLayout_data();
    void oneSaveIsEnoughForForeignLayout();
    void applicationStaysWhileNothingChanges_data();
    void applicationStaysWhileNothingChanges();
    void anyTextSurvives();
    void migratesOlderGameParts();
    void tellsWhoWroteIt();
    void missingKindIsACharacter();
    void acceptsAByteOrderMark();
    void refuses_data();
    void refuses();
    void showsNewerFilesThatAllowIt_data();
    void showsNewerFilesThatAllowIt();
    void migratesStepByStep();
    void looksAtVersionsFirst();
};

void TestEnvelope::writesInAnOrderForPeople()
{
    QCOMPARE(topKeys(written(fullToy())), QStringList({"format",
                                                       "formatVersion",
                                                       "readableFrom",
                                                       "system",
                                                       "systemVersion",
                                                       "application",
                                                       "id",
                                                       "kind",
                                                       "name",
                                                       "player",
                                                       "campaign",
                                                       "master",
                                                       "concept",
                                                       "character",
                                                       "description",
                                                       "history",
                                                       "notes",
                                                       "waivers",
                                                       "portrait",
                                                       "zz",
                                                       "aa"}));
}

void TestEnvelope::leavesOutWhatIsEmpty()
{
    test::Toy toy;
    toy.id = SomeId;
    QCOMPARE(topKeys(written(toy)), QStringList({"format", "formatVersion", "readableFrom", "system",
                                                 "systemVersion", "application", "id", "kind", "character"}));
}

void TestEnvelope::readsBackEveryMember()
{
    const test::Toy toy = fullToy();
    const auto loaded = storage::readCharacter(written(toy), games());
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message));
    QVERIFY(loaded->character->sameBase(toy));
    QVERIFY(loaded->system->equals(*loaded->character, toy));
    QVERIFY(loaded->migrated.isEmpty());
}

void TestEnvelope::keepsUnknownMembersBehindTheKnownOnes()
{
    const QByteArray file = fileWith(R"({"name": null, "new": 1.50, "notes": "after", "older": [1E2],
        "waivers": [{"odd": true, "id": "w", "code": "c"}]})");
    const QByteArray saved = loadedAndSaved(file);
    QCOMPARE(topKeys(saved).mid(8), QStringList({"character", "notes", "waivers", "new", "older"}));
    QVERIFY(saved.contains("\"new\": 1.50"));
    QVERIFY(saved.contains("\"older\": [1E2]"));
    QVERIFY(saved.contains("\"code\": \"c\",\n      \"odd\": true"));
}

void TestEnvelope::savingWhatWasLoadedChangesNothing_data()
{
    QTest::addColumn<QByteArray>("file");
    test::Toy empty;
    empty.id = SomeId;
    QTest::newRow("empty") << written(empty);
    QTest::newRow("full") << written(fullToy());
    QTest::newRow("id in capitals") << written(empty).replace(SomeId.toLatin1(), SomeId.toUpper().toLatin1());
    QTest::newRow("by another version") << written(fullToy()).replace("\"Skychamber ", "\"Skychamber 7");
    QTest::newRow("application with odd text") << written(empty).replace("\"Skychamber ", "\"\\n ");
}

void TestEnvelope::savingWhatWasLoadedChangesNothing()
{
    QFETCH(QByteArray, file);
    QCOMPARE(loadedAndSaved(file), file);
}

void TestEnvelope::oneSaveIsEnoughForForeignLayout_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("no line breaks") << fileWith("{}").simplified();
    QTest::newRow("windows line breaks") << fileWith("{}").replace("\n", "\r\n");
    QTest::newRow("marked") << "\xEF\xBB\xBF" + fileWith("{}");
    QTest::newRow("empty members") << fileWith(R"({"name": "", "waivers": [], "notes": ""})");
    QTest::newRow("escapes") << fileWith("{}").replace("\"N\"", "\"\\u004e\\/\\u017d\"");
    QTest::newRow("older game part") << fileWith(R"({"systemVersion": 1, "character": {"bravery": 3}})");
    QTest::newRow("without application") << fileWith(R"({"application": null})");
}

void TestEnvelope::oneSaveIsEnoughForForeignLayout()
{
    QFETCH(QByteArray, file);
    const QByteArray once = loadedAndSaved(file);
    QVERIFY2(once.startsWith('{'), once.constData());
    QVERIFY(once != file);
    QCOMPARE(loadedAndSaved(once), once);
}

void TestEnvelope::applicationStaysWhileNothingChanges_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("stays");
    QTest::newRow("as written") << fileWith("{}") << true;
    QTest::newRow("other layout") << fileWith("{}").simplified() << true;
    QTest::newRow("other order")
        << fileWith(R"({"kind": null})").replace("{\n  \"format\"", "{\"kind\": \"character\", \"format\"")
        << true;
    QTest::newRow("migrated") << fileWith(R"({"systemVersion": 1, "character": {"bravery": 3}})") << false;
    QTest::newRow("no text") << fileWith(R"({"application": null})") << false;
}

void TestEnvelope::applicationStaysWhileNothingChanges()
{
    QFETCH(QByteArray, file);
    QFETCH(bool, stays);
    const QString ours = QStringLiteral("Skychamber " SKYCHAMBER_VERSION);
    QCOMPARE(applicationIn(loadedAndSaved(file)), stays ? QStringLiteral("Other 9") : ours);

    const auto loaded = storage::readCharacter(file, games());
    loaded->character->notes = QStringLiteral("changed");
    QCOMPARE(applicationIn(written(*loaded->character, file)), ours);
}

void TestEnvelope::anyTextSurvives()
{
    const auto unit =
        rc::gen::oneOf(rc::gen::inRange<char32_t>(0, 0xD800), rc::gen::inRange<char32_t>(0xE000, 0x110000));
    QVERIFY(rc::check("texts", [&unit] {
        const auto units = *rc::gen::container<std::vector<char32_t>>(unit);
        test::Toy toy = fullToy();
        toy.name = toy.notes = QString::fromUcs4(units.data(), static_cast<qsizetype>(units.size()));
        const QByteArray file = written(toy);
        const auto loaded = storage::readCharacter(file, games());
        RC_ASSERT(loaded.has_value());
        RC_ASSERT(loaded->character->name == toy.name);
        RC_ASSERT(written(*loaded->character, file) == file);
    }));
}

void TestEnvelope::migratesOlderGameParts()
{
    const auto loaded =
        storage::readCharacter(fileWith(R"({"systemVersion": 1, "character": {"bravery": 3}})"), games());
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message));
    QCOMPARE(dynamic_cast<const test::Toy &>(*loaded->character).courage, int64_t{3});
    QCOMPARE(loaded->migrated, QStringList({QStringLiteral("bravery is called courage")}));
}

void TestEnvelope::tellsWhoWroteIt()
{
    QCOMPARE(storage::readCharacter(fileWith("{}"), games())->application, QStringLiteral("Other 9"));
}

void TestEnvelope::missingKindIsACharacter()
{
    const auto loaded = storage::readCharacter(fileWith(R"({"kind": null})"), games());
    QCOMPARE(loaded->character->kind, CharacterKind::Character);
}

void TestEnvelope::acceptsAByteOrderMark()
{
    QVERIFY(storage::readCharacter("\xEF\xBB\xBF" + fileWith("{}"), games()));
}

void TestEnvelope::refuses_data()
{
    QTest::addColumn<QByteArray>("changes");
    QTest::addColumn<QString>("fragment");
    const auto row = [](const char *name, const QByteArray &changes, const char *fragment) {
        QTest::newRow(name) << changes << QString::fromUtf8(fragment);
    };
    row("format missing", R"({"format": null})", "JSON file of another program");
    row("other format", R"({"format": "gm-notes"})", "its format is \"gm-notes\"");
    row("format is a number", R"({"format": 1})", "JSON file of another program");
    row("formatVersion missing", R"({"formatVersion": null})", "formatVersion: it is missing.");
    row("formatVersion is a text", R"({"formatVersion": "1"})", "formatVersion: a whole number is expected");
    row("formatVersion 0", R"({"formatVersion": 0})", "formatVersion: a whole number from 1");
    row("newer format", R"({"formatVersion": 2, "readableFrom": null})",
        "written by a newer Skychamber (format 2; this one knows 1)");
    row("newer format, shown by newer ones only", R"({"formatVersion": 3, "readableFrom": 2})",
        "(format 3; this one");
    row("newer format, readable from nowhere", R"({"formatVersion": 3, "readableFrom": "1"})",
        "(format 3; this one");
    row("newer format, readable from later", R"({"formatVersion": 2, "readableFrom": 3})",
        "(format 2; this one");
    row("readable from later", R"({"readableFrom": 2})",
        "readableFrom: it cannot be more than the version of the file, 1.");
    row("newer format that this one cannot show", R"({"formatVersion": 2, "name": 5})",
        "this one knows 1). It cannot be shown here: Line 10, name: a text is expected here");
    row("newer game part, shown by newer ones only", R"({"systemVersion": 4, "systemReadableFrom": 3})",
        "newer Skychamber (Toy, version 4; this one knows 2)");
    row("newer game part, readable from later", R"({"systemVersion": 3, "systemReadableFrom": 4})",
        "newer Skychamber (Toy, version 3; this one knows 2)");
    row("game readable from later", R"({"systemReadableFrom": 3})",
        "systemReadableFrom: it cannot be more than the version of the game, 2.");
    row("game readable from a text", R"({"systemReadableFrom": "1"})",
        "systemReadableFrom: a whole number is expected");
    row("readableFrom missing", R"({"readableFrom": null})", "readableFrom: it is missing.");
    row("system missing", R"({"system": null})", "system: it is missing.");
    row("unknown system", R"({"system": "chess"})", "a game this program does not know: \"chess\"");
    row("newer game part", R"({"systemVersion": 3})", "newer Skychamber (Toy, version 3; this one knows 2)");
    row("systemVersion missing", R"({"systemVersion": null})", "systemVersion: it is missing.");
    row("application is a list", R"({"application": []})", "application: a text is expected");
    row("id missing", R"({"id": null})", "id: it is missing.");
    row("id no UUID", R"({"id": "17"})", "id: a UUID like");
    row("id in braces", R"({"id": "{67c8770b-44f1-410a-ab9a-f9b5446f13ee}"})", "id: a UUID like");
    row("id and a line break", R"({"id": "67c8770b-44f1-410a-ab9a-f9b5446f13ee\n"})", "id: a UUID like");
    row("unknown kind", R"({"kind": "monster"})",
        "kind: one of these words is expected here: character, template");
    row("name is a number", R"({"name": 5})", "name: a text is expected here, not a number.");
    row("name too long", R"({"name": ")" + QByteArray(1001, 'n') + R"("})",
        "name: the text is longer than 1000");
    row("notes too long", R"({"notes": ")" + QByteArray(1'000'001, 'n') + R"("})",
        "notes: the text is longer");
    row("character missing", R"({"character": null})", "character: it is missing.");
    row("character is a list", R"({"character": []})", "character: an object is expected here, not a list.");
    row("game part damaged", R"({"character": {"courage": -1}})", "character.courage: a whole number from 0");
    row("waivers is an object", R"({"waivers": {}})", "waivers: a list is expected");
    row("waiver is a text", R"({"waivers": ["x"]})", "waivers[0]: an object is expected");
    row("waiver without code", R"({"waivers": [{"id": "w"}]})", "waivers[0].code: it is missing.");
    row("waiver amount below 0", R"({"waivers": [{"id": "w", "code": "c", "amount": -1}]})",
        "waivers[0].amount");
    row("waiver date", R"({"waivers": [{"id": "w", "code": "c", "date": "1.2.2024"}]})",
        "waivers[0].date: a date like");
    row("waiver twice", R"({"waivers": [{"id": "w", "code": "c"}, {"id": "w", "code": "d"}]})",
        "waivers[1].id: another entry of this list has the same id.");
    row("portrait is a text", R"({"portrait": "x"})", "portrait: an object is expected");
    row("portrait without type", R"({"portrait": {"data": "AAAA"}})", "portrait.mediaType: it is missing.");
    row("portrait without data", R"({"portrait": {"mediaType": "image/png"}})",
        "portrait.data: it is missing.");
    row("portrait not base64", R"({"portrait": {"mediaType": "image/png", "data": "AA AA"}})",
        "portrait.data: this is not Base64.");
    row("portrait no picture", R"({"portrait": {"mediaType": "image/png", "data": "AAAA"}})",
        "portrait.data: The portrait is not the kind of picture");
}

void TestEnvelope::refuses()
{
    QFETCH(QByteArray, changes);
    QFETCH(QString, fragment);
    const auto loaded = storage::readCharacter(fileWith(changes), games());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().kind, ErrorKind::Unreadable);
    QVERIFY2(loaded.error().message.contains(fragment), qPrintable(loaded.error().message));
    QVERIFY(!loaded.error().detail.isEmpty());
}

void TestEnvelope::showsNewerFilesThatAllowIt_data()
{
    QTest::addColumn<QByteArray>("changes");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("format")
        << QByteArray(R"({"formatVersion": 9, "magic": {"deep": [1.0]}})")
        << QStringLiteral("This file was written by a newer Skychamber (format 9; this one knows 1).");
    QTest::newRow("game")
        << QByteArray(R"({"systemVersion": 5, "systemReadableFrom": 2})")
        << QStringLiteral("This file was written by a newer Skychamber (Toy, version 5; this one knows 2).");
    QTest::newRow("both")
        << QByteArray(R"({"formatVersion": 2, "systemVersion": 5, "systemReadableFrom": 1})")
        << QStringLiteral("This file was written by a newer Skychamber (format 2; this one knows 1).");
    QTest::newRow("neither") << QByteArray(R"({"systemReadableFrom": 1})") << QString();
}

void TestEnvelope::showsNewerFilesThatAllowIt()
{
    QFETCH(QByteArray, changes);
    QFETCH(QString, sentence);
    const auto loaded = storage::readCharacter(fileWith(changes), games());
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message));
    QCOMPARE(loaded->onlyToLookAt, sentence);
    QCOMPARE(dynamic_cast<const test::Toy &>(*loaded->character).courage, int64_t{1});
    QVERIFY(loaded->migrated.isEmpty());
}

void TestEnvelope::migratesStepByStep()
{
    const auto add = [](const QString &key) {
        return [key](json::Object &object) -> Result<void> {
            object.add(key, json::Value(static_cast<int>(object.members.size())));
            return {};
        };
    };
    const std::vector<Migration> steps = {{2, add(QStringLiteral("b")), QStringLiteral("second")},
                                          {1, add(QStringLiteral("a")), QStringLiteral("first")}};
    const QString whose = QStringLiteral("the test");
    json::Object object;
    QCOMPARE(storage::migrate(object, 1, 3, steps, whose).value(),
             QStringList({QStringLiteral("first"), QStringLiteral("second")}));
    QCOMPARE(json::write(object), QByteArray("{\n  \"a\": 0,\n  \"b\": 1\n}\n"));
    QCOMPARE(storage::migrate(object, 3, 3, steps, whose).value(), QStringList());
    QCOMPARE(storage::migrate(object, 9, 3, steps, whose).value(), QStringList());

    const auto missing = storage::migrate(object, 1, 4, steps, whose);
    QVERIFY(!missing);
    QCOMPARE(missing.error().message,
             QStringLiteral("The file is of version 3 of the test, which can no longer be read."));
    const Migration broken{
        3, [](json::Object &) -> Result<void> { return refuse(QStringLiteral("No.")); }, {}};
    QCOMPARE(storage::migrate(object, 3, 4, {broken}, whose).error().message, QStringLiteral("No."));
}

void TestEnvelope::looksAtVersionsFirst()
{
    // A newer file may look different everywhere else.
    const auto loaded = storage::readCharacter(
        R"({"format": "skychamber-character", "formatVersion": 9, "system": ["toy"], "character": 5})",
        games());
    QVERIFY(!loaded);
    QVERIFY2(loaded.error().message.contains(QStringLiteral("format 9")), qPrintable(loaded.error().message));
}

QTEST_GUILESS_MAIN(TestEnvelope)
#include "tst_envelope.moc"
