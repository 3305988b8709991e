#include "ui/theme/tick.h"

#include "ui/theme/colors.h"
#include "ui/theme/icon.h"

#include <QPainter>

namespace sky::ui
{

void paintTick(QPainter &painter, const QRect &place, bool checked, const Colors &colors)
{
    const QRect square = place.adjusted(0, 0, -1, -1);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(checked ? colors.accent : colors.edge);
    painter.setBrush(checked ? colors.accent : colors.base);
    painter.drawRoundedRect(QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    if (checked)
        icon(QStringLiteral("check"), IconTint::OnAccent).paint(&painter, square.adjusted(1, 1, -1, -1));
    painter.restore();
}

} // namespace sky::ui
