#pragma once

#include <QString>

namespace sky::print
{

struct PageFormat;

/// "US Letter", "A4 lying"; the id where the paper has no name.
QString paperWords(const PageFormat &paper);

} // namespace sky::print
