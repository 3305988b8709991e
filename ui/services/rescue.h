#pragma once

#include "core/party/salvage.h"
#include "core/storage/salvage.h"
#include "ui/services/services.h"

#include <QString>

#include <optional>

namespace sky::ui
{

/// What there still is of a character whose file cannot be read.
struct Rescue {
    std::optional<storage::Salvage> salvage; ///< of the file itself
    std::optional<storage::Loaded> saved;    ///< the version that was saved last and can be read
};

/// The same of a party.
struct PartyRescue {
    std::optional<party::Salvage> salvage;
    std::optional<party::Party> saved;
};

/// The file is only looked at.
Rescue rescueOf(const Services &services, const QString &path);
PartyRescue partyRescueOf(const Services &services, const QString &path);

} // namespace sky::ui
