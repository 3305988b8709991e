#include "core/print/cards.h"

#include "core/print/blocks.h"
#include "core/print/carddrawing.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace sky::print
{

namespace
{

// Marks to cut along.
constexpr double CutLength = 5;
constexpr double CutGap = 1.5;
constexpr double CrossArm = 1;

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
        DrawnCard drawn = drawCard(card, false);
        all.push_back(std::move(drawn.marks));
        // Every further card takes some of the text; where none does, the rest counts as missing.
        qsizetype before = std::numeric_limits<qsizetype>::max();
        while (!drawn.rest.isEmpty() && drawn.rest.size() < before) {
            before = drawn.rest.size();
            Card more;
            more.title = card.title;
            more.owner = card.owner;
            more.subjects = card.subjects;
            more.text = drawn.rest;
            drawn = drawCard(more, true);
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
    const auto perPage = static_cast<size_t>(grid.across) * static_cast<size_t>(grid.down);
    const size_t pages = (cards.size() + perPage - 1) / perPage;
    std::vector<Page> made;
    for (size_t page = 0; page < pages; ++page) {
        Drawing drawing;
        for (size_t i = page * perPage; i < std::min(cards.size(), (page + 1) * perPage); ++i) {
            const auto place = static_cast<int>(i - page * perPage);
            const int column = place % grid.across, row = place / grid.across;
            drawing.add(cards[i], grid.left + column * CardWidth, grid.top + row * CardHeight);
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
