#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/fold.h"

namespace sky::hursagmu
{

/// One line of the ledger as people read it, on screen, on paper and from the command line.
struct StatementLine {
    QString entry; ///< id
    EntryKind kind = EntryKind::Award;
    QDate date;
    QString session, who;
    QString kindWord; ///< "award", "raise", "lowered", "gift", "new trait", "correction", "given up"
    QString what;     ///< "Warrior 8 \u2192 9", "Longevity"; empty for awards
    QString why;      ///< its reason, else its session, else how the price comes about ("24 \u2212 16, ...")
    /// What it brings (above 0) or costs (below): of a raise less its price, the sum "level 9 in all 24,
    /// level 8, paid before \u221216". One number with what was shown before and charged (H-034). 0 for a
    /// struck entry.
    Breakdown points;
    int64_t balance = 0; ///< unspent after it; of a struck entry as before it
    std::optional<Strike> struck;
    std::vector<EntryVersion> earlier;
    bool beginsPlay = false;
};

/// All entries in the ledger's order, the oldest first, struck ones in their place.
std::vector<StatementLine> statement(const Character &character, const Catalogue &catalogue);

/// The day play began by the ledger; nothing where no entry says so.
std::optional<QDate> playSince(const Character &character);

} // namespace sky::hursagmu
