#include "core/hursagmu/rules/hands.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

constexpr int HumanHands = 2;
/// A bound for broken files; more hands than that fill no sheet.
constexpr int MostHands = 100;

} // namespace

int handSlots(const std::vector<FoldedGift> &gifts)
{
    int slots = HumanHands;
    for (const FoldedGift &gift : gifts) {
        const bool holds = gift.entry.limb == LimbKind::Arm || gift.entry.limb == LimbKind::Tentacle;
        if (gift.entry.gift == QLatin1String("extra_limb") && holds)
            slots += std::min(gift.entry.count, MostHands);
    }
    return std::min(slots, MostHands);
}

} // namespace sky::hursagmu
