#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/desk/spenddialog.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/searchfield.h"

namespace sky::ui::hursagmu
{

using sky::hursagmu::PresentTrait;

SpendModel::SpendModel(const DeskWork &work, const QString &member, QDate day, QObject *parent)
    : QAbstractTableModel(parent)
    , m_work(work)
    , m_member(member)
    , m_day(day)
{
    read();
}

void SpendModel::read()
{
    m_lines.clear();
    m_unspent = {};
    const party::Seat *seat = m_work.bench().seat(m_member);
    if (const auto *facts = seat ? factsOf(*seat) : nullptr) {
        m_unspent = sky::hursagmu::unspentOn(*facts, m_day);
        for (const auto *list : {&facts->talents, &facts->professions})
            for (const PresentTrait &trait : *list)
                m_lines.push_back({trait.id, trait.name, trait.level.value(), trait.nextCost});
    }
    show();
}

void SpendModel::show()
{
    m_shown.clear();
    for (size_t i = 0; i < m_lines.size(); ++i)
        if (matches(m_lines[i].name, m_filter)) m_shown.push_back(i);
}

void SpendModel::refresh()
{
    beginResetModel();
    read();
    endResetModel();
}

void SpendModel::setFilter(const QString &filter)
{
    beginResetModel();
    m_filter = filter;
    show();
    endResetModel();
}

void SpendModel::setDay(QDate day)
{
    m_day = day;
    refresh();
}

const SpendModel::Line *SpendModel::find(const QString &trait) const
{
    for (const Line &line : m_lines)
        if (line.trait == trait) return &line;
    return nullptr;
}

int SpendModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int SpendModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString SpendModel::textOf(const Line &line, int column) const
{
    switch (column) {
    case NameColumn:
        return line.name;
    case LevelColumn:
        return QString::number(line.level);
    case PriceColumn:
        return line.price ? QString::number(*line.price) : QString(QChar(0x2014));
    default:
        if (!line.price) return View::tr("no higher level");
        if (*line.price <= m_unspent.now)
            return View::tr("%1 for %2").arg(QString::number(line.level + 1), QString::number(*line.price));
        return View::tr("%1 short").arg(*line.price - m_unspent.now);
    }
}

QVariant SpendModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line &line = m_lines[m_shown[size_t(index.row())]];
    const bool number = index.column() == LevelColumn || index.column() == PriceColumn;
    const bool affordable = line.price && *line.price <= m_unspent.now;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(line, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() != NameColumn) return textOf(line, index.column());
        return View::tr("%1 %2, next level costs %3, %4")
            .arg(line.name, textOf(line, LevelColumn), textOf(line, PriceColumn), textOf(line, LackColumn));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    case InkRole:
        return int(affordable ? CellInk::Normal : CellInk::Secondary);
    case IconRole:
        return index.column() == LackColumn && affordable ? QStringLiteral("check") : QString();
    case IdRole:
        return line.trait;
    default:
        return {};
    }
}

QVariant SpendModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    const bool number = section == LevelColumn || section == PriceColumn;
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    const QString titles[] = {View::tr("trait"), View::tr("level"), View::tr("next costs"),
                              View::tr("can be raised")};
    return titles[section];
}

} // namespace sky::ui::hursagmu
