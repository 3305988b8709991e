#include "ui/hursagmu/workshop/trialmodel.h"

#include "ui/hursagmu/view.h"
#include "ui/theme/colors.h"
#include "ui/theme/type.h"
#include "ui/widgets/plaintip.h"

#include <QGuiApplication>

namespace sky::ui::hursagmu
{

namespace
{
constexpr const char *Ids[] = {"attack", "damage", "defense", "missiles"};
} // namespace

TrialModel::Row TrialModel::rowOf(const QString &name, const QString &id, const sky::hursagmu::HandLine &line,
                                  bool now)
{
    return {name, line.remark, id, now, {line.attack, line.damage, line.defense, line.missiles}};
}

void TrialModel::show(const sky::hursagmu::Trial &trial, const sky::hursagmu::Evaluation &now)
{
    std::vector<Row> rows;
    for (size_t i = 0; i < trial.rows.size(); ++i)
        rows.push_back(
            rowOf(trial.rows[i].name, QStringLiteral("trial/%1/").arg(i + 1), trial.rows[i].line, false));
    for (size_t i = 0; i < now.inHand.size(); ++i) {
        const auto &line = now.inHand[i];
        if (line.held && !line.mounted)
            rows.push_back(
                rowOf(View::tr("Now: %1").arg(line.name), QStringLiteral("hand/%1/").arg(i + 1), line, true));
    }
    if (rows == m_rows) return;
    if (rows.size() == m_rows.size()) { // what is current stays so
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int TrialModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int TrialModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString TrialModel::figure(const Row &row, int column) const
{
    const Breakdown &number = row.numbers[size_t(column - 1)];
    const QString text = numberText(number.value(), number.unit());
    if (column != AttackColumn) return text;
    return number.value() < 0 ? QStringLiteral("2d6%1").arg(text) : QStringLiteral("2d6+%1").arg(text);
}

QVariant TrialModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    const Row &row = m_rows[size_t(index.row())];
    const bool isName = index.column() == NameColumn;
    const QString why = isName ? row.remark : row.numbers[size_t(index.column() - 1)].toText();
    switch (role) {
    case Qt::DisplayRole:
        return isName ? row.name : figure(row, index.column());
    case Qt::AccessibleTextRole:
        return isName ? row.name
                      : View::tr("%1: %2 %3")
                            .arg(row.name, headerData(index.column(), Qt::Horizontal, role).toString(),
                                 figure(row, index.column()));
    case WhyRole:
        return why;
    case ValueRole:
        return isName ? QString() : row.id + QLatin1String(Ids[index.column() - 1]);
    case Qt::ToolTipRole:
        return plainTip(isName ? row.name : why);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case Qt::ForegroundRole:
        return row.now ? QVariant(colorsOf(QGuiApplication::palette()).ink2) : QVariant();
    case Qt::FontRole:
        return index.column() > AttackColumn && !row.now ? QVariant(fontOf(Type::Strong)) : QVariant();
    default:
        return {};
    }
}

QVariant TrialModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section == NameColumn ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == MissilesColumn)
        return plainTip(View::tr("Defense against missiles"));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    switch (section) {
    case NameColumn:
        return View::tr("how");
    case AttackColumn:
        return View::tr("attack");
    case DamageColumn:
        return View::tr("damage");
    case DefenseColumn:
        return View::tr("Defense");
    default:
        return View::tr("missiles");
    }
}

} // namespace sky::ui::hursagmu
