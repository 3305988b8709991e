#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>

namespace sky::json
{

/// What is wrong with a value, and where it stands.
struct Fault {
    int line = 0;     ///< 0: the text has none
    QString path;     ///< "character.items[3].name"; empty: the whole
    QString sentence; ///< without the place
};

/// As it is told.
Error errorOf(const Fault &fault);
/// The fault that an error tells, where it tells one.
std::optional<Fault> faultOf(const Error &error);

} // namespace sky::json
