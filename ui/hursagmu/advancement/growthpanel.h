#pragma once

#include "core/hursagmu/ledger/growth.h"
#include "ui/hursagmu/advancement/growthchart.h"

class QPushButton;
class QStackedWidget;
class QTableView;

namespace sky::ui
{
class ChoiceField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class GrowthModel;
class LedgerDesk;

/// How experience or a trait grew, as a chart or as a table.
class GrowthPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GrowthPanel(LedgerDesk &desk, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitRows();
    QWidget *makeHead();
    QTableView *makeTable();
    void read();
    void fillChoice();
    void show();
    GrowthChart::Facts facts() const;

    LedgerDesk &m_desk;
    sky::hursagmu::Growth m_growth;
    QString m_shown; ///< trait id; empty: experience
    ChoiceField *m_choice;
    QPushButton *m_asTable;
    QStackedWidget *m_stack;
    GrowthChart *m_chart;
    GrowthModel *m_model;
    QTableView *m_table = nullptr;
};

} // namespace sky::ui::hursagmu
