#include "core/party/partyfile.h"
#include "core/party/salvage.h"
#include "tests/fuzz/common.h"
#include "tests/fuzz/targets.h"

namespace sky::fuzz
{

void loadParty(const QByteArray &bytes)
{
    const auto loaded = party::loadParty(bytes);
    const auto read = party::readParty(bytes);
    const auto salvaged = party::salvageParty(bytes, games());
    if (salvaged) {
        must(loaded || !salvaged->missing.isEmpty(), "what is missing is said");
        const auto again = party::readParty(party::writeParty(salvaged->party));
        must(again && *again == salvaged->party, "what was salvaged is read as it was");
    } else {
        mustBeTold(salvaged.error(), ErrorKind::Unreadable);
    }
    must(loaded || !read, "what may be changed may be looked at");
    if (!loaded) return mustBeTold(loaded.error(), ErrorKind::Unreadable);
    must(read.has_value() == loaded->onlyToLookAt.isEmpty(), "what may not be changed says why");
    if (!read) return mustBeTold(read.error(), ErrorKind::Unreadable);
    must(*read == loaded->party, "both ways to read give the same");
    for (const party::Member &member : read->members)
        must(party::isPartyPath(member.path), "no path leads away");
    const QByteArray once = party::writeParty(*read, bytes);
    const auto again = party::readParty(once);
    must(again && *again == *read, "what was written is read as it was");
    must(party::writeParty(*again, once) == once, "writing is stable");
}

} // namespace sky::fuzz
