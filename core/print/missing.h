#pragma once

#include "core/print/content.h"

#include <functional>

namespace sky::print
{

/// Whether the text stands in what was placed for the subject; without a text, whether anything was.
using IsFound = std::function<bool(const QString &subject, const QString &text)>;

/// What of `expected` is not found, by name: paper and every other format are asked in the same way.
QStringList missing(const std::vector<Expected> &expected, const IsFound &isFound);

} // namespace sky::print
