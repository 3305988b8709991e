#include "core/print/layoutspec.h"

#include <algorithm>
#include <cmath>

namespace sky::print
{

namespace
{

constexpr double LeastSide = 6.5; ///< free at the left and right of the grid, mm
constexpr double LeastTop = 9.5;  ///< the footer stands in it
constexpr double Side = 15;
constexpr double Top = 13.5;
constexpr double SideShare = 0.07;
constexpr double TopShare = 0.045;
// Grids that layouts are drawn for; between them the margins grow.
constexpr int Upright = 40;
constexpr int Lying = 56;
constexpr int Largest = 60;

int modulesIn(double room)
{
    return std::max(1, static_cast<int>(std::floor(room / M + 1e-6)));
}

QString lengthText(double millimetres)
{
    return QString::number(millimetres, 'f', millimetres == std::floor(millimetres) ? 0 : 1);
}

} // namespace

PageFormat PageFormat::a4()
{
    return {QStringLiteral("a4"), 210, 297, 40, 60};
}

PageFormat PageFormat::letter()
{
    return {QStringLiteral("letter"), 215.9, 279.4, 40, 56};
}

PageFormat PageFormat::a5()
{
    return {QStringLiteral("a5"), 148, 210, 28, 42};
}

PageFormat PageFormat::halfLetter()
{
    return {QStringLiteral("half-letter"), 139.7, 215.9, 28, 43};
}

PageFormat PageFormat::a6()
{
    return {QStringLiteral("a6"), 105, 148, 20, 28};
}

PageFormat PageFormat::ofSize(double width, double height)
{
    PageFormat format;
    format.id = lengthText(width) + u'x' + lengthText(height) + QStringLiteral("mm");
    format.width = std::clamp(width, Shortest, Longest);
    format.height = std::clamp(height, Shortest, Longest);
    format.modulesAcross =
        modulesIn(format.width - 2 * std::clamp(SideShare * format.width, LeastSide, Side));
    format.modulesDown = modulesIn(format.height - 2 * std::clamp(TopShare * format.height, LeastTop, Top));
    if (format.modulesAcross > Upright && format.modulesAcross < Lying) format.modulesAcross = Upright;
    format.modulesAcross = std::min(format.modulesAcross, Largest);
    return format;
}

PageFormat PageFormat::landscape() const
{
    if (isLandscape()) return *this;
    PageFormat lying = *this;
    lying.id += QStringLiteral("-landscape");
    std::swap(lying.width, lying.height);
    std::swap(lying.modulesAcross, lying.modulesDown);
    lying.modulesDown = std::min(lying.modulesDown, modulesIn(lying.height - 2 * LeastTop));
    return lying;
}

PageFormat PageFormat::withMargins(double least, double bindingRoom, bool onBothSides) const
{
    PageFormat narrower = *this;
    narrower.binding = bindingRoom;
    narrower.mirrored = onBothSides;
    const double sides = 2 * std::max(least, std::min(LeastSide, left()));
    const double ends = 2 * std::max(least, std::min(LeastTop, top()));
    narrower.modulesAcross = std::min(modulesAcross, modulesIn(width - bindingRoom - sides));
    narrower.modulesDown = std::min(modulesDown, modulesIn(height - ends));
    return narrower;
}

PageFormat PageFormat::reducedBy(double factor) const
{
    if (factor == 1) return *this;
    PageFormat smaller = ofSize(width / factor, height / factor);
    smaller.width = width / factor;
    smaller.height = height / factor;
    smaller.id = id;
    return smaller;
}

PageFormat PageFormat::half() const
{
    const PageFormat sheet = landscape();
    for (const PageFormat &known : {a5(), halfLetter(), a6()})
        if (std::abs(known.width * 2 - sheet.width) < 2 && std::abs(known.height - sheet.height) < 2)
            return known;
    PageFormat page = ofSize(sheet.width / 2, sheet.height);
    page.id = id;
    return page;
}

} // namespace sky::print
