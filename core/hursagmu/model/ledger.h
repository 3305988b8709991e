#pragma once

#include "core/hursagmu/model/traits.h"

#include <QDate>
#include <QLatin1String>
#include <QString>

#include <optional>
#include <vector>

namespace sky::hursagmu
{

enum class EntryKind { Award, Raise, Gift, NewTrait, Correction, Retrain };

/// An entry struck as a mistake: it stays visible and no longer counts.
struct Strike {
    QDate date;
    QString who;
    QString reason;
    json::Members unknown = {};
    QString with = {}; ///< id of the entry it was struck along with; empty: struck for itself
    friend bool operator==(const Strike &, const Strike &) = default;
};

/// What an entry said before it was changed, and who changed it when: an award or correction that was edited,
/// or what it bought and a return to creation changed.
struct EntryVersion {
    QDate editedOn;
    QString editedBy;
    QString why; ///< it was changed
    QDate date;
    QString session;
    QString reason;
    int64_t points = 0; ///< award and correction
    json::Members unknown = {};
    std::optional<int> to = {};         ///< raise, retrain, new trait: the level it led to, 0 to 100
    std::optional<GiftEntry> gift = {}; ///< gift: what it bought
    friend bool operator==(const EntryVersion &, const EntryVersion &) = default;
};

/// `awardId` of the entry with which play began: its points are what was left of creation and kept.
inline constexpr QLatin1String PlayBegins("creation");
/// `awardId` of the correction of no points that says the character went back to creation.
inline constexpr QLatin1String PlayEnds("return");

/// One dated line of the experience ledger. Order is (date, sequence).
struct LedgerEntry {
    QString id;
    EntryKind kind = EntryKind::Award;
    QDate date;
    int sequence = 0; ///< within the date
    QString session;
    QString who;
    QString reason;
    QString awardId; ///< shared by the entries of one award to a party

    int64_t points = 0; ///< award and correction: experience, any sign
    QString trait;      ///< raise, retrain: trait id
    int from = 0;       ///< raise, retrain: levels 0 to 100
    int to = 0;
    /// Retrain: the experience it gave back (E-025). A file of before this was written down has none: then
    /// the option says.
    std::optional<int64_t> paidBack;
    std::optional<TraitEntry> newTrait; ///< new trait: level is what it starts at
    std::optional<GiftEntry> gift;      ///< gift
    std::vector<EntryVersion> earlier;  ///< the oldest first; 1,000 at most
    std::optional<Strike> struck;
    json::Members unknown;

    friend bool operator==(const LedgerEntry &, const LedgerEntry &) = default;
};

/// What a player wants to buy next: a level of a trait, or a gift of the catalogue.
struct Wish {
    QString id;
    QString trait; ///< trait id; empty: a gift
    int level = 0; ///< of the trait, 1 to 100
    QString gift;  ///< gift id of the catalogue; empty: a trait
    json::Members unknown;
    friend bool operator==(const Wish &, const Wish &) = default;
};

} // namespace sky::hursagmu
