#include "core/base/isolated.h"
#include "core/hursagmu/text.h"

#include <QTest>

using namespace sky;

/// Typed texts inside sentences.
class TestIsolated : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesPlainTextsAlone();
    void shutsOff_data();
    void shutsOff();
    void shutsOffWhatFillsASentence();
};

void TestIsolated::leavesPlainTextsAlone()
{
    for (const QString &text : {QString(), QStringLiteral("Juk"), QStringLiteral("100 %1 & <b>"),
                                QString::fromUtf8("Žofie 漢字 Ωmega")})
        QCOMPARE(isolated(text), text);
}

void TestIsolated::shutsOff_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shut");
    QTest::newRow("Hebrew") << QStringLiteral("\u05E9\u05DD") << QStringLiteral("\u2068\u05E9\u05DD\u2069");
    QTest::newRow("override") << QStringLiteral("a\u202Eb") << QStringLiteral("\u2068a\u202Eb\u2069");
    QTest::newRow("ends what it did not begin")
        << QStringLiteral("a\u2069b") << QStringLiteral("\u2068ab\u2069");
    QTest::newRow("does not end what it began")
        << QStringLiteral("a\u2067b") << QStringLiteral("\u2068a\u2067b\u2069\u2069");
    QTest::newRow("ends what it began")
        << QStringLiteral("\u2067b\u2069\u05E9") << QStringLiteral("\u2068\u2067b\u2069\u05E9\u2069");
    const QString twice = QStringLiteral("\u2068\u05E9\u2069; \u2068\u202Eb\u2069");
    QTest::newRow("shut off already") << twice << twice;
}

void TestIsolated::shutsOff()
{
    QFETCH(QString, typed);
    QFETCH(QString, shut);
    QCOMPARE(isolated(typed), shut);
}

void TestIsolated::shutsOffWhatFillsASentence()
{
    QCOMPARE(hursagmu::filled(QStringLiteral("%1 costs %2."), QStringLiteral("\u202Eevil"), 6),
             QStringLiteral("\u2068\u202Eevil\u2069 costs 6."));
}

QTEST_GUILESS_MAIN(TestIsolated)
#include "tst_isolated.moc"
