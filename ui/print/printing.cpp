#include "ui/print/printing.h"

#include "core/base/isolated.h"
#include "core/print/painter.h"
#include "core/storage/files.h"
#include "ui/binding/workbench.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/services/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPageRanges>
#include <QPrinter>

#include <algorithm>
#include <cmath>

namespace sky::ui
{

namespace
{

class Printing
{
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

constexpr double MillimetresPerInch = 25.4;

QPageSize pageSizeOf(const print::PageFormat &paper)
{
    return QPageSize(QSizeF(paper.width, paper.height), QPageSize::Millimeter, paper.id,
                     QPageSize::ExactMatch);
}

/// The pages that were asked for, each once, as often as the device needs them, in its order.
std::vector<print::Page> pagesFor(const QPrinter &printer, const std::vector<print::Page> &pages)
{
    std::vector<print::Page> chosen;
    const bool all = printer.printRange() != QPrinter::PageRange || printer.pageRanges().isEmpty();
    for (size_t page = 0; page < pages.size(); ++page)
        if (all || printer.pageRanges().contains(int(page) + 1)) chosen.push_back(pages[page]);
    if (printer.pageOrder() == QPrinter::LastPageFirst) std::reverse(chosen.begin(), chosen.end());

    const size_t copies = printer.supportsMultipleCopies() ? 1 : size_t(std::max(1, printer.copyCount()));
    std::vector<print::Page> sequence;
    sequence.reserve(copies * chosen.size());
    for (size_t at = 0; at < copies * chosen.size(); ++at)
        sequence.push_back(chosen[printer.collateCopies() ? at % chosen.size() : at / copies]);
    return sequence;
}

/// The paper in the printer, where a sheet can be laid out for it.
print::PageFormat paperIn(const QPrinter &printer, const print::PageFormat &otherwise)
{
    for (const print::PageFormat &paper : print::allPapers())
        if (printer.pageLayout().pageSize().isEquivalentTo(pageSizeOf(paper)))
            return printer.pageLayout().orientation() == QPageLayout::Landscape ? paper.landscape() : paper;
    return otherwise;
}

/// 1 on the paper the sheet is laid out for.
double fit(const QPrinter &printer, const print::PageFormat &paper)
{
    const QSizeF size = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    const double scale = std::min(size.width() / paper.width, size.height() / paper.height);
    return std::abs(scale - 1) < 0.005 ? 1 : scale;
}

/// The pages for the printer, in its order.
Result<print::SheetLayout> chosenPages(const QPrinter &printer, const Document &document,
                                       const print::PageFormat &paper, const SheetRequest &request)
{
    Result<print::Sheet> sheet = sheetOf(document, paper, request);
    if (!sheet) return tl::unexpected(sheet.error());
    sheet->layout.pages = pagesFor(printer, sheet->layout.pages);
    if (sheet->layout.pages.empty())
        return fail(ErrorKind::Usage, Printing::tr("The sheet has none of the pages that were asked for."));
    return std::move(sheet->layout);
}

/// "Print to file": by the seam through which all files are written, for QPrinter hides a full disk.
Result<void> printToFile(const QPrinter &printer, const Document &document, const print::PageFormat &paper,
                         const SheetRequest &request, const QDateTime &created)
{
    return chosenPages(printer, document, paperIn(printer, paper), request)
        .and_then([&created](const print::SheetLayout &pages) { return print::toPdf(pages, created); })
        .and_then([&printer](const QByteArray &bytes) {
            return storage::writeFile(printer.outputFileName(), bytes);
        });
}

/// What the file is called unless a person says otherwise: no sheet takes the place of another kind's.
QString suggestedName(const Document &document, const SheetRequest &request)
{
    QString name = document.character()->name;
    if (request.layout != SheetRequest().layout) name += QStringLiteral(" (%1)").arg(request.layout);
    if (request.asOf) name += QStringLiteral(" (%1)").arg(request.asOf->toString(Qt::ISODate));
    return fileNameFor(name, PdfExtension);
}

void tell(Workbench &bench, QWidget *parent, const QString &title, const QString &sentence)
{
    bench.services().prompts.tell(parent, title, sentence);
}

} // namespace

std::vector<PaperChoice> paperChoices()
{
    return {{QStringLiteral("a4"), Printing::tr("A4"), Printing::tr("210 × 297 mm")},
            {QStringLiteral("letter"), Printing::tr("US Letter"), Printing::tr("8.5 × 11 in")},
            {QStringLiteral("a5"), Printing::tr("A5"), Printing::tr("148 × 210 mm")},
            {QStringLiteral("half-letter"), Printing::tr("US Half Letter"), Printing::tr("5.5 × 8.5 in")},
            {QStringLiteral("a6"), Printing::tr("A6"), Printing::tr("105 × 148 mm")}};
}

print::PageFormat paperOf(const SettingsStore &settings)
{
    return print::paperByName(settings.get().paper).value_or(print::PageFormat::a4());
}

Result<print::Sheet> sheetOf(const Document &document, const print::PageFormat &paper,
                             const SheetRequest &request)
{
    print::Options options;
    options.paper = paper;
    options.layout = request.layout;
    options.asOf = request.asOf;
    return print::makeSheet(*document.character(), *document.evaluation(), document.system(), options);
}

QString remarksOn(const print::Sheet &sheet)
{
    QStringList sentences = sheet.warnings;
    if (!sheet.missing.isEmpty())
        sentences.prepend(
            Printing::tr("Not on the pages: %1.").arg(sheet.missing.join(QStringLiteral(", "))));
    return sentences.join(QLatin1Char('\n'));
}

bool exportPdfOf(Workbench &bench, QWidget *parent, const SheetRequest &request)
{
    const Services &services = bench.services();
    const QString title = Printing::tr("Export as PDF");
    const QString name = suggestedName(bench.document(), request);
    const QString path =
        pathToSave(services.prompts, parent, title, QDir(services.settings.get().lastFolder).filePath(name),
                   Printing::tr("PDF (*.pdf)"), PdfExtension);
    if (path.isEmpty()) return false;
    const auto sheet = sheetOf(bench.document(), paperOf(services.settings), request);
    const Result<void> written =
        sheet.and_then([&](const print::Sheet &made) { return print::toPdf(made.layout, services.clock()); })
            .and_then([&](const QByteArray &bytes) { return storage::writeFile(path, bytes); });
    if (!written) {
        tell(bench, parent, title,
             Printing::tr("%1 was not written: %2")
                 .arg(isolated(QFileInfo(path).fileName()), written.error().message));
        return false;
    }
    services.settings.change([&path](Settings &settings) { settings.lastFolder = QFileInfo(path).path(); });
    if (const QString remarks = remarksOn(*sheet); !remarks.isEmpty()) tell(bench, parent, title, remarks);
    return true;
}

void setUp(QPrinter &printer, const print::PageFormat &paper)
{
    printer.setFullPage(true);
    printer.setPageLayout(QPageLayout(pageSizeOf(paper), QPageLayout::Portrait, QMarginsF()));
    printer.setCreator(QStringLiteral("Skychamber"));
}

Result<void> printOn(QPrinter &printer, const Document &document, const print::PageFormat &paper,
                     const SheetRequest &request)
{
    const print::PageFormat present = paperIn(printer, paper);
    const Result<print::SheetLayout> pages = chosenPages(printer, document, present, request);
    if (!pages) return tl::unexpected(pages.error());
    printer.setDocName(pages->title);
    printer.setFullPage(true);
    printer.setPageOrientation(QPageLayout::Portrait);
    printer.setPageMargins(QMarginsF());
    return print::paintPages(printer, *pages,
                             printer.resolution() / MillimetresPerInch * fit(printer, present));
}

bool printFile(Workbench &bench, QWidget *parent, const SheetRequest &request)
{
    const Services &services = bench.services();
    const QString title = Printing::tr("Print");
    const print::PageFormat paper = paperOf(services.settings);
    const auto sheet = sheetOf(bench.document(), paper, request);
    if (!sheet) {
        tell(bench, parent, title, sheet.error().message);
        return false;
    }
    QPrinter printer(QPrinter::HighResolution);
    setUp(printer, paper);
    printer.setDocName(sheet->layout.title);
    if (!services.prompts.choosePrinter(parent, printer, int(sheet->layout.pages.size()))) return false;
    const bool toFile = printer.outputFormat() == QPrinter::PdfFormat;
    const Result<void> printed =
        toFile ? printToFile(printer, bench.document(), paper, request, services.clock())
               : printOn(printer, bench.document(), paper, request);
    if (!printed)
        tell(bench, parent, title, printed.error().message);
    else if (const QString remarks = remarksOn(*sheet); !remarks.isEmpty())
        tell(bench, parent, title, remarks);
    return printed.has_value();
}

} // namespace sky::ui
