#pragma once

#include "core/hursagmu/checks/checks.h"

#include <optional>
#include <vector>

namespace sky::hursagmu
{

/// One thing a check found. The row of the table gives code, severity and rule number.
struct Finding {
    QString subject; ///< path by ids: "trait/warrior"; empty for the whole character
    QString sentence;
    int64_t amount = 0;
    std::vector<Fix> fixes;
    std::optional<Severity> severity; ///< where an option decides
};
using Findings = std::vector<Finding>;

/// A rule of the book and the function that looks for breaches of it.
struct CheckRow {
    const char *code; ///< stable: waivers name it
    Severity severity;
    const char *rule;
    Findings (*find)(const Checked &);
};

// pointchecks.cpp
Findings findOverBudget(const Checked &checked);
Findings findBudgetUnspent(const Checked &checked);
Findings findExperienceOverspent(const Checked &checked);
Findings findTraitAboveStartMax(const Checked &checked);
Findings findTraitBeyondTable(const Checked &checked);
Findings findCustomTraitNotAllowed(const Checked &checked);
Findings findUnknownTrait(const Checked &checked);
Findings findTraitTwice(const Checked &checked);

// giftchecks.cpp
Findings findGiftTwice(const Checked &checked);
Findings findCustomGiftNotAllowed(const Checked &checked);
Findings findGiftUnexplained(const Checked &checked);
Findings findAlienGift(const Checked &checked);
Findings findGiftUnapproved(const Checked &checked);
Findings findGiftForbidden(const Checked &checked);
Findings findUnknownGift(const Checked &checked);

// ledgerchecks.cpp
Findings findBalanceNegative(const Checked &checked);
Findings findRaiseChainBroken(const Checked &checked);
Findings findRaiseDownward(const Checked &checked);
Findings findRetrainUnpaid(const Checked &checked);
Findings findRetrainOfNothing(const Checked &checked);

// itemchecks.cpp
Findings findUnknownItem(const Checked &checked);
Findings findKindDiffers(const Checked &checked);
Findings findImmobileMoved(const Checked &checked);
Findings findWeaponOverspent(const Checked &checked);
Findings findDefenseAboveCap(const Checked &checked);
Findings findWeaponPointsLeft(const Checked &checked);
Findings findArmorTooStrong(const Checked &checked);
Findings findArmorLayered(const Checked &checked);
Findings findMisplaced(const Checked &checked);
Findings findExcellentWithoutFactor(const Checked &checked);
Findings findMoneyOverspent(const Checked &checked);
Findings findTooHeavy(const Checked &checked);
Findings findMountOverloaded(const Checked &checked);
Findings findMountMissing(const Checked &checked);
Findings findMountMoveMissing(const Checked &checked);

// handchecks.cpp
Findings findTooManyHeld(const Checked &checked);
Findings findTwoHandsNeeded(const Checked &checked);
Findings findHeldElsewhere(const Checked &checked);
Findings findHeldTooOften(const Checked &checked);
Findings findFocusAsWeapon(const Checked &checked);

// spellchecks.cpp
Findings findSpellWithoutDiscipline(const Checked &checked);
Findings findSpellBeyondPower(const Checked &checked);
Findings findAttackWithoutIntensity(const Checked &checked);

} // namespace sky::hursagmu
