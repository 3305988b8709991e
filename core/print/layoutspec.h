#pragma once

#include "core/print/content.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sky::print
{

/// A sheet of paper and the module grid on it. Lengths in millimetres.
struct PageFormat {
    QString id;
    double width = 210;
    double height = 297;
    int modulesAcross = 40;
    int modulesDown = 60;

    static constexpr double Module = 4.5;
    static constexpr double Shortest = 70; ///< side of a custom paper
    static constexpr double Longest = 600;

    double binding = 0;     ///< kept free at the left, besides the margins
    bool mirrored = false;  ///< at the right of every second page: for printing on both sides
    double module = Module; ///< larger where all of it is printed larger

    /// Of the page with that index.
    double left(size_t page = 0) const
    {
        const double middle = (width - modulesAcross * module) / 2;
        return mirrored && page % 2 == 1 ? middle - binding / 2 : middle + binding / 2;
    }
    double right(size_t page = 0) const { return left(page) + modulesAcross * module; }
    double top() const { return (height - modulesDown * module) / 2; }
    double bottom() const { return height - top(); }
    bool isLandscape() const { return width > height; }

    static PageFormat a4();
    static PageFormat letter();
    static PageFormat a5();
    static PageFormat halfLetter();
    static PageFormat a6();
    /// Millimetres; the grid follows from the size. Both sides from Shortest to Longest.
    static PageFormat ofSize(double width, double height);

    /// The same sheet lying on its long side; itself when it does already.
    PageFormat landscape() const;
    /// At least so much free on each side, and `bindingRoom` more at the edge that is bound.
    PageFormat withMargins(double least, double bindingRoom, bool onBothSides) const;
    /// A paper that, printed so many times larger, is this one.
    PageFormat reducedBy(double factor) const;
    /// One of two pages side by side on this sheet, when it lies on its long side.
    PageFormat half() const;
};

/// The module of the usual size, in formulas of the blocks.
inline constexpr double M = PageFormat::Module;

enum class Align { Left, Right, Center };

/// Where a column of a table stands.
struct ColumnStop {
    QString column;
    Align align = Align::Left;
    double at = 0; ///< from the region's left edge

    friend bool operator==(const ColumnStop &, const ColumnStop &) = default;
};

/// How a section is set in a region.
struct SectionPlace {
    QString section;
    std::vector<ColumnStop> stops;      ///< tables; strips and fields use only `at`
    double rowModules = 1;              ///< height of a row
    int flowColumns = 1;                ///< rows run down so many columns of equal width
    Role text = Role::Body;             ///< of running text
    int blankRows = 0;                  ///< at most so many empty rows to write in
    double blankModules = 1;            ///< height of such a row
    bool spread = false;                ///< where there are many of them, fewer and higher
    int rowsWhenEmpty = 0;              ///< so many, or what is left, to write in where it holds nothing
    std::vector<ColumnStop> below = {}; ///< columns on a second line of each row, where one is too short
    std::vector<double> uprights = {};  ///< lines between the columns of each row, for writing by hand
    std::vector<double> ticks = {};     ///< the same in empty rows only
    double boxLeft = 0;                 ///< of a box in each row to write in
    double boxWidth = 0;                ///< no width: none
    double boxesAt = 0;                 ///< where a row's boxes to tick begin
    bool whole = false;     ///< in reading order: rather on the next page with its zone than broken
    bool fixed = false;     ///< no text of a table is moved for the sake of one before it
    bool ruled = true;      ///< a line under each row of a table
    bool smallType = false; ///< everything in a table one role smaller
    bool runIn = false;     ///< directly under the section before it; the heading leads its first row

    friend bool operator==(const SectionPlace &, const SectionPlace &) = default;
};

/// A column of a zone.
struct Region {
    double x = 0; ///< from the left margin
    double width = 0;
    std::vector<SectionPlace> sections;
};

/// A band across the page; regions stand side by side.
struct Zone {
    QString id;
    bool wedge = false; ///< opens with the wedge rule instead of a section's own
    std::vector<Region> regions;
};

/// One way to fill the first page. It is taken into account when the content has every section of `needs`
/// and none of `lacks`.
struct Arrangement {
    QString id;
    QStringList needs;
    QStringList lacks;
    std::vector<Zone> zones;
};

/// Room a zone takes of what is left on the page, in turns.
struct Fill {
    QString zone;
    int rows = 1; ///< in one turn
    int most = 0; ///< over all turns; 0: no limit
};

/// A part of a sheet that can be left out, in words.
struct OfferedSection {
    QString id, name;
};

/// Regions and order of a layout, as data. The first arrangement that gives the fewest pages is used.
struct LayoutSpec {
    QString name;
    int modulesAcross = 40; ///< smallest paper, in whole modules
    int modulesDown = 56;
    bool cards = false;              ///< of 88 by 63 mm, cut apart, instead of regions
    QString overflow;                ///< said at the foot of the first page when there are others
    std::vector<double> headerStops; ///< where the header's entries stand
    std::vector<Arrangement> arrangements;
    std::vector<Zone> continuation; ///< later pages: what is left of each section
    Zone closing;                   ///< after everything else, on the last page
    QStringList sacrifice;          ///< sections that give up rows of the first page, in this order
    bool inOrder = false;           ///< instead, the first page is filled in reading order as later ones are
    std::vector<Fill> fill;
    std::vector<OfferedSection> offers = {}; ///< that there can be on it, in reading order
    bool hasPortrait = false;                ///< a place for it
    bool hasInjuries = false;                ///< boxes for them
    bool forWriting = false;                 ///< a form to fill in
    bool liesAlways = false;                 ///< on the paper's long side
    bool isOfGroup = false;                  ///< says several characters
};

} // namespace sky::print
