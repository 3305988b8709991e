#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

namespace sky::hursagmu
{

// What keeps things, containers, hands and load-outs consistent while a verb changes one of them.

/// Refuses a container that is missing, is none, or would end up inside the item itself. No container is
/// fine.
Result<void> checkContainer(const Character &character, const Catalogue &catalogue, const QString &itemId,
                            const QString &containerId);
/// Refuses to move what cannot be moved (H-159). Where `before` had it already it may stay; null for a new
/// thing.
Result<void> checkPlace(const Catalogue &catalogue, const Item &item, const Item *before);
/// Everything directly in the container moves to `target`, or to `place` when that is empty.
void emptyInto(Character &character, const QString &containerId, const QString &target, Place place);
/// Out of every hand.
void release(Character &character, const QString &itemId);
/// Out of the hands that it no longer fills: not carried, fewer pieces, or fewer hands needed.
void releaseSurplus(Character &character, const Catalogue &catalogue, const Item &item);
/// Fewer arms hold fewer things: what was held beyond them is merely carried.
void dropSurplusHands(Character &character, const Catalogue &catalogue);
/// Out of every load-out; what lies in it there takes its place.
void forgetInLoadOuts(Character &character, const QString &itemId);

} // namespace sky::hursagmu
