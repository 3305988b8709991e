#include "ui/hursagmu/advancement/growthmodel.h"

#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"

#include <map>

namespace sky::ui::hursagmu
{

void GrowthModel::show(const GrowthChart::Facts &facts)
{
    beginResetModel();
    m_titles = {View::tr("date")};
    m_rows.clear();
    std::map<QDate, std::vector<int64_t>> days;
    if (facts.from.isValid()) days[facts.from];
    for (const GrowthChart::Line &line : facts.lines) {
        m_titles << line.name;
        for (const auto &[day, value] : line.steps)
            days[day];
    }
    for (const GrowthChart::Line &line : facts.lines) {
        size_t next = 0;
        int64_t value = line.start;
        for (auto &[day, values] : days) {
            while (next < line.steps.size() && line.steps[next].first <= day)
                value = line.steps[next++].second;
            values.push_back(value);
        }
    }
    for (auto &[day, values] : days) {
        if (facts.filled && values.size() == 2) values.push_back(values[0] - values[1]);
        m_rows.push_back({day, values});
    }
    if (facts.filled) m_titles << View::tr("unspent");
    endResetModel();
}

int GrowthModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int GrowthModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_titles.size());
}

QVariant GrowthModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row &row = m_rows[size_t(index.row())];
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    return index.column() == 0 ? dayText(row.day)
                               : numberText(row.values[size_t(index.column() - 1)], Unit::Number);
}

QVariant GrowthModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::FontRole) return fontOf(Type::Secondary);
    return role == Qt::DisplayRole ? QVariant(m_titles.value(section)) : QVariant();
}

} // namespace sky::ui::hursagmu
