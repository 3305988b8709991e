#include "core/print/blocks.h"
#include "core/print/type.h"

#include <algorithm>

namespace sky::print
{

namespace
{

constexpr double BaselineRise = 1.3;
constexpr double Gutter = 2;
constexpr double ValueInset = 1;

void drawField(Drawing &drawing, const Fields::Field &field, double left, double right, double bottom)
{
    drawing.setSubjects(field.subjects);
    drawing.text(left, bottom - BaselineRise, field.label, Role::Label);
    if (!field.isNothing)
        drawing.text(right - ValueInset, bottom - BaselineRise, field.value, Role::FightFigure, Align::Right);
    drawing.setSubjects({});
    drawing.line(left, bottom, right, bottom, RowRule);
}

double fieldWidth(const Fields::Field &field)
{
    return textWidth(field.label, Role::Label) + textWidth(field.value, Role::FightFigure) + TextGap +
           ValueInset;
}

} // namespace

SetSection setFields(const Setting &setting, const Fields &fields)
{
    SetSection set;
    set.heading = setHeading(setting, {}, false);
    set.headingContinued = setHeading(setting, {}, true);
    set.blank = blankRow(setting.width, 1);
    double widest = 0;
    for (const Fields::Field &field : fields.fields)
        widest = std::max(widest, fieldWidth(field));
    // As many side by side as the longest allows, all equally wide.
    const auto count = static_cast<int>(fields.fields.size());
    const int fitting = static_cast<int>((setting.width + Gutter) / (widest + Gutter));
    const int across = std::max(1, std::min(count, fitting));
    const double width = (setting.width - (across - 1) * Gutter) / across;
    for (int first = 0; first < count; first += across) {
        Drawing drawing;
        for (int i = first; i < std::min(count, first + across); ++i) {
            const double left = (i - first) * (width + Gutter);
            drawField(drawing, fields.fields[static_cast<size_t>(i)], left, left + width,
                      setting.place.rowModules * M);
        }
        SetRow row{setting.place.rowModules, drawing.marks()};
        row.position.item = static_cast<size_t>(first);
        set.rows.push_back(std::move(row));
    }
    return set;
}

} // namespace sky::print
