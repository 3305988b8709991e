#include "core/hursagmu/edits/edits.h"
#include "core/storage/files.h"
#include "tests/support/pdftext.h"
#include "tests/ui/uifixture.h"
#include "ui/print/printing.h"
#include "ui/services/prompts.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QImage>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace sky;
using ui::OpenFile;
using ui::Settings;

namespace
{

constexpr int Dots = 100;

QString run(const QString &tool, const QStringList &arguments)
{
    QProcess process;
    process.start(tool, arguments);
    if (!process.waitForFinished() || process.exitCode() != 0) return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString textOf(const QString &pdf)
{
    return run(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
}

/// The pages as pictures of `Dots` per inch.
std::vector<QImage> picturesOf(const QString &pdf)
{
    QTemporaryDir folder;
    const QString stem = folder.filePath(QStringLiteral("page"));
    run(QStringLiteral("pdftoppm"),
        {QStringLiteral("-r"), QString::number(Dots), QStringLiteral("-png"), pdf, stem});
    std::vector<QImage> pictures;
    for (const QString &name : QDir(folder.path()).entryList(QDir::Files, QDir::Name))
        pictures.push_back(QImage(folder.filePath(name)).convertToFormat(QImage::Format_RGB32));
    return pictures;
}

print::Options on(const print::PageFormat &paper)
{
    print::Options options;
    options.paper = paper;
    return options;
}

/// A printer that prints into a file, through QPrinter's own engine.
struct FilePrinter {
    FilePrinter(const QString &path, const print::PageFormat &paper)
        : printer(QPrinter::HighResolution)
    {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        ui::setUp(printer, on(paper));
    }
    QPrinter printer;
};

bool printInto(const QString &path, const Document &document, const print::PageFormat &paper)
{
    FilePrinter device(path, paper);
    return ui::printOn(device.printer, document, on(paper)).has_value();
}

/// With notes that need a second page.
OpenFile &longKnight(test::UiFixture &fixture)
{
    OpenFile &file = fixture.knight();
    const QString notes = QStringLiteral("Owes a horse to the smith.\n").repeated(60);
    if (!file.document().apply(hursagmu::setNotes(notes))) QTest::qFail("notes", __FILE__, __LINE__);
    return file;
}

int pagesIn(const QString &pdf)
{
    return int(picturesOf(pdf).size());
}

} // namespace

class TestPrinting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsWhatIsExported_data();
    void printsWhatIsExported();
    void printsThePagesAskedFor();
    void printsBackwardsAndInCopies();
    void refusesPagesThatAreNotThere();
    void fitsAnotherPaper();
    void keepsTheSizeOnPaperThatLies();
    void bookmarksFollowThePages();
    void exportsIntoTheLastFolder();
    void proposesANameThatAFileCanHave();
    void addsTheEndingAndAsksBeforeReplacing();
    void saysWhyAnExportFailed();
    void printsToAFileAsItExports();
    void thePrintDialogKeepsThePaper_data();
    void thePrintDialogKeepsThePaper();
    void thePrintDialogTakesAnotherPaper();
    void printsNothingWhenGivenUp();
};

void TestPrinting::printsWhatIsExported_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addRow("a4") << QStringLiteral("a4");
    QTest::addRow("letter") << QStringLiteral("letter");
}

void TestPrinting::printsWhatIsExported()
{
    QFETCH(QString, paper);
    test::UiFixture fixture;
    fixture.settings.change([&paper](Settings &settings) { settings.paper = paper; });
    OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString exported = fixture.path(QStringLiteral("exported.pdf"));
    fixture.prompts.savePaths = {exported};
    QVERIFY(ui::exportPdfOf(file.bench(), nullptr));

    const QString printed = fixture.path(QStringLiteral("printed.pdf"));
    {
        FilePrinter device(printed, ui::paperOf(fixture.settings));
        const auto done = ui::printOn(device.printer, file.document(), on(ui::paperOf(fixture.settings)));
        QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    }
    QVERIFY(!textOf(exported).isEmpty());
    QCOMPARE(textOf(printed), textOf(exported));
    const std::vector<QImage> wanted = picturesOf(exported);
    QVERIFY(!wanted.empty());
    QVERIFY(picturesOf(printed) == wanted);
    // Poppler rounds the page up to whole dots.
    const double width = ui::paperOf(fixture.settings).width / 25.4 * Dots;
    QVERIFY2(std::abs(wanted.front().width() - width) <= 1.5, qPrintable(QString::number(width)));
}

void TestPrinting::printsThePagesAskedFor()
{
    test::UiFixture fixture;
    OpenFile &file = longKnight(fixture);
    const print::PageFormat paper = print::PageFormat::a4();
    const int pages = int(ui::sheetOf(file.document(), on(paper))->layout.pages.size());
    QVERIFY(pages >= 2);
    const QString whole = fixture.path(QStringLiteral("whole.pdf"));
    const QString second = fixture.path(QStringLiteral("second.pdf"));
    QVERIFY(printInto(whole, file.document(), paper));
    {
        FilePrinter device(second, paper);
        device.printer.setPrintRange(QPrinter::PageRange);
        device.printer.setPageRanges(QPageRanges::fromString(QStringLiteral("2")));
        QVERIFY(ui::printOn(device.printer, file.document(), on(paper)));
    }
    const std::vector<QImage> all = picturesOf(whole);
    QCOMPARE(int(all.size()), pages);
    QVERIFY(picturesOf(second) == std::vector<QImage>{all[1]});
}

void TestPrinting::printsBackwardsAndInCopies()
{
    test::UiFixture fixture;
    OpenFile &file = longKnight(fixture);
    const print::PageFormat paper = print::PageFormat::a4();
    const QString whole = fixture.path(QStringLiteral("whole.pdf"));
    QVERIFY(printInto(whole, file.document(), paper));
    const std::vector<QImage> all = picturesOf(whole);
    const QString twice = fixture.path(QStringLiteral("twice.pdf"));
    for (const bool collated : {true, false}) {
        {
            FilePrinter device(twice, paper);
            device.printer.setPrintRange(QPrinter::PageRange);
            device.printer.setPageRanges(QPageRanges::fromString(QStringLiteral("1-2")));
            device.printer.setPageOrder(QPrinter::LastPageFirst);
            device.printer.setCopyCount(2);
            device.printer.setCollateCopies(collated);
            QVERIFY(!device.printer.supportsMultipleCopies());
            QVERIFY(ui::printOn(device.printer, file.document(), on(paper)));
        }
        const std::vector<QImage> wanted = collated ? std::vector<QImage>{all[1], all[0], all[1], all[0]}
                                                    : std::vector<QImage>{all[1], all[1], all[0], all[0]};
        QVERIFY(picturesOf(twice) == wanted);
    }
}

void TestPrinting::refusesPagesThatAreNotThere()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    const print::PageFormat paper = print::PageFormat::a4();
    const QString path = fixture.path(QStringLiteral("none.pdf"));
    FilePrinter device(path, paper);
    device.printer.setPrintRange(QPrinter::PageRange);
    device.printer.setPageRanges(QPageRanges::fromString(QStringLiteral("99")));
    QVERIFY(!ui::printOn(device.printer, file.document(), on(paper)));
    QVERIFY(!QFile::exists(path));
}

void TestPrinting::fitsAnotherPaper()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    const print::PageFormat paper = print::PageFormat::a4();
    const QString small = fixture.path(QStringLiteral("small.pdf"));
    {
        FilePrinter device(small, paper);
        device.printer.setPageSize(QPageSize(QPageSize::B5)); // no sheet is laid out for it
        device.printer.setPageOrientation(QPageLayout::Landscape);
        QVERIFY(ui::printOn(device.printer, file.document(), on(paper)));
    }
    const QString whole = fixture.path(QStringLiteral("whole.pdf"));
    QVERIFY(printInto(whole, file.document(), paper));
    // Nothing is cut off: the same words, in whatever spacing.
    const auto words = [](const QString &pdf) { return textOf(pdf).simplified().remove(QLatin1Char(' ')); };
    QCOMPARE(words(small).size(), words(whole).size());
    QVERIFY(picturesOf(small).front().height() > picturesOf(small).front().width());
}

void TestPrinting::keepsTheSizeOnPaperThatLies()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    print::Options lying;
    lying.landscape = true;
    const QString printed = fixture.path(QStringLiteral("printed.pdf"));
    const QString exported = fixture.path(QStringLiteral("exported.pdf"));
    fixture.prompts.savePaths = {exported};
    QVERIFY(ui::exportPdfOf(file.bench(), nullptr, lying));
    for (const bool turned : {false, true}) { // by the options, or by hand in the printer's own dialog
        {
            FilePrinter device(printed, print::PageFormat::a4());
            if (turned) device.printer.setPageOrientation(QPageLayout::Landscape);
            QVERIFY(ui::printOn(device.printer, file.document(), turned ? print::Options() : lying));
        }
        QVERIFY(picturesOf(printed) == picturesOf(exported));
    }
}

void TestPrinting::bookmarksFollowThePages()
{
    test::UiFixture fixture;
    OpenFile &file = longKnight(fixture);
    FilePrinter device(fixture.path(QStringLiteral("two.pdf")), print::PageFormat::a4());
    device.printer.setPrintRange(QPrinter::PageRange);
    device.printer.setPageRanges(QPageRanges::fromString(QStringLiteral("2")));
    const auto whole = ui::sheetOf(file.document(), {});
    const auto part = ui::printOn(device.printer, file.document(), {});
    QVERIFY(part && part->layout.pages.size() == 1);
    QVERIFY(part->layout.bookmarks.size() < whole->layout.bookmarks.size());
    for (const print::Bookmark &bookmark : part->layout.bookmarks)
        QCOMPARE(bookmark.page, size_t{0});
}

void TestPrinting::exportsIntoTheLastFolder()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    QVERIFY(file.document().apply(hursagmu::setName(QStringLiteral("Sir Alaric"))));
    const QString folder = fixture.path(QStringLiteral("sheets"));
    QVERIFY(QDir().mkpath(folder));
    fixture.settings.change([&folder](Settings &settings) { settings.lastFolder = folder; });
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("a.pdf"))};
    QVERIFY(ui::exportPdfOf(file.bench(), nullptr));
    QCOMPARE(fixture.prompts.suggestions.back(), folder + QStringLiteral("/Sir Alaric.pdf"));
    QCOMPARE(fixture.settings.get().lastFolder, folder); // characters are looked for where they were
    QCOMPARE(fixture.settings.get().exportFolder(), fixture.folder.path());
    fixture.prompts.savePaths = {QString()};
    QVERIFY(!ui::exportPdfOf(file.bench(), nullptr));
    QCOMPARE(fixture.prompts.suggestions.back(), fixture.path(QStringLiteral("Sir Alaric.pdf")));
    QCOMPARE(pagesIn(fixture.path(QStringLiteral("a.pdf"))),
             int(ui::sheetOf(file.document(), {})->layout.pages.size()));
}

void TestPrinting::proposesANameThatAFileCanHave()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    const std::pair<QString, QString> names[] = {
        {QStringLiteral("a/b:c"), QStringLiteral("a b c.pdf")},
        {QString(), QStringLiteral("Unnamed.pdf")},
        {QStringLiteral(".."), QStringLiteral("Unnamed.pdf")},
        {QStringLiteral("Žofie أهلا"), QStringLiteral("Žofie أهلا.pdf")},
        {QString(500, QLatin1Char('x')), QString(200, QLatin1Char('x')) + QStringLiteral(".pdf")},
    };
    for (const auto &[name, wanted] : names) {
        QVERIFY(file.document().apply(hursagmu::setName(name)));
        fixture.prompts.savePaths = {QString()};
        QVERIFY(!ui::exportPdfOf(file.bench(), nullptr));
        QCOMPARE(QFileInfo(fixture.prompts.suggestions.back()).fileName(), wanted);
    }
}

void TestPrinting::addsTheEndingAndAsksBeforeReplacing()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    const QString pdf = fixture.path(QStringLiteral("knight.pdf"));
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("knight")),
                                 fixture.path(QStringLiteral("knight"))};
    QVERIFY(ui::exportPdfOf(file.bench(), nullptr));
    QVERIFY(QFileInfo::exists(pdf));
    QVERIFY(storage::writeFile(pdf, "mine"));
    fixture.prompts.choices = {1};
    QVERIFY(!ui::exportPdfOf(file.bench(), nullptr));
    QVERIFY(fixture.prompts.asked.back().sentence.contains(QStringLiteral("knight.pdf")));
    QCOMPARE(*storage::readFile(pdf), QByteArray("mine"));
}

void TestPrinting::saysWhyAnExportFailed()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    const QString before = fixture.settings.get().lastFolder;
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("no such folder/a.pdf"))};
    QVERIFY(!ui::exportPdfOf(file.bench(), nullptr));
    QCOMPARE(fixture.prompts.told.size(), 1);
    QVERIFY2(fixture.prompts.told.front().startsWith(QStringLiteral("a.pdf was not written: ")),
             qPrintable(fixture.prompts.told.front()));
    QCOMPARE(fixture.settings.get().lastFolder, before);
}

void TestPrinting::printsToAFileAsItExports()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    const QString exported = fixture.path(QStringLiteral("exported.pdf"));
    const QString printed = fixture.path(QStringLiteral("printed.pdf"));
    fixture.prompts.savePaths = {exported};
    QSignalSpy done(&file.bench(), &ui::Workbench::done);
    QVERIFY(ui::exportPdfOf(file.bench(), nullptr));
    QVERIFY2(done.last().first().toString().contains(QStringLiteral("everything is on its 1 page")),
             qPrintable(done.last().first().toString()));
    fixture.prompts.printers = {[&printed](QPrinter &printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(printed);
        return true;
    }};
    QVERIFY(ui::printFile(file.bench(), nullptr));
    QCOMPARE(textOf(printed), textOf(exported));
    QVERIFY(fixture.prompts.told.isEmpty());
    QVERIFY(done.last().first().toString().contains(QStringLiteral("printed.pdf")));
    const QString character = fixture.path(QStringLiteral("mine.skychar"));
    QVERIFY(storage::writeFile(character, "mine"));
    fixture.prompts.printers = {[&character](QPrinter &printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(character);
        return true;
    }};
    QVERIFY(!ui::printFile(file.bench(), nullptr));
    QCOMPARE(*storage::readFile(character), QByteArray("mine"));
    QCOMPARE(fixture.prompts.told.size(), 1);
    fixture.prompts.told.clear();

    fixture.prompts.printers = {[&fixture](QPrinter &printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(fixture.path(QStringLiteral("no such folder/a.pdf")));
        return true;
    }};
    QVERIFY(!ui::printFile(file.bench(), nullptr));
    QCOMPARE(fixture.prompts.told.size(), 1);
}

void TestPrinting::thePrintDialogKeepsThePaper_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<bool>("twoUp");
    QTest::addColumn<QString>("box");
    QTest::addRow("a5") << QStringLiteral("a5") << false << QStringLiteral("420 x 595");
    QTest::addRow("a4 two-up") << QStringLiteral("a4") << true << QStringLiteral("842 x 595");
    QTest::addRow("letter") << QStringLiteral("letter") << false << QStringLiteral("612 x 792");
    QTest::addRow("half letter") << QStringLiteral("half-letter") << false << QStringLiteral("396 x 612");
}

void TestPrinting::thePrintDialogKeepsThePaper()
{
    QFETCH(QString, paper);
    QFETCH(bool, twoUp);
    QFETCH(QString, box);
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    print::Options options = on(print::paperByName(paper).value());
    options.twoUp = twoUp;
    const QString printed = fixture.path(QStringLiteral("printed.pdf"));
    fixture.prompts.printers = {[&printed](QPrinter &printer) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(printed);
        QTimer::singleShot(0, [] {
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) dialog->accept();
        });
        return ui::DialogPrompts().choosePrinter(nullptr, printer, 1);
    }};
    QVERIFY(ui::printFile(file.bench(), nullptr, options));
    const QByteArray pdf = storage::readFile(printed).value_or(QByteArray());
    static const QRegularExpression size(QStringLiteral("Page size: *([0-9.]+) x ([0-9.]+)"));
    const auto found = size.match(test::readPdf(QStringLiteral("pdfinfo"), {}, pdf));
    QCOMPARE(QStringLiteral("%1 x %2")
                 .arg(qRound(found.captured(1).toDouble()))
                 .arg(qRound(found.captured(2).toDouble())),
             box);
}

void TestPrinting::thePrintDialogTakesAnotherPaper()
{
    test::UiFixture fixture;
    const QString printed = fixture.path(QStringLiteral("printed.pdf"));
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(printed);
    ui::setUp(printer, on(print::PageFormat::a5()));
    QString proposed;
    QTimer::singleShot(0, [&proposed] {
        QWidget *dialog = QApplication::activeModalWidget();
        QTimer::singleShot(0, [&proposed] {
            QWidget *properties = QApplication::activeModalWidget();
            auto *papers = properties->findChild<QComboBox *>(QStringLiteral("pageSizeCombo"));
            proposed = papers->currentText();
            papers->setCurrentIndex(papers->findText(QStringLiteral("A6"), Qt::MatchStartsWith));
            qobject_cast<QDialog *>(properties)->accept();
        });
        dialog->findChild<QPushButton *>(QStringLiteral("properties"))->click();
        qobject_cast<QDialog *>(dialog)->accept();
    });
    QVERIFY(ui::DialogPrompts().choosePrinter(nullptr, printer, 1));
    QVERIFY2(proposed.startsWith(QStringLiteral("A5")), qPrintable(proposed));
    QCOMPARE(printer.pageLayout().pageSize().id(), QPageSize::A6);
}

void TestPrinting::printsNothingWhenGivenUp()
{
    test::UiFixture fixture;
    OpenFile &file = fixture.knight();
    fixture.prompts.printers = {[](QPrinter &) { return false; }};
    QVERIFY(!ui::printFile(file.bench(), nullptr));
    QVERIFY(fixture.prompts.told.isEmpty());
}

QTEST_MAIN(TestPrinting)
#include "tst_printing.moc"
