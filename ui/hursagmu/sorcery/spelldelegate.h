#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace sky::ui::hursagmu
{

/// A row of the spellbook: the current one in bold, an arrow before an energy beyond the power.
class SpellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SpellDelegate(QTreeView *view);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintArrow(QPainter *painter, const QRect &box, const QModelIndex &index) const;

    QTreeView *m_view;
};

} // namespace sky::ui::hursagmu
