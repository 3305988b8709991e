#pragma once

#include "core/json/value.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace sky::hursagmu
{

enum class InjuryModel { A, B };
enum class AutoSuccess { AlwaysOne, NegativeOnly };
enum class AutoFailure { MinOne, AbsoluteDifference, Zero };
enum class CostExtension { Recurrence, TableOnly };
enum class Refunds { CreationOnly, Anytime, Never };
enum class GiftAfterCreation { Approval, Free, Forbidden };
enum class NegativeStrength { FloorZero, Extend };
enum class Concealment { SearcherPlus6, HiderMinus6 };
enum class SingleBonusCap { Outside, Inside };
enum class UnspentPoints { Note, Error };
enum class MissileRange { WeaponBonus, TotalDamage, None };
enum class MechanicalStrength { Adds, Excluded };
enum class PenaltyReach { RollsOnly, AthleteBased, AllPhysical };
enum class FocusRounding { CompleteDoublings, NearestDoubling };
enum class PartialTime { CompleteBonusStartedPenalty, CompleteBoth };
enum class ReactDeclare { BeforeRoll, AfterRoll };
enum class RangeExact { CeilMinusOne, Floor };
enum class HasteReach { FixedTwo, Variable, FixedTwoWithDefenses };
enum class MountMove { TwiceTenPlusAthlete, FlatTwenty, Entered };
enum class TradeScope { AllMelee, UnarmedOnly };
enum class MassHalfway { Arithmetic, Geometric };
enum class MissileBlock { ShieldOrDodge, AlwaysBlock };
enum class SustainedResist { RecheckEachAction, FixedNet };
enum class ExtraPowerOdd { Ceil, Floor };
enum class DoubleChallenge { SingleRollBoth, HigherOnly };
enum class SeheruEnergy { None, Match };
enum class BleedStop { FirstAid12, AnySuccessfulHealing, Below20Only };

/// The Master's options of a campaign, part of every character so that a file means the same numbers
/// everywhere. Defaults are the recommended rulings; ids and meanings stand in
/// resources/hursagmu/options.json.
struct RuleOptions {
    InjuryModel injuryModel = InjuryModel::A;
    AutoSuccess autoSuccessMin = AutoSuccess::AlwaysOne;
    AutoFailure autoFailDx = AutoFailure::MinOne;
    bool strictBeat = false;
    bool pcpc1d6 = false;
    CostExtension costExtension = CostExtension::Recurrence;
    std::optional<int64_t> traitStartMax;
    Refunds refunds = Refunds::CreationOnly;
    bool repeatFlatGifts = false;
    GiftAfterCreation giftAfterCreation = GiftAfterCreation::Approval;
    int64_t naturalArmorValue = 2; ///< 1 to 5
    bool naturalArmorStacks = true;
    int64_t naturalWeaponValue = 4; ///< 1 or more
    NegativeStrength negativeStrength = NegativeStrength::FloorZero;
    std::optional<int64_t> startingMoney;       ///< copper; nothing: not tracked
    std::optional<int64_t> excellentMultiplier; ///< hundredths, 101 to 10,000; nothing: asked per item
    int64_t toolNotch = 2;
    Concealment concealment = Concealment::SearcherPlus6;
    SingleBonusCap singleBonusCap = SingleBonusCap::Outside;
    UnspentPoints unspentWp = UnspentPoints::Note;
    MissileRange missileMaxRange = MissileRange::WeaponBonus;
    MechanicalStrength mechanicalStrength = MechanicalStrength::Adds;
    std::vector<QString> nobleWeapons = {QStringLiteral("sword"), QStringLiteral("rapier")}; ///< weapon ids
    PenaltyReach penaltiesInCombatValues = PenaltyReach::RollsOnly;
    std::vector<QString> armorPenaltyTraits = {QStringLiteral("athlete"),
                                               QStringLiteral("sneak")}; ///< trait ids
    std::vector<QString> encumbrancePenaltyTraits = {QStringLiteral("athlete"), QStringLiteral("sneak")};
    bool armorWeightEncumbers = true;
    FocusRounding focusRounding = FocusRounding::CompleteDoublings;
    PartialTime partialTime = PartialTime::CompleteBonusStartedPenalty;
    ReactDeclare reactDeclare = ReactDeclare::BeforeRoll;
    RangeExact rangeExact = RangeExact::CeilMinusOne;
    int64_t areaBaseCl = 4; ///< 4 or 0
    HasteReach hasteVariable = HasteReach::FixedTwo;
    MountMove mountMove = MountMove::TwiceTenPlusAthlete;
    TradeScope tradeScope = TradeScope::AllMelee;
    bool massInitiate = false;
    MassHalfway massHalfway = MassHalfway::Arithmetic;
    MissileBlock missileBlock = MissileBlock::ShieldOrDodge;
    SustainedResist sustainedResist = SustainedResist::RecheckEachAction;
    ExtraPowerOdd extraPowerOdd = ExtraPowerOdd::Ceil;
    DoubleChallenge doubleCl = DoubleChallenge::SingleRollBoth;
    bool bloodCountsAsPower = true;
    int64_t indirectCl = 8; ///< 4 to 20
    SeheruEnergy seheruEnergy = SeheruEnergy::None;
    BleedStop bleedStop = BleedStop::FirstAid12;
    bool optExtraTime = true;
    bool optDivideBonus = true;
    bool optReactiveSacrifice = true;
    bool optWait = true;
    bool optWaitingGame = true;
    bool optHaste = true;
    bool optGrappleMass = true;
    bool optCharge = true;
    bool optEncumbrance = true;
    bool optReach = true;
    bool optAlienNormalGifts = true;
    bool optSpecialise = true;
    bool optCustomTraits = true;
    bool optCustomGifts = true;

    json::Members unknown;

    friend bool operator==(const RuleOptions &, const RuleOptions &) = default;
};

/// One option seen from outside: its id, and its value as JSON in both directions.
struct OptionField {
    QString id; ///< "injury_model"
    json::Value (*read)(const RuleOptions &);
    /// False when the value is not allowed.
    bool (*write)(RuleOptions &, const json::Value &);
};
/// All options in the order of options.json.
const std::vector<OptionField> &optionFields();

} // namespace sky::hursagmu
