#pragma once

#include "core/document/document.h"
#include "core/json/value.h"

#include <QDate>

#include <optional>

namespace sky::app
{

/// A number as `values[]` has it: `value`, `unit`, `text`, `explanation`, added to the object.
void addNumber(json::Object &object, const Breakdown &number);

/// The character's derived numbers, meters and problems as documented in app/show-json.md, version 1.
/// `day`: the character is as of that day.
json::Value showJson(const Document &document, std::optional<QDate> day = {});
/// The numbers of a thing that somebody makes, in the same form.
json::Value constructionJson(const QString &name, const std::vector<DerivedValue> &values);

} // namespace sky::app
