// One bracket too many, one too few: next to nothing is lost by it, and what is lost is told.

#include "core/hursagmu/hursagmu.h"
#include "core/json/parse.h"
#include "core/json/salvage.h"
#include "core/json/write.h"
#include "core/party/partyfile.h"
#include "core/party/salvage.h"
#include "core/storage/files.h"
#include "core/storage/salvage.h"
#include "tests/support/share.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace sky;

namespace
{

constexpr const char *Samples[] = {"alaric.skychar", "juk.skychar", "ubar-tutu.skychar", "sky-road.skyparty"};

const GameRegistry &games()
{
    static const GameRegistry registry = [] {
        GameRegistry made;
        made.add(hursagmu::Hursagmu::create().value());
        return made;
    }();
    return registry;
}

QByteArray sample(const QString &file)
{
    return storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/") + file).value();
}

/// What is salvaged of a file, as it would be saved; and what is told.
struct Saved {
    QByteArray bytes;
    QStringList told;
};

Saved salvaged(const QString &file, const QByteArray &bytes)
{
    if (file.endsWith(QLatin1String(".skyparty"))) {
        auto result = party::salvageParty(bytes, games());
        return result ? Saved{party::writeParty(result->party), result->missing} : Saved{};
    }
    const auto result = storage::salvageCharacter(bytes, games());
    if (!result) return {};
    return {storage::writeCharacter(*result->loaded.character, *result->loaded.system), result->missing};
}

/// Every text, number and truth of a file with the names on the way to it.
void collectLeaves(const json::Value &value, const QString &path, QStringList &leaves)
{
    if (const json::Object *object = value.asObject()) {
        for (const json::Member &member : object->members)
            collectLeaves(member.value, path + QLatin1Char('/') + member.key, leaves);
    } else if (const json::Array *array = value.asArray()) {
        for (const json::Value &entry : *array)
            collectLeaves(entry, path, leaves);
    } else if (path != QLatin1String("/application")) {
        leaves << path + QLatin1Char('=') + QString::fromUtf8(json::write(value));
    }
}

QStringList leavesOf(const QByteArray &bytes)
{
    QStringList leaves;
    if (const auto value = json::parse(bytes)) collectLeaves(*value, {}, leaves);
    leaves.sort();
    return leaves;
}

/// Where a bracket is no part of a text; behind the first and before the last.
std::vector<qsizetype> placesBesideTexts(const QByteArray &bytes)
{
    std::vector<qsizetype> places;
    bool isText = false;
    for (qsizetype at = 1; at < bytes.lastIndexOf('}'); ++at) {
        if (!isText) places.push_back(at);
        if (bytes[at] == '"' && bytes[at - 1] != '\\') isText = !isText;
    }
    return places;
}

/// Those that are not among what was saved.
QStringList lost(const QStringList &all, const QByteArray &bytes)
{
    const QStringList kept = leavesOf(bytes);
    QStringList missing;
    std::set_difference(all.begin(), all.end(), kept.begin(), kept.end(), std::back_inserter(missing));
    return missing;
}

} // namespace

class TestSalvageBrackets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneTooMany_data();
    void oneTooMany();
    void oneTooFew_data();
    void oneTooFew();
    void withoutLinesMembersAreSortedByName();
    void linesThatTellNothingAreNotAsked_data();
    void linesThatTellNothingAreNotAsked();
};

namespace
{

/// An entry of a list, and a reference to it.
constexpr qsizetype MostLost = 7;

void check(const QString &file, const QByteArray &bytes, const QStringList &all, qsizetype at)
{
    const Saved saved = salvaged(file, bytes);
    const QStringList gone = lost(all, saved.bytes);
    const QByteArray there = bytes.mid(std::max<qsizetype>(at - 60, 0), 120);
    QVERIFY2(gone.size() <= MostLost,
             qPrintable(QStringLiteral("%1 | %2 | %3")
                            .arg(QString::fromUtf8(there), gone.join(u' '), saved.told.join(u' '))));
    QVERIFY2(!saved.told.isEmpty(), there.constData());
}

} // namespace

void TestSalvageBrackets::oneTooMany_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<char>("bracket");
    for (const char *file : Samples)
        for (const char bracket : {'{', '}', '[', ']'})
            QTest::addRow("%s %c", file, bracket) << QString::fromLatin1(file) << bracket;
}

void TestSalvageBrackets::oneTooMany()
{
    QFETCH(QString, file);
    QFETCH(char, bracket);
    const QByteArray whole = sample(file);
    const QStringList all = leavesOf(salvaged(file, whole).bytes);
    QVERIFY(all.size() > 30);
    const std::vector<qsizetype> places = placesBesideTexts(whole);
    QRandomGenerator random(20261201);
    for (int i = test::share(100); i > 0; --i) {
        const qsizetype at = places[size_t(random.bounded(int(places.size())))];
        check(file, QByteArray(whole).insert(at, bracket), all, at);
    }
}

void TestSalvageBrackets::oneTooFew_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : Samples)
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestSalvageBrackets::oneTooFew()
{
    QFETCH(QString, file);
    const QByteArray whole = sample(file);
    const QStringList all = leavesOf(salvaged(file, whole).bytes);
    std::vector<qsizetype> places = placesBesideTexts(whole);
    std::erase_if(places, [&whole](qsizetype at) { return !QByteArrayView("{}[]").contains(whole[at]); });
    const size_t tries = size_t(test::share(int(places.size())));
    for (size_t i = 0; i < places.size(); i += places.size() / tries)
        check(file, QByteArray(whole).remove(places[i], 1), all, places[i]);
}

void TestSalvageBrackets::withoutLinesMembersAreSortedByName()
{
    const QByteArray whole = sample(QStringLiteral("juk.skychar")).simplified();
    const QStringList all = leavesOf(salvaged(QStringLiteral("juk.skychar"), whole).bytes);
    QByteArray tooEarly = whole;
    QCOMPARE(whole.count("\"phase\": \"play\","), 1);
    tooEarly.replace("\"phase\": \"play\",", "\"phase\": \"play\"},");
    QByteArray tooLate = whole;
    QCOMPARE(whole.count("}, \"notes\": "), 1);
    tooLate.replace("}, \"notes\": ", ", \"notes\": ");
    for (const QByteArray &bytes : {tooEarly, tooLate}) {
        const Saved saved = salvaged(QStringLiteral("juk.skychar"), bytes);
        QCOMPARE(lost(all, saved.bytes).join(u' '), QString());
        QVERIFY2(saved.told.join(u' ').contains(QStringLiteral("it stood in another place")),
                 qPrintable(saved.told.join(u' ')));
    }
}

void TestSalvageBrackets::linesThatTellNothingAreNotAsked_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *text) { QTest::newRow(name) << QByteArray(text); };
    row("one line", R"({"a": {"b": [1, 2, {"c": 3}], "d": {}}, "e": [],,})");
    row("no blanks", "{\n\"a\": {\n\"b\": [\n1,\n2,\n{\n\"c\": 3\n}\n],\n\"d\": {}\n},\n\"e\": [\n],,\n}\n");
    row("brackets on lines of their own", "{\n  \"a\":\n  {\n    \"b\":\n    [\n      1,\n      2,\n      "
                                          "{\n        \"c\": 3\n      }\n    ],\n"
                                          "    \"d\":\n    {\n    }\n  },\n  \"e\":\n  [\n  ],,\n}\n");
    row("brackets further in", "{\n  \"a\":\n    {\n      \"b\": [1, 2,\n        {\"c\": 3}],\n      \"d\": "
                               "{}\n    },\n  \"e\": [],,\n}\n");
    row("closing brackets further in",
        "{\n  \"a\": {\n    \"b\": [\n      1,\n      2,\n      {\n        \"c\": 3\n        }\n      ],\n"
        "    \"d\": {}\n    },\n  \"e\": [],,\n  }\n");
    row("behind the last",
        "{ \"a\": { \"b\": [ 1, 2,\n                { \"c\": 3 } ],\n         \"d\": {} },\n  \"e\": [],, }");
    row("two brackets on a line",
        "{\n  \"a\": {\n    \"b\": [1, 2, {\n      \"c\": 3\n    }], \"d\": {\n  }},\n  \"e\": [\n],,}");
    row("tabs", "{\n\t\"a\": {\n\t\t\"b\": [\n\t\t\t1,\n\t\t\t2,\n\t\t\t{ \"c\": 3 }\n\t\t],\n\t\t\"d\": "
                "{}\n\t},\n\t\"e\": [],,\n}");
    row("all further in", "    {\n      \"a\": {\n        \"b\": [1, 2, { \"c\": 3 }], \"d\": {}\n      },\n "
                          "     \"e\": [],,\n    }\n");
}

void TestSalvageBrackets::linesThatTellNothingAreNotAsked()
{
    QFETCH(QByteArray, text);
    const json::Salvaged found = json::salvage(text);
    QVERIFY(!found.flaws.empty());
    QCOMPARE(found.value, *json::parse(R"({"a": {"b": [1, 2, {"c": 3}], "d": {}}, "e": []})"));
}

QTEST_GUILESS_MAIN(TestSalvageBrackets)
#include "tst_salvage_brackets.moc"
