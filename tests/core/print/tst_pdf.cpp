#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/hursagmu.h"
#include "core/print/export.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "tests/support/pdftext.h"
#include "tests/support/samplesheet.h"

#include <QHashSeed>
#include <QTest>

using namespace sky;
using namespace sky::print;
using test::SampleAmounts;

namespace
{

const QDateTime Noon(QDate(2026, 6, 1), QTime(12, 0), Qt::UTC);

Options fixed()
{
    Options options;
    options.clock = [] { return Noon; };
    return options;
}

QString withoutSpaces(QString text)
{
    text.removeIf([](QChar letter) { return letter.isSpace(); });
    return text.toCaseFolded();
}

std::shared_ptr<const hursagmu::Hursagmu> game()
{
    static const auto system = hursagmu::Hursagmu::create().value();
    return system;
}

std::unique_ptr<Character> characterOf(const char *file)
{
    GameRegistry games;
    games.add(game());
    const QString path = QStringLiteral(SKYCHAMBER_TEST_DATA "/") + QString::fromLatin1(file);
    return std::move(storage::readCharacter(storage::readFile(path).value(), games).value().character);
}

QByteArray pdfOf(const SheetContent &content)
{
    return toPdf(layOut(content, test::sampleLayout(), PageFormat::a4()).value(), Noon).value();
}

} // namespace

class TestPdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingOfTheCharacterCanBeRead_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("pages");
        QTest::newRow("fighter") << QByteArray("alaric.skychar") << 1;
        QTest::newRow("sorcerer") << QByteArray("eshara.skychar") << 1;
        QTest::newRow("two pages") << QByteArray("ubar-tutu.skychar") << 2;
    }
    void everythingOfTheCharacterCanBeRead()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, pages);
        const auto character = characterOf(file.constData());
        const Export exported = exportPdf(*character, *game(), fixed()).value();
        QCOMPARE(exported.missing, QStringList());
        QCOMPARE(exported.warnings, QStringList());
        QCOMPARE(exported.pages, pages);

        const QString info = test::readPdf(QStringLiteral("pdfinfo"), {}, exported.bytes);
        QVERIFY2(info.contains(QRegularExpression(QStringLiteral("Pages:\\s+%1\\n").arg(pages))),
                 qPrintable(info));
        QVERIFY2(info.contains(character->name), qPrintable(info));
        const QString text = withoutSpaces(test::textOfPdf(exported.bytes));
        const auto sheet = game()->sheet(*character, *game()->evaluate(*character), {});
        for (const Expected &item : sheet.expected)
            for (const QString &word : item.texts.value(0).split(QLatin1Char(' ')))
                QVERIFY2(text.contains(withoutSpaces(word)),
                         qPrintable(item.name + QStringLiteral(": ") + word));
    }

    void ligaturesCanBeSearched()
    {
        SampleAmounts amounts;
        amounts.name = QStringLiteral("Thorfinn Affluffi");
        amounts.word = QStringLiteral("office-fluffy-fjord-Theft");
        const QString text = test::textOfPdf(pdfOf(test::sampleSheet(amounts)));
        QVERIFY(text.contains(amounts.name));
        QVERIFY(text.contains(amounts.word));
    }

    void otherScriptsCanBeRead_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("Latin") << QStringLiteral("Žofie Ōkami ʻĀina");
        QTest::newRow("Greek") << QStringLiteral("Οδυσσεας");
        QTest::newRow("Cyrillic") << QStringLiteral("Садко");
        QTest::newRow("Hebrew") << QStringLiteral("שמשון");
    }
    void otherScriptsCanBeRead()
    {
        QFETCH(QString, name);
        SampleAmounts amounts;
        amounts.name = name;
        QVERIFY(test::textOfPdf(pdfOf(test::sampleSheet(amounts))).contains(name));
    }

    void fontsAreEmbedded()
    {
        const auto character = characterOf("alaric.skychar");
        const Export exported = exportPdf(*character, *game(), fixed()).value();
        const QStringList lines = test::readPdf(QStringLiteral("pdffonts"), {}, exported.bytes)
                                      .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 3);
        for (const QString &line : lines.mid(2)) {
            QVERIFY2(line.startsWith(QStringLiteral("LinLibertine")), qPrintable(line));
            QVERIFY2(line.contains(QStringLiteral(" yes ")), qPrintable(line));
        }
    }

    void sameCharacterAndClockGiveTheSameBytes()
    {
        const auto character = characterOf("ubar-tutu.skychar");
        const QByteArray first = exportPdf(*character, *game(), fixed()).value().bytes;
        QCOMPARE(exportPdf(*character, *game(), fixed()).value().bytes, first);
        const QString info = test::readPdf(QStringLiteral("pdfinfo"), {QStringLiteral("-isodates")}, first);
        QVERIFY2(info.contains(QStringLiteral("2026-06-01T12:00:00Z")), qPrintable(info));
    }

    void draftAndExceptionAreNamed()
    {
        const auto character = characterOf("ubar-tutu.skychar");
        const QString text = test::textOfPdf(exportPdf(*character, *game(), fixed()).value().bytes);
        QCOMPARE(text.count(QStringLiteral("DRAFT")), 2);
        QVERIFY(text.contains(QStringLiteral("Temple boxer from the age of six.")));
    }

    void pageHasThePaperSize()
    {
        const SheetLayout layout =
            layOut(test::sampleSheet({}), test::sampleLayout(), PageFormat::letter()).value();
        const QString info = test::readPdf(QStringLiteral("pdfinfo"), {}, toPdf(layout, Noon).value());
        QVERIFY2(info.contains(QStringLiteral("612 x 792")), qPrintable(info));
    }

    void paperHasAName()
    {
        QCOMPARE(paperByName(QStringLiteral("Letter")).value().id, QStringLiteral("letter"));
        QVERIFY(!paperByName(QStringLiteral("napkin")));
    }
};

int main(int argc, char **argv)
{
    QHashSeed::setDeterministicGlobalSeed();
    QGuiApplication application(argc, argv);
    TestPdf test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_pdf.moc"
