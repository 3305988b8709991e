#include "core/print/carddrawing.h"

#include "core/print/blocks.h"
#include "core/print/cards.h"
#include "core/print/type.h"

#include <QCoreApplication>

#include <algorithm>

namespace sky::print
{

namespace
{

constexpr double Inset = 5.5;
constexpr double Inner = CardWidth - 2 * Inset;
// From the card's top.
constexpr double CardTitleBaseline = 10.2;
constexpr double RuleY = 12.8;
constexpr double FigureLabelBaseline = 17.2;
constexpr double CardFigureBaseline = 24.6;
constexpr double FigureRuleY = 27.9;
constexpr double CardLineStep = 4.1;
constexpr double FirstLineDrop = 3.4; ///< from a rule to the baseline below it
constexpr double RuleDrop = 1.25;     ///< from a baseline to the rule below it
constexpr double TextStep = 3.7;
constexpr double SmallTextStep = 3.3;
constexpr double BoxesStep = 3.2;
constexpr double CardRounding = 0.01;
constexpr double SingleGap = 1.6; ///< between a label and its only value
constexpr double FooterBaseline = 57.2;
constexpr double TextBottom = 53.5;
constexpr double CardFigureGap = 1.4;
constexpr double FirstValueAt = 30; ///< right end of the first value; the last one's is the card's
constexpr int TextPart = 1'000;     ///< the same on every card the text goes on on
constexpr double CircleStep = 2.95;
constexpr double CircleSide = 2.4;
constexpr double StarGap = 3;

class CardDrawing
{
public:
    CardDrawing(const Card &card, bool continued)
        : m_card(card)
        , m_continued(continued)
        , m_text(card.text)
    {
    }

    DrawnCard draw()
    {
        m_drawing.setSubjects(m_card.subjects);
        drawTitle();
        m_y = RuleY;
        if (!m_card.figures.empty()) drawFigures();
        for (size_t i = 0; i < m_card.lines.size(); ++i)
            if (m_card.lines[i].values.size() > 1)
                drawLine(m_card.lines[i]);
            else
                i = drawSingles(i);
        if (m_card.circles > 0) drawCircles();
        for (const Card::Boxes &boxes : m_card.boxes)
            drawBoxes(boxes);
        const QString rest = drawText();
        m_drawing.setSubjects({});
        m_drawing.text(Inset, FooterBaseline, shortenedAtWord(m_card.owner, Role::Small, Inner - 14),
                       Role::Small);
        m_drawing.peaks(CardWidth - Inset - 3, FooterBaseline);
        return {m_drawing.marks(), rest};
    }

private:
    void nextPart() { m_drawing.setPart(++m_part); }

    /// What stands at the right end of the title's line, as much as fits beside a title of that width.
    QString remarkBeside(double titleWidth) const
    {
        const double room = Inner - titleWidth - (m_card.star ? 2 * StarGap : 2 * TextGap);
        const QString remark =
            m_continued ? QCoreApplication::translate("Print", "continued") : m_card.remark;
        for (const QString &text : {remark, remark.section(QLatin1Char(','), 0, 0)})
            if (textWidth(asSet(text, Role::Label), Role::Label) <= room) return text;
        return {};
    }

    void lead(const QString &sentence)
    {
        if (sentence.isEmpty()) return;
        const QString start = sentence.at(0).toUpper() + sentence.mid(1);
        m_text = m_text.isEmpty() ? start : start + QStringLiteral(". ") + m_text;
    }

    /// The largest role that leaves the title unbroken, else the largest that needs two lines.
    QStringList titleLines(Role &role) const
    {
        constexpr double Longest = Inner - 2 * TextGap;
        for (const auto &[each, most] :
             {std::pair{Role::Title, 1}, {Role::BodyStrong, 2}, {Role::Small, 2}}) {
            role = each;
            QStringList lines = wrapped(asSet(m_card.title, role), role, Longest);
            if (lines.size() <= most) return lines;
        }
        QStringList lines = wrapped(asSet(m_card.title, role), role, Longest);
        return {lines[0], shortened(lines.mid(1).join(u' '), role, Longest)};
    }

    void drawTitle()
    {
        constexpr double Step = 3.6;
        Role role = Role::Title;
        const QStringList lines = titleLines(role);
        double baseline = CardTitleBaseline - Step * double(lines.size() - 1);
        double width = 0;
        for (const QString &line : lines) {
            width = m_drawing.text(Inset, baseline, line, role);
            baseline += Step;
        }
        // In full at least there, once: on every further card it would push the rest on for ever.
        if (!m_continued && lines.back().endsWith(QChar(0x2026))) lead(m_card.title);
        nextPart();
        const double right = CardWidth - Inset;
        const QString remark = remarkBeside(width);
        const double remarkWidth =
            m_drawing.text(right, CardTitleBaseline, remark, Role::Label, Align::Right);
        if (!m_continued && remark != m_card.remark) lead(m_card.remark);
        if (m_card.star) m_drawing.star(right - remarkWidth - StarGap, CardTitleBaseline - 1.2);
        m_drawing.wedgeRule(Inset, right, RuleY);
    }

    void drawFigures()
    {
        constexpr size_t Roomy = 5;
        const auto count = static_cast<double>(m_card.figures.size());
        const bool tight = m_card.figures.size() > Roomy;
        const Role labels = tight ? Role::Remark : Role::Label;
        // Of many, each takes what it needs.
        double spare = Inner;
        for (const Card::Figure &figure : m_card.figures)
            spare -= widthOf(figure, labels);
        const double gap = spare / (count - 1);
        double x = Inset;
        for (const Card::Figure &figure : m_card.figures) {
            nextPart();
            m_drawing.text(x, FigureLabelBaseline, figure.label, labels);
            nextPart();
            const Role role = figureRole(figure, Inner / count);
            const double width = m_drawing.text(x - 0.2, CardFigureBaseline, figure.text, role);
            nextPart();
            const double room = Inner / count - width - CardFigureGap - TextGap;
            m_drawing.text(x + width + CardFigureGap, CardFigureBaseline, captionWithin(figure.caption, room),
                           Role::Caption);
            x += tight ? widthOf(figure, labels) + gap : Inner / count;
        }
        rule(FigureRuleY);
    }

    /// The largest that leaves a gap before the next figure.
    static Role figureRole(const Card::Figure &figure, double room)
    {
        for (const Role role : {Role::CardFigure, Role::FightFigure})
            if (textWidth(figure.text, role) + CardFigureGap <= room) return role;
        return Role::CaptionStrong;
    }

    /// Names are cut; a sum without its last parts would be wrong and is left out.
    static QString captionWithin(const QString &caption, double room)
    {
        const QString cut = shortened(caption, Role::Caption, room);
        const bool isName = !caption.isEmpty() && caption.at(0).isLetter();
        return isName || cut == asSet(caption, Role::Caption) ? cut : QString();
    }

    static double widthOf(const Card::Figure &figure, Role label)
    {
        return std::max(textWidth(figure.label, label), textWidth(figure.text, Role::CardFigure));
    }

    void rule(double y)
    {
        m_drawing.line(Inset, y, CardWidth - Inset, y, RowRule);
        m_y = y;
        m_fresh = true;
    }

    double nextBaseline()
    {
        m_y += m_fresh ? FirstLineDrop : CardLineStep;
        m_fresh = false;
        return m_y;
    }

    void drawLine(const Card::Line &line)
    {
        const double y = nextBaseline();
        nextPart();
        const Role role = line.kind == Card::Line::Kind::Heads    ? Role::Remark
                          : line.kind == Card::Line::Kind::Strong ? Role::SmallStrong
                                                                  : Role::Small;
        m_drawing.text(Inset, y, shortened(line.label, Role::Label, FirstValueAt - Inset - 6), Role::Label);
        const auto count = static_cast<double>(line.values.size());
        for (qsizetype i = 0; i < line.values.size(); ++i) {
            nextPart();
            const double at = FirstValueAt + (CardWidth - Inset - FirstValueAt) * double(i) / (count - 1);
            m_drawing.text(at, y, line.values[i], role, Align::Right);
        }
        if (line.ruled) rule(y + RuleDrop);
    }

    static double singleWidth(const Card::Line &line)
    {
        return textWidth(asSet(line.label, Role::Label), Role::Label) + SingleGap +
               textWidth(line.values.value(0), Role::Small);
    }

    /// Lines of one value from `first` on, two on a line where both are short. Returns the last one drawn.
    size_t drawSingles(size_t first)
    {
        constexpr double Half = Inner * 0.46;
        const auto isSingle = [this](size_t i) {
            return i < m_card.lines.size() && m_card.lines[i].values.size() == 1;
        };
        const bool pair = isSingle(first + 1) && !m_card.lines[first].ruled &&
                          singleWidth(m_card.lines[first]) < Half - TextGap &&
                          singleWidth(m_card.lines[first + 1]) <= Inner - Half;
        const size_t last = pair ? first + 1 : first;
        nextBaseline();
        for (size_t i = first; i <= last; ++i)
            drawSingle(m_card.lines[i], Inset + (i > first ? Half : 0));
        if (m_card.lines[last].ruled) rule(m_y + RuleDrop);
        return last;
    }

    /// Both break where they are too long, the label into two lines at most. The value follows the label.
    void drawSingle(const Card::Line &line, double left)
    {
        constexpr double LabelShare = 0.4;
        constexpr int LabelLines = 2;
        const Role role = line.kind == Card::Line::Kind::Strong ? Role::SmallStrong : Role::Small;
        const QString label = asSet(line.label, Role::Label);
        const double all = CardWidth - Inset - left - SingleGap + CardRounding;
        const double claimed = std::min(textWidth(label, Role::Label), LabelShare * all);
        const QStringList values = wrapped(asSet(line.values.value(0), role), role, all - claimed);
        double widest = 0;
        for (const QString &value : values)
            widest = std::max(widest, textWidth(value, role));
        nextPart();
        double x = left;
        const QStringList labels = firstLines(label, Role::Label, all - widest, LabelLines);
        for (qsizetype i = 0; i < labels.size(); ++i)
            x = left + m_drawing.text(left, i == 0 ? m_y : nextBaseline(), labels[i], Role::Label);
        nextPart();
        for (qsizetype i = 0; i < values.size(); ++i)
            m_drawing.text(x + SingleGap, i == 0 ? m_y : nextBaseline(), values[i], role);
    }

    void drawCircles()
    {
        double y = nextBaseline();
        nextPart();
        const double first =
            Inset + std::max(12.0, m_drawing.text(Inset, y, m_card.circlesLabel, Role::Label) + 2);
        double x = first;
        for (int i = 0; i < m_card.circles; ++i) {
            if (i > 0 && i % 20 == 0) {
                x = first;
                y = nextBaseline();
            }
            m_drawing.circle({x, y - CircleSide + 0.4, CircleSide, CircleSide});
            x += CircleStep + (i % 5 == 4 ? 1.2 : 0);
        }
        m_y = y;
    }

    /// In fives, with more room after each ten.
    void drawBoxes(const Card::Boxes &boxes)
    {
        constexpr double Side = 1.6, Step = 1.9, FiveGap = 0.5, TenGap = 1.1, First = 12, Drop = 0.15;
        m_y += m_fresh ? FirstLineDrop : BoxesStep;
        m_fresh = false;
        nextPart();
        m_drawing.text(Inset, m_y, boxes.label, Role::Remark);
        double x = Inset + First;
        for (int i = 0; i < boxes.count; ++i) {
            const QRectF box(x, m_y + Drop - Side, Side, Side);
            m_drawing.box(box, RowRule);
            if (i < boxes.ticked) m_drawing.line(box.left(), box.bottom(), box.right(), box.top(), BoxRule);
            x += Step + (i % 10 == 9 ? TenGap : i % 5 == 4 ? FiveGap : 0);
        }
    }

    /// Gives what did not fit: all of it smaller if that helps.
    QString drawText()
    {
        const Role role = textFits(Role::Small) || !textFits(Role::Caption) ? Role::Small : Role::Caption;
        m_drawing.setPart(TextPart);
        double y = firstTextLine();
        const QString text = asSet(m_text, role);
        for (const WrappedLine &line : wrappedLines(text, role, Inner)) {
            if (y > TextBottom) return text.mid(line.start);
            m_drawing.text(Inset, y, line.text, role);
            y += stepOf(role);
        }
        return {};
    }

    double firstTextLine() const
    {
        constexpr double UnderTitle = 1.2; ///< lower where nothing but the title stands above
        const double more = m_card.figures.empty() ? UnderTitle : 0;
        return m_y + more + (m_fresh ? FirstLineDrop + 0.3 : CardLineStep + 0.4);
    }
    static double stepOf(Role role) { return role == Role::Small ? TextStep : SmallTextStep; }
    bool textFits(Role role) const
    {
        const size_t lines = wrappedLines(asSet(m_text, role), role, Inner).size();
        return firstTextLine() + double(lines - 1) * stepOf(role) <= TextBottom;
    }

    const Card &m_card;
    bool m_continued;
    QString m_text;
    Drawing m_drawing;
    double m_y = 0;
    bool m_fresh = true;
    int m_part = 0;
};

} // namespace

DrawnCard drawCard(const Card &card, bool continued)
{
    return CardDrawing(card, continued).draw();
}

} // namespace sky::print
