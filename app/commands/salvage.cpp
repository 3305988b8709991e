#include "core/storage/salvage.h"
#include "app/commands/commands.h"
#include "app/commands/salvageparty.h"
#include "core/base/oneline.h"
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
    bool force = false;
    bool older = false;
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
    if (isParty) return salvageParty(context, path, *target, arguments.force);
    const auto found = salvaged(context, path);
    if (!found) return report(context, found.error(), path);
    if (!found->newer.isEmpty() && !arguments.older)
        return report(context,
                      {ErrorKind::Refused,
                       Words::tr("%1 That is what should salvage it; --older writes here what this one "
                                 "understands of it, in its older format.")
                           .arg(found->newer),
                       {}},
                      path);
    const auto written =
        saveNew(context, *target, *found->loaded.character, *found->loaded.system, arguments.force);
    if (!written) return report(context, written.error(), *target);
    context.out() << Words::tr("Wrote %1. This is not as it was in the damaged file:").arg(visible(*target))
                  << '\n';
    for (const QString &line : found->missing)
        context.out() << "  " << inOneLine(line) << '\n';
    return Fine;
}

} // namespace

Command declareSalvage(CLI::App &parent)
{
    auto arguments = std::make_shared<SalvageArguments>();
    CLI::App *app =
        parent.add_subcommand("salvage", "Write what can still be read of a damaged character or party file");
    app->add_option("FILE", arguments->file, "The damaged file, which stays as it is")->required();
    app->add_option("-o,--output", arguments->output, "The file to write: NAME.skychar")->required();
    app->add_flag("--force", arguments->force,
                  "Replace a character that is there; it goes among its earlier versions");
    app->add_flag("--older", arguments->older,
                  "Also of a file by a newer Skychamber, without what only that knows");
    return {app, [arguments](const Context &context) { return runSalvage(*arguments, context); }};
}

} // namespace sky::app
