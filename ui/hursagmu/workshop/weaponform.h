#pragma once

#include "ui/hursagmu/workshop/draft.h"
#include "ui/hursagmu/workshop/segments.h"

#include <QWidget>

class QCheckBox;
class QGridLayout;

namespace sky::ui
{
class ChoiceField;
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class Pips;
class Stepper;

/// Size and weapon points: throwable, defense, damage, with what they cost and what is left.
class WeaponForm : public QWidget
{
    Q_OBJECT

public:
    WeaponForm(Draft &draft, QWidget *parent = nullptr);

private:
    /// One thing points go to.
    struct Row {
        Label *caption = nullptr;
        QWidget *field = nullptr;
        Label *remark = nullptr;
        Pips *pips = nullptr;
        Label *points = nullptr;
    };
    std::vector<Segments::Face> sizeFaces(bool missile) const;
    Row makeRow(QGridLayout &grid, const QString &caption, QWidget *field);
    QWidget *makePoints();
    void makeRows();
    QWidget *makeFlags();
    QWidget *makeMissile();
    void connectAll();
    void show();
    void showRow(const Row &row, sky::hursagmu::rules::WeaponOption option, const QString &remark);
    QString reasonAgainst(const std::function<void(sky::hursagmu::WeaponSpec &)> &how) const;
    void showStepper(Stepper *stepper, int value, int room);
    void showSpent();
    void showReasons();
    void showFacts();
    void set(const std::function<void(sky::hursagmu::WeaponSpec &)> &how);
    void explain(const std::function<void(sky::hursagmu::WeaponSpec &)> &how);

    Draft &m_draft;
    Segments *m_sizes;
    QCheckBox *m_throwable;
    Stepper *m_defense;
    Stepper *m_damage;
    QCheckBox *m_shield;
    ChoiceField *m_trait;
    QCheckBox *m_focus;
    Row m_throwableRow, m_defenseRow, m_damageRow;
    QWidget *m_rows;
    QWidget *m_points;
    Pips *m_spentPips;
    Label *m_spent;
    Label *m_left;
    QWidget *m_missile;
    Label *m_missileDamage;
    Label *m_facts;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
