#include "core/base/translation.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// Texts that count things have both English forms.
class TestPlurals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCountingTextHasBothForms();
    void oneIsNotSeveral();
};

namespace
{

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The texts with %n in the sources of a folder.
QStringList countingTexts(const QString &folder)
{
    static const QRegularExpression text(
        QStringLiteral("tr\\(\\s*\"((?:[^\"\\\\]|\\\\.)*%n(?:[^\"\\\\]|\\\\.)*)\""));
    QStringList found;
    QDirIterator files(folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        auto matches = text.globalMatch(contentOf(files.next()));
        while (matches.hasNext())
            found << matches.next().captured(1);
    }
    return found;
}

} // namespace

void TestPlurals::everyCountingTextHasBothForms()
{
    const QString source = QStringLiteral(SKYCHAMBER_SOURCE);
    const QString known = contentOf(source + QStringLiteral("/resources/translations/skychamber_en.ts"));
    QVERIFY(!known.isEmpty());
    QVERIFY(!known.contains(QStringLiteral("unfinished")));
    int seen = 0;
    for (const char *folder : {"/core", "/ui", "/app"}) {
        for (const QString &text : countingTexts(source + QLatin1String(folder))) {
            const QString wanted = QStringLiteral("<source>%1</source>").arg(text.toHtmlEscaped());
            QVERIFY2(known.contains(wanted), qPrintable(text));
            ++seen;
        }
    }
    QVERIFY(seen > 3);
}

void TestPlurals::oneIsNotSeveral()
{
    sky::installTranslations(*QCoreApplication::instance());
    QCOMPARE(QCoreApplication::translate("CommandLine", "%n problem(s) or note(s)", nullptr, 1),
             QStringLiteral("1 problem or note"));
    QCOMPARE(QCoreApplication::translate("CommandLine", "%n problem(s) or note(s)", nullptr, 2),
             QStringLiteral("2 problems or notes"));
}

QTEST_GUILESS_MAIN(TestPlurals)
#include "tst_plurals.moc"
