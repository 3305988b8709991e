#include "core/storage/salvage.h"
#include "app/commands/commands.h"
#include "app/commands/salvageparty.h"
#include "core/party/partyfile.h"
#include "core/storage/files.h"

#include <QFileInfo>

namespace sky::app
{

namespace
{

struct SalvageArguments {
    std::string file;
    std::string output;
    SalvageWish wish;
};

Result<storage::Salvage> salvaged(const Context &context, const QString &path)
{
    const auto bytes = storage::readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    if (storage::readCharacter(*bytes, context.games))
        return refuse(Words::tr("This file can be read as it is; nothing has to be salvaged."));
    return storage::salvageCharacter(*bytes, context.games);
}

bool isSameFile(const QString &a, const QString &b)
{
    const QString real = QFileInfo(a).canonicalFilePath();
    return !real.isEmpty() && real == QFileInfo(b).canonicalFilePath();
}

int runSalvage(const SalvageArguments &arguments, const Context &context)
{
    const QString path = text(arguments.file);
    const bool isParty = path.endsWith(party::Extension, Qt::CaseInsensitive);
    const auto target = pathToMake(text(arguments.output), isParty ? party::Extension : CharacterEnding);
    if (!target) return report(context, target.error(), text(arguments.output));
    if (isSameFile(path, *target))
        return report(context, {ErrorKind::Usage, Words::tr("The damaged file stays; name another one."), {}},
                      *target);
    if (isParty) return salvageParty(context, path, *target, arguments.wish);
    const auto found = salvaged(context, path);
    if (!found) return report(context, found.error(), path);
    if (const auto may = mayWriteDown(found->newer, arguments.wish); !may)
        return report(context, may.error(), path);
    const auto written =
        saveNew(context, *target, *found->loaded.character, *found->loaded.system, arguments.wish.force);
    if (!written) return report(context, written.error(), *target);
    tellSalvaged(context, *target, found->missing);
    return Fine;
}

} // namespace

Command declareSalvage(CLI::App &parent)
{
    auto arguments = std::make_shared<SalvageArguments>();
    CLI::App *app =
        parent.add_subcommand("salvage", "Write what can still be read of a damaged character or party file");
    app->add_option("FILE", arguments->file, "The damaged file, which stays as it is")->required();
    app->add_option("-o,--output", arguments->output,
                    "The file to write: NAME.skychar, or NAME.skyparty of a party")
        ->required();
    app->add_flag("--force", arguments->wish.force,
                  "Replace a character or party that is there; it goes among its earlier versions");
    app->add_flag("--older", arguments->wish.older,
                  "Also of a file by a newer Skychamber, without what only that knows");
    return {app, [arguments](const Context &context) { return runSalvage(*arguments, context); }};
}

} // namespace sky::app
