#include "ui/hursagmu/units.h"

#include "core/hursagmu/rules/equipment.h"
#include "ui/hursagmu/view.h"

#include <cmath>

namespace sky::ui::hursagmu
{

namespace
{

constexpr double KilogramsPerPound = 0.45359237;

QString kilogramsOf(Weight weight)
{
    const double tenths = double(weight.smallest()) / Weight::PerUnit * KilogramsPerPound * 10;
    return toDecimal(std::llround(tenths), 10);
}

} // namespace

QString weightText(Weight weight, bool kilograms)
{
    const QString pounds = toDecimal(weight);
    return kilograms ? View::tr("%1 lb (%2 kg)").arg(pounds, kilogramsOf(weight))
                     : View::tr("%1 lb").arg(pounds);
}

QString moneyText(Money sum)
{
    const auto coins = sky::hursagmu::rules::coins(sum);
    QStringList parts;
    if (coins.gold != 0) parts << View::tr("%1 gc").arg(coins.gold);
    if (coins.silver != 0) parts << View::tr("%1 sc").arg(coins.silver);
    if (coins.copper.smallest() != 0 || parts.isEmpty())
        parts << View::tr("%1 cc").arg(toDecimal(coins.copper));
    return parts.join(QLatin1Char(' '));
}

QString numberOf(const Breakdown &number)
{
    return numberText(number.value(), number.unit());
}

QString capitalized(const QString &name)
{
    return name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
}

} // namespace sky::ui::hursagmu
