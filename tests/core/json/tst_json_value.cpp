#include "core/json/value.h"

#include <QTest>

#include <limits>

using namespace sky;

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

QTEST_GUILESS_MAIN(TestJsonValue)
#include "tst_json_value.moc"
