#include "ui/print/pagegrid.h"

#include <algorithm>
#include <limits>

namespace sky::ui
{

namespace
{

constexpr double SmallestScale = 0.2; ///< pixels per millimetre, in a window of no size

int inside(int length)
{
    return length - 2 * PageGrid::Gap;
}

} // namespace

PageGrid::PageGrid(const print::PageFormat &paper, int pages, double scale, QSize room)
    : m_page(qRound(paper.width * scale), qRound(paper.height * scale))
    , m_pages(pages)
    , m_columns(std::clamp((room.width() - Gap) / (m_page.width() + Gap), 1, std::max(1, pages)))
    , m_scale(scale)
    , m_width(std::max(room.width(), m_columns * (m_page.width() + Gap) + Gap))
{
}

QSize PageGrid::size() const
{
    const int rows = (m_pages + m_columns - 1) / m_columns;
    return {m_width, rows * (m_page.height() + Gap) + Gap};
}

QRect PageGrid::page(int index) const
{
    const int used = m_columns * (m_page.width() + Gap) - Gap;
    const int left = (m_width - used) / 2;
    return {QPoint(left + index % m_columns * (m_page.width() + Gap),
                   Gap + index / m_columns * (m_page.height() + Gap)),
            m_page};
}

int PageGrid::nearestPage(QPoint point) const
{
    int best = 0;
    int shortest = std::numeric_limits<int>::max();
    for (int index = 0; index < m_pages; ++index) {
        const QRect box = page(index);
        const QPoint inBox(std::clamp(point.x(), box.left(), box.right()),
                           std::clamp(point.y(), box.top(), box.bottom()));
        const int distance = (point - inBox).manhattanLength();
        if (distance >= shortest) continue;
        shortest = distance;
        best = index;
    }
    return best;
}

PageGrid::Place PageGrid::placeOf(QPoint point) const
{
    const int index = nearestPage(point);
    return {index, QPointF(point - page(index).topLeft()) / m_scale};
}

QPoint PageGrid::pointOf(const Place &place) const
{
    return page(place.page).topLeft() + (place.at * m_scale).toPoint();
}

double scaleToWidth(const print::PageFormat &paper, QSize room)
{
    return std::max(SmallestScale, inside(room.width()) / paper.width);
}

double scaleToPage(const print::PageFormat &paper, QSize room)
{
    return std::min(scaleToWidth(paper, room), std::max(SmallestScale, inside(room.height()) / paper.height));
}

} // namespace sky::ui
