#pragma once

#include "core/storage/envelope.h"

#include <QByteArray>
#include <QStringList>

namespace sky::storage
{

/// What could be read of a damaged file. The character has the file's id where that could be read.
struct Salvage {
    Loaded loaded;
    QStringList missing; ///< what is not as the file had it, a sentence each; empty: the file is in order
    QString newer;       ///< in a sentence, that a newer program wrote it; what only that knows is lost here
};

/// Reads of a character file what can be read: what is not as it must be is left out, as little as helps, and
/// listed with its place. Refused when nothing of a character is left, and for
/// what is no character file at all.
Result<Salvage> salvageCharacter(const QByteArray &bytes, const GameRegistry &games);

} // namespace sky::storage
