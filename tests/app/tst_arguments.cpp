#include "app/hursagmu/arguments.h"

#include <QTest>

using namespace sky::app;
using sky::hursagmu::Place;

class TestArguments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levelsAreReadOrRefused_data();
    void levelsAreReadOrRefused();
    void amountsAreReadOrRefused_data();
    void amountsAreReadOrRefused();
    void pursesAreReadOrRefused_data();
    void pursesAreReadOrRefused();
    void customGiftsNeedNameCostAndReason_data();
    void customGiftsNeedNameCostAndReason();
};

void TestArguments::levelsAreReadOrRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("level");
    QTest::newRow("plain") << "Warrior=8" << true << "Warrior" << 8;
    QTest::newRow("spaces") << " Horse Whisperer = 3 " << true << "Horse Whisperer" << 3;
    QTest::newRow("name with =") << "a=b=3" << true << "a=b" << 3;
    QTest::newRow("top") << "Warrior=100" << true << "Warrior" << 100;
    QTest::newRow("beyond the top") << "Warrior=101" << false << "" << 0;
    QTest::newRow("negative") << "Warrior=-1" << false << "" << 0;
    QTest::newRow("too long for a number") << "Warrior=99999999999999999999" << false << "" << 0;
    QTest::newRow("no level") << "Warrior" << false << "" << 0;
    QTest::newRow("no name") << "=4" << false << "" << 0;
    QTest::newRow("fraction") << "Warrior=1.5" << false << "" << 0;
    QTest::newRow("empty") << "" << false << "" << 0;
}

void TestArguments::levelsAreReadOrRefused()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto read = parseNamedLevel(text);
    QCOMPARE(read.has_value(), good);
    if (!good) {
        QCOMPARE(read.error().kind, sky::ErrorKind::Usage);
        QVERIFY(!read.error().message.isEmpty());
        return;
    }
    QTEST(read->name, "name");
    QTEST(read->level.value(), "level");
}

void TestArguments::amountsAreReadOrRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<int>("place");
    QTest::newRow("name alone") << "torch" << true << "torch" << 1 << -1;
    QTest::newRow("quantity") << "torch*3" << true << "torch" << 3 << -1;
    QTest::newRow("place") << "mail:worn" << true << "mail" << 1 << int(Place::Worn);
    QTest::newRow("both") << "rope * 10 : mount" << true << "rope" << 10 << int(Place::Mount);
    QTest::newRow("left") << "chest:left" << true << "chest" << 1 << int(Place::Left);
    QTest::newRow("brackets") << "mirror (steel)*16" << true << "mirror (steel)" << 16 << -1;
    QTest::newRow("unknown place") << "torch:attic" << false << "" << 0 << -1;
    QTest::newRow("place in capitals") << "torch:LEFT" << true << "torch" << 1 << int(Place::Left);
    QTest::newRow("negative quantity") << "torch*-3" << false << "" << 0 << -1;
    QTest::newRow("no quantity") << "torch*0" << false << "" << 0 << -1;
    QTest::newRow("too many") << "torch*1000001" << false << "" << 0 << -1;
    QTest::newRow("beyond all numbers") << "torch*99999999999999999999" << false << "" << 0 << -1;
    QTest::newRow("empty") << "  " << false << "" << 0 << -1;
}

void TestArguments::amountsAreReadOrRefused()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto read = parseAmount(text);
    QCOMPARE(read.has_value(), good);
    if (!good) return;
    QTEST(read->name, "name");
    QTEST(int(read->quantity), "quantity");
    QTEST(read->place ? int(*read->place) : -1, "place");
}

void TestArguments::pursesAreReadOrRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::addColumn<QList<int>>("coins");
    QTest::newRow("two") << "6gc,14sc" << true << QList<int>{6, 14, 0};
    QTest::newRow("any order, capitals, spaces") << "30 CC, 6 gc" << true << QList<int>{6, 0, 30};
    QTest::newRow("no coin") << "6" << false << QList<int>{};
    QTest::newRow("other coin") << "6pp" << false << QList<int>{};
    QTest::newRow("negative") << "-6gc" << false << QList<int>{};
    QTest::newRow("one coin twice") << "6gc,6gc" << false << QList<int>{};
    QTest::newRow("empty") << "" << false << QList<int>{};
}

void TestArguments::pursesAreReadOrRefused()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto read = parsePurse(text);
    QCOMPARE(read.has_value(), good);
    if (!good) return;
    QTEST((QList<int>{int(read->gold), int(read->silver), int(read->copper)}), "coins");
}

void TestArguments::customGiftsNeedNameCostAndReason_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("all three") << "Temple Boxer=6:raised by monks: since six" << true;
    QTest::newRow("no reason") << "Temple Boxer=6" << false;
    QTest::newRow("empty reason") << "Temple Boxer=6: " << false;
    QTest::newRow("no cost") << "Temple Boxer:why" << false;
    QTest::newRow("no name") << "=6:why" << false;
}

void TestArguments::customGiftsNeedNameCostAndReason()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto read = parseCustomGift(text);
    QCOMPARE(read.has_value(), good);
    if (!good) return;
    QCOMPARE(read->name, QStringLiteral("Temple Boxer"));
    QCOMPARE(read->cost, int64_t{6});
    QCOMPARE(read->why, QStringLiteral("raised by monks: since six"));
}

QTEST_GUILESS_MAIN(TestArguments)
#include "tst_arguments.moc"
