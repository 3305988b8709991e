#pragma once

#include <QWidget>

class QPushButton;

namespace sky::ui
{
class Label;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class LedgerDesk;

/// What the selected entry is, what depends on it, and what can be done with it.
class EntryStrip : public QWidget
{
    Q_OBJECT

public:
    explicit EntryStrip(LedgerDesk &desk, QWidget *parent = nullptr);

    /// Whether it says what no column says.
    void setSaysWhy(bool says);
    void undoEntry();
    void editEntry();

private:
    void show();
    QString sentence() const;

    LedgerDesk &m_desk;
    Label *m_title;
    Label *m_text;
    QPushButton *m_undo;
    QPushButton *m_edit;
    bool m_saysWhy = false;
};

} // namespace sky::ui::hursagmu
