#pragma once

#include "core/rules/breakdowntext.h"

#include <QString>

#include <vector>

namespace sky::ui
{

/// One line of a sum as it is written down: "Warrior", "beats Athlete 6", "+7".
struct SumLine {
    QString label;
    QString detail; ///< may be empty
    QString value;
};

/// What a number is made of, line by line; the number itself is not among them. Empty for a plain number.
std::vector<SumLine> sumLines(const Breakdown &number);

} // namespace sky::ui
