#include "core/print/layout.h"

#include "core/print/cards.h"
#include "core/print/flow.h"
#include "core/print/paperwords.h"
#include "core/print/type.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

namespace sky::print
{

namespace
{

constexpr double FooterRise = 7.4; ///< of its baseline above the paper's edge
constexpr double PeaksDrop = 0.1;
constexpr double LeastFoot = 12;    ///< of the margin; in less the last rule would touch the footer
constexpr double HeadShare = 0.5;   ///< of the first page, for its head
constexpr int ManyBlanks = 6;       ///< rows to write in: enough to be spread
constexpr size_t FewPages = 4;      ///< more do not become one by another arrangement
constexpr double LeastTitle = 12;   ///< room for it in the foot
constexpr double FooterGap = 3 + M; ///< from the page's middle to the title

bool applies(const Arrangement &arrangement, const SheetContent &content)
{
    const auto has = [&](const QString &id) { return content.find(id) != nullptr; };
    return std::all_of(arrangement.needs.begin(), arrangement.needs.end(), has) &&
           std::none_of(arrangement.lacks.begin(), arrangement.lacks.end(), has);
}

/// The last mark of each page.
void drawNumber(Drawing &drawing, double right, const PageFormat &paper, size_t page, size_t all)
{
    const QString text = QCoreApplication::translate("Print", "page %1 of %2").arg(page).arg(all);
    drawing.text(right, paper.height - FooterRise, text, Role::Footer, Align::Right);
}

/// Lays out one content by one arrangement.
class Paginator
{
public:
    Paginator(const SheetContent &content, const LayoutSpec &spec, const PageFormat &paper)
        : m_content(content)
        , m_spec(spec)
        , m_paper(paper)
        , m_width(paper.modulesAcross * M)
        , m_down(paper.modulesDown - (paper.top() < LeastFoot ? 1 : 0))
    {
    }

    /// No pages where a whole page is too small for what comes next.
    std::vector<Page> paginate(const Arrangement &arrangement)
    {
        m_pages.clear();
        m_cursors.clear();
        m_bookmarks.clear();
        const double most = m_down * HeadShare;
        Placed placed = addPage(arrangement.zones, setHeader(m_content, m_spec, m_width, most), true);
        while (placed == Placed::Some)
            placed = addPage(m_spec.continuation, setPageHead(m_content, m_width), false);
        if (placed == Placed::Nothing) return {};
        addFooters();
        return std::move(m_pages);
    }

    /// Of the pages made last.
    const std::vector<Bookmark> &bookmarks() const { return m_bookmarks; }

private:
    enum class Placed { Nothing, Some, All };

    double left() const { return m_paper.left(m_pages.size()); }

    /// The first place that was seen to set its section just as this one does, in whatever arrangement.
    const SectionPlace *alike(const Setting &setting)
    {
        const auto found = std::find_if(m_manners.begin(), m_manners.end(), [&setting](const Manner &manner) {
            return manner.width == setting.width && manner.wedge == setting.wedge &&
                   *manner.place == setting.place;
        });
        if (found != m_manners.end()) return found->place;
        m_manners.push_back({&setting.place, setting.width, setting.wedge});
        return &setting.place;
    }

    /// Sections are set once for each width and manner they are asked for.
    const SetSection &setOnce(const Setting &setting)
    {
        auto &slot = m_set[{alike(setting), setting.start.item, setting.start.offset}];
        if (!slot) slot = std::make_unique<SetSection>(setSection(setting));
        return *slot;
    }

    /// What of the section is still to be placed, set for this place.
    Portion portionOf(const Section &section, const SectionPlace &place, double width, bool wedge)
    {
        const Cursor &cursor = m_cursors[place.section];
        Setting setting{section, place, width, wedge, {}};
        const bool samePlace = cursor.place == &place;
        if (samePlace)
            setting.start = cursor.setFrom;
        else if (std::holds_alternative<Prose>(section.body))
            setting.start = cursor.position;
        const SetSection &set = setOnce(setting);
        Portion portion;
        portion.section = &set;
        portion.place = &place;
        portion.id = place.section;
        portion.setFrom = setting.start;
        portion.runIn = place.runIn;
        portion.blankLimit = place.blankRows;
        portion.continued = cursor.started;
        portion.to = set.rows.size();
        portion.from = samePlace ? cursor.row : rowWith(set, cursor.position);
        if (cursor.done) portion.from = portion.to;
        return portion;
    }

    /// The first row of what stands at the position; rows of another width may hold more of it.
    static size_t rowWith(const SetSection &set, const Position &position)
    {
        size_t row = 0;
        for (size_t i = 1; i < set.rows.size() && set.rows[i].position <= position; ++i)
            if (set.rows[row].position < set.rows[i].position) row = i;
        return row;
    }

    PlannedZone planZone(const Zone &zone)
    {
        PlannedZone planned{zone.id, zone.wedge, {}};
        for (const Region &region : zone.regions) {
            PlannedRegion plannedRegion{region.x, {}};
            for (const SectionPlace &place : region.sections) {
                const Section *section = m_content.find(place.section);
                if (section)
                    plannedRegion.portions.push_back(portionOf(*section, place, region.width, zone.wedge));
            }
            planned.regions.push_back(std::move(plannedRegion));
        }
        return planned;
    }

    static bool goesOn(const PlannedZone &zone)
    {
        const auto broken = [](const Portion &portion) { return portion.continued && !portion.isEmpty(); };
        return std::any_of(zone.regions.begin(), zone.regions.end(), [&broken](const auto &region) {
            return std::any_of(region.portions.begin(), region.portions.end(), broken);
        });
    }

    PagePlan planPage(const std::vector<Zone> &zones, const SetRow &head, bool first, bool closing)
    {
        std::vector<PlannedZone> planned;
        planned.reserve(zones.size() + 1);
        for (const Zone &zone : zones)
            planned.push_back(planZone(zone));
        // What was broken goes on before anything else.
        if (!first) std::stable_partition(planned.begin(), planned.end(), goesOn);
        if (closing) planned.push_back(planZone(m_spec.closing));
        return PagePlan(std::move(planned), head.height, first, m_down);
    }

    Placed addPage(const std::vector<Zone> &zones, const SetRow &head, bool first)
    {
        PagePlan plan = planPage(zones, head, first, true);
        if (!plan.fits()) {
            PagePlan open = planPage(zones, head, first, false);
            // A closing zone that alone does not fit is broken like any other.
            if (!open.isEmpty()) plan = std::move(open);
            if (!first || m_spec.inOrder)
                plan.fillInOrder();
            else if (!plan.fits())
                plan.sacrifice(m_spec.sacrifice);
            if (plan.isEmpty() && !first) plan.force();
            if (!first && (plan.isEmpty() || !plan.fits())) return Placed::Nothing;
            plan.fill(m_spec.fill);
            draw(plan, head);
            return Placed::Some;
        }
        plan.fill(m_spec.fill);
        draw(plan, head);
        return Placed::All;
    }

    void draw(const PagePlan &plan, const SetRow &head)
    {
        Drawing drawing;
        drawing.add(head.marks, left(), m_paper.top());
        const std::vector<double> starts = plan.starts();
        for (size_t i = 0; i < starts.size(); ++i)
            if (starts[i] >= 0) drawZone(drawing, plan.zones()[i], starts[i]);
        m_pages.push_back({drawing.marks()});
    }

    void drawZone(Drawing &drawing, const PlannedZone &zone, double start)
    {
        for (const PlannedRegion &region : zone.regions) {
            double bottom = start;
            bool first = true;
            for (const Portion &portion : region.portions) {
                if (portion.isEmpty()) continue;
                const double top = first || portion.runIn ? bottom : nextStart(bottom);
                drawPortion(drawing, portion, left() + region.x, top);
                bottom = top + portionHeight(portion);
                first = false;
            }
        }
    }

    void drawPortion(Drawing &drawing, const Portion &portion, double x, double top)
    {
        const SetSection &section = *portion.section;
        const SetRow &heading = portion.continued ? section.headingContinued : section.heading;
        const auto y = [&](double modules) { return m_paper.top() + modules * M; };
        drawing.add(heading.marks, x, y(top));
        if (!portion.continued) bookmark(portion.id, y(top));
        const double bottom = top + portionHeight(portion);
        const double first = x;
        for (const ColumnRun &run : columnRuns(section, portion.from, portion.to, portion.blanks)) {
            if (run.from == run.to && portion.blanks == 0) break;
            if (x > first) drawing.add(section.labels.marks, x, y(top));
            double at = top + heading.height;
            const double repeated = run.height - heightOf(section, run);
            if (repeated > Rounding)
                drawing.add(section.repeats[*section.rows[run.from].container].marks, x, y(at));
            at += repeated;
            for (size_t i = run.from; i < run.to; ++i) {
                drawing.add(section.rows[i].marks, x, y(at));
                at += section.rows[i].height;
            }
            drawBlanks(drawing, portion, x, at, bottom);
            x += section.columnStep;
        }
        advance(portion);
    }

    /// Rows to write in down to `bottom`, where every flow column ends.
    void drawBlanks(Drawing &drawing, const Portion &portion, double x, double at, double bottom)
    {
        const SetSection &section = *portion.section;
        if (portion.blankLimit == 0 && section.flowColumns == 1) return;
        const bool spread = portion.place->spread && portion.blanks >= ManyBlanks;
        const SetRow &blank = spread ? section.highBlank : section.blank;
        const double rows = std::floor((bottom - at + Rounding) / blank.height);
        // Spread ones share what is left over.
        const double step = spread ? (bottom - at) / rows : blank.height;
        for (int row = 1; row <= static_cast<int>(rows); ++row)
            drawing.add(blank.marks, x, m_paper.top() + (at + row * step - blank.height) * M);
    }

    void bookmark(const QString &id, double y)
    {
        const QString &title = m_content.find(id)->heading;
        if (!title.isEmpty()) m_bookmarks.push_back({title, m_pages.size(), y});
    }

    void advance(const Portion &portion)
    {
        Cursor &cursor = m_cursors[portion.id];
        cursor.place = portion.place;
        cursor.setFrom = portion.setFrom;
        cursor.row = portion.to;
        cursor.started = true;
        cursor.done = portion.left() == 0;
        if (!cursor.done) cursor.position = portion.section->rows[portion.to].position;
    }

    static double heightOf(const SetSection &section, const ColumnRun &run)
    {
        double height = 0;
        for (size_t i = run.from; i < run.to; ++i)
            height += section.rows[i].height;
        return height;
    }

    void addFooters()
    {
        const double baseline = m_paper.height - FooterRise;
        for (size_t i = 0; i < m_pages.size(); ++i) {
            Drawing drawing;
            const double from = m_paper.left(i), to = m_paper.right(i);
            double room = m_width / 2 - FooterGap;
            double x = from;
            if (i == 0 && m_pages.size() > 1 && !m_spec.overflow.isEmpty()) {
                x += drawing.text(from, baseline, m_spec.overflow, Role::Footer) + TextGap;
                room -= x - from;
            }
            if (room > LeastTitle)
                drawing.text(x, baseline, shortenedAtWord(m_content.title, Role::Footer, room), Role::Footer);
            drawing.peaks((from + to) / 2, baseline + PeaksDrop);
            drawNumber(drawing, to, m_paper, i + 1, m_pages.size());
            const auto &marks = drawing.marks();
            m_pages[i].marks.insert(m_pages[i].marks.end(), marks.begin(), marks.end());
        }
    }

    /// How far a section has come.
    struct Cursor {
        const SectionPlace *place = nullptr;
        Position setFrom;  ///< where its rows begin
        size_t row = 0;    ///< the next one
        Position position; ///< the same, for another place
        bool started = false;
        bool done = false;
    };

    /// How a section is set.
    struct Manner {
        const SectionPlace *place = nullptr;
        double width = 0;
        bool wedge = false;
    };

    const SheetContent &m_content;
    const LayoutSpec &m_spec;
    const PageFormat &m_paper;
    double m_width;
    int m_down; ///< modules for the body
    std::vector<Manner> m_manners;
    std::map<std::tuple<const SectionPlace *, size_t, qsizetype>, std::unique_ptr<SetSection>> m_set;
    std::map<QString, Cursor> m_cursors;
    std::vector<Page> m_pages;
    std::vector<Bookmark> m_bookmarks;
};

} // namespace

Error lackOfRoom(const LayoutSpec &spec, const QString &paper)
{
    return {ErrorKind::Usage,
            QCoreApplication::translate("Print", "This sheet needs larger paper than %1: at least "
                                                 "%2 × %3 mm between the margins.")
                .arg(paper, QString::number(std::ceil(spec.modulesAcross * M)),
                     QString::number(std::ceil(spec.modulesDown * M))),
            {}};
}

Result<SheetLayout> layOut(const SheetContent &content, const LayoutSpec &spec, const PageFormat &paper)
{
    if (paper.modulesAcross < spec.modulesAcross || paper.modulesDown < spec.modulesDown)
        return tl::unexpected(lackOfRoom(spec, paperWords(paper)));
    SheetLayout layout;
    layout.paper = paper;
    layout.title = content.title;
    layout.portrait = content.header.portrait;
    if (spec.cards) {
        layout.pages = layOutCards(content, paper);
        layout.paper.binding = 0; // they stand in the middle
        layout.paper.modulesAcross = static_cast<int>((paper.width - 2 * CardsEdge) / M);
        layout.paper.modulesDown = static_cast<int>((paper.height - 2 * CardsEdge) / M);
        return layout;
    }
    Paginator paginator(content, spec, paper);
    for (const Arrangement &arrangement : spec.arrangements) {
        if (!applies(arrangement, content)) continue;
        std::vector<Page> pages = paginator.paginate(arrangement);
        if (pages.empty()) continue;
        if (layout.pages.empty() || pages.size() < layout.pages.size()) {
            layout.pages = std::move(pages);
            layout.bookmarks = paginator.bookmarks();
        }
        if (layout.pages.size() == 1 || layout.pages.size() > FewPages) break;
    }
    if (layout.pages.empty())
        return fail(ErrorKind::Failed,
                    QCoreApplication::translate("Print", "No arrangement of \"%1\" suits this sheet.")
                        .arg(spec.name));
    return layout;
}

void numberPages(SheetLayout &layout, size_t first, size_t all)
{
    for (size_t i = 0; i < layout.pages.size(); ++i, ++first) {
        Mark &last = layout.pages[i].marks.back();
        const TextMark *number = std::get_if<TextMark>(&last.shape);
        if (!number || number->role != Role::Footer) continue; // cards go without
        Drawing drawing;
        drawNumber(drawing, layout.paper.right(i), layout.paper, first, all);
        last = drawing.marks().back();
    }
}

} // namespace sky::print
