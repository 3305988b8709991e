#pragma once

#include "core/hursagmu/edits/edits.h"

namespace sky::hursagmu
{

// The verbs of the ledger beside those that buy something (edits.h). A verb that would leave more experience
// owed at some time than before is refused with a sentence that says how much, unless the Master lets it be
// owed: then the problems list shows it until it is paid.

/// What becomes of experience that is owed afterwards.
enum class Debt { Refused, Accepted };

/// An award, or a correction of the count: experience of any sign, -1,000,000 to 1,000,000.
struct Grant {
    EntryKind kind = EntryKind::Award; ///< or Correction
    int64_t points = 0;
    QString awardId; ///< shared by the entries of one award to a party
};
Edit grantExperience(const Catalogue &catalogue, const Grant &grant, const IdSource &ids,
                     const LedgerStamp &stamp, Debt debt = Debt::Refused);

/// What an award or correction is to say from now on.
struct GrantChange {
    QString entry; ///< id
    int64_t points = 0;
    QDate date; ///< another date puts it last of that day
    QString session, reason;
};
/// What it said before stays in the entry, with `by`: when, who and why. An edit that changes nothing is
/// fine.
Edit editGrant(const Catalogue &catalogue, const GrantChange &change, const LedgerStamp &by,
               Debt debt = Debt::Refused);

/// Strikes entries as a mistake, together (decision 32): the first, and the others along with it. Refused
/// when something that counts depends on one of them and is not struck with it: see ledger/dependants.h.
Edit strikeEntries(const Catalogue &catalogue, const QStringList &entryIds, const LedgerStamp &by,
                   Debt debt = Debt::Refused);

/// What becomes of points that creation left.
enum class Leftover { Kept, Dropped };
/// Closes creation with an entry of `PlayBegins`: an award of what is left, or of nothing. Begun again after
/// a return, that entry brings what is left now, another one says when it was, and fewer points than were
/// spent since are refused or owed. The game
/// refuses it while an error is open (`Hursagmu::refusal`).
Edit enterPlay(const Catalogue &catalogue, Leftover leftover, const IdSource &ids, const LedgerStamp &stamp,
               Debt debt = Debt::Refused);
/// Back to creation, for the Master: itself an entry, a correction of no points.
Edit returnToCreation(const IdSource &ids, const LedgerStamp &stamp);

/// Refused when the character has it already, and when the same is wished for.
Edit addWish(const Catalogue &catalogue, const Wish &wish, const IdSource &ids);
Edit removeWish(const QString &wishId);
/// To the place of the other one, or to the end with an empty id.
Edit moveWish(const QString &wishId, const QString &beforeWishId);

} // namespace sky::hursagmu
