#include "app/hursagmu/texttable.h"

#include <algorithm>

namespace sky::app
{

std::vector<qsizetype> TextTable::widths() const
{
    std::vector<qsizetype> widest;
    for (const Row &row : m_rows) {
        if (row.isNote) continue;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            if (size_t(i) >= widest.size()) widest.push_back(0);
            widest[size_t(i)] = std::max(widest[size_t(i)], row.cells[i].size());
        }
    }
    return widest;
}

void TextTable::print(QTextStream &out) const
{
    const std::vector<qsizetype> widest = widths();
    for (const Row &row : m_rows) {
        QString line;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const qsizetype width = row.isNote ? 0 : widest[size_t(i)];
            const bool last = i + 1 == row.cells.size();
            if (m_right.count(i) > 0 && !row.isNote)
                line += row.cells[i].rightJustified(width) + QLatin1String(last ? "" : "  ");
            else
                line += last ? row.cells[i] : row.cells[i].leftJustified(width + 2);
        }
        out << line << '\n';
    }
}

} // namespace sky::app
