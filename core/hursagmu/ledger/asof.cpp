#include "core/hursagmu/ledger/asof.h"

#include "core/hursagmu/edits/tidy.h"
#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/text.h"

#include <algorithm>

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

QString changedSince(const Character &character, QDate day)
{
    int struck = 0, changed = 0;
    for (const LedgerEntry &entry : character.ledger) {
        const bool isEdited = std::any_of(
            entry.earlier.begin(), entry.earlier.end(), [&entry, day](const EntryVersion &version) {
                return version.editedOn > day && std::min(version.date, entry.date) <= day;
            });
        if (entry.struck && entry.struck->date > day && entry.date <= day)
            ++struck;
        else if (isEdited && !(entry.struck && entry.struck->date <= day))
            ++changed;
    }
    QStringList words;
    if (struck > 0) words << Text::tr("%n entries struck", nullptr, struck);
    if (changed > 0) words << Text::tr("%n entries changed", nullptr, changed);
    if (words.isEmpty()) return {};
    return filled(Text::tr("Since that day: %1. It is shown as the ledger stands now."),
                  words.join(QStringLiteral(", ")));
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
