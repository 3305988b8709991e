#include "core/hursagmu/sheet/places.h"

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

QStringList names(const std::vector<const char *> &sections)
{
    QStringList list;
    for (const char *section : sections)
        list << QString::fromLatin1(section);
    return list;
}

} // namespace sky::hursagmu::sheet
