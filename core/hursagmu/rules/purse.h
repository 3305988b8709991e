#pragma once

#include "core/hursagmu/model/character.h"

#include <cstdint>
#include <optional>

namespace sky::hursagmu::rules
{

// What paying and being paid does to the coins of a purse (H-120). Amounts are whole copper coins, 0 or more.

/// What the coins come to, in copper.
int64_t worthOf(const Purse &purse);
/// At most nine silver and nine copper coins: the sum could not be kept in fewer coins.
bool isInOrder(const Purse &purse);

/// The purse after a payment: the largest coins that fit are handed over, then the smallest one that is too
/// large is broken and comes back in as few coins as change allows. Nothing when the purse holds too little.
/// A purse in order stays so.
std::optional<Purse> afterPaying(const Purse &purse, int64_t copper);

/// The purse after a sale. One in order is changed up and stays so; else the coins are added to what is there
/// and nothing is changed. Nothing when that is more than a purse holds.
std::optional<Purse> afterBeingPaid(const Purse &purse, int64_t copper);

} // namespace sky::hursagmu::rules
