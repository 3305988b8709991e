#include "ui/hursagmu/advancement/growthchart.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/measure.h"
#include "ui/theme/type.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <iterator>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;

namespace
{

constexpr int PlotHeight = 96;
constexpr int LeastHeight = 80;
constexpr int MostGridLines = 4;
constexpr int MostSpoken = 60; ///< days; the table has them all

/// 1, 2, 5, 10, 20 ...: the least that is at least `wanted`.
int64_t roundStep(int64_t wanted)
{
    for (int64_t ten = 1;; ten *= 10)
        for (const int64_t each : {1, 2, 5})
            if (each * ten >= wanted) return each * ten;
}

int64_t rounded(int64_t value, int64_t step, bool up)
{
    const int64_t below = value >= 0 ? value / step : -((-value + step - 1) / step);
    return (up && below * step < value ? below + 1 : below) * step;
}

} // namespace

GrowthChart::GrowthChart(QWidget *parent)
    : Chart(QSizePolicy::Preferred, parent)
{
}

void GrowthChart::show(const Facts &facts)
{
    m_facts = facts;
    measure();
    say();
    update();
}

void GrowthChart::measure()
{
    m_first = m_facts.from;
    m_last = m_facts.to;
    int64_t low = 0;
    int64_t high = 1;
    for (const Line &line : m_facts.lines) {
        low = std::min(low, line.start);
        high = std::max(high, line.start);
        for (const auto &[day, value] : line.steps) {
            if (!m_first.isValid() || day < m_first) m_first = day;
            if (!m_last.isValid() || day > m_last) m_last = day;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    m_step = roundStep(std::max<int64_t>(1, (high - low + MostGridLines - 1) / MostGridLines));
    m_low = rounded(low, m_step, false);
    m_high = rounded(high, m_step, true);
    if (m_last.isValid()) m_last = m_last.addDays(std::max<qint64>(1, m_first.daysTo(m_last) / 20));
}

void GrowthChart::say()
{
    QStringList ends;
    QStringList values;
    for (const Line &line : m_facts.lines) {
        ends << endText(line, line.last());
        const size_t from = line.steps.size() > MostSpoken ? line.steps.size() - MostSpoken : 0;
        for (size_t i = from; i < line.steps.size(); ++i)
            values << filled(View::tr("%1: %2"), dayText(line.steps[i].first),
                             endText(line, line.steps[i].second));
    }
    setAccessibleName(filled(View::tr("Growth of %1: %2"), m_facts.title, ends.join(QStringLiteral(", "))));
    setAccessibleDescription(values.join(QStringLiteral("; ")));
}

QString GrowthChart::endText(const Line &line, int64_t value)
{
    const QString number = numberText(value, Unit::Number);
    return line.nameFirst ? QStringLiteral("%1 %2").arg(line.name, number)
                          : QStringLiteral("%1 %2").arg(number, line.name);
}

QSize GrowthChart::sizeHint() const
{
    const QFontMetrics text(fontOf(Type::Secondary));
    return {text.averageCharWidth() * 44, atTextSize(PlotHeight) + 3 * text.height() + 6};
}

QSize GrowthChart::minimumSizeHint() const
{
    const QFontMetrics text(fontOf(Type::Secondary));
    return {text.averageCharWidth() * 32, atTextSize(LeastHeight) + 3 * text.height() + 6};
}

QRectF GrowthChart::plot() const
{
    QFont strong = fontOf(Type::Secondary);
    strong.setBold(true);
    const QFontMetrics text(strong);
    int names = 0;
    for (const Line &line : m_facts.lines)
        names = std::max(names, text.horizontalAdvance(endText(line, line.last())));
    const int figures = std::max(text.horizontalAdvance(numberText(m_low, Unit::Number)),
                                 text.horizontalAdvance(numberText(m_high, Unit::Number)));
    const double left = figures + 8;
    const double bottom = height() - 2 * text.height() - 6;
    const double top = text.height() / 2.0 + 2;
    return {left, top, std::max(1.0, width() - left - names - 12), std::max(1.0, bottom - top)};
}

double GrowthChart::xOf(QDate day) const
{
    const auto days = double(std::max<qint64>(1, m_first.daysTo(m_last)));
    return plot().left() + plot().width() * double(m_first.daysTo(day)) / days;
}

double GrowthChart::yOf(int64_t value) const
{
    return plot().bottom() - plot().height() * double(value - m_low) / double(m_high - m_low);
}

QPolygonF GrowthChart::path(const Line &line) const
{
    QPolygonF path;
    double y = yOf(line.start);
    path << QPointF(plot().left(), y);
    for (const auto &[day, value] : line.steps) {
        const double x = xOf(day);
        path << QPointF(x, y);
        y = yOf(value);
        path << QPointF(x, y);
    }
    path << QPointF(plot().right(), y);
    return path;
}

void GrowthChart::paintGrid(QPainter &painter) const
{
    for (int64_t value = m_low; value <= m_high; value += m_step)
        paintFigure(painter, yOf(value), numberText(value, Unit::Number), value == m_low);
    paintCaption(painter, plot().bottom() + 4 + QFontMetricsF(fontOf(Type::Secondary)).height(),
                 m_facts.axis);
}

/// The first day, then months or years where there is room for their names.
void GrowthChart::paintDays(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    painter.setFont(fontOf(Type::Secondary));
    const QFontMetricsF text(painter.font());
    const auto tick = [&](QDate day, const QString &name) {
        painter.setPen(colors.edge);
        painter.drawLine(QPointF(xOf(day), plot().bottom()), QPointF(xOf(day), plot().bottom() + 3));
        painter.setPen(colors.ink2);
        painter.drawText(QPointF(xOf(day), plot().bottom() + 4 + text.ascent()), name);
    };
    const QString first = QLocale().toString(m_first, QStringLiteral("d MMM yyyy"));
    tick(m_first, first);
    double free = xOf(m_first) + text.horizontalAdvance(first) + 12;
    const bool years = m_first.daysTo(m_last) > 800;
    QDate day(m_first.year(), years ? 1 : m_first.month(), 1);
    for (day = years ? day.addYears(1) : day.addMonths(1); day < m_last;
         day = years ? day.addYears(1) : day.addMonths(1)) {
        const QString name = years || day.month() == 1 ? QString::number(day.year())
                                                       : QLocale().toString(day, QStringLiteral("MMM"));
        if (xOf(day) < free || xOf(day) + text.horizontalAdvance(name) > width()) continue;
        tick(day, name);
        free = xOf(day) + text.horizontalAdvance(name) + 12;
    }
}

/// Between the first two lines.
void GrowthChart::paintArea(QPainter &painter) const
{
    if (!m_facts.filled || m_facts.lines.size() != 2) return;
    QPolygonF area = path(m_facts.lines[0]);
    const QPolygonF other = path(m_facts.lines[1]);
    std::copy(other.rbegin(), other.rend(), std::back_inserter(area));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colorsOf(this).tint);
    painter.drawPolygon(area, Qt::WindingFill);
}

/// At the right end of each line; two that end close to each other are moved apart.
void GrowthChart::paintNames(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    QFont strong = fontOf(Type::Secondary);
    strong.setBold(true);
    painter.setFont(strong);
    const QFontMetricsF text(strong);
    std::vector<double> places;
    for (const Line &line : m_facts.lines)
        places.push_back(yOf(line.last()));
    if (places.size() == 2) {
        const bool firstAbove = places[0] <= places[1];
        const double lacking = text.height() - std::abs(places[0] - places[1]);
        if (lacking > 0) {
            places[0] += firstAbove ? -lacking / 2 : lacking / 2;
            places[1] += firstAbove ? lacking / 2 : -lacking / 2;
        }
    }
    for (size_t i = 0; i < places.size(); ++i) {
        painter.setPen(m_facts.lines[i].dashed ? colors.ink2 : colors.accent);
        const QRectF box(plot().right() + 8, places[i] - text.height() / 2, width() - plot().right() - 8,
                         text.height());
        painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         endText(m_facts.lines[i], m_facts.lines[i].last()));
    }
}

void GrowthChart::paintChart(QPainter &painter) const
{
    if (!m_first.isValid()) {
        painter.setFont(fontOf(Type::Body));
        painter.setPen(colorsOf(this).ink2);
        painter.drawText(rect().adjusted(8, 8, -8, -8), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         View::tr("Nothing was earned yet."));
        return;
    }
    paintGrid(painter);
    paintDays(painter);
    paintArea(painter);
    for (const Line &line : m_facts.lines)
        paintCurve(painter, path(line), line.dashed ? Curve::Second : Curve::First);
    paintNames(painter);
}

} // namespace sky::ui::hursagmu
