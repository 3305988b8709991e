// What follows from a construction: constructionOf, and the same as a list.
#include "core/hursagmu/forging/construction.h"
#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/rules/weapons.h"
#include "core/hursagmu/rules/wording.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

/// Longest shot that the weapon alone decides.
std::optional<Breakdown> ownLongestShot(const Breakdown &damage, const RuleOptions &options)
{
    if (options.missileMaxRange == MissileRange::TotalDamage) return std::nullopt;
    return rules::missileRange(damage, damage, options.missileMaxRange);
}

void addWeaponFacts(Construction &facts, const WeaponSpec &weapon, const QString &name,
                    const Catalogue &catalogue, const RuleOptions &options)
{
    facts.size = &catalogue.size(weapon.size);
    facts.hands = handsFor(weapon, catalogue);
    facts.damage = weaponBonus(catalogue, name, weapon);
    facts.concealment = rules::concealment(*facts.size, options.concealment);
    if (weapon.weaponClass == WeaponClass::Missile)
        facts.longestShot = ownLongestShot(*facts.damage, options);
    else
        facts.points = rules::weaponPoints(weapon, *facts.size);
}

/// Without a price of its own.
Item unpriced(Item item)
{
    item.priceEach.reset();
    return item;
}

/// Appends to the list of values under one heading.
class Lines
{
public:
    explicit Lines(Construction &facts)
        : m_facts(facts)
    {
    }

    void begin(const QString &group) { m_group = group; }
    void add(const QString &id, const QString &label, const Breakdown &number, const QString &remark = {})
    {
        m_facts.values.push_back({id, m_group, label, number, remark});
    }

private:
    Construction &m_facts;
    QString m_group;
};

void listPoints(Lines &lines, const Construction &facts, const WeaponSpec &weapon)
{
    const rules::WeaponPoints &points = *facts.points;
    lines.add(QStringLiteral("weapon_points"), Text::tr("Weapon points"), rules::pointsSpent(weapon));
    lines.add(
        QStringLiteral("weapon_points_left"), Text::tr("Weapon points left"),
        Breakdown::sum(Text::tr("left"),
                       {Breakdown::term(facts.size->name, points.allowed, Unit::Points),
                        Breakdown::negative(Breakdown::term(Text::tr("spent"), points.used, Unit::Points))},
                       QStringLiteral("H-128")));
    lines.add(QStringLiteral("defense"), Text::tr("Defense"),
              Breakdown::term(QString(), weapon.defense, Unit::Number, QStringLiteral("H-135")),
              filled(Text::tr("at most %1"), points.defenseCap));
}

/// What throwing it adds to the roll, whoever throws.
Breakdown throwing(const WeaponSpec &weapon)
{
    const Breakdown athlete = Breakdown::term({}, 0);
    const Breakdown roll = rules::thrownOffense(athlete, weapon.throwable, {}, PenaltyReach::RollsOnly);
    return Breakdown::term({}, roll.value(), Unit::Number, QStringLiteral("H-134"));
}

void listWeapon(Lines &lines, const Construction &facts, const WeaponSpec &weapon, const RuleOptions &options)
{
    if (facts.points) listPoints(lines, facts, weapon);
    lines.add(QStringLiteral("damage"), Text::tr("Damage"), facts.damage->named(QString()));
    if (facts.points) lines.add(QStringLiteral("throwing"), Text::tr("Thrown"), throwing(weapon));
    if (facts.longestShot)
        lines.add(QStringLiteral("longest_shot"), Text::tr("Longest shot"), *facts.longestShot,
                  Text::tr("spaces"));
    if (facts.concealment)
        lines.add(QStringLiteral("conceal"), Text::tr("Concealment"), facts.concealment->named(QString()),
                  concealmentText(options.concealment));
    lines.add(QStringLiteral("hands"), Text::tr("Hands"),
              Breakdown::term(QString(), facts.hands, Unit::Number,
                              facts.points ? QStringLiteral("H-129") : QStringLiteral("H-144")));
}

void listRange(Lines &lines, const std::optional<Breakdown> &longestShot, RangeExact exact)
{
    const auto longest = longestShot ? std::optional(longestShot->value()) : std::nullopt;
    lines.begin(Text::tr("Range"));
    for (const RangeStep &step : rangeSteps(longest, rules::MissileIncrement, exact))
        lines.add(QStringLiteral("range/%1").arg(step.distance),
                  step.distance == 1 ? Text::tr("At 1 space") : Text::tr("At %1 spaces").arg(step.distance),
                  Breakdown::term(QString(), step.number, Unit::Number, QStringLiteral("H-210")),
                  Text::tr("added to what has to be reached"));
}

void listArmor(Lines &lines, const ArmorSpec &armor)
{
    lines.add(QStringLiteral("endurance"), Text::tr("Endurance"),
              Breakdown::term(QString(), armor.endurance, Unit::Number, QStringLiteral("H-151")),
              filled(Text::tr("at most %1"), rules::MostArmor));
    lines.add(QStringLiteral("armor_penalty"), Text::tr("Armor penalty"),
              Breakdown::term(QString(), -armor.endurance, Unit::Number, QStringLiteral("H-148")));
}

QString weightRule(const Construction &facts)
{
    if (facts.size) return QStringLiteral("H-129");
    return facts.making == Making::Armor ? QStringLiteral("H-150") : QStringLiteral("H-159");
}

void listValues(Construction &facts, const Item &item, const RuleOptions &options)
{
    Lines lines(facts);
    lines.begin(Text::tr("Construction"));
    if (item.weapon) listWeapon(lines, facts, *item.weapon, options);
    if (item.armor) listArmor(lines, *item.armor);
    if (facts.power) lines.add(QStringLiteral("power"), Text::tr("Power"), *facts.power);
    if (facts.weight)
        lines.add(QStringLiteral("weight"), Text::tr("Weight"),
                  Breakdown::term(QString(), facts.weight->smallest(), Unit::Pounds, weightRule(facts)),
                  facts.size ? facts.size->length : QString());
    if (facts.making == Making::Missile) listRange(lines, facts.longestShot, options.rangeExact);
    lines.begin(Text::tr("Price"));
    if (facts.computedPrice) lines.add(QStringLiteral("price"), Text::tr("Price"), *facts.computedPrice);
    if (facts.price && item.priceEach && !(facts.price == facts.computedPrice))
        lines.add(QStringLiteral("own_price"), Text::tr("Own price"), *facts.price);
}

} // namespace

Construction constructionOf(const Item &item, const Catalogue &catalogue, const RuleOptions &options)
{
    const Item own = opened(item, catalogue, options);
    Construction facts;
    facts.making = makingOf(own, catalogue).value_or(Making::Melee);
    facts.weight = weightOf(own, catalogue);
    const Item unpricedOne = unpriced(own);
    facts.computedEach = goodPrice(unpricedOne, catalogue, options);
    facts.computedPrice = stackPrice(unpricedOne, catalogue, options);
    facts.price = stackPrice(own, catalogue, options);
    if (own.weapon) addWeaponFacts(facts, *own.weapon, own.name, catalogue, options);
    if (own.focus)
        facts.power =
            rules::focusPower(own.focus->lengthHundredths, own.focus->widthDoublings, options.focusRounding);
    listValues(facts, own, options);
    return facts;
}

} // namespace sky::hursagmu
