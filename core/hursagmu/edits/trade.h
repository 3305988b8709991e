#pragma once

#include "core/base/sources.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"
#include "core/rules/breakdown.h"
#include "core/rules/edit.h"

#include <optional>

namespace sky::hursagmu
{

// Buying and selling: things for coins, in one step. A catalogue given to a verb must outlive the Edit.

/// The terms of a trade beyond what the thing itself says.
struct Deal {
    int64_t placeFactor = 100; ///< hundredths, 1 to limits::Multiplier: what prices are here (H-118)
    friend bool operator==(const Deal &, const Deal &) = default;
};

/// What a trade would come to.
struct Quote {
    /// Price, pieces, quality, place and the rounding up to whole coins, each named; in hundredths of a
    /// copper. Nothing while no price is known.
    std::optional<Breakdown> total;
    int64_t copper = 0;         ///< the total in whole coins
    int64_t shortBy = 0;        ///< copper missing to pay it
    std::optional<Purse> after; ///< nothing when the trade cannot be made
};

/// The quantity, quality and own price of the item count, and the stack it would join; its id does not.
Quote quoteBuying(const Character &character, const Catalogue &catalogue, const Item &item, const Deal &deal);
/// No total for a thing the character does not have.
Quote quoteSelling(const Character &character, const Catalogue &catalogue, const QString &itemId,
                   int64_t quantity, const Deal &deal);

/// Pays and adds as `addToStack` does. Refused where no price is known and where the purse is short.
Edit buyItem(const Catalogue &catalogue, const Item &item, const Deal &deal, const IdSource &ids);
/// So many pieces leave and their price comes in: what the stack is worth in whole coins, rounded up, less
/// what the rest of it is. At one price, buying and selling again in whatever parts changes nothing. Selling
/// the last piece removes the entry; what lay in it stays.
Edit sellItem(const Catalogue &catalogue, const QString &itemId, int64_t quantity, const Deal &deal);

/// Whether the player keeps account of money: coins in the purse, or the campaign gives them (E-047). A
/// character does not remember what its purse once held: with the last coin spent, and none given by the
/// campaign, it is as one that never had any.
bool keepsMoney(const Character &character);

} // namespace sky::hursagmu
