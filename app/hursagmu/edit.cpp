#include "app/commands/commands.h"
#include "app/hursagmu/editsteps.h"

namespace sky::app
{

namespace
{

void declareTexts(CLI::App &app, EditArguments &arguments)
{
    app.add_option("-n,--name", arguments.name, "The character's name")->group("Who it is");
    app.add_option("--player", arguments.player, "Who plays it")->group("Who it is");
    app.add_option("--campaign", arguments.campaign, "The campaign")->group("Who it is");
    app.add_option("--master", arguments.master, "The Master (GM)")->group("Who it is");
    app.add_option("--concept", arguments.conceptText, "One line about it")->group("Who it is");
    app.add_option("--notes", arguments.notes, "The notes, or @FILE to take them from a file")
        ->group("Who it is");
    app.add_option("--portrait", arguments.portrait, "A picture file (PNG, JPEG or WebP)")
        ->group("Who it is");
}

/// An option that may be given several times, each time with one value.
void declareList(CLI::App &app, const char *name, std::vector<std::string> &values, const char *help,
                 const char *group)
{
    app.add_option(name, values, help)->allow_extra_args(false)->group(group);
}

void declarePoints(CLI::App &app, EditArguments &arguments)
{
    app.add_option("-b,--budget", arguments.budget, "Character points to build with")->group("Points");
    auto *allow =
        app.add_flag("--allow-debt", arguments.allowDebt, "Let purchases go beyond the character points")
            ->group("Points");
    app.add_flag("--no-debt", arguments.noDebt,
                 "Refuse purchases beyond the points (as a new character does)")
        ->excludes(allow)
        ->group("Points");
    declareList(app, "-t,--trait", arguments.traits, "NAME=LEVEL: a talent or profession", "Points");
    declareList(app, "--custom-trait", arguments.customTraits, "NAME=LEVEL: a profession of your own",
                "Points");
    declareList(app, "-g,--gift", arguments.gifts, "A gift; NAME*2 for limbs", "Points");
    declareList(app, "--custom-gift", arguments.customGifts, "NAME=COST:WHY: a gift of your own", "Points");
    declareList(app, "--drop-gift", arguments.dropGifts, "A gift to give up", "Points");
}

void declareGoods(CLI::App &app, EditArguments &arguments)
{
    declareList(app, "-i,--item", arguments.items, "NAME[*QUANTITY][:worn|carried|mount|left]", "Equipment");
    declareList(app, "--drop-item", arguments.dropItems, "A thing to take away", "Equipment");
    app.add_option("--in-hand", arguments.inHand, "What the hands hold: Sword,Shield; '' for nothing")
        ->group("Equipment");
    app.add_option("--purse", arguments.purse, "Coins: 6gc,14sc,30cc")->group("Equipment");
}

int runEdit(const EditArguments &arguments, const Context &context)
{
    const QString path = text(arguments.file);
    auto file = open(context, path);
    if (!file) return report(context, file.error(), path);
    const CharacterPtr before = file->document->character();
    const auto applied = applyArguments(*file->document, arguments, context);
    if (!applied) return report(context, applied.error(), path);
    const auto saved = save(*file);
    if (!saved) return report(context, saved.error(), path);
    const QStringList changes = context.hursagmu->describeChange(*before, *file->document->character());
    for (const QString &change : changes)
        context.out() << change << '\n';
    if (changes.isEmpty()) context.out() << Words::tr("Nothing changed.") << '\n';
    return Fine;
}

} // namespace

Command declareEdit(CLI::App &parent)
{
    auto arguments = std::make_shared<EditArguments>();
    CLI::App *app =
        parent.add_subcommand("edit", "Change a character by the rules; a refused purchase changes nothing");
    app->add_option("FILE", arguments->file, "Character file")->required();
    declareTexts(*app, *arguments);
    declarePoints(*app, *arguments);
    declareGoods(*app, *arguments);
    return {app, [arguments](const Context &context) { return runEdit(*arguments, context); }};
}

} // namespace sky::app
