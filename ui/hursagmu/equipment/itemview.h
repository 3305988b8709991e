#pragma once

#include "ui/hursagmu/equipment/itemlooks.h"
#include "ui/hursagmu/equipment/itemmodel.h"

#include <QTreeView>

class QMenu;

namespace sky::ui::hursagmu
{

/// The tree of what is owned, with its keys and menus: M moves, Delete removes, F2 and Enter edit, + and -
/// count, H takes in hand, S sells, W (and Enter on what is made there) goes to the workshop, K keeps for
/// others.
class ItemView : public QTreeView
{
    Q_OBJECT

public:
    ItemView(const ItemVerbs &verbs, QWidget *parent = nullptr);

    ItemModel &items() const { return *m_model; }
    QStringList selectedIds() const;
    QString currentId() const;
    /// Hides what does not have every word; gives how many things are left.
    int filter(const QString &wanted);
    /// Makes the thing the only selected one and brings it into view; false when there is none.
    bool reveal(const QString &id);
    /// Leaves columns out where the width does not bear them.
    void fitColumns();

    void edit();
    void moveSelected();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void workshopAsked(const QString &itemId);
    void keepAsked(const QString &itemId);
    void selectionMoved(); ///< another current thing, or other selected ones
    void sellRequested(const QString &itemId);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void startDrag(Qt::DropActions actions) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void sizeColumns();
    void openMenu(const QPoint &place);
    QString containerDroppedInto(const QDropEvent &event) const;
    bool pressed(int key);
    bool isMade(const QString &id) const;
    void fillMoveMenu(QMenu &menu);
    void addAction(QMenu &menu, const QString &text, int key);
    bool filterBelow(const QModelIndex &parent, const QString &wanted, int &found);
    QPoint menuPlace() const;

    using QTreeView::edit;

    ItemVerbs m_verbs;
    ItemModel *m_model;
    ItemLooks m_looks;
};

} // namespace sky::ui::hursagmu
