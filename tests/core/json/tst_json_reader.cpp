#include "core/json/parse.h"
#include "core/json/reader.h"

#include <QTest>

using namespace sky;

namespace
{

json::Value parsed(const QByteArray &text)
{
    return json::parse(text).value();
}

using Read = std::function<void(json::ObjectReader &)>;

/// The message of the first fault; empty when there is none.
QString faultOf(const QByteArray &text, const Read &read)
{
    const json::Value value = parsed(text);
    json::Faults faults;
    json::ObjectReader reader(value, QStringLiteral("top"), faults);
    read(reader);
    return faults.any() ? faults.first().message : QString();
}

} // namespace

Q_DECLARE_METATYPE(Read)

class TestJsonReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKindOfMember();
    void givesFallbacksForWhatIsMissing();
    void namesTheFault_data();
    void namesTheFault();
    void reportsOnlyTheFirstFault();
    void namesPathAndLineOfNestedFaults();
    void stopsReadingAListAtTheFirstFault();
    void handsOutWhatNobodyAskedFor();
    void worksWithoutAPath();
    void detailHoldsNoValues();
};

void TestJsonReader::readsEveryKindOfMember()
{
    const json::Value value =
        parsed(R"({"s": "x", "b": true, "i": -5, "l": 100, "w": 0.125, "m": 12.5, "d": "2024-02-29",
        "k": "two", "t": ["a", "b"], "o": {"i": 1}, "a": [{"i": 1}, {"i": 2}], "z": 0.5, "n": null})");
    json::Faults faults;
    json::ObjectReader reader(value, {}, faults);
    QCOMPARE(reader.string(u"s"), QStringLiteral("x"));
    QCOMPARE(reader.boolean(u"b"), true);
    QCOMPARE(reader.integer(u"i", -5, 5, 0), int64_t{-5});
    QCOMPARE(reader.level(u"l").value(), 100);
    QCOMPARE(reader.weight(u"w").smallest(), int64_t{125});
    QCOMPARE(reader.money(u"m").smallest(), int64_t{1250});
    QCOMPARE(reader.date(u"d"), QDate(2024, 2, 29));
    QCOMPARE(reader.word(u"k", {QStringLiteral("one"), QStringLiteral("two")}, 0), 1);
    QCOMPARE(reader.strings(u"t"), (std::vector<QString>{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(reader.optionalDecimal(u"z", 1000), std::optional<int64_t>(500));
    QCOMPARE(reader.optionalDecimal(u"n", 1000), std::optional<int64_t>());
    int64_t sum = 0;
    const auto add = [&sum](json::ObjectReader &each) { sum += each.integer(u"i", 0, 10, 0); };
    reader.object(u"o", add);
    reader.objects(u"a", 2, add);
    QCOMPARE(sum, int64_t{4});
    QVERIFY2(!faults.any(), faults.any() ? qPrintable(faults.first().message) : "");
    QVERIFY(reader.rest().empty());
}

void TestJsonReader::givesFallbacksForWhatIsMissing()
{
    const json::Value value = parsed("{}");
    json::Faults faults;
    json::ObjectReader reader(value, {}, faults);
    QCOMPARE(reader.string(u"s", QStringLiteral("y")), QStringLiteral("y"));
    QCOMPARE(reader.boolean(u"b", true), true);
    QCOMPARE(reader.integer(u"i", 0, 9, 7), int64_t{7});
    QVERIFY(!reader.optionalInteger(u"i", 0, 9));
    QCOMPARE(reader.level(u"l").value(), 0);
    QCOMPARE(reader.weight(u"w"), Weight());
    QCOMPARE(reader.money(u"m"), Money());
    QVERIFY(!reader.date(u"d").isValid());
    QCOMPARE(reader.word(u"k", {QStringLiteral("one")}, 3), 3);
    QVERIFY(reader.strings(u"t").empty());
    const auto never = [](json::ObjectReader &) { QFAIL("there is nothing to read"); };
    reader.object(u"o", never);
    reader.objects(u"a", 1, never);
    QVERIFY(!faults.any());
}

void TestJsonReader::namesTheFault_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<Read>("read");
    QTest::addColumn<QString>("fragment");
    const auto row = [](const char *name, const QByteArray &member, Read read, const char *fragment) {
        QTest::newRow(name) << member << std::move(read) << QString::fromLatin1(fragment);
    };
    const Read string = [](auto &r) { r.string(u"x", {}, 3); };
    const Read required = [](auto &r) { r.requiredString(u"x"); };
    const Read integer = [](auto &r) { r.integer(u"x", 0, 9, 0); };
    const Read level = [](auto &r) { r.level(u"x"); };
    const Read weight = [](auto &r) { r.weight(u"x"); };
    const Read money = [](auto &r) { r.money(u"x"); };
    const Read date = [](auto &r) { r.date(u"x"); };
    const Read word = [](auto &r) { r.word(u"x", {QStringLiteral("one"), QStringLiteral("two")}, 0); };
    const Read strings = [](auto &r) { r.strings(u"x", 2); };
    const Read object = [](auto &r) { r.object(u"x", [](auto &) {}); };
    const Read objects = [](auto &r) { r.objects(u"x", 2, [](auto &) {}); };

    row("text is a number", "1", string, "a text is expected here, not a number.");
    row("text is null", "null", string, "not null.");
    row("text too long", "\"abcd\"", string, "longer than 3 characters");
    row("text empty", "\"\"", required, "not empty");
    row(
        "boolean is a text", "\"true\"", [](auto &r) { r.boolean(u"x"); }, "true or false is expected");
    row("integer is a text", "\"5\"", integer, "a whole number is expected here, not a text.");
    row("integer has a fraction", "1.5", integer, "a whole number from 0 to 9 is expected here, not 1.5.");
    row("integer below", "-1", integer, "not -1.");
    row("integer above", "10", integer, "not 10.");
    row("integer beyond 64 bits", "99999999999999999999", integer, "not 99999999999999999999.");
    row("level above", "101", level, "from 0 to 100 is expected here, not 101.");
    row("level below", "-1", level, "from 0 to 100");
    row("weight negative", "-0.5", weight, "from 0 to 1000000000 in");
    row("weight too fine", "0.0005", weight, "in steps of 0.001");
    row("weight beyond the limit", "1000000000.001", weight, "from 0 to 1000000000 in");
    row("weight with exponent", "1e3", weight, "not 1e3.");
    row("money too fine", "0.001", money, "in steps of 0.01");
    row("money is a text", "\"5\"", money, "a number is expected here, not a text.");
    row("no date", "\"2023-02-29\"", date, "a date like");
    row("date with time", "\"2024-02-01T10:00:00\"", date, "a date like");
    row("date without zeros", "\"2024-2-1\"", date, "a date like");
    row("empty date", "\"\"", date, "a date like");
    row("unknown word", "\"three\"", word, "one, two");
    row("list is an object", "{}", strings, "a list is expected here, not an object.");
    row("list too long", "[\"a\", \"b\", \"c\"]", strings, "more than 2 entries");
    row("list of other things", "[\"a\", 1]", strings, "only texts");
    row("object is a list", "[]", object, "an object is expected here, not a list.");
    row("too many objects", "[{}, {}, {}]", objects, "more than 2 entries");
    row("list of no objects", "[{}, 5]", objects, "x[1]: an object is expected here, not a number.");
}

void TestJsonReader::namesTheFault()
{
    QFETCH(QByteArray, member);
    QFETCH(Read, read);
    QFETCH(QString, fragment);
    const QString message = faultOf("{\n\"x\": " + member + "}", read);
    QVERIFY2(message.startsWith(QStringLiteral("Line 2, top.x")), qPrintable(message));
    QVERIFY2(message.contains(fragment), qPrintable(message));
}

void TestJsonReader::reportsOnlyTheFirstFault()
{
    const QString message = faultOf(R"({"a": 1, "b": 2})", [](json::ObjectReader &reader) {
        reader.string(u"b");
        reader.string(u"a");
    });
    QVERIFY2(message.contains(QStringLiteral("top.b")), qPrintable(message));
}

void TestJsonReader::namesPathAndLineOfNestedFaults()
{
    const QString message =
        faultOf("{\"traits\": [\n{\"level\": 1},\n{\"level\": 200}]}", [](json::ObjectReader &reader) {
            reader.objects(u"traits", 9, [](json::ObjectReader &each) { each.level(u"level"); });
        });
    QVERIFY2(message.startsWith(QStringLiteral("Line 3, top.traits[1].level: ")), qPrintable(message));
}

void TestJsonReader::stopsReadingAListAtTheFirstFault()
{
    int count = 0;
    faultOf(R"({"a": [{"l": 1}, {"l": -1}, {"l": 2}]})", [&count](json::ObjectReader &reader) {
        reader.objects(u"a", 9, [&count](json::ObjectReader &each) {
            each.level(u"l");
            ++count;
        });
    });
    QCOMPARE(count, 2);
}

void TestJsonReader::handsOutWhatNobodyAskedFor()
{
    const json::Value value = parsed(R"({"z": 1.0, "known": 1, "a": {"b": []}, "missing2": null})");
    json::Faults faults;
    json::ObjectReader reader(value, {}, faults);
    reader.take(u"known");
    reader.take(u"missing");
    const json::Members rest = reader.rest();
    QCOMPARE(rest.size(), size_t{3});
    QCOMPARE(rest[0].key, QStringLiteral("z"));
    QCOMPARE(rest[0].value.asNumber()->text, QByteArray("1.0"));
    QCOMPARE(rest[1].key, QStringLiteral("a"));
    QCOMPARE(rest[2].key, QStringLiteral("missing2"));
}

void TestJsonReader::worksWithoutAPath()
{
    const json::Value value = parsed("[]");
    json::Faults faults;
    const json::ObjectReader reader(value, {}, faults);
    QVERIFY(faults.any());
    QVERIFY(!reader.has(u"x"));
    QVERIFY(reader.rest().empty());
}

void TestJsonReader::detailHoldsNoValues()
{
    const json::Value value = parsed(R"({"name": ["secret"], "level": 4711})");
    for (const QStringView key : {QStringView(u"name"), QStringView(u"level")}) {
        json::Faults faults;
        json::ObjectReader(value, {}, faults).integer(key, 0, 1, 0);
        QVERIFY(faults.any());
        QVERIFY(!faults.first().detail.contains(QStringLiteral("secret")));
        QVERIFY(!faults.first().detail.contains(QStringLiteral("4711")));
        QVERIFY(faults.first().detail.contains(key));
    }
}

QTEST_GUILESS_MAIN(TestJsonReader)
#include "tst_json_reader.moc"
