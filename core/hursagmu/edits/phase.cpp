// From creation into play, and back.

#include "core/hursagmu/edits/entries.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

LedgerEntry *beginningOf(Character &character)
{
    const auto found = std::find_if(character.ledger.begin(), character.ledger.end(), beginsPlay);
    return found == character.ledger.end() ? nullptr : &*found;
}

/// What is left of creation is what the entry says from now on. It keeps its day: what was bought since has
/// been paid with it.
Result<void> beginAgain(Character &character, const Catalogue &catalogue, const QString &entryId,
                        int64_t points, const LedgerStamp &stamp, Debt debt)
{
    const auto kept = keepVersion(*findEntry(character, entryId), stamp);
    if (!kept) return kept;
    return rewrite(
        character, catalogue, [&](Character &changed) { findEntry(changed, entryId)->points = points; },
        debt);
}

} // namespace

Edit enterPlay(const Catalogue &catalogue, Leftover leftover, const IdSource &ids, const LedgerStamp &stamp,
               Debt debt)
{
    return verb(Text::tr("Begin play"), QString(),
                [&catalogue, leftover, ids, stamp, debt](Character &character) -> Result<void> {
                    if (character.phase == Phase::Play)
                        return refuse(Text::tr("The character is in play already."));
                    if (const auto checked = checkStamp(stamp); !checked) return checked;
                    const int64_t left = std::max<int64_t>(0, leftOfCreation(character, catalogue));
                    const int64_t points = leftover == Leftover::Kept ? left : 0;
                    character.phase = Phase::Play;
                    if (const LedgerEntry *before = beginningOf(character))
                        return beginAgain(character, catalogue, QString(before->id), points, stamp, debt);
                    auto entry = stamped(character, EntryKind::Award, ids, stamp);
                    if (!entry) return tl::unexpected(entry.error());
                    entry->awardId = PlayBegins;
                    entry->points = points;
                    if (entry->reason.isEmpty()) entry->reason = Text::tr("Play begins");
                    character.ledger.push_back(std::move(*entry));
                    return {};
                });
}

Edit returnToCreation(const IdSource &ids, const LedgerStamp &stamp)
{
    return verb(Text::tr("Return to creation"), QString(),
                [ids, stamp](Character &character) -> Result<void> {
                    if (character.phase == Phase::Creation)
                        return refuse(Text::tr("The character is in creation already."));
                    auto entry = stamped(character, EntryKind::Correction, ids, stamp);
                    if (!entry) return tl::unexpected(entry.error());
                    entry->awardId = PlayEnds;
                    if (entry->reason.isEmpty()) entry->reason = Text::tr("Back to creation");
                    character.phase = Phase::Creation;
                    character.ledger.push_back(std::move(*entry));
                    return {};
                });
}

} // namespace sky::hursagmu
