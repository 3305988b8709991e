#pragma once

#include "core/base/result.h"
#include "core/base/sources.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

namespace sky::hursagmu
{

// How things come and go, whole or piece by piece.

/// "sword", "torch × 3": a thing in the name of a step.
QString itemLabel(const Item &item, const Catalogue &catalogue);
/// A worn thing leaves its container; a thing that is inside keeps no place of its own.
void settlePlace(Item &item);

/// Adds it as an entry of its own, with a fresh id.
Result<void> addEntry(Character &character, const Catalogue &catalogue, const Item &item,
                      const IdSource &ids);

/// The stack that pieces of the item join: equal in all but id, quantity and where it is. The one in the same
/// spot; else, for a thing that is only to be carried, the one that is carried or worn in whatever container.
/// Null where there is none or more than one, and for containers and armor: each of those is one of its own.
const Item *stackFor(const Character &character, const Catalogue &catalogue, const Item &item);
/// Adds to the stack that the pieces join, or as an entry of its own.
Result<void> addPieces(Character &character, const Catalogue &catalogue, const Item &item,
                       const IdSource &ids);

/// The whole entry goes; what lay in it moves to where it was, and hands and load-outs forget it.
void takeEntry(Character &character, const QString &itemId);
/// So many pieces go, the entry with the last one.
Result<void> takePieces(Character &character, const Catalogue &catalogue, const QString &itemId,
                        int64_t quantity);

} // namespace sky::hursagmu
