#include "core/print/blocks.h"
#include "core/print/type.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sky::print
{

namespace
{

constexpr double M = PageFormat::Module;
// First page, from the top margin.
constexpr double NameBaseline = 7.0;
constexpr double NameStep = 2 * M;
constexpr double SubtitleBaseline = 12.1;
constexpr double SubtitleDrop = 0.5; ///< keeps it clear of the name's descenders
constexpr double WedgeModules = 5.5;
constexpr double ShortWedgeModules = 3.5; ///< of a list or a party: a name and a line
constexpr double PortraitWidth = 5 * M;
constexpr double PortraitTop = 0.4;
constexpr double NameOptical = 0.5;
constexpr double TitleOptical = 0.25;
constexpr double Gap = 4;
// Later pages.
constexpr double TitleBaseline = 4.9;
constexpr double HeadModules = 2;
// Draft notice.
constexpr double DraftWidth = 13 * M;
constexpr double DraftShare = 0.45; ///< of narrow paper
constexpr double DraftBaseline = 2.9;
constexpr double DraftStep = 3.6;
constexpr double LetterHeight = 3;
constexpr double TitleStep = 1.5 * M;
// Lines to write on.
constexpr double PencilDrop = 0.8;
constexpr double PencilGap = 1;

double draftWidth(double width)
{
    return std::min(DraftWidth, DraftShare * width);
}

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

DraftNotice setDraft(const QString &reason, double room)
{
    DraftNotice notice;
    if (reason.isEmpty()) return notice;
    notice.wordWidth = textWidth(draftWord(), Role::Heading) + TextGap;
    notice.lines = wrapped(asSet(reason, Role::Small), Role::Small, room - notice.wordWidth);
    for (const QString &line : notice.lines)
        notice.width = std::max(notice.width, notice.wordWidth + textWidth(line, Role::Small));
    return notice;
}

/// Lines stand under each other right of the word, the block at the right edge. Returns the lowest baseline.
double drawDraft(Drawing &drawing, const DraftNotice &notice, double right, double baseline)
{
    const double left = right - notice.width;
    drawing.text(left, baseline, draftWord(), Role::Heading);
    for (const QString &line : notice.lines) {
        drawing.text(left + notice.wordWidth, baseline, line, Role::Small);
        baseline += DraftStep;
    }
    return baseline - DraftStep;
}

class HeaderSetter
{
public:
    HeaderSetter(const SheetContent &content, const LayoutSpec &spec, double width)
        : m_content(content)
        , m_header(content.header)
        , m_stops(spec.headerStops)
        , m_width(width)
    {
    }

    SetRow set()
    {
        m_right = m_width;
        if (!m_header.portrait.isEmpty()) {
            m_drawing.portrait(
                {m_width - PortraitWidth, PortraitTop, PortraitWidth, PortraitWidth / PortraitAspect});
            m_right -= PortraitWidth + Gap;
        }
        const DraftNotice notice = setDraft(m_content.draftReason, draftWidth(m_right));
        if (!notice.isEmpty()) {
            m_draftBottom = drawDraft(m_drawing, notice, m_right, DraftBaseline);
            m_draftLeft = m_right - notice.width;
        }
        drawName();
        drawSubtitle();
        for (const auto &line : m_header.lines)
            drawLine(line);
        const bool isShort = m_header.lines.empty() && m_stops.empty() && m_header.portrait.isEmpty();
        const double modules =
            std::max(isShort ? ShortWedgeModules : WedgeModules, std::ceil((m_baseline - 1.3) / M * 2) / 2);
        m_drawing.setSubjects({});
        return {modules, m_drawing.marks()};
    }

private:
    /// How far text on that baseline may reach.
    double limit(double baseline, double letterHeight = LetterHeight) const
    {
        return m_draftBottom > 0 && baseline - letterHeight < m_draftBottom ? m_draftLeft - Gap : m_right;
    }

    void drawName()
    {
        if (m_header.name.trimmed().isEmpty()) return drawNameLine();
        m_drawing.setSubjects(m_header.nameSubjects);
        const double room = limit(NameBaseline, NameBaseline) + NameOptical;
        const QString name = asSet(m_header.name, Role::Name);
        const bool shortName = textWidth(name, Role::Name) <= room;
        const Role role = shortName ? Role::Name : Role::NameSmaller;
        double baseline = NameBaseline;
        for (const QString &line : wrapped(name, role, room)) {
            m_drawing.text(-NameOptical, baseline, line, role);
            baseline += NameStep;
        }
        m_shift = baseline - NameStep - NameBaseline;
    }

    /// To write a name on.
    void drawNameLine()
    {
        const QString label = QCoreApplication::translate("Print", "name");
        const double left = m_drawing.text(0, NameBaseline, label, Role::Label) + PencilGap;
        const double y = NameBaseline + PencilDrop;
        m_drawing.line(left, y, limit(NameBaseline, NameBaseline), y, RowRule);
    }

    void drawSubtitle()
    {
        m_baseline = SubtitleBaseline + m_shift;
        if (isBlank(m_header.subtitle)) {
            m_drawing.setSubjects(m_header.subtitle.subjects);
            drawBlank(m_header.subtitle, 0, m_stops.empty() ? limit(m_baseline) : m_stops.back() - TextGap);
            m_baseline += M;
            return;
        }
        QString text;
        for (const Run &run : m_header.subtitle.runs)
            text += run.text;
        m_drawing.setSubjects(m_header.subtitle.subjects);
        const Role role = m_header.subtitle.runs.empty() ? Role::Body : m_header.subtitle.runs.front().role;
        for (const QString &line : balanced(asSet(text, role), role, limit(m_baseline))) {
            m_drawing.text(0, m_baseline + SubtitleDrop, line, role);
            m_baseline += M;
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

    double rightOf(size_t index) const
    {
        return index + 1 < m_stops.size() ? m_stops[index + 1] - TextGap : limit(m_baseline);
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
            if (left + width > limit(m_baseline) && x > 0) {
                m_baseline += M;
                left = 0;
            }
            if (left + width > limit(m_baseline)) left = 0;
            m_drawing.setSubjects(entry.subjects);
            x = left + (isBlank(entry) ? drawBlank(entry, left, rightOf(i)) : drawEntry(entry, left));
        }
        m_baseline += M;
    }

    /// Draws runs from `left`, breaking the last one when even a whole line is too short.
    double drawEntry(const Header::Entry &entry, double left)
    {
        const double room = limit(m_baseline);
        double x = left;
        for (size_t i = 0; i < entry.runs.size(); ++i) {
            const Run &run = entry.runs[i];
            m_drawing.setPart(static_cast<int>(i));
            const QString text = asSet(run.text, run.role);
            const double width = textWidth(text, run.role);
            if (x + width <= room + 0.01) {
                x += m_drawing.text(x, m_baseline, text, run.role);
                continue;
            }
            for (const QString &line : wrapped(text, run.role, room - x)) {
                m_drawing.text(x, m_baseline, line, run.role);
                m_baseline += M;
            }
            m_baseline -= M;
            x = room;
        }
        m_drawing.setPart(0);
        return x - left;
    }

    const SheetContent &m_content;
    const Header &m_header;
    const std::vector<double> &m_stops;
    double m_width;
    double m_right = 0;
    double m_draftBottom = 0;
    double m_draftLeft = 0;
    double m_shift = 0;
    double m_baseline = 0;
    Drawing m_drawing;
};

} // namespace

SetRow setHeader(const SheetContent &content, const LayoutSpec &spec, double width)
{
    return HeaderSetter(content, spec, width).set();
}

SetRow setPageHead(const SheetContent &content, double width)
{
    Drawing drawing;
    const QString title = asSet(content.title, Role::Title);
    // The name comes before the notice; two lines of it are enough for any.
    const double most = content.draftReason.isEmpty() ? width : width - draftWidth(width) - Gap;
    const double room = std::min(textWidth(title, Role::Title) + 0.1, most);
    double lowest = TitleBaseline;
    const DraftNotice notice = setDraft(content.draftReason, width - room - Gap);
    if (!notice.isEmpty()) lowest = drawDraft(drawing, notice, width, TitleBaseline);
    const std::vector<WrappedLine> lines = wrappedLines(title, Role::Title, room);
    drawing.text(-TitleOptical, TitleBaseline, lines.front().text, Role::Title);
    if (lines.size() > 1) {
        const QString rest = shortened(title.mid(lines[1].start), Role::Title, room);
        drawing.text(-TitleOptical, TitleBaseline + TitleStep, rest, Role::Title);
        lowest = std::max(lowest, TitleBaseline + TitleStep);
    }
    const double modules = HeadModules + std::ceil((lowest - TitleBaseline) / M);
    drawing.wedgeRule(0, width, modules * M);
    return {modules, drawing.marks()};
}

} // namespace sky::print
