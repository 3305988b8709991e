#pragma once

#include "core/print/layoutspec.h"

#include <QPointF>
#include <QRect>
#include <QSize>

namespace sky::ui
{

/// Where the pages of a sheet stand on the screen: side by side as far as they go, then below each other.
class PageGrid
{
public:
    static constexpr int Gap = 16; ///< around and between pages, pixels

    PageGrid() = default;
    /// `scale` is pixels per millimetre, `room` what the pages are to be spread over.
    PageGrid(const print::PageFormat &paper, int pages, double scale, QSize room);

    int pages() const { return m_pages; }
    int columns() const { return m_columns; }
    double scale() const { return m_scale; }
    QSize size() const; ///< at least the room's width

    QRect page(int index) const;
    /// The page at a point, or the nearest; 0 when there is none.
    int nearestPage(QPoint point) const;

    /// A point as a page and millimetres on it (also outside of it), and back.
    struct Place {
        int page = 0;
        QPointF at;
    };
    Place placeOf(QPoint point) const;
    QPoint pointOf(const Place &place) const;

private:
    QSize m_page;
    int m_pages = 0;
    int m_columns = 1;
    double m_scale = 1;
    int m_width = 0;
};

/// The scale at which one page just fills the room's width, or is seen whole.
double scaleToWidth(const print::PageFormat &paper, QSize room);
double scaleToPage(const print::PageFormat &paper, QSize room);

} // namespace sky::ui
