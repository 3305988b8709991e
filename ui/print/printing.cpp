#include "ui/print/printing.h"

#include "core/base/isolated.h"
#include "core/print/painter.h"
#include "core/print/paperwords.h"
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
#include <map>

namespace sky::ui
{

namespace
{

class Printing
{
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

constexpr double MillimetresPerInch = 25.4;

/// Of the paper as it stands upright.
QPageSize pageSizeOf(const print::PageFormat &paper)
{
    const QSizeF upright(std::min(paper.width, paper.height), std::max(paper.width, paper.height));
    return QPageSize(upright, QPageSize::Millimeter, paper.id, QPageSize::ExactMatch);
}

QPageLayout pageLayoutOf(const print::PageFormat &paper)
{
    return QPageLayout(pageSizeOf(paper),
                       paper.isLandscape() ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF());
}

/// Places of the pages that were asked for, each once, as often as the device needs them, in its order.
std::vector<size_t> pagesFor(const QPrinter &printer, size_t count)
{
    std::vector<size_t> chosen;
    const bool all = printer.printRange() != QPrinter::PageRange || printer.pageRanges().isEmpty();
    for (size_t page = 0; page < count; ++page)
        if (all || printer.pageRanges().contains(int(page) + 1)) chosen.push_back(page);
    if (printer.pageOrder() == QPrinter::LastPageFirst) std::reverse(chosen.begin(), chosen.end());

    const size_t copies = printer.supportsMultipleCopies() ? 1 : size_t(std::max(1, printer.copyCount()));
    std::vector<size_t> sequence;
    sequence.reserve(copies * chosen.size());
    for (size_t at = 0; at < copies * chosen.size(); ++at)
        sequence.push_back(chosen[printer.collateCopies() ? at % chosen.size() : at / copies]);
    return sequence;
}

/// Leaves those pages, and the bookmarks on them where they are now.
void keepPages(print::SheetLayout &layout, const std::vector<size_t> &kept)
{
    std::vector<print::Page> pages;
    std::vector<print::Bookmark> bookmarks;
    for (size_t i = 0; i < kept.size(); ++i) {
        pages.push_back(layout.pages[kept[i]]);
        const bool met =
            std::find(kept.begin(), kept.begin() + qptrdiff(i), kept[i]) != kept.begin() + qptrdiff(i);
        for (print::Bookmark bookmark : layout.bookmarks) {
            if (met || bookmark.page != kept[i]) continue;
            bookmark.page = i;
            bookmarks.push_back(std::move(bookmark));
        }
    }
    layout.pages = std::move(pages);
    layout.bookmarks = std::move(bookmarks);
}

/// For the paper in the printer, as it lies there, where a sheet can be laid out for it.
print::Options fittedTo(const QPrinter &printer, print::Options options)
{
    for (const print::PageFormat &paper : print::allPapers()) {
        if (!printer.pageLayout().pageSize().isEquivalentTo(pageSizeOf(paper))) continue;
        options.paper = paper;
        if (printer.pageLayout().orientation() == QPageLayout::Landscape) options.landscape = true;
    }
    return options;
}

/// 1 on the paper the sheet is laid out for.
double fit(const QPrinter &printer, const print::PageFormat &paper)
{
    const QSizeF size = printer.pageLayout().fullRect(QPageLayout::Millimeter).size();
    const double scale = std::min(size.width() / paper.width, size.height() / paper.height);
    return std::abs(scale - 1) < 0.005 ? 1 : scale;
}

/// The pages for the printer, in its order.
Result<print::Sheet> chosenPages(const QPrinter &printer, const print::Options &options,
                                 const SheetMaker &make)
{
    Result<print::Sheet> sheet = make(fittedTo(printer, options));
    if (!sheet) return sheet;
    keepPages(sheet->layout, pagesFor(printer, sheet->layout.pages.size()));
    if (sheet->layout.pages.empty())
        return fail(ErrorKind::Usage, Printing::tr("The sheet has none of the pages that were asked for."));
    return sheet;
}

/// "Print to file": by the seam through which all files are written, for QPrinter hides a full disk.
Result<print::Sheet> printToFile(const QPrinter &printer, const print::Options &options,
                                 const SheetMaker &make)
{
    const QString path = printer.outputFileName();
    if (const auto fitting = formats::fits(path, formats::byId(QStringLiteral("pdf")).value()); !fitting)
        return tl::unexpected(fitting.error());
    return chosenPages(printer, options, make).and_then([&](print::Sheet &&sheet) -> Result<print::Sheet> {
        const Result<void> written =
            print::toPdf(sheet.layout, options.clock(), options.attachment)
                .and_then([&path](const QByteArray &bytes) { return storage::writeFile(path, bytes); });
        if (!written) return tl::unexpected(written.error());
        return std::move(sheet);
    });
}

QString pdfTitle()
{
    return Printing::tr("Export as PDF");
}

SheetMaker makerOf(const Document &document)
{
    return [&document](const print::Options &options) { return sheetOf(document, options); };
}

} // namespace

QString suggestedName(const Document &document, const formats::Format &format, const print::Options &options)
{
    QString name = document.character()->name;
    if (format.hasLayouts && options.layout != SheetRequest().layout)
        name += QStringLiteral(" (%1)").arg(options.layout);
    if (options.asOf) name += QStringLiteral(" (%1)").arg(options.asOf->toString(Qt::ISODate));
    const QByteArray extension = '.' + format.suffix.toUtf8();
    return fileNameFor(name, QLatin1String(extension.constData()));
}

std::vector<PaperChoice> paperChoices()
{
    const std::map<QString, QString> sizes = {{QStringLiteral("a4"), Printing::tr("210 × 297 mm")},
                                              {QStringLiteral("letter"), Printing::tr("8.5 × 11 in")},
                                              {QStringLiteral("a5"), Printing::tr("148 × 210 mm")},
                                              {QStringLiteral("half-letter"), Printing::tr("5.5 × 8.5 in")},
                                              {QStringLiteral("a6"), Printing::tr("105 × 148 mm")}};
    std::vector<PaperChoice> choices;
    for (const print::PageFormat &paper : print::allPapers()) {
        const auto known = sizes.find(paper.id);
        choices.push_back(
            {paper.id, print::paperWords(paper), known == sizes.end() ? QString() : known->second});
    }
    return choices;
}

print::PageFormat paperOf(const SettingsStore &settings)
{
    return print::paperByName(settings.get().paper).value_or(print::PageFormat::a4());
}

print::Options plainOptions(const Services &services, const SheetRequest &request)
{
    print::Options options;
    static_cast<SheetRequest &>(options) = request;
    options.paper = paperOf(services.settings);
    options.clock = services.clock;
    return options;
}

print::Options usualOptions(const Services &services, const SheetRequest &request)
{
    const Settings &settings = services.settings.get();
    const auto usual = print::findPreset(settings.usualPreset, settings.presets);
    if (!usual) return plainOptions(services, request);
    print::Options options = settings.presets[*usual].options;
    options.clock = services.clock;
    return options;
}

print::Options lastOptions(const Services &services, const GameSystem &game, const QString &characterId)
{
    const Settings &settings = services.settings.get();
    const auto last = print::findPreset(game.id(), settings.lastSheets);
    print::Options options = last ? settings.lastSheets[*last].options : usualOptions(services);
    options.clock = services.clock;
    if (last) options.paper = paperOf(services.settings);
    if (last && settings.lastTitled != characterId) options.titleLine.clear();
    if (!game.layouts().contains(options.layout)) options.layout = SheetRequest().layout; // a party's
    return options;
}

print::Options lastOptions(const Services &services, const Document &document)
{
    return lastOptions(services, document.system(), document.character()->id);
}

void keepLastOptions(const Services &services, const GameSystem &game, const print::Options &options,
                     const QString &characterId)
{
    services.settings.change([&](Settings &settings) {
        const auto last = print::findPreset(game.id(), settings.lastSheets);
        if (last)
            settings.lastSheets[*last].options = options;
        else
            settings.lastSheets.push_back({game.id(), options});
        settings.lastTitled = options.titleLine.isEmpty() ? QString() : characterId;
    });
}

Result<print::Sheet> sheetOf(const Document &document, const print::Options &options)
{
    return print::makeSheet(*document.character(), *document.evaluation(), document.system(), options);
}

QString remarksOn(const QStringList &missing, const QStringList &warnings)
{
    QStringList sentences = warnings;
    if (!missing.isEmpty())
        sentences.prepend(Printing::tr("Not on the pages: %1.").arg(missing.join(QStringLiteral(", "))));
    return sentences.join(QLatin1Char('\n'));
}

Result<std::optional<Exported>> exportTo(Workbench &bench, QWidget *parent, const QString &title,
                                         const formats::Format &format, const print::Options &options)
{
    const Services &services = bench.services();
    const Document &document = bench.document();
    const QByteArray extension = '.' + format.suffix.toUtf8();
    const QString suggestion =
        QDir(services.settings.get().exportFolder()).filePath(suggestedName(document, format, options));
    const QString path = pathToSave(services.prompts, parent, title, suggestion, filterFor(format),
                                    QLatin1String(extension.constData()));
    if (path.isEmpty()) return std::nullopt;
    const auto made = formats::write(format, *document.character(), document.system(), options);
    const Result<void> written =
        made.and_then([&path](const formats::Written &file) { return storage::writeFile(path, file.bytes); });
    if (!written)
        return fail(written.error().kind,
                    Printing::tr("%1 was not written: %2")
                        .arg(isolated(QFileInfo(path).fileName()), written.error().message));
    services.settings.change(
        [&path](Settings &settings) { settings.lastExportFolder = QFileInfo(path).path(); });
    return Exported{path, made->pages, remarksOn(made->missing, made->warnings)};
}

QString Exported::sentence() const
{
    const QString name = isolated(QFileInfo(path).fileName());
    if (!remarks.isEmpty()) return Printing::tr("Exported to %1.").arg(name);
    if (pages == 0) return Printing::tr("Exported to %1; everything is in it.").arg(name);
    return Printing::tr("Exported to %1; everything is on its %n page(s).", nullptr, pages).arg(name);
}

void tellRemarks(const Services &services, QWidget *parent, const QString &remarks)
{
    if (!remarks.isEmpty()) services.prompts.tell(parent, pdfTitle(), remarks);
}

QString filterFor(const formats::Format &format)
{
    return QStringLiteral("%1 (*.%2)").arg(QString(format.name).remove(u'(').remove(u')'), format.suffix);
}

bool exportPdfOf(Workbench &bench, QWidget *parent, const print::Options &options)
{
    const QString title = pdfTitle();
    const auto done = exportTo(bench, parent, title, formats::byId(QStringLiteral("pdf")).value(), options);
    if (!done) bench.services().prompts.tell(parent, title, done.error().message);
    if (!done || !*done) return false;
    tellRemarks(bench.services(), parent, (*done)->remarks);
    bench.tellDone((*done)->sentence());
    return true;
}

bool exportPdfOf(Workbench &bench, QWidget *parent)
{
    return exportPdfOf(bench, parent, lastOptions(bench.services(), bench.document()));
}

void setUp(QPrinter &printer, const print::Options &options)
{
    printer.setFullPage(true);
    const bool lies = options.landscape || options.twoUp;
    printer.setPageLayout(pageLayoutOf(lies ? options.paper.landscape() : options.paper));
    if (options.bothSides) printer.setDuplex(lies ? QPrinter::DuplexShortSide : QPrinter::DuplexLongSide);
    printer.setCreator(QStringLiteral("Skychamber"));
}

Result<print::Sheet> printOn(QPrinter &printer, const print::Options &options, const SheetMaker &make)
{
    Result<print::Sheet> sheet = chosenPages(printer, options, make);
    if (!sheet) return sheet;
    const print::PageFormat &paper = sheet->layout.paper;
    printer.setDocName(sheet->layout.title);
    printer.setFullPage(true);
    printer.setPageOrientation(paper.isLandscape() ? QPageLayout::Landscape : QPageLayout::Portrait);
    printer.setPageMargins(QMarginsF());
    const double dots = printer.resolution() / MillimetresPerInch * fit(printer, paper);
    if (const auto painted = print::paintPages(printer, sheet->layout, dots); !painted)
        return tl::unexpected(painted.error());
    return sheet;
}

Result<print::Sheet> printOn(QPrinter &printer, const Document &document, const print::Options &options)
{
    return printOn(printer, options, makerOf(document));
}

std::optional<QString> printSheet(const Services &services, QWidget *parent, const print::Options &options,
                                  const SheetMaker &make)
{
    const QString title = Printing::tr("Print");
    const auto sheet = make(options);
    if (!sheet) {
        services.prompts.tell(parent, title, sheet.error().message);
        return std::nullopt;
    }
    QPrinter printer(QPrinter::HighResolution);
    setUp(printer, options);
    printer.setPageOrientation(sheet->layout.paper.isLandscape() ? QPageLayout::Landscape
                                                                 : QPageLayout::Portrait);
    printer.setDocName(sheet->layout.title);
    if (!services.prompts.choosePrinter(parent, printer, int(sheet->layout.pages.size())))
        return std::nullopt;
    const bool toFile = printer.outputFormat() == QPrinter::PdfFormat;
    const auto printed = toFile ? printToFile(printer, options, make) : printOn(printer, options, make);
    if (!printed) {
        services.prompts.tell(parent, title, printed.error().message);
        return std::nullopt;
    }
    const QString remarks = remarksOn(printed->missing, printed->warnings);
    if (!remarks.isEmpty()) services.prompts.tell(parent, title, remarks);
    const int pages = int(printed->layout.pages.size());
    if (toFile) return Exported{printer.outputFileName(), pages, remarks}.sentence();
    return Printing::tr("%n page(s) went to the printer %1.", nullptr, pages)
        .arg(isolated(printer.printerName()));
}

bool printFile(Workbench &bench, QWidget *parent, const print::Options &options)
{
    const Document &document = bench.document();
    const auto done =
        printSheet(bench.services(), parent,
                   formats::withFile(options, *document.character(), document.system()), makerOf(document));
    if (done) bench.tellDone(*done);
    return done.has_value();
}

bool printFile(Workbench &bench, QWidget *parent)
{
    return printFile(bench, parent, lastOptions(bench.services(), bench.document()));
}

} // namespace sky::ui
