// The rows to write in of a page plan.
#include "core/print/flow.h"

#include <algorithm>
#include <limits>

namespace sky::print
{

/// What is written in high rows gets as many as leave the others the least there is use for; then those get
/// more.
void PagePlan::showEmptyOnes()
{
    constexpr int Least = static_cast<int>(LeastRows);
    std::vector<Portion *> high, others;
    for (Portion *portion : allPortions()) {
        const bool shown = portion->continued; // on an earlier page
        if (shown || !portion->section->rows.empty() || portion->place->rowsWhenEmpty == 0) continue;
        (portion->place->blankModules > 1 ? high : others).push_back(portion);
    }
    int most = 0;
    for (const Portion *portion : high)
        most = std::max(most, portion->place->rowsWhenEmpty);
    if (!isComplete()) return showEmptyBeside(high, others);
    const std::vector<PlannedZone> before = m_zones;
    for (int rows = std::max(most, Least); rows >= Least; --rows) {
        bool allShown = true;
        for (Portion *portion : high)
            showEmpty(*portion, rows);
        for (Portion *portion : others)
            allShown = showEmpty(*portion, Least) && allShown;
        if (allShown || rows == Least) break;
        restoreZones(before);
    }
    for (Portion *portion : others)
        showEmpty(*portion, std::numeric_limits<int>::max());
}

/// On a page after which something follows: only what makes it no taller, so that nothing is put off.
void PagePlan::showEmptyBeside(const std::vector<Portion *> &high, const std::vector<Portion *> &others)
{
    for (const auto *portions : {&high, &others})
        for (Portion *portion : *portions) {
            const Portion before = *portion;
            const std::vector<double> zones = heights();
            if (showEmpty(*portion, static_cast<int>(LeastRows)) && heights() != zones) *portion = before;
        }
}

std::vector<double> PagePlan::heights() const
{
    std::vector<double> all;
    for (const PlannedZone &zone : m_zones)
        all.push_back(zoneHeight(zone));
    return all;
}

/// In place: pointers to portions stay good.
void PagePlan::restoreZones(const std::vector<PlannedZone> &zones)
{
    for (size_t i = 0; i < zones.size(); ++i)
        for (size_t k = 0; k < zones[i].regions.size(); ++k)
            std::copy(zones[i].regions[k].portions.begin(), zones[i].regions[k].portions.end(),
                      m_zones[i].regions[k].portions.begin());
}

/// With as many rows to write in as there is room for.
bool PagePlan::showEmpty(Portion &portion, int most)
{
    const Portion before = portion;
    portion.shown = true;
    for (portion.blanks = std::min(portion.place->rowsWhenEmpty, most); portion.blanks > before.blanks;
         --portion.blanks)
        if (fits()) return true;
    portion = before;
    return portion.shown;
}

/// Rows for writing, one section after another in turns, until the region is as tall as that.
void PagePlan::raise(PlannedRegion &region, double height)
{
    for (bool grown = true; grown;) {
        grown = false;
        for (Portion &portion : region.portions) {
            if (portion.isEmpty() || portion.left() > 0 || portion.blanks >= portion.blankLimit) continue;
            ++portion.blanks;
            if (regionHeight(region) > height + Rounding)
                --portion.blanks;
            else
                grown = true;
        }
    }
}

/// Makes the zone taller by so many rows; false when it has no use for them or the page has none left.
bool PagePlan::grow(PlannedZone &zone, int rows)
{
    const PlannedZone before = zone;
    const double height = zoneHeight(zone);
    if (height <= 0) return false;
    // High rows take one module more.
    for (const int more : {rows, rows + 1}) {
        for (PlannedRegion &region : zone.regions)
            raise(region, height + more);
        if (zoneHeight(zone) > height + Rounding && fits()) return true;
        zone = before;
    }
    return false;
}

void PagePlan::fill(const std::vector<Fill> &fills)
{
    if (!fits()) return;
    showEmptyOnes();
    std::vector<int> given(fills.size(), 0);
    for (bool grown = true; grown;) {
        grown = false;
        for (size_t i = 0; i < fills.size(); ++i) {
            const Fill &fill = fills[i];
            if (fill.most > 0 && given[i] + fill.rows > fill.most) continue;
            for (PlannedZone &zone : m_zones) {
                if (zone.id != fill.zone || !grow(zone, fill.rows)) continue;
                given[i] += fill.rows;
                grown = true;
            }
        }
    }
    for (PlannedZone &zone : m_zones)
        for (PlannedRegion &region : zone.regions)
            raise(region, zoneHeight(zone));
}

} // namespace sky::print
