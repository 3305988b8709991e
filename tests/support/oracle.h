#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

#include <cstdint>
#include <map>

namespace sky::test
{

/// Every derived number of a character by its id in `Evaluation::values`, worked out a second time: straight
/// from the book's tables, with plain integers and none of the product's rules. What the lists say (weights,
/// prices, constructions) is taken from the catalogue. Casting times stand under "cast/SPELL/N/actions" and
/// ".../cl", N being the place of the focus.
std::map<QString, int64_t> oracle(const hursagmu::Character &character, const hursagmu::Catalogue &catalogue);

} // namespace sky::test
