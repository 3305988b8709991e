#include "core/hursagmu/rules/encumbrance.h"

#include "core/hursagmu/text.h"

#include <algorithm>
#include <array>

namespace sky::hursagmu::rules
{

namespace
{

constexpr std::array<int64_t, 10> firstLifts = {100, 125, 160, 200, 250, 320, 400, 500, 640, 800}; // pounds

int64_t penaltyFor(int64_t hundredthsOfPercent)
{
    if (hundredthsOfPercent >= 10'000) return -12;
    if (hundredthsOfPercent >= 7'500) return -8;
    return hundredthsOfPercent >= 5'000 ? -4 : 0;
}

} // namespace

Weight liftOf(int strength)
{
    const int row = ((strength % 10) + 10) % 10;
    const int decades = (strength - row) / 10;
    int64_t lift = Weight::ofUnits(firstLifts[static_cast<size_t>(row)]).smallest();
    for (int i = 0; i < decades; ++i)
        lift *= 10;
    for (int i = 0; i > decades && lift > 0; --i)
        lift /= 10;
    return Weight::ofSmallest(lift);
}

Breakdown lift(const Breakdown &strength)
{
    const auto level = static_cast<int>(std::clamp<int64_t>(strength.value(), -1000, Level::Max));
    return Breakdown::lookup(Text::tr("lift"), strength, liftOf(level).smallest(), Unit::Pounds,
                             QStringLiteral("H-049"));
}

bool encumbers(ItemKind kind, Place place, bool armorWeightEncumbers)
{
    if (place == Place::Worn && kind == ItemKind::Armor) return armorWeightEncumbers;
    return place == Place::Worn || place == Place::Carried;
}

Load encumbrance(const Breakdown &carried, const Breakdown &lift, bool optEncumbrance)
{
    const Breakdown percent = Breakdown::share(Text::tr("load"), carried, lift, QStringLiteral("H-161"));
    Load load;
    load.liftable = carried.value() <= lift.value();
    load.percent = percent;
    if (optEncumbrance)
        load.penalty = Breakdown::lookup(Text::tr("load"), percent, penaltyFor(percent.value()), Unit::Number,
                                         QStringLiteral("H-162"));
    else
        load.penalty = Breakdown::term(Text::tr("load, no encumbrance"), 0);
    return load;
}

} // namespace sky::hursagmu::rules
