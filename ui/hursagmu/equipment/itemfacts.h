#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/evaluation.h"

#include <QString>

namespace sky::ui::hursagmu
{

/// What a weapon, a suit of armor or a focus can do, in one line; empty for other things.
QString itemFacts(const sky::hursagmu::PresentItem &item, const sky::hursagmu::Evaluation &evaluation,
                  const sky::hursagmu::Character &character, const sky::hursagmu::Catalogue &catalogue);

} // namespace sky::ui::hursagmu
