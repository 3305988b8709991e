#include "core/hursagmu/rules/gifts.h"

#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::rules
{

bool giftCountAllowed(const GiftTaken &gift, bool repeatFlatGifts)
{
    if (gift.count < 1) return false;
    switch (gift.repeat) {
    case GiftRepeat::Any:
        return true;
    case GiftRepeat::Flat:
        return repeatFlatGifts || gift.count == 1;
    case GiftRepeat::Once:
        break;
    }
    return gift.count == 1;
}

Breakdown giftCost(const GiftTaken &gift)
{
    const QString rule = QStringLiteral("H-089");
    if (gift.count == 1) return Breakdown::term(gift.name, gift.costEach, Unit::Points, rule);
    return Breakdown::product(
        gift.name, {Breakdown::term(gift.name, gift.costEach, Unit::Points), Breakdown::term({}, gift.count)},
        rule);
}

GiftsCost giftsCost(const std::vector<GiftTaken> &gifts, bool repeatFlatGifts)
{
    GiftsCost result;
    std::vector<Breakdown> costs;
    for (const GiftTaken &gift : gifts) {
        costs.push_back(giftCost(gift));
        if (!giftCountAllowed(gift, repeatFlatGifts)) result.invalid.push_back(gift.id);
    }
    result.cost = Breakdown::sum(Text::tr("gifts"), std::move(costs), QStringLiteral("H-089"));
    return result;
}

int64_t intuitionCl(int64_t base, int64_t energy, int64_t distance, RangeExact exact)
{
    constexpr int64_t increment = 1000; // spaces (H-215)
    return base + rangeNumber(distance, increment, exact).number - energy;
}

} // namespace sky::hursagmu::rules
