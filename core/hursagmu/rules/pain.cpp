#include "core/hursagmu/rules/pain.h"

#include "core/hursagmu/rules/encounters.h"

#include <algorithm>

namespace sky::hursagmu::rules
{

namespace
{

constexpr int64_t LeastFall = 2;       // spaces (H-361)
constexpr int64_t MostFallDamage = 20; // H-362

/// Wounds of one hit in model B: what takes the stuns beyond the tenth.
int64_t overflow(int64_t hit, int64_t stunsBefore, int64_t limit)
{
    return std::clamp<int64_t>(stunsBefore + hit - limit, 0, hit);
}

} // namespace

InjuryLimits injuryLimits(InjuryModel model)
{
    InjuryLimits limits;
    if (model == InjuryModel::A) return limits;
    limits.end = limits.down;
    limits.penaltyFrom = 10;
    return limits;
}

int64_t injuryPenalty(InjuryModel model, int64_t amount)
{
    const int from = injuryLimits(model).penaltyFrom;
    return from == 0 ? 0 : std::min<int64_t>(0, from - amount);
}

Injury injure(InjuryModel model, const std::vector<int64_t> &hits, int64_t wounds, int64_t stuns)
{
    const InjuryLimits limits = injuryLimits(model);
    Injury injury;
    injury.wounds = wounds;
    injury.stuns = stuns;
    for (const int64_t given : hits) {
        const int64_t hit = std::max<int64_t>(0, given);
        injury.wounds += model == InjuryModel::A ? hit : overflow(hit, injury.stuns, limits.unconscious);
        injury.stuns += hit;
    }
    injury.penalty = injuryPenalty(model, injury.wounds);
    injury.unconscious = injury.stuns >= limits.unconscious;
    injury.incapacitated = injury.wounds >= limits.down;
    injury.dead = injury.wounds >= limits.end;
    return injury;
}

Recovery recovery(int natural, int64_t trait, int64_t amount, const RuleOptions &options)
{
    const Roll roll = traitRoll(natural, trait, amount, 0, options);
    const int64_t healed = roll.success ? std::clamp<int64_t>(roll.dx, 0, std::max<int64_t>(amount, 0)) : 0;
    return {healed, amount - healed};
}

Fall fall(int64_t spaces, int64_t constitution, std::optional<int64_t> athlete, std::optional<int> natural,
          const RuleOptions &options)
{
    Fall result;
    if (spaces < LeastFall) return result;
    result.damage = spaces >= MostFallDamage / 2 ? MostFallDamage : 2 * spaces;
    if (athlete && natural) {
        const Roll roll = traitRoll(*natural, *athlete, result.damage, 0, options);
        if (roll.success) result.dx = roll.dx;
    }
    result.net = std::max<int64_t>(0, result.damage - constitution - result.dx);
    return result;
}

int64_t poison(int64_t damage, int64_t constitution)
{
    return std::max<int64_t>(0, damage - constitution);
}

} // namespace sky::hursagmu::rules
