#include "ui/hursagmu/equipment/sellstrip.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/evaluation.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/equipment/captioned.h"
#include "ui/hursagmu/equipment/pricewords.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPushButton>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Item;

SellStrip::SellStrip(const ItemVerbs &verbs, QWidget *parent)
    : QWidget(parent)
    , m_verbs(verbs)
    , m_what(new Label(Type::Strong, {}, this))
    , m_quantity(new NumberField(this))
    , m_prices(new NumberField(this))
    , m_sum(new Label(Type::Secondary, {}, this))
    , m_sell(primaryButton(View::tr("Sell"), this, QStringLiteral("coins")))
    , m_leave(button(View::tr("Keep it"), this))
    , m_notice(new Notice(this))
{
    makeFields();
    connect(m_quantity, &QSpinBox::valueChanged, this, &SellStrip::show);
    connect(m_prices, &QSpinBox::valueChanged, this, &SellStrip::show);
    connect(m_sell, &QPushButton::clicked, this, &SellStrip::sell);
    connect(m_leave, &QPushButton::clicked, this, &SellStrip::close);
    hide();
    onChange(this, m_verbs.bench(), [this] {
        if (isVisible()) follow(m_id);
    });
}

void SellStrip::makeFields()
{
    m_quantity->setRange(1, int(sky::hursagmu::limits::Quantity));
    m_quantity->setKeyboardTracking(true);
    m_prices->setRange(1, int(sky::hursagmu::limits::Multiplier));
    m_prices->setKeyboardTracking(true);
    m_prices->setSingleStep(10);
    m_prices->setSuffix(View::tr(" %"));
    m_prices->setValue(100);
    m_prices->setToolTip(plainTip(View::tr("What is paid here, of the prices in the lists")));
    auto *fields = new QWidget(this);
    auto *flow = new FlowLayout(fields, 12);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(captioned(View::tr("How many to sell"), m_quantity, 0, fields));
    flow->addWidget(captioned(View::tr("Prices paid"), m_prices, 0, fields));
    flow->addWidget(captioned({}, m_sell, 0, fields));
    flow->addWidget(captioned({}, m_leave, 0, fields));
    m_sum->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(4);
    column->addWidget(m_what);
    column->addWidget(fields);
    column->addWidget(m_sum);
    column->addWidget(m_notice);
}

void SellStrip::begin(const QString &id)
{
    if (!characterOf(m_verbs.bench().document()).findItem(id) || m_verbs.bench().isReadOnly()) return;
    m_id.clear(); // one piece again, whatever was asked before
    setVisible(true);
    follow(id);
    m_quantity->setFocus(Qt::TabFocusReason);
    m_quantity->selectAll();
}

void SellStrip::follow(const QString &id)
{
    if (!isVisible()) return;
    const Item *item = characterOf(m_verbs.bench().document()).findItem(id);
    if (!item || item->quantity == 0) return close();
    m_notice->hush();
    m_quantity->setMaximum(int(item->quantity));
    if (id != m_id) m_quantity->setValue(1);
    m_id = id;
    show();
}

sky::hursagmu::Deal SellStrip::deal() const
{
    return {m_prices->value()};
}

void SellStrip::show()
{
    const auto &character = characterOf(m_verbs.bench().document());
    const Item *own = character.findItem(m_id);
    const auto *present = evaluationOf(m_verbs.bench().document()).item(m_id);
    if (!own || !present) return;
    Item sold = *own;
    sold.quantity = m_quantity->value();
    const auto quote =
        sky::hursagmu::quoteSelling(character, m_verbs.catalogue(), m_id, sold.quantity, deal());
    const QString name = present->ownName ? present->name : capitalized(present->name);
    m_what->setText(own->quantity == 1
                        ? View::tr("Sell %1").arg(name)
                        : View::tr("Sell %1, %2 owned").arg(name, QString::number(own->quantity)));
    const QString price = quote.total ? priceText(quote.copper) : QString(QChar(0x2014));
    const QString sum = sumText(quote, sold, deal(), character.options, m_verbs.catalogue());
    const QString outcome = outcomeText(quote, sold);
    m_sum->setText(!quote.total ? outcome
                   : sum == View::tr("%1 cc").arg(quote.copper)
                       ? View::tr("%1. %2").arg(price, outcome)
                       : View::tr("%1 = %2. %3").arg(sum, price, outcome));
    m_sell->setEnabled(quote.after && !m_verbs.bench().isReadOnly());
    m_sell->setAccessibleName(View::tr("Sell for %1, %2").arg(price, outcome));
}

void SellStrip::sell()
{
    const auto done = m_verbs.sell(m_id, m_quantity->value(), deal());
    if (done)
        close();
    else
        m_notice->say(Notice::Kind::Error, done.error().message);
}

void SellStrip::close()
{
    if (!isVisible()) return;
    const bool active = isAncestorOf(focusWidget()) || hasFocus();
    hide();
    m_id.clear();
    if (active) Q_EMIT closed();
}

void SellStrip::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return close();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (auto *pressed = qobject_cast<QAbstractButton *>(focusWidget()))
            pressed->click();
        else
            sell();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace sky::ui::hursagmu
