#include "ui/hursagmu/desk/pointsdelegate.h"

#include "ui/hursagmu/desk/awardmodel.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"
#include "ui/widgets/fields.h"

#include <QPainter>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int ArrowWidth = 18;

QRect boxIn(const QRect &cell)
{
    return cell.adjusted(8, 3, -2, -4);
}

} // namespace

PointsDelegate::PointsDelegate(DeskTable *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

void PointsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const Colors &colors = colorsOf(m_view);
    painter->save();
    const bool focus = m_view->hasFocus();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, focus ? colors.tint : colors.sel);
    painter->setPen(colors.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const bool current = focus && index == m_view->currentIndex();
    const QRectF box = QRectF(boxIn(option.rect)).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(current ? colors.accent : colors.edge, current ? 2 : 1));
    painter->setBrush(colors.base);
    painter->drawRoundedRect(box, 4, 4);
    painter->setRenderHint(QPainter::Antialiasing, false);
    const int side = 10;
    const int left = int(box.right()) - ArrowWidth;
    painter->setPen(colors.line);
    painter->drawLine(left, int(box.top()) + 1, left, int(box.bottom()) - 1);
    icon(QStringLiteral("up"), IconTint::Secondary)
        .paint(painter, QRect(left + 4, int(box.center().y()) - side - 1, side, side));
    icon(QStringLiteral("down"), IconTint::Secondary)
        .paint(painter, QRect(left + 4, int(box.center().y()) + 1, side, side));
    painter->setFont(fontOf(Type::Body));
    painter->setPen(index.data(InkRole).toInt() == int(CellInk::Secondary) ? colors.ink2 : colors.ink);
    painter->drawText(box.adjusted(4, 0, -ArrowWidth - 5, 0), Qt::AlignRight | Qt::AlignVCenter,
                      index.data().toString());
    painter->restore();
}

QWidget *PointsDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                      const QModelIndex &index) const
{
    auto *field = new NumberField(parent);
    field->setRange(-AwardModel::Most, AwardModel::Most);
    field->setAccessibleName(
        View::tr("Award to %1").arg(index.siblingAtColumn(AwardModel::NameColumn).data().toString()));
    auto *self = const_cast<PointsDelegate *>(this);
    connect(field, &NumberField::committed, self, [self, field] { Q_EMIT self->commitData(field); });
    return field;
}

void PointsDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *field = static_cast<NumberField *>(editor);
    if (field->value() != index.data(Qt::EditRole).toInt())
        field->showValue(index.data(Qt::EditRole).toInt());
    field->selectAll();
}

void PointsDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    auto *field = static_cast<NumberField *>(editor);
    field->interpretText();
    model->setData(index, field->value(), Qt::EditRole);
}

void PointsDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                          const QModelIndex &) const
{
    editor->setGeometry(boxIn(option.rect).adjusted(-1, -1, 1, 1));
}

} // namespace sky::ui::hursagmu
