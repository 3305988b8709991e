// What is still read of damaged files, and that nothing more is lost than has to be.

#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/model/character.h"
#include "core/json/parse.h"
#include "core/json/salvage.h"
#include "core/json/write.h"
#include "core/storage/files.h"
#include "core/storage/salvage.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <map>

using namespace sky;

namespace
{

const QString Data = QStringLiteral(SKYCHAMBER_TEST_DATA "/");
const QStringList Samples = {QStringLiteral("alaric"), QStringLiteral("eshara"), QStringLiteral("juk"),
                             QStringLiteral("ubar-tutu")};

const GameRegistry &games()
{
    static const GameRegistry registry = [] {
        GameRegistry made;
        made.add(hursagmu::Hursagmu::create().value());
        return made;
    }();
    return registry;
}

QByteArray sample(const QString &name)
{
    return storage::readFile(Data + QStringLiteral("v1/%1.skychar").arg(name)).value();
}

/// What is told: of a refusal the sentence in brackets, else all that is missing.
QString told(const Result<storage::Salvage> &result)
{
    return result ? result->missing.join(QStringLiteral(" | "))
                  : QStringLiteral("(%1)").arg(result.error().message);
}

QByteArray inOneLine(const json::Value &value)
{
    QByteArray text = json::write(value).simplified();
    return text.replace("{ ", "{").replace(" }", "}").replace("[ ", "[").replace(" ]", "]");
}

/// The lists of a file by their paths, with the lines on which their entries begin.
void collectLists(const json::Value &value, const QString &path, std::map<QString, std::vector<int>> &lists)
{
    if (const json::Object *object = value.asObject())
        for (const json::Member &member : object->members)
            collectLists(member.value, path + QLatin1Char('/') + member.key, lists);
    const json::Array *array = value.asArray();
    if (!array) return;
    for (const json::Value &entry : *array)
        lists[path].push_back(entry.line());
}

/// Of each list, how many entries stand whole in the first `bytes` of the text.
std::map<QString, qsizetype> wholeEntries(const QByteArray &text, qsizetype bytes)
{
    const int lastLine = int(text.left(bytes).count('\n')) + 1;
    std::map<QString, std::vector<int>> lists;
    collectLists(json::parse(text).value(), {}, lists);
    std::map<QString, qsizetype> counts;
    for (const auto &[path, lines] : lists) // the last whose line has begun may be cut
        counts[path] = std::max<qsizetype>(0, std::count_if(lines.begin(), lines.end(), [lastLine](int line) {
                                                  return line <= lastLine;
                                              }) - 1);
    return counts;
}

} // namespace

class TestSalvage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesOfEachBrokenFileWhatItCan_data();
    void savesOfEachBrokenFileWhatItCan();
    void everyBrokenFileIsInTheTable();
    void mendsJson_data();
    void mendsJson();
    void takesWhatIsInOrderAsItIs();
    void aCutFileKeepsAllThatStandsBefore_data();
    void aCutFileKeepsAllThatStandsBefore();
    void survivesAnyDamage_data();
    void survivesAnyDamage();
    void survivesTheMonstrous_data();
    void survivesTheMonstrous();
    void limitsEndTheText();
    void countsEntriesAsTheFileHasThem();
    void neighboursWithOneFaultAreAllTold();
    void manyFaultyWaiversGoTogether();
    void manyFaultsTakeTheWholeList();
    void aNewerFileLosesItsMark();
};

namespace
{

struct Outcome {
    const char *file;
    const char *told;
};

constexpr Outcome Outcomes[] = {
    {"blank", "(The file is empty.)"},
    {"bracket_missing", "Line 19, column 5: ] was missing."},
    {"budget_beyond_64_bits", "creation, budget (line 14): a whole number from 0 to 1000000 is expected "
                              "here, not 99999999999999999999."},
    {"character_is_a_list", "(Nothing of a character could be found in it.)"},
    {"character_missing", "(Nothing of a character could be found in it.)"},
    {"comma_missing", "Line 10, column 3: a comma was missing."},
    {"comma_too_many", "Line 26, column 1: there was a comma too many."},
    {"comment", "Line 10, column 3: a comment was left out."},
    {"container_missing", "items, entry 1, container (line 21): there is no item \"gone\"."},
    {"duplicate_key", "Line 25, column 19: \"name\" stood twice in the same object; the first was kept."},
    {"duplicate_key_deep",
     "Line 16, column 49: \"level\" stood twice in the same object; the first was kept."},
    {"empty", "(The file is empty.)"},
    {"gcs", "(Nothing of a character could be found in it.)"},
    {"hand_holds_nothing_known", "hands (line 23): there is no item \"gone\"."},
    {"id_missing", "id: it is missing. It was made anew."},
    {"id_not_uuid",
     "id: a UUID like 67c8770b-44f1-410a-ab9a-f9b5446f13ee is expected here. It was made anew."},
    {"invalid_utf8", "Line 25, column 12: characters that could not be read were replaced or left out."},
    {"item_in_itself", "items, entry 1, container (line 21): \"k7f3a9x2\" lies in itself."},
    {"item_kind_unknown",
     "items, entry 1, kind (line 21): one of these words is expected here: weapon, armor, focus, gear."},
    {"item_twice", "items, entry 2 (line 22): the id \"k7f3a9x2\" is there twice."},
    {"item_without_name", "items, entry 1 (line 21): name: a thing needs either \"catalogue\" or a name of "
                          "its own. | hands (line 23): there is no item \"k7f3a9x2\"."},
    {"kind_unknown", "kind (line 9): one of these words is expected here: character, template."},
    {"latin1", "Line 10, column 11: characters that could not be read were replaced or left out."},
    {"ledger_kind_unknown", "ledger, entry 1 (line 21): one of these words is expected here: award, raise, "
                            "gift, newTrait, correction, retrain."},
    {"ledger_without_date", "ledger, entry 1 (line 21): date: it is missing."},
    {"level_is_a_text",
     "creation, traits, entry 1, level (line 16): a whole number is expected here, not a text."},
    {"level_negative",
     "creation, traits, entry 1, level (line 16): a whole number from 0 to 100 is expected here, not -1."},
    {"level_too_high",
     "creation, traits, entry 1, level (line 16): a whole number from 0 to 100 is expected here, not 101."},
    {"level_with_fraction",
     "creation, traits, entry 1, level (line 16): a whole number from 0 to 100 is expected here, not 7.5."},
    {"line_break_in_text", "Line 25, column 12: a line break stood in a text."},
    {"lone_surrogate", "Line 25, column 12: characters that could not be read were replaced or left out."},
    {"name_is_a_list", "name (line 10): a text is expected here, not a list."},
    {"newer_format", "(This file was written by a newer Skychamber (format 2; this one knows 1).)"},
    {"newer_game_part",
     "(This file was written by a newer Skychamber (Hursagmu, version 2; this one knows 1).)"},
    {"not_a_number", "Line 14, column 17: this is no value that can be read; it was left out."},
    {"nul_byte", "Line 25, column 12: characters that could not be read were replaced or left out."},
    {"number_overflow", "Line 14, column 17: this is no value that can be read; it was left out."},
    {"other_format",
     "(This file was written by another program: its format is \"gm-notes\", not \"skychamber-character\".)"},
    {"other_json", "(Nothing of a character could be found in it.)"},
    {"other_list", "(Nothing of a character could be found in it.)"},
    {"other_scalar", "(Nothing of a character could be found in it.)"},
    {"pdf", "(This is a PDF document, not a character file. It is damaged.)"},
    {"picture", "(This is a PNG picture, not a character file.)"},
    {"portrait_not_base64", "portrait (line 25): this is not Base64."},
    {"portrait_other_kind", "portrait (line 25): The portrait is not the kind of picture it is said to be."},
    {"quantity_too_high",
     "items, entry 1, quantity (line 21): a whole number from 0 to 1000000 is expected here, not 1000001."},
    {"random_bytes", "(Nothing of a character could be found in it.)"},
    {"single_quotes", "Line 10, column 11: a text stood in single quotes."},
    {"trait_twice", "creation, traits, entry 2 (line 17): the trait \"warrior\" is there twice."},
    {"trait_without_id", "creation, traits, entry 1 (line 16): id: it is missing."},
    {"truncated", "Line 13, column 4: the text ends too early; what followed is missing."},
    {"truncated_in_text", "(Nothing of a character could be found in it.)"},
    {"twice", "Line 27, column 1: what followed after the end was left out."},
    {"two_byte_order_marks", "Line 1, column 1: there was a byte order mark too many."},
    {"unknown_game", "(This character belongs to a game this program does not know: \"chess\".)"},
    {"unquoted_key", "Line 25, column 3: a name stood without quotes."},
    {"utf16", "Line 1, column 1: the text was stored as UTF-16, not UTF-8."},
    {"version_with_fraction",
     "formatVersion: a whole number from 1 to 2147483647 is expected here, not 1.5. It was made anew."},
    {"version_zero",
     "formatVersion: a whole number from 1 to 2147483647 is expected here, not 0. It was made anew."},
    {"waiver_date", "waivers, entry 1, date (line 26): a date like 2024-05-31 is expected here."},
    {"weight_too_fine", "items, entry 1, weightLb (line 21): a plain number from 0 to 1000000000 in steps of "
                        "0.001 is expected here, not 0.0001."},
    {"weight_too_high", "items, entry 1, weightLb (line 21): a plain number from 0 to 1000000000 in steps of "
                        "0.001 is expected here, not 1000000000.5."},
    {"xml", "(This is a web page or an XML file, not a character file.)"},
    {"zeros", "(The file holds nothing but zeros; it was damaged outside of this program.)"},
    {"zip", "(This is a ZIP archive or an office document, not a character file.)"},
};

} // namespace

void TestSalvage::savesOfEachBrokenFileWhatItCan_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("sentence");
    for (const Outcome &outcome : Outcomes)
        QTest::newRow(outcome.file) << QString::fromLatin1(outcome.file) << QString::fromUtf8(outcome.told);
}

void TestSalvage::savesOfEachBrokenFileWhatItCan()
{
    QFETCH(QString, file);
    QFETCH(QString, sentence);
    const QByteArray bytes = storage::readFile(Data + QStringLiteral("broken/%1.skychar").arg(file)).value();
    const auto result = storage::salvageCharacter(bytes, games());
    QCOMPARE(told(result), sentence);
    if (!result) return;
    const QByteArray once = storage::writeCharacter(*result->loaded.character, *result->loaded.system);
    QVERIFY(storage::readCharacter(once, games()));
}

void TestSalvage::everyBrokenFileIsInTheTable()
{
    for (const QFileInfo &file :
         QDir(Data + QStringLiteral("broken")).entryInfoList({QStringLiteral("*.skychar")}, QDir::Files)) {
        const bool found =
            std::any_of(std::begin(Outcomes), std::end(Outcomes), [&file](const Outcome &each) {
                return file.completeBaseName() == QLatin1String(each.file);
            });
        QVERIFY2(found, qPrintable(file.fileName()));
    }
}

void TestSalvage::mendsJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("mended");
    QTest::addColumn<int>("flaws");
    const auto row = [](const char *name, const QByteArray &text, const char *mended, int flaws) {
        QTest::newRow(name) << text << QByteArray(mended) << flaws;
    };
    row("in order", R"({"a": [1, "x", true, null, {}], "b": {"c": -0.50e+1}})",
        R"({"a": [1, "x", true, null, {}], "b": {"c": -0.50e+1}})", 0);
    row("nothing", "", "null", 0);
    row("no object", "[1, 2]", "null", 0);
    row("words in front", "Dear all, {\"a\": 1}", R"({"a": 1})", 1);
    row("words behind", "{\"a\": 1} and so on", R"({"a": 1})", 1);
    row("commas missing", R"({"a": [1 2 3] "b": 4})", R"({"a": [1, 2, 3], "b": 4})", 3);
    row("commas too many", R"({,"a": [1,,2,],,})", R"({"a": [1, 2]})", 3);
    row("colon missing", R"({"a" 1})", R"({"a": 1})", 1);
    row("value missing", R"({"a": , "b": 2, "c"})", R"({"b": 2})", 2 + 1);
    row("unknown words", R"({"a": NaN, "b": undefined, "c": 01, "d": +1, "e": 1})", R"({"e": 1})", 4);
    row("words of others", R"({"a": True, "b": None})", R"({"a": true, "b": null})", 2);
    row("names without quotes", R"({a: 1, 'b': 'it''s'})", R"({"a": 1, "b": "it"})", 7);
    row("bracket missing", R"({"a": [1, 2, "b": 3})", R"({"a": [1, 2], "b": 3})", 2);
    row("brackets missing", R"({"a": [[1, "b": [{"c": 1}, "d" : 3})",
        R"({"a": [[1]], "b": [{"c": 1}], "d": 3})", 6);
    row("list not closed", R"({"x": {"a": [1, 2}, "b": 3})", R"({"x": {"a": [1, 2]}, "b": 3})", 1);
    row("object not closed", R"({"a": [{"b": 1], "c": 2})", R"({"a": [{"b": 1}], "c": 2})", 1);
    row("bracket too many", R"({"a": 1]], "b": 2})", R"({"a": 1, "b": 2})", 2);
    row("end too early", R"({"a": 1}, "b": 2})", R"({"a": 1, "b": 2})", 1);
    row("without a name", R"({"a": 1, {"b": 2}, "c": 3})", R"({"a": 1, "b": 2, "c": 3})", 3);
    row("quote missing", "{\"a\": \"x,\n\"b\": 1}", R"({"a": "x", "b": 1})", 1);
    row("last quote missing", "{\"a\": \"x\n}\n", R"({"a": "x"})", 1);
    row("cut in a name", R"({"a": 1, "b)", R"({"a": 1})", 1);
    row("cut in a number", R"({"a": [1, 2)", R"({"a": [1]})", 1);
    row("cut in an entry", R"({"a": [{"b": 1}, {"b": 2, "c": )", R"({"a": [{"b": 1}]})", 2);
    row("cut in a member", R"({"a": {"b": 1, "c": "x)", R"({"a": {"b": 1}})", 1);
    row("zeros between", QByteArray("{\"a\": 1,\0\0\0\"b\": 2}", 18), R"({"a": 1, "b": 2})", 1);
    row("zeros at the end", QByteArray("{\"a\": 1, \"b\": \"x") + QByteArray(5000, '\0'), R"({"a": 1})", 1);
    row("zeros in a text", QByteArray("{\"a\": \"x\0\0\0y\"}", 14), R"({"a": "xy"})", 1);
    row("escapes", R"({"a": "\"\\\/\b\f\n\r\té\q"})", "{\"a\": \"\\\"\\\\/\\b\\f\\n\\r\\t\xC3\xA9q\"}", 1);
}

void TestSalvage::mendsJson()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, mended);
    QFETCH(int, flaws);
    const json::Salvaged found = json::salvage(text);
    QCOMPARE(inOneLine(found.value), mended);
    QCOMPARE(int(found.flaws.size()), flaws);
}

void TestSalvage::takesWhatIsInOrderAsItIs()
{
    for (const QString &name : Samples) {
        const QByteArray bytes = sample(name);
        const json::Salvaged found = json::salvage(bytes);
        QVERIFY(found.flaws.empty() && !found.cutOff);
        QCOMPARE(found.value, json::parse(bytes).value());
        const auto result = storage::salvageCharacter(bytes, games());
        QVERIFY2(result && result->missing.isEmpty(), qPrintable(told(result)));
    }
}

void TestSalvage::aCutFileKeepsAllThatStandsBefore_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : Samples)
        QTest::newRow(qPrintable(name)) << name;
}

void TestSalvage::aCutFileKeepsAllThatStandsBefore()
{
    QFETCH(QString, name);
    const QByteArray bytes = sample(name);
    QRandomGenerator random(20261201);
    const qsizetype begins = bytes.indexOf("\"character\": {") + 14;
    for (int i = 0; i < 40; ++i) {
        const qsizetype length = random.bounded(int(begins), int(bytes.lastIndexOf('}')));
        const auto result = storage::salvageCharacter(bytes.left(length), games());
        QVERIFY2(result && !result->missing.isEmpty(), qPrintable(told(result)));
        const QByteArray written = storage::writeCharacter(*result->loaded.character, *result->loaded.system);
        std::map<QString, std::vector<int>> lists;
        collectLists(json::parse(written).value(), {}, lists);
        for (const auto &[path, count] : wholeEntries(bytes, length))
            QVERIFY2(
                qsizetype(lists[path].size()) >= count,
                qPrintable(
                    QStringLiteral("%1 of %2 at %3: %4").arg(path).arg(count).arg(length).arg(told(result))));
    }
    for (qsizetype length = 0; length < begins; length += 7) // nothing of it, but no harm either
        QVERIFY(!storage::salvageCharacter(bytes.left(std::min(length, begins - 1)), games()));
}

void TestSalvage::survivesAnyDamage_data()
{
    aCutFileKeepsAllThatStandsBefore_data();
}

void TestSalvage::survivesAnyDamage()
{
    QFETCH(QString, name);
    const QByteArray good = sample(name);
    QRandomGenerator random(7);
    int saved = 0;
    for (int i = 0; i < 50; ++i) {
        QByteArray bytes = good;
        for (int change = random.bounded(1, 6); change > 0; --change)
            bytes[random.bounded(int(bytes.size()))] = char(random.bounded(256));
        const auto result = storage::salvageCharacter(bytes, games());
        QVERIFY(result || result.error().kind == ErrorKind::Unreadable);
        if (!result) continue;
        ++saved;
        const QByteArray once = storage::writeCharacter(*result->loaded.character, *result->loaded.system);
        QVERIFY(storage::readCharacter(once, games()));
    }
    QVERIFY2(saved > 40, qPrintable(QString::number(saved)));
}

void TestSalvage::survivesTheMonstrous_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray start = R"({"format": "skychamber-character", "character": {"x": )";
    QTest::newRow("lists in lists") << start + QByteArray("[").repeated(30'000);
    QTest::newRow("objects in objects") << start + QByteArray("{\"x\":").repeated(10'000);
    QTest::newRow("closing brackets") << start + "1\n" + QByteArray("}").repeated(200'000);
    QTest::newRow("brackets of both kinds") << start + "[1\n" + QByteArray("},]").repeated(30'000);
    QTest::newRow("brackets further in") << start + "[\n" + QByteArray("  }\n").repeated(50'000);
    QTest::newRow("blanks behind brackets")
        << start + "[[[[[[[[1" + QByteArray(" ").repeated(1'000'000) + "}";
    QTest::newRow("quotes") << start + QByteArray("\"\n").repeated(30'000);
    QTest::newRow("quotes that are none")
        << QByteArray("{\"a\":1") + QByteArray(",\\\"\n").repeated(200'000) + "\" x";
    QTest::newRow("quotes of both kinds") << start + QByteArray("\"'\n").repeated(20'000);
    QTest::newRow("commas") << start + QByteArray(",").repeated(50'000);
    QTest::newRow("garbage") << start + QByteArray("#\n").repeated(30'000);
    QTest::newRow("slashes") << start + QByteArray("/*").repeated(30'000);
    QTest::newRow("a name again and again") << start + "1}," + QByteArray("\"x\": 1,").repeated(10'000);
    QTest::newRow("backslashes") << start + '"' + QByteArray("\\").repeated(50'000);
}

void TestSalvage::survivesTheMonstrous()
{
    QFETCH(QByteArray, bytes);
    const json::Salvaged found = json::salvage(bytes);
    QVERIFY(!found.flaws.empty());
    QVERIFY(found.flaws.size() <= json::Salvaged::MostFlaws);
    const auto result = storage::salvageCharacter(bytes, games());
    QVERIFY(!result || !result->missing.isEmpty());
}

void TestSalvage::limitsEndTheText()
{
    json::Limits limits;
    limits.values = 4;
    const auto few = json::salvage(R"({"a": [1, 2], "b": 3, "c": 4, "d": 5})", limits);
    QCOMPARE(inOneLine(few.value), QByteArray(R"({"a": [1, 2], "b": 3})"));
    QVERIFY(few.cutOff && few.flaws.front().sentence.contains(QStringLiteral("more than 4 values")));
    limits = {};
    limits.stringLength = 3;
    QCOMPARE(inOneLine(json::salvage(R"({"a": "1234", "b": "123"})", limits).value),
             QByteArray(R"({"b": "123"})"));
    limits.bytes = 12;
    QCOMPARE(inOneLine(json::salvage(R"({"b": "123", "c": 1})", limits).value),
             QByteArray(R"({"b": "123"})"));
    limits.depth = 2;
    QCOMPARE(inOneLine(json::salvage(R"({"a":[[1]]})", limits).value), QByteArray(R"({"a": [1]})"));
}

void TestSalvage::countsEntriesAsTheFileHasThem()
{
    const QByteArray file = R"({"format": "skychamber-character", "formatVersion": 1, "readableFrom": 1,
"system": "hursagmu", "systemVersion": 1, "id": "67c8770b-44f1-410a-ab9a-f9b5446f13ee", "name": "N",
"character": {"items": [
{"id": "a", "kind": "gear", "name": "Rope"},
{"id": "b", "kind": "gear"},
{"kind": "gear", "name": "Lamp"},
{"id": "d", "kind": "gear", "name": "Oil"}]}})";
    const auto result = storage::salvageCharacter(file, games());
    QCOMPARE(
        told(result),
        QStringLiteral("items, entry 2 (line 5): name: a thing needs either \"catalogue\" or a name of its "
                       "own. | items, entry 3 (line 6): id: it is missing."));
    const json::Object part = result->loaded.system->write(*result->loaded.character);
    QCOMPARE(part.find(u"items")->asArray()->size(), size_t(2));
}

void TestSalvage::neighboursWithOneFaultAreAllTold()
{
    const QByteArray file = R"({"format": "skychamber-character", "formatVersion": 1, "readableFrom": 1,
"system": "hursagmu", "systemVersion": 1, "id": "67c8770b-44f1-410a-ab9a-f9b5446f13ee", "name": "N",
"character": {"items": [
{"id": "a", "kind": "gear"},
{"id": "b", "kind": "gear"},
{"id": "c", "kind": "gear"}]}})";
    const auto result = storage::salvageCharacter(file, games());
    QVERIFY2(result, qPrintable(told(result)));
    QCOMPARE(result->missing.size(), 3);
    QVERIFY2(result->missing.last().startsWith(QStringLiteral("items, entry 3")), qPrintable(told(result)));
}

void TestSalvage::manyFaultyWaiversGoTogether()
{
    QByteArray waivers;
    for (int i = 0; i < 600; ++i)
        waivers += QStringLiteral("{\"id\": \"w%1\", \"code\": \"x\", \"date\": 5},\n").arg(i).toUtf8();
    waivers.chop(2);
    const QByteArray file =
        sample(QStringLiteral("juk"))
            .replace("\"character\": {", "\"waivers\": [" + waivers + "],\n\"character\": {");
    const auto result = storage::salvageCharacter(file, games());
    QVERIFY2(result, qPrintable(told(result)));
    QVERIFY(result->loaded.character->waivers.empty());
    const auto whole = storage::readCharacter(sample(QStringLiteral("juk")), games());
    QVERIFY(result->loaded.system->equals(*result->loaded.character, *whole->character));
}

void TestSalvage::manyFaultsTakeTheWholeList()
{
    QByteArray items;
    for (int i = 0; i < 150; ++i) // fewer than a list may have
        items += "{\"id\": 5},\n";
    QByteArray file = sample(QStringLiteral("juk"));
    QCOMPARE(file.count("\"wishes\": ["), 1);
    file.replace("\"wishes\": [", "\"wishes\": [" + items);
    const auto result = storage::salvageCharacter(file, games());
    QVERIFY2(result, qPrintable(told(result)));
    // Each by itself up to a number, then the whole list at once.
    QVERIFY2(result->missing.size() == 101, qPrintable(told(result)));
    auto juk = storage::readCharacter(sample(QStringLiteral("juk")), games());
    static_cast<hursagmu::Character &>(*juk->character).wishes.clear();
    QVERIFY(result->loaded.system->equals(*result->loaded.character, *juk->character));
}
void TestSalvage::aNewerFileLosesItsMark()
{
    QByteArray file = sample(QStringLiteral("juk"));
    file.replace("\"formatVersion\": 1", "\"formatVersion\": 2");
    const auto result = storage::salvageCharacter(file.left(file.size() / 2), games());
    QVERIFY2(result, qPrintable(told(result)));
    QVERIFY(result->loaded.onlyToLookAt.isEmpty());
    QVERIFY(
        result->missing.first().startsWith(QStringLiteral("This file was written by a newer Skychamber")));
}

QTEST_GUILESS_MAIN(TestSalvage)
#include "tst_salvage.moc"
