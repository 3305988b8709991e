#pragma once

#include "ui/shell/gameui.h"

#include <QHash>
#include <QWidget>

namespace sky::ui
{

class Label;
class NumberField;

/// "2d6 + 8 against Defense [14]: 83 %". The level is only for looking; it is kept for each thing that a roll
/// can be held against.
class OddsRow : public QWidget
{
    Q_OBJECT

public:
    explicit OddsRow(QWidget *parent = nullptr);
    /// Of none: hidden.
    void showOdds(const std::optional<Odds> &odds);

private:
    void showChance();

    std::optional<Odds> m_odds;
    QHash<QString, int> m_levels;
    Label *m_roll;
    NumberField *m_level;
    Label *m_chance;
};

} // namespace sky::ui
