#pragma once

#include "core/document/document.h"
#include "core/json/value.h"

namespace sky::app
{

/// The character's derived numbers, meters and problems as documented in app/show-json.md, version 1.
json::Value showJson(const Document &document);

} // namespace sky::app
