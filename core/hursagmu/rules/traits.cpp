#include "core/hursagmu/rules/traits.h"

#include "core/hursagmu/text.h"

namespace sky::hursagmu::rules
{

int64_t levelCost(Level level)
{
    const int n = level.value();
    if (n <= 3) return n;
    const int64_t start = n % 2 == 0 ? 2 : 3; // what level 2 or 3 costs; doubled every two levels from there
    return start << ((n - static_cast<int>(start)) / 2);
}

Breakdown traitCost(const QString &traitName, Level level)
{
    return Breakdown::lookup(traitName, Breakdown::term(Text::tr("level"), level.value()), levelCost(level),
                             Unit::Points, QStringLiteral("H-031"));
}

int64_t traitChange(Level from, Level to)
{
    return levelCost(to) - levelCost(from);
}

Breakdown raisePrice(const QString &label, Level from, Level to)
{
    const auto paid = [](const QString &text, Level level) {
        return Breakdown::term(text.arg(level.value()), levelCost(level), Unit::Points,
                               QStringLiteral("H-031"));
    };
    return Breakdown::sum(label,
                          {paid(Text::tr("for level %1"), to),
                           Breakdown::negative(paid(Text::tr("for level %1, paid before"), from))},
                          QStringLiteral("H-034"));
}

std::optional<int64_t> nextLevelCost(Level level, CostExtension extension)
{
    const std::optional<Level> next = Level::of(level.value() + 1);
    if (!next || !levelAllowed(*next, extension)) return std::nullopt;
    return traitChange(level, *next);
}

bool levelAllowed(Level level, CostExtension extension)
{
    return extension == CostExtension::Recurrence || level.value() <= LastTableLevel;
}

Level highestLevel(Level from, int64_t points, CostExtension extension)
{
    Level level = from;
    for (auto cost = nextLevelCost(level, extension); cost && *cost <= points;
         cost = nextLevelCost(level, extension)) {
        points -= *cost;
        level = *Level::of(level.value() + 1);
    }
    return level;
}

Build build(std::vector<Breakdown> traitCosts, std::vector<Breakdown> giftCosts, int64_t budget)
{
    Build result;
    result.traits = Breakdown::sum(Text::tr("traits"), std::move(traitCosts), QStringLiteral("H-031"));
    result.gifts = Breakdown::sum(Text::tr("gifts"), std::move(giftCosts), QStringLiteral("H-089"));
    result.total = Breakdown::sum(Text::tr("total"), {result.traits, result.gifts});
    const Breakdown given = Breakdown::term(Text::tr("budget"), budget, Unit::Points);
    result.remaining = Breakdown::sum(Text::tr("remaining"), {given, Breakdown::negative(result.total)},
                                      QStringLiteral("H-003"));
    return result;
}

} // namespace sky::hursagmu::rules
