#include "ui/hursagmu/equipment/pricewords.h"

#include "core/hursagmu/rules/items.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"

#include <QStringList>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Deal;
using sky::hursagmu::Item;
using sky::hursagmu::Quality;
using sky::hursagmu::Quote;

QString purseText(const sky::hursagmu::Purse &purse)
{
    QStringList coins;
    if (purse.gold != 0) coins << View::tr("%1 gc").arg(purse.gold);
    if (purse.silver != 0) coins << View::tr("%1 sc").arg(purse.silver);
    if (purse.copper != 0) coins << View::tr("%1 cc").arg(purse.copper);
    return coins.isEmpty() ? View::tr("empty") : coins.join(QLatin1Char(' '));
}

QString priceText(int64_t copper)
{
    const QString price = View::tr("%1 cc").arg(copper);
    return copper < 100 ? price : View::tr("%1 (%2)").arg(price, moneyText(Money::ofUnits(copper)));
}

QString sumText(const Quote &quote, const Item &item, const Deal &deal,
                const sky::hursagmu::RuleOptions &options, const sky::hursagmu::Catalogue &catalogue)
{
    const auto good = sky::hursagmu::goodPrice(item, catalogue, options);
    if (!quote.total || !good) return {};
    const auto coppers = [](int64_t hundredths) {
        return View::tr("%1 cc").arg(toDecimal(Money::ofSmallest(hundredths)));
    };
    QStringList factors = {coppers(good->value())};
    if (item.quantity != 1) factors << QString::number(item.quantity);
    if (item.quality == Quality::Poor) factors << View::tr("\u00BD poor");
    if (item.quality == Quality::Excellent)
        factors << View::tr("%1 excellent")
                       .arg(toDecimal(sky::hursagmu::excellentFactor(item, options).value_or(100), 100));
    if (deal.placeFactor != 100) factors << View::tr("%1 % here").arg(deal.placeFactor);
    QString sum = factors.join(QStringLiteral(" \u00D7 "));
    const auto &parts = quote.total->parts();
    if (parts.size() > 1) {
        const int64_t rounding = parts.back().value();
        sum += rounding < 0 ? View::tr(" \u2212 %1 rounded with the stack").arg(coppers(-rounding))
                            : View::tr(" + %1 rounded up").arg(coppers(rounding));
    }
    return sum;
}

QString outcomeText(const Quote &quote, const Item &item)
{
    if (!quote.total) {
        if (item.quality == Quality::Excellent)
            return View::tr("Say how many times the price excellent work is.");
        return item.catalogueId.isEmpty() ? View::tr("It has no price yet.")
                                          : View::tr("The Master names the price.");
    }
    if (quote.shortBy > 0) return View::tr("%1 cc short").arg(quote.shortBy);
    if (!quote.after) return View::tr("More than a purse holds.");
    return View::tr("Purse after: %1").arg(purseText(*quote.after));
}

} // namespace sky::ui::hursagmu
