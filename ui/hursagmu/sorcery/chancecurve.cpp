#include "ui/hursagmu/sorcery/chancecurve.h"

#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/measure.h"
#include "ui/theme/type.h"

#include <QPainter>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace rules = sky::hursagmu::rules;

namespace
{

constexpr int PlotHeight = 146;
constexpr int Side = 12; // right of the last level

QString rollText(int64_t roll)
{
    return roll < 0 ? View::tr("2d6 %1").arg(numberText(roll, Unit::Number)) : View::tr("2d6 + %1").arg(roll);
}

QString axisText(int64_t roll)
{
    return View::tr("challenge level (CL) to reach with %1; per cent").arg(rollText(roll));
}

} // namespace

ChanceCurve::ChanceCurve(QWidget *parent)
    : Chart(QSizePolicy::Fixed, parent)
{
}

void ChanceCurve::showChances(const Facts &facts)
{
    m_facts = facts;
    say();
    update();
}

void ChanceCurve::say()
{
    QStringList words;
    if (m_facts.hold)
        words << View::tr("the spell holds at CL %1: %2")
                     .arg(QString::number(m_facts.hold->cl), percentText(m_facts.hold->chance));
    if (m_facts.hit)
        words << View::tr("it hits at CL %1: %2")
                     .arg(QString::number(m_facts.hit->cl), percentText(m_facts.hit->chance));
    setAccessibleName(View::tr("Chances with %1: %2")
                          .arg(rollText(m_facts.roll), words.isEmpty() ? View::tr("no level is set")
                                                                       : words.join(QStringLiteral("; "))));
    QStringList values;
    for (const rules::CurvePoint &point : m_facts.points)
        values << View::tr("CL %1: %2").arg(QString::number(point.cl), percentText(point.chance));
    setAccessibleDescription(values.join(QStringLiteral("; ")));
}

QSize ChanceCurve::sizeHint() const
{
    const QFontMetrics text(fontOf(Type::Secondary));
    return {text.averageCharWidth() * 40, atTextSize(PlotHeight) + 2 * text.height() + text.height() / 2 + 6};
}

QSize ChanceCurve::minimumSizeHint() const
{
    return {QFontMetrics(fontOf(Type::Secondary)).averageCharWidth() * 24, sizeHint().height()};
}

QRectF ChanceCurve::plot() const
{
    const QFontMetrics text(fontOf(Type::Secondary));
    const double left = text.horizontalAdvance(QStringLiteral("100")) + 8;
    return {left, text.height() / 2.0, std::max(1.0, width() - left - Side), double(atTextSize(PlotHeight))};
}

double ChanceCurve::xOf(int64_t cl) const
{
    const int64_t first = m_facts.points.front().cl;
    const auto steps = double(std::max<int64_t>(1, m_facts.points.back().cl - first));
    return plot().left() + plot().width() * std::clamp(double(cl - first) / steps, 0.0, 1.0);
}

double ChanceCurve::yOf(double percent) const
{
    return plot().bottom() - plot().height() * percent / 100;
}

double ChanceCurve::heightAt(int64_t cl) const
{
    for (const rules::CurvePoint &point : m_facts.points)
        if (point.cl == cl) return yOf(100.0 * point.chance.ways / rules::AllWays);
    return yOf(0);
}

void ChanceCurve::paintGrid(QPainter &painter) const
{
    for (const int percent : {0, 25, 50, 75, 100})
        paintFigure(painter, yOf(percent), QString::number(percent), percent == 0);
}

/// The figures below, as many as have room; those that are marked always.
void ChanceCurve::paintLevels(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    const QFont plain = fontOf(Type::Secondary);
    QFont strong = plain;
    strong.setBold(true);
    const QFontMetricsF text(strong);
    const double need = text.horizontalAdvance(QStringLiteral("00")) + 8;
    const double step = plot().width() / std::max<double>(1, double(m_facts.points.size()) - 1);
    const auto every = std::max<int64_t>(1, int64_t(need / std::max(1.0, step)) + (need > step ? 1 : 0));
    const int64_t hit = m_facts.hit ? m_facts.hit->cl : -1;
    for (const rules::CurvePoint &point : m_facts.points) {
        const bool marked = point.cl == hit;
        const bool near = hit >= 0 && !marked && std::abs(xOf(point.cl) - xOf(hit)) < need;
        if (!marked && ((point.cl - m_facts.points.front().cl) % every != 0 || (near && every > 1))) continue;
        painter.setFont(marked ? strong : plain);
        painter.setPen(marked ? colors.ink : colors.ink2);
        painter.drawText(QRectF(xOf(point.cl) - need, plot().bottom() + 3, 2 * need, text.height()),
                         Qt::AlignHCenter | Qt::AlignTop, QString::number(point.cl));
    }
    paintCaption(painter, plot().bottom() + 3 + text.height(), axisText(m_facts.roll));
}

void ChanceCurve::paintHold(QPainter &painter) const
{
    if (!m_facts.hold) return;
    const Colors &colors = colorsOf(this);
    const double x = xOf(m_facts.hold->cl);
    painter.setPen(QPen(colors.warn, 1.5, Qt::DotLine));
    painter.drawLine(QPointF(x, heightAt(m_facts.hold->cl)), QPointF(x, plot().bottom()));
    const QFont plain = fontOf(Type::Secondary);
    QFont strong = plain;
    strong.setBold(true);
    const QFontMetricsF text(strong);
    const QString name = View::tr("spell holds");
    const double room =
        std::max(text.horizontalAdvance(name), text.horizontalAdvance(QStringLiteral("100 %")));
    const bool left = x - room - 6 >= plot().left();
    const QRectF box(left ? x - room - 6 : x + 6, plot().bottom() - 2 * text.height() - 4, room,
                     text.height());
    const int side = left ? Qt::AlignRight : Qt::AlignLeft;
    painter.setPen(colors.warn);
    painter.setFont(plain);
    painter.drawText(box, side | Qt::TextSingleLine, name);
    painter.setFont(strong);
    painter.drawText(box.translated(0, text.height()), side | Qt::TextSingleLine,
                     percentText(m_facts.hold->chance));
}

void ChanceCurve::paintChances(QPainter &painter) const
{
    QPolygonF line;
    for (const rules::CurvePoint &point : m_facts.points)
        line << QPointF(xOf(point.cl), heightAt(point.cl));
    paintCurve(painter, line, Curve::First);
    painter.setBrush(colorsOf(this).accent);
    painter.setPen(Qt::NoPen);
    for (const QPointF &point : line)
        painter.drawEllipse(point, 2.5, 2.5);
}

void ChanceCurve::paintHit(QPainter &painter) const
{
    if (!m_facts.hit) return;
    const Colors &colors = colorsOf(this);
    const QPointF at(xOf(m_facts.hit->cl), heightAt(m_facts.hit->cl));
    painter.setPen(QPen(colors.accent, 1.5, Qt::DashLine));
    painter.drawLine(QPointF(at.x(), at.y() + 4), QPointF(at.x(), plot().bottom()));
    painter.setPen(QPen(colors.accent, 1.5));
    painter.setBrush(colors.base);
    painter.drawEllipse(at, 4.5, 4.5);
    painter.setFont(fontOf(Type::Strong));
    const QFontMetricsF text(painter.font());
    const QString words = View::tr("hits %1").arg(percentText(m_facts.hit->chance));
    const double room = text.horizontalAdvance(words);
    const double x = at.x() + 9 + room <= width() ? at.x() + 9 : std::max(0.0, at.x() - 9 - room);
    const bool high = at.y() - text.height() < plot().top(); // on the flat part the line runs on beside it
    const double y = high ? at.y() + 6 : at.y() - text.height();
    painter.setPen(colors.ink);
    painter.drawText(QRectF(x, y, room + 1, text.height()), Qt::AlignLeft | Qt::AlignVCenter, words);
}

void ChanceCurve::paintChart(QPainter &painter) const
{
    if (m_facts.points.empty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintGrid(painter);
    paintLevels(painter);
    paintHold(painter);
    paintChances(painter);
    paintHit(painter);
}

} // namespace sky::ui::hursagmu
