#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/shell/gameui.h"

#include <memory>
#include <vector>

namespace sky::ui::hursagmu
{

/// Beginning play, going back, awards and the audit page, for the menu Character.
std::vector<GameAction> ledgerActions(const std::shared_ptr<const sky::hursagmu::Hursagmu> &game);

} // namespace sky::ui::hursagmu
