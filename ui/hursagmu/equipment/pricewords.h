#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/edits/trade.h"
#include "core/hursagmu/model/character.h"

#include <QString>

namespace sky::ui::hursagmu
{

// What trades come to, in words.

/// "4 gc 2 sc 5 cc": the coins as the player keeps them.
QString purseText(const sky::hursagmu::Purse &purse);
/// "12 cc"; from a gold coin on with the fewest coins beside it: "8000 cc (80 gc)".
QString priceText(int64_t copper);
/// "1 cc × 12 × ½ poor × 150 % here + 0.5 cc rounded up"; the plain price where nothing changes it, empty
/// where none is known.
QString sumText(const sky::hursagmu::Quote &quote, const sky::hursagmu::Item &item,
                const sky::hursagmu::Deal &deal, const sky::hursagmu::RuleOptions &options,
                const sky::hursagmu::Catalogue &catalogue);
/// "Purse after: 2 sc 5 cc", "2 cc short", or why there is no price.
QString outcomeText(const sky::hursagmu::Quote &quote, const sky::hursagmu::Item &item);

} // namespace sky::ui::hursagmu
