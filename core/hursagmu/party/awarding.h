#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/party/partydocument.h"
#include "core/party/roster.h"
#include "core/storage/versions.h"

#include <functional>
#include <optional>

namespace sky::hursagmu
{

/// Experience for members of a party, one entry in the ledger of each.
struct AwardPlan {
    EntryKind kind = EntryKind::Award; ///< or Correction
    LedgerStamp stamp;                 ///< date, session (title), who, reason
    struct Share {
        QString member; ///< path as in party::Member
        int64_t points = 0;
    };
    std::vector<Share> shares; ///< of 0 points: not written
    Debt debt = Debt::Refused; ///< for negative ones
};

/// What an award would do to one member, before anything happens.
struct AwardForecast {
    QString member, name;
    int64_t points = 0;
    int64_t before = 0, after = 0; ///< what the day of the award has to spend (`unspentOn`)
    QString possible;              ///< "Strength 8 for 4", "Scholar 8 for 4: 2 short"; may be empty
    bool canBuy = false;
    /// Why it cannot be written: missing, read-only, still in creation, open with unsaved changes, ... empty:
    /// it can.
    QString obstacle;
    QString remark; ///< what else to know: of an older version, open elsewhere in this program
};

/// Files that this program has open itself: no lock of its own is in the way. Gives a sentence where one has
/// changes that are not saved; nothing else is asked of it.
using OpenHere = std::function<QString(const QString &path)>;

/// What many got: "4 each", "4, Odo 0", "4 to 4 of 6", "\u22123 to Odo", "from 2 to 6".
QString amountsInWords(const std::vector<std::pair<QString, int64_t>> &amounts);
/// The same of an award, with members of the party who got nothing; `shown` gives a name as it is written.
QString amountsInWords(const party::Session &session, const std::vector<party::Seat> &seats,
                       const std::function<QString(const QString &name)> &shown);

/// All that awards work with.
struct Desk {
    party::PartyDocument &document;
    const std::vector<party::Seat> &seats;
    const GameSystem &game;
    const Catalogue &catalogue;
    IdSource ids;
    QString journalFolder; ///< for storage::writeTogether
    OpenHere openHere;
    QDateTime now; ///< for the locks
    /// Told how many members' files are worked out, while nothing is written yet; false stops it there.
    std::function<bool(size_t done)> goOn = {};
    std::optional<storage::Versions> versions = {}; ///< where what is written over is kept; nothing: nowhere
};

/// The member's name, with its file where another of the party has the same: "Odo (odo-2.skychar)".
QString distinctName(const Desk &desk, const QString &name, const QString &member);
/// Why the party's own file cannot be written, as far as can be told without touching it; empty: it can.
QString partyObstacle(const Desk &desk);
/// Refused where nobody is to get anything, or neither session nor reason is told.
Result<void> checkPlan(const AwardPlan &plan);
std::vector<AwardForecast> forecast(const Desk &desk, const AwardPlan &plan);

/// Writes one entry into each file and the award into the party's, all or none: as a session of its own, or
/// into the one of that day and title that has no award yet. Refused, and nothing
/// changed anywhere, with all obstacles in the sentence. Gives the paths that were written.
Result<QStringList> award(const Desk &desk, const AwardPlan &plan);

/// Where the points of an award are spent already, one line each: what taking it back would leave owed.
struct TakeBackForecast {
    QString member, name;
    int64_t points = 0; ///< of the entries that count, as they are now; 0: struck there already
    int64_t owed = 0;   ///< afterwards; 0 when none
    QStringList spent;  ///< "Warrior 8 \u2192 9 on 15 Mar 2026 for 8"
    QString obstacle;
    QString remark = {}; ///< where the entry was edited: what had been awarded
};
std::vector<TakeBackForecast> takeBackForecast(const Desk &desk, const QString &sessionId);
/// Strikes the award's entries in all files. `by` says when, who, why. Refused while points are spent unless
/// the debt is accepted.
Result<QStringList> takeBack(const Desk &desk, const QString &sessionId, const LedgerStamp &by, Debt debt);

struct MemberEdit {
    QString member;
    std::vector<Edit> edits;
};
/// What gives the award's entries the name that its session has by now.
std::vector<MemberEdit> renameEdits(const Desk &desk, const QString &sessionId, const LedgerStamp &by);

/// One edit to the files of several members, all or none, through the same door: raises for absent players,
/// the campaign's options.
Result<QStringList> editMembers(const Desk &desk, const QString &what, const std::vector<MemberEdit> &edits);

} // namespace sky::hursagmu
