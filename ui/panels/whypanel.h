#pragma once

#include "ui/binding/workbench.h"

#include <QTimer>
#include <QWidget>

class QLayout;
class QPushButton;

namespace sky::ui
{

class GameUi;
class Label;
class OddsRow;
class RuleLinks;
class SumTable;

/// Explains the number that is looked at: the sum, what it is for, the rules. Can be pinned to one number.
class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    WhyPanel(Workbench &bench, const GameUi &game, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QLayout *makeHead();
    QWidget *makeBody();
    void refresh();
    void showMeaning();

    Workbench &m_bench;
    const GameUi &m_game;
    QPushButton *m_pin;
    Label *m_hint; ///< while no number is looked at
    Label *m_title;
    SumTable *m_sum;
    OddsRow *m_odds;
    Label *m_meaning;
    Label *m_outlook;
    RuleLinks *m_rules;
    QTimer m_later; ///< the outlook asks what other characters would have: after the number is painted
};

} // namespace sky::ui
