#pragma once

#include "core/hursagmu/rules/evaluation.h"
#include "core/print/content.h"

namespace sky::hursagmu
{

class Catalogue;

/// What stands on a character's sheet. Every number comes from the evaluation.
print::SheetContent makeSheet(const Character &character, const Evaluation &evaluation,
                              const Catalogue &catalogue);

} // namespace sky::hursagmu
