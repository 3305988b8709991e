#pragma once

#include "core/print/blocks.h"

namespace sky::print
{

/// A cell with its lines broken and its place found.
struct SetCell {
    QString column;
    QStringList lines;
    Role role = Role::Body;
    Align align = Align::Left;
    double at = 0;
    double hanging = 0; ///< indent of lines after the first, left-aligned cells
    size_t from = 0;    ///< line of the row it begins on
};

/// Breaks the cells of one row so that none touches another. `lead` is where the first cell starts.
/// Cells without a stop are left out. Several of one column stand below each other. `fixed`: none is moved
/// for another.
std::vector<SetCell> setCells(const std::vector<Cell> &cells, const std::vector<ColumnStop> &stops,
                              double lead, double width, bool fixed = false);

size_t lineCount(const std::vector<SetCell> &cells);

} // namespace sky::print
