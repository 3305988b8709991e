#include "ui/hursagmu/odds.h"

#include "core/hursagmu/rules/chance.h"
#include "ui/hursagmu/view.h"

namespace sky::ui::hursagmu
{

namespace
{

enum class Roll { None, Attack, Sorcery, Trait };

Roll rollOf(const QString &valueId)
{
    const QString family = valueId.section(QLatin1Char('/'), 0, 0);
    if (valueId == QLatin1String("offense_sorcery") || valueId == QLatin1String("casting/roll"))
        return Roll::Sorcery;
    if (family == QLatin1String("attack") || family == QLatin1String("thrown") ||
        family.startsWith(QLatin1String("offense_")))
        return Roll::Attack;
    const bool held = family == QLatin1String("hand") || family == QLatin1String("trial");
    if (held && valueId.endsWith(QLatin1String("/attack"))) return Roll::Attack;
    if (family == QLatin1String("roll") || family == QLatin1String("cost") || family == QLatin1String("next"))
        return Roll::Trait;
    return Roll::None;
}

} // namespace

std::optional<Odds> oddsOf(const Document &document, const DerivedValue &value)
{
    const Roll roll = rollOf(value.id);
    if (roll == Roll::None) return std::nullopt;
    int64_t level = value.number.value();
    if (roll == Roll::Trait) {
        const auto *trait = evaluationOf(document).trait(value.id.section(QLatin1Char('/'), 1));
        if (!trait) return std::nullopt; // the cost of a gift
        level = trait->roll.value();
    }
    Odds odds;
    const QString sign = level < 0 ? View::tr("2d6 %1") : View::tr("2d6 + %1");
    odds.roll = sign.arg(numberText(level, Unit::Number));
    odds.against = roll == Roll::Attack    ? View::tr("Defense")
                   : roll == Roll::Sorcery ? View::tr("Defiance and range")
                                           : View::tr("CL");
    odds.chance = [level, options = characterOf(document).options](int against) {
        return sky::hursagmu::rules::percentText(sky::hursagmu::rules::chanceOf(level, against, 0, options));
    };
    return odds;
}

} // namespace sky::ui::hursagmu
