#include "app/commandline.h"

#include "app/commands/commands.h"
#include "app/hursagmu/openparty.h"
#include "app/logging.h"
#include "core/base/oneline.h"

#include <algorithm>
#include <sstream>

namespace sky::app
{

QStringList texts(const std::vector<std::string> &utf8)
{
    QStringList result;
    for (const std::string &one : utf8)
        result << text(one);
    return result;
}

namespace
{

std::vector<std::string> utf8(const QStringList &words)
{
    std::vector<std::string> result;
    for (const QString &word : words)
        result.push_back(word.toStdString());
    return result;
}

void describe(CLI::App &app)
{
    app.description("Skychamber: characters and sheets for the tabletop game Hursagmu.");
    app.footer("Without a command the window opens, with the FILEs that are named.\n"
               "Exit codes: 0 fine, 1 refused or open errors, 2 wrong usage, 3 a file could not be read or "
               "written.\nThe manual page skychamber(1) has examples.");
    app.set_version_flag("--version", std::string("skychamber ") + SKYCHAMBER_VERSION);
    app.set_help_flag("-h,--help", "Show this help and exit");
    app.require_subcommand(1);
}

/// Answers --help, --version and wrong arguments.
int answer(const CLI::App &app, const CLI::ParseError &error, Surroundings &around)
{
    std::ostringstream out;
    std::ostringstream err;
    const int code = app.exit(error, out, err);
    around.out << text(out.str());
    QStringList lines = text(err.str()).split(u'\n');
    for (QString &line : lines)
        line = visible(line);
    around.err << lines.join(u'\n');
    return code == 0 ? Fine : Usage;
}

std::vector<Command> declareAll(CLI::App &app)
{
    return {declareNew(app),    declareEdit(app),  declareAccept(app), declareCheck(app),
            declareShow(app),   declarePlay(app),  declareRaise(app),  declareLedger(app),
            declareStrike(app), declareForge(app), declareList(app),   declareSpell(app),
            declareParty(app),  declareAward(app), declareExport(app), declareSalvage(app)};
}

int run(const Command &command, Surroundings &around)
{
    finishEarlierWork(around.err);
    auto game = hursagmu::Hursagmu::create();
    if (!game) {
        around.err << "skychamber: " << game.error().message << '\n';
        return Unreadable;
    }
    Context context{around, {}, *game};
    context.games.add(*game);
    return command.run(context);
}

} // namespace

int runCommandLine(const QStringList &arguments, Surroundings &around)
{
    CLI::App app;
    describe(app);
    const QStringList levels = logLevelNames();
    std::string logLevel = "info";
    app.add_option("--log-level", logLevel,
                   "What the log file keeps: " + levels.join(QStringLiteral(", ")).toStdString())
        ->check(CLI::IsMember(utf8(levels)));
    const std::vector<Command> commands = declareAll(app);

    std::vector<std::string> reversed = utf8(arguments);
    std::reverse(reversed.begin(), reversed.end());
    try {
        app.parse(reversed);
    } catch (const CLI::ParseError &error) {
        return answer(app, error, around);
    }
    setLogLevel(logLevelNamed(text(logLevel)).value_or(LogLevel::Info));
    for (const Command &command : commands)
        if (command.app->parsed()) return run(command, around);
    return Usage;
}

QStringList commandNames()
{
    CLI::App app;
    QStringList names;
    for (const Command &command : declareAll(app))
        names << text(command.app->get_name());
    return names;
}

bool needsFonts(const QStringList &arguments)
{
    const auto printsParty = [&arguments] {
        return arguments.contains(QLatin1String("party")) &&
               std::any_of(arguments.begin(), arguments.end(), [](const QString &argument) {
                   return argument.startsWith(QLatin1String("--pdf"));
               });
    };
    return arguments.contains(QLatin1String("export")) || printsParty();
}

} // namespace sky::app
