#pragma once

#include "ui/hursagmu/equipment/itemverbs.h"

#include <QWidget>

namespace sky::ui
{
class Label;
class NumberField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// The coins of the purse, and what they come to.
class PurseBar : public QWidget
{
    Q_OBJECT

public:
    PurseBar(const ItemVerbs &verbs, QWidget *parent = nullptr);

private:
    void addCoin(const QString &caption, const QString &name, int64_t sky::hursagmu::Purse::*coin);

    ItemVerbs m_verbs;
    Label *m_total;
};

} // namespace sky::ui::hursagmu
