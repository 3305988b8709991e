#include "ui/hursagmu/equipment/itemdelegate.h"

#include "core/hursagmu/model/limits.h"
#include "ui/hursagmu/equipment/itemmodel.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/icon.h"
#include "ui/theme/type.h"
#include "ui/widgets/fields.h"

#include <QPainter>
#include <QTreeView>

namespace sky::ui::hursagmu
{

namespace
{

constexpr int Inset = 4;
constexpr int WhereGap = 16; // between a price and the place

bool isGroup(const QModelIndex &index)
{
    return !index.parent().isValid();
}

QString textOf(const QModelIndex &index, const QTreeView &view)
{
    const bool open = view.isExpanded(index.siblingAtColumn(0));
    return index.data(open ? int(Qt::DisplayRole) : int(ItemModel::WholeRole)).toString();
}

} // namespace

ItemDelegate::ItemDelegate(QTreeView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

QSize ItemDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, QFontMetrics(fontOf(Type::Body)).height() + 6};
}

void ItemDelegate::paintName(QPainter *painter, QRect box, const QModelIndex &index) const
{
    const Colors &colors = colorsOf(m_view);
    const QString picture = index.data(ItemModel::PictureRole).toString();
    if (!picture.isEmpty()) {
        const int side = painter->fontMetrics().ascent();
        icon(picture).paint(painter, QRect(box.left(), box.center().y() - side / 2, side, side));
        box.setLeft(box.left() + side + 8);
    }
    const QString remark = index.data(ItemModel::RemarkRole).toString();
    const QString name =
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, box.width());
    painter->setPen(colors.ink);
    painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, name);
    box.setLeft(box.left() + painter->fontMetrics().horizontalAdvance(name) + 6);
    painter->setFont(fontOf(Type::Secondary));
    if (remark.isEmpty() || box.width() < painter->fontMetrics().horizontalAdvance(u'M') * 2) return;
    painter->setPen(colors.ink2);
    painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(remark, Qt::ElideRight, box.width()));
}

void ItemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Colors &colors = colorsOf(m_view);
    const bool group = isGroup(index);
    const QRect box = option.rect.adjusted(Inset, 0, -Inset, 0);
    // Again over what the style gives the row under the pointer.
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, m_view->hasFocus() ? colors.tint : colors.sel);
    painter->save();
    painter->setFont(fontOf(group ? Type::Strong : Type::Body));
    if (index.column() == ItemModel::NameColumn) {
        paintName(painter, box, index);
    } else {
        const bool where = index.column() == ItemModel::WhereColumn;
        if (where) painter->setFont(fontOf(group ? Type::Secondary : Type::Body));
        const QRect cell = box.adjusted(where ? WhereGap : 0, 0, 0, 0);
        painter->setPen(where ? colors.ink2 : colors.ink);
        const auto alignment = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
        painter->drawText(
            cell, int(alignment) | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(textOf(index, *m_view), Qt::ElideRight, cell.width()));
    }
    painter->restore();
}

QWidget *ItemDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                    const QModelIndex &index) const
{
    const QString name = index.siblingAtColumn(ItemModel::NameColumn).data().toString();
    if (index.column() == ItemModel::QuantityColumn) {
        auto *field = new NumberField(parent);
        field->setRange(0, int(sky::hursagmu::limits::Quantity));
        field->setAccessibleName(View::tr("Quantity of %1").arg(name));
        return field;
    }
    auto *field = new LineField(parent);
    field->setMaxLength(sky::hursagmu::limits::NameLength);
    field->setAccessibleName(View::tr("Name of %1").arg(name));
    return field;
}

void ItemDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                        const QModelIndex &) const
{
    const int missing = qMax(0, editor->sizeHint().height() - option.rect.height());
    QRect box = option.rect.adjusted(0, -missing / 2, 0, (missing + 1) / 2);
    // The largest quantity is wider than its column.
    if (qobject_cast<NumberField *>(editor))
        box.setLeft(qMin(box.left(), box.right() - editor->sizeHint().width()));
    editor->setGeometry(box);
}

} // namespace sky::ui::hursagmu
