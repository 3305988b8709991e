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
    int64_t penalty = 0;
    for (const LoadMark &mark : loadMarks())
        if (hundredthsOfPercent >= mark.percent) penalty = mark.penalty;
    return penalty;
}

} // namespace

Weight liftOf(int strength)
{
    const int row = ((strength % 10) + 10) % 10;
    const int decades = (strength - row) / 10;
    int64_t lift = Weight::ofUnits(firstLifts[static_cast<size_t>(row)]).smallest();
    for (int i = 0; i < decades; ++i)
        lift *= 10;
    for (int i = 0; i > decades; --i)
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

const std::array<LoadMark, 3> &loadMarks()
{
    static constexpr std::array<LoadMark, 3> marks = {{{5'000, -4}, {7'500, -8}, {10'000, -12}}};
    return marks;
}

Weight weightAt(const LoadMark &mark, Weight lift)
{
    constexpr int64_t Whole = 10'000;
    // In two steps, so that no lift of the table leaves 64 bits.
    const int64_t rest = lift.smallest() % Whole * mark.percent;
    return Weight::ofSmallest(lift.smallest() / Whole * mark.percent + (rest + Whole - 1) / Whole);
}

} // namespace sky::hursagmu::rules
