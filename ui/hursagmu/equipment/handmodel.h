#pragma once

#include "core/hursagmu/rules/evaluation.h"

#include <QAbstractTableModel>

namespace sky::ui::hursagmu
{

/// The ways to fight with what is at hand, one a row. 12 at most, so it is simply shown anew.
class HandModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { ValueRole = Qt::UserRole }; ///< id of the derived value in that place
    using QAbstractTableModel::QAbstractTableModel;

    void show(const std::vector<sky::hursagmu::HandLine> &lines);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString name;
        bool held = false;
        std::vector<QString> figures;
        friend bool operator==(const Row &, const Row &) = default;
    };
    std::vector<Row> m_rows;
};

} // namespace sky::ui::hursagmu
