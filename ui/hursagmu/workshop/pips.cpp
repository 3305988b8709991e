#include "ui/hursagmu/workshop/pips.h"

#include "ui/theme/colors.h"
#include "ui/theme/measure.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Square = 10;
constexpr int Gap = 2;
constexpr int Most = 20; ///< that are painted; a broken file may hold any number

} // namespace

Pips::Pips(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Pips::showPoints(int filled, int all)
{
    const int shown = std::clamp(std::max(filled, all), 0, Most);
    if (filled == m_filled && all == m_all && shown == std::max(m_filled, m_all)) return;
    m_filled = std::min(filled, Most);
    m_all = std::min(all, Most);
    updateGeometry();
    update();
}

QSize Pips::sizeHint() const
{
    const int count = std::max(m_filled, m_all);
    return {count * (atTextSize(Square) + Gap), atTextSize(Square)};
}

void Pips::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0.5, 0.5);
    const int side = atTextSize(Square);
    for (int i = 0; i < std::max(m_filled, m_all); ++i) {
        const QColor &color = i >= m_all ? colors.error : i < m_filled ? colors.accent : colors.edge;
        painter.setPen(color);
        painter.setBrush(i < m_filled ? QBrush(color) : QBrush(colors.base));
        painter.drawRoundedRect(i * (side + Gap), 0, side - 1, side - 1, 2, 2);
    }
}

void Pips::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) updateGeometry();
}

} // namespace sky::ui::hursagmu
