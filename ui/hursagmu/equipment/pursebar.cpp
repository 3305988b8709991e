#include "ui/hursagmu/equipment/pursebar.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/equipment.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Purse;

PurseBar::PurseBar(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_total(new Label(Type::Secondary, {}, this))
{
    auto *flow = new FlowLayout(this, 12);
    flow->setContentsMargins(0, 0, 0, 0);
    auto *title = new Label(Type::Section, View::tr("Purse"), this);
    flow->addWidget(title);
    addCoin(View::tr("gc"), View::tr("Gold, gc"), &Purse::gold);
    addCoin(View::tr("sc"), View::tr("Silver, sc"), &Purse::silver);
    addCoin(View::tr("cc"), View::tr("Copper, cc"), &Purse::copper);
    m_total->setInk(Label::Ink::Secondary);
    flow->addWidget(m_total);
    onChange(this, m_verbs.bench(), [this] {
        const Purse &purse = characterOf(m_verbs.bench().document()).purse;
        const int64_t copper = sky::hursagmu::rules::inCopper(purse.gold, purse.silver, purse.copper);
        m_total->setText(View::tr("%1 cc in all").arg(numberText(copper, Unit::Number)));
    });
}

void PurseBar::addCoin(const QString &caption, const QString &name, int64_t Purse::*coin)
{
    auto *box = new QWidget(this);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto *field = new NumberField(box);
    field->setRange(0, int(sky::hursagmu::limits::Coins));
    field->setAccessibleName(name);
    const auto read = [coin](const sky::Character &character) {
        return int(static_cast<const sky::hursagmu::Character &>(character).purse.*coin);
    };
    bind(field, m_verbs.bench(), Bound<int>{read, [this, coin, caption](const int &value) {
                                                Purse purse = characterOf(m_verbs.bench().document()).purse;
                                                purse.*coin = value;
                                                Edit edit = sky::hursagmu::setPurse(purse);
                                                edit.mergeKey += QLatin1Char('/') + caption;
                                                return edit;
                                            }});
    row->addWidget(field);
    row->addWidget(new Label(Type::Body, caption, box));
    layout()->addWidget(box);
}

} // namespace sky::ui::hursagmu
