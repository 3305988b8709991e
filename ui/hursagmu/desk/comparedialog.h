#pragma once

#include "core/hursagmu/party/table.h"
#include "ui/hursagmu/desk/deskwork.h"

#include <QAbstractTableModel>
#include <QDialog>

namespace sky::ui::hursagmu
{

/// Members side by side: a row for each number, a column for each member. Where they differ the row says so,
/// and the best stands in bold.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// Fewer than two members: all of the party.
    CompareModel(const DeskWork &work, const QStringList &members, QObject *parent = nullptr);

    void setOnlyDifferent(bool only);
    void setFilter(const QString &filter);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Line {
        sky::hursagmu::PartyColumn what;
        std::vector<sky::hursagmu::PartyCell> cells;
        bool differs = false;
        std::optional<int64_t> best;
    };
    void show();

    QStringList m_names;
    std::vector<Line> m_lines;
    std::vector<size_t> m_shown;
    QString m_filter;
    bool m_onlyDifferent = false;
};

class CompareDialog : public QDialog
{
    Q_OBJECT

public:
    CompareDialog(const DeskWork &work, const QStringList &members, QWidget *parent);
};

} // namespace sky::ui::hursagmu
