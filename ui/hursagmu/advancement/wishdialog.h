#pragma once

class QWidget;

namespace sky::ui::hursagmu
{

class LedgerDesk;

/// Finds a trait or a gift to wish for; of a trait the next level is proposed.
void openAddWish(LedgerDesk &desk, QWidget *parent);

} // namespace sky::ui::hursagmu
