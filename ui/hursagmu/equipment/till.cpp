#include "ui/hursagmu/equipment/till.h"

#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plaintip.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace sky::ui::hursagmu
{

Till::Till(QWidget *parent)
    : QWidget(parent)
    , m_price(new Label(Type::Strong, {}, this))
    , m_sum(new Label(Type::Secondary, {}, this))
    , m_outcome(new Label(Type::Secondary, {}, this))
    , m_buy(button(View::tr("Buy"), this))
    , m_add(button(View::tr("Just add"), this))
    , m_notice(new Notice(this))
{
    m_sum->setInk(Label::Ink::Secondary);
    m_sum->setWordWrap(true);
    m_outcome->setWordWrap(true);
    m_buy->setToolTip(plainTip(View::tr("Pay for it (Ctrl+Enter)")));
    m_add->setToolTip(plainTip(View::tr("Add it for nothing (Enter)")));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(m_price, 0, Qt::AlignTop);
    line->addWidget(m_sum, 1);
    column->addLayout(line);
    column->addWidget(m_outcome);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch();
    buttons->addWidget(m_add);
    buttons->addWidget(m_buy);
    column->addLayout(buttons);
    column->addWidget(m_notice);
    connect(m_buy, &QPushButton::clicked, this, &Till::buyPressed);
    connect(m_add, &QPushButton::clicked, this, &Till::addPressed);
}

void Till::show(const Offer &offer, bool readOnly)
{
    if (m_refused && !(offer == m_shown)) {
        m_notice->hush();
        m_refused = false;
    }
    m_shown = offer;
    const bool chosen = !offer.name.isEmpty();
    m_price->setText(chosen ? offer.price : QString());
    m_sum->setText(chosen ? offer.sum : QString());
    m_sum->setToolTip(plainTip(offer.explain));
    m_outcome->setText(chosen ? offer.outcome : QString());
    m_outcome->setInk(offer.affordable ? Label::Ink::Secondary : Label::Ink::Normal);
    m_add->setEnabled(chosen && !readOnly);
    const bool buyable = chosen && !readOnly && offer.affordable;
    if (m_buy->hasFocus() && !buyable) Q_EMIT buyLosesFocus();
    m_buy->setEnabled(buyable);
    m_add->setAccessibleName(chosen ? View::tr("Just add %1").arg(offer.name) : m_add->text());
    m_buy->setAccessibleName(chosen ? View::tr("Buy %1: %2, %3").arg(offer.name, offer.price, offer.outcome)
                                    : m_buy->text());
    makePrimary(m_buy, offer.payUsually);
    makePrimary(m_add, !offer.payUsually);
}

void Till::tell(const QString &sentence)
{
    m_refused = false;
    m_notice->say(Notice::Kind::Note, sentence);
}

void Till::refuse(const QString &sentence)
{
    m_refused = true;
    m_notice->say(Notice::Kind::Error, sentence);
}

} // namespace sky::ui::hursagmu
