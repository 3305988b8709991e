#include "core/hursagmu/ledger/prices.h"

#include "core/hursagmu/rules/traits.h"

namespace sky::hursagmu
{

namespace
{

Level levelOf(int level)
{
    return Level::of(level).value_or(Level());
}

} // namespace

Breakdown levelPrice(const QString &label, int from, int to)
{
    return rules::raisePrice(label, levelOf(from), levelOf(to));
}

int64_t levelCost(int level)
{
    return rules::levelCost(levelOf(level));
}

} // namespace sky::hursagmu
