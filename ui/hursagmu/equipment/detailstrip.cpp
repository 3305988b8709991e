#include "ui/hursagmu/equipment/detailstrip.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/rules/items.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/equipment/amountfield.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/equipment/itemfacts.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"

#include <QCheckBox>
#include <QSignalBlocker>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;
using sky::hursagmu::Quality;

DetailStrip::DetailStrip(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_name(new LineField(this))
    , m_quantity(new NumberField(this))
    , m_quality(new ChoiceField(this))
    , m_note(new LineField(this))
    , m_weight(new AmountField(Weight::PerUnit, this))
    , m_price(new AmountField(Money::PerUnit, this))
    , m_factor(new AmountField(100, this))
    , m_container(new QCheckBox(View::tr("Container"), this))
    , m_facts(new Label(Type::Secondary, {}, this))
    , m_notice(new Notice(this))
{
    makeFields();
    connectFields();
    hide();
    onChange(this, m_verbs.bench(), [this] { show(); });
}

void DetailStrip::makeFields()
{
    m_name->setMaxLength(sky::hursagmu::limits::NameLength);
    m_note->setMaxLength(sky::hursagmu::limits::TextLength);
    m_quantity->setRange(0, int(sky::hursagmu::limits::Quantity));
    m_quality->addItems({View::tr("poor"), View::tr("good"), View::tr("excellent")});
    m_facts->setInk(Label::Ink::Secondary);
    m_facts->setElided(true);
    m_container->setToolTip(View::tr("Other things can be put into it"));

    auto *fields = new QWidget(this);
    auto *flow = new FlowLayout(fields, 12);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(captioned(View::tr("Name"), m_name, 24, fields));
    flow->addWidget(captioned(View::tr("Quantity"), m_quantity, 0, fields));
    flow->addWidget(captioned(View::tr("Quality"), m_quality, 10, fields));
    m_factorBox = captioned(View::tr("Price times"), m_factor, 8, fields);
    flow->addWidget(m_factorBox);
    flow->addWidget(captioned(View::tr("Weight of one, lb"), m_weight, 10, fields));
    flow->addWidget(captioned(View::tr("Price of one, cc"), m_price, 10, fields));
    flow->addWidget(captioned(View::tr("Note"), m_note, 24, fields));
    flow->addWidget(captioned({}, m_container, 0, fields));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(4);
    column->addWidget(fields);
    column->addWidget(m_notice);
    column->addWidget(m_facts);
}

void DetailStrip::connectFields()
{
    const auto aspect = [](const char *name, int burst) {
        return QStringLiteral("%1/%2").arg(QLatin1String(name), QString::number(burst));
    };
    connect(m_name, &LineField::edited, this, [this, aspect](const QString &text, int burst) {
        change(aspect("name", burst), [text](Item &item) { item.name = text; });
    });
    connect(m_name, &QLineEdit::editingFinished, this, &DetailStrip::show);
    connect(m_note, &LineField::edited, this, [this, aspect](const QString &text, int burst) {
        change(aspect("note", burst), [text](Item &item) { item.note = text; });
    });
    connect(m_quantity, &NumberField::committed, this, [this](int quantity) {
        change(QStringLiteral("quantity"), [quantity](Item &item) { item.quantity = quantity; });
    });
    connect(m_quality, &ChoiceField::chosen, this, [this](int index) {
        change(QStringLiteral("quality"), [index](Item &item) { item.quality = Quality(index); });
    });
    connect(m_weight, &AmountField::settled, this, [this](std::optional<int64_t> amount) {
        change(QStringLiteral("weight"), [amount](Item &item) {
            item.weightEach = amount ? std::optional(Weight::ofSmallest(*amount)) : std::nullopt;
        });
    });
    connect(m_price, &AmountField::settled, this, [this](std::optional<int64_t> amount) {
        change(QStringLiteral("price"), [amount](Item &item) {
            item.priceEach = amount ? std::optional(Money::ofSmallest(*amount)) : std::nullopt;
        });
    });
    connect(m_factor, &AmountField::settled, this, [this](std::optional<int64_t> amount) {
        change(QStringLiteral("factor"), [amount](Item &item) { item.excellentMultiplier = amount; });
    });
    connect(m_container, &QCheckBox::clicked, this, [this](bool checked) {
        change(QStringLiteral("container"), [checked](Item &item) { item.isContainer = checked; });
    });
}

/// A refusal is told here, and the present value shown again.
void DetailStrip::change(const QString &aspect, const Change &how)
{
    const auto done = m_verbs.bench().attempt(m_verbs.changed(m_id, aspect, how));
    if (done) return m_notice->hush();
    m_notice->say(Notice::Kind::Error, done.error().message);
    show();
}

void DetailStrip::showItem(const QString &id)
{
    if (id == m_id) return;
    m_id = id;
    m_notice->hush();
    show();
}

void DetailStrip::show()
{
    const Item *item = characterOf(m_verbs.bench().document()).findItem(m_id);
    setVisible(item);
    if (!item) return;
    setEnabled(!m_verbs.bench().isReadOnly());
    showNames(*item);
    showAmounts(*item);
    const QString facts = factsOf(*item);
    m_facts->setText(facts);
    m_facts->setVisible(!facts.isEmpty());
}

void DetailStrip::showNames(const Item &item)
{
    const auto *goods = m_verbs.catalogue().thing(item.catalogueId);
    // While a name that was refused is typed anew, the field is ahead of the character.
    if (!(m_name->hasFocus() && m_notice->isVisible())) m_name->showText(item.name);
    m_name->setPlaceholderText(goods ? goods->name : QString());
    m_note->showText(item.note);
    m_quantity->showValue(int(item.quantity));
    m_quality->setCurrentIndex(int(item.quality));
    const QSignalBlocker quiet(m_container);
    m_container->setChecked(sky::hursagmu::isContainer(item, m_verbs.catalogue()));
}

/// What the lists say stands in an empty field.
void DetailStrip::showAmounts(const Item &item)
{
    Item listed = item;
    listed.weightEach.reset();
    const auto weight = sky::hursagmu::weightOf(listed, m_verbs.catalogue());
    const auto *goods = m_verbs.catalogue().thing(item.catalogueId);
    m_weight->setPlaceholderText(weight ? toDecimal(*weight) : QString(QChar(0x2014)));
    m_weight->showAmount(item.weightEach ? std::optional(item.weightEach->smallest()) : std::nullopt);
    m_price->setPlaceholderText(goods && goods->price ? toDecimal(*goods->price) : QString(QChar(0x2014)));
    m_price->showAmount(item.priceEach ? std::optional(item.priceEach->smallest()) : std::nullopt);
    const auto usual = characterOf(m_verbs.bench().document()).options.excellentMultiplier;
    m_factor->setPlaceholderText(usual ? toDecimal(*usual, 100) : QString());
    m_factor->showAmount(item.excellentMultiplier);
    m_factorBox->setVisible(item.quality == Quality::Excellent);
}

QString DetailStrip::factsOf(const Item &item) const
{
    const auto &evaluation = evaluationOf(m_verbs.bench().document());
    const auto *present = evaluation.item(item.id);
    return present
               ? itemFacts(*present, evaluation, characterOf(m_verbs.bench().document()), m_verbs.catalogue())
               : QString();
}

} // namespace sky::ui::hursagmu
