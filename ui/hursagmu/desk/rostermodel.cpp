#include "ui/hursagmu/desk/rostermodel.h"

#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <algorithm>
#include <numeric>

namespace sky::ui::hursagmu
{

using sky::hursagmu::PartyCell;
using sky::hursagmu::PartyColumn;

namespace
{

constexpr QLatin1String NameId("name");
constexpr QLatin1String ProblemsId("problems");

/// Short where it stands beside what it goes with.
QString headOf(const PartyColumn &column)
{
    return column.id == QLatin1String("value/defense_missiles") ? View::tr("missiles") : column.title;
}

/// Only these are compared: nobody is better for having more points.
bool isCompared(const PartyColumn &column)
{
    return column.isNumber &&
           (column.id.startsWith(QLatin1String("value/")) || column.id.startsWith(QLatin1String("trait/")));
}

} // namespace

QString stateOf(const party::Seat &seat)
{
    switch (seat.standing) {
    case party::Standing::Missing:
        return View::tr("file missing");
    case party::Standing::Unreadable:
        return View::tr("cannot be read");
    case party::Standing::ReadOnly:
        return seat.twice ? View::tr("read-only, same character twice") : View::tr("read-only");
    default:
        return seat.twice ? View::tr("same character twice") : QString();
    }
}

RosterModel::RosterModel(const DeskWork &work, QObject *parent)
    : QAbstractTableModel(parent)
    , m_work(work)
    , m_wanted(sky::hursagmu::usualPartyColumns())
{
    read();
}

void RosterModel::refresh()
{
    beginResetModel();
    read();
    endResetModel();
}

void RosterModel::setColumns(const QStringList &ids)
{
    beginResetModel();
    m_wanted = ids;
    read();
    endResetModel();
}

QStringList RosterModel::columns() const
{
    QStringList ids;
    for (const PartyColumn &column : m_columns)
        ids << column.id;
    return ids;
}

void RosterModel::read()
{
    const auto &seats = m_work.bench().seats();
    m_offered = sky::hursagmu::partyColumns(seats, m_work.catalogue());
    std::erase_if(m_offered, [](const PartyColumn &column) { return column.id == NameId; });
    m_columns.clear();
    for (const QString &id : m_wanted)
        for (const PartyColumn &column : m_offered)
            if (column.id == id) m_columns.push_back(column);
    m_rows.clear();
    for (const party::Seat &seat : seats) {
        Row row{seat.member.path, seat.name(), seat.path,
                stateOf(seat),    {},          std::vector<bool>(m_columns.size(), false)};
        for (const PartyColumn &column : m_columns)
            row.cells.push_back(sky::hursagmu::partyCell(seat, column));
        m_rows.push_back(std::move(row));
    }
    markBest();
    show();
}

void RosterModel::markBest()
{
    for (size_t column = 0; column < m_columns.size(); ++column) {
        if (!isCompared(m_columns[column])) continue;
        const bool low = m_columns[column].lowIsBest;
        std::optional<int64_t> best;
        std::optional<int64_t> worst;
        for (const Row &row : m_rows) {
            const auto number = row.cells[column].number;
            if (!number) continue;
            if (!best || (low ? *number < *best : *number > *best)) best = number;
            if (!worst || (low ? *number > *worst : *number < *worst)) worst = number;
        }
        if (best == worst) continue; // nobody stands out
        for (Row &row : m_rows)
            row.best[column] = row.cells[column].number == best;
    }
}

bool RosterModel::comesBefore(const Row &a, const Row &b) const
{
    if (m_sortedBy == NameId) return QString::localeAwareCompare(a.name, b.name) < 0;
    for (size_t column = 0; column < m_columns.size(); ++column) {
        if (m_columns[column].id != m_sortedBy) continue;
        const PartyCell &left = a.cells[column];
        const PartyCell &right = b.cells[column];
        if (left.number || right.number) return left.number < right.number; // none comes first
        return QString::localeAwareCompare(left.text, right.text) < 0;
    }
    return false;
}

void RosterModel::show()
{
    m_shown.clear();
    for (size_t i = 0; i < m_rows.size(); ++i) {
        QString text = m_rows[i].name + QLatin1Char(' ') + m_rows[i].state;
        for (const PartyCell &cell : m_rows[i].cells)
            text += QLatin1Char(' ') + cell.text;
        if (matches(text, m_filter)) m_shown.push_back(i);
    }
    if (m_sortedBy.isEmpty()) return;
    const auto before = [this](size_t a, size_t b) {
        return m_order == Qt::AscendingOrder ? comesBefore(m_rows[a], m_rows[b])
                                             : comesBefore(m_rows[b], m_rows[a]);
    };
    std::stable_sort(m_shown.begin(), m_shown.end(), before);
}

void RosterModel::setFilter(const QString &filter)
{
    beginResetModel();
    m_filter = filter;
    show();
    endResetModel();
}

void RosterModel::sort(int column, Qt::SortOrder order)
{
    beginResetModel();
    m_sortedBy = column < 0 ? QString() : column == 0 ? QString(NameId) : m_columns[size_t(column) - 1].id;
    m_order = order;
    show();
    endResetModel();
}

int RosterModel::sortedColumn() const
{
    if (m_sortedBy.isEmpty()) return -1;
    if (m_sortedBy == NameId) return 0;
    const auto place = int(columns().indexOf(m_sortedBy));
    return place < 0 ? -1 : place + 1;
}

int RosterModel::problemColumn() const
{
    return int(columns().indexOf(ProblemsId)) + 1;
}

int RosterModel::firstProblem() const
{
    const int column = problemColumn();
    for (size_t row = 0; row < m_shown.size(); ++row) {
        const Row &shown = m_rows[m_shown[row]];
        if (!shown.state.isEmpty() || (column > 0 && shown.cells[size_t(column) - 1].isProblem))
            return int(row);
    }
    return -1;
}

int RosterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int RosterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size()) + 1;
}

QString RosterModel::textOf(const Row &row, int column) const
{
    return column == 0 ? row.name : row.cells[size_t(column) - 1].text;
}

QVariant RosterModel::spoken(const Row &row, int column) const
{
    const QString text = textOf(row, column);
    if (column == 0) return row.state.isEmpty() ? text : View::tr("%1, %2").arg(text, row.state);
    const QString &title = m_columns[size_t(column) - 1].title;
    return row.best[size_t(column) - 1] ? View::tr("%1 %2, best").arg(title, text)
                                        : View::tr("%1 %2").arg(title, text);
}

QVariant RosterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row &row = m_rows[m_shown[size_t(index.row())]];
    const bool name = index.column() == 0;
    const PartyColumn *column = name ? nullptr : &m_columns[size_t(index.column()) - 1];
    const bool problems = column && column->id == ProblemsId;
    const bool wrong = problems && (!row.state.isEmpty() || row.cells[size_t(index.column()) - 1].isProblem);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::AccessibleTextRole:
        return spoken(row, index.column());
    case Qt::ToolTipRole:
        return plainTip(name ? QStringLiteral("%1\n%2").arg(row.name, row.path)
                             : textOf(row, index.column()));
    case EditableRole:
        return column && (column->id == QLatin1String("player") || column->id == QLatin1String("note"));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column && column->isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case InkRole:
        if (wrong || (name && !row.state.isEmpty())) return int(CellInk::Warning);
        return int(column && !column->isNumber ? CellInk::Secondary : CellInk::Normal);
    case StrongRole:
        return column && row.best[size_t(index.column()) - 1];
    case IconRole:
        return wrong || (name && !row.state.isEmpty()) ? QStringLiteral("warning") : QString();
    case IdRole:
        return row.member;
    default:
        return {};
    }
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const PartyColumn *column = section == 0 ? nullptr : &m_columns[size_t(section) - 1];
    if (role == Qt::DisplayRole) return column ? headOf(*column) : View::tr("character");
    if (role == Qt::ToolTipRole && column) return plainTip(column->title);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (column && column->isNumber ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

} // namespace sky::ui::hursagmu
