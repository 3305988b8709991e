#include "core/formats/format.h"

#include "core/formats/csv.h"
#include "core/formats/exporttemplates.h"
#include "core/formats/replacing.h"
#include "core/formats/sheetjson.h"
#include "core/formats/text.h"
#include "core/formats/valuesjson.h"
#include "core/formats/writers.h"
#include "core/json/write.h"
#include "core/storage/cleanname.h"
#include "core/storage/envelope.h"
#include "core/system/gamesystem.h"
#include "core/system/ofday.h"

#include <QFileInfo>

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
    const QByteArray mark(MarkdownMark.data(), MarkdownMark.size());
    return checked(markdown.toUtf8() + '\n' + mark + '\n', said, readMarkdown(markdown));
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
    Format html = format("html", Text::tr("Web page (HTML)"), "html", "text/html");
    html.otherSuffixes = QStringList{QStringLiteral("htm"), QStringLiteral("xhtml")};
    Format markdown = format("markdown", Text::tr("Markdown"), "md", "text/markdown");
    markdown.otherSuffixes = QStringList{QStringLiteral("markdown")};
    return {{pdf, nullptr},
            {html, writeHtml},
            {markdown, writeMarkdown},
            {format("text", Text::tr("Plain text"), "txt", "text/plain"), writeText},
            {format("json", Text::tr("Values (JSON)"), "json", "application/json"), writeJson},
            {csv, writeCsv},
            {foundry, writeFoundry}};
}

} // namespace

std::vector<Format> usual()
{
    std::vector<Format> formats;
    for (const Known &one : known())
        formats.push_back(one.format);
    return formats;
}

std::vector<Format> all()
{
    std::vector<Format> formats = usual();
    for (Format &own : templateFormats(exportTemplateFolder()))
        formats.push_back(std::move(own));
    return formats;
}

Result<Format> byId(const QString &id)
{
    const bool own = id.startsWith(TemplatePrefix, Qt::CaseInsensitive);
    const std::vector<Format> formats = own ? templateFormats(exportTemplateFolder()) : usual();
    const auto found = std::find_if(formats.begin(), formats.end(), [&](const Format &format) {
        return format.id.compare(id, Qt::CaseInsensitive) == 0;
    });
    if (found != formats.end()) return *found;
    QStringList ids;
    for (const Format &format : formats)
        ids << format.id;
    if (own && ids.isEmpty())
        return fail(ErrorKind::Usage,
                    Text::tr("There is no template of your own in %1.").arg(exportTemplateFolder()));
    if (!own) ids << TemplatePrefix + Text::tr("NAME");
    return fail(ErrorKind::Usage, Text::tr("There is no format \u201c%1\u201d; there are: %2.")
                                      .arg(id, ids.join(QStringLiteral(", "))));
}

print::Options withFile(print::Options options, const Character &character, const GameSystem &game)
{
    const print::LayoutSpec spec = game.layout(options.layout, print::formatOf(options));
    if (options.attach && print::idleReason(print::Choice::Attach, spec, options).isEmpty())
        options.attachment = {storage::cleanName(character.name, Text::tr("Unnamed")) + CharacterEnding,
                              storage::writeCharacter(character, game)};
    return options;
}

QString idleReason(print::Choice choice, const Format &format, const print::LayoutSpec &spec,
                   const print::Options &options)
{
    if (!format.hasLayouts) return Text::tr("%1 always says the same.").arg(format.name);
    if (!format.onPaper && print::isAboutPages(choice)) return Text::tr("%1 has no pages.").arg(format.name);
    if (choice == print::Choice::Portrait && !format.onPaper && format.id != QLatin1String("html"))
        return Text::tr("%1 has no portrait.").arg(format.name);
    return print::idleReason(choice, spec, options);
}

Result<void> fits(const QString &path, const Format &format)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto has = [&suffix](const Format &each) {
        return each.suffix.toLower() == suffix || each.otherSuffixes.contains(suffix);
    };
    if (suffix.isEmpty() || has(format)) return {};
    const auto taken = [&](const QString &by) {
        return fail(ErrorKind::Usage,
                    Text::tr("The ending of %1 is that of something else: %2. %3 ends in .%4.")
                        .arg(QFileInfo(path).fileName(), by, format.name, format.suffix));
    };
    for (const Known &one : known())
        if (has(one.format)) return taken(one.format.name);
    if (suffix == QLatin1String("skychar")) return taken(Text::tr("a character"));
    if (suffix == QLatin1String("skyparty")) return taken(Text::tr("a party"));
    return {};
}

Writing::Writing(Format format, const GameSystem &game, std::shared_ptr<const ExportTemplate> own)
    : m_format(std::move(format))
    , m_game(&game)
    , m_template(std::move(own))
{
}

Result<Writing> Writing::begin(const Format &format, const GameSystem &game)
{
    if (format.templatePath.isEmpty()) return Writing(format, game, nullptr);
    return ExportTemplate::read(format, fieldIds(game)).map([&](ExportTemplate &&own) {
        return Writing(format, game, std::make_shared<const ExportTemplate>(std::move(own)));
    });
}

Result<Written> Writing::write(const Character &character, const print::Options &options) const
{
    if (m_format.onPaper) return writePdf(character, *m_game, options);
    const Said said = saidBy(character, *m_game, options);
    // What of a character a template shows is its writer's business, so that nothing is missing.
    if (m_template)
        return m_template->filled(templateFields(jsonOf(said, *m_game, options)))
            .map([](const QString &text) {
                return Written{text.toUtf8(), 0, {}, {}};
            });
    for (const Known &one : known())
        if (one.format.id == m_format.id) return one.write(said, *m_game, options);
    return fail(ErrorKind::Usage, Text::tr("There is no format \u201c%1\u201d.").arg(m_format.id));
}

Result<Written> write(const Format &format, const Character &character, const GameSystem &game,
                      const print::Options &options)
{
    return Writing::begin(format, game).and_then([&](const Writing &writing) {
        return writing.write(character, options);
    });
}

} // namespace sky::formats
