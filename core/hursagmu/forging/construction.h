#pragma once

#include "core/base/result.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/options.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/system/evaluation.h"

#include <optional>
#include <vector>

namespace sky::hursagmu
{

// A thing being made. It is an Item with a construction of its own (weapon, armor or focus), so that every
// part of it can be changed; `finished` turns it into what a character owns.

/// What the workshop makes.
enum class Making { Melee, Missile, Armor, Focus };
/// Nothing for other gear, which is not made here.
std::optional<Making> makingOf(const Item &item, const Catalogue &catalogue);

/// Something to begin with: no points spent, the least of it.
Item blankThing(Making making);
/// A thing of the lists, or one that is owned or kept, opened for changes: its construction is now its own.
/// Its id and catalogue id stay, and so the lists' price while its construction is theirs (E-052).
Item opened(const Item &item, const Catalogue &catalogue, const RuleOptions &options);
/// The opposite: what equals the lists comes from them again. What differs from them in its construction is
/// a custom thing; of what the lists do not know, the id is kept.
Item finished(const Item &made, const Catalogue &catalogue, const RuleOptions &options);

/// The weapon made to shoot: what only a melee weapon is built of is given up (H-142).
WeaponSpec asMissile(WeaponSpec weapon);
/// The weapon in another size: what the size has no points for, or no room under its cap, is given up;
/// damage first.
WeaponSpec resized(WeaponSpec weapon, Size size, const Catalogue &catalogue);
/// The focus in another length. As long as it weighs a pound a foot, as the book's do (H-159), it goes on so.
Item lengthened(Item focus, int64_t lengthHundredths);
/// Why it cannot be made so; empty: it can. Of a weapon it is the sentence of the verbs.
QString whyNot(const Item &made, const Catalogue &catalogue);

/// One factor of a price: "200 cc medium", "2 throwable".
struct PriceFactor {
    QString name;
    QString text; ///< "200 cc", "2", "1/2"
    friend bool operator==(const PriceFactor &, const PriceFactor &) = default;
};
/// The factors that a price is the product of, read from its expression; one where it is none.
std::vector<PriceFactor> factorsOf(const Breakdown &price);

/// What a distance adds to what has to be reached (H-210).
struct RangeStep {
    int64_t distance = 0; ///< spaces
    int64_t number = 0;
};
/// Some distances up to the longest, which is the last one; without a longest those within a few dozen
/// increments.
std::vector<RangeStep> rangeSteps(std::optional<int64_t> longest, int64_t increment, RangeExact exact);

/// All that follows from the construction, whoever holds it.
struct Construction {
    Making making = Making::Melee;
    const SizeInfo *size = nullptr;            ///< weapons
    std::optional<rules::WeaponPoints> points; ///< melee weapons
    int hands = 1;
    std::optional<Breakdown> damage;        ///< weapons: their own bonus
    std::optional<Breakdown> concealment;   ///< nothing: cannot be hidden
    std::optional<Breakdown> longestShot;   ///< missile weapons; nothing where it depends on who shoots
    std::optional<Breakdown> power;         ///< foci
    std::optional<Weight> weight;           ///< nothing: it weighs nothing, or stays where it is
    std::optional<Breakdown> computedEach;  ///< of one in good quality, by the rules or the lists
    std::optional<Breakdown> computedPrice; ///< by the rules or the lists; nothing: the Master names it
    std::optional<Breakdown> price;         ///< what it costs: its own price where it has one
    std::vector<DerivedValue> values;       ///< the same as a list with ids
};
/// `item` has a construction, its own or that of the lists.
Construction constructionOf(const Item &item, const Catalogue &catalogue, const RuleOptions &options);

} // namespace sky::hursagmu
