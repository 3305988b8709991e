#pragma once

#include "core/base/result.h"

#include <QString>

#include <functional>

namespace sky
{

struct Character;

/// One change a user can make, in words and in deed. `change` works on a private copy and may refuse; what it
/// did to the copy before refusing is thrown away.
struct Edit {
    /// "Raise Warrior to 7": the step's name in the undo list.
    QString name;
    /// Edits that follow each other with the same non-empty key become one undo step ("trait/warrior").
    QString mergeKey;
    std::function<Result<void>(Character &)> change;
};

} // namespace sky
