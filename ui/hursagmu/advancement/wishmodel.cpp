#include "ui/hursagmu/advancement/wishmodel.h"

#include "core/hursagmu/text.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::filled;
using sky::hursagmu::WishLine;

namespace
{

constexpr int64_t UsualMost = 100;

} // namespace

void WishModel::show(const std::vector<WishLine> &lines, int64_t unspent)
{
    const auto same = [](const WishLine &a, const WishLine &b) { return a.id == b.id; };
    const bool keeps = std::equal(m_lines.begin(), m_lines.end(), lines.begin(), lines.end(), same);
    if (!keeps) beginResetModel();
    m_lines = lines;
    m_unspent = unspent;
    m_most = UsualMost;
    for (const WishLine &wish : m_lines)
        m_most = std::max({m_most, wish.cost.value(), wish.missing});
    if (!keeps) return endResetModel();
    if (!m_lines.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

QModelIndex WishModel::indexOf(const QString &wishId) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (line(row).id == wishId) return index(row);
    return {};
}

bool WishModel::canBuy(const WishLine &line) const
{
    return !line.reached && line.missing == 0;
}

QString WishModel::state(const WishLine &line) const
{
    if (line.reached) return View::tr("reached");
    if (line.missing > 0) return filled(View::tr("%1 short"), line.missing);
    return filled(View::tr("Buy for %1"), line.cost.value());
}

QString WishModel::remark(const WishLine &line)
{
    if (!line.isGift) return {};
    return line.asksMaster ? View::tr("gift, ask the Master") : View::tr("gift");
}

int WishModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_lines.size());
}

QString WishModel::spoken(const WishLine &line) const
{
    QStringList words = {line.name, remark(line), filled(View::tr("cost %1"), line.cost.value()),
                         state(line)};
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

QVariant WishModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const WishLine &shown = line(index.row());
    if (role == Qt::DisplayRole) return shown.name;
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return role == Qt::ToolTipRole ? plainTip(spoken(shown)) : spoken(shown);
    if (role == IdRole) return shown.id;
    return {};
}

} // namespace sky::ui::hursagmu
