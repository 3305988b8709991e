#include "app/commands/commands.h"
#include "app/commands/isodate.h"
#include "app/commands/showtext.h"
#include "core/base/oneline.h"
#include "core/formats/valuesjson.h"
#include "core/hursagmu/ledger/asof.h"
#include "core/hursagmu/model/character.h"
#include "core/json/write.h"

namespace sky::app
{

namespace
{

struct ShowArguments {
    std::vector<std::string> files;
    bool json = false;
    bool text = false;
    std::optional<std::string> asOf;
};

/// The character as it was at the end of that day; the rest is today's.
std::unique_ptr<Document> asOf(const Document &document, QDate day)
{
    const std::shared_ptr<const GameSystem> game(std::shared_ptr<const GameSystem>(), &document.system());
    return std::make_unique<Document>(game, document.system().asOf(*document.character(), day));
}

QString changedSince(const Document &document, QDate day)
{
    const auto *character = dynamic_cast<const hursagmu::Character *>(document.character().get());
    return character ? hursagmu::changedSince(*character, day) : QString();
}

/// `since`: what was changed after the day, in a sentence; may be empty.
void printText(const Document &document, std::optional<QDate> day, const QString &since,
               const Context &context)
{
    const Character &character = *document.character();
    const Evaluation &evaluation = *document.evaluation();
    context.out() << inOneLine(character.name) << '\n';
    if (day)
        context.out()
            << Words::tr("As of %1; equipment and notes are today's.").arg(day->toString(Qt::ISODate))
            << '\n';
    if (!since.isEmpty()) context.out() << since << '\n';
    printValues(evaluation.values, context.out());
    for (const Meter &meter : evaluation.meters)
        context.out() << '\n'
                      << Words::tr("%1: %2 of %3 spent, %4 left")
                             .arg(meter.label, QString::number(meter.spentSum()),
                                  QString::number(meter.total), QString::number(meter.left()));
    context.out() << '\n';
}

int runShow(const ShowArguments &arguments, const Context &context)
{
    std::optional<QDate> day;
    if (arguments.asOf) {
        const auto parsed = parseDate(text(*arguments.asOf));
        if (!parsed) return report(context, parsed.error());
        day = *parsed;
    }
    return forEachFile(context, texts(arguments.files), [&](const OpenFile &file) {
        const std::unique_ptr<Document> then = day ? asOf(*file.document, *day) : nullptr;
        const Document &document = then ? *then : *file.document;
        if (arguments.json)
            context.out() << QString::fromUtf8(json::write(
                formats::valuesJson(document.system(), *document.character(), *document.evaluation(), day)));
        else
            printText(document, day, day ? changedSince(*file.document, *day) : QString(), context);
        return int(Fine);
    });
}

} // namespace

Command declareShow(CLI::App &parent)
{
    auto arguments = std::make_shared<ShowArguments>();
    CLI::App *app = parent.add_subcommand("show", "Print every derived number with its explanation");
    app->add_option("FILE", arguments->files, "Character files")->required();
    auto *json =
        app->add_flag("--json", arguments->json, "As JSON, one document a file (core/formats/VALUES.md)");
    app->add_flag("--text", arguments->text, "As text, one number a line (the default)")->excludes(json);
    app->add_option("--as-of", arguments->asOf, "As the ledger has it at the end of that day, as 2026-02-14");
    return {app, [arguments](const Context &context) { return runShow(*arguments, context); }};
}

} // namespace sky::app
