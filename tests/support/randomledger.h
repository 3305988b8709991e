#pragma once

#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/model/character.h"

#include <QDate>
#include <QString>

#include <cstdint>
#include <map>

namespace sky::test
{

/// A character with a ledger that verbs made, one after the other, as the game let them through.
struct RandomLedger {
    hursagmu::Character character;
    /// The character at the end of each day on which something happened, as it was then.
    std::map<QDate, hursagmu::Character> evenings;
};

/// What may happen in it beside purchases and awards.
enum class Happening {
    Forward,  ///< nothing: it only grows, day after day
    Mistakes, ///< awards are edited, entries struck, entries dated back, play left and begun again
    Debt      ///< and the Master lets experience be owed
};

/// The same seed gives the same ledger; `steps` are tried, not all are let through.
RandomLedger randomLedger(const hursagmu::Hursagmu &game, uint64_t seed, int steps, Happening most);

} // namespace sky::test
