#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/encumbrance.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

namespace
{

/// What a load of that share of the lift does (H-162).
print::Ruler::Mark markAt(const Source &source, int percent)
{
    const Breakdown &lift = source.evaluation.load.lift;
    const Breakdown carried = Breakdown::term({}, lift.value() * percent / 100, Unit::Pounds);
    const Breakdown penalty =
        rules::encumbrance(carried, lift, source.character.options.optEncumbrance).penalty;
    const Breakdown athlete = Breakdown::term({}, source.evaluation.level(QStringLiteral("athlete")));
    const Breakdown move = rules::movement(athlete, {source.evaluation.armorPenalty, penalty});
    return {carried.value(), figure(carried), {figure(penalty), figure(move)}};
}

} // namespace

Block load(const Source &source)
{
    const LoadLine &load = source.evaluation.load;
    print::Ruler ruler;
    ruler.value = load.carried.value();
    ruler.maximum = load.lift.value();
    ruler.valueText = Text::tr("%1 lb").arg(pounds(load.carried));
    ruler.lines = {Text::tr("penalty"), Text::tr("move")};
    ruler.valuesNow = {figure(load.penalty), figure(source.evaluation.move)};
    ruler.marks = {markAt(source, 50), markAt(source, 75), markAt(source, 100)};
    return print::Section{QStringLiteral("load"),
                          Text::tr("Load"),
                          {},
                          Text::tr("lifts %1 lb").arg(pounds(load.lift)),
                          std::move(ruler)};
}

} // namespace sky::hursagmu::sheet
