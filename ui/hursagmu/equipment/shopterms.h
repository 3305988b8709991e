#pragma once

#include "core/hursagmu/edits/trade.h"
#include "ui/hursagmu/equipment/itemverbs.h"

#include <QWidget>

namespace sky::hursagmu
{
struct GoodsInfo;
}

namespace sky::ui
{
class ChoiceField;
class NumberField;
} // namespace sky::ui

namespace sky::ui::hursagmu
{

class AmountField;

/// How many, how good, where to and at what prices: what a person says of a thing before it is added.
class ShopTerms : public QWidget
{
    Q_OBJECT

public:
    ShopTerms(const ItemVerbs &verbs, QWidget *parent = nullptr);

    /// The thing under these terms.
    sky::hursagmu::Item of(sky::hursagmu::Item item) const;
    sky::hursagmu::Deal deal() const;
    /// Proposes where such goods are usually kept, until a person has chosen a place.
    void proposePlace(sky::hursagmu::Place place);
    void startOver(); ///< one piece again

Q_SIGNALS:
    void changed();

private:
    void makeFields();
    void show();

    ItemVerbs m_verbs;
    NumberField *m_quantity;
    ChoiceField *m_quality;
    AmountField *m_factor; ///< of excellent work
    QWidget *m_factorBox = nullptr;
    ChoiceField *m_place;
    bool m_placeChosen = false; ///< by the person: the goods do not change it any more
    NumberField *m_prices;
};

} // namespace sky::ui::hursagmu
