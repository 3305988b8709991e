#pragma once

#include "ui/hursagmu/workshop/draft.h"

#include <QWidget>

class QCheckBox;

namespace sky::ui
{
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AmountField;
class Stepper;

/// Length and width of a focus, what it weighs, and whether it can be moved.
class FocusForm : public QWidget
{
    Q_OBJECT

public:
    FocusForm(Draft &draft, QWidget *parent = nullptr);

private:
    void connectAll();
    void show();
    void set(const std::function<void(sky::hursagmu::Item &)> &how);

    Draft &m_draft;
    AmountField *m_length;
    Stepper *m_width;
    AmountField *m_weight;
    QWidget *m_weightBox = nullptr;
    QCheckBox *m_immobile;
    Label *m_power;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
