#pragma once

#include "core/json/value.h"
#include "core/system/gamesystem.h"

#include <QDate>

#include <optional>

namespace sky::formats
{

/// What `function` makes of each entry.
template<class List, class Function>
json::Array arrayOf(const List &list, Function function)
{
    json::Array array;
    for (const auto &entry : list)
        array.push_back(function(entry));
    return array;
}

/// A number as `values[]` has it: `value`, `unit`, `text`, `explanation`, added to the object.
void addNumber(json::Object &object, const Breakdown &number);

/// The character's derived numbers, meters and problems as documented in VALUES.md, version 1.
/// `day`: the character is as of that day.
json::Object valuesJson(const GameSystem &game, const Character &character, const Evaluation &evaluation,
                        std::optional<QDate> day = {});
/// The numbers of a thing that somebody makes, in the same form.
json::Value constructionJson(const QString &name, const std::vector<DerivedValue> &values);

} // namespace sky::formats
