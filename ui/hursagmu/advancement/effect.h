#pragma once

#include "core/hursagmu/ledger/statement.h"

#include <QString>

namespace sky::ui::hursagmu
{

class LedgerDesk;

/// What a purchase did to the numbers at a glance when it was made, by the ledger as it stands today:
/// "It changed Defense from 15 to 16." Empty for awards, and where it changed none of them.
QString effectOf(const LedgerDesk &desk, const sky::hursagmu::StatementLine &line);

} // namespace sky::ui::hursagmu
