#pragma once

#include "ui/hursagmu/sorcery/spelldesk.h"

#include <QWidget>

namespace sky::ui
{
class ChoiceField;
class Label;
class Notice;
class NumberField;
class ValueLabel;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class ChanceCurve;
class EnergyBar;

/// The spell cast once: is it safe, how long does it take, what has to be rolled and how often is it.
class CastingPanel : public QWidget
{
    Q_OBJECT

public:
    CastingPanel(SpellDesk &desk, QWidget *parent = nullptr);
    /// What Tab reaches last.
    QWidget *last() const;

private:
    using Plan = sky::hursagmu::CastingPlan;

    QWidget *makeAim();
    QWidget *makeLevel(QWidget *parent);
    QWidget *makeWays();
    NumberField *number(int least, int most, const std::function<void(Plan &, int)> &write);
    void show();
    void showBar();
    void showNotices();
    void showAim();
    void showWays();
    void showCurve();
    QString outcomeText() const;

    SpellDesk &m_desk;
    EnergyBar *m_bar;
    Notice *m_hindrance;
    Notice *m_safety;
    Label *m_effect;
    QWidget *m_aimBox;
    ChoiceField *m_target;
    NumberField *m_defiance;
    Label *m_at;
    NumberField *m_distance;
    Label *m_spaces;
    QWidget *m_levelBox;
    ValueLabel *m_level;
    Label *m_levelSum;
    ChoiceField *m_extraTime;
    NumberField *m_followers;
    NumberField *m_blood;
    NumberField *m_willpower;
    ChanceCurve *m_curve;
    Label *m_outcome;
};

} // namespace sky::ui::hursagmu
