#pragma once

#include "core/print/layoutspec.h"

#include <functional>

/// Words to write a layout in. Not for use outside this folder.
namespace sky::hursagmu::sheet
{

using Stops = std::vector<print::ColumnStop>;

print::ColumnStop left(const char *column, double at);
print::ColumnStop right(const char *column, double at);
print::ColumnStop middle(const char *column, double at);

print::SectionPlace place(const char *section, Stops stops = {}, double rowModules = 1);
/// With empty rows to write in, where there is room.
print::SectionPlace withBlanks(print::SectionPlace set, int rows);
print::SectionPlace prose(const char *section, print::Role role, int blanks);

print::Zone zone(const char *id, bool wedge, std::vector<print::Region> regions);
/// One section in one column.
print::Zone wide(const char *id, double width, print::SectionPlace section, bool wedge = false);

/// For pages that would not hold everything otherwise: each arrangement again, with lower rows and nothing
/// to write in; in `smallType` one size smaller.
void addCloser(std::vector<print::Arrangement> &arrangements, double row, bool smallType);

/// Every place of the spec, with the column it stands in.
void eachPlace(print::LayoutSpec &spec,
               const std::function<void(print::SectionPlace &, const print::Region &)> &change);

bool isTraits(const print::SectionPlace &place);

/// More than any list holds.
inline constexpr int AnyNumber = 99;

/// Millimetres between columns.
inline constexpr double Gutter = 4.5;

/// The columns of a standing A4 page, in millimetres from the left margin.
namespace a4
{
inline constexpr double Page = 180;
inline constexpr double Left = 67.5;
inline constexpr double RightAt = 72;
inline constexpr double Right = 108;
inline constexpr double Third = 57;
inline constexpr double TwoThirds = 118.5;
inline constexpr double MiddleThirdAt = 61.5;
inline constexpr double LastThirdAt = 123;
} // namespace a4

QStringList names(const std::vector<const char *> &sections);

} // namespace sky::hursagmu::sheet
