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
    const double baseline = setting.wedge ? WedgeHeadingBaseline : HeadingBaseline;
    const int columns = setting.place.flowColumns;
    const double columnWidth = (setting.width - (columns - 1) * FlowGutter) / columns;
    Drawing drawing;
    if (setting.wedge)
        drawing.wedgeRule(0, setting.width, 0);
    else
        drawing.line(0, 0, setting.width, 0, SectionRule);
    const double lead = headingText(drawing, setting.section, continued, baseline) + TextGap;
    double bottom = setting.wedge ? 1.25 : 1;
    for (int column = 0; column < columns; ++column) {
        const double left = column * (columnWidth + FlowGutter);
        const auto set = setCells(cells, setting.place.stops, column == 0 ? lead : 0, columnWidth);
        for (const SetCell &cell : set)
            for (qsizetype line = 0; line < cell.lines.size(); ++line)
                drawing.text(left + cell.at, baseline + static_cast<double>(line) * M, cell.lines[line],
                             cell.role, cell.align);
        bottom = std::max(bottom, (setting.wedge ? 0.25 : 0) + static_cast<double>(lineCount(set)));
    }
    if (!setting.section.aside.isEmpty())
        drawing.text(setting.width, baseline, setting.section.aside, Role::Label, Align::Right);
    return {bottom, drawing.marks()};
}

SetRow blankRow(double width, double modules)
{
    Drawing drawing;
    drawing.line(0, modules * M, width, modules * M, RowRule);
    return {modules, drawing.marks()};
}

} // namespace sky::print
