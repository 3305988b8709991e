#pragma once

#include "core/hursagmu/model/item.h"
#include "core/hursagmu/model/ledger.h"
#include "core/hursagmu/model/options.h"
#include "core/hursagmu/model/traits.h"
#include "core/system/character.h"

#include <optional>
#include <vector>

namespace sky::hursagmu
{

/// What was bought with character points before play.
struct Creation {
    int64_t budget = 100; ///< 0 to 1,000,000
    std::vector<TraitEntry> traits;
    std::vector<GiftEntry> gifts;
    json::Members unknown;
    friend bool operator==(const Creation &, const Creation &) = default;
};

enum class Phase { Creation, Play };

struct Mount {
    QString name;
    Level athlete;
    Level strength;
    int armor = 0;              ///< barding, 0 to 100
    std::optional<int> move;    ///< own movement in spaces; nothing: by the rule (E-088)
    std::optional<Weight> lift; ///< own lift; nothing: by Strength
    json::Members unknown;
    friend bool operator==(const Mount &, const Mount &) = default;
};

/// Stuns, wounds and shocks of the moment, each 0 to 1,000.
struct Damage {
    int stuns = 0;
    int wounds = 0;
    int shocks = 0;
    json::Members unknown = {};
    friend bool operator==(const Damage &, const Damage &) = default;
};

/// Coins as the player keeps them, each 0 to 10^9.
struct Purse {
    int64_t gold = 0;
    int64_t silver = 0;
    int64_t copper = 0;
    json::Members unknown = {};
    friend bool operator==(const Purse &, const Purse &) = default;
};

struct Spell {
    QString id;
    QString name;
    QString discipline;   ///< gift id: "mahasu"
    int intensity = 0;    ///< 0 to 1,000
    int64_t area = 1;     ///< targets or spaces; portals: size in spaces; 1 to 2^20
    int64_t duration = 1; ///< actions; portals: rounds; 1 to 2^20
    /// What is rolled against before range and Defiance, 0 to 100: how well the mind is known that is read
    /// (H-316), how far the other world is (H-305). Nothing: an attack; the Master says. Other disciplines
    /// have no use for it.
    std::optional<int> challenge;
    QString against; ///< what it is rolled against, when not the usual one ("Master's CL", "familiarity")
    QString note;
    json::Members unknown;
    friend bool operator==(const Spell &, const Spell &) = default;
};

/// A named arrangement: where each top-level thing is and what the hands hold.
struct LoadOut {
    struct Placement {
        QString item;
        Place place = Place::Carried;
        QString container = {};
        json::Members unknown = {};
        friend bool operator==(const Placement &, const Placement &) = default;
    };
    QString id;
    QString name;
    std::vector<Placement> placements;
    std::vector<QString> hands;
    json::Members unknown;
    friend bool operator==(const LoadOut &, const LoadOut &) = default;
};

/// A Hursagmu character: what was chosen and what happened, nothing derived.
struct Character : sky::Character {
    Phase phase = Phase::Creation;
    bool acceptsDebt = false; ///< purchases beyond the points are let through and shown as debt
    RuleOptions options;
    Creation creation;
    std::vector<LedgerEntry> ledger;
    std::vector<Wish> wishes; ///< in the player's order, 200 at most
    std::vector<Item> items;
    std::vector<QString> hands = {QString(), QString()}; ///< item ids; empty: free. Two, then extra arms
    std::optional<int> focusForCommand; ///< standing split of the focus (E-119); nothing: all of it
    std::optional<Mount> mount;
    Damage damage;
    Purse purse;
    std::vector<Spell> spells;
    std::vector<LoadOut> loadOuts;
    Weight bodyMass = Weight::ofUnits(200); ///< E-095
    json::Members unknownGame;              ///< unknown members of the game part

    std::unique_ptr<sky::Character> clone() const override { return std::make_unique<Character>(*this); }

    const Item *findItem(const QString &itemId) const;
    Item *findItem(const QString &itemId);
};

} // namespace sky::hursagmu
