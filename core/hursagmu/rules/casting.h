#pragma once

#include "core/hursagmu/rules/chance.h"
#include "core/hursagmu/rules/evaluation.h"

#include <optional>
#include <vector>

namespace sky::hursagmu
{

class Catalogue;

/// What a spell is cast at.
struct Aim {
    enum class At {
        Nothing,  ///< not looked at: no challenge level but the Master's own
        Defiance, ///< somebody who resists
        Place,    ///< a place or a thing
        Willing   ///< somebody who lets it happen
    };
    At at = At::Nothing;
    int64_t defiance = 7;
    int64_t distance = 1;             ///< spaces
    std::optional<int64_t> willpower; ///< of the target, his focus included; nothing: not known
};

/// How one spell is cast once: all that is chosen for it.
struct CastingPlan {
    Spell spell;
    QString focus;                 ///< item id; empty: without one
    std::optional<int> forCommand; ///< of the focus; nothing: the standing split, or all of it (E-119)
    int64_t followers = 0;         ///< of a group ritual (H-297)
    int extraTime = 0;             ///< doublings of the time it needs, 0 to 5 (H-293)
    int64_t blood = 0;             ///< wounds and shocks sacrificed (H-301)
    Aim aim;
};

inline constexpr int MostExtraTime = 5;
inline constexpr int64_t MostFollowers = 1'000'000;
inline constexpr int64_t MostBlood = 1'000;

/// What a sum of the two dice makes of the casting.
struct CastingOutcome {
    int natural = 7;
    bool holds = true; ///< false: lost to its extra power
    bool hits = true;  ///< holds, and reached what it was cast at
    int64_t dx = 0;    ///< of the hit or the miss; of the failure to hold where it does not
    int64_t intensity = 0;
    std::optional<int64_t> through; ///< past the target's Willpower, where that is known
    int64_t shocks = 0;             ///< and as many stuns, for the caster and each follower (H-291, H-299)
};

/// Why a spell cannot be cast as planned.
enum class Hindrance {
    NoDiscipline,
    NotAFocus,   ///< the thing is not here, or is none
    OutOfTouch,  ///< the discipline needs touch (H-212, H-331)
    NoIntensity, ///< attacks need 1 at least (E-116)
};

/// One casting with every number that decides it.
struct Casting {
    Breakdown energy;
    Breakdown power;     ///< Command, share of the focus, followers, blood
    Breakdown resisting; ///< Willpower and the rest of the focus (H-154)
    int64_t safe = 0;    ///< energy that holds without a roll: without the followers' share (E-109)
    int64_t over = 0;    ///< energy beyond what the caster himself can do safely (E-109)
    int64_t actions = 1; ///< with the extra time
    Breakdown roll;      ///< Intellect and what extra time adds (H-274, H-293)
    /// The total that holds it, only beyond the power (H-291); nothing where the campaign rolls against the
    /// higher number only, and that is `hitCl` (E-107).
    std::optional<Breakdown> holdCl;
    std::optional<Breakdown> hitCl;       ///< nothing: no roll against it, or the Master has not said
    bool automatic = false;               ///< needs no roll to work (H-332)
    std::vector<CastingOutcome> outcomes; ///< of a natural 2 to 12, in that order
    rules::Chance holds, hits;            ///< `hits`: holds as well
    std::vector<Hindrance> hindrances;

    bool isSafe() const { return over == 0; }
    const CastingOutcome &outcome(int natural) const { return outcomes[size_t(natural - rules::LeastRoll)]; }
};

/// Energy of a spell by its discipline: of a portal by size and rounds (H-278, H-302).
Breakdown energyOf(const Spell &spell);
bool isPortal(const Spell &spell);
/// The player has named in words what it is rolled against, so that no number is known for it.
bool isAgainstWords(const Spell &spell);
/// Made to harm or hold somebody, so that Willpower takes from its intensity.
bool isAttack(const Spell &spell);
/// Reads or sends thoughts: cast at how well the mind is known (H-316, H-319).
bool isContact(const Spell &spell);
/// How well a mind is known that is read or spoken to (H-316).
struct Familiarity {
    QString id; ///< "friend"
    QString name;
    int cl = 0;
};
std::vector<Familiarity> familiarities();

/// How much of a focus goes to Command: never more than it has.
int64_t shareForCommand(const CastingPlan &plan, const Character &character, const Evaluation &evaluation);

/// `evaluation` is of that character.
Casting castingOf(const CastingPlan &plan, const Character &character, const Catalogue &catalogue,
                  const Evaluation &evaluation);

/// What a sorcerer reaches for: the first focus in hand or carried; empty where there is none.
QString usualFocus(const Evaluation &evaluation);

/// The numbers of a casting that explain themselves, by ids that stay: "casting/energy", "casting/power",
/// "casting/resisting", "casting/roll", and where there are such "casting/hold" and "casting/cl".
std::vector<DerivedValue> valuesOf(const Casting &casting);

/// "Within power 12: 1 action. A failed roll costs nothing."; "2 more than power 12: 1 round, and the roll
/// must reach 9. Below it the spell fails and the dx comes back as shocks and stuns." Blood that was shed
/// is named where nothing else is lost.
QString safetyText(const Casting &casting, const CastingPlan &plan);
QString hindranceText(Hindrance hindrance, const CastingPlan &plan, const Catalogue &catalogue);
/// What the spell does by its discipline: how wide a portal is, what can be lifted. Empty where the
/// discipline is not known.
QString effectText(const CastingPlan &plan, const RuleOptions &options);

} // namespace sky::hursagmu
