#pragma once

#include "core/hursagmu/model/traits.h"

#include <QDate>
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
    friend bool operator==(const Strike &, const Strike &) = default;
};

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
    std::optional<TraitEntry> newTrait; ///< new trait: level is what it starts at
    std::optional<GiftEntry> gift;      ///< gift
    std::optional<Strike> struck;
    json::Members unknown;

    friend bool operator==(const LedgerEntry &, const LedgerEntry &) = default;
};

} // namespace sky::hursagmu
