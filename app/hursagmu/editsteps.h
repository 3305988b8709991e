#pragma once

#include "app/commands/context.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sky::app
{

/// The options of `edit` as given, UTF-8.
struct EditArguments {
    std::string file;
    std::optional<std::string> budget, name, player, campaign, master, conceptText, notes, portrait;
    bool allowDebt = false;
    bool noDebt = false;
    std::vector<std::string> traits, customTraits, gifts, customGifts, dropGifts, items, dropItems;
    std::optional<std::string> inHand, purse;
};

/// Applies all of them as one step, all or none: what a person typed is resolved to ids first, then the same
/// verbs as everywhere do the work. Losses come before gains, so that what they free can be used.
Result<void> applyArguments(Document &document, const EditArguments &arguments, const Context &context);

} // namespace sky::app
