#pragma once

#include "ui/hursagmu/desk/deskwork.h"

#include <QAbstractTableModel>

namespace sky::ui::hursagmu
{

/// Who gets how much, with what follows from it. Ticks and amounts stay with their member while the party is
/// read anew; who was not there is ticked once there is a file, unless a person said otherwise.
class AwardModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, PointsColumn, UnspentColumn, PossibleColumn, ColumnCount };
    static constexpr int Most = 1'000'000; ///< points, of either sign

    explicit AwardModel(const DeskWork &work, QObject *parent = nullptr);

    void refresh(); ///< the members as they are now
    void setEach(int points);
    std::vector<sky::hursagmu::AwardPlan::Share> shares() const;
    /// What follows from the plan, and what those who get nothing have to spend on its day.
    void show(const std::vector<sky::hursagmu::AwardForecast> &forecasts, QDate day);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void planChanged();

private:
    struct Row {
        QString member, name;
        bool ticked = false;
        bool chosen = false; ///< by a person: stays so
        bool inPlay = false;
        int points = 0;
        EvaluationPtr facts; ///< null where the file cannot be read
        sky::hursagmu::AwardForecast forecast;
    };
    QString textOf(const Row &row, int column) const;
    QString possibleOf(const Row &row) const;
    QString unspentOf(const Row &row) const;
    void tellRows();

    DeskWork m_work;
    std::vector<Row> m_rows;
    int m_each = 0;
    QDate m_day;
};

} // namespace sky::ui::hursagmu
