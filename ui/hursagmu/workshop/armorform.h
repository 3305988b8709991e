#pragma once

#include "ui/hursagmu/workshop/draft.h"

#include <QWidget>

namespace sky::ui
{
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class Pips;
class Stepper;

/// Protection of a suit of armor, and what it weighs and hampers.
class ArmorForm : public QWidget
{
    Q_OBJECT

public:
    ArmorForm(Draft &draft, QWidget *parent = nullptr);

private:
    void show();

    Draft &m_draft;
    Stepper *m_points;
    Pips *m_pips;
    Label *m_facts;
    Notice *m_notice;
};

} // namespace sky::ui::hursagmu
