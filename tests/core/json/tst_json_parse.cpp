#include "core/json/parse.h"

#include <QTest>

using namespace sky;

namespace
{

Result<json::Value> parsed(const QByteArray &text)
{
    return json::parse(text);
}

} // namespace

class TestJsonParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrderAndTextOfNumbers();
    void acceptsAnyValueAtTheTop_data();
    void acceptsAnyValueAtTheTop();
    void knowsWhereValuesStood();
    void countsColumnsInCharacters();
    void decodesTexts_data();
    void decodesTexts();
    void skipsByteOrderMark();
    void saysWhereAndWhatIsWrong_data();
    void saysWhereAndWhatIsWrong();
    void refusesBadUtf8_data();
    void refusesBadUtf8();
    void refusesDuplicateKeysOfOneObject();
    void allowsEqualKeysInDifferentObjects();
    void limitsDepth();
    void refusesHundredThousandBrackets();
    void limitsCountOfValues();
    void limitsLengthOfTexts();
    void limitsBytes();
    void readsHundredsOfThousandsOfKeys();
    void detailHoldsNothingOfTheText();
};

void TestJsonParse::keepsOrderAndTextOfNumbers()
{
    const auto value =
        parsed(R"({"z": -0, "a": 1.0, "m": 1E5, "big": 123456789012345678901234567890, "e": 5e-3})");
    QVERIFY(value);
    const json::Members &members = value->asObject()->members;
    QStringList keys;
    QByteArrayList numbers;
    for (const json::Member &member : members) {
        keys << member.key;
        numbers << member.value.asNumber()->text;
    }
    QCOMPARE(keys, QStringList({"z", "a", "m", "big", "e"}));
    QCOMPARE(numbers, QByteArrayList({"-0", "1.0", "1E5", "123456789012345678901234567890", "5e-3"}));
}

void TestJsonParse::acceptsAnyValueAtTheTop_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {"null", "true", "false", "0", "-1.5e+3", "\"\"", "[]", "{}", " \r\n\t[ ] \n", "[[],{}]"}) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void TestJsonParse::acceptsAnyValueAtTheTop()
{
    QFETCH(QByteArray, text);
    const auto value = parsed(text);
    QVERIFY2(value, value ? "" : qPrintable(value.error().message));
}

void TestJsonParse::knowsWhereValuesStood()
{
    const auto root = parsed("{\n  \"a\": [1,\n    true],\r\n  \"b\" : {\"c\": \"x\"}\n}");
    QVERIFY(root);
    const auto place = [](const json::Value &value) { return std::pair(value.line(), value.column()); };
    const json::Object &object = *root->asObject();
    QCOMPARE(place(*root), std::pair(1, 1));
    QCOMPARE(place(*object.find(u"a")), std::pair(2, 8));
    QCOMPARE(place(object.find(u"a")->asArray()->at(0)), std::pair(2, 9));
    QCOMPARE(place(object.find(u"a")->asArray()->at(1)), std::pair(3, 5));
    QCOMPARE(place(*object.find(u"b")), std::pair(4, 9));
    QCOMPARE(place(*object.find(u"b")->asObject()->find(u"c")), std::pair(4, 15));
}

void TestJsonParse::countsColumnsInCharacters()
{
    const auto root = parsed(QStringLiteral("[\"Žofie 🎲\", 7]").toUtf8());
    QVERIFY(root);
    QCOMPARE(root->asArray()->at(1).column(), 13);
}

void TestJsonParse::decodesTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("escapes") << QByteArray(R"("\"\\\/\b\f\n\r\t\u0041")")
                             << QStringLiteral("\"\\/\b\f\n\r\tA");
    QTest::newRow("pair") << QByteArray(R"("\ud83c\udfb2")") << QStringLiteral("🎲");
    QTest::newRow("utf8") << QByteArray("\"\xF0\x9F\x8E\xB2 \xC5\xBD\"") << QStringLiteral("🎲 Ž");
    QTest::newRow("escaped nul") << QByteArray(R"("a\u0000b")") << QString::fromUtf16(u"a\0b", 3);
    QTest::newRow("leading U+FEFF") << QByteArray("\"\xEF\xBB\xBFx\"") << QChar(0xFEFF) + QStringLiteral("x");
    QTest::newRow("escaped U+FEFF") << QByteArray(R"("\ufeffx")") << QChar(0xFEFF) + QStringLiteral("x");
    QTest::newRow("ends in backslashes") << QByteArray(R"("a\\\\")") << QStringLiteral("a\\\\");
}

void TestJsonParse::decodesTexts()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    // A neighbour shows that the place behind the text was found.
    const auto value = parsed("[" + text + ",5]");
    QVERIFY(value);
    QCOMPARE(*value->asArray()->at(0).asString(), expected);
    QCOMPARE(value->asArray()->at(1).asNumber()->text, QByteArray("5"));
}

void TestJsonParse::skipsByteOrderMark()
{
    const auto value = parsed("\xEF\xBB\xBF{\"a\": 1}");
    QVERIFY(value);
    QCOMPARE(value->asObject()->find(u"a")->column(), 7);
}

void TestJsonParse::saysWhereAndWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("fragment");
    const auto row = [](const char *name, const QByteArray &text, int line, int column,
                        const char *fragment) {
        QTest::newRow(name) << text << line << column << QString::fromLatin1(fragment);
    };
    row("empty", "", 1, 1, "ends too early");
    row("blank", " \n ", 2, 2, "ends too early");
    row("comma missing in object", "{\"a\": 1\n \"b\": 2}", 2, 2, "comma is missing");
    row("comma missing in list", "[1 2]", 1, 4, "comma is missing");
    row("colon missing", "{\"a\" 1}", 1, 6, "colon is missing");
    row("value missing", "{\"a\": }", 1, 7, "value is missing before }");
    row("value missing before comma", "{\"a\": ,\"b\":1}", 1, 7, "value is missing before ,");
    row("comma too many in object", "{\"a\": 1,\n}", 2, 1, "comma too many before }");
    row("comma too many in list", "[1,]", 1, 4, "comma too many before ]");
    row("two commas", "[1,,2]", 1, 4, "comma too many");
    row("leading comma", "[,1]", 1, 2, "value is missing before ,");
    row("key without quotes", "{a: 1}", 1, 2, "name in double quotes");
    row("key in single quotes", "{'a': 1}", 1, 2, "double quotes");
    row("text in single quotes", "['a']", 1, 2, "double quotes");
    row("number as key", "{1: 1}", 1, 2, "name in double quotes");
    row("comma instead of key", "{,}", 1, 2, "name in double quotes");
    row("object never closed", "{\"a\": 1\n", 2, 1, "ends too early");
    row("list never closed", "[1, 2", 1, 6, "ends too early");
    row("ends after comma", "[1,", 1, 4, "ends too early");
    row("ends after colon", "{\"a\":", 1, 6, "ends too early");
    row("ends after key", "{\"a\"", 1, 5, "ends too early");
    row("closed by the wrong bracket", "[1}", 1, 3, "} stands where ] was expected");
    row("object closed by the wrong bracket", "{\"a\":1]", 1, 7, "] stands where } was expected");
    row("list opened and closed by the wrong bracket", "[}", 1, 2, "} stands where ] was expected");
    row("object opened and closed by the wrong bracket", "{]", 1, 2, "] stands where } was expected");
    row("only a closing bracket", "}", 1, 1, "value is missing before }");
    row("text never closed", "[\n \"abc]", 2, 2, "never closed");
    row("line break in text", "[\"abc\ndef\"]", 1, 6, "closing quote is missing");
    row("tab in text", "[\"a\tb\"]", 1, 4, "tab");
    row("control in text", "[\"a\x01\"]", 1, 4, "control character");
    row("bad escape", "[\"a\\x\"]", 1, 4, "backslash");
    row("short unicode escape", "[\"\\u12\"]", 1, 3, "four digits");
    row("lone high half", "[\"\\ud800\"]", 1, 3, "half a character");
    row("lone low half", "[\"\\udc00\"]", 1, 3, "half a character");
    row("high half before other escape", "[\"\\ud800\\u0041\"]", 1, 3, "half a character");
    row("unknown word", "[yes]", 1, 2, "word is not known");
    row("capital word", "[True]", 1, 2, "word is not known");
    row("NaN", "[NaN]", 1, 2, "word is not known");
    row("leading zero", "[01]", 1, 3, "comma is missing");
    row("plus sign", "[+1]", 1, 2, "not a number");
    row("bare dot", "[.5]", 1, 2, "not a number");
    row("dot at the end", "[1.]", 1, 2, "not a number");
    row("exponent missing", "[1e]", 1, 2, "not a number");
    row("lone minus", "[-]", 1, 2, "not a number");
    row("number too large", "[1e400]", 1, 2, "too large");
    row("line comment", "{\n// no\n}", 2, 1, "comments");
    row("block comment", "[/* no */]", 1, 2, "comments");
    row("hash comment", "[1, # no\n]", 1, 5, "comments");
    row("no-break space",
        "[1,\xC2\xA0"
        "2]",
        1, 4, "U+00A0");
    row("second value", "{}\n{}", 2, 1, "follows after the end");
    row("second mark", "\xEF\xBB\xBF\xEF\xBB\xBF[]", 1, 1, "U+FEFF");
    row("nul byte", QByteArray("[1]\0", 4), 1, 4, "NUL");
    row("nul byte in text", QByteArray("[\"a\0\"]", 6), 1, 4, "NUL");
    row("utf-16", QByteArray("\xFF\xFE[\0]\0", 6), 1, 1, "UTF-16");
}

void TestJsonParse::saysWhereAndWhatIsWrong()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, fragment);
    const auto value = parsed(text);
    QVERIFY(!value);
    const QString &message = value.error().message;
    QCOMPARE(value.error().kind, ErrorKind::Unreadable);
    QVERIFY2(message.startsWith(QStringLiteral("Line %1, column %2: ").arg(line).arg(column)),
             qPrintable(message));
    QVERIFY2(message.contains(fragment), qPrintable(message));
}

void TestJsonParse::refusesBadUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("stray continuation") << QByteArray("\x80");
    QTest::newRow("cut sequence") << QByteArray("\xE2\x82");
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF");
    QTest::newRow("overlong nul") << QByteArray("\xC0\x80");
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80");
    QTest::newRow("beyond U+10FFFF") << QByteArray("\xF4\x90\x80\x80");
    QTest::newRow("impossible byte") << QByteArray("\xFF");
    QTest::newRow("latin-1 letter") << QByteArray("\xE9t");
}

void TestJsonParse::refusesBadUtf8()
{
    QFETCH(QByteArray, bytes);
    const auto value = parsed("[\n\"\xC5\xBD" + bytes + "\"]");
    QVERIFY(!value);
    QVERIFY2(value.error().message.startsWith(QStringLiteral("Line 2, column 3: ")),
             qPrintable(value.error().message));
    QVERIFY(value.error().message.contains(QStringLiteral("UTF-8")));
    QVERIFY(!parsed(bytes));
}

void TestJsonParse::refusesDuplicateKeysOfOneObject()
{
    const auto value = parsed("{\"a\": 1,\n \"\\u0061\": 2}");
    QVERIFY(!value);
    QVERIFY(value.error().message.startsWith(QStringLiteral("Line 2, column 2: \"a\" stands twice")));
}

void TestJsonParse::allowsEqualKeysInDifferentObjects()
{
    QVERIFY(parsed(R"({"a": {"a": [{"a": 1}, {"a": 1}]}, "A": 2})"));
}

void TestJsonParse::limitsDepth()
{
    const json::Limits limits{.depth = 3};
    QVERIFY(json::parse("[[{}]]", limits));
    const auto value = json::parse("[[{\"a\": []}]]", limits);
    QVERIFY(!value);
    QVERIFY(value.error().message.startsWith(QStringLiteral("Line 1, column 9: ")));
}

void TestJsonParse::refusesHundredThousandBrackets()
{
    for (const char *opening : {"[", "{\"a\":"}) {
        const auto value = parsed(QByteArray(opening).repeated(100'000));
        QVERIFY(!value);
        QVERIFY(value.error().message.contains(QStringLiteral("more than 64 deep")));
    }
}

void TestJsonParse::limitsCountOfValues()
{
    const json::Limits limits{.values = 4};
    QVERIFY(json::parse("[1, 2, 3]", limits));
    QVERIFY(!json::parse("[1, 2, 3, 4]", limits));
}

void TestJsonParse::limitsLengthOfTexts()
{
    const json::Limits limits{.stringLength = 3};
    QVERIFY(json::parse("{\"abc\": \"def\"}", limits));
    QVERIFY(!json::parse("{\"abc\": \"defg\"}", limits));
    QVERIFY(!json::parse("{\"abcd\": \"def\"}", limits));
}

void TestJsonParse::limitsBytes()
{
    const json::Limits limits{.bytes = 4};
    QVERIFY(json::parse("[12]", limits));
    QVERIFY(!json::parse("[12] ", limits));
}

void TestJsonParse::readsHundredsOfThousandsOfKeys()
{
    // Quadratic work here would take minutes; the test program's time limit guards it.
    QByteArray text = "{";
    for (int i = 0; i < 200'000; ++i) {
        text += (i ? ",\"k" : "\"k") + QByteArray::number(i) + "\":1";
    }
    const auto value = parsed(text + "}");
    QVERIFY(value);
    QCOMPARE(value->asObject()->members.size(), size_t{200'000});
    QVERIFY(!parsed(text + ",\"k7\":1}"));
}

void TestJsonParse::detailHoldsNothingOfTheText()
{
    const QByteArrayList faults = {"{\"secret\": 1, \"secret\": 2}", "{\"secret\" 1}", "[\"secret]",
                                   "[secret]", "{\"a\": \"secret\" x}"};
    for (const QByteArray &text : faults) {
        const auto value = parsed(text);
        QVERIFY(!value);
        QVERIFY2(!value.error().detail.contains(QStringLiteral("secret")), qPrintable(value.error().detail));
        QVERIFY(!value.error().detail.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestJsonParse)
#include "tst_json_parse.moc"
