#include "core/party/party.h"

#include <algorithm>

namespace sky::party
{

std::vector<std::pair<QString, int64_t>>
Session::amounts(const std::function<QString(const QString &member)> &nameOf) const
{
    std::vector<std::pair<QString, int64_t>> amounts;
    QStringList met;
    for (const Share &share : shares) {
        amounts.emplace_back(share.name, share.points);
        met << share.member;
    }
    for (const QString &member : present)
        if (!met.contains(member)) amounts.emplace_back(nameOf(member), 0);
    return amounts;
}

const Member *Party::member(const QString &path) const
{
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&path](const Member &each) { return each.path == path; });
    return found == members.end() ? nullptr : &*found;
}

const Session *Party::session(const QString &sessionId) const
{
    const auto found = std::find_if(sessions.begin(), sessions.end(),
                                    [&sessionId](const Session &each) { return each.id == sessionId; });
    return found == sessions.end() ? nullptr : &*found;
}

Session *Party::session(const QString &sessionId)
{
    return const_cast<Session *>(std::as_const(*this).session(sessionId));
}

void Party::insert(const Session &session)
{
    const auto later = std::find_if(sessions.begin(), sessions.end(),
                                    [&session](const Session &each) { return each.date > session.date; });
    sessions.insert(later, session);
}

} // namespace sky::party
