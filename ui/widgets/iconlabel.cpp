#include "ui/widgets/iconlabel.h"

#include "ui/theme/measure.h"

#include <QEvent>
#include <QPainter>

namespace sky::ui
{

IconLabel::IconLabel(const QIcon &icon, int side, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconLabel::setIcon(const QIcon &icon)
{
    m_icon = icon;
    update();
}

QSize IconLabel::sizeHint() const
{
    return {atTextSize(m_side), atTextSize(m_side)};
}

bool IconLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) updateGeometry();
    return QWidget::event(event);
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect());
}

} // namespace sky::ui
