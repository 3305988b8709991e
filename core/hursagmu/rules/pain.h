#pragma once

#include "core/hursagmu/model/options.h"

#include <cstdint>
#include <optional>
#include <vector>

/// The chapter on pain and suffering (H-021 to H-030, H-339 to H-364).
namespace sky::hursagmu::rules
{

/// Where the tracks of an injury model change (E-013 to E-015). Wounds and shocks have the same numbers.
struct InjuryLimits {
    int unconscious = 10; ///< stuns
    int down = 20;        ///< wounds: incapacitated or, in model B, dead; shocks: insane
    int end = 30;         ///< wounds: dead, shocks: catatonic; the same as `down` in model B
    int penaltyFrom = 0;  ///< model B: each wound or shock beyond takes 1 off (H-024); 0: none does
};
InjuryLimits injuryLimits(InjuryModel model);
/// What so many wounds (or shocks) take off physical (or mental) actions: 0 or negative, model B only
/// (H-024).
int64_t injuryPenalty(InjuryModel model, int64_t amount);

struct Injury {
    int64_t stuns = 0;
    int64_t wounds = 0; ///< or shocks
    int64_t penalty = 0;
    bool unconscious = false;
    bool incapacitated = false;
    bool dead = false;
};
/// Hits one after the other on what was there before. Model A: as many stuns as wounds (H-190). Model B:
/// stuns first, wounds only for what goes beyond the tenth (H-022, H-023).
Injury injure(InjuryModel model, const std::vector<int64_t> &hits, int64_t wounds, int64_t stuns);

struct Recovery {
    int64_t healed = 0;
    int64_t left = 0;
};
/// A daily roll against the amount of wounds or shocks (H-345, H-346, H-350).
Recovery recovery(int natural, int64_t trait, int64_t amount, const RuleOptions &options);

struct Fall {
    int64_t damage = 0;
    int64_t dx = 0; ///< of a successful Athlete roll, else 0
    int64_t net = 0;
};
/// H-361 to H-364. `athlete` and `natural` together: the roll to soften the fall.
Fall fall(int64_t spaces, int64_t constitution, std::optional<int64_t> athlete, std::optional<int> natural,
          const RuleOptions &options);

/// Poison past Constitution (H-353), or a drug past Willpower (H-355): 0 or more.
int64_t poison(int64_t damage, int64_t constitution);

} // namespace sky::hursagmu::rules
