#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "core/system/gamesystem.h"

#include <vector>

/// What of a character goes to other programs, beyond its sheet.
namespace sky::hursagmu
{

/// The columns of the party's table that a character has by itself.
std::vector<TableField> tableRow(const Character &character, const Evaluation &evaluation,
                                 const Catalogue &catalogue);

/// Wounds, shocks, stuns: how many of each are left to take.
std::vector<Gauge> gauges(const Evaluation &evaluation);

} // namespace sky::hursagmu
