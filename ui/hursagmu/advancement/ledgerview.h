#pragma once

#include <QStyledItemDelegate>
#include <QTreeView>

namespace sky::ui::hursagmu
{

class LedgerDesk;
class LedgerModel;

/// Draws a line of the ledger: what counts as it is, what is struck with a line through it and the word.
class LedgerDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit LedgerDelegate(QTreeView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QRect textBox(const QRect &cell, int column) const;

    QTreeView *m_view;
};

/// The ledger's table. Delete undoes the current entry, F2 or Enter edits it.
class LedgerView : public QTreeView
{
    Q_OBJECT

public:
    explicit LedgerView(LedgerDesk &desk, QWidget *parent = nullptr);

    void showSelected();
    /// What stands in the empty list.
    void setEmptyText(const QString &text);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

Q_SIGNALS:
    void whyHidden(bool hidden); ///< there is no room for that column
    void undoWanted();
    void editWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void sizeColumns();
    int heightOf(double rows) const;

    LedgerDesk &m_desk;
    LedgerModel *m_model;
    QString m_emptyText;
};

} // namespace sky::ui::hursagmu
