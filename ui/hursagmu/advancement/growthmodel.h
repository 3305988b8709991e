#pragma once

#include "ui/hursagmu/advancement/growthchart.h"

#include <QAbstractTableModel>

namespace sky::ui::hursagmu
{

/// What the chart shows as a table: a row a day, a column a line; of two lines also what is between them.
class GrowthModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void show(const GrowthChart::Facts &facts);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QDate day;
        std::vector<int64_t> values;
    };
    QStringList m_titles;
    std::vector<Row> m_rows;
};

} // namespace sky::ui::hursagmu
