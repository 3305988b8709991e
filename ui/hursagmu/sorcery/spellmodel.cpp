#include "ui/hursagmu/sorcery/spellmodel.h"

#include "core/hursagmu/rules/sorcery.h"
#include "core/hursagmu/rules/wording.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Spell;

SpellModel::SpellModel(SpellDesk &desk, QObject *parent)
    : QAbstractTableModel(parent)
    , m_desk(desk)
    , m_rows(rowsNow())
{
    connect(&desk, &SpellDesk::changed, this, &SpellModel::update);
}

std::vector<SpellModel::Row> SpellModel::rowsNow() const
{
    const auto &spells = m_desk.character().spells;
    const auto &lines = m_desk.facts().spells;
    const auto &options = m_desk.character().options;
    const int64_t power = m_desk.plainPower();
    std::vector<Row> rows;
    rows.reserve(spells.size());
    for (size_t i = 0; i < spells.size(); ++i) {
        const Spell &spell = spells[i];
        const auto *discipline = m_desk.catalogue().gift(spell.discipline);
        const int64_t energy = lines[i].energy.value();
        const auto time = sky::hursagmu::rules::spellTime(energy, power, std::nullopt, 0, options);
        rows.push_back({spell.id, spell.name, discipline ? discipline->name : spell.discipline, energy,
                        time.actions, time.cl.has_value()});
    }
    return rows;
}

/// Tells only what differs: rows that came or went in one place, then rows that changed.
void SpellModel::update()
{
    std::vector<Row> next = rowsNow();
    const auto same = [](const Row &a, const Row &b) { return a.id == b.id; };
    const auto start = std::mismatch(m_rows.begin(), m_rows.end(), next.begin(), next.end(), same);
    const int head = int(start.first - m_rows.begin());
    const int room = int(std::min(m_rows.size(), next.size())) - head;
    int tail = 0;
    while (tail < room &&
           same(m_rows[m_rows.size() - 1 - size_t(tail)], next[next.size() - 1 - size_t(tail)]))
        ++tail;
    const int gone = int(m_rows.size()) - head - tail;
    const int come = int(next.size()) - head - tail;
    if (gone > 0) {
        beginRemoveRows({}, head, head + gone - 1);
        m_rows.erase(m_rows.begin() + head, m_rows.begin() + head + gone);
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, head, head + come - 1);
        m_rows.insert(m_rows.begin() + head, next.begin() + head, next.begin() + head + come);
        endInsertRows();
    }
    for (int row = 0; row < int(next.size()); ++row) {
        if (m_rows[size_t(row)] == next[size_t(row)]) continue;
        m_rows[size_t(row)] = next[size_t(row)];
        Q_EMIT dataChanged(index(row, 0), index(row, Columns - 1));
    }
}

int SpellModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SpellModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString SpellModel::spoken(const Row &row) const
{
    const QString time = sky::hursagmu::timeText(row.actions);
    return row.beyond ? View::tr("%1, %2, energy %3, more than power %4, %5")
                            .arg(row.name, row.discipline, QString::number(row.energy),
                                 QString::number(m_desk.plainPower()), time)
                      : View::tr("%1, %2, energy %3, %4")
                            .arg(row.name, row.discipline, QString::number(row.energy), time);
}

QVariant SpellModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    const Row &row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case NameColumn:
            return row.name;
        case DisciplineColumn:
            return row.discipline;
        case EnergyColumn:
            return QString::number(row.energy);
        default:
            return sky::hursagmu::shortTimeText(row.actions);
        }
    case Qt::ToolTipRole:
        return plainTip(index.column() == TimeColumn ? sky::hursagmu::timeText(row.actions)
                        : row.beyond && index.column() == EnergyColumn
                            ? View::tr("more energy than power %1").arg(m_desk.plainPower())
                            : row.name);
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn ? QVariant(spoken(row)) : QVariant();
    case Qt::FontRole:
        return fontOf(row.beyond && index.column() == EnergyColumn ? Type::Strong : Type::Body);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() < EnergyColumn ? Qt::AlignLeft : Qt::AlignRight));
    case IdRole:
        return row.id;
    case BeyondRole:
        return row.beyond;
    default:
        return {};
    }
}

QVariant SpellModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::FontRole) return fontOf(Type::Secondary);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section < EnergyColumn ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {View::tr("spell"), View::tr("discipline"), View::tr("energy"), View::tr("time")};
    return names[section];
}

QModelIndex SpellModel::indexOf(const QString &spellId) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&spellId](const Row &row) { return row.id == spellId; });
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()), 0);
}

int SpellModel::beyond() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.beyond; }));
}

} // namespace sky::ui::hursagmu
