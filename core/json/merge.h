#pragma once

#include "core/json/value.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sky::json
{

enum class Side { Mine, Theirs };

/// A place where both sides have something else, and no rule says which is meant.
struct Conflict {
    QStringList path;                        ///< keys, and ids of elements
    std::optional<Value> base, mine, theirs; ///< nothing: not there
};

struct Merge {
    Value value;
    std::vector<Conflict> conflicts; ///< in the order of the choices that settle them
};

/// Both sides' changes of `base` together. Objects are merged key by key, lists of objects that each have an
/// `id` of their own element by element, all else as a whole. What one side alone changed is as there, what
/// both changed alike is so; anything else is a conflict, where the value has what `choices` says, or mine.
/// Where a side has no such list any more, it has one without elements.
/// Of such a list the order is theirs with mine's new elements behind, or mine's where only that one moved
/// elements. Without a base, whatever differs is a conflict.
Merge merge(const Value *base, const Value &mine, const Value &theirs, const std::vector<Side> &choices = {});

} // namespace sky::json
