#pragma once

#include "core/print/layout.h"

#include <QImage>

class QPainter;
class QPagedPaintDevice;

namespace sky::print
{

/// Paints pages of a layout, which has to outlive it. The unit of the QPainter is the millimetre with the
/// origin at the paper's top left corner.
class SheetPainter
{
public:
    explicit SheetPainter(const SheetLayout &layout);

    void paintPage(QPainter &painter, size_t page) const;
    /// Only what shows within `exposed`, in millimetres.
    void paintPage(QPainter &painter, size_t page, const QRectF &exposed) const;

private:
    const SheetLayout &m_layout;
    QImage m_portrait;
};

/// What stands at a point of a page, in millimetres: the first subject of the nearest text; empty where none
/// is near.
QString subjectAt(const SheetLayout &layout, size_t page, QPointF point);

/// Paints all pages on a device whose page size is the layout's paper and whose margins are none.
/// `dotsPerMillimetre` is the device's resolution.
Result<void> paintPages(QPagedPaintDevice &device, const SheetLayout &layout, double dotsPerMillimetre);

} // namespace sky::print
