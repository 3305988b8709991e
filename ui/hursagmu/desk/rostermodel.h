#pragma once

#include "core/hursagmu/party/table.h"
#include "ui/hursagmu/desk/deskwork.h"

#include <QAbstractTableModel>

namespace sky::ui::hursagmu
{

/// The members as rows, with the columns that were chosen; sorted and searched here. The best of each column
/// of values and traits is marked.
class RosterModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit RosterModel(const DeskWork &work, QObject *parent = nullptr);

    void refresh(); ///< from the seats as they are now
    void setColumns(const QStringList &ids);
    QStringList columns() const; ///< ids, without the name
    int sortedColumn() const;    ///< below 0: as in the party
    Qt::SortOrder sortOrder() const { return m_order; }
    /// All there are to choose from.
    const std::vector<sky::hursagmu::PartyColumn> &offered() const { return m_offered; }
    void setFilter(const QString &filter);
    /// Row of the first member with a problem; below 0 where there is none.
    int firstProblem() const;
    int problemColumn() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    struct Row {
        QString member, name, path, state; ///< state: what is wrong with the file; empty: nothing
        std::vector<sky::hursagmu::PartyCell> cells;
        std::vector<bool> best;
    };
    void read();
    void markBest();
    void show();
    bool comesBefore(const Row &a, const Row &b) const;
    QVariant spoken(const Row &row, int column) const;
    QString textOf(const Row &row, int column) const;

    DeskWork m_work;
    std::vector<sky::hursagmu::PartyColumn> m_offered;
    std::vector<sky::hursagmu::PartyColumn> m_columns;
    QStringList m_wanted;
    std::vector<Row> m_rows;
    std::vector<size_t> m_shown;
    QString m_filter;
    QString m_sortedBy; ///< id of a column; empty: as in the party
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

/// What is wrong with a member's file, in a few words; empty: nothing.
QString stateOf(const party::Seat &seat);

} // namespace sky::ui::hursagmu
