#include "core/hursagmu/sheet/layouts.h"

#include "core/hursagmu/sheet/auditlayout.h"
#include "core/hursagmu/sheet/columnlayout.h"
#include "core/hursagmu/sheet/places.h"
#include "core/hursagmu/sheet/standardlayout.h"
#include "core/hursagmu/text.h"

#include <algorithm>
#include <functional>

namespace sky::hursagmu
{

namespace
{

using namespace sheet;
using print::LayoutSpec;
using print::PageFormat;
using print::Region;
using print::SectionPlace;

double widthOf(const PageFormat &paper)
{
    return paper.modulesAcross * PageFormat::Module;
}

/// Every place of the spec, with the column it stands in.
void eachPlace(LayoutSpec &spec, const std::function<void(SectionPlace &, const Region &)> &change)
{
    const auto inZones = [&change](std::vector<print::Zone> &zones) {
        for (print::Zone &zone : zones)
            for (Region &region : zone.regions)
                for (SectionPlace &place : region.sections)
                    change(place, region);
    };
    for (print::Arrangement &arrangement : spec.arrangements)
        inZones(arrangement.zones);
    inZones(spec.continuation);
}

bool isTraits(const SectionPlace &place)
{
    return place.section == QLatin1String("talents") || place.section == QLatin1String("professions");
}

LayoutSpec onePage(const PageFormat &paper)
{
    LayoutSpec spec = standardLayout(paper);
    spec.overflow = Text::tr("More on the next page");
    eachPlace(spec, [](SectionPlace &place, const Region &) {
        place.blankRows = 0;
        place.rowsWhenEmpty = 0;
        place.rowModules = std::min(place.rowModules, place.section == QLatin1String("purse") ? 1.25 : 1.0);
        if (place.text == print::Role::Body) place.text = print::Role::Small;
    });
    spec.fill.clear();
    return spec;
}

LayoutSpec complete(const PageFormat &paper)
{
    constexpr double Narrow = 120;
    LayoutSpec spec = standardLayout(paper);
    const double width = widthOf(paper);
    for (const char *section : {"explanations", "gifttexts", "rules"}) {
        SectionPlace set = place(section, {left("name", 0)});
        if (width < Narrow)
            set.below = {left("why", 2)};
        else
            set.stops.push_back(left("why", width * 0.3));
        for (print::Arrangement &arrangement : spec.arrangements)
            arrangement.zones.push_back(wide(section, width, set));
        spec.continuation.push_back(wide(section, width, set));
        spec.sacrifice.prepend(QString::fromLatin1(section));
    }
    return spec;
}

/// Boxes for levels, rows as high as a hand writes, lines between the columns.
void forWriting(SectionPlace &place, const Region &region)
{
    constexpr double TraitRow = 1.25;
    constexpr double BoxAt = 0.48, BoxShare = 0.17, Column = 15, WeightColumn = 9, DisciplineRoom = 28;
    if (isTraits(place)) {
        place.boxLeft = region.width * BoxAt;
        place.boxWidth = region.width * BoxShare;
        place.rowModules = TraitRow;
        place.stops = {left("name", 0), middle("level", place.boxLeft + place.boxWidth / 2),
                       middle("cost", region.width * 0.83)};
        return;
    }
    const bool equipment = place.section == QLatin1String("equipment");
    const QStringList lists = names({"weapons", "armor", "gifts", "spells", "equipment", "experience"});
    if (!lists.contains(place.section)) return;
    std::erase_if(place.stops, [](const print::ColumnStop &stop) {
        return (stop.align == print::Align::Left && stop.at > 0) || stop.column == QLatin1String("addends") ||
               stop.column == QLatin1String("against");
    });
    if (place.section == QLatin1String("spells") && region.width > 100)
        place.stops.insert(place.stops.begin() + 1, left("discipline", place.stops[1].at - DisciplineRoom));
    place.below.clear();
    place.rowModules = TraitRow;
    double before = 0;
    for (print::ColumnStop &stop : place.stops) {
        if (stop.column == QLatin1String("discipline")) place.uprights.push_back(stop.at - 2);
        if (stop.align != print::Align::Right) continue;
        const double from = std::max(before + 1.5, stop.at - (equipment ? WeightColumn : Column));
        place.uprights.push_back(from);
        before = stop.at;
    }
}

/// Beside the traits, which everybody has so many of that there is room.
void spellsToTheBody(LayoutSpec &spec)
{
    for (print::Arrangement &arrangement : spec.arrangements) {
        const auto spells =
            std::find_if(arrangement.zones.begin(), arrangement.zones.end(),
                         [](const print::Zone &zone) { return zone.id == QLatin1String("spells"); });
        const auto body =
            std::find_if(arrangement.zones.begin(), arrangement.zones.end(),
                         [](const print::Zone &zone) { return zone.id == QLatin1String("body"); });
        if (spells == arrangement.zones.end() || body == arrangement.zones.end()) continue;
        if (body->regions.size() < 2 || body->regions[1].width < 100) continue;
        Region &column = body->regions[1];
        const double end = column.width;
        column.sections.push_back(place(
            "spells", {left("name", 0), sheet::right("intensity", end - 48), sheet::right("area", end - 34),
                       sheet::right("duration", end - 16), sheet::right("energy", end)}));
        arrangement.zones.erase(spells);
    }
}

LayoutSpec blank(const PageFormat &paper)
{
    LayoutSpec spec = standardLayout(paper);
    spellsToTheBody(spec);
    eachPlace(spec, forWriting);
    return spec;
}

LayoutSpec cardsOf()
{
    LayoutSpec spec;
    spec.modulesAcross = 20;
    spec.modulesDown = 14;
    spec.cards = true;
    return spec;
}

LayoutSpec statBlock(const PageFormat &paper)
{
    LayoutSpec spec = columnLayout(paper);
    for (print::Arrangement &arrangement : spec.arrangements)
        arrangement.zones.insert(arrangement.zones.begin(),
                                 wide("values", widthOf(paper), place("values"), true));
    eachPlace(spec, [](SectionPlace &place, const Region &region) {
        if (isTraits(place))
            place.stops = {left("name", 0), right("level", region.width - 14), right("cost", region.width)};
        place.blankRows = 0;
    });
    spec.fill.clear();
    return spec;
}

struct Named {
    QLatin1String name;
    LayoutSpec (*make)(const PageFormat &paper);
};

const Named Layouts[] = {
    {StandardLayout, standardLayout},
    {OnePageLayout, onePage},
    {CompleteLayout, complete},
    {BlankLayout, blank},
    {CardsLayout, [](const PageFormat &) { return cardsOf(); }},
    {TemplateLayout, statBlock},
    {AuditLayout, auditLayout},
};

} // namespace

QStringList layoutNames()
{
    QStringList list;
    for (const Named &layout : Layouts)
        list << layout.name;
    return list;
}

LayoutSpec layoutNamed(const QString &name, const PageFormat &paper)
{
    const auto *found =
        std::find_if(std::begin(Layouts), std::end(Layouts), [&](const Named &l) { return l.name == name; });
    const Named &layout = found == std::end(Layouts) ? Layouts[0] : *found;
    LayoutSpec spec = layout.make(paper);
    spec.name = layout.name;
    if (!spec.cards) {
        spec.modulesAcross = LeastAcross;
        spec.modulesDown = LeastDown;
    }
    return spec;
}

} // namespace sky::hursagmu
