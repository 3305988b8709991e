#include "core/hursagmu/rules/derivation.h"
#include "core/hursagmu/rules/encumbrance.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

/// A sum of weights; "0 lb" when there are none.
Breakdown weights(const QString &label, std::vector<Breakdown> parts, const QString &rule = {})
{
    if (parts.empty()) return Breakdown::term(label, 0, Unit::Pounds, rule);
    return Breakdown::sum(label, std::move(parts), rule);
}

/// What lies in that place, however deep.
Breakdown weightAt(Place place, const QString &label, const Evaluation &result)
{
    std::vector<Breakdown> parts;
    for (const PresentItem &item : result.items)
        if (item.place == place && item.weight.value() != 0) parts.push_back(item.weight);
    return weights(label, std::move(parts));
}

/// What is worn and carried. Only armor on the body is worn armor: a suit in a worn backpack is luggage.
Breakdown carried(const Derivation &derivation)
{
    std::vector<Breakdown> parts;
    for (const PresentItem &item : derivation.result.items) {
        const bool inside = !item.inContainer.isEmpty();
        const Place place = inside && item.place == Place::Worn ? Place::Carried : item.place;
        const bool counts = rules::encumbers(item.kind, place, derivation.options().armorWeightEncumbers);
        if (counts && item.weight.value() != 0) parts.push_back(item.weight);
    }
    return weights(Text::tr("load"), std::move(parts), QStringLiteral("H-161"));
}

LoadLine loadLine(const Breakdown &carried, const Breakdown &lift, bool optEncumbrance)
{
    const rules::Load load = rules::encumbrance(carried, lift, optEncumbrance);
    LoadLine line;
    line.carried = carried;
    line.lift = lift;
    line.penalty = load.penalty;
    line.percent = load.percent;
    line.tooHeavy = !load.liftable;
    return line;
}

/// Worn armor takes its own protection off movement and quiet (H-148).
void wearArmor(Derivation &derivation)
{
    std::vector<Breakdown> penalties;
    for (const PresentItem &item : derivation.result.items) {
        if (!item.armor || item.place != Place::Worn || !item.isAtHand()) continue;
        derivation.result.wornArmor.push_back(item);
        penalties.push_back(
            Breakdown::term(item.name, -item.armor->endurance, Unit::Number, QStringLiteral("H-148")));
    }
    Breakdown &penalty = derivation.result.armorPenalty;
    if (penalties.size() == 1) penalty = penalties.front();
    if (penalties.size() != 1)
        penalty = Breakdown::sum(Text::tr("armor"), std::move(penalties), QStringLiteral("H-148"));
}

MountLine mountLine(const Mount &mount, const Breakdown &onMount, const RuleOptions &options)
{
    const Breakdown strength = Breakdown::term(Text::tr("Strength"), mount.strength.value());
    const Breakdown lift = mount.lift
                               ? Breakdown::term(Text::tr("lift"), mount.lift->smallest(), Unit::Pounds)
                               : rules::lift(strength);
    MountLine line;
    line.name = mount.name;
    line.load = loadLine(onMount, lift, options.optEncumbrance);
    const rules::Burden burden{Breakdown::term(Text::tr("barding"), -mount.armor), line.load.penalty};
    line.move = rules::mountMove(Breakdown::term(Text::tr("Athlete"), mount.athlete.value()), burden,
                                 mount.move, options.mountMove);
    return line;
}

} // namespace

void deriveItems(Derivation &derivation)
{
    Evaluation &result = derivation.result;
    result.items = presentItems(derivation.character, derivation.catalogue);
    result.itemPlaces.reserve(qsizetype(result.items.size()));
    for (size_t i = result.items.size(); i-- > 0;) // of equal ids in a broken file the first counts
        result.itemPlaces.insert(result.items[i].id, i);
}

void deriveLoad(Derivation &derivation)
{
    Evaluation &result = derivation.result;
    const RuleOptions &options = derivation.options();
    wearArmor(derivation);
    result.load = loadLine(carried(derivation), rules::lift(derivation.trait(QStringLiteral("strength"))),
                           options.optEncumbrance);
    result.load.leftBehind = weightAt(Place::Left, Text::tr("left behind"), result);
    result.load.onMount = weightAt(Place::Mount, Text::tr("on the mount"), result);
    if (derivation.character.mount)
        result.mount = mountLine(*derivation.character.mount, result.load.onMount, options);
    derivation.burden = burdenOf(result);
}

rules::Burden burdenOf(const Evaluation &evaluation)
{
    return {evaluation.armorPenalty, evaluation.load.penalty};
}

} // namespace sky::hursagmu
