#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/fold.h"

namespace sky::hursagmu
{

/// What a line said before it was changed.
struct EarlierLine {
    EntryVersion version;
    QString what; ///< "Warrior 8 \u2192 10"; empty for awards: then its points say it
};

/// One line of the ledger as people read it, on screen, on paper and from the command line.
struct StatementLine {
    QString entry; ///< id
    EntryKind kind = EntryKind::Award;
    QDate date;
    QString session, who;
    QString kindWord; ///< "award", "raise", "lowered", "gift", "new trait", "correction", "given up";
                      ///< "play" where it begins (again), "creation" where the character went back to it
    QString what;     ///< "Warrior 8 \u2192 9", "Longevity", "Play begins, 4 points kept"; empty for awards
    QString why;      ///< its reason, else its session, else how the price comes about ("24 \u2212 16, ...")
    /// What it brings (above 0) or costs (below): of a raise less its price, the sum "24 for level 9 \u2212
    /// 16 for level 8, paid before". One number with what was shown before and charged (H-034). 0 for a
    /// struck entry.
    Breakdown points;
    int64_t was = 0;     ///< of a struck entry: what it brought or cost before
    int64_t balance = 0; ///< unspent after it; of a struck entry as before it
    std::optional<Strike> struck;
    QString struckWith; ///< "award +5, 14 Feb 2026": the entry it was struck along with; empty: for itself
    std::vector<EarlierLine> earlier;
    bool beginsPlay = false;
    bool marksPhase = false; ///< it says that play begins, ends or begins again: it is not struck
};

/// All entries in the ledger's order, the oldest first, struck ones in their place.
std::vector<StatementLine> statement(const Character &character, const Catalogue &catalogue);

/// The day play began by the ledger; nothing where no entry says so.
std::optional<QDate> playSince(const Character &character);

} // namespace sky::hursagmu
