#include "core/system/character.h"

#include <tuple>

namespace sky
{

namespace
{

auto baseOf(const Character &c)
{
    return std::tie(c.id, c.kind, c.name, c.player, c.campaign, c.master, c.conceptText, c.description,
                    c.history, c.notes, c.portrait, c.waivers, c.unknown);
}

} // namespace

bool Character::sameBase(const Character &other) const
{
    return baseOf(*this) == baseOf(other);
}

} // namespace sky
