#include "ui/widgets/chart.h"

#include "ui/theme/colors.h"
#include "ui/theme/type.h"

#include <QEvent>
#include <QPainter>

namespace sky::ui
{

namespace
{

constexpr int FigureGap = 8; ///< between a figure and the plot

} // namespace

Chart::Chart(QSizePolicy::Policy vertical, QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, vertical);
    setFocusPolicy(Qt::TabFocus); // so that its values can be heard
}

void Chart::paintFigure(QPainter &painter, double y, const QString &figure, bool lowest) const
{
    const Colors &colors = colorsOf(this);
    const QRectF area = plot();
    painter.setFont(fontOf(Type::Secondary));
    const double height = QFontMetricsF(painter.font()).height();
    painter.setPen(QPen(lowest ? colors.edge : colors.line, 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(colors.ink2);
    painter.drawText(QRectF(0, y - height / 2, area.left() - FigureGap, height),
                     Qt::AlignRight | Qt::AlignVCenter, figure);
}

void Chart::paintCaption(QPainter &painter, double top, const QString &text) const
{
    painter.setFont(fontOf(Type::Secondary));
    painter.setPen(colorsOf(this).ink2);
    const QFontMetricsF metrics(painter.font());
    const QRectF box(plot().left(), top, width() - plot().left(), metrics.height());
    painter.drawText(box, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(text, Qt::ElideRight, box.width()));
}

void Chart::paintCurve(QPainter &painter, const QPolygonF &points, Curve curve) const
{
    const Colors &colors = colorsOf(this);
    const bool second = curve == Curve::Second;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(second ? colors.ink2 : colors.accent, second ? 1.5 : 2,
                        second ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawPolyline(points);
}

void Chart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintChart(painter);
    if (!hasFocus()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colorsOf(this).accent, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void Chart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const auto type = event->type();
    if (type != QEvent::ApplicationFontChange && type != QEvent::FontChange && type != QEvent::StyleChange)
        return;
    updateGeometry();
    update();
}

} // namespace sky::ui
