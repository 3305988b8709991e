#include "core/print/cards.h"

#include "core/print/blocks.h"
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
constexpr double TitleBaseline = 10.2;
constexpr double RuleY = 12.8;
constexpr double FigureLabelBaseline = 17.2;
constexpr double FigureBaseline = 24.6;
constexpr double FigureRuleY = 27.9;
constexpr double LineStep = 4.1;
constexpr double FirstLineDrop = 3.4; ///< from a rule to the baseline below it
constexpr double RuleDrop = 1.25;     ///< from a baseline to the rule below it
constexpr double TextStep = 3.7;
constexpr double FooterBaseline = 57.2;
constexpr double TextBottom = 53.5;
constexpr double FigureGap = 1.4;
constexpr double FirstValueAt = 30; ///< right end of the first value; the last one's is the card's
constexpr int TextPart = 1'000;     ///< the same on every card the text goes on on
constexpr double CircleStep = 2.95;
constexpr double CircleSide = 2.4;
constexpr double StarGap = 3;
// Marks to cut along.
constexpr double CutLength = 5;
constexpr double CutGap = 1.5;
constexpr double CrossArm = 1;

/// What of a card's text did not fit on it.
struct Drawn {
    std::vector<Mark> marks;
    QString rest;
};

class CardDrawing
{
public:
    CardDrawing(const Card &card, bool continued)
        : m_card(card)
        , m_continued(continued)
    {
    }

    Drawn draw()
    {
        m_drawing.setSubjects(m_card.subjects);
        drawTitle();
        m_y = RuleY;
        if (!m_card.figures.empty()) drawFigures();
        for (const Card::Line &line : m_card.lines)
            drawLine(line);
        if (m_card.circles > 0) drawCircles();
        const QString rest = drawText();
        m_drawing.setSubjects({});
        m_drawing.text(Inset, FooterBaseline, shortened(m_card.owner, Role::Small, Inner - 14), Role::Small);
        m_drawing.peaks(CardWidth - Inset - 3, FooterBaseline);
        return {m_drawing.marks(), rest};
    }

private:
    void nextPart() { m_drawing.setPart(++m_part); }

    void drawTitle()
    {
        const QString remark =
            m_continued ? QCoreApplication::translate("Print", "continued") : m_card.remark;
        const double remarkWidth = std::min(textWidth(asSet(remark, Role::Label), Role::Label), Inner / 2);
        const double room = Inner - remarkWidth - (m_card.star ? 2 * StarGap : TextGap);
        QString title = asSet(m_card.title, Role::Title);
        Role role = Role::Title;
        if (textWidth(title, role) > room) role = Role::BodyStrong;
        const QStringList lines = wrapped(title, role, room);
        // A long name stands in two smaller lines above the rule.
        double baseline = TitleBaseline - (lines.size() > 1 ? 3.6 : 0);
        for (qsizetype i = 0; i < std::min<qsizetype>(lines.size(), 2); ++i, baseline += 3.6) {
            const QString line = i == 1 ? shortened(lines.mid(1).join(u' '), role, room) : lines[i];
            m_drawing.text(Inset, baseline, line, role);
        }
        nextPart();
        const double right = CardWidth - Inset;
        m_drawing.text(right, TitleBaseline, shortened(remark, Role::Label, Inner / 2), Role::Label,
                       Align::Right);
        if (m_card.star) m_drawing.star(right - remarkWidth - StarGap, TitleBaseline - 1.2);
        m_drawing.wedgeRule(Inset, right, RuleY);
    }

    void drawFigures()
    {
        const auto count = static_cast<double>(m_card.figures.size());
        double x = Inset;
        for (const Card::Figure &figure : m_card.figures) {
            nextPart();
            m_drawing.text(x, FigureLabelBaseline, figure.label, Role::Label);
            nextPart();
            const double width = m_drawing.text(x - 0.2, FigureBaseline, figure.text, Role::CardFigure);
            nextPart();
            const double room = Inner / count - width - FigureGap - 1;
            m_drawing.text(x + width + FigureGap, FigureBaseline,
                           shortened(figure.caption, Role::Caption, room), Role::Caption);
            x += Inner / count;
        }
        rule(FigureRuleY);
    }

    void rule(double y)
    {
        m_drawing.line(Inset, y, CardWidth - Inset, y, RowRule);
        m_y = y;
        m_fresh = true;
    }

    double nextBaseline()
    {
        m_y += m_fresh ? FirstLineDrop : LineStep;
        m_fresh = false;
        return m_y;
    }

    void drawLine(const Card::Line &line)
    {
        const double y = nextBaseline();
        nextPart();
        const Role role = line.strong ? Role::SmallStrong : Role::Small;
        const auto count = static_cast<double>(line.values.size());
        const double room =
            count > 1 ? FirstValueAt - Inset - 6 : Inner - TextGap - textWidth(line.values.value(0), role);
        m_drawing.text(Inset, y, shortened(line.label, Role::Label, room), Role::Label);
        for (qsizetype i = 0; i < line.values.size(); ++i) {
            nextPart();
            const double at =
                count > 1 ? FirstValueAt + (CardWidth - Inset - FirstValueAt) * double(i) / (count - 1)
                          : CardWidth - Inset;
            m_drawing.text(at, y, line.values[i], role, Align::Right);
        }
        if (line.ruled) rule(y + RuleDrop);
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

    /// Gives what did not fit.
    QString drawText()
    {
        m_drawing.setPart(TextPart);
        double y = m_y + (m_fresh ? FirstLineDrop + 0.3 : LineStep + 0.4);
        const QString text = asSet(m_card.text, Role::Small);
        for (const WrappedLine &line : wrappedLines(text, Role::Small, Inner)) {
            if (y > TextBottom) return text.mid(line.start);
            m_drawing.text(Inset, y, line.text, Role::Small);
            y += TextStep;
        }
        return {};
    }

    const Card &m_card;
    bool m_continued;
    Drawing m_drawing;
    double m_y = 0;
    bool m_fresh = true;
    int m_part = 0;
};

/// Where the cards of a page lie.
struct Grid {
    int across = 2, down = 4;
    double left = 0, top = 0;
};

Grid gridOn(const PageFormat &paper)
{
    Grid grid;
    grid.across = std::max(1, static_cast<int>((paper.width - 2 * CardsEdge) / CardWidth));
    grid.down = std::max(1, static_cast<int>((paper.height - 2 * CardsEdge) / CardHeight));
    grid.left = (paper.width - grid.across * CardWidth) / 2;
    grid.top = (paper.height - grid.down * CardHeight) / 2;
    return grid;
}

void drawCuts(Drawing &drawing, const Grid &grid)
{
    const double right = grid.left + grid.across * CardWidth, bottom = grid.top + grid.down * CardHeight;
    const double far = CutGap + CutLength;
    for (int i = 0; i <= grid.across; ++i) {
        const double x = grid.left + i * CardWidth;
        drawing.line(x, std::max(0.0, grid.top - far), x, grid.top - CutGap, RowRule);
        drawing.line(x, bottom + CutGap, x, bottom + far, RowRule);
    }
    for (int i = 0; i <= grid.down; ++i) {
        const double y = grid.top + i * CardHeight;
        drawing.line(std::max(0.0, grid.left - far), y, grid.left - CutGap, y, RowRule);
        drawing.line(right + CutGap, y, right + far, y, RowRule);
    }
    for (int i = 1; i < grid.across; ++i)
        for (int k = 1; k < grid.down; ++k) {
            const double x = grid.left + i * CardWidth, y = grid.top + k * CardHeight;
            drawing.line(x - CrossArm, y, x + CrossArm, y, RowRule);
            drawing.line(x, y - CrossArm, x, y + CrossArm, RowRule);
        }
}

/// Every card set, with those its text goes on on.
std::vector<std::vector<Mark>> allCards(const SheetContent &content)
{
    std::vector<std::vector<Mark>> all;
    for (const Card &card : content.cards) {
        Drawn drawn = CardDrawing(card, false).draw();
        all.push_back(std::move(drawn.marks));
        while (!drawn.rest.isEmpty()) {
            Card more;
            more.title = card.title;
            more.owner = card.owner;
            more.subjects = card.subjects;
            more.text = drawn.rest;
            drawn = CardDrawing(more, true).draw();
            all.push_back(std::move(drawn.marks));
        }
    }
    return all;
}

} // namespace

std::vector<Page> layOutCards(const SheetContent &content, const PageFormat &paper)
{
    const std::vector<std::vector<Mark>> cards = allCards(content);
    const Grid grid = gridOn(paper);
    const auto perPage = static_cast<size_t>(grid.across * grid.down);
    const size_t pages = (cards.size() + perPage - 1) / perPage;
    std::vector<Page> made;
    for (size_t page = 0; page < pages; ++page) {
        Drawing drawing;
        for (size_t i = page * perPage; i < std::min(cards.size(), (page + 1) * perPage); ++i) {
            const auto place = static_cast<int>(i - page * perPage);
            drawing.add(cards[i], grid.left + place % grid.across * CardWidth,
                        grid.top + place / grid.across * CardHeight);
        }
        drawCuts(drawing, grid);
        constexpr double HeadRoom = 20;
        if (grid.top >= HeadRoom) {
            const double y = grid.top - CutGap - CutLength - 1.5;
            drawing.text(grid.left, y,
                         QCoreApplication::translate("Print", "Cards 88 × 63 mm, print at 100 %"),
                         Role::Footer);
            drawing.text(paper.width - grid.left, y,
                         QCoreApplication::translate("Print", "page %1 of %2").arg(page + 1).arg(pages),
                         Role::Footer, Align::Right);
        }
        made.push_back({drawing.marks()});
    }
    return made;
}

} // namespace sky::print
