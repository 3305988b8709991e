#include "ui/hursagmu/equipment/itemlooks.h"

#include "ui/hursagmu/equipment/itemview.h"

#include <QItemSelectionModel>
#include <QScrollBar>

namespace sky::ui::hursagmu
{

void ItemLooks::keep(const ItemView &view)
{
    *this = {};
    const ItemModel &model = view.items();
    m_selected = view.selectedIds();
    m_current = view.currentId();
    m_scrolled = view.verticalScrollBar()->value();
    for (int group = 0; group < model.rowCount(); ++group)
        if (!view.isExpanded(model.index(group, 0))) m_closedGroups << QString::number(group);
    for (const QString &id : model.containerIds())
        if (view.isExpanded(model.indexOf(id))) m_open << id;
}

void ItemLooks::bringBack(ItemView &view) const
{
    const ItemModel &model = view.items();
    for (int group = 0; group < model.rowCount(); ++group)
        view.setExpanded(model.index(group, 0), !m_closedGroups.contains(QString::number(group)));
    for (const QString &id : m_open)
        if (const QModelIndex index = model.indexOf(id); index.isValid()) view.expand(index);
    QItemSelection selection;
    for (const QString &id : m_selected)
        if (const QModelIndex index = model.indexOf(id); index.isValid()) selection.select(index, index);
    QItemSelectionModel *selected = view.selectionModel();
    if (const QModelIndex current = model.indexOf(m_current); current.isValid())
        selected->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    selected->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    view.verticalScrollBar()->setValue(m_scrolled);
}

} // namespace sky::ui::hursagmu
