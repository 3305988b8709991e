#pragma once

#include "core/system/evaluation.h"

#include <QTextStream>

#include <vector>

namespace sky::app
{

/// Each value on a line with its explanation, under the headings of their groups.
void printValues(const std::vector<DerivedValue> &values, QTextStream &out);

} // namespace sky::app
