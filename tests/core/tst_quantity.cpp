#include "core/base/quantity.h"

#include <QTest>
#include <rapidcheck.h>

#include <limits>

using namespace sky;

class TestQuantity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAsFewDecimalsAsTheValueNeeds_data()
    {
        QTest::addColumn<qint64>("smallest");
        QTest::addColumn<qint64>("perUnit");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << qint64{0} << qint64{1000} << "0";
        QTest::newRow("whole") << qint64{12'000} << qint64{1000} << "12";
        QTest::newRow("half") << qint64{500} << qint64{1000} << "0.5";
        QTest::newRow("thousandth") << qint64{-1} << qint64{1000} << "-0.001";
        QTest::newRow("leading zeros") << qint64{1'005} << qint64{100} << "10.05";
        QTest::newRow("no fraction in the unit") << qint64{-7} << qint64{1} << "-7";
        QTest::newRow("smallest number")
            << std::numeric_limits<qint64>::min() << qint64{100} << "-92233720368547758.08";
    }

    void writesAsFewDecimalsAsTheValueNeeds()
    {
        QFETCH(qint64, smallest);
        QFETCH(qint64, perUnit);
        QTEST(toDecimal(smallest, perUnit), "text");
    }

    void readsPlainDecimals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("smallest");
        QTest::newRow("whole") << "12" << qint64{12'000};
        QTest::newRow("half") << "0.5" << qint64{500};
        QTest::newRow("negative") << "-3" << qint64{-3'000};
        QTest::newRow("all decimals") << "1.234" << qint64{1'234};
        QTest::newRow("idle zeros") << "1.2340000" << qint64{1'234};
        QTest::newRow("leading zeros") << "007.5" << qint64{7'500};
        QTest::newRow("the limit") << "1000000000" << qint64{Weight::Limit};
        QTest::newRow("the lower limit") << "-1000000000" << -qint64{Weight::Limit};
    }

    void readsPlainDecimals()
    {
        QFETCH(QString, text);
        const std::optional<int64_t> value = fromDecimal(text, Weight::PerUnit);
        QVERIFY(value.has_value());
        QFETCH(qint64, smallest);
        QCOMPARE(qint64{*value}, smallest);
    }

    void refusesWhatIsNoPlainDecimal_data()
    {
        QTest::addColumn<QString>("text");
        const QStringList texts = {QString(),
                                   QStringLiteral("-"),
                                   QStringLiteral("+1"),
                                   QStringLiteral("."),
                                   QStringLiteral("1."),
                                   QStringLiteral(".5"),
                                   QStringLiteral("1,5"),
                                   QStringLiteral("1e3"),
                                   QStringLiteral(" 1"),
                                   QStringLiteral("1 000"),
                                   QStringLiteral("0x10"),
                                   QStringLiteral("--1"),
                                   QStringLiteral("1.2.3"),
                                   QStringLiteral("1.2345"),
                                   QStringLiteral("1000000000.001"),
                                   QStringLiteral("99999999999999999999999999"),
                                   QStringLiteral("\u0663")};
        for (const QString &text : texts)
            QTest::addRow("'%s'", qPrintable(text)) << text;
    }

    void refusesWhatIsNoPlainDecimal()
    {
        QFETCH(QString, text);
        QVERIFY(!fromDecimal(text, Weight::PerUnit).has_value());
    }

    void readsBackWhatItWrote()
    {
        QVERIFY(rc::check([] {
            const auto value = *rc::gen::inRange<int64_t>(-Weight::Limit, Weight::Limit + 1);
            const auto perUnit = *rc::gen::element<int64_t>(1, 10, 100, 1000);
            RC_ASSERT(fromDecimal(toDecimal(value, perUnit), perUnit) == value);
        }));
    }
};

QTEST_GUILESS_MAIN(TestQuantity)
#include "tst_quantity.moc"
