#pragma once

#include <QAbstractItemModel>

#include <functional>
#include <vector>

namespace sky::ui
{

/// A line of the sidebar: a recent file, a template.
struct SidebarEntry {
    QString id; ///< unique in its section
    QString name;
    QString number; ///< at the right; may be empty
    QString icon;
    QString tip;
    QString spoken = {}; ///< to screen readers; empty: the name

    friend bool operator==(const SidebarEntry &, const SidebarEntry &) = default;
};

/// Sections with their entries, as far as they match what is looked for.
class SidebarModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role { NumberRole = Qt::UserRole, IdRole, IsSectionRole };

    explicit SidebarModel(const QStringList &sections, QObject *parent = nullptr);

    void setEntries(int section, std::vector<SidebarEntry> entries);
    void setFilter(const QString &filter);
    int count() const; ///< entries that are shown
    QModelIndex indexOf(int section, const QString &id) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Section {
        QString title;
        std::vector<SidebarEntry> all;
        std::vector<SidebarEntry> shown;
    };
    void show(int section);
    QVariant dataOf(const SidebarEntry &entry, int role) const;

    std::vector<Section> m_sections;
    QString m_filter;
};

} // namespace sky::ui
