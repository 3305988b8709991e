#include "app/commands/commands.h"
#include "app/hursagmu/arguments.h"
#include "core/base/oneline.h"
#include "core/hursagmu/edits/edits.h"
#include "core/storage/usertemplates.h"

#include <optional>

namespace sky::app
{

namespace
{

struct NewArguments {
    std::string templateName;
    std::string budget;
    std::string name;
    std::string output;
    bool force = false;
};

/// A user's own template comes before a built-in one of the same name.
Result<std::unique_ptr<Character>> make(const NewArguments &arguments, const Context &context)
{
    const GameSystem &game = context.usualGame();
    const QString wanted = text(arguments.templateName);
    if (wanted.isEmpty()) {
        if (arguments.budget.empty()) return game.blank(std::nullopt);
        const auto points = parsePoints(text(arguments.budget));
        if (!points) return tl::unexpected(points.error());
        return game.blank(*points);
    }
    for (const auto &own : storage::userTemplates(storage::userTemplateFolder(), context.games))
        if (own.character->name.compare(wanted, Qt::CaseInsensitive) == 0) return own.character->clone();
    return game.fromTemplate(wanted);
}

int runNew(const NewArguments &arguments, const Context &context)
{
    const auto path = pathToMake(text(arguments.output), CharacterEnding);
    if (!path) return report(context, path.error(), text(arguments.output));
    auto made = make(arguments, context);
    if (!made) return report(context, made.error());
    const auto named = hursagmu::setName(text(arguments.name)).change(**made);
    if (!named) return report(context, named.error());
    context.usualGame().renewIds(**made, context.around.ids);
    const auto written = saveNew(context, *path, **made, context.usualGame(), arguments.force);
    if (!written) return report(context, written.error(), *path);
    context.out() << Words::tr("Wrote %1").arg(visible(*path)) << '\n';
    return Fine;
}

} // namespace

Command declareNew(CLI::App &parent)
{
    auto arguments = std::make_shared<NewArguments>();
    CLI::App *app = parent.add_subcommand("new", "Make a character, from nothing or from a template");
    auto *fromTemplate = app->add_option("-t,--template", arguments->templateName,
                                         "Start from this template (see: list templates)");
    app->add_option("-b,--budget", arguments->budget, "Character points to build with (default 100)")
        ->excludes(fromTemplate);
    app->add_option("-n,--name", arguments->name, "The character's name")->required();
    app->add_option("-o,--output", arguments->output, "The file to write: NAME.skychar")->required();
    app->add_flag("--force", arguments->force,
                  "Replace a character that is there; it goes among its earlier versions");
    return {app, [arguments](const Context &context) { return runNew(*arguments, context); }};
}

} // namespace sky::app
