#pragma once

#include "core/base/result.h"
#include "core/json/reader.h"
#include "core/json/value.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace sky::ui
{

/// A file of the program's own that could not be understood.
struct Damage {
    QString keptAt; ///< where it lies now
    QString detail; ///< for the log
};

/// Reads a small JSON file that the program keeps for itself. A missing file is fine: `read` is not called.
/// One that cannot be understood is renamed to PATH.damaged (PATH.damaged.2 ...), so that the program goes on
/// and nothing is lost; what `read` took from it is then worth nothing.
std::optional<Damage> readKept(const QString &path, const std::function<void(json::ObjectReader &)> &read);

/// What was left out of a file, and where it still is.
struct Dropped {
    QString keptAt;
    QStringList what; ///< paths with their lines; never empty
};
/// The same of a file whose parts stand each for itself: of one that is otherwise understood, what is faulty
/// is left out, `read` is called anew without it, and the file as it was is set aside all the same. Members
/// of which all depends are in `needed`.
tl::expected<std::optional<Dropped>, Damage>
readKeptParts(const QString &path, const QStringList &needed,
              const std::function<void(json::ObjectReader &)> &read);

/// Writes it, making its folder where need be.
Result<void> writeKept(const QString &path, json::Object object);

} // namespace sky::ui
