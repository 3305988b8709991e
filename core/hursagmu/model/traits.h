#pragma once

#include "core/base/level.h"
#include "core/json/value.h"

#include <QString>

#include <cstdint>

namespace sky::hursagmu
{

enum class TraitKind { Talent, Profession };

/// A trait bought at creation. Traits of the catalogue that are not listed stand at level 0.
struct TraitEntry {
    QString id;                             ///< catalogue id, or a short id of its own when custom
    QString name;                           ///< custom traits only
    TraitKind kind = TraitKind::Profession; ///< custom traits only
    bool custom = false;
    Level level;
    json::Members unknown;

    friend bool operator==(const TraitEntry &, const TraitEntry &) = default;
};

enum class LimbKind { Arm, Leg, Tentacle, Tail, Other };

/// A gift taken. `cost` is stored for each one and used where the catalogue does not know the gift or the
/// gift is custom; a known gift costs what the catalogue says.
struct GiftEntry {
    QString id;                    ///< short, unique in the character
    QString gift;                  ///< catalogue id; empty when custom
    QString name;                  ///< custom gifts only
    int64_t cost = 0;              ///< points for one, 0 to 10,000
    int count = 1;                 ///< limbs; 1 for all others unless the option allows repeats
    LimbKind limb = LimbKind::Arm; ///< extra limbs only; arms and tentacles hold things
    QString detail;                ///< ageing rate, parts that glow, ...
    QString explanation;           ///< why: custom gifts, and gifts bought in play (E-032)
    bool approved = false;         ///< by the Master
    json::Members unknown;

    bool isCustom() const { return gift.isEmpty(); }
    friend bool operator==(const GiftEntry &, const GiftEntry &) = default;
};

} // namespace sky::hursagmu
