#include "ui/hursagmu/sorcery/splitslider.h"

#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/measure.h"

#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Handle = 8; // radius at 10 pt
constexpr int Groove = 4;
constexpr int MostTicks = 40; // beyond, they would be a smear

} // namespace

SplitSlider::SplitSlider(QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setPageStep(2);
    connect(this, &QSlider::valueChanged, this, [this](int value) {
        say();
        update();
        if (!m_showing) Q_EMIT chosen(value);
    });
    say();
}

void SplitSlider::showSplit(int forCommand, int all)
{
    m_showing = true;
    setRange(0, all);
    setValue(forCommand);
    m_showing = false;
    say();
    update();
}

void SplitSlider::say()
{
    setAccessibleName(
        View::tr("Share of the focus for Command: %1 of %2, Willpower gets %3")
            .arg(QString::number(value()), QString::number(maximum()), QString::number(maximum() - value())));
}

QSize SplitSlider::sizeHint() const
{
    return {atTextSize(160), atTextSize(2 * Handle + 8)};
}

double SplitSlider::xOf(int value) const
{
    const double side = atTextSize(Handle) + 2;
    return side + (width() - 2 * side) * value / std::max(1, maximum());
}

void SplitSlider::takeAt(double x)
{
    const double side = atTextSize(Handle) + 2;
    const double part = (x - side) / std::max(1.0, width() - 2 * side);
    setValue(int(std::lround(part * maximum()))); // within the range by itself
}

void SplitSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors &colors = colorsOf(this);
    const double middle = atTextSize(Handle) + 2;
    const double at = xOf(value());
    const int groove = atTextSize(Groove);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent3);
    painter.drawRoundedRect(QRectF(xOf(0), middle - groove / 2.0, xOf(maximum()) - xOf(0), groove), 2, 2);
    painter.setBrush(isEnabled() ? colors.accent : colors.off);
    painter.drawRoundedRect(QRectF(xOf(0), middle - groove / 2.0, at - xOf(0), groove), 2, 2);
    painter.setPen(QPen(colors.edge, 1));
    for (int tick = 0; maximum() <= MostTicks && tick <= maximum(); ++tick)
        painter.drawLine(QPointF(xOf(tick), middle + groove), QPointF(xOf(tick), middle + groove + 4));
    if (!isEnabled()) return;
    const double radius = atTextSize(Handle);
    painter.setPen(QPen(colors.accent, hasFocus() ? 2 : 1));
    painter.setBrush(colors.base);
    painter.drawEllipse(QPointF(at, middle), radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.accent);
    painter.drawEllipse(QPointF(at, middle), radius * 0.4, radius * 0.4);
    if (!hasFocus()) return;
    painter.setPen(QPen(colors.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(at, middle), radius + 1, radius + 1);
}

void SplitSlider::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

void SplitSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) return event->ignore();
    setFocus(Qt::MouseFocusReason);
    takeAt(event->position().x());
    event->accept();
}

void SplitSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton) takeAt(event->position().x());
}

void SplitSlider::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace sky::ui::hursagmu
