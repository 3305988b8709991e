#pragma once

#include <QFontMetrics>
#include <QRect>

#include <algorithm>

namespace sky::ui::hursagmu
{

/// Where the parts of a trait's row stand; one for all rows of a list and its head. Pixels.
struct TraitColumns {
    int row = 0;    ///< height
    int button = 0; ///< width of minus, and of plus
    int level = 0;
    int cost = 0;
    int next = 0;

    static constexpr int Margin = 8;

    /// For figures of at most these widths.
    static TraitColumns of(const QFontMetrics &metrics, int widestCost, int widestNext)
    {
        const int five = metrics.horizontalAdvance(QStringLiteral("00000"));
        return {metrics.height() + 12, metrics.height() + 6,
                metrics.horizontalAdvance(QStringLiteral("000")) + 12, Margin + std::max(five, widestCost),
                Margin + std::max(five, widestNext)};
    }

    int nextRight(int width) const { return width - Margin; }
    int costRight(int width) const { return nextRight(width) - next; }

    QRect plus(int width) const { return {costRight(width) - cost - button, 4, button, row - 8}; }
    QRect levelBox(int width) const { return {plus(width).left() - level, 4, level, row - 8}; }
    QRect minus(int width) const { return {levelBox(width).left() - button, 4, button, row - 8}; }
    QRect stepper(int width) const { return minus(width).united(plus(width)); }
    QRect name(int width) const { return {Margin, 0, std::max(0, minus(width).left() - 2 * Margin), row}; }
    QRect costBox(int width) const { return {costRight(width) - cost, 0, cost, row}; }
    QRect nextBox(int width) const { return {nextRight(width) - next, 0, next, row}; }

    /// The narrowest row that still shows a name of that width.
    int widthFor(int nameWidth) const
    {
        return Margin + nameWidth + 2 * Margin + 2 * button + level + cost + next + Margin;
    }

    friend bool operator==(const TraitColumns &, const TraitColumns &) = default;
};

} // namespace sky::ui::hursagmu
