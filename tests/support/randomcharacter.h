#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

#include <rapidcheck.h>

#include <cstdint>

namespace sky::test
{

/// A character of every kind of content that a file may hold: catalogue, custom and unknown traits and gifts,
/// a ledger, things of all kinds nested in containers, hands, mount, injuries, spells, load-outs, options,
/// acceptances, unknown members. It can always be written and read again; it need not be legal by the rules.
/// The same seed gives the same character. `size` (0 to 100) bounds how much it has.
hursagmu::Character randomCharacter(const hursagmu::Catalogue &catalogue, uint64_t seed, int size = 30);

/// The same for rapidcheck; shrinks to less content.
rc::Gen<hursagmu::Character> anyCharacter(const hursagmu::Catalogue &catalogue);

} // namespace sky::test

namespace rc
{

/// Failing characters are shown as their file.
void showValue(const sky::hursagmu::Character &character, std::ostream &os);

} // namespace rc
