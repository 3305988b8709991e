#include "core/print/blocks.h"
#include "core/print/type.h"

#include <algorithm>

namespace sky::print
{

namespace
{

constexpr double HeadingBaseline = 5.2;
constexpr double FigureBaseline = 13.6;
constexpr double CaptionBaseline = 17.2;
constexpr double DerivationBaseline = 20.7;
constexpr double StripBoxTop = 6.3;
constexpr double BoxWidth = 10.6;
constexpr double BoxHeight = 8;
constexpr double LineStep = 3.4;
constexpr double Optical = 0.35; ///< large figures start so much further left to look aligned
constexpr double FigureGap = 3.2;
constexpr double Aside = 2;        ///< kept free before the next item
constexpr double BelowText = 0.66; ///< room under the last baseline

/// A box to write a figure in; returns its width.
double drawBox(Drawing &drawing, double x)
{
    drawing.box({x, StripBoxTop, BoxWidth, BoxHeight}, BoxRule);
    return BoxWidth;
}

/// Draws one item `room` wide; returns the lowest baseline.
double drawItem(Drawing &drawing, const Strip::Item &item, double x, double room)
{
    drawing.setSubjects(item.subjects);
    drawing.setPart(0);
    drawing.text(x, HeadingBaseline, item.label, Role::Heading);
    double lowest = DerivationBaseline;
    double at = x;
    for (size_t i = 0; i < item.figures.size(); ++i) {
        const Strip::Figure &figure = item.figures[i];
        const Role role = i == 0 ? Role::StripFigure : Role::StripFigureOther;
        drawing.setPart(static_cast<int>(2 * i + 1));
        const double width = figure.text.isEmpty()
                                 ? drawBox(drawing, at)
                                 : drawing.text(at - Optical, FigureBaseline, figure.text, role);
        const double left = x + room - at;
        const double share = left / static_cast<double>(item.figures.size() - i);
        const QStringList lines = wrapped(asSet(figure.caption, Role::Caption), Role::Caption, share);
        drawing.setPart(static_cast<int>(2 * i + 2));
        double captionWidth = 0;
        for (qsizetype line = 0; line < lines.size(); ++line) {
            const double baseline = CaptionBaseline + static_cast<double>(line) * LineStep;
            captionWidth = std::max(captionWidth, drawing.text(at, baseline, lines[line], Role::Caption));
            lowest = std::max(lowest, baseline + (item.derivation.isEmpty() ? 0 : LineStep));
        }
        at += std::max(width, captionWidth) + FigureGap;
    }
    drawing.setPart(99);
    if (item.derivation.isEmpty()) return lowest;
    double baseline = lowest;
    for (const QString &line : balanced(asSet(item.derivation, Role::Remark), Role::Remark, room)) {
        drawing.text(x, baseline, line, Role::Remark);
        lowest = baseline;
        baseline += LineStep;
    }
    return lowest;
}

} // namespace

/// As many items as there are stops in a row.
SetSection setStrip(const Setting &setting, const Strip &strip)
{
    const auto &stops = setting.place.stops;
    SetSection set;
    set.heading.height = set.headingContinued.height = 0;
    for (size_t first = 0; first < strip.items.size() && !stops.empty(); first += stops.size()) {
        Drawing drawing;
        if (setting.wedge && first == 0) drawing.wedgeRule(0, setting.width, 0);
        double lowest = DerivationBaseline;
        for (size_t i = 0; i < stops.size() && first + i < strip.items.size(); ++i) {
            const double right = i + 1 < stops.size() ? stops[i + 1].at - Aside : setting.width;
            lowest =
                std::max(lowest, drawItem(drawing, strip.items[first + i], stops[i].at, right - stops[i].at));
        }
        SetRow row{(lowest + BelowText) / M, drawing.marks()};
        row.position.item = first;
        row.keepWithNext = first + stops.size() < strip.items.size();
        set.rows.push_back(std::move(row));
    }
    return set;
}

} // namespace sky::print
