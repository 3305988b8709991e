#pragma once

#include "core/base/result.h"
#include "core/json/value.h"
#include "core/system/gamesystem.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sky::storage
{

/// Brings JSON from version `from` to version `to`, one step at a time; gives what was done, in words.
/// Nothing to do where `from` is the newer one. `whose` versions they are is said where a step is missing.
Result<QStringList> migrate(json::Object &object, int from, int to, const std::vector<Migration> &steps,
                            const QString &whose);

} // namespace sky::storage
