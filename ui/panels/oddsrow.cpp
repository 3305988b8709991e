#include "ui/panels/oddsrow.h"

#include "ui/widgets/fields.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

namespace sky::ui
{

namespace
{

constexpr int UsualLevel = 12;
constexpr int MostLevel = 200;

} // namespace

OddsRow::OddsRow(QWidget *parent)
    : QWidget(parent)
    , m_roll(new Label(Type::Body, {}, this))
    , m_level(new NumberField(this))
    , m_chance(new Label(Type::Strong, {}, this))
{
    m_roll->setBuddy(m_level);
    m_level->setRange(0, MostLevel);
    auto *flow = new FlowLayout(this, 6);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : std::initializer_list<QWidget *>{m_roll, m_level, m_chance})
        flow->addWidget(part);
    hide();
    connect(m_level, &QSpinBox::valueChanged, this, [this](int level) {
        if (!m_odds) return;
        m_levels.insert(m_odds->against, level);
        showChance();
    });
}

void OddsRow::showOdds(const std::optional<Odds> &odds)
{
    m_odds = odds;
    setVisible(odds.has_value());
    if (!odds) return;
    m_roll->setText(tr("%1 against %2").arg(odds->roll, odds->against));
    m_level->showValue(m_levels.value(odds->against, UsualLevel));
    showChance();
}

void OddsRow::showChance()
{
    const QString chance = m_odds->chance(m_level->value());
    m_chance->setText(chance);
    m_level->setAccessibleName(
        tr("%1, %2: %3").arg(m_roll->text(), QString::number(m_level->value()), chance));
}

} // namespace sky::ui
