#pragma once

#include "ui/widgets/noticerow.h"

#include <functional>
#include <vector>

namespace sky::ui
{

/// A message across an open character that stays, with what can be done about it.
class OfferLine : public NoticeRow
{
    Q_OBJECT

public:
    struct Offer {
        QString label;
        std::function<void()> run;
        bool ends = true; ///< the message has done its work
    };

    explicit OfferLine(QWidget *parent = nullptr);

    void say(Notice::Kind kind, const QString &sentence, std::vector<Offer> offers);
    void hush();

private:
    std::vector<QWidget *> m_buttons;
};

} // namespace sky::ui
