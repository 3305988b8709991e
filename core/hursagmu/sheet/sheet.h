#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "core/print/content.h"
#include "core/system/gamesystem.h"

namespace sky::hursagmu
{

class Catalogue;

/// What stands on a character's sheet. Every number comes from the evaluation.
print::SheetContent makeSheet(const Character &character, const Evaluation &evaluation,
                              const Catalogue &catalogue, const SheetRequest &request = {});

} // namespace sky::hursagmu
