#include "core/print/cells.h"
#include "core/print/type.h"

#include <QCoreApplication>

namespace sky::print
{

namespace
{

constexpr double M = PageFormat::Module;
constexpr double Indent = 3;
constexpr double StarRoom = 4;
constexpr double StarCenter = 1.2;
constexpr double StarRise = 1.15;
constexpr double StrikeRise = 0.95;
constexpr double StrikeRule = 0.5;    ///< pt
constexpr size_t LongestUnbroken = 8; ///< lines; a longer row may be split between pages

/// Above the lower edge of a row.
double baselineRise(double rowModules)
{
    return rowModules > 1 ? 2.15 : 1.3;
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
        m_section.blank = blankRow(m_columnWidth, 1);
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

    std::vector<SetCell> cellsOf(const Row &row) const
    {
        const double lead = row.depth * Indent + (row.star ? StarRoom : 0);
        return setCells(row.cells, m_setting.place.stops, lead, m_columnWidth);
    }

    void addRow(const Row &row)
    {
        while (!m_containers.empty() && m_containers.back().depth >= row.depth)
            m_containers.pop_back();
        const std::vector<SetCell> cells = cellsOf(row);
        const size_t lines = lineCount(cells);
        for (size_t line = 0; line < lines; ++line) {
            SetRow set = setLine(row, cells, line);
            set.keepWithNext = line + 1 < lines ? lines <= LongestUnbroken : row.kind != RowKind::Entry;
            set.position.item = m_item;
            if (!m_containers.empty()) set.container = m_containers.back().index;
            m_section.rows.push_back(std::move(set));
            m_section.repeats.emplace_back();
        }
        if (row.kind != RowKind::Container) return;
        m_containers.push_back({m_section.rows.size() - 1, row.depth});
        m_section.repeats.back() = repeatOf(row);
    }

    SetRow setLine(const Row &row, const std::vector<SetCell> &cells, size_t line) const
    {
        const double modules = line == 0 ? m_setting.place.rowModules : 1;
        const double baseline = modules * M - baselineRise(modules);
        Drawing drawing;
        drawing.setSubjects(row.subjects);
        if (m_setting.place.runIn && m_section.rows.empty())
            drawing.text(0, baseline, m_setting.section.heading.toLower(), Role::Label);
        if (row.star && line == 0) drawing.star(row.depth * Indent + StarCenter, baseline - StarRise);
        for (size_t i = 0; i < cells.size(); ++i) {
            const SetCell &cell = cells[i];
            const auto index = static_cast<qsizetype>(line);
            if (index >= cell.lines.size()) continue;
            drawing.setPart(static_cast<int>(i));
            const double at = cell.at + (line > 0 && cell.align == Align::Left ? cell.hanging : 0);
            const double width = drawing.text(at, baseline, cell.lines[index], cell.role, cell.align);
            if (row.struck) crossOut(drawing, cell.align, at, baseline, width);
        }
        drawing.setSubjects({});
        // One rule under each entry, however many lines it takes.
        if (line + 1 == lineCount(cells)) drawing.line(0, modules * M, m_columnWidth, modules * M, RowRule);
        return {modules, drawing.marks()};
    }

    static void crossOut(Drawing &drawing, Align align, double at, double baseline, double width)
    {
        const double share = align == Align::Left ? 0 : align == Align::Right ? 1 : 0.5;
        const double left = at - share * width;
        drawing.line(left, baseline - StrikeRise, left + width, baseline - StrikeRise, StrikeRule);
    }

    /// The container's name again where its contents are split.
    SetRow repeatOf(const Row &row) const
    {
        Row again;
        again.depth = row.depth;
        again.subjects = row.subjects;
        if (!row.cells.empty()) {
            Cell lead = row.cells.front();
            lead.text = QCoreApplication::translate("Print", "%1 (continued)").arg(lead.text);
            again.cells = {lead};
        }
        const std::vector<SetCell> cells = cellsOf(again);
        SetRow whole;
        whole.height = 0;
        Drawing drawing;
        for (size_t line = 0; line < lineCount(cells); ++line) {
            const SetRow set = setLine(again, cells, line);
            drawing.add(set.marks, 0, whole.height * M);
            whole.height += set.height;
        }
        whole.marks = drawing.marks();
        return whole;
    }

    void addFootnote()
    {
        if (m_table.footnote.isEmpty()) return;
        for (const QString &line : wrapped(m_table.footnote, Role::Remark, m_columnWidth)) {
            if (!m_section.rows.empty()) m_section.rows.back().keepWithNext = true;
            Drawing drawing;
            drawing.text(0, M - baselineRise(1), line, Role::Remark);
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
