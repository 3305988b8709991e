// What a fuzzer has found before, and a little of everything else, through the functions that it calls.

#include "core/storage/files.h"
#include "tests/fuzz/targets.h"
#include "tests/support/dice.h"

#include <QDir>
#include <QTest>

using namespace sky;

namespace
{

const QString Findings = QStringLiteral(SKYCHAMBER_TEST_DATA "/fuzz");

} // namespace

class TestFuzzFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void targetsSurvive_data();
    void targetsSurvive();
    void targetsSurviveAnyBytes_data();
    void targetsSurviveAnyBytes();
    void everyFolderIsOfATarget();
};

void TestFuzzFindings::targetsSurvive_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QByteArray>("bytes");
    for (const fuzz::Target &target : fuzz::targets()) {
        const QString name = QLatin1String(target.name);
        const auto row = [&name](const QString &what, const QByteArray &bytes) {
            QTest::newRow(qPrintable(name + u'/' + what)) << name << bytes;
        };
        row(QStringLiteral("(nothing)"), {});
        row(QStringLiteral("(zeros)"), QByteArray(40, '\0'));
        row(QStringLiteral("(letters)"), "The quick brown fox jumps over the lazy dog.");
        for (const QFileInfo &file : QDir(Findings + u'/' + name).entryInfoList(QDir::Files))
            row(file.fileName(), storage::readFile(file.filePath()).value());
    }
}

void TestFuzzFindings::targetsSurvive()
{
    QFETCH(QString, target);
    QFETCH(QByteArray, bytes);
    int called = 0;
    for (const fuzz::Target &each : fuzz::targets()) {
        if (target != QLatin1String(each.name)) continue;
        each.run(bytes); // ends the program where something does not hold
        ++called;
    }
    QCOMPARE(called, 1);
}

void TestFuzzFindings::targetsSurviveAnyBytes_data()
{
    QTest::addColumn<int>("target");
    for (size_t i = 0; i < fuzz::targets().size(); ++i)
        QTest::newRow(fuzz::targets()[i].name) << int(i);
}

/// SKYCHAMBER_BYTES times, or a few; the targets that make a character of the bytes need no better ones.
void TestFuzzFindings::targetsSurviveAnyBytes()
{
    QFETCH(int, target);
    const int times = qEnvironmentVariable("SKYCHAMBER_BYTES", QStringLiteral("8")).toInt();
    const auto first = qEnvironmentVariable("SKYCHAMBER_SEED", QStringLiteral("20261201")).toULongLong();
    for (int i = 0; i < times; ++i) {
        test::Dice dice(first + static_cast<uint64_t>(i));
        QByteArray bytes(dice.number(0, 300), '\0');
        for (char &byte : bytes)
            byte = static_cast<char>(dice.number(0, 255));
        qDebug("seed %llu", first + static_cast<uint64_t>(i));
        fuzz::targets()[static_cast<size_t>(target)].run(bytes);
    }
}

void TestFuzzFindings::everyFolderIsOfATarget()
{
    for (const QString &folder : QDir(Findings).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const auto &all = fuzz::targets();
        QVERIFY2(std::any_of(all.begin(), all.end(),
                             [&folder](const auto &target) { return folder == QLatin1String(target.name); }),
                 qPrintable(folder));
    }
}

QTEST_MAIN(TestFuzzFindings)
#include "tst_fuzz_findings.moc"
