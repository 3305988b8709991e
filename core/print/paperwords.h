#pragma once

#include <QString>

namespace sky::print
{

struct PageFormat;

/// "US Letter", "A4 lying"; the id where the paper has no name.
QString paperWords(const PageFormat &paper);
/// Of the sheet that two pages share.
QString halfWords(const PageFormat &sheet);

} // namespace sky::print
