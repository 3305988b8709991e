#include "core/print/blocks.h"

#include "core/print/cells.h"
#include "core/print/type.h"

#include <QCoreApplication>

namespace sky::print
{

namespace
{

constexpr double M = PageFormat::Module;
constexpr double RemarkGap = 2.6; ///< between a heading and its remark

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

/// The labels of one flow column from `lead` on; returns how many lines they take.
size_t drawLabels(Drawing &drawing, const Setting &setting, const std::vector<Cell> &cells, double lead)
{
    const int columns = setting.place.flowColumns;
    const double width = (setting.width - (columns - 1) * FlowGutter) / columns;
    const std::vector<SetCell> set = setCells(cells, setting.place.stops, lead, width);
    for (const SetCell &cell : set)
        for (qsizetype line = 0; line < cell.lines.size(); ++line)
            drawing.text(cell.at, headingBaseline(setting) + static_cast<double>(line) * M, cell.lines[line],
                         cell.role, cell.align);
    return lineCount(set);
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
    const bool hasPositions = std::holds_alternative<Table>(setting.section.body) ||
                              std::holds_alternative<Prose>(setting.section.body);
    for (size_t i = 0; i < set.rows.size() && !hasPositions; ++i)
        set.rows[i].position.item = i;
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
    if (!setting.section.aside.isEmpty())
        drawing.text(setting.width, baseline, setting.section.aside, Role::Label, Align::Right);
    return {(setting.wedge ? 0.25 : 0) + static_cast<double>(lines), drawing.marks()};
}

SetRow setLabels(const Setting &setting, const std::vector<Cell> &cells)
{
    Drawing drawing;
    drawLabels(drawing, setting, cells, 0);
    return {0, drawing.marks()};
}

SetRow blankRow(double width, double modules)
{
    Drawing drawing;
    drawing.line(0, modules * M, width, modules * M, RowRule);
    return {modules, drawing.marks()};
}

} // namespace sky::print
