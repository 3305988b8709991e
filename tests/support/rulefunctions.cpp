#include "tests/support/rulefunctions.h"

#include "tests/support/ruleinputs.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/encumbrance.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/gifts.h"
#include "core/hursagmu/rules/monsters.h"
#include "core/hursagmu/rules/pain.h"
#include "core/hursagmu/rules/sorcery.h"
#include "core/hursagmu/rules/swords.h"
#include "core/hursagmu/rules/traits.h"

#include <algorithm>
#include <map>

namespace sky::hursagmu
{

namespace
{

using namespace rules;

const RuleOptions &defaults()
{
    static const RuleOptions options;
    return options;
}

QJsonValue number(int64_t value)
{
    return static_cast<double>(value);
}

QJsonValue fraction(int64_t smallest, int64_t perUnit)
{
    return static_cast<double>(smallest) / static_cast<double>(perUnit);
}

Breakdown term(const QString &label, int64_t value)
{
    return Breakdown::term(label, value);
}

Burden burdenOf(int64_t armor, int64_t encumbrance)
{
    return {term(QStringLiteral("armor"), -armor), term(QStringLiteral("load"), -encumbrance)};
}

Breakdown pounds(const QString &label, int64_t thousandths)
{
    return Breakdown::term(label, thousandths, Unit::Pounds);
}

// Traits and gifts.

QJsonObject traitCostOf(RuleInputs &in, const Catalogue &)
{
    return {{"cost", number(traitCost({}, in.level("level")).value())}};
}

QJsonObject traitChangeOf(RuleInputs &in, const Catalogue &)
{
    return {{"points", number(traitChange(in.level("from_level"), in.level("to_level")))}};
}

/// Gifts by id; "sorcery" and "sense" stand for any of the family.
std::vector<GiftTaken> giftsOf(RuleInputs &in, const Catalogue &catalogue, std::vector<QString> &unknown)
{
    std::vector<GiftTaken> gifts;
    for (const auto &[id, count] : in.counts("gifts")) {
        const auto &all = catalogue.gifts();
        const auto inFamily = [&id = id](const GiftInfo &gift) { return gift.category == id; };
        const bool family = id == QLatin1String("sorcery") || id == QLatin1String("sense");
        const auto first = std::find_if(all.begin(), all.end(), inFamily);
        const GiftInfo *info = family ? &*first : catalogue.gift(id);
        const bool tooMany =
            id == QLatin1String("sorcery") && count > std::count_if(all.begin(), all.end(), inFamily);
        if (!info || tooMany) unknown.push_back(id);
        if (!info) continue;
        const bool once =
            info->category == QLatin1String("sorcery") || info->category == QLatin1String("sense");
        GiftRepeat repeat = once ? GiftRepeat::Once : GiftRepeat::Flat;
        if (family || info->perLimb) repeat = GiftRepeat::Any;
        gifts.push_back({id, info->name, info->cost, count, repeat});
    }
    return gifts;
}

QJsonObject giftsCostOf(RuleInputs &in, const Catalogue &catalogue)
{
    std::vector<QString> invalid;
    const auto gifts = giftsOf(in, catalogue, invalid);
    const GiftsCost cost = giftsCost(gifts, defaults().repeatFlatGifts);
    invalid.insert(invalid.end(), cost.invalid.begin(), cost.invalid.end());
    QJsonArray ids;
    for (const QString &id : invalid)
        ids.append(id);
    return {{"cost", number(cost.cost.value())}, {"invalid", ids}};
}

QJsonObject buildOf(RuleInputs &in, const Catalogue &catalogue)
{
    std::vector<Breakdown> traits, gifts;
    for (const auto &[name, level] : in.levels("traits"))
        traits.push_back(traitCost(name, level));
    std::vector<QString> unknown;
    for (const GiftTaken &gift : giftsOf(in, catalogue, unknown))
        gifts.push_back(giftCost(gift));
    const std::optional<int64_t> budget = in.optionalInteger("budget");
    const Build result = build(std::move(traits), std::move(gifts), budget.value_or(0));
    return {{"traits", number(result.traits.value())},
            {"gifts", number(result.gifts.value())},
            {"total", number(result.total.value())},
            {"remaining", budget ? number(result.remaining.value()) : QJsonValue()}};
}

QJsonObject intuitionOf(RuleInputs &in, const Catalogue &)
{
    const int64_t base = in.integer("base"), energy = in.integer("energy");
    return {{"cl", number(intuitionCl(base, energy, in.integer("distance", 0), defaults().rangeExact))}};
}

// Equipment and encumbrance.

QJsonObject weaponPointsOf(RuleInputs &in, const Catalogue &catalogue)
{
    WeaponSpec spec;
    spec.size = in.size("size");
    spec.throwable = in.boolean("throwable", false);
    spec.defense = static_cast<int>(in.integer("defense", 0));
    spec.damage = static_cast<int>(in.integer("damage", 0));
    const WeaponPoints points = weaponPoints(spec, catalogue.size(spec.size));
    return {{"wp_used", number(points.used)}, {"valid", points.valid(defaults().unspentWp)}};
}

QJsonValue priced(RuleInputs &in, const Breakdown &good, int64_t quantity)
{
    const Quality quality = in.quality("quality");
    const auto multiplier = in.optionalDecimal("excellent_multiplier", 100);
    const auto price = itemPrice(good, quantity, quality, multiplier);
    return price ? fraction(price->value(), Money::PerUnit) : QJsonValue();
}

QJsonObject weaponCostOf(RuleInputs &in, const Catalogue &catalogue)
{
    WeaponSpec spec;
    spec.size = in.size("size");
    spec.throwable = in.boolean("throwable", false);
    spec.weaponClass = in.boolean("missile", false) ? WeaponClass::Missile : WeaponClass::Melee;
    spec.mechanical = in.boolean("mechanical", false);
    spec.noble = in.boolean("noble", false);
    return {{"cc", priced(in, weaponPrice(spec, catalogue.size(spec.size)), 1)}};
}

QJsonObject itemPriceOf(RuleInputs &in, const Catalogue &)
{
    const int64_t each = in.decimal("unit_cc", Money::PerUnit);
    const int64_t quantity = in.integer("quantity", 1);
    return {{"cc", priced(in, Breakdown::term({}, each, Unit::Copper), quantity)}};
}

QJsonObject coinsOf(RuleInputs &in, const Catalogue &)
{
    const Coins sum = coins(Money::ofSmallest(in.decimal("cc", Money::PerUnit)));
    return {{"gc", number(sum.gold)},
            {"sc", number(sum.silver)},
            {"cc", fraction(sum.copper.smallest(), Money::PerUnit)}};
}

QJsonObject wieldOf(RuleInputs &in, const Catalogue &)
{
    std::vector<Wielded> weapons;
    for (const auto &[defenseBonus, damageBonus] : in.pairs("weapons"))
        weapons.push_back({term({}, defenseBonus), term({}, damageBonus), 0});
    const WieldBonus bonus = wield(weapons, in.singleBonus("single_bonus"), defaults().singleBonusCap);
    return {{"defense", number(bonus.defense.value())}, {"damage", number(bonus.damage.value())}};
}

QJsonObject missileRangeOf(RuleInputs &in, const Catalogue &)
{
    const Breakdown weapon = term({}, in.integer("weapon_damage"));
    const auto range = missileRange(weapon, weapon, defaults().missileMaxRange);
    return {{"max_spaces", range ? number(range->value()) : QJsonValue()}};
}

QJsonObject focusPowerOf(RuleInputs &in, const Catalogue &)
{
    const int64_t length = in.decimal("length_ft", 100);
    const auto width = static_cast<int>(in.integer("width_doublings", 0));
    return {{"power", number(focusPower(length, width, defaults().focusRounding).value())}};
}

QJsonObject liftOfStrength(RuleInputs &in, const Catalogue &)
{
    const Breakdown strength = term({}, in.integer("strength"));
    return {{"lbs", fraction(lift(strength).value(), Weight::PerUnit)}};
}

QJsonObject encumbranceOf(RuleInputs &in, const Catalogue &)
{
    const Breakdown carried = pounds({}, in.decimal("carried", Weight::PerUnit));
    const std::optional<int64_t> strength = in.optionalInteger("strength");
    const std::optional<int64_t> own = in.optionalDecimal("lift_lbs", Weight::PerUnit);
    if (!strength && !own) in.report(QStringLiteral("neither strength nor lift_lbs"));
    const Breakdown most = own ? pounds({}, *own) : lift(term({}, strength.value_or(0)));
    const Load load = encumbrance(carried, most, defaults().optEncumbrance);
    return {{"lift", fraction(most.value(), Weight::PerUnit)},
            {"percent", fraction(load.percent.value(), 100)},
            {"penalty", number(load.penalty.value())},
            {"liftable", load.liftable}};
}

// Encounters.

QJsonObject combatValuesOf(RuleInputs &in, const Catalogue &)
{
    const RuleTraits traits = in.traits("traits");
    const PenaltyReach reach = defaults().penaltiesInCombatValues;
    const Breakdown weapon = term({}, in.integer("weapon_defense", 0));
    const Breakdown weaponHurts = term({}, in.integer("weapon_damage", 0));
    const int64_t armor = in.integer("armor", 0);
    const Breakdown natural = term({}, in.integer("natural_armor", 0));
    const Breakdown most = lift(traits.strength());
    const Breakdown carried = pounds({}, in.decimal("carried", Weight::PerUnit, 0));
    const Load load = encumbrance(carried, most, defaults().optEncumbrance);
    const Burden burden = {term({}, -armor), load.penalty};
    const Breakdown athlete = traits.athlete(), warrior = traits.warrior();
    return {
        {"initiative", number(initiative(traits.perception(), athlete, burden, reach).value())},
        {"offense_archer", number(offense(traits.archer(), burden, reach).value())},
        {"offense_thrown", number(offense(athlete, burden, reach).value())},
        {"offense_melee", number(offense(warrior, burden, reach).value())},
        {"offense_sorcery", number(sorceryOffense(traits.intellect()).value())},
        {"defense", number(defense(athlete, warrior, {}, burden, reach).value())},
        {"defense_with_weapons", number(defense(athlete, warrior, {weapon}, burden, reach).value())},
        {"defiance", number(defiance(traits.intellect()).value())},
        {"endurance",
         number(endurance(traits.constitution(), term({}, armor), natural, defaults().naturalArmorStacks)
                    .value())},
        {"damage",
         number(weaponDamage(traits.strength(), weaponHurts, false, defaults().mechanicalStrength).value())},
        {"lift", fraction(most.value(), Weight::PerUnit)},
        {"move", number(movement(athlete, burden).value())},
    };
}

QJsonObject movementOf(RuleInputs &in, const Catalogue &)
{
    const Breakdown athlete = term({}, in.integer("athlete"));
    const int64_t armor = in.integer("armor", 0);
    return {{"spaces", number(movement(athlete, burdenOf(armor, in.integer("encumbrance", 0))).value())}};
}

QJsonObject mountMoveOf(RuleInputs &in, const Catalogue &)
{
    const Breakdown athlete = term({}, in.integer("athlete"));
    const int64_t barding = in.integer("armor", 0);
    const Burden burden = burdenOf(barding, in.integer("encumbrance", 0));
    return {{"spaces", number(mountMove(athlete, burden, std::nullopt, defaults().mountMove).value())}};
}

QJsonObject swimOf(RuleInputs &in, const Catalogue &)
{
    const Breakdown athlete = term({}, in.integer("athlete"));
    const Breakdown load = term({}, -in.integer("encumbrance", 0));
    return {{"spaces", number(swim(athlete, load, false).value())}};
}

QJsonObject initiativeOf(RuleInputs &in, const Catalogue &)
{
    const int natural = in.dice("natural");
    const int64_t value = in.integer("value");
    InitiativeActs acts;
    acts.haste = in.boolean("haste", false) ? 2 : 0;
    acts.held = in.boolean("held", false);
    acts.minorActs = in.integer("minor_acts", 0);
    return {{"total", number(initiativeRoll(natural, value, acts, defaults()))}};
}

QJsonObject traitRollOf(RuleInputs &in, const Catalogue &)
{
    const int natural = in.dice("natural");
    const int64_t trait = in.integer("trait"), cl = in.integer("cl");
    const Roll roll = traitRoll(natural, trait, cl, in.integer("modifier", 0), defaults());
    return {{"total", number(roll.total)}, {"success", roll.success}, {"dx", number(roll.dx)}};
}

QJsonObject opposedOf(RuleInputs &in, const Catalogue &)
{
    return {{"cl", number(opposedCl(in.integer("trait")))}};
}

QJsonObject neededOf(RuleInputs &in, const Catalogue &)
{
    const int64_t trait = in.integer("trait"), cl = in.integer("cl");
    const Needed result = needed(trait, cl, in.integer("modifier", 0));
    return {{"need", number(result.need)}, {"ways_of_36", result.waysOf36}};
}

QJsonObject rangeNumberOf(RuleInputs &in, const Catalogue &)
{
    const int64_t distance = in.integer("distance"), increment = in.integer("increment");
    const RangeNumber range = rangeNumber(distance, increment, defaults().rangeExact);
    return {{"number", number(range.number)}, {"reachable", range.reachable}};
}

QJsonObject surpriseOf(RuleInputs &in, const Catalogue &)
{
    const int64_t distance = in.integer("distance", 0), increment = in.integer("increment", 0);
    return {{"cl", number(surpriseCl(distance, increment, defaults().rangeExact))}};
}

QJsonObject timeModifierOf(RuleInputs &in, const Catalogue &)
{
    constexpr int64_t fine = int64_t{1} << 20; // halves of halves stay exact
    const int64_t taken = in.decimal("taken", fine);
    const TimeModifier modifier =
        timeModifier(taken, in.decimal("required", fine, fine), defaults().partialTime);
    return {{"cl", number(modifier.cl)}, {"roll", number(modifier.roll)}};
}

QJsonObject jumpOf(RuleInputs &in, const Catalogue &)
{
    return {{"cl", number(jumpCl(in.integer("spaces")))}};
}

QJsonObject chargeOf(RuleInputs &in, const Catalogue &)
{
    return {{"bonus", number(chargeBonus(in.integer("spaces"), defaults().optCharge))}};
}

// Swords.

QJsonObject damageOf(RuleInputs &in, const Catalogue &)
{
    Blow blow;
    blow.dx = in.integer("dx");
    blow.strength = in.integer("strength", 0);
    blow.weapon = in.integer("weapon", 0);
    blow.constitution = in.integer("constitution", 0);
    blow.armor = in.integer("armor", 0);
    blow.momentum = in.integer("momentum", 0);
    blow.subdue = in.boolean("subdue", false);
    blow.modifier = in.integer("damage_mod", 0);
    const BlowDamage result = damage(blow);
    return {{"raw", number(result.raw)}, {"wounds", number(result.wounds)}, {"stuns", number(result.stuns)}};
}

QJsonObject momentumOf(RuleInputs &in, const Catalogue &)
{
    const int64_t base = in.integer("base");
    return {{"total", number(momentumDamage(base, in.integer("spaces"), defaults().optCharge))}};
}

QJsonObject massBonusOf(RuleInputs &in, const Catalogue &)
{
    const Weight heavier = Weight::ofSmallest(in.decimal("heavier", Weight::PerUnit));
    const Weight lighter = Weight::ofSmallest(in.decimal("lighter", Weight::PerUnit));
    return {{"bonus", number(massBonus(heavier, lighter, Grapple::HoldOrEscape, defaults()))}};
}

QJsonObject missileDefenseOf(RuleInputs &in, const Catalogue &)
{
    const RuleTraits traits = in.traits("traits");
    std::vector<Breakdown> shields;
    if (const auto shield = in.optionalInteger("shield_defense")) shields.push_back(term({}, *shield));
    const Breakdown result =
        missileDefense(traits.athlete(), traits.warrior(), shields, shields, {}, defaults());
    return {{"defense", number(result.value())}};
}

QJsonObject mountedDefenseOf(RuleInputs &in, const Catalogue &)
{
    const RuleTraits traits = in.traits("traits");
    const PenaltyReach reach = defaults().penaltiesInCombatValues;
    const Breakdown weapon = term({}, in.integer("weapon_defense", 0));
    const int64_t penalty = in.integer("penalty", 0);
    const Breakdown result = in.boolean("can_block", true)
                                 ? mountedDefense(traits.warrior(), {weapon}, {}, reach)
                                 : mountedDodge(traits.rider(), penalty, {}, reach);
    return {{"defense", number(result.value())}};
}

// Sorcery.

QJsonObject spellEnergyOf(RuleInputs &in, const Catalogue &)
{
    const int64_t intensity = in.integer("intensity"), area = in.integer("area", 1);
    return {{"energy", number(spellEnergy(intensity, area, in.integer("duration", 1)).value())}};
}

QJsonObject powerLevelOf(RuleInputs &in, const Catalogue &)
{
    const Breakdown command = term({}, in.integer("command")), focus = term({}, in.integer("focus", 0));
    return {{"power", number(powerLevel(command, focus, in.integer("followers", 0)).value())}};
}

QJsonObject groupBonusOf(RuleInputs &in, const Catalogue &)
{
    return {{"bonus", number(groupBonus(in.integer("followers")))}};
}

QJsonObject spellTimeOf(RuleInputs &in, const Catalogue &)
{
    const int64_t energy = in.integer("energy"), power = in.integer("power");
    const CastingTime time = spellTime(energy, power, in.optionalInteger("group_power"), 0, defaults());
    return {{"actions", number(time.actions)},
            {"rounds", fraction(time.actions, 2)},
            {"cl", time.cl ? number(*time.cl) : QJsonValue()}};
}

QJsonObject spellHitOf(RuleInputs &in, const Catalogue &)
{
    const int natural = in.dice("natural");
    const int64_t intellect = in.integer("intellect"), target = in.integer("target_intellect");
    const int64_t intensity = in.integer("intensity"), range = in.integer("range_no", 0);
    const SpellHit hit =
        spellHit(natural, intellect, target, intensity, range, in.integer("bonus", 0), defaults());
    return {{"hit", hit.hit}, {"dx", number(hit.dx)}, {"intensity", number(hit.intensity)}};
}

QJsonObject spellResistOf(RuleInputs &in, const Catalogue &)
{
    const int64_t intensity = in.integer("intensity"), willpower = in.integer("willpower");
    const int64_t focus = in.integer("focus", 0), sacrificed = in.integer("sacrificed", 0);
    const int64_t net = spellResist(intensity, willpower, focus, sacrificed, in.integer("dx", 1), defaults());
    return {{"net", number(net)}};
}

QJsonObject portalOf(RuleInputs &in, const Catalogue &)
{
    const int64_t area = in.integer("area");
    return {{"energy", number(portalEnergy(0, area, in.integer("rounds", 1)).value())},
            {"diameter", fraction(portalDiameterHalves(area), 2)}};
}

// Pain and monsters.

QJsonObject injured(InjuryModel model, RuleInputs &in)
{
    const std::vector<int64_t> hits = in.integers("hits");
    const int64_t wounds = in.integer("wounds", 0);
    const Injury injury = injure(model, hits, wounds, in.integer("stuns", 0));
    return {{"stuns", number(injury.stuns)},         {"wounds", number(injury.wounds)},
            {"penalty", number(injury.penalty)},     {"unconscious", injury.unconscious},
            {"incapacitated", injury.incapacitated}, {"dead", injury.dead}};
}

QJsonObject injuredA(RuleInputs &in, const Catalogue &)
{
    return injured(InjuryModel::A, in);
}

QJsonObject injuredB(RuleInputs &in, const Catalogue &)
{
    return injured(InjuryModel::B, in);
}

QJsonObject recoveryOf(RuleInputs &in, const Catalogue &)
{
    const int natural = in.dice("natural");
    const int64_t trait = in.integer("trait");
    const Recovery result = recovery(natural, trait, in.integer("amount"), defaults());
    return {{"healed", number(result.healed)}, {"left", number(result.left)}};
}

QJsonObject fallOf(RuleInputs &in, const Catalogue &)
{
    const int64_t spaces = in.integer("spaces"), constitution = in.integer("constitution", 0);
    const auto athlete = in.optionalInteger("athlete");
    const auto natural = in.optionalInteger("natural");
    const auto dice = natural ? std::optional(static_cast<int>(*natural)) : std::nullopt;
    const Fall result = fall(spaces, constitution, athlete, dice, defaults());
    return {{"damage", number(result.damage)}, {"dx", number(result.dx)}, {"net", number(result.net)}};
}

QJsonObject poisonOf(RuleInputs &in, const Catalogue &)
{
    const int64_t hurts = in.integer("damage");
    return {{"net", number(poison(hurts, in.integer("constitution")))}};
}

QJsonObject monsterMassOf(RuleInputs &in, const Catalogue &)
{
    const double height = in.real("height_ratio"), density = in.real("density_ratio", 1);
    const Weight base = Weight::ofSmallest(in.decimal("base", Weight::PerUnit, 200 * Weight::PerUnit));
    const MonsterMass mass = monsterMass(height, density, base);
    return {{"factor", mass.factor}, {"lbs", fraction(mass.mass.smallest(), Weight::PerUnit)}};
}

using Call = QJsonObject (*)(RuleInputs &, const Catalogue &);

const std::map<QString, Call> &calls()
{
    static const std::map<QString, Call> table = {
        {QStringLiteral("build"), buildOf},
        {QStringLiteral("charge"), chargeOf},
        {QStringLiteral("coins"), coinsOf},
        {QStringLiteral("combat_values"), combatValuesOf},
        {QStringLiteral("damage"), damageOf},
        {QStringLiteral("encumbrance"), encumbranceOf},
        {QStringLiteral("fall"), fallOf},
        {QStringLiteral("focus_power"), focusPowerOf},
        {QStringLiteral("gifts_cost"), giftsCostOf},
        {QStringLiteral("group_bonus"), groupBonusOf},
        {QStringLiteral("initiative"), initiativeOf},
        {QStringLiteral("injure_A"), injuredA},
        {QStringLiteral("injure_B"), injuredB},
        {QStringLiteral("intuition_cl"), intuitionOf},
        {QStringLiteral("item_price"), itemPriceOf},
        {QStringLiteral("jump_cl"), jumpOf},
        {QStringLiteral("lift_lbs"), liftOfStrength},
        {QStringLiteral("mass_bonus"), massBonusOf},
        {QStringLiteral("missile_defense"), missileDefenseOf},
        {QStringLiteral("missile_range"), missileRangeOf},
        {QStringLiteral("momentum_damage"), momentumOf},
        {QStringLiteral("monster_mass"), monsterMassOf},
        {QStringLiteral("mount_move"), mountMoveOf},
        {QStringLiteral("mounted_defense"), mountedDefenseOf},
        {QStringLiteral("movement"), movementOf},
        {QStringLiteral("needed"), neededOf},
        {QStringLiteral("opposed_cl"), opposedOf},
        {QStringLiteral("poison"), poisonOf},
        {QStringLiteral("portal"), portalOf},
        {QStringLiteral("power_level"), powerLevelOf},
        {QStringLiteral("range_number"), rangeNumberOf},
        {QStringLiteral("recovery"), recoveryOf},
        {QStringLiteral("spell_energy"), spellEnergyOf},
        {QStringLiteral("spell_hit"), spellHitOf},
        {QStringLiteral("spell_resist"), spellResistOf},
        {QStringLiteral("spell_time"), spellTimeOf},
        {QStringLiteral("surprise_cl"), surpriseOf},
        {QStringLiteral("swim"), swimOf},
        {QStringLiteral("time_mod"), timeModifierOf},
        {QStringLiteral("trait_change"), traitChangeOf},
        {QStringLiteral("trait_cost"), traitCostOf},
        {QStringLiteral("trait_roll"), traitRollOf},
        {QStringLiteral("weapon_cost"), weaponCostOf},
        {QStringLiteral("weapon_wp"), weaponPointsOf},
        {QStringLiteral("wield"), wieldOf},
    };
    return table;
}

} // namespace

RuleAnswer askRule(const QString &function, const QJsonObject &inputs, const Catalogue &catalogue)
{
    const auto found = calls().find(function);
    if (found == calls().end()) return {{}, QStringLiteral("unknown function %1").arg(function)};
    RuleInputs in(inputs);
    RuleAnswer answer;
    answer.results = found->second(in, catalogue);
    answer.fault = in.fault();
    return answer;
}

QStringList ruleFunctions()
{
    QStringList names;
    for (const auto &[name, call] : calls())
        names.append(name);
    return names;
}

} // namespace sky::hursagmu
