#include "core/hursagmu/checks/checks.h"

#include "core/hursagmu/checks/checktable.h"

namespace sky::hursagmu
{

namespace
{

/// Every check of the game. Codes are part of the file format (waivers) and never change.
constexpr CheckRow table[] = {
    {"over-budget", Severity::Error, "H-003", findOverBudget},
    {"experience-overspent", Severity::Error, "H-034", findExperienceOverspent},
    {"balance-negative", Severity::Warning, "H-034", findBalanceNegative},
    {"raise-chain-broken", Severity::Error, "H-034", findRaiseChainBroken},
    {"raise-downward", Severity::Error, "H-034", findRaiseDownward},
    {"retrain-of-nothing", Severity::Error, "E-025", findRetrainOfNothing},
    {"retrain-unpaid", Severity::Note, "E-025", findRetrainUnpaid},
    {"budget-unspent", Severity::Note, "H-003", findBudgetUnspent},

    {"trait-above-start-max", Severity::Error, "E-024", findTraitAboveStartMax},
    {"trait-beyond-table", Severity::Error, "E-023", findTraitBeyondTable},
    {"trait-twice", Severity::Error, "H-031", findTraitTwice},
    {"custom-trait-not-allowed", Severity::Error, "H-036", findCustomTraitNotAllowed},
    {"trait-unknown", Severity::Note, "H-036", findUnknownTrait},

    {"gift-twice", Severity::Error, "E-037", findGiftTwice},
    {"gift-forbidden", Severity::Error, "E-032", findGiftForbidden},
    {"gift-unapproved", Severity::Error, "E-032", findGiftUnapproved},
    {"custom-gift-not-allowed", Severity::Error, "H-086", findCustomGiftNotAllowed},
    {"gift-unexplained", Severity::Warning, "H-087", findGiftUnexplained},
    {"gift-alien", Severity::Note, "E-038", findAlienGift},
    {"gift-unknown", Severity::Note, "H-086", findUnknownGift},

    {"weapon-overspent", Severity::Error, "H-128", findWeaponOverspent},
    {"defense-above-cap", Severity::Error, "H-136", findDefenseAboveCap},
    {"weapon-points-left", Severity::Note, "E-055", findWeaponPointsLeft},
    {"armor-too-strong", Severity::Error, "E-052", findArmorTooStrong},
    {"armor-layered", Severity::Error, "E-052", findArmorLayered},
    {"money-overspent", Severity::Error, "E-047", findMoneyOverspent},
    {"too-heavy", Severity::Error, "H-161", findTooHeavy},
    {"mount-overloaded", Severity::Error, "H-161", findMountOverloaded},
    {"mount-missing", Severity::Note, "H-204", findMountMissing},
    {"mount-move-missing", Severity::Note, "E-088", findMountMoveMissing},
    {"item-misplaced", Severity::Warning, "H-125", findMisplaced},
    {"immobile-moved", Severity::Error, "H-159", findImmobileMoved},
    {"item-kind-differs", Severity::Note, "H-125", findKindDiffers},
    {"excellent-without-factor", Severity::Note, "E-043", findExcellentWithoutFactor},
    {"item-unknown", Severity::Note, "H-125", findUnknownItem},

    {"too-many-held", Severity::Error, "H-112", findTooManyHeld},
    {"two-hands-needed", Severity::Error, "H-129", findTwoHandsNeeded},
    {"held-elsewhere", Severity::Error, "H-129", findHeldElsewhere},
    {"held-too-often", Severity::Error, "H-129", findHeldTooOften},
    {"focus-as-weapon", Severity::Warning, "E-067", findFocusAsWeapon},

    {"spell-without-discipline", Severity::Error, "H-090", findSpellWithoutDiscipline},
    {"spell-beyond-power", Severity::Note, "H-291", findSpellBeyondPower},
    {"attack-without-intensity", Severity::Note, "E-116", findAttackWithoutIntensity},
};

} // namespace

QStringList checkCodes()
{
    QStringList codes;
    for (const CheckRow &row : table)
        codes.append(QLatin1String(row.code));
    return codes;
}

std::vector<Issue> check(const Checked &checked)
{
    std::vector<Issue> issues;
    for (const CheckRow &row : table)
        for (const Finding &finding : row.find(checked))
            issues.push_back({QLatin1String(row.code),
                              finding.severity.value_or(row.severity),
                              finding.sentence,
                              QLatin1String(row.rule),
                              finding.subject,
                              finding.amount,
                              finding.fixes,
                              {}});
    return issues;
}

} // namespace sky::hursagmu
