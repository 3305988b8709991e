// Combat values and movement as the sheet shows them.
#include "core/hursagmu/rules/encounters.h"

#include "core/hursagmu/rules/parts.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::rules
{

namespace
{

void addBurden(std::vector<Breakdown> &parts, const Burden &burden)
{
    addUnlessZero(parts, burden.armor);
    addUnlessZero(parts, burden.load);
}

/// Athlete inside another value: hampered where the campaign says so (E-060).
Breakdown athletePart(const Breakdown &athlete, const Burden &burden, PenaltyReach reach)
{
    std::vector<Breakdown> parts = {athlete};
    if (reach == PenaltyReach::AthleteBased) addBurden(parts, burden);
    return parts.size() == 1 ? athlete
                             : Breakdown::sum(athlete.label(), std::move(parts), QStringLiteral("E-060"));
}

bool lists(const std::vector<QString> &traitIds, const QString &traitId)
{
    return std::find(traitIds.cbegin(), traitIds.cend(), traitId) != traitIds.cend();
}

} // namespace

Breakdown base(int64_t value)
{
    return Breakdown::term(Text::tr("base"), value);
}

void addUnlessZero(std::vector<Breakdown> &parts, const Breakdown &part)
{
    if (part.value() != 0) parts.push_back(part);
}

Breakdown physical(const QString &label, std::vector<Breakdown> parts, const Burden &burden,
                   PenaltyReach reach, const QString &rule)
{
    if (reach == PenaltyReach::AllPhysical) addBurden(parts, burden);
    return Breakdown::sum(label, std::move(parts), rule);
}

Breakdown initiative(const Breakdown &perception, const Breakdown &athlete, const Burden &burden,
                     PenaltyReach reach)
{
    const Breakdown better = Breakdown::best({}, {perception, athletePart(athlete, burden, reach)});
    return physical(Text::tr("Initiative"), {better}, burden, reach, QStringLiteral("H-178"));
}

Breakdown offense(const Breakdown &trait, const Burden &burden, PenaltyReach reach)
{
    return physical(Text::tr("Offense"), {trait}, burden, reach, QStringLiteral("H-179"));
}

Breakdown thrownOffense(const Breakdown &athlete, bool throwable, const Burden &burden, PenaltyReach reach)
{
    std::vector<Breakdown> parts = {athlete};
    if (!throwable) parts.push_back(Breakdown::term(Text::tr("not for throwing"), -6));
    return physical(Text::tr("Offense"), std::move(parts), burden, reach,
                    throwable ? QStringLiteral("H-179") : QStringLiteral("H-134"));
}

Breakdown sorceryOffense(const Breakdown &intellect)
{
    return Breakdown::sum(Text::tr("Offense"), {intellect}, QStringLiteral("H-179"));
}

Breakdown defense(const Breakdown &athlete, const Breakdown &warrior, const std::vector<Breakdown> &weapons,
                  const Burden &burden, PenaltyReach reach)
{
    std::vector<Breakdown> parts = {base(7),
                                    Breakdown::best({}, {athletePart(athlete, burden, reach), warrior})};
    for (const Breakdown &weapon : weapons)
        addUnlessZero(parts, weapon);
    return physical(Text::tr("Defense"), std::move(parts), burden, reach, QStringLiteral("H-180"));
}

Breakdown dodge(const Breakdown &athlete, const Burden &burden, PenaltyReach reach)
{
    return physical(Text::tr("Defense"), {base(7), athletePart(athlete, burden, reach)}, burden, reach,
                    QStringLiteral("H-256"));
}

Breakdown defiance(const Breakdown &intellect)
{
    return Breakdown::sum(Text::tr("Defiance"), {base(7), intellect}, QStringLiteral("H-181"));
}

Breakdown endurance(const Breakdown &constitution, const Breakdown &worn, const Breakdown &natural,
                    bool naturalArmorStacks)
{
    std::vector<Breakdown> parts = {constitution};
    if (naturalArmorStacks || worn.value() == 0 || natural.value() == 0) {
        addUnlessZero(parts, worn);
        addUnlessZero(parts, natural);
    } else {
        parts.push_back(Breakdown::best({}, {worn, natural}, QStringLiteral("E-034")));
    }
    const QString rule = natural.value() != 0 ? QStringLiteral("H-115") : QStringLiteral("H-151");
    return Breakdown::sum(Text::tr("Endurance"), std::move(parts), rule);
}

Breakdown movement(const Breakdown &athlete, const Burden &burden)
{
    std::vector<Breakdown> parts = {base(10), athlete};
    addBurden(parts, burden);
    return Breakdown::atLeast(Text::tr("Move"), Breakdown::sum({}, std::move(parts)), 0,
                              QStringLiteral("H-201"));
}

Breakdown swim(const Breakdown &athlete, const Breakdown &load, bool amphibious)
{
    const Breakdown onFoot = movement(athlete, {Breakdown(), load});
    if (amphibious) return Breakdown::atLeast(Text::tr("Swim"), onFoot, 0, QStringLiteral("H-111"));
    return Breakdown::scaled(Text::tr("Swim"), onFoot, 1, 2, QStringLiteral("H-057"));
}

Breakdown mountMove(const Breakdown &athlete, const Burden &burden, std::optional<int> own, MountMove rule)
{
    std::vector<Breakdown> parts;
    if (own)
        parts.push_back(Breakdown::term(Text::tr("own movement"), *own));
    else if (rule == MountMove::TwiceTenPlusAthlete)
        parts.push_back(
            Breakdown::scaled(Text::tr("twice a man"), Breakdown::sum({}, {base(10), athlete}), 2, 1));
    else if (rule == MountMove::FlatTwenty)
        parts.push_back(base(20));
    else
        parts.push_back(Breakdown::term(Text::tr("not entered"), 0));
    addBurden(parts, burden);
    return Breakdown::atLeast(Text::tr("Mount's move"), Breakdown::sum({}, std::move(parts)), 0,
                              QStringLiteral("H-204"));
}

Breakdown rollLevel(const QString &traitId, const Breakdown &level, const Burden &burden,
                    const RuleOptions &options)
{
    std::vector<Breakdown> parts = {level};
    QString rule;
    if (lists(options.armorPenaltyTraits, traitId) && burden.armor.value() != 0) {
        parts.push_back(burden.armor);
        rule = QStringLiteral("H-148");
    }
    if (lists(options.encumbrancePenaltyTraits, traitId) && burden.load.value() != 0) {
        parts.push_back(burden.load);
        rule = rule.isEmpty() ? QStringLiteral("H-162") : QStringLiteral("H-163");
    }
    if (parts.size() == 1) return level;
    return Breakdown::sum(level.label(), std::move(parts), rule);
}

} // namespace sky::hursagmu::rules
