#pragma once

#include "ui/hursagmu/build/giftlines.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace sky::ui
{
struct Colors;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// Draws a gift's line: name and remark, category or warning, and at the right end what can be done with it.
class GiftDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    GiftDelegate(GiftLines &lines, GiftLines::Kind kind, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Where a click takes the gift or gives it back.
    QRect actionRect(const QRect &row) const;
    void setPointed(bool action) { m_actionPointed = action; }
    void setAble(bool able) { m_able = able; }

private:
    void paintGround(QPainter &painter, const QStyleOptionViewItem &option) const;
    void paintAction(QPainter &painter, const Colors &colors, const QRect &row, bool pointed,
                     const GiftLine &line) const;
    /// The category or the warning, ending at `right`; gives where it begins.
    int paintKind(QPainter &painter, const Colors &colors, const QRect &row, int right,
                  const GiftLine &line) const;
    void paintName(QPainter &painter, const Colors &colors, const QRect &space, const GiftLine &line) const;

    GiftLines &m_lines;
    GiftLines::Kind m_kind;
    bool m_actionPointed = false; ///< the pointer is over the action of the row under it
    bool m_able = true;           ///< the action can be done
};

/// A list of gifts. On offer: Enter, Space or + take the current one; taken: Delete or - give it back.
class GiftView : public QListView
{
    Q_OBJECT

public:
    GiftView(GiftLines::Kind kind, QWidget *parent = nullptr);

    GiftLines &lines() { return m_lines; }
    QString current() const; ///< id, or empty
    void setCurrent(const QString &id);
    /// What stands in the empty list.
    void setEmptyText(const QString &text);
    const QString &emptyText() const { return m_emptyText; }
    /// Why nothing can be taken or given back, in a sentence; empty when it can.
    void setWhyNot(const QString &whyNot);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void acted(const QString &id);  ///< to be taken, or given back
    void opened(const QString &id); ///< Enter or a double click on a taken one
    void looked(const QString &id); ///< current, with the focus; again with each return of the focus

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void paintEvent(QPaintEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    bool isOnAction(const QPoint &place) const;
    void pointAt(const QPoint &place);
    bool actsOn(int key) const;

    GiftLines m_lines;
    GiftLines::Kind m_kind;
    GiftDelegate *m_delegate;
    QString m_emptyText;
    QString m_whyNot;
    QPersistentModelIndex m_pressed; ///< whose action a click began on
};

} // namespace sky::ui::hursagmu
