#include "core/print/blocks.h"
#include "core/print/type.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sky::print
{

namespace
{

// From the lower edge of the heading's row.
constexpr double Axis = 5.3;
constexpr double FullTick = 3.6;
constexpr double TenthTick = 1.4;
constexpr double TwentiethTick = 0.8;
constexpr double RulerBaseline = 3.4;
constexpr double ValuesBaseline = 9.4;
constexpr double ValuesStep = 3.8;
constexpr double BelowValues = 0.3;
constexpr double AxisRoom = 1.5; ///< under a scale that says nothing below
constexpr double LabelGap = 0.9;
constexpr double BarThickness = 2.4;   // pt
constexpr double ValueThickness = 1.0; // pt
constexpr double FineTick = 0.3;       // pt
constexpr int Twentieths = 20;

class RulerDrawing
{
public:
    RulerDrawing(const Ruler &ruler, double width)
        : m_ruler(ruler)
        , m_width(width)
    {
    }

    std::vector<Mark> draw()
    {
        m_drawing.setSubjects(m_ruler.subjects);
        drawScale();
        drawValue();
        drawMarks();
        drawValuesNow();
        return m_drawing.marks();
    }

private:
    double xOf(int64_t amount) const
    {
        if (m_ruler.maximum <= 0) return amount > 0 ? m_width : 0;
        const double share = static_cast<double>(amount) / static_cast<double>(m_ruler.maximum);
        return m_width * std::clamp(share, 0.0, 1.0);
    }

    void tick(double x, double height, double points) { m_drawing.line(x, Axis - height, x, Axis, points); }

    void drawScale()
    {
        m_drawing.line(0, Axis, m_width, Axis, BoxRule);
        tick(0, FullTick, BoxRule);
        for (int i = 1; i < Twentieths; ++i) {
            const double x = m_width * i / Twentieths;
            const bool marked =
                std::any_of(m_ruler.marks.begin(), m_ruler.marks.end(),
                            [&](const Ruler::Mark &mark) { return std::abs(xOf(mark.at) - x) < 0.1; });
            if (!marked) tick(x, i % 2 == 0 ? TenthTick : TwentiethTick, FineTick);
        }
        for (const Ruler::Mark &mark : m_ruler.marks)
            tick(xOf(mark.at), FullTick, BoxRule);
    }

    /// The bar, and its amount on the side where there is room.
    void drawValue()
    {
        const double x = xOf(m_ruler.value);
        if (x > 0) m_drawing.line(0, Axis, x, Axis, BarThickness);
        const double width = textWidth(m_ruler.valueText, Role::SmallStrong);
        m_valueLeft = x + LabelGap;
        if (m_valueLeft + width > roomRightOf(x) && x - LabelGap - width > 0)
            m_valueLeft = x - LabelGap - width;
        m_valueLeft = std::max(0.0, std::min(m_valueLeft, m_width - width));
        m_valueRight = m_valueLeft + width;
        m_drawing.text(m_valueLeft, RulerBaseline, m_ruler.valueText, Role::SmallStrong);
        tick(x, FullTick, ValueThickness);
    }

    double roomRightOf(double x) const
    {
        double room = m_width;
        for (const Ruler::Mark &mark : m_ruler.marks)
            if (xOf(mark.at) > x) room = std::min(room, xOf(mark.at));
        return room;
    }

    bool isLast(const Ruler::Mark &mark) const { return xOf(mark.at) > m_width - 1; }

    /// Left end of a mark's label.
    double labelLeft(const Ruler::Mark &mark, Role role) const
    {
        const double x = xOf(mark.at);
        return isLast(mark) ? x - LabelGap - textWidth(mark.label, role) : x + LabelGap;
    }
    bool marksTouch(Role role) const
    {
        for (size_t i = 1; i < m_ruler.marks.size(); ++i) {
            const Ruler::Mark &before = m_ruler.marks[i - 1];
            const double right = labelLeft(before, role) + textWidth(before.label, role);
            if (right + LabelGap > labelLeft(m_ruler.marks[i], role)) return true;
        }
        return false;
    }

    /// The amount itself, and the end of the scale, say more than a mark that they would touch.
    std::vector<bool> whichStand(Role role) const
    {
        std::vector<bool> stand(m_ruler.marks.size(), false);
        double limit = std::numeric_limits<double>::max();
        for (size_t i = stand.size(); i-- > 0;) {
            const Ruler::Mark &mark = m_ruler.marks[i];
            const double left = labelLeft(mark, role), right = left + textWidth(mark.label, role);
            const bool free = left > m_valueRight + LabelGap || right < m_valueLeft - LabelGap;
            stand[i] = free && right + LabelGap <= limit;
            if (stand[i]) limit = left;
        }
        return stand;
    }

    void drawMarks()
    {
        const Role role = marksTouch(Role::Small) ? smaller(Role::Small) : Role::Small;
        const std::vector<bool> stand = whichStand(role);
        for (size_t i = 0; i < m_ruler.marks.size(); ++i) {
            const Ruler::Mark &mark = m_ruler.marks[i];
            if (stand[i]) m_drawing.text(labelLeft(mark, role), RulerBaseline, mark.label, role);
            const double x = xOf(mark.at);
            const bool last = isLast(mark);
            for (qsizetype line = 0; line < mark.values.size(); ++line)
                m_drawing.text(last ? x : x + LabelGap, baselineOf(line), mark.values[line],
                               Role::SmallStrong, last ? Align::Right : Align::Left);
        }
    }

    void drawValuesNow()
    {
        for (qsizetype line = 0; line < m_ruler.lines.size(); ++line)
            m_drawing.runs(0, baselineOf(line),
                           {{m_ruler.lines[line] + QLatin1Char(' '), Role::Label},
                            {m_ruler.valuesNow.value(line), Role::SmallStrong}});
    }

    static double baselineOf(qsizetype line)
    {
        return ValuesBaseline + static_cast<double>(line) * ValuesStep;
    }

    const Ruler &m_ruler;
    double m_width;
    double m_valueLeft = 0;
    double m_valueRight = 0;
    Drawing m_drawing;
};

} // namespace

SetSection setRuler(const Setting &setting, const Ruler &ruler)
{
    SetSection set;
    set.heading = setHeading(setting, {}, false);
    set.headingContinued = setHeading(setting, {}, true);
    set.blank = blankRow(setting.width, 1);
    const auto lines = static_cast<double>(ruler.lines.size());
    const double height =
        lines > 0 ? ValuesBaseline + (lines - 1) * ValuesStep + BelowValues : Axis + AxisRoom;
    set.rows.push_back({height / M, RulerDrawing(ruler, setting.width).draw()});
    return set;
}

} // namespace sky::print
