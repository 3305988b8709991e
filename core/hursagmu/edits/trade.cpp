#include "core/hursagmu/edits/trade.h"

#include "core/hursagmu/edits/stack.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/rules/purse.h"

#include <algorithm>
#include <cstdlib>

namespace sky::hursagmu
{

namespace
{

__extension__ using Wide = __int128; // a price times all its factors; -Wpedantic: both compilers have it

constexpr int64_t Whole = 100; // hundredths: of a copper, and of a factor

/// The exact price of so many pieces in whole coins, rounded up: one rounding for the whole sum, whatever
/// the factors are.
int64_t wholeCoins(const Breakdown &good, const Item &item, int64_t pieces, int64_t multiplier,
                   const Deal &deal)
{
    Wide exact = Wide{good.value()} * pieces * deal.placeFactor;
    Wide parts = Wide{Whole} * Whole; // of the place factor, and hundredths in a coin
    if (item.quality == Quality::Poor) parts *= 2;
    if (item.quality == Quality::Excellent) {
        exact *= multiplier;
        parts *= Whole;
    }
    return static_cast<int64_t>((exact + parts - 1) / parts);
}

/// What the coins are more or less than the exact price; `kept` pieces of the stack share their fractions.
Breakdown roundingPart(int64_t rounding, int64_t kept)
{
    const QString name =
        kept > 0 ? Text::tr("rounded with the stack") : Text::tr("rounded up to whole coins");
    const Breakdown part = Breakdown::term(name, std::abs(rounding), Unit::Copper);
    return rounding < 0 ? Breakdown::negative(part) : part;
}

/// The price with every factor named; leaves total and copper empty where there is no price. The pieces join
/// or leave a stack of which `kept` are there besides: the coins are the difference that they make to it, so
/// that no order of trades at one price makes money.
Quote priced(const Character &character, const Catalogue &catalogue, const Item &item, int64_t kept,
             const Deal &deal)
{
    Quote quote;
    const auto good = goodPrice(item, catalogue, character.options);
    const auto stack = stackPrice(item, catalogue, character.options);
    if (!good || !stack) return quote;
    Breakdown price = *stack;
    if (deal.placeFactor != Whole)
        price = Breakdown::scaled(Text::tr("prices here"), price, deal.placeFactor, Whole,
                                  QStringLiteral("H-118"));
    const int64_t multiplier = excellentFactor(item, character.options).value_or(Whole);
    const auto coins = [&](int64_t pieces) { return wholeCoins(*good, item, pieces, multiplier, deal); };
    quote.copper = coins(kept + item.quantity) - coins(kept);
    const int64_t rounding = quote.copper * Whole - price.value();
    std::vector<Breakdown> parts = {price};
    if (rounding != 0) parts.push_back(roundingPart(rounding, kept));
    quote.total = Breakdown::sum(Text::tr("total"), std::move(parts));
    return quote;
}

Result<void> checkDeal(const Deal &deal)
{
    return within(Text::tr("The factor of the place, in hundredths,"), deal.placeFactor, 1,
                  limits::Multiplier);
}

QString unpriced(const Item &item, const Catalogue &catalogue)
{
    return filled(Text::tr("The Master names the price of %1; give it one, or just add it."),
                  itemName(item, catalogue));
}

Result<void> pay(Character &character, const Catalogue &catalogue, const Item &item, const Quote &quote)
{
    if (!quote.total) return refuse(unpriced(item, catalogue));
    if (!quote.after)
        return refuse(filled(Text::tr("That costs %1 cc, but the purse holds %2 cc: %3 cc short."),
                             quote.copper, rules::worthOf(character.purse), quote.shortBy));
    character.purse = *quote.after;
    return {};
}

Result<void> bePaid(Character &character, const Catalogue &catalogue, const Item &item, int64_t quantity,
                    const Deal &deal)
{
    const Quote quote = quoteSelling(character, catalogue, item.id, quantity, deal);
    if (!quote.total) return refuse(unpriced(item, catalogue));
    if (!quote.after) return refuse(Text::tr("That is more money than a purse can hold."));
    character.purse = *quote.after;
    return {};
}

Result<void> checkPieces(int64_t quantity, int64_t most)
{
    return within(Text::tr("The number of pieces"), quantity, 1, most);
}

} // namespace

Quote quoteBuying(const Character &character, const Catalogue &catalogue, const Item &item, const Deal &deal)
{
    const Item *stack = stackFor(character, catalogue, item);
    Quote quote = priced(character, catalogue, item, stack ? stack->quantity : 0, deal);
    if (!quote.total) return quote;
    quote.after = rules::afterPaying(character.purse, quote.copper);
    if (!quote.after) quote.shortBy = quote.copper - rules::worthOf(character.purse);
    return quote;
}

Quote quoteSelling(const Character &character, const Catalogue &catalogue, const QString &itemId,
                   int64_t quantity, const Deal &deal)
{
    const Item *own = character.findItem(itemId);
    if (!own) return {};
    Item sold = *own;
    sold.quantity = quantity;
    Quote quote = priced(character, catalogue, sold, std::max<int64_t>(0, own->quantity - quantity), deal);
    if (quote.total) quote.after = rules::afterBeingPaid(character.purse, quote.copper);
    return quote;
}

Edit buyItem(const Catalogue &catalogue, const Item &item, const Deal &deal, const IdSource &ids)
{
    return verb(filled(Text::tr("Buy %1"), itemLabel(item, catalogue)), QString(),
                [&catalogue, item, deal, ids](Character &character) -> Result<void> {
                    const auto checked = checkDeal(deal).and_then(
                        [&] { return checkPieces(item.quantity, limits::Quantity); });
                    if (!checked) return checked;
                    const Quote quote =
                        quoteBuying(character, catalogue, item, deal); // of the stack as it is
                    return addPieces(character, catalogue, item, ids).and_then([&] {
                        return pay(character, catalogue, item, quote);
                    });
                });
}

Edit sellItem(const Catalogue &catalogue, const QString &itemId, int64_t quantity, const Deal &deal)
{
    return verb(Text::tr("Sell a thing"), QString(),
                [&catalogue, itemId, quantity, deal](Character &character) -> Result<void> {
                    const Item *own = character.findItem(itemId);
                    if (!own) return refuse(Text::tr("The character has no thing %1.").arg(itemId));
                    return checkDeal(deal)
                        .and_then([&] { return checkPieces(quantity, own->quantity); })
                        .and_then([&] { return bePaid(character, catalogue, *own, quantity, deal); })
                        .and_then([&] { return takePieces(character, catalogue, itemId, quantity); });
                });
}

bool keepsMoney(const Character &character)
{
    return character.options.startingMoney || rules::worthOf(character.purse) > 0;
}

} // namespace sky::hursagmu
