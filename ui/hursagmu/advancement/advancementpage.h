#pragma once

#include "core/hursagmu/hursagmu.h"
#include "ui/shell/page.h"

class QGridLayout;
class QScrollArea;

namespace sky::ui::hursagmu
{

class CreationPanel;
class GrowthPanel;
class LedgerDesk;
class LedgerPanel;
class WishPanel;

/// How a character grows: the ledger, what it adds up to over time, and what is wished for next.
class AdvancementPage : public Page
{
    Q_OBJECT

public:
    AdvancementPage(Workbench &bench, const sky::hursagmu::Hursagmu &game, QWidget *parent = nullptr);

    /// "ledger/ID", "ledger", "wishes", "play".
    bool reveal(const QString &subject) override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeContent();
    void showPhase();
    void followDialog();
    void arrange();
    void goTo(QWidget *control);

    LedgerDesk *m_desk;
    QScrollArea *m_scroll;
    CreationPanel *m_creation = nullptr;
    LedgerPanel *m_ledger = nullptr;
    QGridLayout *m_grid = nullptr;
    GrowthPanel *m_growth = nullptr;
    WishPanel *m_wishes = nullptr;
    int m_columns = 0;
};

} // namespace sky::ui::hursagmu
