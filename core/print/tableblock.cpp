#include "core/print/cells.h"
#include "core/print/type.h"

#include <QCoreApplication>

#include <algorithm>

namespace sky::print
{

namespace
{

constexpr double DepthIndent = 3;
constexpr double StarRoom = 4;
constexpr double StarCenter = 1.2;
constexpr double StarRise = 1.15;
constexpr double StrikeRise = 0.95;
constexpr double StrikeRule = 0.5; ///< pt
constexpr double RowOfChoices = 1.25;
constexpr size_t PencilLines = 3;     ///< the first and two beside the boxes to write in
constexpr size_t LongestWholeRow = 8; ///< lines; a longer row may be split between pages
constexpr size_t LongestRepeat = 3;   ///< lines; of a container that goes on in the next column

/// Above the lower edge of a row.
double baselineRise(double rowModules)
{
    return rowModules >= 1.5 ? 2.15 : rowModules > 1 ? 1.75 : rowModules < 1 ? 1 : 1.3;
}

class TableSetter
{
public:
    TableSetter(const Setting &setting, const Table &table)
        : m_setting(setting)
        , m_table(table)
        , m_columnWidth((setting.width - (setting.place.flowColumns - 1) * FlowGutter) /
                        setting.place.flowColumns)
    {
    }

    SetSection set()
    {
        m_section.flowColumns = m_setting.place.flowColumns;
        m_section.columnStep = m_columnWidth + FlowGutter;
        m_section.heading = setHeading(m_setting, labels(), false);
        m_section.headingContinued = setHeading(m_setting, labels(), true);
        m_section.labels = setLabels(m_setting, labels());
        m_section.blank = blankRow(m_columnWidth, m_setting.place);
        for (; m_item < m_table.rows.size(); ++m_item)
            addRow(m_table.rows[m_item]);
        addFootnote();
        return std::move(m_section);
    }

private:
    std::vector<Cell> labels() const
    {
        std::vector<Cell> cells;
        for (const Column &column : m_table.columns)
            cells.push_back({column.id, column.label, Role::Label});
        return cells;
    }

    /// What is to be written by hand stays free.
    double roomForCells() const
    {
        constexpr double ColumnGap = 1, BoxGap = 2;
        const SectionPlace &place = m_setting.place;
        if (place.boxesAt > 0) return place.boxesAt - TextGap;
        if (!place.uprights.empty()) return place.uprights.front() - ColumnGap;
        return place.boxWidth > 0 ? place.boxLeft - BoxGap : m_columnWidth;
    }

    static std::vector<Cell> smallerCells(std::vector<Cell> cells)
    {
        for (Cell &cell : cells)
            cell.role = smaller(cell.role);
        return cells;
    }

    /// One line of a row: cells that each say their part of it.
    struct Line {
        std::vector<SetCell> cells;
        size_t index = 0;  ///< of the cells' lines
        int firstPart = 0; ///< number of the first cell
        bool first = false, last = false;
    };

    std::vector<Line> linesOf(const Row &row) const
    {
        const SectionPlace &place = m_setting.place;
        const double lead = indentOf(row) + (row.star ? StarRoom : 0);
        std::vector<Line> lines;
        const auto add = [&lines](const std::vector<SetCell> &cells) {
            const int part = lines.empty() ? 0 : lines.back().firstPart + int(lines.back().cells.size());
            for (size_t i = 0; i < lineCount(cells); ++i)
                lines.push_back({cells, i, part});
        };
        const std::vector<Cell> cells = place.smallType ? smallerCells(row.cells) : row.cells;
        add(setCells(cells, place.stops, lead, roomForCells(), place.fixed));
        const std::vector<SetCell> below = setCells(cells, place.below, lead, m_columnWidth);
        if (!below.empty()) add(below);
        while (!row.pencils.isEmpty() && lines.size() < PencilLines)
            lines.push_back({{}, 0, lines.back().firstPart});
        lines.front().first = true;
        lines.back().last = true;
        return lines;
    }

    /// As many side by side as the width allows.
    void addChoices(const Row &row)
    {
        constexpr double Step = 18, DotSide = 3.2, ColumnGap = 1, Drop = 0.4;
        const auto across = std::max<size_t>(1, static_cast<size_t>(m_columnWidth / Step));
        for (size_t first = 0; first < row.choices.size(); first += across) {
            Drawing drawing;
            const double baseline = RowOfChoices * M - 2;
            for (size_t i = first; i < std::min(first + across, row.choices.size()); ++i) {
                const double x = double(i - first) * Step;
                const QRectF box(x, baseline + Drop - DotSide, DotSide, DotSide);
                drawing.box(box, BoxRule);
                if (row.choices[i].ticked)
                    drawing.line(box.left(), box.bottom(), box.right(), box.top(), SectionRule);
                drawing.text(x + DotSide + ColumnGap, baseline, row.choices[i].text, Role::Small);
            }
            SetRow set{RowOfChoices, drawing.marks()};
            set.position.item = m_item;
            set.keepWithNext = true;
            m_section.rows.push_back(std::move(set));
            m_section.repeats.emplace_back();
        }
    }

    void addRow(const Row &row)
    {
        if (!row.choices.empty()) return addChoices(row);
        while (!m_containers.empty() && m_containers.back().depth >= row.depth)
            m_containers.pop_back();
        const std::vector<Line> lines = linesOf(row);
        for (const Line &line : lines) {
            SetRow set = setLine(row, line);
            set.keepWithNext =
                line.last ? row.kind != RowKind::Entry || row.keepWithNext : lines.size() <= LongestWholeRow;
            set.position.item = m_item;
            if (!m_containers.empty()) set.container = m_containers.back().index;
            m_section.rows.push_back(std::move(set));
            m_section.repeats.emplace_back();
        }
        if (row.kind != RowKind::Container) return;
        m_containers.push_back({m_section.rows.size() - 1, row.depth});
        m_section.repeats.back() = repeatOf(row);
    }

    SetRow setLine(const Row &row, const Line &line) const
    {
        const double modules =
            line.first ? m_setting.place.rowModules : std::min(1.0, m_setting.place.rowModules);
        const double baseline = modules * M - baselineRise(modules);
        Drawing drawing;
        drawing.setSubjects(row.subjects);
        if (m_setting.place.runIn && m_section.rows.empty())
            drawing.text(0, baseline, m_setting.section.heading.toLower(), Role::Label);
        if (row.star && line.first) drawing.star(indentOf(row) + StarCenter, baseline - StarRise);
        for (size_t i = 0; i < line.cells.size(); ++i) {
            const SetCell &cell = line.cells[i];
            const auto index = static_cast<qsizetype>(line.index) - static_cast<qsizetype>(cell.from);
            if (index < 0 || index >= cell.lines.size()) continue;
            drawing.setPart(line.firstPart + static_cast<int>(i));
            const auto [at, align] = placeOf(cell, index);
            if (cell.lines.size() > 1) drawing.setRightToLeft(isRightToLeft(cell.lines.front()));
            const double width = drawing.text(at, baseline, cell.lines[index], cell.role, align);
            drawing.setRightToLeft({});
            if (row.struck) crossOut(drawing, align, at, baseline, width);
        }
        drawing.setSubjects({});
        // One rule under each entry, however many lines it takes.
        if (line.last && m_setting.place.ruled)
            drawRowRules(drawing, m_columnWidth, modules, m_setting.place);
        if (line.first && row.boxes > 0) drawTicks(drawing, row, baseline);
        if (line.first) drawPencils(drawing, row, modules * M);
        return {modules, drawing.marks()};
    }

    /// Later lines of a name hang; those of one that is read from the right, at the end they begin at.
    static std::pair<double, Align> placeOf(const SetCell &cell, qsizetype line)
    {
        const double hanging = line > 0 ? cell.hanging : 0;
        if (cell.align != Align::Left) return {cell.at, cell.align};
        if (cell.lines.size() == 1 || !isRightToLeft(cell.lines.front()))
            return {cell.at + hanging, Align::Left};
        double widest = 0;
        for (qsizetype i = 0; i < cell.lines.size(); ++i)
            widest = std::max(widest, textWidth(cell.lines[i], cell.role) + (i > 0 ? cell.hanging : 0));
        return {cell.at + widest - hanging, Align::Right};
    }

    /// Beside the lines below the first, half of the room each.
    void drawPencils(Drawing &drawing, const Row &row, double top) const
    {
        constexpr double Width = 9, Height = 6.4, Drop = 0.9, Baseline = 5, Share = 20.25;
        double right = m_setting.place.boxesAt + Share;
        for (const QString &label : row.pencils) {
            drawing.text(right - Width - 1, top + Baseline, label, Role::Label, Align::Right);
            drawing.box({right - Width, top + Drop, Width, Height}, BoxRule);
            right += Share;
        }
    }

    void drawTicks(Drawing &drawing, const Row &row, double baseline) const
    {
        constexpr double DotSide = 3.5, Step = 4, FiveGap = 1.5 - 0.5, Drop = 0.4;
        for (int i = 0; i < row.boxes; ++i) {
            const double x = m_setting.place.boxesAt + i * Step + (i >= 5 ? FiveGap : 0);
            drawing.box({x, baseline + Drop - DotSide, DotSide, DotSide}, BoxRule);
        }
    }

    static void crossOut(Drawing &drawing, Align align, double at, double baseline, double width)
    {
        const double share = align == Align::Left ? 0 : align == Align::Right ? 1 : 0.5;
        const double left = at - share * width;
        drawing.line(left, baseline - StrikeRise, left + width, baseline - StrikeRise, StrikeRule);
    }

    /// However deep a thing lies, two thirds of the column are for its name.
    double indentOf(const Row &row) const { return std::min(row.depth * DepthIndent, m_columnWidth / 3); }

    /// That a container goes on, its name cut where it would take more than a few lines: deep in others the
    /// room is narrow, and the page is for what lies in it.
    Cell leadOf(Row again, Cell lead) const
    {
        const auto saying = [&lead](const QString &name) {
            Cell cell = lead;
            cell.text = QCoreApplication::translate("Print", "%1 (continued)").arg(name);
            return cell;
        };
        QString name = lead.text;
        again.cells = {saying(name)};
        while (!name.isEmpty() && linesOf(again).size() > LongestRepeat) {
            name.chop(name.size() / 4 + 1);
            if (!name.isEmpty() && name.back().isHighSurrogate()) name.chop(1);
            again.cells = {saying(name + QChar(0x2026))};
        }
        return again.cells.front();
    }

    /// The container's name again where its contents are split.
    SetRow repeatOf(const Row &row) const
    {
        Row again;
        again.depth = row.depth;
        again.subjects = row.subjects;
        if (!row.cells.empty()) again.cells = {leadOf(again, row.cells.front())};
        SetRow whole;
        whole.height = 0;
        Drawing drawing;
        const std::vector<Line> lines = linesOf(again);
        if (lines.size() > LongestRepeat) return whole; // a column too narrow to say it in
        for (const Line &line : lines) {
            const SetRow set = setLine(again, line);
            drawing.add(set.marks, 0, whole.height * M);
            whole.height += set.height;
        }
        whole.marks = drawing.marks();
        return whole;
    }

    /// The remark, and the reminder at the right end of its last line or of one more.
    void addFootnote()
    {
        const double reminded = runsWidth(m_table.reminder);
        QStringList lines = m_table.footnote.isEmpty()
                                ? QStringList()
                                : wrapped(m_table.footnote, Role::Remark, m_columnWidth);
        const bool beside =
            !lines.isEmpty() && textWidth(lines.back(), Role::Remark) + TextGap + reminded <= m_columnWidth;
        if (!m_table.reminder.empty() && !beside && reminded <= m_columnWidth) lines << QString();
        for (const QString &line : lines) {
            if (!m_section.rows.empty()) m_section.rows.back().keepWithNext = true;
            Drawing drawing;
            drawing.text(0, M - baselineRise(1), line, Role::Remark);
            if (&line == &lines.back() && reminded <= m_columnWidth)
                drawing.runs(m_columnWidth - reminded, M - baselineRise(1), m_table.reminder);
            SetRow set{1, drawing.marks()};
            set.position.item = m_item;
            m_section.rows.push_back(std::move(set));
            m_section.repeats.emplace_back();
        }
    }

    struct Open {
        size_t index;
        int depth;
    };

    const Setting &m_setting;
    const Table &m_table;
    double m_columnWidth;
    SetSection m_section;
    size_t m_item = 0;
    std::vector<Open> m_containers;
};

} // namespace

SetSection setTable(const Setting &setting, const Table &table)
{
    return TableSetter(setting, table).set();
}

} // namespace sky::print
