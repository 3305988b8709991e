#include "core/hursagmu/ledger/asof.h"

#include "core/hursagmu/edits/tidy.h"
#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/rules/fold.h"

namespace sky::hursagmu
{

std::unique_ptr<Character> asOf(const Character &character, const Catalogue &catalogue, QDate day)
{
    auto then = std::make_unique<Character>(character);
    const std::optional<QDate> begun = playSince(character);
    if (begun && day < *begun) then->phase = Phase::Creation;
    std::erase_if(then->ledger, [day](const LedgerEntry &entry) { return entry.date > day; });
    dropSurplusHands(*then, catalogue);
    return then;
}

std::vector<Moment> moments(const Character &character)
{
    std::vector<Moment> days;
    for (const LedgerEntry *entry : inOrder(character.ledger)) {
        if (entry->struck) continue;
        if (days.empty() || days.back().date != entry->date) days.push_back({entry->date, {}});
        if (!entry->session.isEmpty()) days.back().session = entry->session;
    }
    return days;
}

} // namespace sky::hursagmu
