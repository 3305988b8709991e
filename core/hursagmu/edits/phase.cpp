// From creation into play, and back.

#include "core/hursagmu/edits/entries.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/ledger/entrywords.h"
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

/// What is left of creation is what the first entry says from now on, and it keeps its day: what was bought
/// since has been paid with it. The other one says when play began again.
Result<void> beginAgain(Character &character, const Catalogue &catalogue, const LedgerEntry &again,
                        int64_t points, const LedgerStamp &stamp, Debt debt)
{
    LedgerEntry &begun = *beginningOf(character);
    if (begun.points != points)
        if (const auto kept = keepVersion(begun, stamp); !kept) return kept;
    return rewrite(
        character, catalogue,
        [&again, points](Character &changed) {
            beginningOf(changed)->points = points;
            changed.ledger.push_back(again);
        },
        debt);
}

Result<void> begin(Character &character, const Catalogue &catalogue, Leftover leftover, const IdSource &ids,
                   const LedgerStamp &stamp, Debt debt)
{
    const bool again = beginningOf(character) != nullptr;
    auto entry = stamped(character, again ? EntryKind::Correction : EntryKind::Award, ids, stamp);
    if (!entry) return tl::unexpected(entry.error());
    const int64_t left = std::max<int64_t>(0, leftOfCreation(character, catalogue));
    const int64_t points = leftover == Leftover::Kept ? left : 0;
    character.phase = Phase::Play;
    entry->awardId = again ? PlayResumes : PlayBegins;
    if (entry->reason.isEmpty())
        entry->reason = again ? Text::tr("Play begins again") : Text::tr("Play begins");
    if (again) return beginAgain(character, catalogue, *entry, points, stamp, debt);
    entry->points = points;
    character.ledger.push_back(std::move(*entry));
    return {};
}

} // namespace

Edit enterPlay(const Catalogue &catalogue, Leftover leftover, const IdSource &ids, const LedgerStamp &stamp,
               Debt debt)
{
    return verb(Text::tr("Begin play"), QString(),
                [&catalogue, leftover, ids, stamp, debt](Character &character) -> Result<void> {
                    if (character.phase == Phase::Play)
                        return refuse(Text::tr("The character is in play already."));
                    return begin(character, catalogue, leftover, ids, stamp, debt);
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
