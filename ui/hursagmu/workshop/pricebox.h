#pragma once

#include "ui/hursagmu/workshop/draft.h"

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace sky::ui
{
class ChoiceField;
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AmountField;

/// The price as the product it is, and one's own beside the one worked out.
class PriceBox : public QWidget
{
    Q_OBJECT

public:
    PriceBox(Draft &draft, QWidget *parent = nullptr);

private:
    QWidget *makeChoices();
    QWidget *makeOwn();
    void connectAll();
    void show();
    void showFactors();
    void layOutFactors();
    void showOwn();
    void set(const std::function<void(sky::hursagmu::Item &)> &how);

    Draft &m_draft;
    QWidget *m_factors;
    std::vector<sky::hursagmu::PriceFactor> m_shown; ///< the last one is the price
    QCheckBox *m_noble;
    QCheckBox *m_mechanical;
    ChoiceField *m_quality;
    AmountField *m_times;
    QWidget *m_timesBox;
    AmountField *m_own;
    Label *m_computed;
    QPushButton *m_back;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
