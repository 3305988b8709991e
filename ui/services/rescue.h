#pragma once

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

/// The file is only looked at.
Rescue rescueOf(const Services &services, const QString &path);

} // namespace sky::ui
