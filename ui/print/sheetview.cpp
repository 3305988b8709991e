#include "ui/print/sheetview.h"

#include "ui/theme/colors.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr double MmPerInch = 25.4;
constexpr int FocusWidth = 2;
constexpr int WheelStep = 120;

} // namespace

SheetView::SheetView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setViewportMargins(FocusWidth, FocusWidth, FocusWidth, FocusWidth);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
}

const std::vector<int> &SheetView::zoomSteps()
{
    static const std::vector<int> steps = {50, 75, 100, 125, 150, 200, 300, 400};
    return steps;
}

void SheetView::showSheet(std::shared_ptr<const print::SheetLayout> layout)
{
    m_layout = std::move(layout);
    m_painter = m_layout ? std::make_unique<print::SheetPainter>(*m_layout) : nullptr;
    arrange({});
    viewport()->update();
    Q_EMIT viewChanged();
}

double SheetView::realSize() const
{
    return logicalDpiX() / MmPerInch;
}

QSize SheetView::room() const
{
    // The bar's width is always left free, so that its coming and going moves nothing.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
    return maximumViewportSize() - QSize(bar, 0);
}

double SheetView::scaleFor(Fit fit) const
{
    if (!m_layout || fit == Fit::None) return m_grid.scale();
    return fit == Fit::Width ? scaleToWidth(m_layout->paper, room()) : scaleToPage(m_layout->paper, room());
}

QPoint SheetView::offset() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

void SheetView::arrange(QPoint fixed)
{
    arrangeAt(scaleFor(m_fit), fixed);
}

void SheetView::arrangeAt(double scale, QPoint fixed)
{
    const PageGrid::Place place = m_grid.placeOf(offset() + fixed);
    const bool first = m_grid.pages() == 0;
    m_grid = m_layout ? PageGrid(m_layout->paper, int(m_layout->pages.size()), scale, room()) : PageGrid();
    const QSize beyond = (m_grid.size() - viewport()->size()).expandedTo({0, 0});
    horizontalScrollBar()->setRange(0, m_grid.size().width() > room().width() ? beyond.width() : 0);
    verticalScrollBar()->setRange(0, beyond.height());
    horizontalScrollBar()->setPageStep(viewport()->width());
    verticalScrollBar()->setPageStep(viewport()->height());
    horizontalScrollBar()->setSingleStep(fontMetrics().height() * 2);
    verticalScrollBar()->setSingleStep(fontMetrics().height() * 2);
    if (!first && m_grid.pages() > 0) {
        const PageGrid::Place kept{std::min(place.page, m_grid.pages() - 1), place.at};
        const QPoint moved = m_grid.pointOf(kept) - fixed;
        horizontalScrollBar()->setValue(moved.x());
        verticalScrollBar()->setValue(moved.y());
    }
    findCurrent();
}

void SheetView::setScale(Fit fit, double scale, QPoint fixed)
{
    m_fit = fit;
    arrangeAt(scale, fixed);
    viewport()->update();
    Q_EMIT viewChanged();
}

void SheetView::setFit(Fit fit)
{
    const QRect seen = pageRect(m_current).intersected(viewport()->rect());
    setScale(fit, scaleFor(fit), seen.topLeft());
}

int SheetView::zoom() const
{
    return qRound(m_grid.scale() / realSize() * 100);
}

void SheetView::setZoom(int percent)
{
    const int bounded = std::clamp(percent, zoomSteps().front(), zoomSteps().back());
    setScale(Fit::None, realSize() * bounded / 100, viewport()->rect().center());
}

void SheetView::zoomBy(int direction)
{
    const std::vector<int> &steps = zoomSteps();
    const int present = zoom();
    if (direction > 0) {
        const auto next = std::upper_bound(steps.begin(), steps.end(), present);
        if (next != steps.end()) setZoom(*next);
    } else {
        const auto next = std::lower_bound(steps.begin(), steps.end(), present);
        if (next != steps.begin()) setZoom(*std::prev(next));
    }
}

QRect SheetView::pageRect(int page) const
{
    return m_grid.page(page).translated(-offset());
}

void SheetView::goTo(int page)
{
    if (page < 0 || page >= pageCount()) return;
    const QScopedValueRollback<bool> turning(m_turning, true);
    const QRect box = m_grid.page(page);
    verticalScrollBar()->setValue(box.top() - PageGrid::Gap);
    if (box.left() < offset().x() || box.right() > offset().x() + viewport()->width())
        horizontalScrollBar()->setValue(box.left() - PageGrid::Gap);
    m_current = page;
    Q_EMIT viewChanged();
}

/// The page of which most is seen; the one that was asked for while all of it is.
void SheetView::findCurrent()
{
    const QRect seen(offset(), viewport()->size());
    const auto area = [this, &seen](int page) {
        const QSize size = m_grid.page(page).intersected(seen).size();
        return qint64(std::max(0, size.width())) * std::max(0, size.height());
    };
    m_current = std::clamp(m_current, 0, std::max(0, pageCount() - 1));
    for (int page = 0; page < pageCount(); ++page)
        if (area(page) > area(m_current)) m_current = page;
}

void SheetView::turn(int direction)
{
    const QRect box = pageRect(m_current);
    const int height = viewport()->height();
    const int step = height - 2 * verticalScrollBar()->singleStep();
    const bool goesOn = direction > 0 ? box.bottom() > height + PageGrid::Gap : box.top() < 0;
    if (goesOn)
        verticalScrollBar()->setValue(offset().y() + direction * step);
    else
        goTo(m_current + direction);
}

void SheetView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
        return turn(+1);
    case Qt::Key_PageUp:
        return turn(-1);
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(pageCount() - 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(+1);
    case Qt::Key_Minus:
        return zoomBy(-1);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void SheetView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    event->accept();
    m_wheelRemainder += event->angleDelta().y();
    const int steps = m_wheelRemainder / WheelStep;
    m_wheelRemainder -= steps * WheelStep;
    const QPoint pointer = event->position().toPoint();
    for (int step = 0; step < std::abs(steps); ++step) {
        const PageGrid::Place place = m_grid.placeOf(offset() + pointer);
        zoomBy(steps > 0 ? +1 : -1);
        const QPoint moved = m_grid.pointOf(place) - pointer;
        horizontalScrollBar()->setValue(moved.x());
        verticalScrollBar()->setValue(moved.y());
    }
}

QString SheetView::subjectAt(QPoint point) const
{
    if (!m_layout) return {};
    const PageGrid::Place place = m_grid.placeOf(offset() + point);
    return print::subjectAt(*m_layout, size_t(place.page), place.at);
}

void SheetView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QString subject = subjectAt(event->pos());
    if (!subject.isEmpty()) Q_EMIT subjectChosen(subject);
}

void SheetView::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(dx, dy);
    const int before = m_current;
    if (!m_turning) findCurrent();
    if (m_current != before) Q_EMIT viewChanged();
}

void SheetView::resizeEvent(QResizeEvent *)
{
    const int before = zoom();
    arrange({});
    viewport()->update();
    if (zoom() != before) Q_EMIT viewChanged();
}

bool SheetView::event(QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        QPainter painter(this);
        painter.fillRect(rect(), colorsOf(this).window);
        if (hasFocus()) {
            painter.setPen(
                QPen(colorsOf(this).accent, FocusWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.drawRect(rect().adjusted(1, 1, -1, -1));
        }
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void SheetView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), colorsOf(this).window);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    for (int page = 0; page < pageCount(); ++page) {
        const QRect box = pageRect(page);
        const QRect edge = box.adjusted(-1, -1, 1, 1);
        const QRect exposed = edge.intersected(event->rect());
        if (exposed.isEmpty()) continue;
        painter.fillRect(exposed, colorsOf(this).edge);
        painter.fillRect(box.intersected(exposed), Qt::white);
        painter.save();
        painter.setClipRect(box.intersected(exposed));
        painter.translate(box.topLeft());
        painter.scale(m_grid.scale(), m_grid.scale());
        const QRectF part(QPointF(exposed.topLeft() - box.topLeft()) / m_grid.scale(),
                          QSizeF(exposed.size()) / m_grid.scale());
        m_painter->paintPage(painter, size_t(page), part);
        painter.restore();
    }
}

} // namespace sky::ui
