#include "core/print/flow.h"

#include <algorithm>
#include <cmath>

namespace sky::print
{

namespace
{

constexpr double Air = 0.75;      ///< modules between what stands above and the next start
constexpr double LeastColumn = 6; ///< modules; the rest of a list is not spread thin

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

bool contains(const PlannedZone &zone, const QString &id)
{
    for (const PlannedRegion &region : zone.regions)
        for (const Portion &portion : region.portions)
            if (portion.id == id && !portion.isEmpty()) return true;
    return false;
}

double tallest(const std::vector<ColumnRun> &runs)
{
    double height = 0;
    for (const ColumnRun &run : runs)
        height = std::max(height, run.height);
    return height;
}

/// Entries, however many rows each takes; lines of running text.
size_t entryCount(const SetSection &section, size_t from, size_t to)
{
    size_t count = 0;
    for (size_t i = from; i < to; ++i)
        if (i == from || section.rows[i].position != section.rows[i - 1].position) ++count;
    return count;
}

/// The largest break at or before `to` that leaves enough entries on each side; `from` when there is none.
size_t allowedBreak(const SetSection &section, size_t from, size_t to)
{
    const size_t end = section.rows.size();
    if (to >= end) return end;
    const size_t least = LeastRows * static_cast<size_t>(section.flowColumns);
    while (to > from) {
        const bool enough =
            entryCount(section, from, to) >= least && entryCount(section, to, end) >= LeastRows;
        if (enough && !section.rows[to - 1].keepWithNext) return to;
        --to;
    }
    return from;
}

} // namespace

std::vector<ColumnRun> columnRuns(const SetSection &section, size_t from, size_t to, int blanks)
{
    if (section.flowColumns <= 1) {
        const double repeat = from < to ? repeatHeight(section, from) : 0;
        return {{from, to, rowsHeight(section, from, to) + repeat}};
    }
    double height = std::ceil(rowsHeight(section, from, to) / section.flowColumns);
    if (from > 0) height = std::max(height, LeastColumn);
    std::vector<ColumnRun> runs = runsOfHeight(section, from, to, height);
    for (; runs.back().to < to; runs = runsOfHeight(section, from, to, height))
        height += 1;
    // With room to spare the first columns are filled first.
    return blanks > 0 ? runsOfHeight(section, from, to, tallest(runs) + blanks * section.blank.height) : runs;
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
    const double rows = tallest(columnRuns(section, portion.from, portion.to));
    return heading + rows + portion.blanks * section.blank.height;
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
        bottom = start + height;
        first = false;
    }
    return starts;
}

double PagePlan::bottom() const
{
    const std::vector<double> begins = starts();
    for (size_t i = m_zones.size(); i-- > 0;)
        if (begins[i] >= 0) return begins[i] + zoneHeight(m_zones[i]);
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

void PagePlan::fillInOrder()
{
    for (Portion *portion : allPortions())
        portion->to = portion->from;
    Order order;
    for (PlannedZone &zone : m_zones) {
        const bool first = isEmpty();
        const Order before = order;
        for (PlannedRegion &region : zone.regions)
            order.add(fillRegion(region, before));
        const bool cut = std::any_of(zone.regions.begin(), zone.regions.end(), [](const auto &region) {
            return std::any_of(region.portions.begin(), region.portions.end(), [](const Portion &portion) {
                return portion.place->whole && portion.left() > 0;
            });
        });
        if (first || !cut) continue;
        for (PlannedRegion &region : zone.regions)
            for (Portion &portion : region.portions)
                portion.to = portion.from;
        order = before;
        order.skipped = true;
    }
}

/// One column, after zones that left such an order.
PagePlan::Order PagePlan::fillRegion(PlannedRegion &region, Order order)
{
    for (Portion &portion : region.portions) {
        if (order.broken || portion.left() == 0) continue;
        restore(portion);
        if (order.skipped && portion.left() > 0) portion.to = portion.from;
        order.broken = portion.left() > 0 && portion.to > portion.from;
        order.skipped = order.skipped || portion.left() > 0;
    }
    return order;
}

/// Section after section gives up rows, each together with those before it: what stands beside a taller list
/// is cut for nothing until that list may be cut too, and comes back at the end.
void PagePlan::sacrifice(const QStringList &order)
{
    QStringList allowed;
    for (const QString &id : order) {
        if (fits()) break;
        allowed << id;
        for (PlannedZone &zone : m_zones)
            if (contains(zone, id)) shrinkZone(zone, allowed);
    }
    if (!fits()) clip();
    for (auto id = order.crbegin(); id != order.crend(); ++id)
        for (Portion *portion : allPortions())
            if (portion->id == *id && portion->left() > 0 && fits()) restore(*portion);
}

/// Lowers the zone by as much as the page is too long, if cutting the allowed sections can do that.
void PagePlan::shrinkZone(PlannedZone &zone, const QStringList &allowed)
{
    double before = -1;
    while (!fits() && bottom() != before) {
        before = bottom();
        const double height = zoneHeight(zone) - (before - m_modulesDown);
        for (PlannedRegion &region : zone.regions)
            for (const QString &id : allowed)
                for (Portion &portion : region.portions)
                    if (portion.id == id) cut(region, portion, height);
    }
}

/// From the last zone up, cuts every region at the end of the page.
void PagePlan::clip()
{
    for (size_t i = m_zones.size(); i-- > 0 && !fits();) {
        const double start = starts()[i];
        if (start < 0) continue;
        for (PlannedRegion &region : m_zones[i].regions)
            for (size_t k = region.portions.size(); k-- > 0;)
                cut(region, region.portions[k], m_modulesDown - start);
    }
}

/// Takes as few rows off the portion as make the region fit into the height; all of them where that is not
/// enough.
void PagePlan::cut(PlannedRegion &region, Portion &portion, double height)
{
    const auto fitsWith = [&](size_t to) {
        portion.to = to;
        return regionHeight(region) <= height + Rounding;
    };
    if (fitsWith(portion.to)) return;
    size_t low = portion.from, high = portion.to; // more rows than `low` may not fit
    while (low < high) {
        const size_t middle = low + (high - low + 1) / 2;
        if (fitsWith(middle))
            low = middle;
        else
            high = middle - 1;
    }
    portion.to = allowedBreak(*portion.section, portion.from, low);
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

} // namespace sky::print
