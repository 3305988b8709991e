#pragma once

#include "core/base/quantity.h"
#include "core/rules/breakdown.h"

#include <QString>

namespace sky::ui::hursagmu
{

/// "10 lb", and with kilograms "10 lb (4.5 kg)".
QString weightText(Weight weight, bool kilograms);
/// "6 gc 3 sc 5 cc": as few coins as possible (H-120).
QString moneyText(Money sum);
/// The number alone, with its unit.
QString numberOf(const Breakdown &number);
/// "Sword" of "sword".
QString capitalized(const QString &name);

} // namespace sky::ui::hursagmu
