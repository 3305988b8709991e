#include "ui/shell/sidebarmodel.h"

#include "ui/theme/icon.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <algorithm>

namespace sky::ui
{

// A section's own index has the internal id 0, its entries' the number of the section, from 1.

SidebarModel::SidebarModel(const QStringList &sections, QObject *parent)
    : QAbstractItemModel(parent)
{
    for (const QString &title : sections) {
        Section section;
        section.title = title;
        m_sections.push_back(section);
    }
}

void SidebarModel::setEntries(int section, std::vector<SidebarEntry> entries)
{
    m_sections[size_t(section)].all = std::move(entries);
    show(section);
}

void SidebarModel::setFilter(const QString &filter)
{
    if (filter == m_filter) return;
    m_filter = filter;
    for (int section = 0; section < int(m_sections.size()); ++section)
        show(section);
}

void SidebarModel::show(int section)
{
    Section &place = m_sections[size_t(section)];
    std::vector<SidebarEntry> wanted;
    for (const SidebarEntry &entry : place.all)
        if (matches(entry.name, m_filter)) wanted.push_back(entry);
    if (wanted == place.shown) return;
    const QModelIndex parent = index(section, 0);
    if (!place.shown.empty()) {
        beginRemoveRows(parent, 0, int(place.shown.size()) - 1);
        place.shown.clear();
        endRemoveRows();
    }
    if (wanted.empty()) return;
    beginInsertRows(parent, 0, int(wanted.size()) - 1);
    place.shown = std::move(wanted);
    endInsertRows();
}

int SidebarModel::count() const
{
    size_t entries = 0;
    for (const Section &section : m_sections)
        entries += section.shown.size();
    return int(entries);
}

QModelIndex SidebarModel::indexOf(int section, const QString &id) const
{
    const auto &shown = m_sections[size_t(section)].shown;
    const auto found =
        std::find_if(shown.begin(), shown.end(), [&id](const SidebarEntry &entry) { return entry.id == id; });
    if (found == shown.end()) return {};
    return createIndex(int(found - shown.begin()), 0, quintptr(section + 1));
}

QModelIndex SidebarModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row() + 1) : 0);
}

QModelIndex SidebarModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0) return {};
    return createIndex(int(child.internalId()) - 1, 0, quintptr(0));
}

int SidebarModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) return int(m_sections.size());
    if (parent.internalId() != 0 || parent.column() != 0) return 0;
    return int(m_sections[size_t(parent.row())].shown.size());
}

int SidebarModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant SidebarModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    if (index.internalId() != 0)
        return dataOf(m_sections[size_t(index.internalId() - 1)].shown[size_t(index.row())], role);
    const Section &section = m_sections[size_t(index.row())];
    if (role == Qt::DisplayRole) return section.title;
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %n entries", nullptr, int(section.shown.size())).arg(section.title);
    if (role == IsSectionRole) return true;
    return {};
}

QVariant SidebarModel::dataOf(const SidebarEntry &entry, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return entry.name;
    case Qt::AccessibleTextRole:
        return entry.spoken.isEmpty() ? entry.name : entry.spoken;
    case Qt::DecorationRole:
        return icon(entry.icon);
    case Qt::ToolTipRole:
        return plainTip(entry.tip);
    case NumberRole:
        return entry.number;
    case IdRole:
        return entry.id;
    case IsSectionRole:
        return false;
    default:
        return {};
    }
}

} // namespace sky::ui
