#include "ui/shell/offerline.h"

#include "ui/widgets/buttons.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <utility>

namespace sky::ui
{

OfferLine::OfferLine(QWidget *parent)
    : QWidget(parent)
    , m_notice(new Notice(this))
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(20, 4, 20, 4);
    m_row->setSpacing(6);
    m_row->addWidget(m_notice, 1);
    hide();
}

void OfferLine::say(Notice::Kind kind, const QString &sentence, std::vector<Offer> offers)
{
    for (QWidget *old : std::exchange(m_buttons, {})) {
        old->hide();
        old->deleteLater(); // it may be what was clicked
    }
    for (Offer &offer : offers) {
        QPushButton *made = button(offer.label, this);
        connect(made, &QPushButton::clicked, this, [this, offer = std::move(offer)] {
            const auto run = offer.run;
            if (offer.ends) hush();
            run();
        });
        m_row->addWidget(made);
        m_buttons.push_back(made);
    }
    show();
    m_notice->say(kind, sentence);
}

void OfferLine::hush()
{
    m_notice->hush();
    hide();
}

} // namespace sky::ui
