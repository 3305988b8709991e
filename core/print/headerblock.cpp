#include "core/print/blocks.h"
#include "core/print/type.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sky::print
{

namespace
{

// First page, from the top margin.
constexpr double NameBaseline = 7.0;
constexpr double NameLeading = 1.06; ///< of the type's size
constexpr double SubtitleBaseline = 12.1;
constexpr double WedgeModules = 5.5;
constexpr double ShortWedgeModules = 3.5; ///< of a list or a party: a name and a line
constexpr double PortraitWidth = 5 * M;
constexpr double PortraitTop = 0.4;
constexpr double RoomyWidth = 150; ///< for a frame that holds no portrait yet
constexpr double NameOptical = 0.5;
constexpr double TitleOptical = 0.25;
constexpr double Gap = 4;
// Later pages.
constexpr double TitleBaseline = 4.9;
constexpr double HeadModules = 2;
// Draft notice.
constexpr double DraftWidth = 17 * M; ///< beside the name
constexpr int DraftLines = 2;
constexpr double DraftBaseline = 2.9;
constexpr double DraftStep = 3.6;
constexpr double TitleStep = 1.5 * M;
// Lines to write on.
constexpr double PencilDrop = 0.8;
constexpr double PencilGap = 1;

QString draftWord()
{
    return QCoreApplication::translate("Print", "DRAFT");
}

struct DraftNotice {
    QStringList lines; ///< of the reason; the first stands beside the word
    double wordWidth = 0;
    double width = 0;
    bool isEmpty() const { return lines.isEmpty(); }
};

/// Repeated on every page, so its sentence may be cut.
DraftNotice setDraft(const QString &reason, double room)
{
    DraftNotice notice;
    if (reason.isEmpty()) return notice;
    notice.wordWidth = textWidth(draftWord(), Role::Heading) + TextGap;
    notice.lines = firstLines(asSet(reason, Role::Small), Role::Small, room - notice.wordWidth, DraftLines);
    for (const QString &line : notice.lines)
        notice.width = std::max(notice.width, notice.wordWidth + textWidth(line, Role::Small));
    return notice;
}

/// Lines stand under each other right of the word. Returns the lowest baseline.
double drawDraft(Drawing &drawing, const DraftNotice &notice, double left, double baseline)
{
    drawing.text(left, baseline, draftWord(), Role::Heading);
    for (const QString &line : notice.lines) {
        drawing.text(left + notice.wordWidth, baseline, line, Role::Small);
        baseline += DraftStep;
    }
    return baseline - DraftStep;
}

/// How a head too tall for its page is set: smaller, and at last only the first lines of each text.
struct Manner {
    std::vector<Role> names; ///< the largest that fits on one line, else on two; the last on any number
    int smaller = 0;         ///< steps that other texts are smaller
    double step = M;         ///< from line to line
    int mostLines = 0;       ///< of a text; 0: all
};

const Manner Manners[] = {
    {{Role::Name, Role::NameSmaller, Role::Title}, 0, M, 0},
    {{Role::Title}, 1, M, 0},
    {{Role::Body}, 2, 3.6, 0},
    {{Role::Body}, 2, 3.6, 2},
};

class HeaderSetter
{
public:
    HeaderSetter(const SheetContent &content, const LayoutSpec &spec, double width, const Manner &manner)
        : m_content(content)
        , m_header(content.header)
        , m_stops(spec.headerStops)
        , m_width(width)
        , m_manner(manner)
    {
    }

    SetRow set()
    {
        m_right = m_width;
        drawPortrait();
        const DraftNotice beside = draftBesideName();
        if (!beside.isEmpty()) drawDraft(m_drawing, beside, m_right - beside.width, DraftBaseline);
        drawName();
        drawSubtitle();
        for (const auto &line : m_header.lines)
            drawLine(line);
        m_drawing.setSubjects({});
        if (beside.isEmpty()) drawDraftBelow();
        const bool isShort = m_header.lines.empty() && m_stops.empty() && m_header.portrait.isEmpty();
        const double modules =
            std::max(isShort ? ShortWedgeModules : WedgeModules, std::ceil((m_baseline - 1.3) / M * 2) / 2);
        m_drawing.setSubjects({});
        return {modules, m_drawing.marks()};
    }

private:
    void drawPortrait()
    {
        const bool framed = m_header.portrait.isEmpty() && m_header.portraitFrame && m_width > RoomyWidth;
        if (m_header.portrait.isEmpty() && !framed) return;
        const QRectF box(m_width - PortraitWidth, PortraitTop, PortraitWidth, PortraitWidth / PortraitAspect);
        if (framed) {
            m_drawing.box(box, RowRule);
            m_drawing.text(box.center().x(), box.center().y(),
                           QCoreApplication::translate("Print", "portrait"), Role::Remark, Align::Center);
        } else {
            m_drawing.portrait(box);
        }
        m_right -= PortraitWidth + Gap;
    }

    /// The notice on one line where the name leaves so much room.
    DraftNotice draftBesideName() const
    {
        const QString name = asSet(m_header.name, m_manner.names.front());
        const DraftNotice notice = setDraft(m_content.draftReason, m_width * 2);
        const double used = textWidth(name, m_manner.names.front()) + Gap + notice.width;
        return used <= m_right && notice.width <= DraftWidth ? notice : DraftNotice();
    }

    void drawDraftBelow()
    {
        const DraftNotice notice = setDraft(m_content.draftReason, m_right);
        if (!notice.isEmpty()) m_baseline = drawDraft(m_drawing, notice, 0, m_baseline) + M;
    }

    Role smallerAs(Role role) const
    {
        for (int i = 0; i < m_manner.smaller; ++i)
            role = smaller(role);
        return role;
    }

    QStringList linesOf(const QString &text, Role role, double room) const
    {
        if (m_manner.mostLines == 0) return wrapped(text, role, room);
        return firstLines(text, role, room, m_manner.mostLines);
    }

    Role nameRole(double room) const
    {
        for (const size_t lines : {size_t{1}, size_t{2}})
            for (const Role role : m_manner.names) {
                const bool large = role == Role::Name;
                if (large && lines > 1) continue;
                if (isUnbroken(wrappedLines(asSet(m_header.name, role), role, room), lines)) return role;
            }
        return m_manner.names.back();
    }

    /// So many lines at most, and no word broken.
    bool isUnbroken(const std::vector<WrappedLine> &lines, size_t most) const
    {
        if (lines.size() > most) return false;
        for (size_t i = 1; i < lines.size(); ++i)
            if (lines[i].start > 0 && !m_header.name.at(lines[i].start - 1).isSpace()) return false;
        return true;
    }

    void drawName()
    {
        if (m_header.name.trimmed().isEmpty()) return drawNameLine();
        m_drawing.setSubjects(m_header.nameSubjects);
        const double room = m_right + NameOptical;
        const Role role = nameRole(room);
        const double step = std::max(m_manner.step, pointSize(role) * MillimetresPerPoint * NameLeading);
        double baseline = NameBaseline;
        for (const QString &line : linesOf(asSet(m_header.name, role), role, room)) {
            m_drawing.text(-NameOptical, baseline, line, role);
            baseline += step;
        }
        m_shift = baseline - step - NameBaseline;
    }

    /// To write a name on.
    void drawNameLine()
    {
        const QString label = QCoreApplication::translate("Print", "name");
        const double left = m_drawing.text(0, NameBaseline, label, Role::Label) + PencilGap;
        const double y = NameBaseline + PencilDrop;
        m_drawing.line(left, y, m_right, y, RowRule);
    }

    void drawSubtitle()
    {
        m_baseline = SubtitleBaseline + m_shift;
        if (isBlank(m_header.subtitle)) {
            m_drawing.setSubjects(m_header.subtitle.subjects);
            drawBlank(m_header.subtitle, 0, m_stops.empty() ? m_right : m_stops.back() - TextGap);
            m_baseline += M;
            return;
        }
        QString text;
        for (const Run &run : m_header.subtitle.runs)
            text += run.text;
        m_drawing.setSubjects(m_header.subtitle.subjects);
        const Role role =
            smallerAs(m_header.subtitle.runs.empty() ? Role::Body : m_header.subtitle.runs.front().role);
        const bool cut = m_manner.mostLines > 0;
        const QString set = asSet(text, role);
        for (const QString &line : cut ? linesOf(set, role, m_right) : balanced(set, role, m_right)) {
            m_drawing.text(0, m_baseline, line, role);
            m_baseline += m_manner.step;
        }
    }

    /// A label without a value.
    static bool isBlank(const Header::Entry &entry)
    {
        return entry.runs.size() > 1 && entry.runs.back().text.trimmed().isEmpty();
    }

    /// The label and a line to write on.
    double drawBlank(const Header::Entry &entry, double left, double right)
    {
        const double start = left + drawEntry(entry, left) + PencilGap;
        if (start < right)
            m_drawing.line(start, m_baseline + PencilDrop, right, m_baseline + PencilDrop, RowRule);
        return std::max(start, right) - left;
    }

    /// How far a line to write on reaches: to the next entry.
    double rightOf(const std::vector<Header::Entry> &entries, size_t index) const
    {
        size_t next = index + 1;
        while (next < entries.size() && entries[next].runs.empty())
            ++next;
        return next < entries.size() && next < m_stops.size() ? m_stops[next] - TextGap : m_right;
    }

    /// Entries stand at their stops; one that does not fit there moves right, then to a line of its own.
    void drawLine(const std::vector<Header::Entry> &entries)
    {
        double x = 0;
        for (size_t i = 0; i < entries.size(); ++i) {
            const Header::Entry &entry = entries[i];
            if (entry.runs.empty()) continue;
            const double width = runsWidth(entry.runs);
            const double stop = i < m_stops.size() ? m_stops[i] : 0;
            double left = x > 0 ? std::max(stop, x + TextGap) : stop;
            if (left + width > m_right && x > 0) {
                m_baseline += m_manner.step;
                left = 0;
            }
            if (left + width > m_right) left = 0;
            m_drawing.setSubjects(entry.subjects);
            x = left +
                (isBlank(entry) ? drawBlank(entry, left, rightOf(entries, i)) : drawEntry(entry, left));
        }
        m_baseline += m_manner.step;
    }

    /// Draws runs from `left`, breaking the last one when even a whole line is too short.
    double drawEntry(const Header::Entry &entry, double left)
    {
        const double room = m_right;
        double x = left;
        for (size_t i = 0; i < entry.runs.size(); ++i) {
            const Run &run = entry.runs[i];
            m_drawing.setPart(static_cast<int>(i));
            const Role role = smallerAs(run.role);
            const QString text = asSet(run.text, role);
            const double width = textWidth(text, role);
            if (x + width <= room + 0.01) {
                x += m_drawing.text(x, m_baseline, text, role);
                continue;
            }
            for (const QString &line : linesOf(text, role, room - x)) {
                m_drawing.text(x, m_baseline, line, role);
                m_baseline += m_manner.step;
            }
            m_baseline -= m_manner.step;
            x = room;
        }
        m_drawing.setPart(0);
        return x - left;
    }

    const SheetContent &m_content;
    const Header &m_header;
    const std::vector<double> &m_stops;
    double m_width;
    const Manner &m_manner;
    double m_right = 0;
    double m_shift = 0;
    double m_baseline = 0;
    Drawing m_drawing;
};

} // namespace

SetRow setHeader(const SheetContent &content, const LayoutSpec &spec, double width, double mostModules)
{
    SetRow head;
    for (const Manner &manner : Manners) {
        head = HeaderSetter(content, spec, width, manner).set();
        if (head.height <= mostModules) break;
    }
    return head;
}

SetRow setPageHead(const SheetContent &content, double width)
{
    Drawing drawing;
    constexpr int TitleLines = 2; ///< are enough for any
    double baseline = TitleBaseline;
    double end = 0;
    for (const QString &line :
         firstLines(asSet(content.title, Role::Title), Role::Title, width, TitleLines)) {
        if (end > 0) baseline += TitleStep;
        end = drawing.text(-TitleOptical, baseline, line, Role::Title);
    }
    const DraftNotice whole = setDraft(content.draftReason, width * 2);
    if (!whole.isEmpty() && end + Gap + whole.width <= width)
        drawDraft(drawing, whole, width - whole.width, baseline);
    else if (!whole.isEmpty())
        baseline = drawDraft(drawing, setDraft(content.draftReason, width), 0, baseline + M);
    const double modules = HeadModules + std::ceil((baseline - TitleBaseline) / M);
    drawing.wedgeRule(0, width, modules * M);
    return {modules, drawing.marks()};
}

} // namespace sky::print
