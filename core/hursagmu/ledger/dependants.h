#pragma once

#include "core/hursagmu/model/character.h"

#include <QString>
#include <QStringList>

namespace sky::hursagmu
{

class Catalogue;

/// What has to be struck with an entry, or with several together (decision 32).
struct Dependants {
    /// Ids in the ledger's order, without the entries themselves: later raises of a trait, all that names a
    /// new trait, what gives up a gift, and of an award the purchases that then lack points, the latest first
    /// struck.
    QStringList entries;
    /// Experience owed when the entries alone were struck with those that need it in any case (traits and
    /// gifts), and no purchase for want of points; 0 when none is.
    int64_t owed = 0;
};
Dependants dependantsOf(const Character &character, const Catalogue &catalogue, const QString &entryId);
/// Ids that name no entry that counts are passed over.
Dependants dependantsOf(const Character &character, const Catalogue &catalogue, const QStringList &entryIds);

} // namespace sky::hursagmu
