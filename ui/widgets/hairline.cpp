#include "ui/widgets/hairline.h"

#include "ui/theme/colors.h"

#include <QPainter>

namespace sky::ui
{

Hairline::Hairline(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(1);
}

void Hairline::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), colorsOf(this).line);
}

} // namespace sky::ui
