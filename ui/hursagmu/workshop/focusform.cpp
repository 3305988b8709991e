#include "ui/hursagmu/workshop/focusform.h"

#include "core/hursagmu/model/limits.h"
#include "ui/hursagmu/equipment/amountfield.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/view.h"
#include "ui/hursagmu/workshop/stepper.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QSignalBlocker>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;

FocusForm::FocusForm(Draft &draft, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_length(new AmountField(100, this))
    , m_width(new Stepper(this))
    , m_weight(new AmountField(Weight::PerUnit, this))
    , m_immobile(new QCheckBox(View::tr("Stays where it is and weighs nothing in the load"), this))
    , m_power(new Label(Type::Strong, {}, this))
    , m_notice(new Notice(this))
{
    m_width->setRange(0, int(sky::hursagmu::limits::WidthDoublings));
    m_power->setWordWrap(true);
    m_power->setMinimumWidth(1);
    auto *sizes = new QWidget(this);
    auto *flow = new FlowLayout(sizes, 12);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(captioned(View::tr("Length, ft"), m_length, 8, sizes));
    flow->addWidget(captioned(View::tr("Width doubled"), m_width, 0, sizes));
    m_weightBox = captioned(View::tr("Focus weight, lb"), m_weight, 8, sizes);
    flow->addWidget(m_weightBox);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(sizes);
    column->addWidget(m_immobile);
    column->addWidget(m_notice);
    column->addWidget(m_power);
    connectAll();
}

void FocusForm::connectAll()
{
    connect(&m_draft, &Draft::changed, this, &FocusForm::show);
    connect(&m_draft, &Draft::changed, m_notice, &Notice::hush); // what was refused no longer stands
    connect(m_length, &AmountField::settled, this, [this](std::optional<int64_t> length) {
        set([length](Item &item) { item = sky::hursagmu::lengthened(item, length.value_or(0)); });
    });
    connect(m_width, &NumberField::committed, this,
            [this](int width) { set([width](Item &item) { item.focus->widthDoublings = width; }); });
    connect(m_weight, &AmountField::settled, this, [this](std::optional<int64_t> weight) {
        set([weight](Item &item) {
            item.weightEach = weight ? std::optional(Weight::ofSmallest(*weight)) : std::nullopt;
        });
    });
    connect(m_immobile, &QCheckBox::clicked, this,
            [this](bool on) { set([on](Item &item) { item.focus->immobile = on; }); });
}

void FocusForm::set(const std::function<void(Item &)> &how)
{
    m_notice->hush();
    const QString reason = m_draft.change(how);
    if (!reason.isEmpty()) m_notice->say(Notice::Kind::Error, reason);
}

void FocusForm::show()
{
    const auto &focus = m_draft.item().focus;
    setVisible(focus.has_value());
    if (!focus) return;
    const QSignalBlocker quiet(m_width);
    m_length->showAmount(focus->lengthHundredths);
    m_width->showValue(focus->widthDoublings);
    m_width->setAccessibleName(View::tr("Width doubled, %1 times").arg(focus->widthDoublings));
    const auto &weight = m_draft.item().weightEach;
    m_weight->showAmount(weight ? std::optional(weight->smallest()) : std::nullopt);
    m_weight->setEnabled(!focus->immobile);
    const bool alone = !m_draft.item().weapon; // a weapon weighs by its size
    m_weightBox->setVisible(alone);
    m_immobile->setVisible(alone);
    m_immobile->setChecked(focus->immobile);
    m_power->setText(View::tr("Power %1").arg(m_draft.construction().power->value()));
}

} // namespace sky::ui::hursagmu
