#pragma once

#include "ui/hursagmu/advancement/wishmodel.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace sky::ui
{
struct Colors;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// Draws a wish: name, cost, a bar of what is there of it, and at the right end what is short or the way to
/// buy it.
class WishDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    WishDelegate(const WishModel &model, QListView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Where a click buys.
    QRect actionRect(const QRect &row) const;
    void setPointed(bool pointed) { m_pointed = pointed; }
    void setAble(bool able) { m_able = able; }

private:
    void paintState(QPainter &painter, const Colors &colors, const QRect &row, bool pointed,
                    const sky::hursagmu::WishLine &line) const;
    /// Cost and bar, ending at `right`; gives where they begin.
    int paintCost(QPainter &painter, const Colors &colors, const QRect &row, int right,
                  const sky::hursagmu::WishLine &line) const;

    const WishModel &m_model;
    QListView *m_view;
    bool m_pointed = false;
    bool m_able = true;
};

/// The wish list. Enter buys the current one, Delete takes it off, Alt+Up and Alt+Down move it.
class WishView : public QListView
{
    Q_OBJECT

public:
    explicit WishView(QWidget *parent = nullptr);

    WishModel &wishes() { return m_model; }
    QString current() const; ///< id, or empty
    void setCurrent(const QString &wishId);
    void setEmptyText(const QString &text);
    void setAble(bool able);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void buyWanted(const QString &wishId);
    void removeWanted(const QString &wishId);
    void moveWanted(const QString &wishId, int by);
    void looked(const QString &wishId);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QModelIndex actionAt(const QPoint &place) const;
    int heightOf(double rows) const;

    WishModel m_model;
    WishDelegate *m_delegate;
    QString m_emptyText;
    QPersistentModelIndex m_pressed; ///< whose action a click began on
};

} // namespace sky::ui::hursagmu
