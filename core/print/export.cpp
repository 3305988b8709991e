#include "core/print/export.h"

#include "core/print/painter.h"
#include "core/print/type.h"
#include "core/system/gamesystem.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>

namespace sky::print
{

namespace
{

constexpr int Resolution = 1200; ///< dots per inch of the coordinates in the file
constexpr double MillimetresPerInch = 25.4;

/// Puts the given moment in the place of the one the PDF writer took from the system. Same length, so that
/// the file's table of offsets stays true.
void setCreationDate(QByteArray &bytes, const QDateTime &created)
{
    const QByteArray stamp = created.toUTC().toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1();
    const QByteArray key("/CreationDate (D:");
    const qsizetype at = bytes.indexOf(key);
    if (at < 0) return;
    const qsizetype start = at + key.size();
    const qsizetype end = bytes.indexOf(')', start);
    if (end < start + stamp.size()) return;
    bytes.replace(start, stamp.size(), stamp);
    // The zone, as Qt writes it: "+01'00'" or "Z".
    qsizetype zone = start + stamp.size();
    for (; zone < end; ++zone)
        if (bytes[zone] >= '0' && bytes[zone] <= '9')
            bytes[zone] = '0';
        else if (bytes[zone] == '-')
            bytes[zone] = '+';
}

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
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(Resolution);
    writer.setTitle(layout.title);
    writer.setCreator(QStringLiteral("Skychamber"));
    const QSizeF size(layout.paper.width, layout.paper.height);
    const QPageSize pageSize(size, QPageSize::Millimeter, layout.paper.id, QPageSize::ExactMatch);
    writer.setPageLayout(QPageLayout(pageSize, QPageLayout::Portrait, QMarginsF()));
    if (const Result<void> painted = paintPages(writer, layout, Resolution / MillimetresPerInch); !painted)
        return tl::unexpected(painted.error());
    QByteArray bytes = buffer.data();
    setCreationDate(bytes, created);
    return bytes;
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
