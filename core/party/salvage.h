#pragma once

#include "core/party/party.h"
#include "core/system/gamesystem.h"

#include <QByteArray>
#include <QStringList>

namespace sky::party
{

/// What could be read of a damaged party. It has the file's id where that could be read.
struct Salvage {
    Party party;
    QString newer;       ///< as in storage::Salvage
    QStringList missing; ///< what is not as the file had it, a sentence each; empty: the file is in order
};

/// Reads of a party's file what can be read: what is not as it must be is left out, as little as helps, and
/// listed with its place. Refused when nothing of a party is left, for what is no party, and for one of a
/// game that is not known.
Result<Salvage> salvageParty(const QByteArray &bytes, const GameRegistry &games);

} // namespace sky::party
