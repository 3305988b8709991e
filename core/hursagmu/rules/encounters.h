#pragma once

#include "core/hursagmu/model/options.h"
#include "core/rules/breakdown.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// The chapter on encounters (H-010 to H-020, H-166 to H-227): combat values, movement, rolls, range, time.
/// Traits come in as labelled terms ("Warrior 8"). Levels, challenge levels and dx are plain numbers.
namespace sky::hursagmu::rules
{

/// Worn armor and load as they hamper: each 0 or negative.
struct Burden {
    Breakdown armor;
    Breakdown load;
};

// Values of the sheet. `reach` says how far armor and load go beyond movement and rolls (E-060).

Breakdown initiative(const Breakdown &perception, const Breakdown &athlete, const Burden &burden,
                     PenaltyReach reach); ///< H-178
/// Attack with Archer, Athlete or Warrior (H-179).
Breakdown offense(const Breakdown &trait, const Burden &burden, PenaltyReach reach);
/// Throwing a melee weapon: Athlete, -6 when it is not made for it (H-134).
Breakdown thrownOffense(const Breakdown &athlete, bool throwable, const Burden &burden, PenaltyReach reach);
Breakdown sorceryOffense(const Breakdown &intellect); ///< H-179
/// 7 + the better of Athlete and Warrior + every weapon's defense (H-180, H-135).
Breakdown defense(const Breakdown &athlete, const Breakdown &warrior, const std::vector<Breakdown> &weapons,
                  const Burden &burden, PenaltyReach reach);
/// 7 + Athlete, for what cannot be blocked (H-256, E-096).
Breakdown dodge(const Breakdown &athlete, const Burden &burden, PenaltyReach reach);
Breakdown defiance(const Breakdown &intellect); ///< H-181
/// Constitution + worn armor + natural armor (H-115); the larger armor only where they do not stack (E-034).
/// `worn` and `natural` are points of protection; 0 when there is none.
Breakdown endurance(const Breakdown &constitution, const Breakdown &worn, const Breakdown &natural,
                    bool naturalArmorStacks);

/// Spaces per action on foot, 0 or more (H-201, E-064).
Breakdown movement(const Breakdown &athlete, const Burden &burden);
/// Spaces per action in water without armor (H-057, E-030): half, or the whole move of the amphibious
/// (H-111).
Breakdown swim(const Breakdown &athlete, const Breakdown &load, bool amphibious);
/// Spaces per action of a mount (H-204, E-088). `own` is a movement entered for this animal; barding and load
/// come off it as well. Where the campaign wants it entered and it is not, 0.
Breakdown mountMove(const Breakdown &athlete, const Burden &burden, std::optional<int> own, MountMove rule);
/// A trait's level as it is rolled: less armor and load where the campaign lists the trait (H-148, H-162,
/// E-061).
Breakdown rollLevel(const QString &traitId, const Breakdown &level, const Burden &burden,
                    const RuleOptions &options);

// Play aids.

/// What changes the initiative of a round.
struct InitiativeActs {
    int64_t haste = 0;     ///< points, see haste()
    bool held = false;     ///< waited from the round before: +10 (H-224)
    int64_t minorActs = 0; ///< -2 each (H-186)
};
/// What hurrying changes in the round (H-227, E-084).
struct Haste {
    int64_t initiative = 0;
    int64_t rolls = 0;    ///< off every trait roll: 0 or negative
    int64_t defenses = 0; ///< off Defense and Defiance: 0 or negative
};
/// `points` asked for, 0 for no haste; any amount counts as 2 unless the option lets it vary.
Haste haste(int64_t points, const RuleOptions &options);
/// 2d6 + Initiative; no automatic results (H-182, E-083). `natural` is the sum of the dice.
int64_t initiativeRoll(int natural, int64_t value, const InitiativeActs &acts, const RuleOptions &options);

struct Roll {
    int64_t total = 0;
    bool success = false;
    int64_t dx = 0; ///< degree of the success or the failure, 0 or more
};
/// Area attacks, extra power, group rituals and dim light may ask for more than the challenge level (E-005).
enum class Check { Usual, MustBeat };
/// 2d6 + trait + modifier against a challenge level (H-010 to H-019); natural 2 fails, natural 12 succeeds.
Roll traitRoll(int natural, int64_t trait, int64_t cl, int64_t modifier, const RuleOptions &options,
               Check check = Check::Usual);

/// 7 + the opponent's trait (H-013).
int64_t opposedCl(int64_t trait);

struct Needed {
    int64_t need = 0; ///< 2d6 sum whose total reaches the level; may lie outside 2 to 12
    int waysOf36 = 0; ///< dice that succeed, automatic results included: 1 to 35
};
Needed needed(int64_t trait, int64_t cl, int64_t modifier); ///< H-011, H-012, H-390

/// Range increments in spaces (H-213); hand to hand it is 0.
inline constexpr int64_t ThrownIncrement = 1;
inline constexpr int64_t MissileIncrement = 5;

struct RangeNumber {
    int64_t number = 0;
    bool reachable = true; ///< false beyond touch with increment 0 (H-212)
};
/// `distance` and `increment` in spaces, 0 or more (H-210, E-079, E-080).
RangeNumber rangeNumber(int64_t distance, int64_t increment, RangeExact exact);

/// To hit the surprised, the helpless and fixed objects: 4 + range (H-199, H-211, E-125).
int64_t surpriseCl(int64_t distance, int64_t increment, RangeExact exact);
/// To hit a place, or to cast what nobody resists: the campaign's base + range (E-081, E-112).
int64_t placeCl(int64_t distance, int64_t increment, const RuleOptions &options);

struct TimeModifier {
    int64_t roll = 0; ///< bonus for taking longer, 0 to 10
    int64_t cl = 0;   ///< added to the challenge level for hurrying, 0 to 10
};
/// `taken` and `required` in the same unit, `required` above 0 (H-169 to H-171, E-071).
TimeModifier timeModifier(int64_t taken, int64_t required, PartialTime partial);

int64_t jumpCl(int64_t spaces); ///< H-206, E-090

/// Damage for charging so many spaces, dealt and taken (H-207, E-086); 0 where the campaign has no charge.
int64_t chargeBonus(int64_t spaces, bool optCharge);

} // namespace sky::hursagmu::rules
