#include "app/commands/commands.h"
#include "app/hursagmu/openparty.h"
#include "app/hursagmu/stamp.h"
#include "core/base/oneline.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::app
{

namespace
{

using hursagmu::Debt;

struct AwardArguments {
    std::string party;
    std::optional<int64_t> points;
    std::vector<std::string> only;
    StampArguments stamp;
    bool correction = false;
    bool takeBack = false;
    bool acceptDebt = false;
    bool dryRun = false;
};

void printForecast(const hursagmu::AwardForecast &line, const hursagmu::Desk &desk, const Context &context)
{
    context.out() << inOneLine(distinctName(desk, line.name, line.member)) << ": ";
    if (!line.obstacle.isEmpty()) {
        context.out() << Words::tr("cannot be written. %1").arg(inOneLine(line.obstacle)) << '\n';
        return;
    }
    context.out() << hursagmu::signedNumber(line.points) << ", "
                  << Words::tr("unspent %1 \u2192 %2")
                         .arg(numberText(line.before, Unit::Number), numberText(line.after, Unit::Number));
    if (!line.possible.isEmpty()) context.out() << "; " << inOneLine(line.possible);
    if (!line.remark.isEmpty()) context.out() << ". " << line.remark;
    context.out() << '\n';
}

Result<hursagmu::AwardPlan> planOf(const AwardArguments &arguments, const OpenParty &party,
                                   const Context &context)
{
    auto stamp = stampOf(arguments.stamp, context);
    if (!stamp) return tl::unexpected(stamp.error());
    const auto members = membersNamed(party, arguments.only);
    if (!members) return tl::unexpected(members.error());
    hursagmu::AwardPlan plan;
    plan.kind = arguments.correction ? hursagmu::EntryKind::Correction : hursagmu::EntryKind::Award;
    plan.stamp = *stamp;
    plan.debt = arguments.acceptDebt ? Debt::Accepted : Debt::Refused;
    for (const party::Seat *seat : *members)
        plan.shares.push_back({seat->member.path, *arguments.points});
    return plan;
}

int giveAward(const AwardArguments &arguments, const OpenParty &party, const Context &context)
{
    const QString path = text(arguments.party);
    if (!arguments.points || !arguments.stamp.reason)
        return report(context, {ErrorKind::Usage, Words::tr("An award needs --points and --reason."), {}});
    const auto plan = planOf(arguments, party, context);
    if (!plan) return report(context, plan.error(), path);
    if (const auto may = hursagmu::checkPlan(*plan); !may) return report(context, may.error(), path);
    const hursagmu::Desk desk = deskOf(party, context);
    const auto lines = hursagmu::forecast(desk, *plan);
    const auto done = arguments.dryRun ? Result<QStringList>() : hursagmu::award(desk, *plan);
    if (!done) return report(context, done.error(), path);
    for (const auto &line : lines)
        printForecast(line, desk, context);
    const QString obstacle = hursagmu::partyObstacle(desk);
    if (arguments.dryRun && !obstacle.isEmpty())
        context.out() << Words::tr("The party's file cannot be written. %1").arg(inOneLine(obstacle)) << '\n';
    if (arguments.dryRun)
        return obstacle.isEmpty() && std::all_of(lines.begin(), lines.end(),
                                                 [](const auto &line) { return line.obstacle.isEmpty(); })
                   ? Fine
                   : Refused;
    context.out() << Words::tr("%n ledger(s) written.", nullptr, int(done->size()) - 1) << '\n';
    return Fine;
}

/// The award of the latest date that counts, of that title when there is one.
const party::Session *lastAward(const party::Party &party, const QString &title)
{
    const auto isIt = [&title](const party::Session &session) {
        return !session.shares.empty() && !session.takenBack && (title.isEmpty() || session.title == title);
    };
    const auto found = std::find_if(party.sessions.rbegin(), party.sessions.rend(), isIt);
    return found == party.sessions.rend() ? nullptr : &*found;
}

void printTakeBack(const hursagmu::TakeBackForecast &line, const hursagmu::Desk &desk, const Context &context)
{
    context.out() << inOneLine(distinctName(desk, line.name, line.member)) << ": ";
    if (!line.obstacle.isEmpty())
        context.out() << Words::tr("cannot be written. %1").arg(inOneLine(line.obstacle));
    else if (line.points == 0)
        context.out() << Words::tr("struck there already");
    else
        context.out() << hursagmu::signedNumber(-line.points);
    if (!line.spent.isEmpty())
        context.out() << "; "
                      << Words::tr("spent on %1").arg(inOneLine(line.spent.join(QLatin1String(", "))));
    if (line.owed > 0) context.out() << "; " << Words::tr("would owe %1").arg(line.owed);
    if (!line.remark.isEmpty()) context.out() << ". " << line.remark;
    context.out() << '\n';
}

int takeAwardBack(const AwardArguments &arguments, const OpenParty &party, const Context &context)
{
    const QString path = text(arguments.party);
    const auto by = stampOf(arguments.stamp, context);
    if (!by) return report(context, by.error(), path);
    const party::Session *session = lastAward(party.document->party(), by->session);
    if (!session)
        return report(context, {ErrorKind::Refused, Words::tr("There is no award to take back."), {}}, path);
    const QString id = session->id; // the session is another one afterwards
    context.out() << Words::tr("%1, %2").arg(session->date.toString(Qt::ISODate), inOneLine(session->title))
                  << '\n';
    const hursagmu::Desk desk = deskOf(party, context);
    const auto lines = hursagmu::takeBackForecast(desk, id);
    const auto done =
        arguments.dryRun
            ? Result<QStringList>()
            : hursagmu::takeBack(desk, id, *by, arguments.acceptDebt ? Debt::Accepted : Debt::Refused);
    if (!done) return report(context, done.error(), path);
    for (const auto &line : lines)
        printTakeBack(line, desk, context);
    if (arguments.dryRun)
        return std::all_of(lines.begin(), lines.end(),
                           [&arguments](const auto &line) {
                               return line.obstacle.isEmpty() && (arguments.acceptDebt || line.owed == 0);
                           })
                   ? Fine
                   : Refused;
    context.out() << Words::tr("Taken back.") << '\n';
    return Fine;
}

int runAward(const AwardArguments &arguments, const Context &context)
{
    const QString path = text(arguments.party);
    const auto party = openParty(context, path);
    if (!party) return report(context, party.error(), path);
    return arguments.takeBack ? takeAwardBack(arguments, *party, context)
                              : giveAward(arguments, *party, context);
}

} // namespace

Command declareAward(CLI::App &parent)
{
    auto arguments = std::make_shared<AwardArguments>();
    CLI::App *app = parent.add_subcommand("award", "Give experience to the members of a party");
    app->add_option("PARTY", arguments->party, "Party file, or a folder of characters")->required();
    app->add_option("--points", arguments->points, "Experience for each; below 0 to take some away");
    app->add_option("--only", arguments->only, "Only this member, by name or file; may be repeated")
        ->type_size(1);
    app->add_flag("--correction", arguments->correction, "A correction of the count, not an award");
    CLI::Option *back = app->add_flag("--take-back", arguments->takeBack,
                                      "Strike the award of the latest date, or the latest of that session");
    back->excludes(app->get_option("--points"))
        ->excludes(app->get_option("--only"))
        ->excludes(app->get_option("--correction"));
    app->add_flag("--accept-debt", arguments->acceptDebt, "Let points that are spent already be owed");
    app->add_flag("--dry-run", arguments->dryRun, "Only say what would happen");
    declareStamp(*app, arguments->stamp);
    return {app, [arguments](const Context &context) { return runAward(*arguments, context); }};
}

} // namespace sky::app
