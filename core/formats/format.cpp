#include "core/formats/format.h"

#include "core/formats/csv.h"
#include "core/formats/exporttemplates.h"
#include "core/formats/mustachecheck.h"
#include "core/formats/sheetjson.h"
#include "core/formats/text.h"
#include "core/formats/valuesjson.h"
#include "core/formats/writers.h"
#include "core/json/write.h"
#include "core/storage/cleanname.h"
#include "core/storage/envelope.h"
#include "core/storage/files.h"
#include "core/system/gamesystem.h"
#include "core/system/ofday.h"

#include <algorithm>

namespace sky::formats
{

namespace
{

constexpr QLatin1String CharacterEnding(".skychar");

Result<Written> writePdf(const Character &character, const GameSystem &game, const print::Options &options)
{
    return print::exportPdf(character, game, withFile(options, character, game))
        .map([](print::Export &&made) {
            return Written{std::move(made.bytes), made.pages, made.missing, made.warnings};
        });
}

/// What a character says, for the formats that are no pages.
struct Said {
    std::shared_ptr<const OfDay> subject;
    print::SheetContent content;
    Outline outline;
};

Said saidBy(const Character &character, const GameSystem &game, const print::Options &options)
{
    auto subject = std::make_shared<const OfDay>(character, game, options.asOf);
    print::SheetContent content =
        print::contentOf(subject->character(), subject->evaluation(), game, options);
    Outline outline = outlineOf(content);
    return {std::move(subject), std::move(content), std::move(outline)};
}

Written checked(const QByteArray &bytes, const Said &said, const QString &seen)
{
    return {bytes, 0, missing(said.content.expected, said.outline, seen), {}};
}

Written writeHtml(const Said &said, const GameSystem &, const print::Options &)
{
    const QString html = toHtml(said.outline);
    return checked(html.toUtf8(), said, readHtml(html));
}

Written writeMarkdown(const Said &said, const GameSystem &, const print::Options &)
{
    const QString markdown = toMarkdown(said.outline);
    return checked(markdown.toUtf8(), said, readMarkdown(markdown));
}

Written writeText(const Said &said, const GameSystem &, const print::Options &)
{
    const QString text = toText(said.outline);
    return checked(text.toUtf8(), said, text);
}

json::Object jsonOf(const Said &said, const GameSystem &game, const print::Options &options)
{
    json::Object object =
        valuesJson(game, said.subject->character(), said.subject->evaluation(), options.asOf);
    object.add(QStringLiteral("person"), personJson(said.subject->character()));
    object.add(QStringLiteral("sheet"), sheetJson(said.outline));
    return object;
}

Written writeJson(const Said &said, const GameSystem &game, const print::Options &options)
{
    const json::Value value(jsonOf(said, game, options));
    return checked(json::write(value), said, textsIn(value));
}

Written writeFoundry(const Said &said, const GameSystem &game, const print::Options &)
{
    json::Object actor =
        foundryActor(game, said.subject->character(), said.subject->evaluation(), said.outline);
    const QString biography = *actor.find(u"system")->asObject()->find(u"biography")->asString();
    const json::Value value(std::move(actor));
    const QString page = QStringLiteral("<body>") + biography + QStringLiteral("</body>");
    return checked(json::write(value), said, textsIn(value) + readHtml(page));
}

/// A table of values: what it says is its columns, so there is nothing to miss.
Written writeCsv(const Said &said, const GameSystem &game, const print::Options &)
{
    PartyTable table;
    table.add(game.tableRow(said.subject->character(), said.subject->evaluation()));
    return {table.csv(), 0, {}, {}};
}

/// What of a character a template shows is its writer's business, so that nothing is missing.
Result<Written> writeTemplate(const Format &format, const Said &said, const GameSystem &game,
                              const print::Options &options)
{
    const auto text = storage::readFile(format.templatePath, templatelimits::Size);
    if (!text) return tl::unexpected(text.error());
    return filledTemplate(QString::fromUtf8(*text), templateFields(jsonOf(said, game, options)),
                          escapeOf(format.suffix))
        .map([](const QString &filled) {
            return Written{filled.toUtf8(), 0, {}, {}};
        });
}

/// A format and how it is written; on paper by the printing.
struct Known {
    Format format;
    Written (*write)(const Said &, const GameSystem &, const print::Options &);
};

Format format(const char *id, const QString &name, const char *suffix, const char *mime)
{
    Format made;
    made.id = QString::fromLatin1(id);
    made.name = name;
    made.suffix = QString::fromLatin1(suffix);
    made.mime = QString::fromLatin1(mime);
    return made;
}

std::vector<Known> known()
{
    Format pdf = format("pdf", Text::tr("PDF"), "pdf", "application/pdf");
    pdf.onPaper = true;
    Format csv = format("csv", Text::tr("Table (CSV)"), "csv", "text/csv");
    csv.hasLayouts = false;
    csv.forMany = true;
    Format foundry = format("foundry", Text::tr("Actor for Foundry VTT"), "json", "application/json");
    return {{pdf, nullptr},
            {format("html", Text::tr("Web page (HTML)"), "html", "text/html"), writeHtml},
            {format("markdown", Text::tr("Markdown"), "md", "text/markdown"), writeMarkdown},
            {format("text", Text::tr("Plain text"), "txt", "text/plain"), writeText},
            {format("json", Text::tr("Values (JSON)"), "json", "application/json"), writeJson},
            {csv, writeCsv},
            {foundry, writeFoundry}};
}

} // namespace

std::vector<Format> all()
{
    std::vector<Format> formats;
    for (const Known &one : known())
        formats.push_back(one.format);
    for (Format &own : templateFormats(exportTemplateFolder()))
        formats.push_back(std::move(own));
    return formats;
}

Result<Format> byId(const QString &id)
{
    const std::vector<Format> formats = all();
    const auto found = std::find_if(formats.begin(), formats.end(), [&](const Format &format) {
        return format.id.compare(id, Qt::CaseInsensitive) == 0;
    });
    if (found != formats.end()) return *found;
    QStringList ids;
    for (const Format &format : formats)
        ids << format.id;
    return fail(ErrorKind::Usage, Text::tr("There is no format \u201c%1\u201d; there are: %2.")
                                      .arg(id, ids.join(QStringLiteral(", "))));
}

print::Options withFile(print::Options options, const Character &character, const GameSystem &game)
{
    if (options.attach)
        options.attachment = {storage::cleanName(character.name, Text::tr("Unnamed")) + CharacterEnding,
                              storage::writeCharacter(character, game)};
    return options;
}

Result<Written> write(const Format &format, const Character &character, const GameSystem &game,
                      const print::Options &options)
{
    if (format.onPaper) return writePdf(character, game, options);
    if (!format.templatePath.isEmpty())
        return writeTemplate(format, saidBy(character, game, options), game, options);
    for (const Known &one : known())
        if (one.format.id == format.id) return one.write(saidBy(character, game, options), game, options);
    return fail(ErrorKind::Usage, Text::tr("There is no format \u201c%1\u201d.").arg(format.id));
}

} // namespace sky::formats
