#include "ui/hursagmu/workshop/armorform.h"

#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/hursagmu/workshop/pips.h"
#include "ui/hursagmu/workshop/stepper.h"
#include "ui/services/settings.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;
using sky::hursagmu::rules::MostArmor;

ArmorForm::ArmorForm(Draft &draft, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_points(new Stepper(this))
    , m_pips(new Pips(this))
    , m_facts(new Label(Type::Secondary, {}, this))
    , m_notice(new Notice(this))
{
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(captionOf(m_points, View::tr("Protection")));
    row->addWidget(m_points);
    row->addWidget(m_pips);
    row->addStretch();
    m_facts->setWordWrap(true);
    m_facts->setMinimumWidth(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(row);
    column->addWidget(m_notice);
    column->addWidget(m_facts);
    connect(&draft, &Draft::changed, this, &ArmorForm::show);
    connect(&draft, &Draft::changed, m_notice, &Notice::hush); // what was refused no longer stands
    connect(m_points, &NumberField::committed, this, [this](int points) {
        m_notice->hush();
        const QString reason = m_draft.change([points](Item &item) { item.armor->endurance = points; });
        if (!reason.isEmpty()) m_notice->say(Notice::Kind::Error, reason);
    });
    connect(m_points, &Stepper::refusedUp, this, [this] {
        Item next = m_draft.item();
        ++next.armor->endurance;
        m_notice->say(Notice::Kind::Error, sky::hursagmu::whyNot(next, m_draft.catalogue()));
    });
}

void ArmorForm::show()
{
    const auto &armor = m_draft.item().armor;
    setVisible(armor.has_value());
    if (!armor) return;
    const QSignalBlocker quiet(m_points);
    m_points->setRange(std::min(1, armor->endurance), std::max(MostArmor, armor->endurance));
    m_points->showValue(armor->endurance);
    m_points->setAccessibleName(View::tr("Protection %1 of at most %2").arg(armor->endurance).arg(MostArmor));
    m_pips->showPoints(armor->endurance, MostArmor);
    const bool kilograms = m_draft.bench().services().settings.get().kilograms;
    const Weight weight = m_draft.construction().weight.value_or(Weight());
    m_facts->setText(View::tr("Weight %1, 10 lb a point (H-150)   Penalty %2 to movement and quiet (H-148)")
                         .arg(weightText(weight, kilograms), numberText(-armor->endurance, Unit::Number)));
}

} // namespace sky::ui::hursagmu
