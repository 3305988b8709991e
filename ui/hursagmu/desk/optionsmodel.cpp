#include "ui/hursagmu/desk/desktable.h"
#include "ui/hursagmu/desk/optionsdialog.h"
#include "ui/hursagmu/desk/optiontext.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

namespace sky::ui::hursagmu
{

using sky::hursagmu::OptionField;
using sky::hursagmu::OptionInfo;
using sky::hursagmu::RuleOptions;

json::Value optionIn(const RuleOptions &options, const QString &id)
{
    for (const OptionField &field : sky::hursagmu::optionFields())
        if (field.id == id) return field.read(options);
    return {};
}

bool setOption(RuleOptions &options, const QString &id, const json::Value &value)
{
    for (const OptionField &field : sky::hursagmu::optionFields())
        if (field.id == id) return field.write(options, value);
    return false;
}

OptionsModel::OptionsModel(const sky::hursagmu::Catalogue &catalogue, QObject *parent)
    : QAbstractTableModel(parent)
    , m_catalogue(catalogue)
{
    find();
}

void OptionsModel::show(const RuleOptions &options)
{
    m_options = options;
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void OptionsModel::setFilter(const QString &filter)
{
    beginResetModel();
    m_filter = filter;
    find();
    endResetModel();
}

void OptionsModel::find()
{
    m_shown.clear();
    const auto &all = m_catalogue.options();
    for (size_t i = 0; i < all.size(); ++i) {
        const QString text = QStringList{all[i].name, optionGroup(all[i].group), all[i].description,
                                         all[i].rules.join(QLatin1Char(' '))}
                                 .join(QLatin1Char(' '));
        if (matches(text, m_filter)) m_shown.push_back(i);
    }
}

int OptionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int OptionsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString OptionsModel::textOf(const OptionInfo &option, int column) const
{
    const json::Value value = optionIn(m_options, option.id);
    const bool changed = !(value == optionIn({}, option.id));
    switch (column) {
    case GroupColumn:
        return optionGroup(option.group);
    case NameColumn:
        return option.name;
    case ValueColumn:
        return value.isNull() ? View::tr("none") : optionText(value, option, m_catalogue);
    default:
        return changed ? View::tr("changed") : QString();
    }
}

QVariant OptionsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const OptionInfo &option = m_catalogue.options()[m_shown[size_t(index.row())]];
    const bool changed = !textOf(option, StateColumn).isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        return textOf(option, index.column());
    case Qt::AccessibleTextRole:
        if (index.column() != NameColumn) return textOf(option, index.column());
        return (changed ? View::tr("%1: %2, changed") : View::tr("%1: %2"))
            .arg(option.name, textOf(option, ValueColumn));
    case Qt::ToolTipRole:
        return plainTip(textOf(option, index.column()));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | Qt::AlignLeft);
    case StrongRole:
        return changed && index.column() >= ValueColumn;
    case InkRole:
        return int(index.column() == GroupColumn ? CellInk::Secondary : CellInk::Normal);
    case IdRole:
        return option.id;
    default:
        return {};
    }
}

QVariant OptionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignVCenter | Qt::AlignLeft);
    if (role != Qt::DisplayRole) return {};
    const QString titles[] = {View::tr("about"), View::tr("option"), View::tr("in this campaign"), QString()};
    return titles[section];
}

} // namespace sky::ui::hursagmu
