#include "app/commands/commands.h"
#include "app/hursagmu/ledgertext.h"
#include "app/hursagmu/stamp.h"
#include "core/json/write.h"

namespace sky::app
{

namespace
{

struct LedgerArguments {
    std::string file;
    bool json = false;
    bool csv = false;
};

int runLedger(const LedgerArguments &arguments, const Context &context)
{
    const QString path = text(arguments.file);
    const auto file = open(context, path);
    if (!file) return report(context, file.error(), path);
    const hursagmu::Character &character = characterOf(*file);
    const LedgerView view{character, evaluationOf(*file),
                          hursagmu::statement(character, context.hursagmu->catalogue())};
    if (arguments.json)
        context.out() << QString::fromUtf8(json::write(ledgerJson(view)));
    else if (arguments.csv)
        printLedgerCsv(view, context.out());
    else
        printLedger(view, context.out());
    return Fine;
}

} // namespace

Command declareLedger(CLI::App &parent)
{
    auto arguments = std::make_shared<LedgerArguments>();
    CLI::App *app = parent.add_subcommand("ledger", "Print what happened to a character's experience");
    app->add_option("FILE", arguments->file, "Character file")->required();
    auto *json = app->add_flag("--json", arguments->json, "As JSON (app/ledger-json.md)");
    app->add_flag("--csv", arguments->csv, "As comma-separated values")->excludes(json);
    return {app, [arguments](const Context &context) { return runLedger(*arguments, context); }};
}

} // namespace sky::app
