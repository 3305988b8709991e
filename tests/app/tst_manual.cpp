#include "app/commandline.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace sky;

namespace
{

/// The long options a text names: "--trait", "--help", ...
QSet<QString> longOptions(const QString &text)
{
    static const QRegularExpression option(QStringLiteral("--[a-z][a-z-]*"));
    QSet<QString> found;
    for (auto each = option.globalMatch(text); each.hasNext();)
        found += each.next().captured();
    return found;
}

QString helpOf(const QStringList &command)
{
    QString out;
    QString err;
    QTextStream outStream(&out);
    QTextStream errStream(&err);
    app::Surroundings around{outStream, errStream, systemClock(), countingIds(QStringLiteral("t"))};
    app::runCommandLine(command + QStringList{QStringLiteral("--help")}, around);
    return out;
}

} // namespace

/// packaging/skychamber.1 and the program's own help name the same options.
class TestManual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyOptionStandsInTheManual_data();
    void everyOptionStandsInTheManual();
    void theManualNamesNoOptionThatIsNotThere();

private:
    const QStringList m_commands = app::commandNames();
    QSet<QString> m_inManual;
};

void TestManual::initTestCase()
{
    QFile manual(QStringLiteral(SKYCHAMBER_SOURCE "/packaging/skychamber.1"));
    QVERIFY(manual.open(QIODevice::ReadOnly));
    m_inManual =
        longOptions(QString::fromUtf8(manual.readAll()).replace(QLatin1String("\\-"), QLatin1String("-")));
}

void TestManual::everyOptionStandsInTheManual_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("no command") << QStringList();
    for (const QString &command : m_commands)
        QTest::newRow(qUtf8Printable(command)) << QStringList{command};
}

void TestManual::everyOptionStandsInTheManual()
{
    QFETCH(QStringList, command);
    const QSet<QString> inHelp = longOptions(helpOf(command));
    QVERIFY2(inHelp.contains(QStringLiteral("--help")), "the help names no options at all");
    QCOMPARE(inHelp - m_inManual, QSet<QString>());
}

void TestManual::theManualNamesNoOptionThatIsNotThere()
{
    QSet<QString> inHelp = longOptions(helpOf({}));
    for (const QString &command : m_commands)
        inHelp += longOptions(helpOf({command}));
    QCOMPARE(m_inManual - inHelp, QSet<QString>());
}

QTEST_GUILESS_MAIN(TestManual)
#include "tst_manual.moc"
