#pragma once

#include "core/hursagmu/party/table.h"

#include <QAbstractListModel>
#include <QDialog>

namespace sky::ui::hursagmu
{

/// The columns a party's table can have, grouped, with their ticks; those that match what is looked for.
class ColumnsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    ColumnsModel(std::vector<sky::hursagmu::PartyColumn> offered, const QStringList &chosen,
                 QObject *parent = nullptr);

    void setFilter(const QString &filter);
    void setChosen(const QStringList &chosen);
    const QStringList &chosen() const { return m_chosen; } ///< in their order; new ones last

    int rowCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void chosenChanged();

private:
    struct Line {
        QString group; ///< of a heading; empty: a column
        size_t column = 0;
    };
    void show();

    std::vector<sky::hursagmu::PartyColumn> m_offered;
    QStringList m_chosen;
    QString m_filter;
    std::vector<Line> m_lines;
};

/// Ticks columns on and off; each tick tells at once.
class ColumnsDialog : public QDialog
{
    Q_OBJECT

public:
    ColumnsDialog(std::vector<sky::hursagmu::PartyColumn> offered, const QStringList &chosen,
                  QWidget *parent);

Q_SIGNALS:
    void chosen(const QStringList &columns);
};

} // namespace sky::ui::hursagmu
