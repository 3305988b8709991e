#pragma once

#include "core/base/quantity.h"
#include "core/json/value.h"

#include <QString>

#include <optional>

namespace sky::hursagmu
{

enum class ItemKind { Weapon, Armor, Focus, Gear };
enum class Place { Worn, Carried, Mount, Left };
enum class Quality { Poor, Good, Excellent };
enum class WeaponClass { Melee, Missile };
enum class Size { Small, Medium, Large };

/// A weapon as built from weapon points (H-128 to H-147).
struct WeaponSpec {
    WeaponClass weaponClass = WeaponClass::Melee;
    Size size = Size::Small;
    bool throwable = false;
    int defense = 0; ///< 0 to 100; more than the cap of the size is an issue (H-136)
    int damage = 0;  ///< melee: points bought, 0 to 100; missile: by size (H-142)
    bool shield = false;
    bool noble = false;
    bool mechanical = false;
    QString offenseTrait = {}; ///< missile weapons: "archer" or "athlete" (slings)
    json::Members unknown = {};

    friend bool operator==(const WeaponSpec &, const WeaponSpec &) = default;
};

/// Worn armor by points of protection, 10 lb each (H-150).
struct ArmorSpec {
    int endurance = 0; ///< 0 to 100; more than 5 is an issue
    json::Members unknown = {};
    friend bool operator==(const ArmorSpec &, const ArmorSpec &) = default;
};

/// A focus by its size (H-157, E-065, E-066).
struct FocusSpec {
    int64_t lengthHundredths = 0; ///< feet, hundredths
    int widthDoublings = 0;       ///< each +2
    bool immobile = false;        ///< weighs nothing in the load
    json::Members unknown = {};
    friend bool operator==(const FocusSpec &, const FocusSpec &) = default;
};

/// A stack of equal things. What is empty here comes from the catalogue entry, so that a correction of the
/// catalogue reaches old characters.
struct Item {
    QString id; ///< short, unique in the character
    ItemKind kind = ItemKind::Gear;
    QString catalogueId;              ///< empty for a custom thing
    QString name;                     ///< own name; empty: the catalogue's
    int64_t quantity = 1;             ///< 0 to 1,000,000, in the entry's unit
    std::optional<Weight> weightEach; ///< own weight; nothing: the catalogue's or the rule's
    std::optional<Money> priceEach;   ///< own price for good quality; nothing: the catalogue's or the rule's
    Quality quality = Quality::Good;
    std::optional<int64_t> excellentMultiplier; ///< hundredths; nothing: the campaign's option
    Place place = Place::Carried;               ///< of a top-level thing; a thing in a container follows it
    QString container;                          ///< id of the container it lies in, or empty
    std::optional<bool> isContainer;            ///< own flag; nothing: the catalogue's
    std::optional<WeaponSpec> weapon;           ///< own construction; nothing: the catalogue's
    std::optional<ArmorSpec> armor;
    std::optional<FocusSpec> focus;
    QString note;
    json::Members unknown;

    friend bool operator==(const Item &, const Item &) = default;
};

} // namespace sky::hursagmu
