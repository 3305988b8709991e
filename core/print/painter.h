#pragma once

#include "core/print/layout.h"

class QPainter;
class QPagedPaintDevice;

namespace sky::print
{

/// Paints one page. The painter's unit is the millimetre with the origin at the paper's top left corner.
void paintPage(QPainter &painter, const SheetLayout &layout, size_t page);

/// Paints all pages on a device whose page size is the layout's paper and whose margins are none.
/// `dotsPerMillimetre` is the device's resolution.
Result<void> paintPages(QPagedPaintDevice &device, const SheetLayout &layout, double dotsPerMillimetre);

} // namespace sky::print
