#pragma once

#include "ui/shell/gameui.h"

#include <QFrame>

class QGridLayout;

namespace sky::ui
{

class NumberField;

/// A character from nothing but points: the usual budgets as buttons, and any other.
class BlankCard : public QFrame
{
    Q_OBJECT

public:
    static constexpr int MostPoints = 1'000'000;

    explicit BlankCard(const std::vector<BudgetChoice> &budgets, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(int64_t budget);

private:
    QGridLayout *makeChoices(const std::vector<BudgetChoice> &budgets);
    QLayout *makeOther();

    NumberField *m_other;
};

} // namespace sky::ui
