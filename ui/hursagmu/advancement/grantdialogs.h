#pragma once

#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/ledger/statement.h"

class QWidget;

namespace sky::ui
{
class Workbench;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// Asks for an award or a correction of the count, and writes it.
void openGrant(Workbench &bench, const sky::hursagmu::Hursagmu &game, sky::hursagmu::EntryKind kind,
               QWidget *parent);
/// Asks what the award or correction is to say from now on; what it said stays in the entry.
void openGrantEdit(Workbench &bench, const sky::hursagmu::Hursagmu &game,
                   const sky::hursagmu::StatementLine &line, QWidget *parent);

} // namespace sky::ui::hursagmu
