#pragma once

#include <QWidget>

class QPushButton;

namespace sky::ui
{
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class LedgerDesk;

/// In creation: what play is, what is left of the budget, what stands in the way, and the way into play.
class CreationPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CreationPanel(LedgerDesk &desk, QWidget *parent = nullptr);
    QPushButton *beginButton() const { return m_begin; }

private:
    void show();

    LedgerDesk &m_desk;
    Label *m_left;
    Notice *m_notice;
    QPushButton *m_problems;
    QPushButton *m_begin;
};

} // namespace sky::ui::hursagmu
