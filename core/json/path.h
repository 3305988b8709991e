#pragma once

#include "core/json/value.h"

#include <QString>

#include <vector>

namespace sky::json
{

/// One step of a path such as a fault names: a member by its key, or an entry of a list.
struct Step {
    QString key;
    qsizetype index = -1;
    bool isEntry() const { return index >= 0; }
};

/// Of "character.items[3].name".
std::vector<Step> stepsOf(const QString &path);
/// Null where there is no such member or entry.
const Value *childOf(const Value &value, const Step &step);
Value *childOf(Value &value, const Step &step);
/// As many of the first steps as lead to something.
std::vector<Step> leadingPart(const Value &root, const std::vector<Step> &steps);
/// Takes away what the steps lead to; they must not be empty and lead to something.
void removeAt(Value &root, const std::vector<Step> &steps);

} // namespace sky::json
