#include "ui/hursagmu/advancement/ledgermodel.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/ledgerdesk.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/view.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::StatementLine;

LedgerModel::LedgerModel(LedgerDesk &desk, QObject *parent)
    : QAbstractTableModel(parent)
    , m_desk(desk)
{
    update();
    connect(&desk, &LedgerDesk::changed, this, &LedgerModel::update);
}

LedgerModel::Row LedgerModel::rowOf(const StatementLine &line)
{
    const QString why = line.earlier.empty() ? line.why : filled(View::tr("%1 · edited"), line.why);
    Row row;
    row.id = line.entry;
    row.icon = kindIcon(line);
    row.cells = {dayText(line.date),
                 line.kindWord,
                 line.what,
                 why,
                 signedText(pointsOf(line)),
                 line.struck ? View::tr("struck") : numberText(line.balance, Unit::Number)};
    row.struck = struckText(line);
    if (!line.session.isEmpty()) row.remarks << filled(View::tr("Session: %1"), line.session);
    if (!line.who.isEmpty()) row.remarks << filled(View::tr("Noted by %1"), line.who);
    row.remarks << earlierTexts(line);
    return row;
}

/// Tells only what differs: rows that came or went in one place, then rows that changed.
void LedgerModel::update()
{
    std::vector<Row> next;
    next.reserve(m_desk.lines().size());
    for (const StatementLine &line : m_desk.lines())
        next.push_back(rowOf(line));
    const auto same = [](const Row &a, const Row &b) { return a.id == b.id; };
    const auto start = std::mismatch(m_rows.begin(), m_rows.end(), next.begin(), next.end(), same);
    const auto head = size_t(start.first - m_rows.begin());
    const size_t room = std::min(m_rows.size(), next.size()) - head;
    size_t tail = 0;
    while (tail < room && same(m_rows[m_rows.size() - 1 - tail], next[next.size() - 1 - tail]))
        ++tail;
    const size_t gone = m_rows.size() - head - tail;
    const size_t come = next.size() - head - tail;
    if (gone > 0) {
        beginRemoveRows({}, int(head), int(head + gone) - 1);
        m_rows.erase(m_rows.begin() + std::ptrdiff_t(head), m_rows.begin() + std::ptrdiff_t(head + gone));
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, int(head), int(head + come) - 1);
        m_rows.insert(m_rows.begin() + std::ptrdiff_t(head), next.begin() + std::ptrdiff_t(head),
                      next.begin() + std::ptrdiff_t(head + come));
        endInsertRows();
    }
    for (size_t row = 0; row < next.size(); ++row) {
        if (m_rows[row] == next[row]) continue;
        m_rows[row] = std::move(next[row]);
        Q_EMIT dataChanged(index(int(row), 0), index(int(row), Columns - 1));
    }
}

int LedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LedgerModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString LedgerModel::spoken(const Row &row) const
{
    QStringList words = row.cells;
    words[PointsColumn] =
        filled(row.struck.isEmpty() ? View::tr("%1 points") : View::tr("was %1 points"), words[PointsColumn]);
    words[UnspentColumn] =
        row.struck.isEmpty() ? filled(View::tr("%1 unspent"), words[UnspentColumn]) : row.struck;
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

QString LedgerModel::tip(const Row &row) const
{
    QStringList lines = {row.cells[WhatColumn], row.cells[WhyColumn]};
    lines << row.remarks << row.struck;
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

QVariant LedgerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row &row = m_rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.cells[index.column()];
    case Qt::ToolTipRole:
        return plainTip(tip(row));
    case Qt::AccessibleTextRole:
        return index.column() == DateColumn ? QVariant(spoken(row)) : QVariant();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() < PointsColumn ? Qt::AlignLeft : Qt::AlignRight));
    case IdRole:
        return row.id;
    case StruckRole:
        return !row.struck.isEmpty();
    case IconRole:
        return row.icon;
    default:
        return {};
    }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= Columns) return {};
    if (role == Qt::FontRole) return fontOf(Type::Secondary);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section < PointsColumn ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {View::tr("date"), View::tr("entry"),  View::tr("what"),
                             View::tr("why"),  View::tr("points"), View::tr("unspent")};
    return names[section];
}

QModelIndex LedgerModel::indexOf(const QString &entryId) const
{
    const auto found =
        std::find_if(m_rows.begin(), m_rows.end(), [&entryId](const Row &row) { return row.id == entryId; });
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()), 0);
}

} // namespace sky::ui::hursagmu
