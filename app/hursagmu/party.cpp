#include "app/commands/commands.h"
#include "app/commands/exportreport.h"
#include "app/hursagmu/openparty.h"
#include "app/hursagmu/texttable.h"
#include "core/base/oneline.h"
#include "core/formats/csv.h"
#include "core/hursagmu/party/awarding.h"
#include "core/hursagmu/party/table.h"
#include "core/party/partyfile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sky::app
{

namespace
{

using hursagmu::PartyCell;
using hursagmu::PartyColumn;

struct PartyArguments {
    std::vector<std::string> paths;
    std::optional<std::string> newFile, name;
    std::string columns;
    std::optional<std::string> pdf;
    std::optional<std::string> paper;
    bool force = false;
    bool table = false;
    bool csv = false;
};

/// Members whose files cannot be read are told; the worst counts.
int reportSeats(const OpenParty &party, const Context &context)
{
    int worst = Fine;
    for (const party::Seat &seat : party.seats)
        if (!seat.character)
            worst =
                std::max(worst, report(context, {ErrorKind::Unreadable, seat.problem, {}}, seat.member.path));
    return worst;
}

/// "4 each", "4, Odo 2"; empty when it is no award.
QString awardText(const party::Session &session, const OpenParty &party)
{
    if (session.shares.empty()) return {};
    QString words = hursagmu::amountsInWords(session, party.seats, [](const QString &name) { return name; });
    if (session.takenBack)
        words += Words::tr(" (taken back %1)").arg(session.takenBack->toString(Qt::ISODate));
    return inOneLine(words);
}

void printOverview(const OpenParty &party, const Context &context)
{
    const party::Party &value = party.document->party();
    context.out() << inOneLine(value.name) << '\n';
    TextTable members;
    for (const party::Seat &seat : party.seats)
        members.add({QStringLiteral("  ") + inOneLine(seat.name()), inOneLine(seat.player()),
                     inOneLine(seat.member.path),
                     seat.twice ? Words::tr("same id as another") : seat.problem});
    members.print(context.out());
    TextTable sessions;
    for (const party::Session &session : value.sessions)
        sessions.add({QStringLiteral("  ") + session.date.toString(Qt::ISODate), inOneLine(session.title),
                      awardText(session, party)});
    if (!value.sessions.empty()) context.out() << Words::tr("Sessions") << '\n';
    sessions.print(context.out());
}

Result<std::vector<PartyColumn>> columnsNamed(const QStringList &ids, const std::vector<PartyColumn> &all)
{
    std::vector<PartyColumn> columns;
    for (const QString &id : ids) {
        const auto found = std::find_if(all.begin(), all.end(), [&id](const PartyColumn &column) {
            return column.id == id || column.id == QLatin1String("value/") + id ||
                   column.id == QLatin1String("trait/") + id;
        });
        if (found == all.end()) {
            QStringList known;
            for (const PartyColumn &column : all)
                known << column.id;
            return fail(ErrorKind::Usage, Words::tr("There is no column \u201c%1\u201d. There are: %2.")
                                              .arg(id, known.join(QLatin1String(", "))));
        }
        columns.push_back(*found);
    }
    return columns;
}

Result<std::vector<PartyColumn>> columnsOf(const PartyArguments &arguments, const OpenParty &party,
                                           const Context &context)
{
    const auto all = hursagmu::partyColumns(party.seats, context.hursagmu->catalogue());
    if (arguments.columns.empty()) {
        std::vector<PartyColumn> usual;
        const QStringList ids = hursagmu::usualPartyColumns();
        for (const QString &id : ids)
            for (const PartyColumn &column : all)
                if (column.id == id) usual.push_back(column);
        return usual;
    }
    QStringList ids;
    for (const QString &id : text(arguments.columns).split(QLatin1Char(',')))
        ids << id.trimmed();
    return columnsNamed(ids, all);
}

void printTable(const OpenParty &party, const std::vector<PartyColumn> &columns, const Context &context)
{
    TextTable table;
    QStringList titles;
    for (size_t i = 0; i < columns.size(); ++i) {
        titles << columns[i].title;
        if (columns[i].isNumber) table.alignRight(qsizetype(i));
    }
    table.add(titles);
    for (const party::Seat &seat : party.seats) {
        QStringList cells;
        for (const PartyColumn &column : columns)
            cells << inOneLine(hursagmu::partyCell(seat, column).text);
        table.add(cells);
    }
    table.print(context.out());
}

/// Numbers as other programs read them.
void printCsv(const OpenParty &party, const std::vector<PartyColumn> &columns, const Context &context)
{
    QStringList ids;
    for (const PartyColumn &column : columns)
        ids << column.id;
    context.out() << formats::csvLine(ids);
    for (const party::Seat &seat : party.seats) {
        QStringList fields;
        for (const PartyColumn &column : columns) {
            const PartyCell cell = hursagmu::partyCell(seat, column);
            fields << (column.isNumber ? QString(cell.text).replace(QChar(0x2212), QLatin1Char('-'))
                                       : cell.text);
        }
        context.out() << formats::csvLine(fields);
    }
}

int printParty(const OpenParty &party, const PartyArguments &arguments, const Context &context)
{
    const auto paper = print::paperByName(text(arguments.paper.value_or("a4")));
    if (!paper) return report(context, paper.error());
    formats::BatchRequest request;
    request.held = party::sheetMembers(party.seats);
    request.heldGame = context.hursagmu->id();
    for (const SheetMember &member : request.held)
        request.files << member.id;
    request.format = formats::byId(QStringLiteral("pdf")).value();
    request.options.layout = context.hursagmu->groupLayout();
    request.options.paper = *paper;
    request.options.clock = context.around.clock;
    request.target = text(*arguments.pdf);
    request.oneFile = true;
    request.title = party.document->party().name;
    request.replaceAny = arguments.force;
    request.toReplaceAny = Words::tr("--force replaces it.");
    ExportReport told(context, request, false);
    request.toldOfAll = [&told](const formats::BatchOutcome &outcome) { told.takeAll(outcome); };
    const int code = told.finish(formats::exportAll(
        request, context.games, [&told](const formats::BatchOutcome &outcome, size_t, size_t) {
            told.take(outcome);
            return true;
        }));
    return std::max(reportSeats(party, context), code);
}

int showParty(const PartyArguments &arguments, const Context &context)
{
    const QString path = text(arguments.paths.front());
    const auto party = openParty(context, path);
    if (!party) return report(context, party.error(), path);
    if (arguments.pdf) return printParty(*party, arguments, context);
    if (!arguments.table && !arguments.csv && arguments.columns.empty()) {
        printOverview(*party, context);
        return reportSeats(*party, context);
    }
    const auto columns = columnsOf(arguments, *party, context);
    if (!columns) return report(context, columns.error(), path);
    if (arguments.csv)
        printCsv(*party, *columns, context);
    else
        printTable(*party, *columns, context);
    return reportSeats(*party, context);
}

/// Members are written by their way from the party's folder.
Result<party::Party> partyOf(const PartyArguments &arguments, const QString &path, const Context &context)
{
    const QDir folder(QFileInfo(QFileInfo(path).absolutePath()).canonicalFilePath());
    party::Party party;
    party.id = newUuid();
    party.name = arguments.name ? text(*arguments.name) : QFileInfo(path).completeBaseName();
    party.system = context.hursagmu->id();
    for (const std::string &each : arguments.paths) {
        const QFileInfo file(text(each));
        const auto opened = open(context, file.filePath());
        if (!opened)
            return fail(opened.error().kind,
                        QStringLiteral("%1: %2").arg(file.filePath(), opened.error().message));
        party.members.push_back({folder.relativeFilePath(file.canonicalFilePath()), {}, {}, {}});
    }
    return party;
}

int makeParty(const PartyArguments &arguments, const Context &context)
{
    const auto path = pathToMake(text(*arguments.newFile), party::Extension);
    if (!path) return report(context, path.error(), text(*arguments.newFile));
    const auto party = partyOf(arguments, *path, context);
    if (!party) return report(context, party.error(), *path);
    const auto made = party::PartyDocument::create(*path, *party);
    if (!made) return report(context, made.error(), *path);
    context.out() << Words::tr("%1: %n member(s)", nullptr, int(party->members.size())).arg(visible(*path))
                  << '\n';
    return Fine;
}

/// What was said and changes nothing beside the rest.
Result<void> refuseIdle(const PartyArguments &arguments)
{
    const bool makes = arguments.newFile.has_value(), prints = arguments.pdf.has_value();
    struct Said {
        const char *option;
        bool given, has;
    };
    const Said all[] = {{"--table", arguments.table, !prints && !makes},
                        {"--csv", arguments.csv, !prints && !makes},
                        {"--columns", !arguments.columns.empty(), !prints && !makes},
                        {"--pdf", prints, !makes},
                        {"--paper", arguments.paper.has_value(), prints && !makes},
                        {"--force", arguments.force, prints && !makes},
                        {"--name", arguments.name.has_value(), makes}};
    for (const Said &said : all)
        if (said.given && !said.has)
            return fail(ErrorKind::Usage,
                        Words::tr("%1 changes nothing here.").arg(QLatin1String(said.option)));
    return {};
}

int runParty(const PartyArguments &arguments, const Context &context)
{
    if (const auto fine = refuseIdle(arguments); !fine) return report(context, fine.error());
    if (arguments.newFile) return makeParty(arguments, context);
    if (arguments.paths.size() != 1)
        return report(context, {ErrorKind::Usage, Words::tr("Name one party, or make one with --new."), {}});
    return showParty(arguments, context);
}

} // namespace

Command declareParty(CLI::App &parent)
{
    auto arguments = std::make_shared<PartyArguments>();
    CLI::App *app = parent.add_subcommand("party", "Show the members of a party, or make a party");
    app->add_option("FILE", arguments->paths,
                    "Party file, or a folder of characters; with --new the members' files");
    app->add_flag("--table", arguments->table, "The members side by side");
    app->add_flag("--csv", arguments->csv, "The same for a spreadsheet");
    app->add_option("--columns", arguments->columns,
                    "What the table shows, as name,unspent,defense,trait/warrior");
    app->add_option("--pdf", arguments->pdf, "Print what the Master needs of all of them to this PDF");
    app->add_option("--paper", arguments->paper, "a4 (the default) or letter, on its long side");
    app->add_flag("--force", arguments->force, "Replace also a PDF that Skychamber did not write");
    app->add_option("--new", arguments->newFile, "Make this party file of the members named");
    app->add_option("--name", arguments->name, "What the new party is called");
    return {app, [arguments](const Context &context) { return runParty(*arguments, context); }};
}

} // namespace sky::app
