#include "ui/hursagmu/desk/awardmodel.h"

#include "core/hursagmu/ledger/unspent.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"

#include <QHash>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::AwardForecast;
using sky::hursagmu::AwardPlan;

AwardModel::AwardModel(const DeskWork &work, QObject *parent)
    : QAbstractTableModel(parent)
    , m_work(work)
{
    refresh();
}

void AwardModel::refresh()
{
    beginResetModel();
    QHash<QString, size_t> places;
    for (size_t i = 0; i < m_rows.size(); ++i)
        places.insert(m_rows[i].member, i);
    std::vector<Row> rows;
    for (const party::Seat &seat : m_work.bench().seats()) {
        const bool there =
            seat.standing == party::Standing::Ready || seat.standing == party::Standing::ReadOnly;
        const auto *facts = factsOf(seat);
        const bool inPlay = facts && facts->phase == sky::hursagmu::Phase::Play;
        Row row{seat.member.path, seat.name(), there && inPlay, false, inPlay, m_each, seat.evaluation, {}};
        const auto known = places.constFind(row.member);
        if (known != places.constEnd()) {
            const Row &before = m_rows[*known];
            row.chosen = before.chosen;
            // Also where its file is gone: then that is in the way.
            row.ticked = before.ticked || (!before.chosen && row.ticked);
            row.points = m_rows[*known].points;
        }
        rows.push_back(std::move(row));
    }
    m_rows = std::move(rows);
    endResetModel();
    Q_EMIT planChanged();
}

void AwardModel::tellRows()
{
    if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void AwardModel::setEach(int points)
{
    m_each = points;
    for (Row &row : m_rows)
        row.points = points;
    tellRows();
    Q_EMIT planChanged();
}

std::vector<AwardPlan::Share> AwardModel::shares() const
{
    std::vector<AwardPlan::Share> shares;
    for (const Row &row : m_rows)
        if (row.ticked && row.points != 0) shares.push_back({row.member, row.points});
    return shares;
}

void AwardModel::show(const std::vector<AwardForecast> &forecasts, QDate day)
{
    m_day = day;
    QHash<QString, const AwardForecast *> found;
    for (const AwardForecast &forecast : forecasts)
        found.insert(forecast.member, &forecast);
    for (Row &row : m_rows) {
        const AwardForecast *forecast = found.value(row.member);
        row.forecast = forecast ? *forecast : AwardForecast();
    }
    tellRows();
}

int AwardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int AwardModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

Qt::ItemFlags AwardModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == NameColumn) flags |= Qt::ItemIsUserCheckable;
    if (index.column() == PointsColumn) flags |= Qt::ItemIsEditable;
    return flags;
}

QString AwardModel::unspentOf(const Row &row) const
{
    if (!row.facts) return QString(QChar(0x2014));
    if (row.forecast.member.isEmpty())
        return pointsText(sky::hursagmu::unspentOn(evaluationOf(*row.facts), m_day).now);
    return View::tr("%1 → %2").arg(pointsText(row.forecast.before), pointsText(row.forecast.after));
}

QString AwardModel::possibleOf(const Row &row) const
{
    if (!row.forecast.obstacle.isEmpty()) return row.forecast.obstacle;
    if (row.forecast.remark.isEmpty()) return row.forecast.possible;
    if (row.forecast.possible.isEmpty()) return row.forecast.remark;
    return View::tr("%1; %2").arg(row.forecast.possible, row.forecast.remark);
}

QString AwardModel::textOf(const Row &row, int column) const
{
    switch (column) {
    case NameColumn:
        return row.name;
    case PointsColumn:
        return pointsText(row.points);
    case UnspentColumn:
        return unspentOf(row);
    default:
        return possibleOf(row);
    }
}

QVariant AwardModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row &row = m_rows[size_t(index.row())];
    const bool blocked = !row.forecast.obstacle.isEmpty();
    const bool numbers = index.column() == PointsColumn || index.column() == UnspentColumn;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::EditRole:
        return row.points;
    case Qt::CheckStateRole:
        if (index.column() == NameColumn) return row.ticked ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::AccessibleTextRole:
        if (index.column() == NameColumn)
            return row.ticked ? View::tr("%1, ticked").arg(row.name)
                              : View::tr("%1, not ticked").arg(row.name);
        return View::tr("%1: %2").arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                                      textOf(row, index.column()));
    case Qt::ToolTipRole:
        return plainTip(textOf(row, index.column()));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (numbers ? Qt::AlignRight : Qt::AlignLeft));
    case StrongRole:
        return index.column() == UnspentColumn && !row.forecast.member.isEmpty();
    case InkRole:
        if (index.column() != PossibleColumn) return int(row.ticked ? CellInk::Normal : CellInk::Secondary);
        return int(blocked ? CellInk::Warning : row.forecast.canBuy ? CellInk::Normal : CellInk::Secondary);
    case IconRole:
        if (index.column() != PossibleColumn) return {};
        return blocked               ? QStringLiteral("warning")
               : row.forecast.canBuy ? QStringLiteral("check")
                                     : QString();
    case IdRole:
        return row.member;
    default:
        return {};
    }
}

bool AwardModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    Row &row = m_rows[size_t(index.row())];
    if (role == Qt::CheckStateRole && index.column() == NameColumn) {
        row.ticked = value.toInt() == Qt::Checked;
        row.chosen = true;
    } else if (role == Qt::EditRole && index.column() == PointsColumn)
        row.points = std::clamp(value.toInt(), -Most, Most);
    else
        return false;
    Q_EMIT dataChanged(this->index(index.row(), 0), this->index(index.row(), ColumnCount - 1));
    Q_EMIT planChanged();
    return true;
}

QVariant AwardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        const bool numbers = section == PointsColumn || section == UnspentColumn;
        return int(Qt::AlignVCenter | (numbers ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case NameColumn:
        return View::tr("to");
    case PointsColumn:
        return View::tr("award");
    case UnspentColumn:
        return View::tr("unspent");
    default:
        return View::tr("what it makes possible");
    }
}

} // namespace sky::ui::hursagmu
