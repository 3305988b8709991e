#include "core/print/cells.h"

#include "core/print/type.h"

#include <algorithm>
#include <map>

namespace sky::print
{

namespace
{

constexpr double CellGap = 1.2;
constexpr double WidthRounding = 0.01;
constexpr double PushGap = 2; ///< before a remark moved right by a long name
constexpr double Hanging = 2;
constexpr double LeastRoom = 8;       ///< a cell never gets less, however crowded the row
constexpr double LeadingShare = 0.55; ///< of the room before a figure that a text may claim

struct Measured {
    SetCell cell;
    QString text;
    double natural = 0;
    double bound = 0; ///< left-aligned: how far it may reach

    double left() const
    {
        double widest = 0;
        for (const QString &line : cell.lines)
            widest = std::max(widest, textWidth(line, cell.role));
        if (cell.align == Align::Left) return cell.at;
        return cell.align == Align::Right ? cell.at - widest : cell.at - widest / 2;
    }
};

std::vector<Measured> measure(const std::vector<Cell> &cells, const std::vector<ColumnStop> &stops)
{
    std::vector<Measured> measured;
    for (const Cell &cell : cells) {
        const auto stop = std::find_if(stops.begin(), stops.end(),
                                       [&](const ColumnStop &s) { return s.column == cell.column; });
        if (stop == stops.end() || cell.text.isEmpty()) continue;
        Measured one;
        one.text = asSet(cell.text, cell.role);
        one.natural = textWidth(one.text, cell.role);
        one.cell = {cell.column, {one.text}, cell.role, stop->align, stop->at};
        measured.push_back(std::move(one));
    }
    std::stable_sort(measured.begin(), measured.end(),
                     [](const Measured &a, const Measured &b) { return a.cell.at < b.cell.at; });
    return measured;
}

/// Breaks a text to `room`: two lines at most in its own role, else one role smaller.
void fit(Measured &one, double room, double hanging)
{
    room = std::max(room, LeastRoom);
    one.cell.hanging = hanging;
    if (one.natural <= room) return;
    one.text.replace(QStringLiteral(" × "), QStringLiteral("\u00A0×\u00A0")); // a count stays with its sign
    if (one.cell.role == Role::Title) one.cell.role = smaller(one.cell.role);
    one.cell.lines = wrapped(one.text, one.cell.role, room, hanging);
    if (one.cell.lines.size() <= 2) return;
    one.cell.role = smaller(one.cell.role);
    one.cell.lines = wrapped(one.text, one.cell.role, room, hanging);
}

/// A figure or right-aligned text: on one line if it can be, one role smaller if that helps.
void fitFigure(Measured &one, double room)
{
    if (one.natural <= room) return;
    const Role role = smaller(one.cell.role);
    if (textWidth(one.text, role) <= room)
        one.cell.role = role;
    else
        fit(one, room, 0);
}

void fitFigures(std::vector<Measured> &row, double lead)
{
    for (size_t i = 0; i < row.size(); ++i) {
        Measured &one = row[i];
        if (one.cell.align == Align::Left) continue;
        double bound = lead;
        if (i > 0 && row[i - 1].cell.align == Align::Left) {
            const double start = i == 1 ? std::max(lead, row[0].cell.at) : row[i - 1].cell.at;
            bound = start + std::min(row[i - 1].natural, LeadingShare * (one.cell.at - start));
        } else if (i > 0) {
            bound = row[i - 1].cell.at;
        }
        const double half = one.cell.align == Align::Center ? one.natural / 2 : 0;
        fitFigure(one, one.cell.at + half - bound - (i > 0 ? CellGap : 0));
    }
}

bool isRemark(Role role)
{
    return role == Role::Remark || role == Role::Caption;
}

/// A text too long for the room before the next one: a remark gives way, a label shrinks.
void fitBefore(Measured &one, Measured &next)
{
    if (isRemark(next.cell.role)) {
        const double last = next.bound - next.natural;
        const double pushed = std::min(one.cell.at + one.natural + PushGap, last);
        if (pushed <= next.cell.at) return;
        next.cell.at = pushed;
        one.bound = pushed - PushGap + WidthRounding;
    } else if (one.cell.role == Role::Label) {
        const double natural = textWidth(one.text, smaller(one.cell.role));
        if (one.cell.at + natural > one.bound) return;
        one.cell.role = smaller(one.cell.role);
        one.natural = natural;
    }
}

void fitTexts(std::vector<Measured> &row, double width, bool fixed)
{
    for (size_t i = row.size(); i-- > 0;) {
        Measured &one = row[i];
        if (one.cell.align != Align::Left) continue;
        one.bound = i + 1 < row.size() ? row[i + 1].left() - CellGap : width;
        if (!fixed && i + 1 < row.size() && row[i + 1].cell.align == Align::Left &&
            one.cell.at + one.natural > one.bound)
            fitBefore(one, row[i + 1]);
        // Small print in a column of its own needs no indent to be told from the next entry.
        fit(one, one.bound - one.cell.at, i > 0 && isRemark(one.cell.role) ? 0 : Hanging);
    }
}

/// Cells of different columns.
std::vector<SetCell> setLayer(const std::vector<Cell> &cells, const std::vector<ColumnStop> &stops,
                              double lead, double width, bool fixed)
{
    std::vector<Measured> row = measure(cells, stops);
    if (!row.empty() && row.front().cell.align == Align::Left && row.front().cell.at < lead)
        row.front().cell.at = lead;
    fitFigures(row, lead);
    fitTexts(row, width, fixed);
    std::vector<SetCell> set;
    set.reserve(row.size());
    for (Measured &one : row)
        set.push_back(std::move(one.cell));
    return set;
}

/// The first of each column, the second of each, and so on.
std::vector<std::vector<Cell>> layersOf(const std::vector<Cell> &cells)
{
    std::vector<std::vector<Cell>> layers;
    std::map<QString, size_t> met;
    for (const Cell &cell : cells) {
        const size_t layer = met[cell.column]++;
        if (layer == layers.size()) layers.emplace_back();
        layers[layer].push_back(cell);
    }
    return layers;
}

} // namespace

std::vector<SetCell> setCells(const std::vector<Cell> &cells, const std::vector<ColumnStop> &stops,
                              double lead, double width, bool fixed)
{
    std::vector<SetCell> all;
    std::map<QString, size_t> bottoms; // of the columns so far
    for (const std::vector<Cell> &layer : layersOf(cells)) {
        std::vector<SetCell> set = setLayer(layer, stops, lead, width, fixed);
        size_t from = 0;
        for (const Cell &cell : layer)
            from = std::max(from, bottoms[cell.column]);
        for (const Cell &cell : layer)
            bottoms[cell.column] = from + 1;
        for (SetCell &cell : set) {
            cell.from = from;
            bottoms[cell.column] = from + static_cast<size_t>(cell.lines.size());
            all.push_back(std::move(cell));
        }
    }
    return all;
}

size_t lineCount(const std::vector<SetCell> &cells)
{
    size_t count = 1;
    for (const SetCell &cell : cells)
        count = std::max(count, cell.from + static_cast<size_t>(cell.lines.size()));
    return count;
}

} // namespace sky::print
