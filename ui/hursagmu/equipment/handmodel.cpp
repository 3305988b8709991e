#include "ui/hursagmu/equipment/handmodel.h"

#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

namespace sky::ui::hursagmu
{

void HandModel::show(const std::vector<sky::hursagmu::HandLine> &lines)
{
    std::vector<Row> rows;
    for (const auto &line : lines) {
        const QString name =
            line.remark.isEmpty() ? line.name : QStringLiteral("%1 · %2").arg(line.name, line.remark);
        rows.push_back({name,
                        line.held,
                        {numberOf(line.attack), numberOf(line.damage), numberOf(line.defense),
                         numberOf(line.missiles)}});
    }
    if (rows == m_rows) return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int HandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int HandModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 5;
}

QVariant HandModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    const Row &row = m_rows[size_t(index.row())];
    const bool name = index.column() == 0;
    if (role == Qt::DisplayRole) return name ? row.name : row.figures[size_t(index.column() - 1)];
    if (role == Qt::ToolTipRole && name) return plainTip(row.name);
    if (role == Qt::FontRole) return fontOf(row.held && !name ? Type::Strong : Type::Body);
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignVCenter | (name ? Qt::AlignLeft : Qt::AlignRight));
    if (role == ValueRole) {
        const char *parts[] = {"attack", "attack", "damage", "defense", "missiles"};
        return QStringLiteral("hand/%1/%2")
            .arg(QString::number(index.row() + 1), QLatin1String(parts[index.column()]));
    }
    return {};
}

QVariant HandModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section > 4) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString titles[] = {View::tr("how"), View::tr("Offense"), View::tr("damage"), View::tr("Defense"),
                              View::tr("vs missiles")};
    return titles[section];
}

} // namespace sky::ui::hursagmu
