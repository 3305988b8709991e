#include "core/print/export.h"

#include "core/print/paperwords.h"
#include "core/print/pdfbook.h"
#include "core/print/type.h"
#include "core/system/gamesystem.h"
#include "core/system/ofday.h"

#include <QCoreApplication>

namespace sky::print
{

namespace
{

/// Of the sections asked for those that the sheet can have; none: all.
QStringList sectionsOf(const Options &options, const GameSystem &game)
{
    QStringList offered, sections;
    for (const OfferedSection &offer : game.layout(options.layout, options.paper).offers)
        offered << offer.id;
    for (const QString &section : options.sections)
        if (offered.contains(section)) sections << section;
    return sections;
}

/// What the options leave out or add.
void apply(const Options &options, const GameSystem &game, SheetContent &content)
{
    choose(content, sectionsOf(options, game));
    if (!options.portrait) content.header.portrait = {};
    const QString line = options.titleLine.simplified().left(Options::LongestLine);
    if (!line.isEmpty()) content.header.lines.push_back({{{{line, Role::BodyStrong}}, {}}});
}

/// Pages for paper: enlarged, in pairs.
SheetLayout onPaper(const SheetLayout &layout, const Options &options)
{
    const double factor = scaleOf(options);
    SheetLayout pages = factor != 1 ? enlarged(layout, factor, options.paper) : layout;
    return options.twoUp ? twoUp(pages, options.paper) : pages;
}

bool holds(const PageFormat &paper, const LayoutSpec &spec)
{
    return paper.modulesAcross >= spec.modulesAcross && paper.modulesDown >= spec.modulesDown;
}

/// Which of the usual papers would do, for a sheet that not all can hold.
Error withPapers(Error error, const GameSystem &game, const QString &layout)
{
    QStringList names;
    for (const PageFormat &paper : allPapers()) {
        const PageFormat lying = paper.landscape();
        const LayoutSpec spec = game.layout(layout, lying);
        if (holds(lying, spec)) names << paperWords(paper);
    }
    error.message +=
        u' ' +
        QCoreApplication::translate("Print", "Large enough are %1.").arg(names.join(QStringLiteral(", ")));
    return error;
}

/// As a sheet lies that always lies.
PageFormat formatFor(Options options, const GameSystem &game)
{
    const PageFormat format = formatOf(options);
    if (format.isLandscape() || !game.layout(options.layout, format).liesAlways) return format;
    options.landscape = true;
    return formatOf(options);
}

/// The options that took the room, where the paper would do without them.
QStringList takersOfRoom(const Options &options, const GameSystem &game)
{
    const Options usual;
    Options plain = options;
    plain.textSize = usual.textSize;
    plain.leastMargin = usual.leastMargin;
    plain.binding = usual.binding;
    plain.twoUp = usual.twoUp;
    const PageFormat format = formatFor(plain, game);
    QStringList takers;
    if (!holds(format, game.layout(options.layout, format))) return takers;
    const auto translate = [](const char *text) { return QCoreApplication::translate("Print", text); };
    if (options.textSize > usual.textSize)
        takers << translate(QT_TRANSLATE_NOOP("Print", "text of %1 pt")).arg(options.textSize);
    if (options.leastMargin > 0)
        takers << translate(QT_TRANSLATE_NOOP("Print", "margins of %1 mm")).arg(options.leastMargin);
    if (options.binding > 0)
        takers << translate(QT_TRANSLATE_NOOP("Print", "%1 mm for binding")).arg(options.binding);
    if (options.twoUp) takers << translate(QT_TRANSLATE_NOOP("Print", "two pages on a sheet"));
    return takers;
}

Result<SheetLayout> laidOut(const SheetContent &content, const GameSystem &game, const Options &options)
{
    const PageFormat format = formatFor(options, game);
    LayoutSpec spec = game.layout(options.layout, format);
    arrange(spec, options.sections);
    return layOut(content, spec, format).map_error([&](Error error) {
        if (holds(format, spec)) return error;
        if (options.twoUp) error = lackOfRoom(spec, halfWords(options.paper));
        const QStringList takers = takersOfRoom(options, game);
        if (takers.isEmpty()) return spec.liesAlways ? withPapers(error, game, options.layout) : error;
        error.message += u' ' + QCoreApplication::translate("Print", "These options take the room: %1.")
                                    .arg(takers.join(QStringLiteral(", ")));
        return error;
    });
}

/// What was asked without what has no say on that sheet.
Options settledOptions(const Options &asked, const GameSystem &game)
{
    return effective(asked, game.layout(asked.layout, formatOf(asked)));
}

Result<Sheet> settled(const SheetContent &content, const GameSystem &game, const Options &options)
{
    const Result<SheetLayout> layout = laidOut(content, game, options);
    if (!layout) return tl::unexpected(layout.error());
    Sheet sheet;
    sheet.missing = missing(content.expected, *layout) + unwritable(*layout);
    sheet.layout = onPaper(*layout, options);
    const QString promise = game.layout(options.layout, layout->paper).overflow;
    if (!promise.isEmpty() && layout->pages.size() > 1)
        sheet.warnings << QCoreApplication::translate("Print",
                                                      "\u201c%1\u201d does not fit on one page; it takes %2.")
                              .arg(content.title, QString::number(layout->pages.size()));
    for (const QString &family : missingFonts())
        sheet.warnings << QCoreApplication::translate(
                              "Print", "The font \"%1\" is not installed; another one stands in for it.")
                              .arg(family);
    return sheet;
}

void describe(SheetLayout &layout, const Character &character, const GameSystem &game)
{
    layout.author = character.player;
    for (const QString &word : {game.name(), character.campaign})
        if (!word.trimmed().isEmpty()) layout.keywords << word;
}

} // namespace

SheetContent contentOf(const Character &character, const Evaluation &evaluation, const GameSystem &game,
                       const Options &options)
{
    SheetContent content = game.sheet(character, evaluation, options);
    apply(options, game, content);
    return content;
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
    const OfDay asked(character, game, options.asOf, &evaluation);
    const Options effective = settledOptions(options, game);
    const SheetContent content = contentOf(asked.character(), asked.evaluation(), game, effective);
    Result<Sheet> sheet = settled(content, game, effective);
    if (sheet) describe(sheet->layout, character, game);
    return sheet;
}

Result<Sheet> makeGroupSheet(const QString &title, const std::vector<SheetMember> &members,
                             const GameSystem &game, const Options &options)
{
    Options group = options;
    group.layout = game.groupLayout();
    group = settledOptions(group, game);
    SheetContent content = game.groupSheet(title, members, group);
    apply(group, game, content);
    return settled(content, game, group);
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

} // namespace sky::print
