#pragma once

#include "core/hursagmu/model/character.h"
#include "core/hursagmu/rules/evaluation.h"

#include <optional>
#include <vector>

namespace sky::hursagmu
{

class Catalogue;

// What an item is: its own values first, then the catalogue's, then the rule's.

QString itemName(const Item &item, const Catalogue &catalogue);
std::optional<WeaponSpec> weaponOf(const Item &item, const Catalogue &catalogue);
std::optional<ArmorSpec> armorOf(const Item &item, const Catalogue &catalogue);
std::optional<FocusSpec> focusOf(const Item &item, const Catalogue &catalogue);
bool isContainer(const Item &item, const Catalogue &catalogue);
/// A place of power: it is where it is (H-159).
bool isImmobile(const Item &item, const Catalogue &catalogue);
/// Hands it takes to hold one (H-129, H-144).
int handsFor(const WeaponSpec &weapon, const Catalogue &catalogue);
int handsFor(const Item &item, const Catalogue &catalogue);
/// Weight of one; nothing where neither the lists nor the rules name one (E-045), and for what cannot move.
std::optional<Weight> weightOf(const Item &item, const Catalogue &catalogue);

/// The weapon as the campaign prices it (E-059): the book's are noble by id, one built by its own flag.
std::optional<WeaponSpec> pricedWeapon(const Item &item, const Catalogue &catalogue,
                                       const RuleOptions &options);
/// Price of one in good quality; nothing where the Master names it (E-048).
std::optional<Breakdown> goodPrice(const Item &item, const Catalogue &catalogue, const RuleOptions &options);
/// What excellent work costs, in hundredths of the good price; nothing where nobody has said (E-043).
std::optional<int64_t> excellentFactor(const Item &item, const RuleOptions &options);
/// Price of all its pieces in its quality; nothing where the one of a piece or of the quality is open.
std::optional<Breakdown> stackPrice(const Item &item, const Catalogue &catalogue, const RuleOptions &options);

// Where it is (decision on places: contents follow their container).

/// The container it lies in; null for a top-level thing, and for one whose container is missing.
const Item *containerOf(const Character &character, const Item &item);
/// The top-level thing around it, itself when it is one. Goes no further than a cycle in a broken file.
const Item &outermost(const Character &character, const Item &item);
Place placeOf(const Character &character, const Item &item);
/// Whether the item is the container or lies in it, however deep.
bool isWithin(const Character &character, const Item &item, const QString &containerId);
/// Slots in which it is held.
int slotsHolding(const Character &character, const QString &itemId);

/// Every item, filled in and in list order: top-level things as listed, each followed by its contents.
std::vector<PresentItem> presentItems(const Character &character, const Catalogue &catalogue);

} // namespace sky::hursagmu
