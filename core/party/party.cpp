#include "core/party/party.h"

#include <algorithm>

namespace sky::party
{

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
