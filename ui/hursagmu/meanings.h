#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/shell/gameui.h"

namespace sky::ui::hursagmu
{

/// What a derived value is for in plain words, and what the cheapest trait that raises it would make of it.
Meaning meaningOf(const Document &document, const sky::hursagmu::Catalogue &catalogue,
                  const QString &valueId);

} // namespace sky::ui::hursagmu
