#pragma once

#include "core/hursagmu/edits/trade.h"

#include <QWidget>

class QPushButton;

namespace sky::ui
{
class Label;
class Notice;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

/// What a thing comes to and what is left in the purse, with the ways to have it: for money or for nothing.
class Till : public QWidget
{
    Q_OBJECT

public:
    explicit Till(QWidget *parent = nullptr);

    struct Offer {
        QString name;    ///< "torch × 3"; empty: nothing is chosen
        QString price;   ///< "12 cc"
        QString sum;     ///< how that comes about
        QString explain; ///< the whole expression, as a tip
        QString outcome; ///< "Purse after: 2 sc 5 cc", "2 cc short"
        bool affordable = false;
        bool payUsually = false; ///< money is kept: buying stands out, else adding does
        friend bool operator==(const Offer &, const Offer &) = default;
    };
    void show(const Offer &offer, bool readOnly);
    void tell(const QString &sentence);
    void refuse(const QString &sentence);

Q_SIGNALS:
    void buyPressed();
    void addPressed();
    /// Buying is about to be shut off while it has the focus, which must not fall on what gives things away.
    void buyLosesFocus();

private:
    Label *m_price;
    Label *m_sum;
    Label *m_outcome;
    QPushButton *m_buy;
    QPushButton *m_add;
    Notice *m_notice;
    Offer m_shown;
    bool m_refused = false; ///< the notice says why, and holds until the offer is another
};

} // namespace sky::ui::hursagmu
