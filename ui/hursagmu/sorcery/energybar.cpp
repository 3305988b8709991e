#include "ui/hursagmu/sorcery/energybar.h"

#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr double Gap = 2;
constexpr double Radius = 2;

} // namespace

EnergyBar::EnergyBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void EnergyBar::showEnergy(const std::vector<Segment> &segments, int64_t power)
{
    m_segments = segments;
    m_power = power;
    QStringList words;
    for (const Segment &segment : segments)
        if (segment.energy > 0)
            words << QStringLiteral("%1 %2").arg(segment.name, QString::number(segment.energy));
    const int64_t over = energy() - power;
    const QString sum =
        words.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(words.join(QStringLiteral(", ")));
    setAccessibleName(
        over > 0 ? View::tr("Energy bar: %1%2, %3 over power %4")
                       .arg(QString::number(energy()), sum, QString::number(over), QString::number(power))
                 : View::tr("Energy bar: %1%2 of power %3")
                       .arg(QString::number(energy()), sum, QString::number(power)));
    update();
}

int64_t EnergyBar::energy() const
{
    int64_t sum = 0;
    for (const Segment &segment : m_segments)
        sum += segment.energy;
    return sum;
}

QSize EnergyBar::sizeHint() const
{
    const QFontMetrics text(fontOf(Type::Secondary));
    return {text.averageCharWidth() * 30, 2 * text.height() + 10};
}

QRectF EnergyBar::bar() const
{
    const QFontMetrics text(fontOf(Type::Secondary));
    return {contentsRect().left() + 0.5, text.height() + 4.5, contentsRect().width() - 1.0,
            text.height() + 3.0};
}

/// A little more than the larger of energy and power, so that the mark is not the end.
double EnergyBar::xOf(int64_t energy) const
{
    const auto whole = double(std::max<int64_t>({this->energy(), m_power, 1}));
    return bar().left() + bar().width() * std::min(1.0, double(energy) / whole);
}

void EnergyBar::paintSegments(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    const QColor fills[] = {colors.accent, colors.accent2, colors.accent3};
    if (energy() < m_power) {
        painter.setPen(QPen(colors.edge, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        const double from = xOf(energy()) + (energy() > 0 ? Gap : 0);
        painter.drawRoundedRect(QRectF(QPointF(from, bar().top()), bar().bottomRight()), Radius, Radius);
    }
    int64_t at = 0;
    for (size_t i = 0; i < m_segments.size(); ++i) {
        if (m_segments[i].energy <= 0) continue;
        const double from = xOf(at) + (at > 0 ? Gap / 2 : 0);
        at += m_segments[i].energy;
        const double to = xOf(at) - (at < energy() ? Gap / 2 : 0);
        painter.setPen(QPen(colors.accent, 1));
        painter.setBrush(fills[std::min<size_t>(i, 2)]);
        painter.drawRoundedRect(QRectF(from, bar().top(), std::max(1.0, to - from), bar().height()), Radius,
                                Radius);
    }
}

void EnergyBar::paintBeyond(QPainter &painter) const
{
    if (energy() <= m_power) return;
    const Colors &colors = colorsOf(this);
    const QRectF over(QPointF(xOf(m_power), bar().top()), bar().bottomRight());
    painter.setPen(QPen(colors.warn, 1));
    painter.setBrush(colors.warnGround);
    painter.drawRoundedRect(over, Radius, Radius);
    painter.setBrush(QBrush(colors.warn, Qt::BDiagPattern));
    painter.drawRoundedRect(over, Radius, Radius);
}

/// In the part of a segment that is not hatched, where there is room.
void EnergyBar::paintFigures(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    const QColor inks[] = {colors.onAccent, colors.dark ? colors.onAccent : colors.ink, colors.ink};
    QFont font = fontOf(Type::Secondary);
    font.setBold(true);
    painter.setFont(font);
    int64_t at = 0;
    for (size_t i = 0; i < m_segments.size(); ++i) {
        const int64_t end = std::min(at + m_segments[i].energy, std::max<int64_t>(m_power, 0));
        const QRectF box(xOf(at), bar().top(), xOf(end) - xOf(at), bar().height());
        const QString figure = QString::number(m_segments[i].energy);
        at += m_segments[i].energy;
        if (box.width() < painter.fontMetrics().horizontalAdvance(figure) + 4) continue;
        painter.setPen(inks[std::min<size_t>(i, 2)]);
        painter.drawText(box, Qt::AlignCenter, figure);
    }
}

void EnergyBar::paintMark(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    const double x = std::min(xOf(m_power), bar().right());
    painter.setPen(QPen(colors.ink, 2));
    painter.drawLine(QPointF(x, bar().top() - 4), QPointF(x, bar().bottom() + 2));
    const QFont plain = fontOf(Type::Secondary);
    QFont strong = plain;
    strong.setBold(true);
    const QString power = View::tr("power %1").arg(m_power);
    const QString over = energy() > m_power ? View::tr("%1 over").arg(energy() - m_power) : QString();
    const double powerWidth = QFontMetricsF(plain).horizontalAdvance(power);
    const double overWidth = over.isEmpty() ? 0 : QFontMetricsF(strong).horizontalAdvance(over) + 12;
    const double least = bar().left();
    const double left =
        std::clamp(x - powerWidth - 5, least, std::max(least, bar().right() - powerWidth - overWidth));
    const double baseline = QFontMetricsF(plain).ascent();
    painter.setFont(plain);
    painter.setPen(colors.ink);
    painter.drawText(QPointF(left, baseline), power);
    if (over.isEmpty()) return;
    painter.setFont(strong);
    painter.setPen(colors.warn);
    painter.drawText(QPointF(left + powerWidth + 12, baseline), over);
}

void EnergyBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSegments(painter);
    paintBeyond(painter);
    paintFigures(painter);
    paintMark(painter);
}

void EnergyBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) updateGeometry();
}

} // namespace sky::ui::hursagmu
