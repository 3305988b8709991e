#pragma once

#include "core/rules/breakdown.h"

#include <QString>

namespace sky
{

/// "40 lb": the value with the name of its unit, C locale, minus as U+2212.
QString amountText(const Breakdown &number);

} // namespace sky
