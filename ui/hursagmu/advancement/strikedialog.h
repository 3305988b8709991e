#pragma once

class QWidget;

namespace sky::ui::hursagmu
{

class LedgerDesk;

/// Asks why the selected entry was a mistake, says what is struck with it, and strikes.
void openStrike(LedgerDesk &desk, QWidget *parent);

} // namespace sky::ui::hursagmu
