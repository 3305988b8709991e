#pragma once

#include "core/print/blocks.h"

#include <vector>

namespace sky::print
{

inline constexpr double Rounding = 1e-6;
inline constexpr size_t LeastRows = 2; ///< of a broken list, on each side; before the break in each column

/// Rows [from, to) of a section on a page, and rows to write in after them.
struct Portion {
    const SetSection *section = nullptr;
    QString id;
    bool runIn = false;
    bool continued = false; ///< earlier rows stand on earlier pages
    int blankLimit = 0;
    const SectionPlace *place = nullptr;
    Position setFrom; ///< where the section's rows begin
    size_t from = 0;
    size_t to = 0;
    int blanks = 0;
    bool shown = false; ///< although it holds nothing; only where there is room

    bool isEmpty() const { return from >= to && !shown; }
    size_t left() const { return section->rows.size() - to; }
};

struct PlannedRegion {
    double x = 0;
    std::vector<Portion> portions;
};

struct PlannedZone {
    QString id;
    bool wedge = false;
    std::vector<PlannedRegion> regions;
};

/// Rows that run down one flow column.
struct ColumnRun {
    size_t from = 0;
    size_t to = 0;
    double height = 0; ///< modules, a repeated container included
};
/// Columns of about equal height, or with `blanks` rows to spare the first ones filled first.
std::vector<ColumnRun> columnRuns(const SetSection &section, size_t from, size_t to, int blanks = 0);

/// Where the next section or zone begins: the next whole module with a little air.
double nextStart(double bottom);

double portionHeight(const Portion &portion);
double regionHeight(const PlannedRegion &region);
double zoneHeight(const PlannedZone &zone);

/// Plans one page: how many rows of each section stand on it.
class PagePlan
{
public:
    /// `start`: where the first zone begins, modules from the top margin. `placed` counts the rows of each
    /// section that stand on earlier pages.
    PagePlan(std::vector<PlannedZone> zones, double start, bool startIsExact, int modulesDown);

    bool fits() const { return bottom() <= m_modulesDown + Tolerance; }
    /// Takes rows off the page until it fits, section after section.
    void sacrifice(const QStringList &order);
    /// Section after section in reading order takes what it needs of the page. Nothing follows one that is
    /// broken; where one finds no room at all, only whole ones follow.
    void fillInOrder();
    /// Gives what is left of the page to rows for writing.
    void fill(const std::vector<Fill> &fills);
    /// Puts at least one row on an otherwise empty page.
    void force();

    bool isEmpty() const;
    bool isComplete() const; ///< nothing is left for a later page
    const std::vector<PlannedZone> &zones() const { return m_zones; }
    /// Where each zone begins; zones without content have no place (-1).
    std::vector<double> starts() const;
    double bottom() const;

private:
    static constexpr double Tolerance = 1e-6;

    /// Whether something before was broken, or found no room.
    struct Order {
        bool broken = false, skipped = false;
        void add(const Order &other)
        {
            broken = broken || other.broken;
            skipped = skipped || other.skipped;
        }
    };

    Order fillRegion(PlannedRegion &region, Order order);
    std::vector<Portion *> allPortions();
    void shrinkZone(PlannedZone &zone, const QStringList &allowed);
    void clip();
    void cut(PlannedRegion &region, Portion &portion, double height);
    void restore(Portion &portion);
    void showEmptyOnes();
    bool showEmpty(Portion &portion, int most);
    void showEmptyBeside(const std::vector<Portion *> &high, const std::vector<Portion *> &others);
    std::vector<double> heights() const;
    void restoreZones(const std::vector<PlannedZone> &zones);
    void raise(PlannedRegion &region, double height);
    bool grow(PlannedZone &zone, int rows);

    std::vector<PlannedZone> m_zones;
    double m_start = 0;
    bool m_startIsExact = false;
    double m_modulesDown = 0;
};

} // namespace sky::print
