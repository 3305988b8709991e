#include "core/party/partychanges.h"

#include "core/party/text.h"

#include <QLocale>

#include <utility>

namespace sky::party
{

namespace
{

QString nameOfMember(const Member &member)
{
    return member.name.isEmpty() ? member.path : member.name;
}

QString nameOfSession(const Session &session)
{
    const QString date = QLocale().toString(session.date, QLocale::ShortFormat);
    return session.title.isEmpty() ? date : Text::tr("%1, %2", "date, title").arg(date, session.title);
}

void describeMembers(QStringList &lines, const Party &from, const Party &to)
{
    for (const Member &member : to.members) {
        const Member *before = from.member(member.path);
        if (!before)
            lines << Text::tr("In the party: %1").arg(nameOfMember(member));
        else if (*before != member)
            lines << Text::tr("Other details of %1").arg(nameOfMember(member));
    }
    for (const Member &member : from.members)
        if (!to.member(member.path)) lines << Text::tr("Out of the party: %1").arg(nameOfMember(member));
    const auto pathsOf = [](const Party &party, const Party &other) {
        QStringList paths;
        for (const Member &member : party.members)
            if (other.member(member.path)) paths << member.path;
        return paths;
    };
    if (pathsOf(from, to) != pathsOf(to, from)) lines << Text::tr("Members in another order");
}

void describeSessions(QStringList &lines, const Party &from, const Party &to)
{
    for (const Session &session : to.sessions) {
        const Session *before = from.session(session.id);
        if (!before)
            lines << (session.shares.empty() ? Text::tr("Session added: %1") : Text::tr("Award added: %1"))
                         .arg(nameOfSession(session));
        else if (session.takenBack && !before->takenBack)
            lines << Text::tr("Award taken back: %1").arg(nameOfSession(session));
        else if (*before != session)
            lines << Text::tr("Session changed: %1").arg(nameOfSession(session));
    }
    for (const Session &session : from.sessions)
        if (!to.session(session.id)) lines << Text::tr("Session removed: %1").arg(nameOfSession(session));
}

} // namespace

QStringList describeChange(const Party &from, const Party &to)
{
    QStringList lines;
    if (from.name != to.name) lines << Text::tr("Name: %1 -> %2").arg(from.name, to.name);
    if (from.folder != to.folder)
        lines << (to.folder.isEmpty()
                      ? Text::tr("No folder whose characters are all in the party")
                      : Text::tr("All characters of a folder in the party: %1").arg(to.folder));
    describeMembers(lines, from, to);
    describeSessions(lines, from, to);
    if (!(from.campaign == to.campaign)) lines << Text::tr("Other options of the campaign");
    if (from.notes != to.notes) lines << Text::tr("Other notes");
    if (lines.isEmpty() && from != to) lines << Text::tr("Other details");
    return lines;
}

Party broughtBack(const Party &then, const Party &now)
{
    Party party = then;
    party.sessions.clear();
    const auto isAward = [](const Session *session) { return session && !session->shares.empty(); };
    for (const Session &session : then.sessions) {
        const Session *kept = now.session(session.id);
        if (isAward(kept) && kept->date == session.date)
            party.sessions.push_back(*kept); // in its place
        else if (!isAward(kept) && !isAward(&session))
            party.sessions.push_back(session);
    }
    for (const Session &session : now.sessions)
        if (isAward(&session) && !std::as_const(party).session(session.id)) party.insert(session);
    return party;
}

} // namespace sky::party
