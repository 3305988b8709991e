#pragma once

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/evaluation.h"

namespace sky::hursagmu
{

struct Fold;

/// A wish with its price.
struct WishLine {
    QString id;
    QString name; ///< "Strength 8", "Starvision"
    bool isGift = false;
    bool asksMaster = false; ///< a gift that the Master has to approve (E-032)
    bool reached = false;    ///< the character has it by now
    Breakdown cost;          ///< points from where the character stands (H-034)
    int64_t missing = 0;     ///< points short; 0: it can be bought
};
/// Whether the character has the level, or a gift that it cannot take once more.
bool isReached(const Wish &wish, const Fold &present, const RuleOptions &options, const Catalogue &catalogue);

/// In the player's order; each priced alone, and short of what can be spent on that day.
std::vector<WishLine> wishList(const Character &character, const Evaluation &evaluation,
                               const Catalogue &catalogue, QDate day);

/// Buys it and takes it off the list, as one step; refused when it is reached. A gift comes with its
/// explanation and approval.
std::vector<Edit> buyWish(const Character &character, const Catalogue &catalogue, const QString &wishId,
                          const GiftEntry &gift, const IdSource &ids, const LedgerStamp &stamp);

/// Raises that the unspent experience pays for, one level each, the dearest first: what an award makes
/// possible.
struct Possible {
    QString trait, name;
    int level = 0;
    int64_t cost = 0;
};
std::vector<Possible> possibleRaises(const Evaluation &evaluation, int64_t unspent);

} // namespace sky::hursagmu
