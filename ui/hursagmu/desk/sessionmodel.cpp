#include "ui/hursagmu/desk/sessionmodel.h"

#include "core/base/isolated.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>
#include <numeric>

namespace sky::ui::hursagmu
{

using party::Session;

namespace
{

QString amountsOf(const DeskWork &work, const Session &session)
{
    if (session.shares.empty()) return View::tr("no award");
    return sky::hursagmu::amountsInWords(session, work.bench().seats(),
                                         [](const QString &name) { return isolated(name); });
}

/// Short: a row has no room for the day.
QString shortAward(const DeskWork &work, const Session &session)
{
    const QString amounts = amountsOf(work, session);
    return session.takenBack ? View::tr("%1, taken back").arg(amounts) : amounts;
}

} // namespace

QString awardText(const DeskWork &work, const Session &session)
{
    const QString amounts = amountsOf(work, session);
    if (!session.takenBack) return amounts;
    return View::tr("%1, taken back %2").arg(amounts, dayText(*session.takenBack));
}

SessionModel::SessionModel(const DeskWork &work, QObject *parent)
    : QAbstractTableModel(parent)
    , m_work(work)
{
    refresh();
}

void SessionModel::refresh()
{
    beginResetModel();
    m_order.resize(sessions().size());
    std::iota(m_order.rbegin(), m_order.rend(), size_t(0));
    std::stable_sort(m_order.begin(), m_order.end(),
                     [this](size_t a, size_t b) { return sessions()[a].date > sessions()[b].date; });
    m_ids.clear();
    for (const size_t place : m_order)
        m_ids << sessions()[place].id;
    endResetModel();
}

const Session *SessionModel::find(const QString &id) const
{
    for (const Session &session : sessions())
        if (session.id == id) return &session;
    return nullptr;
}

QString SessionModel::lastAward() const
{
    for (const size_t place : m_order)
        if (!sessions()[place].shares.empty() && !sessions()[place].takenBack) return sessions()[place].id;
    return {};
}

int SessionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_order.size());
}

int SessionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant SessionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == IdRole) return m_ids[index.row()]; // asked for also when the party has others by now
    const Session &session = at(index.row());
    const QString texts[] = {dayText(session.date), session.title, awardText(m_work, session)};
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == AwardColumn ? shortAward(m_work, session) : texts[index.column()];
    case Qt::AccessibleTextRole:
        return index.column() == TitleColumn
                   ? QStringList{texts[1], texts[0], texts[2]}.join(QStringLiteral(", "))
                   : texts[index.column()];
    case Qt::ToolTipRole:
        return plainTip(index.column() == AwardColumn || session.note.isEmpty()
                            ? texts[index.column()]
                            : QStringLiteral("%1\n%2").arg(texts[1], session.note));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | Qt::AlignLeft);
    case InkRole:
        return int(session.takenBack || session.shares.empty() ? CellInk::Secondary : CellInk::Normal);
    default:
        return {};
    }
}

QVariant SessionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole) return {};
    return section == DateColumn    ? View::tr("date")
           : section == TitleColumn ? View::tr("session")
                                    : View::tr("award");
}

} // namespace sky::ui::hursagmu
