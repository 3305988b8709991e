#pragma once

#include <QStringList>
#include <QTextStream>

#include <set>
#include <vector>

namespace sky::app
{

/// Rows of cells, printed as columns as wide as their longest cell.
class TextTable
{
public:
    void add(const QStringList &row) { m_rows.push_back({row, false}); }
    /// A line of its own among the rows, which widens no column.
    void note(const QString &line) { m_rows.push_back({{line}, true}); }
    /// That column's cells stand at its right.
    void alignRight(qsizetype column) { m_right.insert(column); }

    void print(QTextStream &out) const;

private:
    struct Row {
        QStringList cells;
        bool isNote = false;
    };
    std::vector<qsizetype> widths() const;

    std::vector<Row> m_rows;
    std::set<qsizetype> m_right;
};

} // namespace sky::app
