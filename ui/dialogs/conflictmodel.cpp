#include "ui/dialogs/conflictmodel.h"

#include "ui/widgets/plaintip.h"

namespace sky::ui
{

using json::Side;

QString valueInWords(const std::optional<json::Value> &value, const std::optional<json::Value> &other)
{
    if (!value)
        return other && other->asObject() ? ConflictModel::tr("removed") : ConflictModel::tr("nothing");
    if (const QString *text = value->asString()) return *text;
    if (const json::Number *number = value->asNumber()) return QString::fromLatin1(number->text);
    if (const bool *yes = value->asBool()) return *yes ? ConflictModel::tr("yes") : ConflictModel::tr("no");
    if (value->isNull()) return ConflictModel::tr("nothing");
    if (const json::Array *list = value->asArray())
        return ConflictModel::tr("a list of %n", nullptr, int(list->size()));
    const json::Value *name = value->asObject()->find(u"name");
    return name && name->asString() ? *name->asString() : ConflictModel::tr("kept, with changes");
}

QString pathInWords(const QStringList &path)
{
    QStringList words;
    for (const QString &key : path)
        if (key != QLatin1String("character")) words << key;
    return words.mid(words.size() - qMin(qsizetype(3), words.size())).join(QStringLiteral(", "));
}

ConflictModel::ConflictModel(std::vector<json::Conflict> conflicts, QStringList names,
                             const QString &theirTitle, QObject *parent)
    : QAbstractTableModel(parent)
    , m_conflicts(std::move(conflicts))
    , m_names(std::move(names))
    , m_theirTitle(theirTitle)
    , m_choices(m_conflicts.size(), Side::Mine)
{
}

void ConflictModel::chooseAll(Side side)
{
    if (m_choices.empty()) return;
    m_choices.assign(m_conflicts.size(), side);
    Q_EMIT dataChanged(index(0, Mine), index(rowCount() - 1, Theirs), {Qt::CheckStateRole});
    Q_EMIT chosen();
}

int ConflictModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_conflicts.size());
}

int ConflictModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ConflictModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    const auto row = size_t(index.row());
    const json::Conflict &conflict = m_conflicts[row];
    const QString text = index.column() == What   ? m_names[index.row()]
                         : index.column() == Mine ? valueInWords(conflict.mine, conflict.theirs)
                                                  : valueInWords(conflict.theirs, conflict.mine);
    const Side side = index.column() == Mine ? Side::Mine : Side::Theirs;
    if (role == Qt::DisplayRole) return text.left(200).simplified();
    if (role == Qt::ToolTipRole) return plainTip(text.left(2'000));
    if (role == Qt::AccessibleTextRole && index.column() != What)
        return QStringLiteral("%1, %2: %3")
            .arg(m_names[index.row()], headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 text.left(200));
    if (role == Qt::CheckStateRole && index.column() != What)
        return int(m_choices[row] == side ? Qt::Checked : Qt::Unchecked);
    return {};
}

QVariant ConflictModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == What ? tr("Both changed") : section == Mine ? tr("Yours") : m_theirTitle;
}

Qt::ItemFlags ConflictModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != What ? usual | Qt::ItemIsUserCheckable : usual;
}

/// Taking the check from one side gives it to the other.
bool ConflictModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || index.column() == What) return false;
    const bool mine = (index.column() == Mine) == (value.toInt() == Qt::Checked);
    m_choices[size_t(index.row())] = mine ? Side::Mine : Side::Theirs;
    Q_EMIT dataChanged(index.siblingAtColumn(Mine), index.siblingAtColumn(Theirs), {Qt::CheckStateRole});
    Q_EMIT chosen();
    return true;
}

} // namespace sky::ui
