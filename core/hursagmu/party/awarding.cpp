#include "core/hursagmu/party/awarding.h"

#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/ledger/dayremark.h"
#include "core/hursagmu/ledger/dependants.h"
#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/ledger/unspent.h"
#include "core/hursagmu/ledger/wishlist.h"
#include "core/hursagmu/party/memberwork.h"
#include "core/hursagmu/text.h"
#include "core/party/partyfile.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// "Strength 8 for 4", "Scholar 8 for 4: 2 short"
QString purchase(const QString &name, int64_t cost, int64_t unspent)
{
    const QString text = filled(Text::tr("%1 for %2"), name, cost);
    return cost <= unspent ? text : filled(Text::tr("%1: %2 short"), text, cost - unspent);
}

/// The next level that costs least, of a trait the character has.
std::optional<Possible> cheapestRaise(const Evaluation &evaluation)
{
    std::optional<Possible> cheapest;
    for (const auto *traits : {&evaluation.talents, &evaluation.professions})
        for (const PresentTrait &trait : *traits) {
            if (!trait.nextCost || trait.level.value() == 0) continue;
            if (cheapest && cheapest->cost <= *trait.nextCost) continue;
            cheapest = Possible{trait.id, trait.name, trait.level.value() + 1, *trait.nextCost};
        }
    return cheapest;
}

/// What is wished for first; without wishes the dearest raise the points pay for, or the next one to save
/// for.
void findPossible(AwardForecast &line, const party::Seat &seat, const Catalogue &catalogue, QDate day)
{
    const auto say = [&line](const QString &name, int64_t cost) {
        line.possible = purchase(name, cost, line.after);
        line.canBuy = cost <= line.after;
    };
    for (const WishLine &wish : wishList(characterOf(seat), evaluationOf(seat), catalogue, day)) {
        if (wish.reached) continue;
        return say(wish.isGift ? filled(Text::tr("%1 (gift)"), wish.name) : wish.name, wish.cost.value());
    }
    const std::vector<Possible> raises = possibleRaises(evaluationOf(seat), line.after);
    const auto next = raises.empty() ? cheapestRaise(evaluationOf(seat)) : std::optional(raises.front());
    if (next) say(filled(Text::tr("%1 %2"), next->name, next->level), next->cost);
}

QString remarkOn(const party::Seat &seat, QDate day, QDate today)
{
    QStringList remarks;
    if (seat.older) remarks << Text::tr("The file is of an older version; it is written in the present one.");
    if (seat.twice) remarks << Text::tr("Another member has the same character id.");
    if (const QString odd = remarkOnDay(characterOf(seat), day, today); !odd.isEmpty()) remarks << odd;
    const Unspent unspent = unspentOn(evaluationOf(seat), day);
    if (unspent.later() > 0)
        remarks << filled(Text::tr("%1 more can be spent from %2 on."), unspent.later(),
                          dayWords(unspent.from));
    return remarks.join(QLatin1Char(' '));
}

QString inCreation(const party::Seat &seat)
{
    if (!seat.character || characterOf(seat).phase == Phase::Play) return {};
    return Text::tr("The character is still in creation.");
}

Edit grantOf(const Desk &desk, const AwardPlan &plan, int64_t points, const QString &awardId)
{
    return grantExperience(desk.catalogue, {plan.kind, points, awardId}, desk.ids, plan.stamp, plan.debt);
}

/// As a party's file and a ledger can hold them.
Result<void> checkPoints(int64_t points)
{
    return within(Text::tr("Experience"), points, -party::MaxPoints, party::MaxPoints);
}

bool isNothing(const AwardPlan::Share &share)
{
    return share.points == 0;
}

/// Why the ledger would not take it; empty: it would.
QString refusalOf(const party::Seat &seat, const Edit &edit)
{
    const auto copy = seat.character->clone();
    const auto done = edit.change(*copy);
    return done ? QString() : done.error().message;
}

AwardForecast forecastOf(const Desk &desk, const AwardPlan &plan, const AwardPlan::Share &share)
{
    AwardForecast line;
    line.member = line.name = share.member;
    line.points = share.points;
    const party::Seat *seat = seatFor(desk, share.member);
    if (!seat) {
        line.obstacle = Text::tr("There is no such member in the party.");
        return line;
    }
    line.name = seat->name();
    if (const auto done = checkPoints(share.points); !done) { // no sum is made of them
        line.obstacle = done.error().message;
        return line;
    }
    line.obstacle = obstacleOf(desk, *seat);
    if (line.obstacle.isEmpty()) line.obstacle = inCreation(*seat);
    if (!seat->character) return line;
    line.remark = remarkOn(*seat, plan.stamp.date, desk.now.date());
    line.before = unspentOn(evaluationOf(*seat), plan.stamp.date).now;
    line.after = line.before + share.points;
    if (line.obstacle.isEmpty() && !isNothing(share))
        line.obstacle = refusalOf(*seat, grantOf(desk, plan, share.points, QStringLiteral("forecast")));
    findPossible(line, *seat, desk.catalogue, plan.stamp.date);
    return line;
}

/// A session of that day and title that has no award yet, or a new one.
party::Session &sessionFor(party::Party &party, const AwardPlan &plan, const IdSource &ids)
{
    const QString title = plan.stamp.session.isEmpty() ? plan.stamp.reason : plan.stamp.session;
    for (party::Session &session : party.sessions)
        if (session.shares.empty() && session.date == plan.stamp.date && session.title == title)
            return session;
    party::Session session;
    do {
        session.id = ids();
    } while (party.session(session.id) || session.id == party::ReservedSession);
    session.date = plan.stamp.date;
    session.title = title;
    if (title != plan.stamp.reason) session.note = plan.stamp.reason;
    party.insert(session);
    return *party.session(session.id);
}

QString nameOf(const AwardPlan &plan)
{
    return plan.kind == EntryKind::Correction ? Text::tr("Correct the experience")
                                              : Text::tr("Award experience");
}

/// "Award of 22 points to 6 characters"
QString inWords(const AwardPlan &plan)
{
    int64_t sum = 0;
    int count = 0;
    for (const AwardPlan::Share &share : plan.shares) {
        sum += share.points;
        count += isNothing(share) ? 0 : 1;
    }
    const QString characters = Text::tr("%n character(s)", nullptr, count);
    return plan.kind == EntryKind::Correction
               ? filled(Text::tr("correction by %1 points for %2"), sum, characters)
               : filled(Text::tr("award of %1 points to %2"), sum, characters);
}

} // namespace

Result<void> checkPlan(const AwardPlan &plan)
{
    if (std::all_of(plan.shares.begin(), plan.shares.end(), isNothing))
        return refuse(Text::tr("Nobody is to get anything."));
    if (!plan.stamp.date.isValid()) return fail(ErrorKind::Usage, Text::tr("An award needs a date."));
    if (plan.stamp.session.trimmed().isEmpty() && plan.stamp.reason.trimmed().isEmpty())
        return fail(ErrorKind::Usage, Text::tr("An award needs a session or a reason."));
    QSet<QString> members;
    for (const AwardPlan::Share &share : plan.shares) {
        if (members.contains(share.member))
            return fail(ErrorKind::Usage, filled(Text::tr("%1 is named twice."), share.member));
        members << share.member;
        if (auto done = checkPoints(share.points); !done) return done;
    }
    return {};
}

std::vector<AwardForecast> forecast(const Desk &desk, const AwardPlan &plan)
{
    std::vector<AwardForecast> lines;
    for (const AwardPlan::Share &share : plan.shares)
        lines.push_back(forecastOf(desk, plan, share));
    return lines;
}

Result<QStringList> award(const Desk &desk, const AwardPlan &plan)
{
    if (const auto done = checkPlan(plan); !done) return tl::unexpected(done.error());
    party::Party party = desk.document.party();
    party::Session &session = sessionFor(party, plan, desk.ids);
    MemberWork work(desk);
    for (const AwardPlan::Share &share : plan.shares) {
        if (isNothing(share)) continue;
        const party::Seat *seat = seatFor(desk, share.member);
        if (const QString why = seat ? inCreation(*seat) : QString(); !why.isEmpty()) {
            work.addObstacle(*seat, why);
            continue;
        }
        work.change(share.member, nameOf(plan), {grantOf(desk, plan, share.points, session.id)});
        if (!seat || !seat->character) continue;
        session.shares.push_back({share.member, seat->character->id, seat->name(), share.points, {}});
        if (!session.present.contains(share.member)) session.present << share.member;
    }
    work.changeParty(party);
    return work.write(inWords(plan));
}

namespace
{

/// The member who got the share: of that path, or, where that is another character by now, of that id.
const party::Seat *receiverOf(const Desk &desk, const party::Share &share)
{
    const auto isIt = [&share](const party::Seat &seat) {
        return seat.character && (share.character.isEmpty() || seat.character->id == share.character);
    };
    const party::Seat *seat = seatFor(desk, share.member);
    if (seat && (!seat->character || isIt(*seat))) return seat;
    const auto found = std::find_if(desk.seats.begin(), desk.seats.end(), isIt);
    return share.character.isEmpty() || found == desk.seats.end() ? nullptr : &*found;
}

/// What counts of an award in a character's ledger.
struct Standing {
    QStringList entries;
    int64_t points = 0; ///< as they are now, also when they were edited
};

Standing standingOf(const party::Seat &seat, const QString &awardId)
{
    Standing standing;
    for (const LedgerEntry &entry : characterOf(seat).ledger) {
        if (entry.awardId != awardId || entry.struck) continue;
        standing.entries << entry.id;
        standing.points += entry.points;
    }
    return standing;
}

/// "15 Mar 2026", wherever the program runs.
QString dateText(QDate date)
{
    return QLocale::c().toString(date, QStringLiteral("d MMM yyyy"));
}

/// "Warrior 8 → 9 on 15 Mar 2026 for 8"
QString spentLine(const StatementLine &line)
{
    return filled(Text::tr("%1 on %2 for %3"), line.what, dateText(line.date), -line.points.value());
}

void findSpent(TakeBackForecast &line, const party::Seat &seat, const QStringList &entries,
               const Catalogue &catalogue)
{
    const Dependants dependants = dependantsOf(characterOf(seat), catalogue, entries);
    line.owed = dependants.owed;
    const QSet<QString> lacking(dependants.entries.begin(), dependants.entries.end());
    if (lacking.isEmpty()) return;
    for (const StatementLine &each : statement(characterOf(seat), catalogue))
        if (lacking.contains(each.entry)) line.spent << spentLine(each);
}

TakeBackForecast takeBackOf(const Desk &desk, const party::Share &share, const QString &awardId)
{
    TakeBackForecast line;
    line.member = share.member;
    line.name = share.name;
    line.points = share.points;
    const party::Seat *seat = receiverOf(desk, share);
    if (!seat) {
        line.obstacle = Text::tr("The character is no longer a member of the party.");
        return line;
    }
    line.member = seat->member.path;
    line.name = seat->name();
    line.obstacle = obstacleOf(desk, *seat);
    if (!seat->character) return line;
    const Standing standing = standingOf(*seat, awardId);
    line.points = standing.points;
    if (!standing.entries.isEmpty() && standing.points != share.points)
        line.remark = filled(Text::tr("Edited since: %1 had been awarded."), signedNumber(share.points));
    findSpent(line, *seat, standing.entries, desk.catalogue);
    return line;
}

Result<const party::Session *> awardOf(const Desk &desk, const QString &sessionId)
{
    const party::Session *session = desk.document.party().session(sessionId);
    if (!session || session->shares.empty())
        return fail(ErrorKind::Usage, Text::tr("There is no such award in the party."));
    if (session->takenBack)
        return refuse(
            filled(Text::tr("This award was taken back on %1 already."), dateText(*session->takenBack)));
    return session;
}

/// Where the points are spent already, for all members.
Result<void> nothingSpent(const Desk &desk, const std::vector<TakeBackForecast> &lines)
{
    QStringList owing;
    for (const TakeBackForecast &line : lines)
        if (line.owed > 0)
            owing << filled(Text::tr("%1 would owe %2 (%3)."), distinctName(desk, line.name, line.member),
                            line.owed, line.spent.join(QLatin1String(", ")));
    if (owing.isEmpty()) return {};
    return refuse(filled(Text::tr("Points are spent already. %1"), owing.join(QLatin1Char(' '))));
}

} // namespace

std::vector<TakeBackForecast> takeBackForecast(const Desk &desk, const QString &sessionId)
{
    std::vector<TakeBackForecast> lines;
    if (const party::Session *session = desk.document.party().session(sessionId))
        for (const party::Share &share : session->shares)
            lines.push_back(takeBackOf(desk, share, sessionId));
    return lines;
}

Result<QStringList> takeBack(const Desk &desk, const QString &sessionId, const LedgerStamp &by, Debt debt)
{
    if (const auto session = awardOf(desk, sessionId); !session) return tl::unexpected(session.error());
    const std::vector<TakeBackForecast> lines = takeBackForecast(desk, sessionId);
    if (debt == Debt::Refused)
        if (const auto done = nothingSpent(desk, lines); !done) return tl::unexpected(done.error());
    party::Party party = desk.document.party();
    party.session(sessionId)->takenBack = by.date;
    MemberWork work(desk);
    for (const TakeBackForecast &line : lines) {
        if (!line.obstacle.isEmpty()) {
            work.addObstacle(distinctName(desk, line.name, line.member), line.obstacle);
            continue;
        }
        const QStringList entries = standingOf(*seatFor(desk, line.member), sessionId).entries;
        if (entries.isEmpty()) continue;
        work.change(line.member, Text::tr("Take an award back"),
                    {strikeEntries(desk.catalogue, entries, by, debt)});
    }
    work.changeParty(party);
    return work.write(Text::tr("an award taken back from %n character(s)", nullptr, int(lines.size())));
}

std::vector<MemberEdit> renameEdits(const Desk &desk, const QString &sessionId, const LedgerStamp &by)
{
    const party::Session *session = desk.document.party().session(sessionId);
    std::vector<MemberEdit> edits;
    for (const party::Seat &seat : desk.seats) {
        if (!session || !seat.character) continue;
        MemberEdit edit{seat.member.path, {}};
        for (const LedgerEntry &entry : characterOf(seat).ledger)
            if (entry.awardId == sessionId && !entry.struck && entry.session != session->title)
                edit.edits.push_back(editGrant(
                    desk.catalogue, {entry.id, entry.points, entry.date, session->title, entry.reason}, by));
        if (!edit.edits.empty()) edits.push_back(std::move(edit));
    }
    return edits;
}

Result<QStringList> editMembers(const Desk &desk, const QString &what, const std::vector<MemberEdit> &edits)
{
    MemberWork work(desk);
    for (const MemberEdit &edit : edits)
        work.change(edit.member, what, edit.edits);
    return work.write(what);
}

} // namespace sky::hursagmu
