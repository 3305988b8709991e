#pragma once

#include "core/hursagmu/model/options.h"
#include "core/rules/breakdown.h"

#include <QLatin1String>

#include <cstdint>
#include <optional>

/// The chapter on sorcery (H-271 to H-338).
namespace sky::hursagmu::rules
{

/// The discipline of life, whose spells the willing do not resist (H-332).
inline constexpr QLatin1String Talamu("talamu");

/// Doublings from 1 to at least `amount` (1: 0, 2: 1, 3 and 4: 2). `amount` 1 or more.
int doublings(int64_t amount);

/// Intensity + 2 for each doubling of targets and of actions (H-278, H-279, H-281).
Breakdown spellEnergy(int64_t intensity, int64_t area, int64_t duration);
/// Energy of a portal: 2 for each doubling of size and of rounds (H-302); `intensity` usually 0.
Breakdown portalEnergy(int64_t intensity, int64_t area, int64_t rounds);
/// Diameter of a portal of that size in half spaces: 2, 3, 4, 6, 8, 12 ... (H-302, E-123).
int64_t portalDiameterHalves(int64_t area);

/// 2 for the first follower and for each doubling of them (H-298, E-108).
int64_t groupBonus(int64_t followers);

/// Command + focus + followers (H-275, H-298). Pass 0 for no focus.
Breakdown powerLevel(const Breakdown &command, const Breakdown &focus, int64_t followers = 0);

/// A focus divided between spells and resisting them (H-155, E-119).
struct FocusShare {
    Breakdown forCommand, forWillpower;
};
/// Nothing: all of it on Command. More than the focus has counts as all.
FocusShare shareOf(const Breakdown &focus, std::optional<int> forCommand);
/// Willpower with what the focus lends it (H-154).
Breakdown resisting(const Breakdown &willpower, const FocusShare &share);

inline constexpr int64_t ExtraPowerCl = 7; ///< to hold a spell: this and the extra energy (H-291)

struct CastingTime {
    int64_t actions = 1;       ///< a power of two, at most 2^62; a round is two
    std::optional<int64_t> cl; ///< challenge level of extra power; nothing within the power (H-291)
};
/// `power` is the caster's own; `groupPower` that with followers, which keeps the time down but not the level
/// (H-290, H-291, E-105, E-109). `blood` is energy gained by sacrifice: power for this spell, unless the
/// campaign counts it as extra (E-111).
CastingTime spellTime(int64_t energy, int64_t power, std::optional<int64_t> groupPower, int64_t blood,
                      const RuleOptions &options);

struct SpellHit {
    bool hit = false;
    int64_t dx = 0;
    int64_t intensity = 0; ///< with the dx; 0 when it missed
};
/// Intellect against Defiance + range (H-276, H-286). `natural` is the sum of 2d6.
SpellHit spellHit(int natural, int64_t intellect, int64_t targetIntellect, int64_t intensity,
                  int64_t rangeNumber, int64_t bonus, const RuleOptions &options);

/// Intensity that gets through: less Willpower, focus and, where the campaign lets actions be given up for a
/// bonus (E-074), 2 for each; at least 1 when the dx was above 0 (H-287, H-289).
int64_t spellResist(int64_t intensity, int64_t willpower, int64_t focus, int64_t sacrificed, int64_t dx,
                    const RuleOptions &options);

} // namespace sky::hursagmu::rules
