#pragma once

#include <QAbstractTableModel>
#include <QDate>

class QWidget;

namespace sky::ui::hursagmu
{

class LedgerDesk;

/// What a character had on a day and has today, side by side.
class AsOfModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    struct Row {
        QString what, then, now;
    };
    AsOfModel(const QString &day, std::vector<Row> rows, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString m_day;
    std::vector<Row> m_rows;
};

/// The character as it was at the end of that day: to see, to compare with today, to print.
void openAsOf(LedgerDesk &desk, QDate day, QWidget *parent);
/// Asks for a day, any at all, and shows it.
void askForDay(LedgerDesk &desk, QWidget *parent);

} // namespace sky::ui::hursagmu
