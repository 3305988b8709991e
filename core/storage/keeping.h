#pragma once

#include "core/base/result.h"
#include "core/storage/versions.h"
#include "core/system/gamesystem.h"

#include <QByteArray>
#include <QString>

namespace sky::storage
{

/// A path in the same folder at which nothing is: "NAME (WORD).skychar", then "NAME (WORD 2).skychar" ...
QString freeNameBeside(const QString &path, const QString &word);

/// Keeps what is about to be written over: a character among the versions of it, what cannot be read as one,
/// of which more may still be read some day, beside as "NAME (damaged)". Nothing of an empty file.
Result<void> keepReplaced(const QString &path, const QByteArray &bytes, const GameRegistry &games,
                          const Versions &versions);

} // namespace sky::storage
