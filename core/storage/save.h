#pragma once

#include "core/base/result.h"
#include "core/system/gamesystem.h"

#include <QByteArray>
#include <QString>

namespace sky::storage
{

/// The bytes of its file. `previous` are the bytes it came from (or empty), see `writeCharacter`. Refused
/// when they could not be read again (a text beyond its limit, more than 16 MiB).
Result<QByteArray> bytesToSave(const Character &character, const GameSystem &system,
                               const QByteArray &previous = {});

/// Writes them to the file and gives them. On every failure the old file stays whole.
Result<QByteArray> saveCharacter(const QString &path, const Character &character, const GameSystem &system,
                                 const QByteArray &previous = {});

} // namespace sky::storage
