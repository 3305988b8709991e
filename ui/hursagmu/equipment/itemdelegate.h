#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace sky::ui::hursagmu
{

/// Paints a row of the tree: groups in bold with their picture, remarks in the second ink, a closed container
/// with all that is in it.
class ItemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ItemDelegate(QTreeView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    void paintName(QPainter *painter, QRect box, const QModelIndex &index) const;

    QTreeView *m_view;
};

} // namespace sky::ui::hursagmu
