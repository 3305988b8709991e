#include "core/hursagmu/hursagmu.h"
#include "core/pdf/pdf.h"
#include "core/print/export.h"
#include "core/storage/envelope.h"

#include <QHashSeed>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;
using print::PageFormat;

namespace
{

const QDateTime Noon(QDate(2026, 6, 1), QTime(12, 0), Qt::UTC);

std::shared_ptr<const hursagmu::Hursagmu> game()
{
    static const auto system = hursagmu::Hursagmu::create().value();
    return system;
}

GameRegistry games()
{
    GameRegistry registry;
    registry.add(game());
    return registry;
}

print::Options options()
{
    print::Options made;
    made.clock = [] { return Noon; };
    return made;
}

std::unique_ptr<Character> knight()
{
    auto made = game()->fromTemplate(QStringLiteral("knight")).value();
    made->player = QStringLiteral("Anna");
    made->campaign = QStringLiteral("The Darrow Crossing");
    return made;
}

QByteArray sheet(const print::Options &chosen)
{
    return print::exportPdf(*knight(), *game(), chosen).value().bytes;
}

QString info(const QByteArray &pdf, const QStringList &arguments = {})
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size()) return {};
    file.close();
    QProcess process;
    process.start(QStringLiteral("pdfinfo"), arguments + QStringList{path});
    if (!process.waitForFinished() || process.exitCode() != 0) return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

print::Options withFile(const QByteArray &bytes, const QString &name = QStringLiteral("knight.skychar"))
{
    print::Options chosen = options();
    chosen.attachment = {name, bytes};
    return chosen;
}

} // namespace

class TestPdfDetails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pageIsExact_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<bool>("landscape");
        QTest::addColumn<QSizeF>("size");
        for (const PageFormat &paper : print::allPapers()) {
            QTest::addRow("%s", qPrintable(paper.id))
                << paper.id << false << QSizeF(paper.width, paper.height);
            QTest::addRow("%s lying", qPrintable(paper.id))
                << paper.id << true << QSizeF(paper.height, paper.width);
        }
        QTest::newRow("custom") << "123.4x234.5mm" << false << QSizeF(123.4, 234.5);
    }
    void pageIsExact()
    {
        QFETCH(QString, paper);
        QFETCH(bool, landscape);
        QFETCH(QSizeF, size);
        print::Options chosen = options();
        chosen.paper = print::paperByName(paper).value();
        chosen.landscape = landscape;
        const QString text = info(sheet(chosen), {QStringLiteral("-box")});
        const QRegularExpression box(QStringLiteral("TrimBox:\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)"));
        const auto match = box.match(text);
        QVERIFY2(match.hasMatch(), qPrintable(text));
        const auto side = [&match](int from, int to) {
            return (match.captured(to).toDouble() - match.captured(from).toDouble()) * 25.4 / 72;
        };
        QVERIFY2(qAbs(side(1, 3) - size.width()) < 0.05, qPrintable(text));
        QVERIFY2(qAbs(side(2, 4) - size.height()) < 0.05, qPrintable(text));
    }

    void saysWhatItIs()
    {
        const QByteArray pdf = sheet(options());
        const QString text = info(pdf);
        for (const char *line : {"Author:          Anna", "The Darrow Crossing", "Knight"})
            QVERIFY2(text.contains(QString::fromLatin1(line)), qPrintable(text));
        QVERIFY2(pdf.size() < 150'000, qPrintable(QString::number(pdf.size())));
    }

    void saysWhenItWasMade()
    {
        print::Options chosen = options();
        chosen.clock = [] { return QDateTime(QDate(2026, 5, 3), QTime(12, 34, 56), Qt::UTC); };
        const QString text = info(sheet(chosen), {QStringLiteral("-isodates")});
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("CreationDate:\\s+2026-05-03T12:34:56"))),
                 qPrintable(text));
    }

    void aBookIsByNobodyAlone()
    {
        const auto character = knight();
        print::Sheet one =
            print::makeSheet(*character, *game()->evaluate(*character), *game(), options()).value();
        print::Sheet other = one;
        other.layout.author = QStringLiteral("Jonas");
        for (const bool same : {true, false}) {
            print::PdfBook book(QStringLiteral("Two"), one.layout.paper);
            QVERIFY(book.add(one.layout) && book.add(same ? one.layout : other.layout));
            const QString text = info(book.finish(options().clock()).value());
            QCOMPARE(text.contains(QStringLiteral("Author")), same);
        }
    }

    void sameDetailsGiveTheSameBytes() { QCOMPARE(sheet(withFile("{}")), sheet(withFile("{}"))); }

    void characterComesBackFromItsPdf()
    {
        const auto before = knight();
        const QByteArray file = storage::writeCharacter(*before, *game());
        const QByteArray pdf = sheet(withFile(file));
        QCOMPARE(storage::attachedCharacter(pdf).value(), file);
        const auto loaded = storage::readCharacter(pdf, games()).value();
        QVERIFY(game()->equals(*loaded.character, *before));
    }

    void otherPdfsAreRefusedInWords_data()
    {
        QTest::addColumn<QByteArray>("pdf");
        QTest::addColumn<QString>("words");
        const QByteArray whole = sheet(withFile(QByteArray(100'000, 'x')));
        QTest::newRow("no file") << sheet(options()) << "Only a sheet";
        QTest::newRow("another file") << sheet(withFile("hello", "notes.txt")) << "Only a sheet";
        QTest::newRow("a PDF inside") << sheet(withFile(sheet(options()))) << "is no character";
        QTest::newRow("only a head") << QByteArray("%PDF-1.4\n") << "damaged";
        QTest::newRow("zeros") << QByteArray("%PDF-1.4\n") + QByteArray(5'000, '\0') << "damaged";
        QTest::newRow("packed too well")
            << sheet(withFile(QByteArray(pdf::MostAttached + 1, ' '))) << "too large";
        QTest::newRow("no JSON") << whole << "line";
        QTest::newRow("with a packed table")
            << QByteArray("%PDF-1.5\n1 0 obj\n<< /Type /XRef >>\nstream\n\nendstream\nendobj\n"
                          "startxref\n9\n%%EOF\n")
            << "packed by another program";
        QByteArray chained = whole;
        chained.replace("trailer <<", "trailer << /Prev 9");
        QTest::newRow("with an older table") << chained << "packed by another program";
    }
    void otherPdfsAreRefusedInWords()
    {
        QFETCH(QByteArray, pdf);
        QFETCH(QString, words);
        const auto loaded = storage::readCharacter(pdf, games());
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::Unreadable);
        QVERIFY2(loaded.error().message.contains(words) || words == QLatin1String("line"),
                 qPrintable(loaded.error().message));
    }

    /// Cut anywhere, and with bytes changed anywhere, it is read or refused, never worse.
    void damageDoesNoHarm()
    {
        const QByteArray file = storage::writeCharacter(*knight(), *game());
        const QByteArray whole = sheet(withFile(file));
        int refused = 0;
        for (qsizetype at = 9; at < whole.size(); at += whole.size() / 97) {
            if (!storage::attachedCharacter(whole.left(at))) ++refused;
            QByteArray changed = whole;
            for (qsizetype i = at; i < qMin(at + 3, whole.size()); ++i)
                changed[i] = static_cast<char>(changed[i] ^ 0x5a);
            const auto found = storage::attachedCharacter(changed);
            if (!found) QVERIFY(!found.error().message.isEmpty());
        }
        QVERIFY(refused > 50);
    }
};

int main(int argc, char **argv)
{
    QHashSeed::setDeterministicGlobalSeed();
    QGuiApplication application(argc, argv);
    TestPdfDetails test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_pdf_details.moc"
