#include "ui/shell/offerline.h"

#include <QPushButton>

#include <utility>

namespace sky::ui
{

OfferLine::OfferLine(QWidget *parent)
    : NoticeRow(parent)
{
    hide();
}

void OfferLine::say(Notice::Kind kind, const QString &sentence, std::vector<Offer> offers)
{
    for (QWidget *old : std::exchange(m_buttons, {})) {
        old->hide();
        old->deleteLater(); // it may be what was clicked
    }
    for (Offer &offer : offers) {
        QPushButton *made = addButton(offer.label);
        made->setAutoDefault(true); // Enter presses it
        connect(made, &QPushButton::clicked, this, [this, offer = std::move(offer)] {
            const auto run = offer.run;
            if (offer.ends) hush();
            run();
        });
        m_buttons.push_back(made);
    }
    show();
    notice().say(kind, sentence);
}

void OfferLine::hush()
{
    notice().hush();
    hide();
}

} // namespace sky::ui
