#include "core/json/merge.h"
#include "core/json/parse.h"
#include "core/json/value.h"
#include "core/json/write.h"
#include "tests/support/dice.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace sky;

namespace
{

json::Value parsed(const QByteArray &text)
{
    return json::parse(text).value();
}

QByteArray oneLine(const json::Value &value)
{
    return json::write(value).simplified().replace(' ', "");
}

/// An object of texts, lists of elements with ids, lists without, and objects.
json::Value anyTree(test::Dice &dice, int depth)
{
    json::Object object;
    for (const char *key : {"a", "b", "c", "d"}) {
        const int kind = dice.number(0, depth > 0 ? 4 : 1);
        json::Array array;
        if (kind == 0) continue;
        if (kind == 2)
            for (int i = 0; i < 3; ++i)
                array.push_back(json::Value(dice.number(0, 9)));
        if (kind == 4) {
            for (int i = 0; i < 4; ++i) {
                json::Value element = anyTree(dice, depth - 1);
                element.asObject()->set(QStringLiteral("id"), QString::number(i));
                array.push_back(std::move(element));
            }
        }
        if (kind == 1) object.add(QLatin1String(key), QString::number(dice.number(0, 99)));
        if (kind == 3) object.add(QLatin1String(key), anyTree(dice, depth - 1));
        if (kind == 2 || kind == 4) object.add(QLatin1String(key), std::move(array));
    }
    return object;
}

/// Changes, adds, removes or moves something somewhere below.
void change(json::Value &tree, test::Dice &dice, const QString &mark)
{
    json::Object &object = *tree.asObject();
    const auto at = size_t(dice.number(0, int(object.members.size())));
    if (at == object.members.size()) {
        object.set(QStringLiteral("new") + mark, mark);
        return;
    }
    json::Member &member = object.members[at];
    if (member.key == QLatin1String("id")) return;
    json::Array *array = member.value.asArray();
    const bool elements = array && !array->empty() && array->front().asObject();
    if (dice.chance(15)) {
        object.remove(QString(member.key));
    } else if (member.value.asObject()) {
        change(member.value, dice, mark);
    } else if (elements && dice.chance(25)) {
        std::rotate(array->begin(), array->begin() + 1, array->end());
    } else if (elements && dice.chance(25)) {
        array->erase(array->begin() + dice.number(0, int(array->size()) - 1));
    } else if (elements && dice.chance(25)) {
        json::Object added;
        added.add(QStringLiteral("id"), QStringLiteral("n") + mark);
        array->push_back(std::move(added));
    } else if (elements) {
        change((*array)[size_t(dice.number(0, int(array->size()) - 1))], dice, mark);
    } else {
        member.value = json::Value(mark);
    }
}

json::Value changed(json::Value tree, test::Dice &dice, const QString &mark)
{
    for (int i = dice.number(0, 4); i > 0; --i)
        change(tree, dice, mark + QString::number(i));
    return tree;
}

/// The same whatever the order of keys and of elements.
json::Value sorted(json::Value tree)
{
    if (json::Object *object = tree.asObject()) {
        for (json::Member &member : object->members)
            member.value = sorted(std::move(member.value));
        std::sort(object->members.begin(), object->members.end(),
                  [](const json::Member &a, const json::Member &b) { return a.key < b.key; });
    } else if (json::Array *array = tree.asArray()) {
        for (json::Value &element : *array)
            element = sorted(std::move(element));
        if (!array->empty() && array->front().asObject())
            std::sort(array->begin(), array->end(), [](const json::Value &a, const json::Value &b) {
                return json::write(a) < json::write(b);
            });
    }
    return tree;
}

} // namespace

class TestJsonValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setReplacesInPlace();
    void removeTakesOneMember();
    void integersAreExact_data();
    void integersAreExact();
    void placesDoNotMatterForEquality();
    void orderAndNumberTextMatterForEquality();
    void bothSidesAreMerged_data();
    void bothSidesAreMerged();
    void whatOneSideDidIsTheMerge();
    void sidesMayBeExchanged();
    void everyConflictHasItsChoice();
    void withoutABaseEveryDifferenceIsAChoice();
};

void TestJsonValue::setReplacesInPlace()
{
    json::Object object;
    object.add(QStringLiteral("b"), 1);
    object.add(QStringLiteral("a"), 2);
    object.set(QStringLiteral("b"), 3);
    object.set(QStringLiteral("c"), 4);
    QCOMPARE(object.members.size(), size_t{3});
    QCOMPARE(object.members[0].key, QStringLiteral("b"));
    QCOMPARE(object.find(u"b")->toInteger(), std::optional<int64_t>(3));
    QCOMPARE(object.members[2].key, QStringLiteral("c"));
}

void TestJsonValue::removeTakesOneMember()
{
    json::Object object;
    object.add(QStringLiteral("a"), 1);
    object.add(QStringLiteral("b"), 2);
    QVERIFY(object.remove(u"a"));
    QVERIFY(!object.remove(u"a"));
    QVERIFY(!object.find(u"a"));
    QCOMPARE(object.members.size(), size_t{1});
}

void TestJsonValue::integersAreExact_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("fits");
    QTest::addColumn<qint64>("expected");
    QTest::newRow("0") << QByteArray("0") << true << qint64{0};
    QTest::newRow("-0") << QByteArray("-0") << true << qint64{0};
    QTest::newRow("2^53 + 1") << QByteArray("9007199254740993") << true << qint64{9007199254740993};
    QTest::newRow("smallest") << QByteArray("-9223372036854775808") << true
                              << std::numeric_limits<qint64>::min();
    QTest::newRow("largest") << QByteArray("9223372036854775807") << true
                             << std::numeric_limits<qint64>::max();
    QTest::newRow("one more") << QByteArray("9223372036854775808") << false << qint64{0};
    QTest::newRow("fraction") << QByteArray("1.0") << false << qint64{0};
    QTest::newRow("exponent") << QByteArray("1e2") << false << qint64{0};
}

void TestJsonValue::integersAreExact()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, fits);
    QFETCH(qint64, expected);
    const auto number = json::Value(json::Number{text}).toInteger();
    QCOMPARE(number.has_value(), fits);
    if (fits) QCOMPARE(*number, int64_t{expected});
}

void TestJsonValue::placesDoNotMatterForEquality()
{
    json::Value a(1);
    a.setPlace(3, 4);
    QVERIFY(a == json::Value(1));
}

void TestJsonValue::orderAndNumberTextMatterForEquality()
{
    json::Object ab;
    ab.add(QStringLiteral("a"), 1);
    ab.add(QStringLiteral("b"), 2);
    json::Object ba;
    ba.add(QStringLiteral("b"), 2);
    ba.add(QStringLiteral("a"), 1);
    QVERIFY(!(ab == ba));
    QVERIFY(!(json::Value(json::Number{"1.0"}) == json::Value(1)));
}

void TestJsonValue::bothSidesAreMerged_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("mine");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("merged");
    QTest::addColumn<QByteArray>("conflicts");
    const auto row = [](const char *name, QByteArray base, QByteArray mine, QByteArray theirs,
                        QByteArray merged, QByteArray conflicts = {}) {
        QTest::newRow(name) << base << mine << theirs << merged << conflicts;
    };
    row("two keys", R"({"a":1,"b":1})", R"({"a":2,"b":1})", R"({"a":1,"b":3})", R"({"a":2,"b":3})");
    row("alike", R"({"a":1})", R"({"a":2})", R"({"a":2})", R"({"a":2})");
    row("the same key", R"({"a":1})", R"({"a":2})", R"({"a":3})", R"({"a":2})", "a: 1 2 3");
    row("both add a key", R"({})", R"({"x":1})", R"({"y":2})", R"({"y":2,"x":1})");
    row("both add the same key", R"({})", R"({"x":1})", R"({"x":2})", R"({"x":1})", "x: - 1 2");
    row("one removes", R"({"a":1,"b":2})", R"({"a":1})", R"({"a":5,"b":2})", R"({"a":5})");
    row("one removes what the other changed", R"({"a":1})", R"({})", R"({"a":2})", R"({})", "a: 1 - 2");
    row("one changed what the other removed", R"({"a":1})", R"({"a":2})", R"({})", R"({"a":2})", "a: 1 2 -");
    row("elements by id", R"({"l":[{"id":"p","n":1},{"id":"q","n":1}]})",
        R"({"l":[{"id":"q","n":1},{"id":"p","n":2}]})", R"({"l":[{"id":"p","n":1},{"id":"q","n":3}]})",
        R"({"l":[{"id":"q","n":3},{"id":"p","n":2}]})");
    row("elements added", R"({"l":[{"id":"p"}]})", R"({"l":[{"id":"p"},{"id":"m"}]})",
        R"({"l":[{"id":"t"},{"id":"p"}]})", R"({"l":[{"id":"t"},{"id":"p"},{"id":"m"}]})");
    row("a first element on each side", R"({})", R"({"l":[{"id":"m"}]})", R"({"l":[{"id":"t"}]})",
        R"({"l":[{"id":"t"},{"id":"m"}]})");
    row("elements removed", R"({"l":[{"id":"p"},{"id":"q"},{"id":"r"}]})", R"({"l":[{"id":"q"},{"id":"r"}]})",
        R"({"l":[{"id":"p"},{"id":"q"}]})", R"({"l":[{"id":"q"}]})");
    const char *const two = R"({"l":[{"id":"p","n":1},{"id":"q","n":1}]})";
    row("a list emptied here, an element added there", R"({"l":[{"id":"p"}]})", R"({"x":1})",
        R"({"l":[{"id":"p"},{"id":"t"}]})", R"({"l":[{"id":"t"}],"x":1})");
    row("a list emptied there, an element added here", R"({"l":[{"id":"p"}]})",
        R"({"l":[{"id":"p"},{"id":"m"}]})", R"({})", R"({"l":[{"id":"m"}]})");
    row("a list emptied here, an element removed there", two, R"({"x":1})", R"({"l":[{"id":"q","n":1}]})",
        R"({"x":1})");
    row("a list emptied here, an element changed there", two, R"({})",
        R"({"l":[{"id":"p","n":1},{"id":"q","n":2}]})", R"({})",
        R"(l/q: {"id":"q","n":1} - {"id":"q","n":2})");
    row("a list without ids emptied here, changed there", R"({"l":[1]})", R"({})", R"({"l":[1,2]})", R"({})",
        "l: [1] - [1,2]");
    row("a list of scalars is one thing", R"({"l":[1,2]})", R"({"l":[1,2,3]})", R"({"l":[0,1,2]})",
        R"({"l":[1,2,3]})", "l: [1,2] [1,2,3] [0,1,2]");
    row("a list without ids is one thing", R"({"l":[{"n":1}]})", R"({"l":[{"n":2}]})", R"({"l":[{"n":1}]})",
        R"({"l":[{"n":2}]})");
    row("an id twice is none", R"({"l":[]})", R"({"l":[{"id":"p"},{"id":"p"}]})", R"({"l":[{"id":"q"}]})",
        R"({"l":[{"id":"p"},{"id":"p"}]})", R"(l: [] [{"id":"p"},{"id":"p"}] [{"id":"q"}])");
    row("another kind of value", R"({"a":{"b":1}})", R"({"a":{"b":2}})", R"({"a":[1]})", R"({"a":{"b":2}})",
        R"(a: {"b":1} {"b":2} [1])");
    row("deep", R"({"a":{"l":[{"id":"p","o":{"n":1}}]}})", R"({"a":{"l":[{"id":"p","o":{"n":2}}]}})",
        R"({"a":{"l":[{"id":"p","o":{"n":3}}]}})", R"({"a":{"l":[{"id":"p","o":{"n":2}}]}})",
        "a/l/p/o/n: 1 2 3");
}

void TestJsonValue::bothSidesAreMerged()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, mine);
    QFETCH(QByteArray, theirs);
    QFETCH(QByteArray, merged);
    QFETCH(QByteArray, conflicts);
    const json::Value before = parsed(base);
    const json::Merge both = json::merge(&before, parsed(mine), parsed(theirs));
    QCOMPARE(oneLine(both.value), merged);
    const auto shown = [](const std::optional<json::Value> &value) {
        return value ? oneLine(*value) : QByteArray("-");
    };
    QByteArrayList lines;
    for (const json::Conflict &conflict : both.conflicts)
        lines << conflict.path.join(u'/').toUtf8() + ": " + shown(conflict.base) + ' ' +
                     shown(conflict.mine) + ' ' + shown(conflict.theirs);
    QCOMPARE(lines.join('\n'), conflicts);
}

void TestJsonValue::whatOneSideDidIsTheMerge()
{
    for (uint64_t seed = 0; seed < 150; ++seed) {
        test::Dice dice(seed);
        const json::Value base = anyTree(dice, 3);
        const json::Value one = changed(base, dice, QStringLiteral("m"));
        for (const json::Merge &merge : {json::merge(&base, one, base), json::merge(&base, base, one),
                                         json::merge(&base, one, one), json::merge(nullptr, one, one)}) {
            QVERIFY2(merge.value == one, qPrintable(QString::number(seed)));
            QVERIFY(merge.conflicts.empty());
        }
    }
}

void TestJsonValue::sidesMayBeExchanged()
{
    using json::Side;
    int withConflicts = 0;
    int without = 0;
    for (uint64_t seed = 0; seed < 300; ++seed) {
        test::Dice dice(seed);
        const json::Value base = anyTree(dice, 3);
        const json::Value mine = changed(base, dice, QStringLiteral("m"));
        const json::Value theirs = changed(base, dice, QStringLiteral("t"));
        const json::Merge there = json::merge(&base, mine, theirs);
        const std::vector<Side> other(there.conflicts.size(), Side::Theirs);
        const json::Merge back = json::merge(&base, theirs, mine, other);
        QCOMPARE(back.conflicts.size(), there.conflicts.size());
        QVERIFY2(sorted(back.value) == sorted(there.value), qPrintable(QString::number(seed)));
        ++(there.conflicts.empty() ? without : withConflicts);
    }
    QVERIFY2(withConflicts > 30 && without > 30, qPrintable(QString::number(withConflicts)));
}

void TestJsonValue::everyConflictHasItsChoice()
{
    const json::Value base = parsed(R"({"a":1,"b":1,"c":1})");
    const json::Value mine = parsed(R"({"a":2,"b":2})");
    const json::Value theirs = parsed(R"({"a":3,"b":3,"c":3})");
    using json::Side;
    const auto merged = [&](const std::vector<Side> &choices) {
        return oneLine(json::merge(&base, mine, theirs, choices).value);
    };
    QCOMPARE(merged({}), R"({"a":2,"b":2})");
    QCOMPARE(merged({Side::Theirs}), R"({"a":3,"b":2})");
    QCOMPARE(merged({Side::Mine, Side::Theirs, Side::Theirs}), R"({"a":2,"b":3,"c":3})");
}

void TestJsonValue::withoutABaseEveryDifferenceIsAChoice()
{
    const json::Value mine = parsed(R"({"a":1,"l":[{"id":"p"},{"id":"m"}],"same":0})");
    const json::Value theirs = parsed(R"({"b":1,"l":[{"id":"p"},{"id":"t"}],"same":0})");
    const json::Merge both = json::merge(nullptr, mine, theirs);
    QCOMPARE(both.conflicts.size(), size_t{4});
    QCOMPARE(sorted(both.value), sorted(mine));
    const json::Merge other =
        json::merge(nullptr, mine, theirs, std::vector<json::Side>(4, json::Side::Theirs));
    QCOMPARE(sorted(other.value), sorted(theirs));
}

QTEST_GUILESS_MAIN(TestJsonValue)
#include "tst_json_value.moc"
