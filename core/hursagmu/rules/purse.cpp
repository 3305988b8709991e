#include "core/hursagmu/rules/purse.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/equipment.h"

#include <algorithm>

namespace sky::hursagmu::rules
{

namespace
{

constexpr int64_t Silver = 10; // copper
constexpr int64_t Gold = 100;

/// Adds the amount in as few coins as possible.
void addCoins(Purse &purse, int64_t copper)
{
    purse.gold += copper / Gold;
    purse.silver += copper % Gold / Silver;
    purse.copper += copper % Silver;
}

/// Hands over coins of one worth, as many as fit into what is still owed.
void handOver(int64_t &coins, int64_t worth, int64_t &owed)
{
    const int64_t given = std::min(coins, owed / worth);
    coins -= given;
    owed -= given * worth;
}

} // namespace

int64_t worthOf(const Purse &purse)
{
    return inCopper(purse.gold, purse.silver, purse.copper);
}

bool isInOrder(const Purse &purse)
{
    return purse.silver * Silver < Gold && purse.copper < Silver;
}

std::optional<Purse> afterPaying(const Purse &purse, int64_t copper)
{
    if (worthOf(purse) < copper) return std::nullopt;
    Purse after = purse;
    int64_t owed = copper;
    handOver(after.gold, Gold, owed);
    handOver(after.silver, Silver, owed);
    handOver(after.copper, 1, owed);
    if (owed == 0) return after;
    // No copper is left, and a silver coin only where it is more than what is owed.
    int64_t &broken = after.silver > 0 ? after.silver : after.gold;
    const int64_t worth = after.silver > 0 ? Silver : Gold;
    --broken;
    addCoins(after, worth - owed);
    return after;
}

std::optional<Purse> afterBeingPaid(const Purse &purse, int64_t copper)
{
    Purse after = purse;
    const bool inOrder = isInOrder(purse);
    const int64_t sum = inOrder ? worthOf(purse) + copper : copper;
    if (inOrder) after.gold = after.silver = after.copper = 0;
    addCoins(after, sum);
    if (std::max({after.gold, after.silver, after.copper}) > limits::Coins) return std::nullopt;
    return after;
}

} // namespace sky::hursagmu::rules
