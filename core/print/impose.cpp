#include "core/print/layout.h"

#include "core/print/drawing.h"

#include <cmath>

namespace sky::print
{

namespace
{

/// A shape so many times larger, seen from the paper's corner.
class Enlarge
{
public:
    explicit Enlarge(double factor)
        : m_factor(factor)
    {
    }

    void operator()(TextMark &mark) const
    {
        mark.x *= m_factor;
        mark.baseline *= m_factor;
        mark.width *= m_factor;
        mark.scale *= m_factor;
    }
    void operator()(LineMark &mark) const
    {
        mark.from *= m_factor;
        mark.to *= m_factor;
        mark.points *= m_factor;
    }
    void operator()(PathMark &mark) const
    {
        for (QPointF &point : mark.points)
            point *= m_factor;
        mark.thickness *= m_factor;
    }
    void operator()(BoxMark &mark) const
    {
        mark.box = enlarged(mark.box);
        mark.points *= m_factor;
    }
    void operator()(WedgeMark &mark) const
    {
        mark.tip *= m_factor;
        mark.head *= m_factor;
        mark.rule *= m_factor;
    }
    void operator()(StarMark &mark) const
    {
        mark.center *= m_factor;
        mark.radius *= m_factor;
        mark.points *= m_factor;
    }
    void operator()(PortraitMark &mark) const { mark.box = enlarged(mark.box); }

private:
    QRectF enlarged(const QRectF &box) const { return {box.topLeft() * m_factor, box.size() * m_factor}; }

    double m_factor;
};

} // namespace

SheetLayout enlarged(const SheetLayout &layout, double factor, const PageFormat &paper)
{
    SheetLayout large = layout;
    for (Page &page : large.pages)
        for (Mark &mark : page.marks)
            std::visit(Enlarge(factor), mark.shape);
    for (Bookmark &bookmark : large.bookmarks)
        bookmark.y *= factor;
    large.paper = layout.paper;
    large.paper.id = paper.id;
    large.paper.width *= factor;
    large.paper.height *= factor;
    large.paper.module *= factor;
    large.paper.binding *= factor;
    return large;
}

SheetLayout twoUp(const SheetLayout &layout, const PageFormat &sheet)
{
    SheetLayout pairs = layout;
    pairs.paper = sheet.landscape();
    pairs.pages.clear();
    const double half = pairs.paper.width / 2;
    const double dx = (half - layout.paper.width) / 2;
    const double dy = (pairs.paper.height - layout.paper.height) / 2;
    for (size_t i = 0; i < layout.pages.size(); i += 2) {
        Drawing drawing;
        drawing.add(layout.pages[i].marks, dx, dy);
        if (i + 1 < layout.pages.size()) drawing.add(layout.pages[i + 1].marks, half + dx, dy);
        pairs.pages.push_back({drawing.marks()});
    }
    // The grid of the sheet reaches from the first page's margin to the second's.
    const PageFormat &page = layout.paper;
    const auto modules = [&page](double room) { return static_cast<int>(std::ceil(room / page.module)); };
    pairs.paper.module = page.module;
    pairs.paper.modulesAcross = modules(pairs.paper.width - 2 * (dx + std::min(page.left(0), page.left(1))));
    pairs.paper.modulesDown = modules(pairs.paper.height - 2 * (dy + page.top()));
    for (Bookmark &bookmark : pairs.bookmarks) {
        bookmark.page /= 2;
        bookmark.y += dy;
    }
    return pairs;
}

} // namespace sky::print
