#pragma once

#include "core/formats/outline.h"
#include "core/json/value.h"
#include "core/system/gamesystem.h"

namespace sky::formats
{

/// What the sheet says, as documented in VALUES.md under `sheet`.
json::Object sheetJson(const Outline &outline);

/// The texts that a person typed about the character, under `person`.
json::Object personJson(const Character &character);

/// An actor of the virtual table Foundry VTT, for its system Simple Worldbuilding 0.8.2.
json::Object foundryActor(const GameSystem &game, const Character &character, const Evaluation &evaluation,
                          const Outline &outline);

/// Every text in it, one a line, for the check that everything is there.
QString textsIn(const json::Value &value);

} // namespace sky::formats
