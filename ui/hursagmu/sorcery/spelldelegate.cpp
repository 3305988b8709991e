#include "ui/hursagmu/sorcery/spelldelegate.h"

#include "ui/hursagmu/sorcery/spellmodel.h"
#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"

#include <QPainter>
#include <QTreeView>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Inset = 8;

} // namespace

SpellDelegate::SpellDelegate(QTreeView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

QSize SpellDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(Type::Body)).height() + 8};
}

/// Left of the figure.
void SpellDelegate::paintArrow(QPainter *painter, const QRect &box, const QModelIndex &index) const
{
    const QFontMetrics strong(fontOf(Type::Strong));
    const int side = strong.ascent() * 4 / 5;
    const int right = box.right() - strong.horizontalAdvance(index.data().toString()) - 6;
    icon(QStringLiteral("above"), IconTint::Warning)
        .paint(painter, QRect(right - side, box.center().y() - side / 2, side, side));
}

void SpellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const Colors &colors = colorsOf(m_view);
    const bool current = index.row() == m_view->currentIndex().row();
    const bool name = index.column() == SpellModel::NameColumn;
    painter->save();
    if (current) {
        painter->fillRect(option.rect, m_view->hasFocus() ? colors.tint : colors.sel);
        if (name && m_view->hasFocus())
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), colors.accent);
    }
    painter->setPen(colors.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const QRect box =
        option.rect.adjusted(Inset, 0, index.column() == SpellModel::TimeColumn ? -Inset : 0, 0);
    const bool beyond = index.data(SpellModel::BeyondRole).toBool();
    const bool strong = (current && name) || (beyond && index.column() == SpellModel::EnergyColumn);
    painter->setFont(fontOf(strong ? Type::Strong : Type::Body));
    painter->setPen(colors.ink);
    painter->drawText(
        box, index.data(Qt::TextAlignmentRole).toInt() | Qt::TextSingleLine,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    if (beyond && index.column() == SpellModel::EnergyColumn) paintArrow(painter, box, index);
    painter->restore();
}

} // namespace sky::ui::hursagmu
