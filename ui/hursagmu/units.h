#pragma once

#include "core/base/quantity.h"

#include <QString>

namespace sky::ui::hursagmu
{

/// "10 lb", and with kilograms "10 lb (4.5 kg)".
QString weightText(Weight weight, bool kilograms);
/// "6 gc 3 sc 5 cc": as few coins as possible (H-120).
QString moneyText(Money sum);
/// "Sword" of "sword".
QString capitalized(const QString &name);

} // namespace sky::ui::hursagmu
