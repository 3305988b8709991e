#pragma once

#include <QWidget>

class QPushButton;
class QToolButton;

namespace sky::ui
{
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class LedgerDesk;
class WishView;

/// The wish list with its verbs.
class WishPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WishPanel(LedgerDesk &desk, QWidget *parent = nullptr);
    WishView *view() const { return m_view; }

private:
    void show();
    void look(const QString &wishId);
    void buy(const QString &wishId);
    void remove(const QString &wishId);
    void move(const QString &wishId, int by);

    LedgerDesk &m_desk;
    QPushButton *m_add;
    Label *m_day; ///< that purchases are noted under, where less is unspent on it
    WishView *m_view;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
