#include "core/hursagmu/edits/entries.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/edits/tidy.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/ledger/chain.h"
#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// Each of them is there, counts, and may be struck.
Result<void> checkStrike(Character &character, const QStringList &entryIds)
{
    if (entryIds.isEmpty()) return refuse(Text::tr("No entry is named that is to be struck."));
    for (const QString &id : entryIds) {
        const LedgerEntry *entry = findEntry(character, id);
        if (!entry) return tl::unexpected(noSuchEntry(id));
        if (entry->struck) return refuse(filled(Text::tr("The entry %1 is struck already."), id));
        if (beginsPlay(*entry))
            return refuse(Text::tr("With this entry play began; go back to creation instead."));
        if (marksPhase(*entry))
            return refuse(Text::tr("This entry says when creation was opened again, or play begun again; it "
                                   "undoes neither, and stays."));
    }
    return {};
}

/// What stands on an entry that is struck has to be struck with it.
Result<void> checkDependants(const Character &character, const QStringList &entryIds)
{
    const Chain chain(character);
    QStringList missing = chain.standingOn(entryIds);
    if (missing.isEmpty()) return {};
    const auto others = static_cast<int>(missing.size()) - 1;
    const LedgerEntry *first = findEntry(character, missing.front());
    QString sentence = filled(Text::tr("The entry %1 of %2 depends on it and has to be struck with it."),
                              missing.front(), dayWords(first->date));
    if (others > 0) sentence += QLatin1Char(' ') + Text::tr("%n more entries depend on it.", nullptr, others);
    return refuse(sentence);
}

} // namespace

Edit strikeEntries(const Catalogue &catalogue, const QStringList &entryIds, const LedgerStamp &by, Debt debt)
{
    const auto count = static_cast<int>(entryIds.size());
    return verb(
        Text::tr("Strike %n entries", nullptr, count), QString(),
        [&catalogue, entryIds, by, debt](Character &character) -> Result<void> {
            const auto checked =
                checkStamp(by).and_then([&] { return checkStrike(character, entryIds); }).and_then([&] {
                    return checkDependants(character, entryIds);
                });
            if (!checked) return checked;
            const auto struck = rewrite(
                character, catalogue,
                [&entryIds, &by](Character &changed) {
                    for (const QString &id : entryIds)
                        findEntry(changed, id)->struck =
                            Strike{by.date,
                                   by.who,
                                   by.reason,
                                   {},
                                   id == entryIds.front() ? QString() : entryIds.front()};
                },
                debt);
            if (struck) dropSurplusHands(character, catalogue);
            return struck;
        });
}

} // namespace sky::hursagmu
