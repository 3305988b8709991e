#pragma once

#include "core/hursagmu/ledger/statement.h"

#include <QAbstractTableModel>

namespace sky::ui::hursagmu
{

class LedgerDesk;

/// The ledger as rows, the newest first.
class LedgerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { DateColumn, KindColumn, WhatColumn, WhyColumn, PointsColumn, UnspentColumn, Columns };
    enum Role { IdRole = Qt::UserRole + 1, StruckRole, IconRole };

    explicit LedgerModel(LedgerDesk &desk, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    QModelIndex indexOf(const QString &entryId) const;

private:
    struct Row {
        QString id, icon;
        QStringList cells; ///< by column
        QString struck;    ///< when, by whom and why; empty: it counts
        QStringList remarks;
        friend bool operator==(const Row &, const Row &) = default;
    };

    static Row rowOf(const sky::hursagmu::StatementLine &line);
    void update();
    QString spoken(const Row &row) const;
    QString tip(const Row &row) const;

    LedgerDesk &m_desk;
    std::vector<Row> m_rows;
};

} // namespace sky::ui::hursagmu
