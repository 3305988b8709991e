#include "core/hursagmu/sheet/places.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

using print::Align;
using print::ColumnStop;
using print::SectionPlace;

ColumnStop left(const char *column, double at)
{
    return {QString::fromLatin1(column), Align::Left, at};
}

ColumnStop right(const char *column, double at)
{
    return {QString::fromLatin1(column), Align::Right, at};
}

ColumnStop middle(const char *column, double at)
{
    return {QString::fromLatin1(column), Align::Center, at};
}

SectionPlace place(const char *section, Stops stops, double rowModules)
{
    SectionPlace set;
    set.section = QString::fromLatin1(section);
    set.stops = std::move(stops);
    set.rowModules = rowModules;
    return set;
}

SectionPlace withBlanks(SectionPlace set, int rows)
{
    set.blankRows = rows;
    return set;
}

SectionPlace prose(const char *section, print::Role role, int blanks)
{
    SectionPlace set = withBlanks(place(section), blanks);
    set.text = role;
    set.spread = true;
    return set;
}

print::Zone zone(const char *id, bool wedge, std::vector<print::Region> regions)
{
    return {QString::fromLatin1(id), wedge, std::move(regions)};
}

print::Zone wide(const char *id, double width, SectionPlace section, bool wedge)
{
    return zone(id, wedge, {{0, width, {std::move(section)}}});
}

namespace
{

void close(SectionPlace &set, double row, bool smallType)
{
    constexpr double CloseFightRow = 1, PurseRow = 1.25;
    set.blankRows = 0;
    set.rowsWhenEmpty = 0;
    const bool fight = set.rowModules > 1;
    const double least = set.section == QLatin1String("purse") ? PurseRow : fight ? CloseFightRow : row;
    set.rowModules = std::min(set.rowModules, least);
    set.smallType = smallType;
    set.text = print::Role::Small;
}

} // namespace

void addCloser(std::vector<print::Arrangement> &arrangements, double row, bool smallType)
{
    const std::vector<print::Arrangement> usual = arrangements;
    for (print::Arrangement closer : usual) {
        for (print::Zone &zone : closer.zones)
            for (print::Region &region : zone.regions)
                for (SectionPlace &set : region.sections)
                    close(set, row, smallType);
        arrangements.push_back(std::move(closer));
    }
}

void eachPlace(print::LayoutSpec &spec,
               const std::function<void(SectionPlace &, const print::Region &)> &change)
{
    const auto inZones = [&change](std::vector<print::Zone> &zones) {
        for (print::Zone &zone : zones)
            for (print::Region &region : zone.regions)
                for (SectionPlace &set : region.sections)
                    change(set, region);
    };
    for (print::Arrangement &arrangement : spec.arrangements)
        inZones(arrangement.zones);
    inZones(spec.continuation);
}

bool isTraits(const SectionPlace &place)
{
    return place.section == QLatin1String("talents") || place.section == QLatin1String("professions");
}

QStringList names(const std::vector<const char *> &sections)
{
    QStringList list;
    for (const char *section : sections)
        list << QString::fromLatin1(section);
    return list;
}

} // namespace sky::hursagmu::sheet
