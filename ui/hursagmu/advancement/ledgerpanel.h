#pragma once

#include <QWidget>

class QBoxLayout;
class QPushButton;

namespace sky::ui
{
class Label;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class DayChoice;
class EntryStrip;
class LedgerDesk;
class LedgerView;

/// The ledger with its head and what can be done with the selected entry.
class LedgerPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LedgerPanel(LedgerDesk &desk, QWidget *parent = nullptr);
    LedgerView *view() const { return m_view; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeTitle();
    QWidget *makeTools();
    void show();
    void fillDays();
    void arrange();

    LedgerDesk &m_desk;
    QBoxLayout *m_head;
    Label *m_count;
    Label *m_caption;
    DayChoice *m_day;
    QPushButton *m_award;
    QPushButton *m_correct;
    QWidget *m_title;
    QWidget *m_tools;
    LedgerView *m_view;
    EntryStrip *m_strip;
};

} // namespace sky::ui::hursagmu
