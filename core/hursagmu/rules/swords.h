#pragma once

#include "core/base/quantity.h"
#include "core/hursagmu/model/options.h"
#include "core/hursagmu/rules/encounters.h"
#include "core/rules/breakdown.h"

#include <cstdint>
#include <vector>

/// The chapter on fighting (H-228 to H-270): damage, defenses against missiles and in the saddle, mass.
namespace sky::hursagmu::rules
{

/// Damage before dx: Strength + weapon (H-137). A mechanical missile weapon leaves Strength out where the
/// campaign says so (E-057).
Breakdown weaponDamage(const Breakdown &strength, const Breakdown &weapon, bool mechanical,
                       MechanicalStrength rule);
/// Bare hands: Strength, and the natural weapon where there is one (H-113, E-035); pass 0 for none.
Breakdown unarmedDamage(const Breakdown &strength, const Breakdown &naturalWeapon);

/// Against launched missiles (H-256, E-096): 7 + Athlete; with shields 7 + the better of Athlete and Warrior
/// and the shields' defense. `weapons` are all defenses in hand, used where the campaign lets anything block.
Breakdown missileDefense(const Breakdown &athlete, const Breakdown &warrior,
                         const std::vector<Breakdown> &weapons, const std::vector<Breakdown> &shields,
                         const Burden &burden, const RuleOptions &options);

/// In the saddle and able to block: 7 + Warrior + weapons (H-268, E-098).
Breakdown mountedDefense(const Breakdown &warrior, const std::vector<Breakdown> &weapons,
                         const Burden &burden, PenaltyReach reach);
/// In the saddle and unable to block: 7 + Rider - the Master's penalty, given as 0 or more (H-269).
Breakdown mountedDodge(const Breakdown &rider, int64_t penalty, const Burden &burden, PenaltyReach reach);

struct Blow {
    int64_t dx = 0; ///< of the attack; below 0 it missed
    int64_t strength = 0;
    int64_t weapon = 0;
    int64_t momentum = 0; ///< of a charge
    int64_t modifier = 0; ///< of the manoeuvre
    int64_t constitution = 0;
    int64_t armor = 0;
    bool subdue = false; ///< the dx part only stuns (H-231, E-091)
};
struct BlowDamage {
    int64_t raw = 0; ///< before Constitution and armor
    int64_t wounds = 0;
    int64_t stuns = 0;
};
/// H-230 to H-233: a hit with dx above 0 does at least 1, one with dx 0 may do nothing (E-004).
BlowDamage damage(const Blow &blow);

/// Damage of a charge: `base` + chargeBonus (H-207).
int64_t momentumDamage(int64_t base, int64_t spaces, bool optCharge);

/// Mass counts to hold and to escape; to begin a grapple only where the campaign says so (E-093).
enum class Grapple { Begin, HoldOrEscape };
/// Bonus of the heavier side of a grapple (H-249, E-094): 2 for each doubling, 1 more from halfway to the
/// next. 0 without the option, when the "heavier" is lighter, or when a weight is not above 0.
int64_t massBonus(Weight heavier, Weight lighter, Grapple moment, const RuleOptions &options);

} // namespace sky::hursagmu::rules
