#include "core/hursagmu/rules/derivation.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/parts.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

Breakdown copper(const QString &label, Money sum)
{
    return Breakdown::term(label, sum.smallest(), Unit::Copper);
}

/// What all things cost whose price is known, wherever they are.
Money goodsPrice(const Evaluation &result)
{
    Money sum;
    for (const PresentItem &item : result.items)
        sum += Money::ofSmallest(item.price.value());
    return sum;
}

} // namespace

/// Counted while the character is made; what play brings and takes nobody has to account for.
void deriveMoney(Derivation &derivation)
{
    const std::optional<int64_t> given = derivation.options().startingMoney;
    if (!given || derivation.character.phase != Phase::Creation) return;
    const Purse &purse = derivation.character.purse;
    const Money coins = Money::ofUnits(rules::inCopper(purse.gold, purse.silver, purse.copper));
    std::vector<Breakdown> parts = {copper(Text::tr("at the start"), Money::ofUnits(*given))};
    const Breakdown goods = copper(Text::tr("things"), goodsPrice(derivation.result));
    rules::addUnlessZero(parts, Breakdown::negative(goods));
    rules::addUnlessZero(parts, Breakdown::negative(copper(Text::tr("purse"), coins)));
    derivation.result.moneyLeft = Breakdown::sum(Text::tr("left"), std::move(parts), QStringLiteral("E-047"));
}

} // namespace sky::hursagmu
