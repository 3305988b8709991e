#pragma once

#include "core/hursagmu/model/character.h"

#include <memory>
#include <vector>

namespace sky::hursagmu
{

class Catalogue;

/// The character at the end of that day (decision 33): points, traits and gifts by the ledger as it stands
/// today; everything else is today's, but what its arms of then could not hold is carried.
std::unique_ptr<Character> asOf(const Character &character, const Catalogue &catalogue, QDate day);

/// Where the character of the day is another than it was then, for the ledger was changed since: "Since that
/// day: 1 entry struck. It is shown as the ledger stands now." Empty where it was not.
QString changedSince(const Character &character, QDate day);

/// A day of the ledger that can be gone back to.
struct Moment {
    QDate date;
    QString session; ///< of the last entry of the day that names one; may be empty
};
/// The days on which an entry counts, the oldest first, each once.
std::vector<Moment> moments(const Character &character);

} // namespace sky::hursagmu
