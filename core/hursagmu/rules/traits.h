#pragma once

#include "core/base/level.h"
#include "core/hursagmu/model/options.h"
#include "core/rules/breakdown.h"

#include <cstdint>
#include <optional>
#include <vector>

/// The chapter on traits: what levels cost (H-031 to H-034).
namespace sky::hursagmu::rules
{

/// The highest level of the printed table.
inline constexpr int LastTableLevel = 12;

/// Points a trait of this level has cost in all, from level 0: the table, and beyond it each level twice the
/// cost of two levels before (H-031, E-023). At most 2^50, for level 100.
int64_t levelCost(Level level);
/// The same as an expression, under the trait's name.
Breakdown traitCost(const QString &traitName, Level level);

/// Points from one level to another, negative downwards (H-034).
int64_t traitChange(Level from, Level to);

/// The same as an expression, for a level that is bought: "level 9 in all" less "level 8".
Breakdown raisePrice(const QString &label, Level from, Level to);

/// Points for one more level; nothing at the top: 100, or the end of the table when the campaign keeps to it.
std::optional<int64_t> nextLevelCost(Level level, CostExtension extension);

/// False for a level above the table in a campaign that keeps to it (E-023).
bool levelAllowed(Level level, CostExtension extension);

/// The highest level that so many points lead to from here; `from` itself when they buy none.
Level highestLevel(Level from, int64_t points, CostExtension extension);

/// What a character costs, from the costs of its traits and gifts (H-003).
struct Build {
    Breakdown traits;
    Breakdown gifts;
    Breakdown total;
    Breakdown remaining; ///< budget less total, negative when over
};
Build build(std::vector<Breakdown> traitCosts, std::vector<Breakdown> giftCosts, int64_t budget);

} // namespace sky::hursagmu::rules
