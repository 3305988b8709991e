#include "ui/hursagmu/workshop/pricebox.h"

#include "ui/hursagmu/equipment/amountfield.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;
using sky::hursagmu::Making;
using sky::hursagmu::PriceFactor;
using sky::hursagmu::Quality;

namespace
{

QString copper(const Breakdown &price)
{
    return View::tr("%1 cc").arg(numberText(price.value(), Unit::Copper));
}

/// A figure over its word; the signs between factors have no word.
QWidget *factor(const QString &figure, const QString &word, bool strong, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new Label(strong ? Type::Strong : Type::Body, figure, box));
    auto *name = new Label(Type::Secondary, word, box);
    name->setInk(Label::Ink::Secondary);
    column->addWidget(name);
    return box;
}

} // namespace

PriceBox::PriceBox(Draft &draft, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_factors(new QWidget(this))
    , m_noble(new QCheckBox(View::tr("Noble, sword-like × 10"), this))
    , m_mechanical(new QCheckBox(View::tr("Mechanical × 10"), this))
    , m_quality(new ChoiceField(this))
    , m_times(new AmountField(100, this))
    , m_own(new AmountField(Money::PerUnit, this))
    , m_computed(new Label(Type::Secondary, {}, this))
    , m_back(textButton(View::tr("Back to that"), this))
    , m_notice(new Notice(this))
{
    auto *factors = new FlowLayout(m_factors, 10);
    factors->setContentsMargins(0, 0, 0, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(new Label(Type::Section, View::tr("Price"), this));
    column->addWidget(m_factors);
    column->addWidget(makeChoices());
    column->addWidget(makeOwn());
    column->addWidget(m_notice);
    connectAll();
}

QWidget *PriceBox::makeChoices()
{
    auto *choices = new QWidget(this);
    auto *flow = new FlowLayout(choices, 12);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QCheckBox *box : {m_noble, m_mechanical}) {
        box->setParent(choices);
        flow->addWidget(box);
    }
    m_quality->addItems({View::tr("poor × 1/2"), View::tr("good × 1"), View::tr("excellent")});
    m_quality->setAccessibleName(View::tr("Quality"));
    m_quality->setParent(choices);
    auto *quality = new QWidget(choices);
    auto *row = new QHBoxLayout(quality);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(captionOf(m_quality, View::tr("Quality")));
    row->addWidget(m_quality);
    flow->addWidget(quality);
    m_timesBox = new QWidget(choices);
    auto *times = new QHBoxLayout(m_timesBox);
    times->setContentsMargins(0, 0, 0, 0);
    m_times->setAccessibleName(View::tr("Excellent work costs so many times as much"));
    m_times->setFixedWidth(fontMetrics().averageCharWidth() * 6 + 24);
    times->addWidget(captionOf(m_times, View::tr("×")));
    times->addWidget(m_times);
    flow->addWidget(m_timesBox);
    return choices;
}

QWidget *PriceBox::makeOwn()
{
    auto *own = new QWidget(this);
    auto *flow = new FlowLayout(own, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    m_own->setAccessibleName(View::tr("Own price, cc, of one in good quality"));
    m_own->setFixedWidth(fontMetrics().averageCharWidth() * 9 + 24);
    auto *box = new QWidget(own);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(captionOf(m_own, View::tr("Own price, cc")));
    row->addWidget(m_own);
    m_computed->setInk(Label::Ink::Secondary);
    m_computed->setParent(own);
    m_back->setParent(own);
    flow->addWidget(box);
    flow->addWidget(m_computed);
    flow->addWidget(m_back);
    return own;
}

void PriceBox::connectAll()
{
    connect(&m_draft, &Draft::changed, this, &PriceBox::show);
    connect(&m_draft, &Draft::changed, m_notice, &Notice::hush); // what was refused no longer stands
    connect(m_noble, &QCheckBox::clicked, this,
            [this](bool on) { set([on](Item &i) { i.weapon->noble = on; }); });
    connect(m_mechanical, &QCheckBox::clicked, this,
            [this](bool on) { set([on](Item &item) { item.weapon->mechanical = on; }); });
    connect(m_quality, &ChoiceField::chosen, this,
            [this](int index) { set([index](Item &item) { item.quality = Quality(index); }); });
    connect(m_times, &AmountField::settled, this, [this](std::optional<int64_t> times) {
        set([times](Item &item) { item.excellentMultiplier = times; });
    });
    connect(m_own, &AmountField::settled, this, [this](std::optional<int64_t> price) {
        set([price](Item &item) {
            item.priceEach = price ? std::optional(Money::ofSmallest(*price)) : std::nullopt;
        });
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        set([](Item &item) { item.priceEach.reset(); });
        m_own->setFocus(Qt::OtherFocusReason);
    });
}

void PriceBox::set(const std::function<void(Item &)> &how)
{
    m_notice->hush();
    const QString reason = m_draft.change(how);
    if (!reason.isEmpty()) m_notice->say(Notice::Kind::Error, reason);
}

void PriceBox::show()
{
    const Item &item = m_draft.item();
    m_noble->setVisible(item.weapon.has_value());
    m_mechanical->setVisible(m_draft.construction().making == Making::Missile ||
                             (item.weapon && item.weapon->mechanical));
    if (item.weapon) {
        m_noble->setChecked(item.weapon->noble);
        m_mechanical->setChecked(item.weapon->mechanical);
    }
    const auto &usual = characterOf(m_draft.bench().document()).options.excellentMultiplier;
    const auto times = item.excellentMultiplier ? item.excellentMultiplier : usual;
    m_quality->setCurrentIndex(int(item.quality));
    m_timesBox->setVisible(item.quality == Quality::Excellent);
    m_times->showAmount(times);
    showFactors();
    showOwn();
}

void PriceBox::showFactors()
{
    const auto &price = m_draft.construction().price;
    const Item &item = m_draft.item();
    std::vector<PriceFactor> factors;
    if (price) {
        factors = sky::hursagmu::factorsOf(*price);
        if (item.quality == Quality::Good) factors.push_back({View::tr("good"), QStringLiteral("1")});
        factors.push_back({moneyText(Money::ofSmallest(price->value())), copper(*price)});
    } else {
        const bool good = item.priceEach || m_draft.construction().computedEach;
        const bool open = good && item.quality == Quality::Excellent;
        factors.push_back({open ? View::tr("Say how many times as much excellent work costs.")
                                : View::tr("The book names no price: agree on one with the Master."),
                           {}});
    }
    if (factors == m_shown) return;
    m_shown = std::move(factors);
    layOutFactors();
}

/// "200 cc × 2 × 1 = 400 cc", each over its word; or the one sentence there is.
void PriceBox::layOutFactors()
{
    QLayout *row = m_factors->layout();
    while (QLayoutItem *old = row->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    for (size_t i = 0; i < m_shown.size(); ++i) {
        const auto &[name, text] = m_shown[i];
        const bool last = i + 1 == m_shown.size();
        if (i > 0)
            row->addWidget(factor(last ? QStringLiteral("=") : QStringLiteral("×"), {}, false, m_factors));
        row->addWidget(text.isEmpty() ? new Label(Type::Body, name, m_factors)
                                      : factor(text, name, true, m_factors));
    }
    for (QWidget *each : m_factors->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
        each->show();
}

/// Its own price in the field, and the one worked out beside it, or in the empty field.
void PriceBox::showOwn()
{
    const auto &each = m_draft.construction().computedEach;
    const auto &own = m_draft.item().priceEach;
    m_own->showAmount(own ? std::optional(own->smallest()) : std::nullopt);
    m_own->setPlaceholderText(each ? numberText(each->value(), Unit::Copper) : View::tr("none"));
    const bool apart = own && each && each->value() != own->smallest();
    m_computed->setVisible(apart);
    m_back->setVisible(apart);
    if (!apart) return;
    m_computed->setText(View::tr("worked out: %1").arg(copper(*each)));
    m_back->setAccessibleName(View::tr("Back to that: %1").arg(copper(*each)));
}

} // namespace sky::ui::hursagmu
