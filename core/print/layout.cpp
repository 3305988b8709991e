#include "core/print/layout.h"

#include "core/print/cards.h"
#include "core/print/flow.h"
#include "core/print/type.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

namespace sky::print
{

namespace
{

constexpr double M = PageFormat::Module;
constexpr double FooterRise = 7.4; ///< of its baseline above the paper's edge
constexpr double PeaksDrop = 0.1;
constexpr double FooterShare = 0.46; ///< of the page's width, for the title

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
    {
    }

    std::vector<Page> paginate(const Arrangement &arrangement)
    {
        m_pages.clear();
        m_cursors.clear();
        m_bookmarks.clear();
        bool complete = addPage(arrangement.zones, setHeader(m_content, m_spec, m_width), true);
        while (!complete)
            complete = addPage(m_spec.continuation, setPageHead(m_content, m_width), false);
        addFooters();
        return std::move(m_pages);
    }

    /// Of the pages made last.
    const std::vector<Bookmark> &bookmarks() const { return m_bookmarks; }

private:
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
        if (samePlace)
            portion.from = cursor.row;
        else
            while (portion.from < portion.to && isBefore(set.rows[portion.from].position, cursor.position))
                ++portion.from;
        if (cursor.done) portion.from = portion.to;
        return portion;
    }

    static bool isBefore(const Position &a, const Position &b)
    {
        return a.item != b.item ? a.item < b.item : a.offset < b.offset;
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

    PagePlan planPage(const std::vector<Zone> &zones, const SetRow &head, bool first, bool closing)
    {
        std::vector<PlannedZone> planned;
        for (const Zone &zone : zones)
            planned.push_back(planZone(zone));
        if (closing) planned.push_back(planZone(m_spec.closing));
        return PagePlan(std::move(planned), head.height, first, m_paper.modulesDown);
    }

    /// True when it was the last page.
    bool addPage(const std::vector<Zone> &zones, const SetRow &head, bool first)
    {
        PagePlan plan = planPage(zones, head, first, true);
        if (!plan.fits()) {
            PagePlan open = planPage(zones, head, first, false);
            // A closing zone that alone does not fit is broken like any other.
            if (!open.isEmpty()) plan = std::move(open);
            if (!plan.fits()) plan.sacrifice(m_spec.sacrifice);
            if (plan.isEmpty() && !first) plan.force();
            plan.fill(m_spec.fill);
            draw(plan, head);
            return false;
        }
        plan.fill(m_spec.fill);
        draw(plan, head);
        return true;
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
            if (repeated > 0) drawing.add(section.repeats[*section.rows[run.from].container].marks, x, y(at));
            at += repeated;
            for (size_t i = run.from; i < run.to; ++i) {
                drawing.add(section.rows[i].marks, x, y(at));
                at += section.rows[i].height;
            }
            // Every flow column ends at the same line.
            const bool ruled = portion.blankLimit > 0 || section.flowColumns > 1;
            for (; ruled && at + section.blank.height <= bottom + 1e-6; at += section.blank.height)
                drawing.add(section.blank.marks, x, y(at));
            x += section.columnStep;
        }
        advance(portion);
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

    QString footer(size_t page) const
    {
        return page == 0 && m_pages.size() > 1 && !m_spec.overflow.isEmpty() ? m_spec.overflow
                                                                             : m_content.title;
    }

    void addFooters()
    {
        const double baseline = m_paper.height - FooterRise;
        for (size_t i = 0; i < m_pages.size(); ++i) {
            Drawing drawing;
            const double from = m_paper.left(i), to = m_paper.right(i);
            drawing.text(from, baseline, shortened(footer(i), Role::Footer, m_width * FooterShare),
                         Role::Footer);
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
    std::vector<Manner> m_manners;
    std::map<std::tuple<const SectionPlace *, size_t, qsizetype>, std::unique_ptr<SetSection>> m_set;
    std::map<QString, Cursor> m_cursors;
    std::vector<Page> m_pages;
    std::vector<Bookmark> m_bookmarks;
};

/// All subjects that a section's content stands for.
class Subjects
{
public:
    QStringList operator()(const Table &body) const { return of(body.rows); }
    QStringList operator()(const Strip &body) const { return of(body.items); }
    QStringList operator()(const Tracks &body) const { return of(body.tracks); }
    QStringList operator()(const Ruler &body) const { return body.subjects; }
    QStringList operator()(const Fields &body) const { return of(body.fields); }
    QStringList operator()(const Prose &body) const
    {
        QStringList all;
        for (const Prose::Paragraph &paragraph : body.paragraphs)
            all << paragraph.subject;
        return all;
    }

private:
    template<class Parts>
    static QStringList of(const Parts &parts)
    {
        QStringList all;
        for (const auto &part : parts)
            all += part.subjects;
        return all;
    }
};

QStringList subjectsOf(const Section &section)
{
    return std::visit(Subjects(), section.body);
}

} // namespace

const Section *SheetContent::find(const QString &id) const
{
    const auto it =
        std::find_if(sections.begin(), sections.end(), [&](const Section &s) { return s.id == id; });
    return it == sections.end() ? nullptr : &*it;
}

void choose(SheetContent &content, const QStringList &sections)
{
    if (sections.isEmpty()) return;
    QStringList kept, dropped;
    for (const Section &section : content.sections)
        (sections.contains(section.id) ? kept : dropped) += subjectsOf(section);
    std::erase_if(content.sections, [&](const Section &s) { return !sections.contains(s.id); });
    const QSet<QString> stay(kept.begin(), kept.end()), gone(dropped.begin(), dropped.end());
    std::erase_if(content.expected, [&](const Expected &item) {
        return gone.contains(item.subject) && !stay.contains(item.subject);
    });
}

Result<SheetLayout> layOut(const SheetContent &content, const LayoutSpec &spec, const PageFormat &paper)
{
    if (paper.modulesAcross < spec.modulesAcross || paper.modulesDown < spec.modulesDown)
        return fail(ErrorKind::Usage,
                    QCoreApplication::translate("Print", "The layout \"%1\" needs larger paper than \"%2\": "
                                                         "at least %3 × %4 mm between the margins.")
                        .arg(spec.name, paper.id, QString::number(std::ceil(spec.modulesAcross * M)),
                             QString::number(std::ceil(spec.modulesDown * M))));
    SheetLayout layout;
    layout.paper = paper;
    layout.title = content.title;
    layout.portrait = content.header.portrait;
    if (spec.cards) {
        layout.pages = layOutCards(content, paper);
        layout.paper.modulesAcross = static_cast<int>((paper.width - 2 * CardsEdge) / M);
        layout.paper.modulesDown = static_cast<int>((paper.height - 2 * CardsEdge) / M);
        return layout;
    }
    Paginator paginator(content, spec, paper);
    for (const Arrangement &arrangement : spec.arrangements) {
        if (!applies(arrangement, content)) continue;
        std::vector<Page> pages = paginator.paginate(arrangement);
        if (layout.pages.empty() || pages.size() < layout.pages.size()) {
            layout.pages = std::move(pages);
            layout.bookmarks = paginator.bookmarks();
        }
        if (layout.pages.size() == 1) break;
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
