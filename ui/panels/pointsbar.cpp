#include "ui/panels/pointsbar.h"

#include "ui/theme/colors.h"
#include "ui/theme/type.h"

#include <QPainter>

#include <algorithm>

namespace sky::ui
{

namespace
{

constexpr int BarHeight = 18;
constexpr double Gap = 2;
constexpr double Radius = 2;

} // namespace

PointsBar::PointsBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PointsBar::showMeter(const Meter &meter)
{
    m_meter = meter;
    QStringList words;
    for (const Breakdown &segment : meter.spent)
        words << QStringLiteral("%1 %2").arg(segment.label(), QString::number(segment.value()));
    setAccessibleName(tr("%1: %2 of %3 spent (%4)")
                          .arg(meter.label, QString::number(meter.spentSum()), QString::number(meter.total),
                               words.join(QStringLiteral(", "))));
    update();
}

QSize PointsBar::sizeHint() const
{
    return {400, BarHeight + 2 + QFontMetrics(fontOf(Type::Secondary)).height() + 2};
}

QSize PointsBar::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

double PointsBar::xOf(int64_t points) const
{
    const auto full = double(std::max<int64_t>({m_meter.total, m_meter.spentSum(), 1}));
    return 0.5 + (width() - 1) * double(points) / full;
}

void PointsBar::paintSegments(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    const QColor fills[] = {colors.accent, colors.accent2, colors.accent3};
    int64_t at = 0;
    for (size_t i = 0; i < m_meter.spent.size(); ++i) {
        const int64_t points = m_meter.spent[i].value();
        if (points <= 0) continue;
        const double from = xOf(at) + (at > 0 ? Gap / 2 : 0);
        at += points;
        const double to = xOf(at) - (at < m_meter.total ? Gap / 2 : 0);
        painter.setPen(QPen(colors.accent, 1));
        painter.setBrush(fills[std::min<size_t>(i, 2)]);
        painter.drawRoundedRect(QRectF(from, 0.5, std::max(1.0, to - from), BarHeight - 1), Radius, Radius);
    }
    if (m_meter.left() <= 0) return;
    painter.setPen(QPen(colors.edge, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    const double from = xOf(at) + (at > 0 ? Gap / 2 : 0);
    painter.drawRoundedRect(QRectF(from, 0.5, width() - 0.5 - from, BarHeight - 1), Radius, Radius);
}

void PointsBar::paintExcess(QPainter &painter) const
{
    if (m_meter.left() >= 0) return;
    const Colors &colors = colorsOf(this);
    const QRectF over(xOf(m_meter.total), 0.5, width() - 0.5 - xOf(m_meter.total), BarHeight - 1);
    painter.setPen(QPen(colors.error, 1));
    painter.setBrush(colors.base);
    painter.drawRect(over);
    painter.setBrush(QBrush(colors.error, Qt::BDiagPattern));
    painter.drawRect(over);
    painter.setPen(QPen(colors.ink, 2));
    painter.drawLine(QPointF(over.left(), 0), QPointF(over.left(), BarHeight));
}

void PointsBar::paintLabels(QPainter &painter) const
{
    const Colors &colors = colorsOf(this);
    const QFont plain = fontOf(Type::Secondary);
    QFont strong = plain;
    strong.setBold(true);
    const double baseline = BarHeight + 2 + QFontMetricsF(plain).ascent();
    double free = 0; // no label may begin before
    int64_t at = 0;
    for (const Breakdown &segment : m_meter.spent) {
        if (segment.value() <= 0) continue;
        const QString name = segment.label() + QLatin1Char(' ');
        const QString value = QString::number(segment.value());
        const double nameWidth = QFontMetricsF(plain).horizontalAdvance(name);
        const double valueWidth = QFontMetricsF(strong).horizontalAdvance(value);
        double x = std::max(xOf(at) - 0.5, free);
        x = std::min(x, std::max(free, width() - nameWidth - valueWidth));
        painter.setFont(plain);
        painter.setPen(colors.ink2);
        painter.drawText(QPointF(x, baseline), name);
        painter.setFont(strong);
        painter.setPen(colors.ink);
        painter.drawText(QPointF(x + nameWidth, baseline), value);
        free = x + nameWidth + valueWidth + 12;
        at += segment.value();
    }
}

void PointsBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSegments(painter);
    paintExcess(painter);
    paintLabels(painter);
}

} // namespace sky::ui
