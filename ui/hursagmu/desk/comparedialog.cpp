#include "ui/hursagmu/desk/comparedialog.h"

#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::PartyCell;
using sky::hursagmu::PartyColumn;

namespace
{

enum Column { What, Remark, FirstMember };

/// Who a member is stands at the head; what its file is called compares nothing.
bool isLeftOut(const QString &id)
{
    return id == QLatin1String("name") || id == QLatin1String("problems") || id == QLatin1String("file");
}

/// Nobody is better for having more points.
bool hasBest(const PartyColumn &column)
{
    return column.isNumber &&
           (column.id.startsWith(QLatin1String("value/")) || column.id.startsWith(QLatin1String("trait/")));
}

} // namespace

CompareModel::CompareModel(const DeskWork &work, const QStringList &members, QObject *parent)
    : QAbstractTableModel(parent)
{
    std::vector<const party::Seat *> seats;
    for (const party::Seat &seat : work.bench().seats())
        if (members.size() < 2 || members.contains(seat.member.path)) seats.push_back(&seat);
    for (const party::Seat *seat : seats)
        m_names << seat->name();
    for (const PartyColumn &column : sky::hursagmu::partyColumns(work.bench().seats(), work.catalogue())) {
        if (isLeftOut(column.id)) continue;
        Line line{column, {}, false, {}};
        for (const party::Seat *seat : seats) {
            line.cells.push_back(sky::hursagmu::partyCell(*seat, column));
            const PartyCell &cell = line.cells.back();
            line.differs = line.differs || cell.text != line.cells.front().text;
            if (!cell.number || !hasBest(column)) continue;
            if (!line.best || (column.lowIsBest ? *cell.number < *line.best : *cell.number > *line.best))
                line.best = cell.number;
        }
        m_lines.push_back(std::move(line));
    }
    show();
}

void CompareModel::show()
{
    m_shown.clear();
    for (size_t i = 0; i < m_lines.size(); ++i)
        if (matches(m_lines[i].what.title + QLatin1Char(' ') + m_lines[i].what.group, m_filter) &&
            (!m_onlyDifferent || m_lines[i].differs))
            m_shown.push_back(i);
}

void CompareModel::setOnlyDifferent(bool only)
{
    beginResetModel();
    m_onlyDifferent = only;
    show();
    endResetModel();
}

void CompareModel::setFilter(const QString &filter)
{
    beginResetModel();
    m_filter = filter;
    show();
    endResetModel();
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int CompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_names.size()) + FirstMember;
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line &line = m_lines[m_shown[size_t(index.row())]];
    const bool name = index.column() == What;
    const bool remark = index.column() == Remark;
    const PartyCell *cell = name || remark ? nullptr : &line.cells[size_t(index.column()) - FirstMember];
    const bool best = cell && line.differs && line.best && cell->number == line.best;
    const QString text = name     ? line.what.title
                         : remark ? (line.differs ? View::tr("differs") : View::tr("the same"))
                                  : cell->text;
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        if (!cell) return text;
        return (best ? View::tr("%1: %2 %3, best") : View::tr("%1: %2 %3"))
            .arg(m_names[index.column() - FirstMember], line.what.title, text);
    case Qt::ToolTipRole:
        return plainTip(name ? QStringLiteral("%1, %2").arg(line.what.title, line.what.group) : text);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (cell && line.what.isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case StrongRole:
        return best;
    case InkRole:
        return int(remark || (!name && !line.differs) ? CellInk::Secondary : CellInk::Normal);
    case IdRole:
        return line.what.id;
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    const bool member = section >= FirstMember;
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (member ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    return member ? m_names[section - FirstMember] : section == What ? View::tr("what") : QString();
}

CompareDialog::CompareDialog(const DeskWork &work, const QStringList &members, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(View::tr("Compare characters"));
    auto *model = new CompareModel(work, members, this);
    auto *search = new SearchField(View::tr("Find a trait or value"), this);
    auto *only = new QCheckBox(View::tr("Only what &differs"), this);
    auto *table = new DeskTable(View::tr("Side by side"), 8, this);
    table->setModel(model);
    table->setWideColumn(What, 18);
    for (int column = FirstMember; column < model->columnCount(); ++column)
        table->setMostLetters(column, 16);
    search->setTarget(table);
    QPushButton *close = primaryButton(View::tr("Close"), this);
    auto *head = new QHBoxLayout;
    head->addWidget(search, 1);
    head->addWidget(only);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(table, 1);
    column->addWidget(close, 0, Qt::AlignRight);
    const int letters = 44 + 16 * std::min(5, model->columnCount());
    resize(dialogSize(*this, letters, 32));
    connect(search, &QLineEdit::textChanged, model, &CompareModel::setFilter);
    connect(only, &QCheckBox::toggled, model, &CompareModel::setOnlyDifferent);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    table->setFocus();
}

} // namespace sky::ui::hursagmu
