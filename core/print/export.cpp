#include "core/print/export.h"

#include "core/print/pdfbook.h"
#include "core/print/type.h"
#include "core/system/gamesystem.h"

#include <QCoreApplication>

namespace sky::print
{

namespace
{

SheetContent contentOf(const Character &character, const Evaluation &evaluation, const GameSystem &game,
                       const Options &options)
{
    const SheetRequest request{options.layout, options.asOf};
    if (!options.asOf) return game.sheet(character, evaluation, request);
    const std::unique_ptr<Character> then = game.asOf(character, *options.asOf);
    return game.sheet(*then, *game.evaluate(*then), request);
}

} // namespace

Result<QByteArray> toPdf(const SheetLayout &layout, const QDateTime &created)
{
    PdfBook book(layout.title, layout.paper);
    if (const Result<void> painted = book.add(layout); !painted) return tl::unexpected(painted.error());
    return book.finish(created);
}

Result<Sheet> makeSheet(const Character &character, const Evaluation &evaluation, const GameSystem &game,
                        const Options &options)
{
    const SheetContent content = contentOf(character, evaluation, game, options);
    Result<SheetLayout> layout = layOut(content, game.layout(options.layout), options.paper);
    if (!layout) return tl::unexpected(layout.error());
    Sheet sheet{std::move(*layout), {}, {}};
    sheet.missing = missing(content.expected, sheet.layout);
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
    Result<QByteArray> bytes = toPdf(sheet->layout, options.clock());
    if (!bytes) return tl::unexpected(bytes.error());
    return Export{std::move(*bytes), static_cast<int>(sheet->layout.pages.size()), sheet->missing,
                  sheet->warnings};
}

std::vector<PageFormat> allPapers()
{
    return {PageFormat::a4(), PageFormat::letter()};
}

Result<PageFormat> paperByName(const QString &name)
{
    for (const PageFormat &paper : allPapers())
        if (paper.id.compare(name, Qt::CaseInsensitive) == 0) return paper;
    return fail(ErrorKind::Usage,
                QCoreApplication::translate("Print", "Unknown paper \"%1\": it is a4 or letter.").arg(name));
}

} // namespace sky::print
