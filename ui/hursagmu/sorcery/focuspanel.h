#pragma once

#include "ui/hursagmu/sorcery/spelldesk.h"

#include <QWidget>

namespace sky::ui
{
class ChoiceField;
class Label;
class ValueLabel;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class SplitSlider;

/// The focus, how it is shared between Command and Willpower, and what that gives.
class FocusPanel : public QWidget
{
    Q_OBJECT

public:
    FocusPanel(SpellDesk &desk, QWidget *parent = nullptr);
    void reveal();

private:
    QWidget *makeSplit();
    QWidget *makeFigures();
    void show();
    void showFoci();
    void showFigures();

    SpellDesk &m_desk;
    ChoiceField *m_focus;
    SplitSlider *m_slider;
    Label *m_command;
    Label *m_willpower;
    Label *m_remark;
    ValueLabel *m_power;
    ValueLabel *m_resisting;
    Label *m_powerSum;
    Label *m_resistingSum;
};

} // namespace sky::ui::hursagmu
