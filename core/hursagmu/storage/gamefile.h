#pragma once

#include "core/base/result.h"
#include "core/hursagmu/model/character.h"
#include "core/json/reader.h"

#include <memory>

namespace sky::hursagmu
{

/// The game's part of a character file (FORMAT.md): everything but the members every game shares. A fault
/// names path and line and is of kind Unreadable.
Result<std::unique_ptr<Character>> readGamePart(const json::Value &part);

/// The same in canonical order; unknown members follow the known ones of their object.
json::Object writeGamePart(const Character &character);

/// One thing as it stands among the items of a character, without what places it there (id, container).
Item readThing(json::ObjectReader &reader);
json::Object writeThing(const Item &item);

} // namespace sky::hursagmu
