#pragma once

#include <QStyledItemDelegate>

namespace sky::ui::hursagmu
{

class DeskTable;

/// An amount in a table that looks like the field it becomes when it is clicked or typed into.
class PointsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit PointsDelegate(DeskTable *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    DeskTable *m_view;
};

} // namespace sky::ui::hursagmu
