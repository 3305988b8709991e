#include "app/commands/sheetarguments.h"

#include "app/commands/isodate.h"
#include "core/print/preset.h"
#include "core/storage/files.h"
#include "ui/services/settings.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace sky::app
{

namespace
{

using print::Choice;
using print::Options;

/// The layouts of one character, and then the one of several.
QStringList layoutsOf(const GameSystem &game)
{
    const QString group = game.groupLayout();
    return game.layouts() + (group.isEmpty() ? QStringList() : QStringList(group));
}

Result<double> numberOf(const char *option, const std::string &given, double least, double most)
{
    bool isNumber = false;
    const double number = text(given).toDouble(&isNumber);
    if (isNumber && number >= least && number <= most) return std::round(number * 10) / 10;
    return fail(ErrorKind::Usage,
                Words::tr("%1 is a number from %2 to %3, not \u201c%4\u201d.")
                    .arg(QLatin1String(option), QString::number(least), QString::number(most), text(given)));
}

/// Of what was said; what was not leaves `value` as it is.
Result<void> readNumber(const char *option, const std::optional<std::string> &given, double least,
                        double most, double &value)
{
    if (!given) return {};
    return numberOf(option, *given, least, most).map([&value](double number) { value = number; });
}

Result<void> readRows(const std::optional<std::string> &given, Options &options)
{
    if (!given) return {};
    if (const auto rows = numberOf("--blank-rows", *given, 0, Options::MostBlankRows); !rows)
        return tl::unexpected(rows.error());
    bool isWhole = false;
    options.blankRows = text(*given).toInt(&isWhole);
    if (!isWhole) return fail(ErrorKind::Usage, Words::tr("--blank-rows is a whole number."));
    return {};
}

Result<void> readNumbers(const SheetArguments &arguments, Options &options)
{
    return readNumber("--text-size", arguments.textSize, Options::LeastText, Options::MostText,
                      options.textSize)
        .and_then([&] {
            return readNumber("--margin", arguments.margin, 0, Options::MostMargin, options.leastMargin);
        })
        .and_then([&] {
            return readNumber("--binding", arguments.binding, 0, Options::MostMargin, options.binding);
        })
        .and_then([&] { return readRows(arguments.blankRows, options); });
}

Result<void> readInjuries(const std::optional<std::string> &given, Options &options)
{
    if (!given) return {};
    const QStringList words = print::injuryWords();
    const qsizetype at = words.indexOf(text(*given).toLower());
    if (at < 0)
        return fail(ErrorKind::Usage, Words::tr("--injuries is %1, not \u201c%2\u201d.")
                                          .arg(words.join(QStringLiteral(", ")), text(*given)));
    options.injuries = Injuries(at);
    return {};
}

Result<void> readSections(const std::optional<std::string> &given, const GameSystem &game, Options &options)
{
    if (!given) return {};
    const print::LayoutSpec spec = game.layout(options.layout, print::formatOf(options));
    QStringList known;
    for (const print::OfferedSection &offer : spec.offers)
        known << offer.id;
    options.sections.clear();
    for (const QString &word : text(*given).toLower().split(u',', Qt::SkipEmptyParts)) {
        const QString section = word.trimmed();
        if (!known.contains(section) && !known.isEmpty())
            return fail(ErrorKind::Usage,
                        Words::tr("The layout %1 has no section \u201c%2\u201d; there are: %3.")
                            .arg(options.layout, section, known.join(QStringLiteral(", "))));
        if (!options.sections.contains(section)) options.sections << section;
    }
    if (options.sections.isEmpty())
        return fail(ErrorKind::Usage,
                    Words::tr("--sections names none; there are: %1.").arg(known.join(QStringLiteral(", "))));
    return {};
}

Result<void> readLayout(const std::optional<std::string> &given, const GameSystem &game, Options &options)
{
    if (given) options.layout = text(*given).toLower();
    const QStringList layouts = layoutsOf(game);
    if (layouts.contains(options.layout)) return {};
    return fail(ErrorKind::Usage, Words::tr("There is no layout \u201c%1\u201d; there are: %2.")
                                      .arg(options.layout, layouts.join(QStringLiteral(", "))));
}

Result<void> readPaper(const std::optional<std::string> &given, Options &options)
{
    if (!given) return {};
    return print::paperByName(text(*given)).map([&options](const print::PageFormat &paper) {
        options.paper = paper;
    });
}

Result<void> readDay(const std::optional<std::string> &given, Options &options)
{
    if (!given) return {};
    return parseDate(text(*given)).map([&options](QDate day) { options.asOf = day; });
}

Result<void> readTitle(const std::optional<std::string> &given, Options &options)
{
    if (!given) return {};
    options.titleLine = text(*given).simplified();
    if (options.titleLine.size() <= Options::LongestLine) return {};
    return fail(ErrorKind::Usage, Words::tr("--title has at most %1 letters.").arg(Options::LongestLine));
}

void readFlags(const SheetArguments &arguments, Options &options)
{
    for (const auto &[given, value] : {std::pair{&arguments.portrait, &options.portrait},
                                       {&arguments.landscape, &options.landscape},
                                       {&arguments.bothSides, &options.bothSides},
                                       {&arguments.twoUp, &options.twoUp},
                                       {&arguments.nameless, &options.nameless},
                                       {&arguments.attach, &options.attach}})
        *value = given->value_or(*value);
}

/// Those that the window keeps.
Result<print::KeptPresets> keptPresets()
{
    const QString path = ui::SettingsStore::usualPath();
    if (!QFileInfo::exists(path)) return print::KeptPresets();
    const auto named = [](const Error &error) {
        return Error{ErrorKind::Unreadable,
                     Words::tr("The window's settings cannot be read: %1").arg(error.message), error.detail};
    };
    return storage::readFile(path).and_then(print::presetsIn).map_error(named);
}

/// One that cannot be understood is named, and stops nothing but itself.
Result<Options> begin(const SheetArguments &arguments, const Context &context)
{
    if (!arguments.preset) return Options();
    const QString name = text(*arguments.preset);
    const auto kept = keptPresets();
    if (!kept) return tl::unexpected(kept.error());
    const bool isThere = print::findPreset(name, kept->presets).has_value();
    for (const print::KeptPresets::Broken &broken : kept->broken) {
        const Error error{ErrorKind::Unreadable,
                          Words::tr("The preset \u201c%1\u201d cannot be understood: %2")
                              .arg(broken.name, broken.why.message),
                          broken.why.detail};
        if (!isThere && broken.name.compare(name, Qt::CaseInsensitive) == 0) return tl::unexpected(error);
        report(context, error);
    }
    return print::presetNamed(name, kept->presets).map([](const print::Preset &preset) {
        return preset.options;
    });
}

/// What was said of the sheet.
struct Said {
    const char *option;
    bool given;
    Choice choice;
};

std::vector<Said> allSaid(const SheetArguments &a)
{
    // What is taken back of a preset need not have a say.
    const auto on = [](const std::optional<bool> &flag) { return flag.value_or(false); };
    return {{"--landscape", on(a.landscape), Choice::Landscape},
            {"--no-portrait", !a.portrait.value_or(true), Choice::Portrait},
            {"--injuries", a.injuries.has_value(), Choice::Injuries},
            {"--sections", a.sections.has_value(), Choice::Sections},
            {"--text-size", a.textSize.has_value(), Choice::TextSize},
            {"--title", a.title.has_value(), Choice::TitleLine},
            {"--margin", a.margin.has_value(), Choice::Margin},
            {"--binding", a.binding.has_value(), Choice::Binding},
            {"--both-sides", on(a.bothSides), Choice::BothSides},
            {"--two-up", on(a.twoUp), Choice::TwoUp},
            {"--blank-rows", a.blankRows.has_value(), Choice::BlankRows},
            {"--nameless", on(a.nameless), Choice::Nameless},
            {"--attach", on(a.attach), Choice::Attach}};
}

tl::unexpected<Error> idle(const char *option, const QString &reason)
{
    return fail(ErrorKind::Usage,
                Words::tr("%1 changes nothing here. %2").arg(QLatin1String(option), reason));
}

/// On or off; unsaid it stays empty, where add_flag would say no.
void addSwitch(CLI::App &app, const char *name, std::optional<bool> &value, const char *help)
{
    app.add_flag_function(
        name, [&value](std::int64_t given) { value = given > 0; }, help);
}

} // namespace

void declareSheet(CLI::App &app, SheetArguments &arguments)
{
    app.add_option(
        "--layout", arguments.layout,
        "standard (the default), one-page, complete, blank, cards, template, audit: the ledger, or "
        "party: all of them on one sheet");
    QStringList papers;
    for (const print::PageFormat &paper : print::allPapers())
        papers << paper.id;
    app.add_option("--paper", arguments.paper,
                   papers.join(QStringLiteral(", ")).toStdString() +
                       " (the first is usual), or as 148x210mm");
    addSwitch(app, "--landscape,!--no-landscape", arguments.landscape, "The paper lies on its long side");
    app.add_option("--preset", arguments.preset, "Options kept under that name by the window");
    app.add_option("--sections", arguments.sections, "Those to print, in that order: talents,weapons");
    app.add_option("--title", arguments.title, "A line for the head: \"For the convention\"");
    app.add_option("--injuries", arguments.injuries,
                   "current (the default), fresh: none, blank: boxes alone");
    addSwitch(app, "--portrait,!--no-portrait", arguments.portrait, "With the portrait or without it");
    app.add_option("--text-size", arguments.textSize, "Of running text, 9.5 to 14 pt (10): large print");
    app.add_option("--margin", arguments.margin, "At least so many mm free on each side, to 40");
    app.add_option("--binding", arguments.binding, "So many mm more where it is bound, to 40");
    addSwitch(app, "--both-sides,!--no-both-sides", arguments.bothSides,
              "Bound at the other edge on each second page");
    addSwitch(app, "--two-up,!--no-two-up", arguments.twoUp, "Two pages of half the size on a sheet");
    app.add_option("--blank-rows", arguments.blankRows,
                   "Empty rows of each list of the layout blank, to 40 (4)");
    addSwitch(app, "--nameless,!--no-nameless", arguments.nameless, "The layout blank names nobody");
    addSwitch(app, "--attach,!--no-attach", arguments.attach,
              "Put the character into its PDF, which then opens like one");
    app.add_option("--as-of", arguments.asOf, "As the ledger has it at the end of that day, as 2026-02-14");
}

Result<Options> sheetOptions(const SheetArguments &arguments, const Context &context)
{
    Result<Options> begun = begin(arguments, context);
    if (!begun) return begun;
    Options options = *begun;
    options.clock = context.around.clock;
    readFlags(arguments, options);
    const Result<void> read =
        readLayout(arguments.layout, context.usualGame(), options)
            .and_then([&] { return readPaper(arguments.paper, options); })
            .and_then([&] { return readDay(arguments.asOf, options); })
            .and_then([&] { return readTitle(arguments.title, options); })
            .and_then([&] { return readInjuries(arguments.injuries, options); })
            .and_then([&] { return readNumbers(arguments, options); })
            .and_then([&] { return readSections(arguments.sections, context.usualGame(), options); });
    if (!read) return tl::unexpected(read.error());
    return options;
}

Result<void> refuseIdle(const SheetArguments &arguments, const formats::Format &format,
                        const Options &options, const GameSystem &game)
{
    for (const auto &[option, given] :
         {std::pair{"--preset", &arguments.preset}, {"--layout", &arguments.layout}})
        if (*given && !format.hasLayouts)
            return idle(option, Words::tr("%1 always says the same.").arg(format.name));
    if (arguments.paper && !format.onPaper)
        return idle("--paper", Words::tr("%1 has no pages.").arg(format.name));
    const print::LayoutSpec spec = game.layout(options.layout, print::formatOf(options));
    for (const Said &said : allSaid(arguments)) {
        if (!said.given) continue;
        if (const QString reason = formats::idleReason(said.choice, format, spec, options); !reason.isEmpty())
            return idle(said.option, reason);
    }
    return {};
}

} // namespace sky::app
