#pragma once

#include "core/base/result.h"
#include "core/print/content.h"
#include "core/print/layoutspec.h"

#include <QPointF>
#include <QRectF>

#include <variant>
#include <vector>

namespace sky::print
{

/// One line of text in one voice. All lengths are millimetres from the paper's top left corner.
struct TextMark {
    double x = 0; ///< left end, also of text written from right to left
    double baseline = 0;
    double width = 0;
    Role role = Role::Body;
    QString text;
    bool rightToLeft = false;
    double scale = 1; ///< of the role's size
};

struct LineMark {
    QPointF from, to;
    double points = 0.3; ///< thickness in pt
};

struct PathMark {
    std::vector<QPointF> points;
    double thickness = 0.3; ///< pt
};

struct BoxMark {
    QRectF box;
    double points = 0.5;
    bool round = false;
};

/// The cuneiform stroke that opens a zone; its rule is a line of its own.
struct WedgeMark {
    QPointF tip; ///< left end, on the rule
    double head = 1.35;
    double rule = 1.2; ///< pt, thickness the wedge tapers into
};

struct StarMark {
    QPointF center;
    double radius = 1.15;
    double points = 0.55;
};

/// Width by height of the frame for the portrait.
inline constexpr double PortraitAspect = 1;

struct PortraitMark {
    QRectF box;
};

using Shape = std::variant<TextMark, LineMark, PathMark, BoxMark, WedgeMark, StarMark, PortraitMark>;

/// A shape on a page and the subjects it stands for. Texts of one subject and part follow each other: a part
/// is a cell whose lines may be broken.
struct Mark {
    Shape shape;
    QStringList subjects;
    int part = 0;
};

struct Page {
    std::vector<Mark> marks; ///< in reading order
};

/// Where a section begins.
struct Bookmark {
    QString title;
    size_t page = 0;
    double y = 0; ///< from the paper's top
};

/// A sheet with every position settled.
struct SheetLayout {
    PageFormat paper;
    QString title;
    Portrait portrait;
    std::vector<Page> pages;
    std::vector<Bookmark> bookmarks = {}; ///< in the order of the pages
    QString author = {};                  ///< of the file
    QStringList keywords = {};
};

/// That the layout has no room on a paper, in words.
Error lackOfRoom(const LayoutSpec &spec, const QString &paper);

/// Fails only when the paper is smaller than the layout allows. Needs a QGuiApplication (fonts are measured).
Result<SheetLayout> layOut(const SheetContent &content, const LayoutSpec &spec, const PageFormat &paper);

/// Numbers the pages as those of a book that has `all` of them, from `first` on.
void numberPages(SheetLayout &layout, size_t first, size_t all);
/// All of it larger, for the paper of which `layout.paper` is the reduced one.
SheetLayout enlarged(const SheetLayout &layout, double factor, const PageFormat &paper);
/// Two pages side by side on each sheet; `layout.paper` is the sheet's half.
SheetLayout twoUp(const SheetLayout &layout, const PageFormat &sheet);

/// One mark a line, rounded to 1/100 mm: for golden tests.
QString dump(const SheetLayout &layout);

/// What of `expected` is not on the pages, by name.
QStringList missing(const std::vector<Expected> &expected, const SheetLayout &layout);

/// Characters that no font here has a sign for, so that a box stands in their place: "U+1F600 in “Juk”", each
/// once, with the first text that it stands in.
QStringList unwritable(const SheetLayout &layout);

/// Texts that overlap each other or a margin, in words; empty for a sound layout.
QStringList faults(const SheetLayout &layout);

} // namespace sky::print
