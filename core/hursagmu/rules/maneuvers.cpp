#include "core/hursagmu/rules/maneuvers.h"

#include "core/hursagmu/text.h"

namespace sky::hursagmu::rules
{

std::array<Maneuver, 5> maneuvers()
{
    return {{{Text::tr("jab"), 2, -4},
             {Text::tr("thrust"), 1, -2},
             {Text::tr("strike"), 0, 0},
             {Text::tr("swing"), -1, 2},
             {Text::tr("haymaker"), -2, 4}}};
}

} // namespace sky::hursagmu::rules
