#include "core/print/blocks.h"

#include "core/print/cells.h"
#include "core/print/type.h"

#include <QCoreApplication>

#include <algorithm>

namespace sky::print
{

namespace
{

constexpr double HighBlank = 1.5;  ///< modules, for writing by hand
constexpr double UprightTop = 0.9; ///< below the rule above
constexpr double RemarkGap = 2.6;  ///< between a heading and its remark
constexpr double LeastLabelGap = 1.2;

template<class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template<class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

double headingText(Drawing &drawing, const Section &section, bool continued, double baseline)
{
    double x = drawing.text(0, baseline, section.heading, Role::Heading);
    const QString remark = continued ? QCoreApplication::translate("Print", "continued") : section.remark;
    if (!remark.isEmpty()) x += RemarkGap + drawing.text(x + RemarkGap, baseline, remark, Role::Remark);
    return x;
}

double headingBaseline(const Setting &setting)
{
    return setting.wedge ? WedgeHeadingBaseline : HeadingBaseline;
}

double leftOf(const SetCell &cell)
{
    double widest = 0;
    for (const QString &line : cell.lines)
        widest = std::max(widest, textWidth(line, cell.role));
    const double share = cell.align == Align::Left ? 0 : cell.align == Align::Right ? 1 : 0.5;
    return cell.at - share * widest;
}

/// The labels of one flow column from `lead` on; returns how many lines they take.
size_t drawLabels(Drawing &drawing, const Setting &setting, const std::vector<Cell> &cells, double lead)
{
    const int columns = setting.place.flowColumns;
    const double width = (setting.width - (columns - 1) * FlowGutter) / columns;
    size_t lines = 0;
    const auto draw = [&](const std::vector<SetCell> &set) {
        for (const SetCell &cell : set)
            for (qsizetype line = 0; line < cell.lines.size(); ++line)
                drawing.text(cell.at,
                             headingBaseline(setting) + (static_cast<double>(lines) + double(line)) * M,
                             cell.lines[line], cell.role, cell.align);
        lines += lineCount(set);
    };
    const std::vector<SetCell> set = setCells(cells, setting.place.stops, lead, width);
    // Where the heading leaves no room the labels stand below it.
    const double end = lead - TextGap + LeastLabelGap;
    if (std::any_of(set.begin(), set.end(), [end](const SetCell &cell) { return leftOf(cell) < end; }))
        lines = 1;
    draw(set);
    const std::vector<SetCell> below = setCells(cells, setting.place.below, 0, width);
    if (!below.empty()) draw(below);
    return lines;
}

} // namespace

SetSection setSection(const Setting &setting)
{
    SetSection set = std::visit(Overloaded{[&](const Table &body) { return setTable(setting, body); },
                                           [&](const Strip &body) { return setStrip(setting, body); },
                                           [&](const Tracks &body) { return setTracks(setting, body); },
                                           [&](const Ruler &body) { return setRuler(setting, body); },
                                           [&](const Fields &body) { return setFields(setting, body); },
                                           [&](const Prose &body) { return setProse(setting, body); }},
                                setting.section.body);
    set.repeats.resize(set.rows.size());
    if (setting.place.spread) set.highBlank = blankRow(setting.width, HighBlank);
    return set;
}

SetRow setHeading(const Setting &setting, const std::vector<Cell> &cells, bool continued)
{
    if (setting.place.runIn) return {0, {}};
    Drawing drawing;
    if (setting.wedge)
        drawing.wedgeRule(0, setting.width, 0);
    else
        drawing.line(0, 0, setting.width, 0, SectionRule);
    const double baseline = headingBaseline(setting);
    const double lead = headingText(drawing, setting.section, continued, baseline) + TextGap;
    const size_t lines = drawLabels(drawing, setting, cells, lead);
    // Where the heading leaves no room for it, it has lines of its own.
    const QString &aside = setting.section.aside;
    const bool beside = aside.isEmpty() || lead + textWidth(aside, Role::Label) <= setting.width;
    double below = 0;
    if (beside) {
        drawing.text(setting.width, baseline, aside, Role::Label, Align::Right);
    } else {
        for (const QString &line : wrapped(asSet(aside, Role::Label), Role::Label, setting.width))
            drawing.text(setting.width, baseline + ++below * M, line, Role::Label, Align::Right);
    }
    return {(setting.wedge ? 0.25 : 0) + static_cast<double>(lines) + below, drawing.marks()};
}

SetRow setLabels(const Setting &setting, const std::vector<Cell> &cells)
{
    Drawing drawing;
    drawLabels(drawing, setting, cells, 0);
    return {0, drawing.marks()};
}

void drawRowRules(Drawing &drawing, double width, double modules, const SectionPlace &place)
{
    constexpr double BoxInset = 0.45; ///< of the box above and below
    constexpr double BoxGap = 2;      ///< between the box and the rules beside it
    const double bottom = modules * M;
    if (place.boxWidth > 0) {
        drawing.line(0, bottom, place.boxLeft - BoxGap, bottom, RowRule);
        drawing.box({place.boxLeft, BoxInset * 2, place.boxWidth, bottom - 3 * BoxInset}, BoxRule);
        drawing.line(place.boxLeft + place.boxWidth + BoxGap, bottom, width, bottom, RowRule);
    } else {
        drawing.line(0, bottom, width, bottom, RowRule);
    }
    for (const double x : place.uprights)
        drawing.line(x, UprightTop, x, bottom, RowRule);
}

SetRow blankRow(double width, const SectionPlace &place)
{
    const bool writesByHand = place.boxWidth > 0 || !place.uprights.empty();
    const double modules = writesByHand ? place.rowModules : place.blankModules;
    Drawing drawing;
    drawRowRules(drawing, width, modules, place);
    for (const double x : place.ticks)
        drawing.line(x, UprightTop, x, modules * M, RowRule);
    return {modules, drawing.marks()};
}

SetRow blankRow(double width, double modules)
{
    Drawing drawing;
    drawing.line(0, modules * M, width, modules * M, RowRule);
    return {modules, drawing.marks()};
}

} // namespace sky::print
