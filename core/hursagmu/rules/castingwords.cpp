// What a casting comes to, in sentences. The numbers are in casting.cpp.
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/casting.h"
#include "core/hursagmu/rules/encumbrance.h"
#include "core/hursagmu/rules/sorcery.h"
#include "core/hursagmu/rules/wording.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// What losing a spell to its extra power costs.
QString failureText(const CastingPlan &plan)
{
    return plan.followers > 0
               ? Text::tr(
                     "Below it the spell fails, and leader and followers take the dx as shocks and stuns.")
               : Text::tr("Below it the spell fails and the dx comes back as shocks and stuns.");
}

/// What a roll costs that misses without losing the spell to its power.
QString harmlessText(const CastingPlan &plan)
{
    return plan.blood > 0 ? filled(Text::tr("A failed roll costs nothing but the blood (%1)."), plan.blood)
                          : Text::tr("A failed roll costs nothing.");
}

QString portalText(const Spell &spell)
{
    const QString diameter = numberText(50 * rules::portalDiameterHalves(spell.area), Unit::Feet);
    return spell.area == 1 ? Text::tr("A portal %1 space across: a person squeezes through.").arg(diameter)
                           : Text::tr("A portal %1 spaces across: a person walks through.").arg(diameter);
}

QString strengthText(int64_t intensity)
{
    const auto strength = int(std::min<int64_t>(intensity, Level::Max));
    return filled(Text::tr("Moves what Strength %1 lifts: %2 lb."), intensity,
                  numberText(rules::liftOf(strength).smallest(), Unit::Pounds));
}

QString lifeText(const CastingPlan &plan)
{
    if (plan.aim.at != Aim::At::Willing)
        return Text::tr("What gets through is drained, and may heal you or somebody willing.");
    return filled(Text::tr("Each action moves up to %1 wounds or shocks; no roll."), plan.spell.intensity);
}

} // namespace

std::vector<Familiarity> familiarities()
{
    return {{QStringLiteral("friend"), Text::tr("friend"), 0},
            {QStringLiteral("acquaintance"), Text::tr("acquaintance"), 5},
            {QStringLiteral("stranger"), Text::tr("stranger"), 10},
            {QStringLiteral("alien"), Text::tr("alien"), 15}};
}

std::vector<DerivedValue> valuesOf(const Casting &casting)
{
    const QString group = Text::tr("Casting");
    std::vector<DerivedValue> values;
    const auto add = [&](const QString &id, const QString &label, const Breakdown &number) {
        values.push_back({QStringLiteral("casting/") + id, group, label, number, {}});
    };
    add(QStringLiteral("energy"), Text::tr("Energy"), casting.energy);
    add(QStringLiteral("power"), Text::tr("Power"), casting.power);
    add(QStringLiteral("resisting"), Text::tr("Resisting"), casting.resisting);
    add(QStringLiteral("roll"), Text::tr("Roll 2d6 +"), casting.roll);
    if (casting.holdCl) add(QStringLiteral("hold"), Text::tr("Roll to hold the spell"), *casting.holdCl);
    if (casting.hitCl) add(QStringLiteral("cl"), Text::tr("Challenge level"), *casting.hitCl);
    return values;
}

QString safetyText(const Casting &casting, const CastingPlan &plan)
{
    const QString time = timeText(casting.actions);
    if (casting.isSafe())
        return filled(Text::tr("Within power %1: %2."), casting.safe, time) + QLatin1Char(' ') +
               harmlessText(plan);
    if (!casting.holdCl)
        return filled(Text::tr("%1 more than power %2: %3, and only the challenge level counts, as the "
                               "higher number."),
                      casting.over, casting.safe, time) +
               QLatin1Char(' ') + harmlessText(plan);
    const QString start = filled(plan.followers > 0 ? Text::tr("%1 more than the leader's power %2: %3, and "
                                                               "the roll must reach %4.")
                                                    : Text::tr("%1 more than power %2: %3, and the roll must "
                                                               "reach %4."),
                                 casting.over, casting.safe, time, casting.holdCl->value());
    return start + QLatin1Char(' ') + failureText(plan);
}

QString hindranceText(Hindrance hindrance, const CastingPlan &plan, const Catalogue &catalogue)
{
    const GiftInfo *info = catalogue.gift(plan.spell.discipline);
    const QString discipline = info ? info->name : plan.spell.discipline;
    switch (hindrance) {
    case Hindrance::NoDiscipline:
        return Text::tr("Out of reach: the character has no %1.").arg(discipline);
    case Hindrance::NotAFocus:
        return Text::tr("The focus is not at hand.");
    case Hindrance::OutOfTouch:
        return Text::tr("Out of reach: %1 needs touch, one space at most.").arg(discipline);
    case Hindrance::NoIntensity:
        return Text::tr("An attack needs an intensity of 1 at least.");
    }
    return {};
}

QString effectText(const CastingPlan &plan, const RuleOptions &options)
{
    const Spell &spell = plan.spell;
    if (isPortal(spell)) return portalText(spell);
    if (isContact(spell)) return Text::tr("Goes unnoticed; to dig deeper is felt at once.");
    if (spell.discipline == QLatin1String("nekelmu"))
        return Text::tr("What gets through is shocks, and as many stuns.");
    if (spell.discipline == QLatin1String("sabatu")) return strengthText(spell.intensity);
    if (spell.discipline == rules::Talamu) return lifeText(plan);
    if (spell.discipline == QLatin1String("seheru"))
        return options.seheruEnergy == SeheruEnergy::Match
                   ? Text::tr("Ends a spell of no more energy than this; the harm it did stays.")
                   : Text::tr("Ends a spell, whatever its energy; the harm it did stays.");
    if (spell.discipline == QLatin1String("mahasu"))
        return Text::tr("What gets through is wounds, and as many stuns.");
    return {};
}

} // namespace sky::hursagmu
