#include "core/print/blocks.h"
#include "core/print/type.h"

#include <algorithm>

namespace sky::print
{

namespace
{

constexpr int Decade = 10;
constexpr size_t LongestWholeTracks = 6; ///< rows of boxes
constexpr double FiveGap = 1;            ///< more after five boxes

/// The size of boxes and where they stand.
struct Measures {
    double boxesLeft = 22.5;
    double side = 3.5;
    double step = 4;
    double fiveGap = FiveGap;
    double decadeStep = 45;
    int decades = 3;        ///< side by side
    double numberGap = 2;   ///< from the last box to the middle of the number
    bool nameAbove = false; ///< on a line of its own, with the remark

    int perRow() const { return decades * Decade; }
    double boxLeft(int indexInRow) const
    {
        const int decade = indexInRow / Decade, inDecade = indexInRow % Decade;
        return boxesLeft + decade * decadeStep + inDecade * step + (inDecade >= 5 ? fiveGap : 0);
    }
    double boxRight(int indexInRow) const { return boxLeft(indexInRow) + side; }
    double numberMiddle(int countInRow) const { return boxRight(countInRow - 1) + numberGap; }
};

// From the top of a track's row.
constexpr double BoxTop = 0.6;
constexpr double TrackBaseline = 3.35;
constexpr double NumberBaseline = 3.32;
constexpr double NoteBaseline = 7.35;
constexpr double PenaltyBaseline = 6.9;
constexpr double NoteStep = 3.4;
constexpr double HookTop = 4.3;
constexpr double HookBottom = 6.5;
constexpr double HookLength = 1.6;
constexpr double MarkGap = 2.5; ///< from there to what the number means
constexpr double PencilRule = 4.1;
constexpr double TickInset = 0.5;
constexpr double TickThickness = 0.7; // pt
constexpr double NoteGap = 3;

/// Whether all decades have room, and the words of what stands after the last boxes.
bool haveRoom(const Measures &measures, const Tracks &tracks, double width)
{
    constexpr double NumberHalf = 2;
    if (measures.numberMiddle(measures.perRow()) + NumberHalf > width) return false;
    for (const Tracks::Track &track : tracks.tracks)
        for (const Tracks::Mark &mark : track.marks) {
            if (mark.at != track.boxes || mark.at <= 0) continue;
            const double left = measures.numberMiddle((mark.at - 1) % measures.perRow() + 1) + MarkGap;
            if (left + widestWord(mark.text, Role::Small) > width) return false;
        }
    return true;
}

/// The same for all tracks of a section: names left of the boxes where there is room, at last with smaller
/// boxes, else above them.
Measures measuresFor(const Tracks &tracks, double width)
{
    constexpr double DecadeGap = 3.6;
    const Measures close{22.5, 3.3, 3.75, 0.75, 41.4, 3, 1.8, false};
    for (const Measures &measures : {Measures(), close})
        if (haveRoom(measures, tracks, width)) return measures;
    Measures tight = close;
    tight.boxesLeft = 0;
    tight.nameAbove = true;
    tight.decades =
        std::clamp(static_cast<int>((width + DecadeGap - 2 * tight.numberGap) / tight.decadeStep), 1, 3);
    return tight;
}

/// One track, as many rows of boxes as it takes.
class TrackDrawing
{
public:
    TrackDrawing(const Tracks::Track &track, const Measures &measures, double width)
        : m_track(track)
        , m_width(width)
        , m_measures(measures)
    {
    }

    std::vector<SetRow> draw()
    {
        std::vector<SetRow> rows;
        for (int first = 0; first == 0 || first < m_track.boxes; first += m_measures.perRow())
            rows.push_back(drawRow(first));
        // A track goes on on another page only where no page could hold it.
        for (size_t i = 0; i + 1 < rows.size(); ++i)
            rows[i].keepWithNext = rows.size() <= LongestWholeTracks;
        return rows;
    }

private:
    /// The name and what is said of all of it; the boxes begin below.
    void drawNameLine()
    {
        m_top = 0;
        if (m_first > 0) return;
        const double left = m_drawing.text(0, TrackBaseline, m_track.name, Role::BodyStrong) + NoteGap;
        if (!m_measures.nameAbove) return;
        m_top = M;
        double right = m_width;
        if (const Tracks::Mark *end = endMark(); end && !hasRoomBeside(*end))
            right -= NoteGap + m_drawing.text(m_width, TrackBaseline,
                                              QStringLiteral("%1 %2").arg(end->at).arg(end->text),
                                              Role::Small, Align::Right);
        double baseline = TrackBaseline;
        for (const QString &line : wrapped(asSet(m_track.remark, Role::Remark), Role::Remark, right - left)) {
            m_drawing.text(left, baseline, line, Role::Remark);
            m_top = std::max(M, baseline + NoteStep - TrackBaseline);
            baseline += NoteStep;
        }
    }

    /// What is reached with the last box, if that stands in this row.
    const Tracks::Mark *endMark() const
    {
        for (const Tracks::Mark &mark : m_track.marks)
            if (mark.at == m_track.boxes && mark.at > m_first && mark.at <= m_last) return &mark;
        return nullptr;
    }

    bool hasRoomBeside(const Tracks::Mark &mark) const
    {
        return numberMiddle(mark.at) + MarkGap + textWidth(mark.text, Role::Small) <= m_width;
    }

    SetRow drawRow(int first)
    {
        m_drawing = {};
        m_drawing.setSubjects(m_track.subjects);
        m_first = first;
        m_last = std::min(first + m_measures.perRow(), m_track.boxes);
        m_noteRight = m_width;
        drawNameLine();
        m_lowest = m_top + NoteBaseline;
        for (int box = first; box < m_last; ++box)
            drawBox(box);
        drawNumbers();
        for (const Tracks::Mark &mark : m_track.marks)
            if (mark.at > first && mark.at <= m_last) drawMark(mark);
        const bool pencil = m_last == m_track.boxes && !m_track.pencil.isEmpty();
        if (pencil && hasPencilRoomBeside()) drawPencil();
        if (first == 0 && !m_measures.nameAbove) drawRemark();
        if (pencil && !hasPencilRoomBeside() && !m_track.pencilText.isEmpty()) drawPencilBelow();
        return {std::max(2.0, (m_lowest + 1.65) / M), m_drawing.marks()};
    }

    void drawBox(int box)
    {
        const double x = m_measures.boxLeft(box - m_first);
        const double side = m_measures.side;
        const double top = m_top + BoxTop;
        m_drawing.box({x, top, side, side}, BoxRule);
        if (box < m_track.ticked)
            m_drawing.line(x + TickInset, top + side - TickInset, x + side - TickInset, top + TickInset,
                           TickThickness);
        if (m_track.penaltiesFrom > 0 && box >= m_track.penaltiesFrom) {
            m_drawing.text(x + side / 2, m_top + PenaltyBaseline,
                           QString::number(box + 1 - m_track.penaltiesFrom), Role::Caption, Align::Center);
            m_noteRight = std::min(m_noteRight, x);
        }
    }

    double numberMiddle(int count) const { return m_measures.numberMiddle(count - m_first); }

    /// A number stands after each ten and after the last box.
    void drawNumbers()
    {
        for (int count = m_first + 1; count <= m_last; ++count)
            if (count % Decade == 0 || count == m_track.boxes)
                m_drawing.text(numberMiddle(count), m_top + NumberBaseline, QString::number(count),
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
        if (m_measures.nameAbove && !hasRoomBeside(mark)) {
            if (m_first > 0) drawHookedMark(mark);
            return; // else it stands beside the name
        }
        double baseline = m_top + NumberBaseline;
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
        const double hook =
            numbered ? numberMiddle(mark.at) + 0.1 : m_measures.boxRight(mark.at - 1 - m_first);
        const QString text =
            numbered ? mark.text : QString::number(mark.at) + QStringLiteral(": ") + mark.text;
        const double width = textWidth(asSet(text, Role::Remark), Role::Remark);
        // Under boxes that take the whole width all texts end at their hooks.
        const bool leftward = m_measures.nameAbove && hook > width + 3;
        const double foot = leftward ? hook - HookLength : hook + HookLength;
        m_drawing.path({{hook, m_top + HookTop}, {hook, m_top + HookBottom}, {foot, m_top + HookBottom}},
                       RowRule);
        if (leftward) {
            m_drawing.text(foot - 0.8, m_top + NoteBaseline, text, Role::Remark, Align::Right);
            return;
        }
        const double left = hook + HookLength + 0.8;
        drawNote(left, m_width - left, text);
        m_noteRight = std::min(m_noteRight, hook);
    }

    void drawNote(double left, double room, const QString &text)
    {
        double baseline = m_top + NoteBaseline;
        for (const QString &line : wrapped(asSet(text, Role::Remark), Role::Remark, room)) {
            m_drawing.text(left, baseline, line, Role::Remark);
            m_lowest = std::max(m_lowest, baseline);
            baseline += NoteStep;
        }
    }

    void drawRemark()
    {
        if (!m_track.remark.isEmpty())
            drawNote(m_measures.boxesLeft, m_noteRight - m_measures.boxesLeft - NoteGap, m_track.remark);
    }

    double pencilLeft() const
    {
        return std::max(m_measures.boxesLeft + (m_measures.decades - 1) * m_measures.decadeStep,
                        m_endMarkRight + NoteGap);
    }
    double pencilLabelWidth() const { return textWidth(m_track.pencil, Role::Label) + NoteGap; }
    double pencilTextWidth() const { return textWidth(m_track.pencilText, Role::BodyStrong); }
    bool hasPencilRoomBeside() const
    {
        return pencilLeft() + pencilLabelWidth() + pencilTextWidth() <= m_width;
    }

    /// Right of the boxes.
    void drawPencil()
    {
        constexpr double LeastLine = 8;
        const double column = m_measures.boxesLeft + (m_measures.decades - 1) * m_measures.decadeStep;
        const double right =
            std::min(m_width, column + m_measures.boxRight(Decade - 1) - m_measures.boxesLeft);
        const double start = pencilLeft() + pencilLabelWidth();
        // It says nothing without a line.
        if (m_track.pencilText.isEmpty() && start + (m_measures.nameAbove ? LeastLine : 0) > right) return;
        writePencil(pencilLeft(), m_top + NumberBaseline);
        if (start < right) m_drawing.line(start, m_top + PencilRule, right, m_top + PencilRule, RowRule);
    }

    /// What is written already, where it has no room there.
    void drawPencilBelow()
    {
        m_lowest += NoteStep;
        writePencil(std::max(0.0, m_width - pencilLabelWidth() - pencilTextWidth()), m_lowest);
    }

    void writePencil(double left, double baseline)
    {
        m_drawing.text(left, baseline, m_track.pencil, Role::Label);
        m_drawing.text(left + pencilLabelWidth(), baseline, m_track.pencilText, Role::BodyStrong);
    }

    const Tracks::Track &m_track;
    double m_width;
    Measures m_measures;
    double m_top = 0; ///< of the boxes, below a name's own line
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
    const Measures measures = measuresFor(tracks, setting.width);
    for (size_t item = 0; item < tracks.tracks.size(); ++item)
        for (SetRow &row : TrackDrawing(tracks.tracks[item], measures, setting.width).draw()) {
            row.position.item = item;
            set.rows.push_back(std::move(row));
        }
    return set;
}

} // namespace sky::print
