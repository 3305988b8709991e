#include "ui/dialogs/cropview.h"

#include "ui/theme/colors.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace sky::ui
{

namespace
{

constexpr int HandleSide = 10; ///< pixels of the screen
constexpr int HandleReach = 12;
constexpr double KeyStep = 0.01; ///< of the picture's shorter side
constexpr double LargeKeyStep = 0.1;
constexpr double SizeStep = 1.05;

QPoint cornerOf(const QRect &box, Qt::Corner corner)
{
    switch (corner) {
    case Qt::TopLeftCorner:
        return box.topLeft();
    case Qt::TopRightCorner:
        return box.topRight();
    case Qt::BottomLeftCorner:
        return box.bottomLeft();
    case Qt::BottomRightCorner:
        return box.bottomRight();
    }
    return {};
}

constexpr Qt::Corner Corners[] = {Qt::TopLeftCorner, Qt::TopRightCorner, Qt::BottomLeftCorner,
                                  Qt::BottomRightCorner};

} // namespace

CropView::CropView(const QImage &picture, double aspect, QWidget *parent)
    : QWidget(parent)
    , m_picture(picture)
    , m_frame(picture.size(), aspect)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setScale(1);
}

void CropView::setScale(double scale)
{
    m_scale = scale;
    m_scaled =
        QPixmap::fromImage(m_picture.scaled(sizeHint(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    resize(sizeHint());
    updateGeometry();
    tell();
}

QSize CropView::sizeHint() const
{
    return (QSizeF(m_picture.size()) * m_scale).toSize().expandedTo({1, 1});
}

QRect CropView::frameOnScreen() const
{
    const QRectF &frame = m_frame.rect();
    return QRectF(frame.topLeft() * m_scale, frame.size() * m_scale).toRect();
}

void CropView::tell()
{
    const QRect part = m_frame.pixels();
    setAccessibleName(tr("Frame: %1 by %2 of %3 by %4 pixels, at %5 across and %6 down")
                          .arg(part.width())
                          .arg(part.height())
                          .arg(m_picture.width())
                          .arg(m_picture.height())
                          .arg(part.left())
                          .arg(part.top()));
    update();
    Q_EMIT frameChanged();
}

std::optional<Qt::Corner> CropView::cornerAt(QPoint point) const
{
    for (const Qt::Corner corner : Corners) {
        const QPoint off = cornerOf(frameOnScreen(), corner) - point;
        if (std::max(std::abs(off.x()), std::abs(off.y())) <= HandleReach) return corner;
    }
    return std::nullopt;
}

void CropView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) return;
    setFocus(Qt::MouseFocusReason);
    m_last = toPicture(event->position());
    m_pulled = cornerAt(event->pos());
    m_moving = !m_pulled;
    if (m_moving && !frameOnScreen().contains(event->pos())) {
        m_frame.centerOn(m_last);
        tell();
    }
}

void CropView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF now = toPicture(event->position());
    if (m_pulled)
        m_frame.pullCorner(*m_pulled, now);
    else if (m_moving)
        m_frame.moveBy(now - std::exchange(m_last, now));
    else
        return showCursor(event->pos());
    tell();
}

void CropView::mouseReleaseEvent(QMouseEvent *)
{
    m_moving = false;
    m_pulled.reset();
}

void CropView::showCursor(QPoint point)
{
    const std::optional<Qt::Corner> corner = cornerAt(point);
    const bool falling = corner == Qt::TopLeftCorner || corner == Qt::BottomRightCorner;
    if (corner)
        setCursor(falling ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor);
    else
        setCursor(frameOnScreen().contains(point) ? Qt::SizeAllCursor : Qt::ArrowCursor);
}

void CropView::keyPressEvent(QKeyEvent *event)
{
    const int side = std::min(m_picture.width(), m_picture.height());
    const double share = event->modifiers().testFlag(Qt::ShiftModifier) ? LargeKeyStep : KeyStep;
    const double step = std::max(1.0, side * share);
    switch (event->key()) {
    case Qt::Key_Left:
        m_frame.moveBy({-step, 0});
        break;
    case Qt::Key_Right:
        m_frame.moveBy({step, 0});
        break;
    case Qt::Key_Up:
        m_frame.moveBy({0, -step});
        break;
    case Qt::Key_Down:
        m_frame.moveBy({0, step});
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        m_frame.resizeBy(SizeStep);
        break;
    case Qt::Key_Minus:
        m_frame.resizeBy(1 / SizeStep);
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    tell();
}

void CropView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier) && event->angleDelta().y() != 0)
        Q_EMIT zoomWanted(event->angleDelta().y() > 0 ? +1 : -1);
    else
        event->ignore();
}

void CropView::drawFrame(QPainter &painter) const
{
    const QRect frame = frameOnScreen();
    const QColor line = hasFocus() ? colorsOf(this).accent : colorsOf(this).edge;
    painter.setPen(QPen(Qt::white, 4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(frame.adjusted(0, 0, -1, -1));
    painter.setPen(QPen(line, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(frame.adjusted(0, 0, -1, -1));
    for (const Qt::Corner corner : Corners) {
        QRect handle(0, 0, HandleSide, HandleSide);
        handle.moveCenter(cornerOf(frame, corner));
        painter.fillRect(handle, Qt::white);
        painter.drawRect(handle.adjusted(1, 1, -1, -1));
    }
}

void CropView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::white); // as on paper, where the picture is transparent
    painter.drawPixmap(0, 0, m_scaled);
    painter.save();
    painter.setClipRegion(QRegion(rect()) - frameOnScreen());
    painter.fillRect(rect(), QColor(0, 0, 0, 130));
    painter.restore();
    drawFrame(painter);
}

} // namespace sky::ui
