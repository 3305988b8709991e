#pragma once

#include "core/base/result.h"
#include "core/system/gamesystem.h"

#include <QByteArray>
#include <QString>

namespace sky::storage
{

/// Writes the character to its file and gives the bytes. `previous` are the bytes it came from (or empty),
/// see `writeCharacter`. Refused when the file could not be read again (a text beyond its limit, more than 16
/// MiB): then, as on every failure, the old file stays whole.
Result<QByteArray> saveCharacter(const QString &path, const Character &character, const GameSystem &system,
                                 const QByteArray &previous = {});

} // namespace sky::storage
