#pragma once

#include "core/print/layout.h"

namespace sky::print
{

/// A plain list on paper: a title, a line below it, rows in columns.
struct Listing {
    QString title;
    QString subtitle;
    QString heading; ///< of the table
    std::vector<Column> columns;
    std::vector<ColumnStop> stops; ///< where they stand, millimetres from the left of 180
    std::vector<QStringList> rows; ///< a text for each column, or one alone: a remark on the row before
    QString footnote;
};
Result<SheetLayout> layOutListing(const Listing &listing, const PageFormat &paper);

} // namespace sky::print
