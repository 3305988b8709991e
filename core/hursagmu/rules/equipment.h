#pragma once

#include "core/base/quantity.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/item.h"
#include "core/hursagmu/model/options.h"
#include "core/rules/breakdown.h"

#include <cstdint>
#include <optional>
#include <vector>

/// The chapter on equipment (H-117 to H-160): weapons from points, prices, what the hands hold, foci, coins.
namespace sky::hursagmu::rules
{

/// What a melee weapon can be given for its points (H-133).
enum class WeaponOption { Throwable, Defense, Damage };
/// Points for one of it.
int weaponOptionCost(WeaponOption option);
/// Points that went to it.
int64_t pointsFor(const WeaponSpec &spec, WeaponOption option);
/// Where all its points went.
Breakdown pointsSpent(const WeaponSpec &spec);

/// A melee weapon's points (H-128 to H-136).
struct WeaponPoints {
    int64_t used = 0;
    int64_t allowed = 0;
    int64_t defense = 0;
    int64_t defenseCap = 0; ///< of its size (H-136)
    int64_t overspent() const { return used > allowed ? used - allowed : 0; }
    int64_t unspent() const { return used < allowed ? allowed - used : 0; }
    int64_t aboveCap() const { return defense > defenseCap ? defense - defenseCap : 0; }
    /// Against the rules. Points left over are only a note unless the campaign says otherwise (E-055).
    bool valid(UnspentPoints policy) const;
};
WeaponPoints weaponPoints(const WeaponSpec &spec, const SizeInfo &size);

/// Price of one in good quality, by construction (H-146, H-147). Hundredths of a copper.
Breakdown weaponPrice(const WeaponSpec &spec, const SizeInfo &size);

/// The price of `quantity` pieces of a quality (H-119, E-043): poor is exactly half, excellent costs
/// `excellentMultiplier` hundredths times as much. Nothing when excellent has no multiplier yet.
/// `good` is the price of one in good quality, in hundredths of a copper.
std::optional<Breakdown> itemPrice(const Breakdown &good, int64_t quantity, Quality quality,
                                   std::optional<int64_t> excellentMultiplier);

/// One one-handed melee weapon in use.
struct Wielded {
    Breakdown defense;  ///< bonus
    Breakdown damage;   ///< bonus
    int defenseCap = 0; ///< of its size; used only where the lone weapon's bonus counts inside the cap
};
/// What a weapon used alone gives on top (H-131): +2 damage or +1 defense.
enum class SingleBonus { None, Damage, Defense };
struct WieldBonus {
    std::vector<Breakdown> defenses; ///< parts to add to the Defense (E-051: one per weapon)
    Breakdown defense;               ///< their sum
    Breakdown damage;
};
/// All defense bonuses, the largest damage bonus (H-131, H-132). `bonus` counts only with exactly one weapon.
WieldBonus wield(const std::vector<Wielded> &weapons, SingleBonus bonus, SingleBonusCap cap);

/// Longest shot of a missile weapon in spaces (H-140, E-056): 30 for each point of its damage bonus or, where
/// the campaign says so, of the total damage. Nothing when the campaign has no maximum.
std::optional<Breakdown> missileRange(const Breakdown &weaponDamage, const Breakdown &totalDamage,
                                      MissileRange rule);

/// What hiding a weapon of that size on the body does, once (H-129, H-130, E-049): it adds to the searcher's
/// roll or takes off the hider's, as the campaign says. Nothing for a size that cannot be hidden.
std::optional<Breakdown> concealment(const SizeInfo &size, Concealment side);

/// The best protection that can be worn (H-152, E-052).
inline constexpr int MostArmor = 5;

/// Power of a focus (H-157, E-065, E-066): 4 at 3 ft, 2 more for each doubling of length or width, 2 from 1
/// ft, 0 below. Length in hundredths of a foot.
Breakdown focusPower(int64_t lengthHundredths, int widthDoublings, FocusRounding rounding);

/// A sum in coins, as few as possible (H-120). Fractions of a copper stay with the copper.
struct Coins {
    int64_t gold = 0;
    int64_t silver = 0;
    Money copper;
};
Coins coins(Money sum);
/// What the coins of a purse come to, in copper (H-120).
int64_t inCopper(int64_t gold, int64_t silver, int64_t copper);

} // namespace sky::hursagmu::rules
