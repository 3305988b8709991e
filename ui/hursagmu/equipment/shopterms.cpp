#include "ui/hursagmu/equipment/shopterms.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/evaluation.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/equipment/amountfield.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/plaintip.h"

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;
using sky::hursagmu::Place;
using sky::hursagmu::Quality;

ShopTerms::ShopTerms(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_quantity(new NumberField(this))
    , m_quality(new ChoiceField(this))
    , m_factor(new AmountField(100, this))
    , m_place(new ChoiceField(this))
    , m_prices(new NumberField(this))
{
    makeFields();
    connect(m_quantity, &QSpinBox::valueChanged, this, &ShopTerms::changed);
    connect(m_prices, &QSpinBox::valueChanged, this, &ShopTerms::changed);
    connect(m_factor, &QLineEdit::textChanged, this, &ShopTerms::changed);
    connect(m_quality, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_factorBox->setVisible(Quality(index) == Quality::Excellent);
        Q_EMIT changed();
    });
    connect(m_place, &ChoiceField::chosen, this, [this] {
        m_placeChosen = true;
        Q_EMIT changed();
    });
    onChange(this, m_verbs.bench(), [this] { show(); });
}

void ShopTerms::makeFields()
{
    m_quantity->setRange(1, int(sky::hursagmu::limits::Quantity));
    m_quantity->setKeyboardTracking(true); // the price follows while it is typed
    m_quality->addItems({View::tr("poor"), View::tr("good"), View::tr("excellent")});
    m_quality->setCurrentIndex(int(Quality::Good));
    m_place->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_prices->setRange(1, int(sky::hursagmu::limits::Multiplier));
    m_prices->setKeyboardTracking(true);
    m_prices->setSingleStep(10);
    m_prices->setSuffix(View::tr(" %"));
    m_prices->setValue(100);
    m_prices->setToolTip(plainTip(View::tr("What is asked here, of the prices in the lists")));
    auto *flow = new FlowLayout(this, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(captioned(View::tr("How many"), m_quantity, 0, this));
    flow->addWidget(captioned(View::tr("How good"), m_quality, 0, this));
    m_factorBox = captioned(View::tr("Times the price"), m_factor, 8, this);
    m_factorBox->hide();
    flow->addWidget(m_factorBox);
    flow->addWidget(captioned(View::tr("Prices here"), m_prices, 0, this));
    flow->addWidget(captioned(View::tr("Where to"), m_place, 14, this));
}

Item ShopTerms::of(Item item) const
{
    item.quantity = m_quantity->value();
    item.quality = Quality(m_quality->currentIndex());
    item.excellentMultiplier =
        item.quality == Quality::Excellent && m_factor->isAmount() ? m_factor->amount() : std::nullopt;
    item.container = m_place->currentData().toString();
    item.place = item.container.isEmpty() ? Place(qBound(0, m_place->currentIndex(), 3)) : Place::Carried;
    return item;
}

sky::hursagmu::Deal ShopTerms::deal() const
{
    return {m_prices->value()};
}

void ShopTerms::proposePlace(Place place)
{
    if (!m_placeChosen) m_place->setCurrentIndex(int(place));
}

void ShopTerms::startOver()
{
    m_quantity->setValue(1);
}

/// The four places, then the containers.
void ShopTerms::show()
{
    const auto &document = m_verbs.bench().document();
    const auto usual = characterOf(document).options.excellentMultiplier;
    m_factor->setPlaceholderText(usual ? toDecimal(*usual, 100) : QString());
    std::vector<std::pair<QString, QString>> wanted;
    for (const Place place : {Place::Worn, Place::Carried, Place::Mount, Place::Left})
        wanted.emplace_back(QString(), hursagmu::nameOf(place));
    for (const auto &item : evaluationOf(document).items)
        if (item.container) wanted.emplace_back(item.id, View::tr("in %1").arg(item.name));
    bool same = m_place->count() == int(wanted.size());
    for (int i = 0; same && i < m_place->count(); ++i)
        same = m_place->itemText(i) == wanted[size_t(i)].second &&
               m_place->itemData(i).toString() == wanted[size_t(i)].first;
    if (same) return;
    const QString container = m_place->currentData().toString();
    const int index = m_place->currentIndex();
    m_place->clear();
    for (const auto &[id, name] : wanted)
        m_place->addItem(name, id);
    m_place->setCurrentIndex(container.isEmpty() ? qBound(0, index, 3)
                                                 : qMax(1, m_place->findData(container)));
}

} // namespace sky::ui::hursagmu
