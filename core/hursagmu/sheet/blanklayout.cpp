#include "core/hursagmu/sheet/blanklayout.h"

#include "core/hursagmu/sheet/places.h"
#include "core/hursagmu/sheet/standardlayout.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using namespace sheet;
using print::Align;
using print::LayoutSpec;
using print::Region;
using print::SectionPlace;
using print::Zone;

constexpr double TraitRow = 1.25; ///< for a figure
constexpr double HandRow = 1.5;   ///< for words

/// A place of the standard sheet made fit for writing.
void forWriting(SectionPlace &place, const Region &region)
{
    constexpr double BoxAt = 0.48, BoxShare = 0.17, Column = 15, WeightColumn = 9;
    if (isTraits(place)) {
        const double width = (region.width - (place.flowColumns - 1) * Gutter) / place.flowColumns;
        place.boxLeft = width * BoxAt;
        place.boxWidth = width * BoxShare;
        place.rowModules = TraitRow;
        place.stops = {left("name", 0), middle("level", place.boxLeft + place.boxWidth / 2),
                       middle("cost", width * 0.83)};
        return;
    }
    if (place.section == QLatin1String("notes")) {
        place.blankRows = AnyNumber;
        place.blankModules = TraitRow;
        place.rowsWhenEmpty = 2;
    }
    const bool equipment = place.section == QLatin1String("equipment");
    const QStringList lists = names({"weapons", "armor", "gifts", "spells", "equipment", "sorcery"});
    if (!lists.contains(place.section)) return;
    std::erase_if(place.stops, [](const print::ColumnStop &stop) {
        return (stop.align == Align::Left && stop.at > 0) || stop.column == QLatin1String("addends") ||
               stop.column == QLatin1String("against");
    });
    place.below.clear();
    place.ticks.clear();
    place.rowModules = TraitRow;
    double before = 0;
    for (const print::ColumnStop &stop : place.stops) {
        if (stop.align != Align::Right) continue;
        const double from = std::max(before + 1.5, stop.at - (equipment ? WeightColumn : Column));
        place.uprights.push_back(from);
        before = stop.at;
    }
}

/// With lines between the columns; their labels stand in the middle of the columns.
SectionPlace gridded(const char *section, const std::vector<const char *> &columns,
                     std::vector<double> uprights, double end, double rowModules)
{
    SectionPlace set = place(section, {left("name", 0)}, rowModules);
    for (size_t i = 0; i < columns.size(); ++i)
        set.stops.push_back(
            middle(columns[i], (uprights[i] + (i + 1 < uprights.size() ? uprights[i + 1] : end)) / 2));
    set.uprights = std::move(uprights);
    return set;
}

/// Numbers 0 to 12 or 1 to 12 under each other, to look up.
SectionPlace lookup(const char *section, double first, double end, int from, double rowModules)
{
    constexpr int Last = 12;
    SectionPlace set = place(section, {left("name", 0)}, rowModules);
    for (int i = from; i <= Last; ++i)
        set.stops.push_back(
            {QString::number(i), Align::Right, first + (end - first) * (i - from) / (Last - from)});
    set.ruled = false;
    return set;
}

constexpr double PortraitRoom = 27;

SectionPlace traits(const char *section)
{
    SectionPlace set = place(section);
    forWriting(set, {0, a4::Left, {}});
    return set;
}

Zone body(double spellRow)
{
    const std::vector<double> weaponColumns = {40, 54, 68, 82, 96};
    SectionPlace lifts = lookup("lifts", 16, a4::Right - 0.8, 0, 0.8);
    lifts.runIn = true;
    SectionPlace reckoning = place("reckoning", {}, 1.5);
    reckoning.runIn = true;
    SectionPlace weapons = gridded("weapons", {"size", "attack", "damage", "defense", "weight"},
                                   weaponColumns, a4::Right, HandRow);
    SectionPlace armor =
        gridded("armor", {"endurance", "penalty", "none", "weight"}, {54, 68, 82, 96}, a4::Right, HandRow);
    SectionPlace gifts = gridded("gifts", {"cost"}, {96}, a4::Right, TraitRow);
    SectionPlace sorcery = gridded("sorcery", {"command", "focus", "power", "length", "weight"},
                                   weaponColumns, a4::Right, HandRow);
    SectionPlace spells = gridded("spells", {"discipline", "intensity", "area", "duration", "energy"},
                                  {31, 52, 66.5, 78, 94}, a4::Right, spellRow);
    return zone(
        "body", false,
        {{0,
          a4::Left,
          {traits("talents"), withBlanks(traits("professions"), 3), lookup("costs", 12, a4::Left, 1, 0.8)}},
         {a4::RightAt,
          a4::Right,
          {withBlanks(weapons, 2), armor, place("load"), lifts, withBlanks(gifts, 2), sorcery,
           withBlanks(spells, 3), reckoning}}});
}

Zone lists()
{
    SectionPlace equipment = gridded("equipment", {}, {48}, a4::Third, TraitRow);
    equipment.stops.push_back(right("weight", a4::Third));
    equipment.flowColumns = 2;
    equipment.blankRows = AnyNumber;
    equipment.rowsWhenEmpty = 2;
    SectionPlace notes = prose("notes", print::Role::Small, AnyNumber);
    notes.blankModules = TraitRow;
    notes.rowsWhenEmpty = 2;
    return zone(
        "lists", false,
        {{0, a4::TwoThirds, {equipment}}, {a4::LastThirdAt, a4::Third, {place("purse", {}, 1.75), notes}}});
}

/// For seven fields of points on one line.
std::vector<double> headerStops(double width)
{
    std::vector<double> stops;
    for (const double share : {0.0, 0.137, 0.288, 0.47, 0.588, 0.765, 0.882})
        stops.push_back(share * width);
    return stops;
}

/// On paper that lies the traits with their boxes take all of their column.
void moveLoad(LayoutSpec &spec)
{
    for (print::Arrangement &arrangement : spec.arrangements)
        for (Zone &zone : arrangement.zones) {
            if (zone.id != QLatin1String("body") || zone.regions.size() < 2) continue;
            std::erase_if(zone.regions[0].sections,
                          [](const SectionPlace &each) { return each.section == QLatin1String("load"); });
            zone.regions[1].sections.push_back(place("load"));
        }
}

/// On large paper that stands.
void makeUpright(LayoutSpec &spec)
{
    spec.headerStops = headerStops(a4::Page - PortraitRoom);
    SectionPlace strip = place(
        "strip", {left("0", 0), left("1", 36), left("2", 72), left("3", 99), left("4", 126), left("5", 153)});
    const auto zones = [&strip](double spellRow) -> std::vector<Zone> {
        return {wide("strip", a4::Page, strip, true), body(spellRow),
                wide("injury", a4::Page, place("injury"), true), lists()};
    };
    // A caster has more of them.
    const QStringList foci = {QStringLiteral("sorcery")};
    spec.arrangements = {{QStringLiteral("blank"), {}, foci, zones(HandRow)},
                         {QStringLiteral("blank, caster"), foci, {}, zones(TraitRow)}};
    spec.sacrifice = names({"notes", "equipment", "purse", "spells", "gifts", "weapons"});
    spec.fill = {{QStringLiteral("body"), 1, 3},
                 {QStringLiteral("lists"), 1, 0},
                 {QStringLiteral("later equipment"), 1, 4},
                 {QStringLiteral("later notes"), 1, 0}};
}

} // namespace

LayoutSpec blankLayout(const print::PageFormat &paper)
{
    LayoutSpec spec = standardLayout(paper);
    eachPlace(spec, forWriting);
    constexpr double HalfSheet = 110, Wide = 200;
    const double width = paper.modulesAcross * print::PageFormat::Module;
    if (width > HalfSheet) spec.headerStops = headerStops(width > Wide ? width - PortraitRoom : width);
    if (isUpright(paper))
        makeUpright(spec);
    else if (width > Wide)
        moveLoad(spec);
    return spec;
}

} // namespace sky::hursagmu
