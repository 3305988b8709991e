#include "core/hursagmu/model/options.h"

#include "core/base/quantity.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sky::hursagmu
{

namespace
{

template<size_t N>
using Words = std::array<const char *, N>;

// The words of each enumeration in the file, in the order of its values.
// clang-format off
constexpr Words<2> words(InjuryModel) { return {"A", "B"}; }
constexpr Words<2> words(AutoSuccess) { return {"always_1", "negative_only"}; }
constexpr Words<3> words(AutoFailure) { return {"min_1", "absolute_difference", "zero"}; }
constexpr Words<2> words(CostExtension) { return {"recurrence", "table_only"}; }
constexpr Words<3> words(Refunds) { return {"creation_only", "anytime", "never"}; }
constexpr Words<3> words(GiftAfterCreation) { return {"approval", "free", "forbidden"}; }
constexpr Words<2> words(NegativeStrength) { return {"floor_0", "extend"}; }
constexpr Words<2> words(Concealment) { return {"searcher_plus6", "hider_minus6"}; }
constexpr Words<2> words(SingleBonusCap) { return {"outside_cap", "inside_cap"}; }
constexpr Words<2> words(UnspentPoints) { return {"note", "error"}; }
constexpr Words<3> words(MissileRange) { return {"weapon_bonus_x30", "total_damage_x30", "none"}; }
constexpr Words<2> words(MechanicalStrength) { return {"adds", "excluded"}; }
constexpr Words<3> words(PenaltyReach) { return {"rolls_only", "athlete_based", "all_physical"}; }
constexpr Words<2> words(FocusRounding) { return {"complete_doublings", "nearest_doubling"}; }
constexpr Words<2> words(PartialTime) { return {"complete_bonus_started_penalty", "complete_both"}; }
constexpr Words<2> words(ReactDeclare) { return {"before_roll", "after_roll"}; }
constexpr Words<2> words(RangeExact) { return {"ceil_minus_1", "floor"}; }
constexpr Words<3> words(HasteReach) { return {"fixed_2", "variable", "fixed_2_with_defenses"}; }
constexpr Words<3> words(MountMove) { return {"twice_10_plus_athlete", "flat_20", "entered"}; }
constexpr Words<2> words(TradeScope) { return {"all_melee", "unarmed_only"}; }
constexpr Words<2> words(MassHalfway) { return {"arithmetic_1.5", "geometric_sqrt2"}; }
constexpr Words<2> words(MissileBlock) { return {"shield_or_dodge", "always_block"}; }
constexpr Words<2> words(SustainedResist) { return {"recheck_each_action", "fixed_net"}; }
constexpr Words<2> words(ExtraPowerOdd) { return {"ceil", "floor"}; }
constexpr Words<2> words(DoubleChallenge) { return {"single_roll_both", "higher_only"}; }
constexpr Words<2> words(SeheruEnergy) { return {"none", "match"}; }
constexpr Words<3> words(BleedStop) { return {"first_aid_12", "any_successful_healing", "below_20_only"}; }
// clang-format on

constexpr int64_t Unbounded = 1'000'000; ///< of what the book leaves open upwards
constexpr size_t MaxListed = 200;

template<auto Field>
OptionField choice(const char *id)
{
    using Enum = std::remove_cvref_t<decltype(std::declval<RuleOptions>().*Field)>;
    return {QLatin1String(id),
            [](const RuleOptions &options) {
                return json::Value(
                    QString(QLatin1String(words(Enum())[static_cast<size_t>(options.*Field)])));
            },
            [](RuleOptions &options, const json::Value &value) {
                const auto known = words(Enum());
                const auto *word = value.asString();
                if (!word) return false;
                const auto found = std::find_if(known.begin(), known.end(), [word](const char *each) {
                    return *word == QLatin1String(each);
                });
                if (found == known.end()) return false;
                options.*Field = static_cast<Enum>(found - known.begin());
                return true;
            }};
}

template<bool RuleOptions::*Field>
OptionField flag(const char *id)
{
    return {QLatin1String(id), [](const RuleOptions &options) { return json::Value(options.*Field); },
            [](RuleOptions &options, const json::Value &value) {
                if (!value.asBool()) return false;
                options.*Field = *value.asBool();
                return true;
            }};
}

/// An int64_t or an optional one, which may be null.
template<auto Field, int64_t Min, int64_t Max>
OptionField integer(const char *id)
{
    using Type = std::remove_cvref_t<decltype(std::declval<RuleOptions>().*Field)>;
    constexpr bool nullable = !std::is_same_v<Type, int64_t>;
    return {QLatin1String(id),
            [](const RuleOptions &options) {
                if constexpr (nullable) {
                    if (!(options.*Field)) return json::Value(nullptr);
                    return json::Value(*(options.*Field));
                } else {
                    return json::Value(options.*Field);
                }
            },
            [](RuleOptions &options, const json::Value &value) {
                if constexpr (nullable) {
                    if (value.isNull()) return (options.*Field).reset(), true;
                }
                const auto number = value.toInteger();
                if (!number || *number < Min || *number > Max) return false;
                options.*Field = *number;
                return true;
            }};
}

json::Value readMultiplier(const RuleOptions &options)
{
    if (!options.excellentMultiplier) return nullptr;
    return json::Number{toDecimal(*options.excellentMultiplier, 100).toLatin1()};
}

bool writeMultiplier(RuleOptions &options, const json::Value &value)
{
    if (value.isNull()) return options.excellentMultiplier.reset(), true;
    if (!value.asNumber()) return false;
    const auto hundredths = fromDecimal(QString::fromLatin1(value.asNumber()->text), 100);
    if (!hundredths || *hundredths <= 100 || *hundredths > 10'000) return false;
    options.excellentMultiplier = hundredths;
    return true;
}

bool writeAreaBase(RuleOptions &options, const json::Value &value)
{
    const auto number = value.toInteger();
    if (number != 0 && number != 4) return false;
    options.areaBaseCl = *number;
    return true;
}

json::Value toArray(const std::vector<QString> &ids)
{
    return json::Array(ids.begin(), ids.end());
}

std::optional<std::vector<QString>> fromArray(const json::Value *value)
{
    if (!value || !value->asArray() || value->asArray()->size() > MaxListed) return std::nullopt;
    std::vector<QString> ids;
    for (const json::Value &id : *value->asArray()) {
        if (!id.asString()) return std::nullopt;
        ids.push_back(*id.asString());
    }
    return ids;
}

json::Value readNobleWeapons(const RuleOptions &options)
{
    return toArray(options.nobleWeapons);
}

bool writeNobleWeapons(RuleOptions &options, const json::Value &value)
{
    const auto ids = fromArray(&value);
    if (ids) options.nobleWeapons = *ids;
    return ids.has_value();
}

json::Value readPenaltyTraits(const RuleOptions &options)
{
    json::Object map;
    map.add(QStringLiteral("armor"), toArray(options.armorPenaltyTraits));
    map.add(QStringLiteral("encumbrance"), toArray(options.encumbrancePenaltyTraits));
    return map;
}

/// Trait ids are lower case.
std::vector<QString> traitIds(std::vector<QString> names)
{
    for (QString &name : names)
        name = name.toLower();
    return names;
}

bool writePenaltyTraits(RuleOptions &options, const json::Value &value)
{
    if (!value.asObject() || value.asObject()->members.size() != 2) return false;
    const auto armor = fromArray(value.asObject()->find(u"armor"));
    const auto encumbrance = fromArray(value.asObject()->find(u"encumbrance"));
    if (!armor || !encumbrance) return false;
    options.armorPenaltyTraits = traitIds(*armor);
    options.encumbrancePenaltyTraits = traitIds(*encumbrance);
    return true;
}

using O = RuleOptions;

std::vector<OptionField> makeFields()
{
    return {
        choice<&O::injuryModel>("injury_model"),
        choice<&O::autoSuccessMin>("auto_success_min"),
        choice<&O::autoFailDx>("auto_fail_dx"),
        flag<&O::strictBeat>("strict_beat"),
        flag<&O::pcpc1d6>("pcpc_1d6"),
        choice<&O::costExtension>("cost_extension"),
        integer<&O::traitStartMax, 1, 100>("trait_start_max"),
        choice<&O::refunds>("refunds"),
        flag<&O::repeatFlatGifts>("repeat_flat_gifts"),
        choice<&O::giftAfterCreation>("gift_after_creation"),
        integer<&O::naturalArmorValue, 1, 5>("natural_armor_value"),
        flag<&O::naturalArmorStacks>("natural_armor_stacks"),
        integer<&O::naturalWeaponValue, 1, 100>("natural_weapon_value"),
        choice<&O::negativeStrength>("negative_strength"),
        integer<&O::startingMoney, 0, Unbounded * 1'000>("starting_money"),
        {QStringLiteral("excellent_multiplier"), readMultiplier, writeMultiplier},
        integer<&O::toolNotch, 0, 100>("tool_notch"),
        choice<&O::concealment>("concealment"),
        choice<&O::singleBonusCap>("single_bonus_cap"),
        choice<&O::unspentWp>("unspent_wp"),
        choice<&O::missileMaxRange>("missile_max_range"),
        choice<&O::mechanicalStrength>("mechanical_strength"),
        {QStringLiteral("noble_weapons"), readNobleWeapons, writeNobleWeapons},
        choice<&O::penaltiesInCombatValues>("penalties_in_combat_values"),
        {QStringLiteral("penalty_traits"), readPenaltyTraits, writePenaltyTraits},
        flag<&O::armorWeightEncumbers>("armor_weight_encumbers"),
        choice<&O::focusRounding>("focus_rounding"),
        choice<&O::partialTime>("partial_time"),
        choice<&O::reactDeclare>("react_declare"),
        choice<&O::rangeExact>("range_exact"),
        {QStringLiteral("area_base_cl"), [](const O &options) { return json::Value(options.areaBaseCl); },
         writeAreaBase},
        choice<&O::hasteVariable>("haste_variable"),
        choice<&O::mountMove>("mount_move"),
        choice<&O::tradeScope>("trade_scope"),
        flag<&O::massInitiate>("mass_initiate"),
        choice<&O::massHalfway>("mass_halfway"),
        choice<&O::missileBlock>("missile_block"),
        choice<&O::sustainedResist>("sustained_resist"),
        choice<&O::extraPowerOdd>("extra_power_odd"),
        choice<&O::doubleCl>("double_cl"),
        flag<&O::bloodCountsAsPower>("blood_counts_as_power"),
        integer<&O::indirectCl, 4, 20>("indirect_cl"),
        choice<&O::seheruEnergy>("seheru_energy"),
        choice<&O::bleedStop>("bleed_stop"),
        flag<&O::optExtraTime>("opt_extra_time"),
        flag<&O::optDivideBonus>("opt_divide_bonus"),
        flag<&O::optReactiveSacrifice>("opt_reactive_sacrifice"),
        flag<&O::optWait>("opt_wait"),
        flag<&O::optWaitingGame>("opt_waiting_game"),
        flag<&O::optHaste>("opt_haste"),
        flag<&O::optGrappleMass>("opt_grapple_mass"),
        flag<&O::optCharge>("opt_charge"),
        flag<&O::optEncumbrance>("opt_encumbrance"),
        flag<&O::optReach>("opt_reach"),
        flag<&O::optAlienNormalGifts>("opt_alien_normal_gifts"),
        flag<&O::optSpecialise>("opt_specialise"),
        flag<&O::optCustomTraits>("opt_custom_traits"),
        flag<&O::optCustomGifts>("opt_custom_gifts"),
    };
}

} // namespace

const std::vector<OptionField> &optionFields()
{
    static const std::vector<OptionField> fields = makeFields();
    return fields;
}

} // namespace sky::hursagmu
