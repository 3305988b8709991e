#pragma once

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>

namespace sky::ui
{

/// A frame of fixed proportions within a picture, in pixels of the picture. Never leaves it.
class CropFrame
{
public:
    static constexpr double SmallestSide = 16; ///< pixels; less where the picture has less

    CropFrame() = default;
    /// The largest frame, in the middle. `aspect` is width by height.
    CropFrame(QSize picture, double aspect);

    const QRectF &rect() const { return m_rect; }
    QRect pixels() const; ///< whole ones, at least one

    void moveBy(QPointF by);
    void centerOn(QPointF point);
    /// Larger or smaller around its middle.
    void resizeBy(double factor);
    /// The opposite corner stays where it is.
    void pullCorner(Qt::Corner corner, QPointF to);

private:
    double largestWidth() const;
    double bounded(double width) const;
    void keepInside();

    QSizeF m_picture;
    double m_aspect = 1;
    QRectF m_rect;
};

} // namespace sky::ui
