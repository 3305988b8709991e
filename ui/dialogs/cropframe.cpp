#include "ui/dialogs/cropframe.h"

#include <algorithm>
#include <cmath>

namespace sky::ui
{

CropFrame::CropFrame(QSize picture, double aspect)
    : m_picture(picture)
    , m_aspect(aspect)
{
    const double width = largestWidth();
    m_rect = QRectF(0, 0, width, width / aspect);
    m_rect.moveCenter(QRectF(QPointF(), m_picture).center());
}

double CropFrame::largestWidth() const
{
    return std::min(m_picture.width(), m_picture.height() * m_aspect);
}

double CropFrame::bounded(double width) const
{
    const double most = largestWidth();
    return std::clamp(width, std::min(SmallestSide * std::max(1.0, m_aspect), most), most);
}

QRect CropFrame::pixels() const
{
    const QSize size = m_rect.size().toSize().expandedTo({1, 1}).boundedTo(m_picture.toSize());
    const QSize room = m_picture.toSize() - size;
    return {QPoint(std::clamp(qRound(m_rect.left()), 0, room.width()),
                   std::clamp(qRound(m_rect.top()), 0, room.height())),
            size};
}

void CropFrame::keepInside()
{
    m_rect.moveLeft(std::clamp(m_rect.left(), 0.0, m_picture.width() - m_rect.width()));
    m_rect.moveTop(std::clamp(m_rect.top(), 0.0, m_picture.height() - m_rect.height()));
}

void CropFrame::moveBy(QPointF by)
{
    m_rect.translate(by);
    keepInside();
}

void CropFrame::centerOn(QPointF point)
{
    m_rect.moveCenter(point);
    keepInside();
}

void CropFrame::resizeBy(double factor)
{
    const QPointF middle = m_rect.center();
    const double width = bounded(m_rect.width() * factor);
    m_rect.setSize({width, width / m_aspect});
    m_rect.moveCenter(middle);
    keepInside();
}

void CropFrame::pullCorner(Qt::Corner corner, QPointF to)
{
    const bool left = corner == Qt::TopLeftCorner || corner == Qt::BottomLeftCorner;
    const bool top = corner == Qt::TopLeftCorner || corner == Qt::TopRightCorner;
    const QPointF anchor(left ? m_rect.right() : m_rect.left(), top ? m_rect.bottom() : m_rect.top());
    const double across = left ? anchor.x() - to.x() : to.x() - anchor.x();
    const double down = top ? anchor.y() - to.y() : to.y() - anchor.y();
    const double room = std::min(left ? anchor.x() : m_picture.width() - anchor.x(),
                                 (top ? anchor.y() : m_picture.height() - anchor.y()) * m_aspect);
    const double width = std::min(bounded(std::max(across, down * m_aspect)), room);
    const double height = width / m_aspect;
    m_rect =
        QRectF(left ? anchor.x() - width : anchor.x(), top ? anchor.y() - height : anchor.y(), width, height);
}

} // namespace sky::ui
