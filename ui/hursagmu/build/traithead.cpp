#include "ui/hursagmu/build/traithead.h"

#include "core/hursagmu/text.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"

#include <QPainter>

namespace sky::ui::hursagmu
{

TraitHead::TraitHead(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TraitHead::show(const QString &points, const TraitColumns &columns)
{
    m_points = points;
    m_columns = columns;
    setAccessibleName(sky::hursagmu::filled(tr("%1, %2"), m_title, points));
    updateGeometry();
    update();
}

QSize TraitHead::sizeHint() const
{
    return {0, fontMetrics().height() + 6};
}

void TraitHead::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(this);
    QPainter painter(this);
    const QRect all = rect().adjusted(0, 0, 0, -1);
    painter.setPen(colors.ink2);
    painter.setFont(fontOf(Type::Section));
    painter.drawText(all.adjusted(TraitColumns::Margin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_title);
    const int after = TraitColumns::Margin + painter.fontMetrics().horizontalAdvance(m_title.toUpper()) + 8;

    painter.setFont(fontOf(Type::Secondary));
    const auto column = [&](QRect place, int alignment, const QString &name) {
        place.setTop(0);
        place.setHeight(all.height());
        painter.drawText(place, alignment | Qt::AlignVCenter | Qt::TextDontClip, name);
        return place.left();
    };
    const int begin = column(m_columns.levelBox(width()), Qt::AlignHCenter, tr("level"));
    column(m_columns.costBox(width()), Qt::AlignRight, tr("cost"));
    column(m_columns.nextBox(width()), Qt::AlignRight, tr("next"));
    const QRect points(after, 0, begin - after - TraitColumns::Margin, all.height());
    painter.drawText(points, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_points, Qt::ElideRight, points.width()));
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors.edge);
}

} // namespace sky::ui::hursagmu
