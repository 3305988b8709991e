#include "core/print/blocks.h"
#include "core/print/type.h"

#include <algorithm>

namespace sky::print
{

namespace
{

constexpr double M = PageFormat::Module;
constexpr double BoxesLeft = 22.5;
constexpr double BoxSide = 3.5;
constexpr double BoxStep = 4;
constexpr double FiveGap = 1; ///< more after five boxes
constexpr double DecadeStep = 45;
constexpr int Decade = 10;
constexpr int PerRow = 30;
// From the top of a track's row.
constexpr double BoxTop = 0.6;
constexpr double NameBaseline = 3.35;
constexpr double NumberBaseline = 3.32;
constexpr double NoteBaseline = 7.35;
constexpr double PenaltyBaseline = 6.9;
constexpr double NoteStep = 3.4;
constexpr double HookTop = 4.3;
constexpr double HookBottom = 6.5;
constexpr double HookLength = 1.6;
constexpr double NumberGap = 2; ///< from the last box to the middle of the number
constexpr double MarkGap = 2.5; ///< from there to what the number means
constexpr double PencilRule = 4.1;
constexpr double TickInset = 0.5;
constexpr double TickThickness = 0.7; // pt
constexpr double NoteGap = 3;

double boxLeft(int indexInRow)
{
    const int inDecade = indexInRow % Decade;
    return BoxesLeft + indexInRow / Decade * DecadeStep + inDecade * BoxStep + (inDecade >= 5 ? FiveGap : 0);
}

double boxRight(int indexInRow)
{
    return boxLeft(indexInRow) + BoxSide;
}

/// One track, thirty boxes to a row.
class TrackDrawing
{
public:
    TrackDrawing(const Tracks::Track &track, double width)
        : m_track(track)
        , m_width(width)
    {
    }

    std::vector<SetRow> draw()
    {
        std::vector<SetRow> rows;
        for (int first = 0; first == 0 || first < m_track.boxes; first += PerRow)
            rows.push_back(drawRow(first));
        return rows;
    }

private:
    SetRow drawRow(int first)
    {
        m_drawing = {};
        m_drawing.setSubjects(m_track.subjects);
        m_first = first;
        m_last = std::min(first + PerRow, m_track.boxes);
        m_lowest = NoteBaseline;
        m_noteRight = m_width;
        if (first == 0) m_drawing.text(0, NameBaseline, m_track.name, Role::BodyStrong);
        for (int box = first; box < m_last; ++box)
            drawBox(box);
        drawNumbers();
        for (const Tracks::Mark &mark : m_track.marks)
            if (mark.at > first && mark.at <= m_last) drawMark(mark);
        if (m_last == m_track.boxes && !m_track.pencil.isEmpty()) drawPencil();
        if (first == 0) drawRemark();
        return {std::max(2.0, (m_lowest + 1.65) / M), m_drawing.marks()};
    }

    void drawBox(int box)
    {
        const double x = boxLeft(box - m_first);
        m_drawing.box({x, BoxTop, BoxSide, BoxSide}, BoxRule);
        if (box < m_track.ticked)
            m_drawing.line(x + TickInset, BoxTop + BoxSide - TickInset, x + BoxSide - TickInset,
                           BoxTop + TickInset, TickThickness);
        if (m_track.penaltiesFrom > 0 && box >= m_track.penaltiesFrom) {
            m_drawing.text(x + BoxSide / 2, PenaltyBaseline, QString::number(box + 1 - m_track.penaltiesFrom),
                           Role::Caption, Align::Center);
            m_noteRight = std::min(m_noteRight, x);
        }
    }

    double numberMiddle(int count) const { return boxRight(count - 1 - m_first) + NumberGap; }

    /// A number stands after each ten and after the last box.
    void drawNumbers()
    {
        for (int count = m_first + 1; count <= m_last; ++count)
            if (count % Decade == 0 || count == m_track.boxes)
                m_drawing.text(numberMiddle(count), NumberBaseline, QString::number(count),
                               Role::CaptionStrong, Align::Center);
    }

    void drawMark(const Tracks::Mark &mark)
    {
        if (mark.at == m_track.boxes)
            drawEndMark(mark);
        else
            drawHookedMark(mark);
    }

    void drawEndMark(const Tracks::Mark &mark)
    {
        const double left = numberMiddle(mark.at) + MarkGap;
        double baseline = NumberBaseline;
        for (const QString &line : wrapped(asSet(mark.text, Role::Small), Role::Small, m_width - left)) {
            m_drawing.text(left, baseline, line, Role::Small);
            baseline += NoteStep;
        }
        m_endMarkRight = left + textWidth(mark.text, Role::Small);
    }

    /// Its text stands below, at the end of a hook from the number or from the box itself.
    void drawHookedMark(const Tracks::Mark &mark)
    {
        const bool numbered = mark.at % Decade == 0;
        const double hook = numbered ? numberMiddle(mark.at) + 0.1 : boxRight(mark.at - 1 - m_first);
        m_drawing.path({{hook, HookTop}, {hook, HookBottom}, {hook + HookLength, HookBottom}}, RowRule);
        const double left = hook + HookLength + 0.8;
        const QString text =
            numbered ? mark.text : QString::number(mark.at) + QStringLiteral(": ") + mark.text;
        drawNote(left, m_width - left, text);
        m_noteRight = std::min(m_noteRight, hook);
    }

    void drawNote(double left, double room, const QString &text)
    {
        double baseline = NoteBaseline;
        for (const QString &line : wrapped(asSet(text, Role::Remark), Role::Remark, room)) {
            m_drawing.text(left, baseline, line, Role::Remark);
            m_lowest = std::max(m_lowest, baseline);
            baseline += NoteStep;
        }
    }

    void drawRemark()
    {
        if (!m_track.remark.isEmpty()) drawNote(BoxesLeft, m_noteRight - BoxesLeft - NoteGap, m_track.remark);
    }

    void drawPencil()
    {
        const double column = BoxesLeft + 2 * DecadeStep;
        const double left = std::max(column, m_endMarkRight + NoteGap);
        const double width = m_drawing.text(left, NumberBaseline, m_track.pencil, Role::Label);
        const double right = std::min(m_width, 2 * DecadeStep + boxRight(Decade - 1));
        if (left + width + 3 < right)
            m_drawing.line(left + width + 3, PencilRule, right, PencilRule, RowRule);
    }

    const Tracks::Track &m_track;
    double m_width;
    int m_first = 0;
    int m_last = 0;
    double m_lowest = 0;
    double m_noteRight = 0;
    double m_endMarkRight = 0;
    Drawing m_drawing;
};

} // namespace

SetSection setTracks(const Setting &setting, const Tracks &tracks)
{
    SetSection set;
    set.heading = setHeading(setting, {}, false);
    set.headingContinued = setHeading(setting, {}, true);
    set.blank = blankRow(setting.width, 1);
    for (const Tracks::Track &track : tracks.tracks)
        for (SetRow &row : TrackDrawing(track, setting.width).draw())
            set.rows.push_back(std::move(row));
    return set;
}

} // namespace sky::print
