#include "core/print/drawing.h"

#include "core/print/type.h"

namespace sky::print
{

namespace
{

void move(TextMark &mark, QPointF by)
{
    mark.x += by.x();
    mark.baseline += by.y();
}

void move(LineMark &mark, QPointF by)
{
    mark.from += by;
    mark.to += by;
}

void move(PathMark &mark, QPointF by)
{
    for (QPointF &point : mark.points)
        point += by;
}

void move(BoxMark &mark, QPointF by)
{
    mark.box.translate(by);
}
void move(WedgeMark &mark, QPointF by)
{
    mark.tip += by;
}
void move(StarMark &mark, QPointF by)
{
    mark.center += by;
}
void move(PortraitMark &mark, QPointF by)
{
    mark.box.translate(by);
}

constexpr double WedgeHead = 1.35;
constexpr double WedgeRule = 1.2;  // pt
constexpr double CircleRule = 0.3; // pt
constexpr double PeakUnit = 1.5;
constexpr double PeakLine = 0.5; // pt

} // namespace

double Drawing::text(double at, double baseline, const QString &text, Role role, Align align)
{
    const QString set = asSet(text, role);
    if (set.isEmpty()) return 0;
    const double width = textWidth(set, role);
    const double x = align == Align::Left ? at : align == Align::Right ? at - width : at - width / 2;
    add(TextMark{x, baseline, width, role, set, m_rightToLeft.value_or(isRightToLeft(set))});
    return width;
}

double Drawing::runs(double at, double baseline, const Runs &runs)
{
    double x = at;
    for (const Run &run : runs)
        x += text(x, baseline, run.text, run.role);
    return x - at;
}

void Drawing::line(double x1, double y1, double x2, double y2, double points)
{
    add(LineMark{{x1, y1}, {x2, y2}, points});
}

void Drawing::path(std::vector<QPointF> points, double thickness)
{
    add(PathMark{std::move(points), thickness});
}

void Drawing::box(const QRectF &box, double points)
{
    add(BoxMark{box, points, false});
}

void Drawing::circle(const QRectF &box)
{
    add(BoxMark{box, CircleRule, true});
}

void Drawing::wedgeRule(double left, double right, double y)
{
    add(WedgeMark{{left, y}, WedgeHead, WedgeRule});
    line(left + WedgeHead, y, right, y, WedgeRule);
}

void Drawing::star(double x, double y)
{
    add(StarMark{{x, y}});
}

void Drawing::peaks(double center, double y)
{
    const auto at = [&](double x, double up) { return QPointF(center + x * PeakUnit, y - up * PeakUnit); };
    path({at(-2, 0), at(-1.2, 1), at(-0.727, 0.409)}, PeakLine);
    path({at(2, 0), at(1.2, 1), at(0.727, 0.409)}, PeakLine);
    path({at(-1, 0), at(0, 1.5), at(1, 0)}, PeakLine);
    line(center - 2 * PeakUnit, y, center + 2 * PeakUnit, y, PeakLine);
}

void Drawing::portrait(const QRectF &box)
{
    add(PortraitMark{box});
}

void Drawing::add(const std::vector<Mark> &marks, double dx, double dy)
{
    for (Mark mark : marks) {
        std::visit([&](auto &shape) { move(shape, {dx, dy}); }, mark.shape);
        m_marks.push_back(std::move(mark));
    }
}

double runsWidth(const Runs &runs)
{
    double width = 0;
    for (const Run &run : runs)
        width += textWidth(asSet(run.text, run.role), run.role);
    return width;
}

} // namespace sky::print
