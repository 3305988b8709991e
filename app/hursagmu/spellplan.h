#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/casting.h"

#include <optional>
#include <string>

namespace sky::app
{

/// The options of `spell` as given, UTF-8.
struct SpellArguments {
    std::string file;
    std::optional<std::string> spell, discipline, intensity, area, duration, challenge;
    std::optional<std::string> focus, command, followers, extraTime, blood;
    std::optional<std::string> against, distance, willpower;
    bool place = false;
    bool willing = false;
    bool json = false;
};

/// What the options mean for that character. An error of kind Usage names the option that makes no sense.
Result<hursagmu::CastingPlan> planOf(const SpellArguments &arguments, const hursagmu::Character &character,
                                     const hursagmu::Catalogue &catalogue,
                                     const hursagmu::Evaluation &evaluation);

} // namespace sky::app
