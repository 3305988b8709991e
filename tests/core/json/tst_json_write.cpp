#include "core/json/parse.h"
#include "core/json/write.h"

#include <QTest>

#include <rapidcheck.h>

using namespace sky;

namespace
{

/// Code points of all kinds that need care: controls, quotes, byte order mark, separators, beyond U+FFFF.
rc::Gen<QString> anyText()
{
    const auto special = rc::gen::element<char32_t>(0, 7, '\n', '\t', '"', '\\', '/', 0x7F, 0x85, 0xA0, 0xE9,
                                                    0x2028, 0xFEFF, 0xFFFD, 0xFFFF, 0x1F3B2, 0x10FFFF);
    const auto plain = rc::gen::inRange<char32_t>(' ', 0x7F);
    return rc::gen::map(rc::gen::container<std::vector<char32_t>>(rc::gen::oneOf(plain, special)),
                        [](const std::vector<char32_t> &text) {
                            return QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size()));
                        });
}

rc::Gen<json::Number> anyNumber()
{
    return rc::gen::map(rc::gen::element<const char *>("0", "-0", "1.0", "1E+5", "-12.50", "9007199254740993",
                                                       "18446744073709551616", "1e-9", "0.1000"),
                        [](const char *text) { return json::Number{text}; });
}

json::Value anyValue(int depth)
{
    const int kind = *rc::gen::inRange(0, depth > 0 ? 7 : 5);
    const auto count = [] { return *rc::gen::inRange(0, 6); };
    switch (kind) {
    case 0:
        return nullptr;
    case 1:
        return *rc::gen::arbitrary<bool>();
    case 2:
        return *anyNumber();
    case 3:
        return *rc::gen::arbitrary<int64_t>();
    case 4:
        return *anyText();
    case 5: {
        json::Array array;
        for (int left = count(); left > 0; --left) {
            array.push_back(anyValue(depth - 1));
        }
        return array;
    }
    default: {
        json::Object object;
        for (int left = count(); left > 0; --left) {
            object.set(*anyText(), anyValue(depth - 1));
        }
        return object;
    }
    }
}

json::Value parsed(const QByteArray &text)
{
    return json::parse(text).value();
}

} // namespace

class TestJsonWrite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesCanonically_data();
    void writesCanonically();
    void keepsShortListsOfScalarsOnOneLine();
    void breaksLongLists();
    void storesAReplacementForHalfACharacter();
    void writesAsDeepAsParsingAllows();
    void readsBackWhatItWrote();
    void writingIsIdempotentForAnySpacing();
};

void TestJsonWrite::writesCanonically_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("null", "null", "null\n");
    row("empty object", "{ }", "{}\n");
    row("empty list", "[ ]", "[]\n");
    row("order kept", R"({"b":1,"a":2})", "{\n  \"b\": 1,\n  \"a\": 2\n}\n");
    row("numbers keep their text", "[1.0,1E5,-0,1.50]", "[1.0, 1E5, -0, 1.50]\n");
    row("nested", R"({"a":{"b":[{"c":true}]}})",
        "{\n  \"a\": {\n    \"b\": [\n      {\n        \"c\": true\n      }\n    ]\n  }\n}\n");
    row("list of lists", "[[1,2],[]]", "[\n  [1, 2],\n  []\n]\n");
    row("printable text unescaped", R"(["\u017dofie \ud83c\udfb2 \/"])", "[\"Žofie 🎲 /\"]\n");
    row("controls escaped", R"(["\u0001\u007f\u0085\u2028\ufeff\n\t\r\b\f\"\\"])",
        "[\"\\u0001\\u007f\\u0085\\u2028\\ufeff\\n\\t\\r\\b\\f\\\"\\\\\"]\n");
    row("raw controls beyond ASCII escaped", "[\"\xC2\x85\xEF\xBB\xBF\"]", "[\"\\u0085\\ufeff\"]\n");
    row("keys escaped", R"({"a\nb":1})", "{\n  \"a\\nb\": 1\n}\n");
}

void TestJsonWrite::writesCanonically()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(json::write(parsed(text)), expected);
    QCOMPARE(json::write(parsed(expected)), expected);
}

void TestJsonWrite::keepsShortListsOfScalarsOnOneLine()
{
    // Indentation, key and brackets are 11 characters; the text with its quotes fills the line to 100.
    const QString exact(87, u'ž');
    json::Object object;
    object.add(QStringLiteral("aaa"), json::Array{json::Value(exact)});
    QCOMPARE(json::write(object), QByteArray("{\n  \"aaa\": [\"" + exact.toUtf8() + "\"]\n}\n"));
}

void TestJsonWrite::breaksLongLists()
{
    const QString over(88, u'ž');
    json::Object object;
    object.add(QStringLiteral("aaa"), json::Array{json::Value(over)});
    QCOMPARE(json::write(object), QByteArray("{\n  \"aaa\": [\n    \"" + over.toUtf8() + "\"\n  ]\n}\n"));
}

void TestJsonWrite::storesAReplacementForHalfACharacter()
{
    const QString text = QStringLiteral("a") + QChar(0xD83C) + QStringLiteral("b🎲") + QChar(0xDFB2);
    const QByteArray written = json::write(json::Value(text));
    QCOMPARE(written, QByteArray("\"a\xEF\xBF\xBD"
                                 "b🎲\xEF\xBF\xBD\"\n"));
    QCOMPARE(json::write(parsed(written)), written);
}

void TestJsonWrite::writesAsDeepAsParsingAllows()
{
    const int depth = json::Limits{}.depth;
    const QByteArray text = QByteArray("[").repeated(depth) + QByteArray("]").repeated(depth);
    QCOMPARE(json::write(parsed(text)).count('['), qsizetype{depth});
}

void TestJsonWrite::readsBackWhatItWrote()
{
    QVERIFY(rc::check("parse(write(x)) == x", [] {
        const json::Value value = anyValue(3);
        const auto again = json::parse(json::write(value));
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == value);
    }));
}

void TestJsonWrite::writingIsIdempotentForAnySpacing()
{
    QVERIFY(rc::check("spacing does not matter", [] {
        const QByteArray canonical = json::write(anyValue(3));
        const QByteArray blank = *rc::gen::element<QByteArray>(" ", "\r\n", "\t\t", "");
        QByteArray spaced;
        bool inText = false;
        for (qsizetype i = 0; i < canonical.size(); ++i) {
            const char byte = canonical[i];
            if (inText && byte == '\\') {
                spaced += canonical.mid(i++, 2);
                continue;
            }
            if (byte == '"') inText = !inText;
            const bool gap = !inText && QByteArrayView(" \n").contains(byte);
            spaced += gap ? blank : QByteArray(1, byte);
        }
        RC_ASSERT(json::write(parsed(spaced)) == canonical);
    }));
}

QTEST_GUILESS_MAIN(TestJsonWrite)
#include "tst_json_write.moc"
