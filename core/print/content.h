#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sky::print {

/// What stands on a sheet, without geometry.
struct SheetContent {
};

/// Regions and order of a layout, as data.
struct LayoutSpec {
};

} // namespace sky::print
