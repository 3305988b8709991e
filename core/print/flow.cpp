#include "core/print/flow.h"

#include <algorithm>
#include <cmath>

namespace sky::print
{

namespace
{

constexpr double Air = 0.75; ///< modules between what stands above and the next start
constexpr double Rounding = 1e-6;
constexpr size_t LeastRows = 2; ///< of a broken list, on each side

double rowsHeight(const SetSection &section, size_t from, size_t to)
{
    double height = 0;
    for (size_t i = from; i < to; ++i)
        height += section.rows[i].height;
    return height;
}

double repeatHeight(const SetSection &section, size_t at)
{
    if (at == 0 || at >= section.rows.size() || !section.rows[at].container) return 0;
    return section.repeats[*section.rows[at].container].height;
}

/// Rows from `from` that go into a column of that height; at least one.
ColumnRun fillColumn(const SetSection &section, size_t from, size_t to, double height)
{
    ColumnRun run{from, from, repeatHeight(section, from)};
    while (run.to < to && run.height + section.rows[run.to].height <= height + Rounding) {
        run.height += section.rows[run.to].height;
        ++run.to;
    }
    size_t end = run.to;
    while (end < to && end > from + 1 && section.rows[end - 1].keepWithNext)
        --end;
    if (end > from + 1 || (end > from && !section.rows[end - 1].keepWithNext)) {
        run.height -= rowsHeight(section, end, run.to);
        run.to = end;
    }
    if (run.to == from && from < to) {
        run.height += section.rows[from].height;
        run.to = from + 1;
    }
    return run;
}

std::vector<ColumnRun> runsOfHeight(const SetSection &section, size_t from, size_t to, double height)
{
    std::vector<ColumnRun> runs;
    for (int column = 0; column < section.flowColumns; ++column) {
        runs.push_back(fillColumn(section, from, to, height));
        from = runs.back().to;
    }
    return runs;
}

/// The largest break at or before `to` that leaves at least two rows on each side; `from` when there is none.
size_t allowedBreak(const SetSection &section, size_t from, size_t to)
{
    const size_t end = section.rows.size();
    if (to >= end) return end;
    while (to > from) {
        const bool enough = to - from >= LeastRows && end - to >= LeastRows;
        if (enough && !section.rows[to - 1].keepWithNext) return to;
        --to;
    }
    return from;
}

} // namespace

std::vector<ColumnRun> columnRuns(const SetSection &section, size_t from, size_t to)
{
    if (section.flowColumns <= 1) {
        return {{from, to, rowsHeight(section, from, to) + (from < to ? repeatHeight(section, from) : 0)}};
    }
    const double all = rowsHeight(section, from, to);
    double height = std::ceil(all / section.flowColumns);
    for (;; height += 1) {
        auto runs = runsOfHeight(section, from, to, height);
        if (runs.back().to >= to) return runs;
    }
}

double nextStart(double bottom)
{
    return std::ceil(bottom + Air - Rounding);
}

double portionHeight(const Portion &portion)
{
    if (portion.isEmpty()) return 0;
    const SetSection &section = *portion.section;
    const double heading = portion.continued ? section.headingContinued.height : section.heading.height;
    double tallest = 0;
    for (const ColumnRun &run : columnRuns(section, portion.from, portion.to))
        tallest = std::max(tallest, run.height);
    return heading + tallest + portion.blanks;
}

double regionHeight(const PlannedRegion &region)
{
    double bottom = 0;
    bool first = true;
    for (const Portion &portion : region.portions) {
        if (portion.isEmpty()) continue;
        const double start = first || portion.runIn ? bottom : nextStart(bottom);
        bottom = start + portionHeight(portion);
        first = false;
    }
    return bottom;
}

double zoneHeight(const PlannedZone &zone)
{
    double tallest = 0;
    for (const PlannedRegion &region : zone.regions)
        tallest = std::max(tallest, regionHeight(region));
    return tallest;
}

PagePlan::PagePlan(std::vector<PlannedZone> zones, double start, bool startIsExact, int modulesDown)
    : m_zones(std::move(zones))
    , m_start(start)
    , m_startIsExact(startIsExact)
    , m_modulesDown(modulesDown)
{
}

std::vector<double> PagePlan::starts() const
{
    std::vector<double> starts;
    double bottom = m_start;
    bool first = true;
    for (const PlannedZone &zone : m_zones) {
        const double height = zoneHeight(zone);
        if (height <= 0) {
            starts.push_back(-1);
            continue;
        }
        const double start = first && m_startIsExact ? bottom : nextStart(bottom);
        starts.push_back(start);
        bottom = start + height + zone.extra;
        first = false;
    }
    return starts;
}

double PagePlan::bottom() const
{
    const std::vector<double> begins = starts();
    for (size_t i = m_zones.size(); i-- > 0;)
        if (begins[i] >= 0) return begins[i] + zoneHeight(m_zones[i]) + m_zones[i].extra;
    return m_start;
}

std::vector<Portion *> PagePlan::allPortions()
{
    std::vector<Portion *> portions;
    for (PlannedZone &zone : m_zones)
        for (PlannedRegion &region : zone.regions)
            for (Portion &portion : region.portions)
                portions.push_back(&portion);
    return portions;
}

bool PagePlan::shrink(Portion &portion)
{
    const size_t all = portion.to;
    const double before = bottom();
    portion.to = portion.from;
    const double least = bottom();
    if (least >= before - Rounding) { // another column is the tall one
        portion.to = all;
        return false;
    }
    const double target = std::max(least, m_modulesDown);
    size_t low = portion.from, high = all; // low fits, high may not
    while (low < high) {
        const size_t middle = low + (high - low + 1) / 2;
        portion.to = middle;
        if (bottom() <= target + Rounding)
            low = middle;
        else
            high = middle - 1;
    }
    portion.to = allowedBreak(*portion.section, portion.from, low);
    return portion.to < all;
}

void PagePlan::restore(Portion &portion)
{
    const size_t now = portion.to;
    size_t low = now, high = portion.section->rows.size();
    while (low < high) {
        const size_t middle = low + (high - low + 1) / 2;
        portion.to = middle;
        if (fits())
            low = middle;
        else
            high = middle - 1;
    }
    portion.to = std::max(now, allowedBreak(*portion.section, portion.from, low));
}

void PagePlan::sacrifice(const QStringList &order)
{
    std::vector<Portion *> given;
    for (const QString &id : order)
        for (Portion *portion : allPortions())
            if (portion->id == id) given.push_back(portion);
    // Once more as long as it helps: what stands beside a taller list is worth giving up only after that.
    for (bool helped = true; helped && !fits();) {
        helped = false;
        for (Portion *portion : given)
            if (!fits() && portion->to > portion->from && shrink(*portion)) helped = true;
    }
    if (!fits()) clip();
    for (auto it = given.rbegin(); it != given.rend(); ++it)
        if ((*it)->left() > 0 && fits()) restore(**it);
}

/// From the last zone up, cuts every region at the end of the page.
void PagePlan::clip()
{
    for (size_t i = m_zones.size(); i-- > 0 && !fits();) {
        const double start = starts()[i];
        if (start < 0) continue;
        for (PlannedRegion &region : m_zones[i].regions)
            clipRegion(region, m_modulesDown - start);
    }
}

void PagePlan::clipRegion(PlannedRegion &region, double height)
{
    for (size_t i = region.portions.size(); i-- > 0;) {
        Portion &portion = region.portions[i];
        size_t to = portion.to;
        while (regionHeight(region) > height + Rounding && portion.to > portion.from)
            portion.to =
                --to > portion.from ? allowedBreak(*portion.section, portion.from, to) : portion.from;
        if (regionHeight(region) <= height + Rounding) return;
    }
}

void PagePlan::force()
{
    for (Portion *portion : allPortions()) {
        if (portion->from >= portion->section->rows.size()) continue;
        portion->to = portion->from + 1;
        while (portion->to < portion->section->rows.size()) {
            ++portion->to;
            if (fits()) continue;
            --portion->to;
            break;
        }
        return;
    }
}

bool PagePlan::isEmpty() const
{
    return std::all_of(m_zones.begin(), m_zones.end(),
                       [](const PlannedZone &zone) { return zoneHeight(zone) <= 0; });
}

bool PagePlan::isComplete() const
{
    for (const PlannedZone &zone : m_zones)
        for (const PlannedRegion &region : zone.regions)
            for (const Portion &portion : region.portions)
                if (portion.left() > 0) return false;
    return true;
}

void PagePlan::showEmptyOnes()
{
    for (Portion *portion : allPortions()) {
        if (!portion->evenEmpty || !portion->section->rows.empty()) continue;
        portion->shown = true;
        portion->blanks = static_cast<int>(LeastRows);
        if (!fits()) {
            portion->shown = false;
            portion->blanks = 0;
        }
    }
}

/// Rows for writing, one section after another in turns, until each region is as tall as its zone.
void PagePlan::fillRegions()
{
    for (PlannedZone &zone : m_zones) {
        const double height = zoneHeight(zone) + zone.extra;
        zone.extra = 0;
        for (PlannedRegion &region : zone.regions) {
            bool grown = true;
            while (grown) {
                grown = false;
                for (Portion &portion : region.portions) {
                    if (portion.isEmpty() || portion.left() > 0 || portion.blanks >= portion.blankLimit)
                        continue;
                    ++portion.blanks;
                    if (regionHeight(region) > height + Rounding)
                        --portion.blanks;
                    else
                        grown = true;
                }
            }
        }
    }
}

void PagePlan::fill(const std::vector<Fill> &fills)
{
    if (fits()) showEmptyOnes();
    std::vector<int> given(fills.size(), 0);
    bool grown = true;
    while (grown && fits()) {
        grown = false;
        for (size_t i = 0; i < fills.size(); ++i) {
            const Fill &fill = fills[i];
            if (fill.most > 0 && given[i] + fill.rows > fill.most) continue;
            for (PlannedZone &zone : m_zones) {
                if (zone.id != fill.zone || zoneHeight(zone) <= 0) continue;
                zone.extra += fill.rows;
                if (fits()) {
                    given[i] += fill.rows;
                    grown = true;
                } else {
                    zone.extra -= fill.rows;
                }
            }
        }
    }
    fillRegions();
}

} // namespace sky::print
