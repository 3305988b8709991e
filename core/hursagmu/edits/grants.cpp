// Awards and corrections: experience written down, and what was written edited.

#include "core/hursagmu/edits/ledger.h"

#include "core/hursagmu/edits/entries.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

Result<void> checkPoints(int64_t points)
{
    return within(Text::tr("Experience"), points, -limits::EntryPoints, limits::EntryPoints);
}

bool isGrant(const LedgerEntry &entry)
{
    return entry.kind == EntryKind::Award || entry.kind == EntryKind::Correction;
}

QString grantName(const Grant &grant)
{
    const QString points = signedNumber(grant.points);
    return grant.kind == EntryKind::Award ? Text::tr("Award %1 experience").arg(points)
                                          : Text::tr("Correct experience by %1").arg(points);
}

/// The award or correction of that id that may be edited.
Result<LedgerEntry *> editable(Character &character, const QString &entryId)
{
    LedgerEntry *entry = findEntry(character, entryId);
    if (!entry) return tl::unexpected(noSuchEntry(entryId));
    if (!isGrant(*entry))
        return fail(ErrorKind::Refused, Text::tr("Only awards and corrections can be edited; strike what was "
                                                 "bought by mistake."));
    if (entry->struck)
        return fail(ErrorKind::Refused, Text::tr("This entry is struck and can no longer be edited."));
    return entry;
}

bool saysTheSame(const LedgerEntry &entry, const GrantChange &change)
{
    return entry.points == change.points && entry.date == change.date && entry.session == change.session &&
           entry.reason == change.reason;
}

/// What creation left is not counted anew by hand, and to go back to it brings nothing.
Result<void> checkMark(const LedgerEntry &entry, int64_t points)
{
    if (!marksPhase(entry) || entry.points == points || (points == 0 && !beginsPlay(entry))) return {};
    return refuse(Text::tr("Of this entry only the day and the words can be edited: go back to creation and "
                           "begin play again to change the points it brings."));
}

bool buys(const LedgerEntry &entry)
{
    return !entry.struck && entry.kind != EntryKind::Award && entry.kind != EntryKind::Correction;
}

/// Play does not begin behind what was bought in it.
Result<void> checkBeginning(const Character &character, const LedgerEntry &entry, const LedgerEntry &moved)
{
    if (!beginsPlay(entry)) return {};
    const bool passes = std::any_of(
        character.ledger.begin(), character.ledger.end(), [&entry, &moved](const LedgerEntry &other) {
            return buys(other) && comesBefore(entry, other) && comesBefore(other, moved);
        });
    if (!passes) return {};
    return refuse(filled(
        Text::tr("Play cannot begin on %1: something was bought with experience before the end of that day."),
        dayWords(moved.date)));
}

} // namespace

Edit grantExperience(const Catalogue &catalogue, const Grant &grant, const IdSource &ids,
                     const LedgerStamp &stamp, Debt debt)
{
    return verb(grantName(grant), QString(),
                [&catalogue, grant, ids, stamp, debt](Character &character) -> Result<void> {
                    if (grant.kind != EntryKind::Award && grant.kind != EntryKind::Correction)
                        return refuse(Text::tr("Experience comes by an award or a correction."));
                    if (const auto checked = checkPoints(grant.points); !checked) return checked;
                    auto entry = stamped(character, grant.kind, ids, stamp);
                    if (!entry) return tl::unexpected(entry.error());
                    entry->points = grant.points;
                    entry->awardId = grant.awardId;
                    return rewrite(
                        character, catalogue,
                        [&entry](Character &changed) { changed.ledger.push_back(std::move(*entry)); }, debt);
                });
}

Edit editGrant(const Catalogue &catalogue, const GrantChange &change, const LedgerStamp &by, Debt debt)
{
    return verb(Text::tr("Edit an award"), QString(),
                [&catalogue, change, by, debt](Character &character) -> Result<void> {
                    const auto found = editable(character, change.entry);
                    if (!found) return tl::unexpected(found.error());
                    if (saysTheSame(**found, change)) return {};
                    const auto checked =
                        checkPoints(change.points)
                            .and_then([&] { return checkMark(**found, change.points); })
                            .and_then([&] { return checkStamp(by); })
                            .and_then([&] {
                                return checkStamp({change.date, change.session, {}, change.reason});
                            })
                            .and_then([&] { return keepVersion(**found, by); });
                    if (!checked) return checked;
                    LedgerEntry moved = **found;
                    if (moved.date != change.date) {
                        const auto put = putLast(character, moved, change.date).and_then([&] {
                            return checkBeginning(character, **found, moved);
                        });
                        if (!put) return put;
                    }
                    return rewrite(
                        character, catalogue,
                        [&change, &moved](Character &changed) {
                            LedgerEntry &entry = *findEntry(changed, change.entry);
                            entry.date = moved.date;
                            entry.sequence = moved.sequence;
                            entry.points = change.points;
                            entry.session = change.session;
                            entry.reason = change.reason;
                        },
                        debt);
                });
}

} // namespace sky::hursagmu
