#include "core/hursagmu/sheet/auditlayout.h"

#include "core/hursagmu/sheet/places.h"

namespace sky::hursagmu
{

namespace
{

using namespace sheet;

constexpr double Narrow = 150; ///< mm; what was done stands below the figures

print::Zone ledger(const char *id, double width, bool wedge)
{
    print::SectionPlace set = place(
        "ledger", {left("date", 0), left("entry", 23), right("points", width - 14), right("unspent", width)});
    if (width < Narrow) {
        set.below = {left("what", 2), left("why", width * 0.45)};
    } else {
        set.stops.push_back(left("what", 44));
        set.stops.push_back(left("why", 88));
    }
    return wide(id, width, std::move(set), wedge);
}

} // namespace

print::LayoutSpec auditLayout(const print::PageFormat &paper)
{
    const double width = paper.modulesAcross * print::PageFormat::Module;
    print::LayoutSpec spec;
    spec.headerStops = {0, width * 0.2, width * 0.55};
    spec.arrangements = {{QStringLiteral("ledger"), {}, {}, {ledger("ledger", width, true)}}};
    spec.continuation = {ledger("later ledger", width, false)};
    spec.sacrifice = {QStringLiteral("ledger")};
    return spec;
}

} // namespace sky::hursagmu
