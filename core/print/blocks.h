#pragma once

#include "core/print/drawing.h"
#include "core/print/layout.h"

#include <compare>
#include <optional>

namespace sky::print
{

/// A place in a section's content that does not depend on its width.
struct Position {
    size_t item = 0;      ///< row, paragraph, track, the first field or figure in a row of them
    qsizetype offset = 0; ///< in a paragraph's text

    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 takes the 0 of a <=> b < 0 for a pointer
    friend auto operator<=>(const Position &, const Position &) = default;
};

/// A row with all its marks, relative to its own top left corner.
struct SetRow {
    SetRow() = default;
    SetRow(double modules, std::vector<Mark> marksOfRow)
        : height(modules)
        , marks(std::move(marksOfRow))
    {
    }

    double height = 0; ///< modules
    std::vector<Mark> marks;
    Position position;         ///< of what stands in it
    bool keepWithNext = false; ///< no break after it
    std::optional<size_t>
        container; ///< the row of the section that is repeated when a break falls before this
};

/// A section set to the width of its region: a heading and rows that can be placed anywhere.
struct SetSection {
    SetRow heading;          ///< height 0 when there is none
    SetRow headingContinued; ///< the same on a later page
    std::vector<SetRow> rows;
    std::vector<SetRow> repeats; ///< per row, what is repeated for a split container; empty where it is none
    SetRow blank;                ///< a row to write in
    SetRow highBlank;            ///< the same where they are spread
    SetRow labels;               ///< of the columns, at the head of further flow columns
    int flowColumns = 1;
    double columnStep = 0; ///< from one flow column to the next, mm
};

/// The distance from the top of a row or rule to the baseline of what stands there, mm.
inline constexpr double HeadingBaseline = 3.15;
inline constexpr double WedgeHeadingBaseline = 4.4;
inline constexpr double RowRule = 0.3;     // pt
inline constexpr double SectionRule = 0.7; // pt
inline constexpr double BoxRule = 0.5;     // pt
inline constexpr double TextGap = 2.9;     ///< between texts on one line
inline constexpr double FlowGutter = 4.5;

/// Everything a block needs to know about its place.
struct Setting {
    const Section &section;
    const SectionPlace &place;
    double width = 0;   ///< of the region
    bool wedge = false; ///< opens a zone
    Position start;     ///< running text is set from here on
};

SetSection setSection(const Setting &setting);

SetSection setTable(const Setting &setting, const Table &table);
SetSection setStrip(const Setting &setting, const Strip &strip);
SetSection setTracks(const Setting &setting, const Tracks &tracks);
SetSection setRuler(const Setting &setting, const Ruler &ruler);
SetSection setFields(const Setting &setting, const Fields &fields);
SetSection setProse(const Setting &setting, const Prose &prose);

/// The heading's row with its rule or wedge; `cells` are column labels.
SetRow setHeading(const Setting &setting, const std::vector<Cell> &cells, bool continued);
/// The labels alone, for flow columns beside the first.
SetRow setLabels(const Setting &setting, const std::vector<Cell> &cells);
/// An empty row to write in, `width` wide.
SetRow blankRow(double width, double modules);
/// The same as the place wants it: with its height, its box and the lines between its columns.
SetRow blankRow(double width, const SectionPlace &place);
/// The rule under a row, the lines between its columns and the box in it.
void drawRowRules(Drawing &drawing, double width, double modules, const SectionPlace &place);

/// The head of the first page down to its wedge, and of later pages. One taller than `mostModules` is set
/// smaller, and at last its texts are cut: what was cut counts as missing.
SetRow setHeader(const SheetContent &content, const LayoutSpec &spec, double width, double mostModules);
SetRow setPageHead(const SheetContent &content, double width);

} // namespace sky::print
