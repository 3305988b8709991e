#pragma once

#include "core/hursagmu/model/character.h"

#include <QStringList>

namespace sky::hursagmu
{

class Catalogue;

/// What has to be struck with an entry (decision 32).
struct Dependants {
    /// Ids in the ledger's order, without the entry itself: later raises of a trait, all that names a new
    /// trait, what gives up a gift, and of an award the purchases that then lack points, the latest first
    /// struck.
    QStringList entries;
    /// Experience owed when the entry alone were struck with those that need it in any case (traits and
    /// gifts), and no purchase for want of points; 0 when none is.
    int64_t owed = 0;
};
Dependants dependantsOf(const Character &character, const Catalogue &catalogue, const QString &entryId);

} // namespace sky::hursagmu
