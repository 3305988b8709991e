#pragma once

#include "core/hursagmu/forging/trial.h"

#include <QAbstractTableModel>

namespace sky::ui::hursagmu
{

/// What the thing does in these hands, a way to use it a row, and below it what is in hand now.
class TrialModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, AttackColumn, DamageColumn, DefenseColumn, MissilesColumn, Columns };
    /// The sum behind a number, in words, and its id for the WHY panel; empty for names.
    enum Role { WhyRole = Qt::UserRole, ValueRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// `now` is the character as it is: its held lines stand at the end, dimmed.
    void show(const sky::hursagmu::Trial &trial, const sky::hursagmu::Evaluation &now);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString name;
        QString remark;
        QString id; ///< of its numbers, "trial/1/"
        bool now = false;
        std::vector<Breakdown> numbers; ///< attack, damage, defense, missiles
        friend bool operator==(const Row &, const Row &) = default;
    };
    static Row rowOf(const QString &name, const QString &id, const sky::hursagmu::HandLine &line, bool now);
    QString figure(const Row &row, int column) const;

    std::vector<Row> m_rows;
};

} // namespace sky::ui::hursagmu
