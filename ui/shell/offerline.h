#pragma once

#include "ui/widgets/notice.h"

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;

namespace sky::ui
{

/// A message across an open character that stays, with what can be done about it.
class OfferLine : public QWidget
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
    QString sentence() const { return m_notice->sentence(); }

private:
    Notice *m_notice;
    QHBoxLayout *m_row;
    std::vector<QWidget *> m_buttons;
};

} // namespace sky::ui
