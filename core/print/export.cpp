#include "core/print/export.h"

#include "core/print/pdfbook.h"
#include "core/print/type.h"
#include "core/system/gamesystem.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace sky::print
{

namespace
{

double scaleOf(const Options &options)
{
    return std::clamp(options.textScale, 1.0, Options::LargestText);
}

SheetContent contentOf(const Character &character, const Evaluation &evaluation, const GameSystem &game,
                       const Options &options)
{
    const SheetRequest &request = options;
    if (!options.asOf) return game.sheet(character, evaluation, request);
    const std::unique_ptr<Character> then = game.asOf(character, *options.asOf);
    return game.sheet(*then, *game.evaluate(*then), request);
}

/// The content without what the options leave out.
SheetContent chosenContent(const Character &character, const Evaluation &evaluation, const GameSystem &game,
                           const Options &options)
{
    SheetContent content = contentOf(character, evaluation, game, options);
    choose(content, options.sections);
    if (!options.portrait) content.header.portrait = {};
    const QString line = options.titleLine.simplified();
    if (!line.isEmpty()) content.header.lines.push_back({{{{line, Role::BodyStrong}}, {}}});
    return content;
}

/// Pages for paper: enlarged, in pairs.
SheetLayout onPaper(const SheetLayout &layout, const Options &options)
{
    const double factor = scaleOf(options);
    SheetLayout pages = factor > 1 ? enlarged(layout, factor, options.paper) : layout;
    return options.twoUp ? twoUp(pages, options.paper) : pages;
}

void describe(SheetLayout &layout, const Character &character, const GameSystem &game)
{
    layout.author = character.player;
    for (const QString &word : {game.name(), character.campaign})
        if (!word.trimmed().isEmpty()) layout.keywords << word;
}

/// "100x150mm", where that is a paper.
std::optional<PageFormat> sizeIn(const QString &name)
{
    static const QRegularExpression size(
        QStringLiteral("^(\\d{2,3}(?:\\.\\d)?)x(\\d{2,3}(?:\\.\\d)?)(?:mm)?$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = size.match(name);
    if (!match.hasMatch()) return std::nullopt;
    const double width = match.captured(1).toDouble(), height = match.captured(2).toDouble();
    const auto allowed = [](double side) {
        return side >= PageFormat::Shortest && side <= PageFormat::Longest;
    };
    if (!allowed(width) || !allowed(height)) return std::nullopt;
    return PageFormat::ofSize(width, height);
}

} // namespace

PageFormat formatOf(const Options &options)
{
    PageFormat page = options.twoUp       ? options.paper.half()
                      : options.landscape ? options.paper.landscape()
                                          : options.paper;
    const double factor = scaleOf(options);
    page = page.reducedBy(factor);
    if (options.leastMargin <= 0 && options.binding <= 0) return page;
    return page.withMargins(std::clamp(options.leastMargin, 0.0, Options::WidestMargin) / factor,
                            std::clamp(options.binding, 0.0, Options::WidestMargin) / factor,
                            options.bothSides);
}

void arrange(LayoutSpec &spec, const QStringList &sections)
{
    if (sections.isEmpty()) return;
    const auto rank = [&sections](const SectionPlace &place) {
        const qsizetype at = sections.indexOf(place.section);
        return at < 0 ? sections.size() : at;
    };
    const auto first = [&rank](const Zone &zone) {
        qsizetype least = std::numeric_limits<qsizetype>::max();
        for (const Region &region : zone.regions)
            for (const SectionPlace &place : region.sections)
                least = std::min(least, rank(place));
        return least;
    };
    const auto sort = [&](std::vector<Zone> &zones) {
        for (Zone &zone : zones)
            for (Region &region : zone.regions)
                std::stable_sort(region.sections.begin(), region.sections.end(),
                                 [&](const auto &a, const auto &b) { return rank(a) < rank(b); });
        std::stable_sort(zones.begin(), zones.end(),
                         [&](const Zone &a, const Zone &b) { return first(a) < first(b); });
    };
    for (Arrangement &arrangement : spec.arrangements)
        sort(arrangement.zones);
    sort(spec.continuation);
}

Result<QByteArray> toPdf(const SheetLayout &layout, const QDateTime &created, const Attachment &attachment)
{
    PdfBook book(layout.title, layout.paper);
    if (const Result<void> painted = book.add(layout); !painted) return tl::unexpected(painted.error());
    return book.finish(created, attachment);
}

Result<Sheet> makeSheet(const Character &character, const Evaluation &evaluation, const GameSystem &game,
                        const Options &options)
{
    const SheetContent content = chosenContent(character, evaluation, game, options);
    const PageFormat format = formatOf(options);
    LayoutSpec spec = game.layout(options.layout, format);
    arrange(spec, options.sections);
    Result<SheetLayout> layout = layOut(content, spec, format);
    if (!layout) return tl::unexpected(layout.error());
    Sheet sheet;
    sheet.missing = missing(content.expected, *layout);
    sheet.layout = onPaper(*layout, options);
    describe(sheet.layout, character, game);
    for (const QString &family : missingFonts())
        sheet.warnings << QCoreApplication::translate(
                              "Print", "The font \"%1\" is not installed; another one stands in for it.")
                              .arg(family);
    return sheet;
}

Result<Export> exportPdf(const Character &character, const GameSystem &game, const Options &options)
{
    const EvaluationPtr evaluation = game.evaluate(character);
    const Result<Sheet> sheet = makeSheet(character, *evaluation, game, options);
    if (!sheet) return tl::unexpected(sheet.error());
    Result<QByteArray> bytes = toPdf(sheet->layout, options.clock(), options.attachment);
    if (!bytes) return tl::unexpected(bytes.error());
    return Export{std::move(*bytes), static_cast<int>(sheet->layout.pages.size()), sheet->missing,
                  sheet->warnings};
}

std::vector<PageFormat> allPapers()
{
    return {PageFormat::a4(), PageFormat::letter(), PageFormat::a5(), PageFormat::halfLetter(),
            PageFormat::a6()};
}

Result<PageFormat> paperByName(const QString &name)
{
    QStringList names;
    for (const PageFormat &paper : allPapers()) {
        if (paper.id.compare(name, Qt::CaseInsensitive) == 0) return paper;
        names << paper.id;
    }
    if (const std::optional<PageFormat> size = sizeIn(name)) return *size;
    return fail(ErrorKind::Usage,
                QCoreApplication::translate("Print",
                                            "Unknown paper \"%1\": it is %2, or a size like 100x150mm "
                                            "with sides of %3 to %4 mm.")
                    .arg(name, names.join(QStringLiteral(", ")), QString::number(PageFormat::Shortest),
                         QString::number(PageFormat::Longest)));
}

} // namespace sky::print
