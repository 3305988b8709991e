#pragma once

#include "ui/hursagmu/desk/deskwork.h"

#include <QAbstractTableModel>

namespace sky::ui::hursagmu
{

/// The session log of a party, the latest first.
class SessionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { DateColumn, TitleColumn, AwardColumn, ColumnCount };

    explicit SessionModel(const DeskWork &work, QObject *parent = nullptr);
    void refresh();
    /// In the order of the rows, as shown: the party may have changed since.
    const QStringList &ids() const { return m_ids; }
    const party::Session *find(const QString &id) const;
    /// Id of the last award that was not taken back; empty where there is none.
    QString lastAward() const;
    const party::Session &at(int row) const { return sessions()[m_order[size_t(row)]]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    const std::vector<party::Session> &sessions() const { return m_work.bench().party().sessions; }

    DeskWork m_work;
    std::vector<size_t> m_order;
    QStringList m_ids;
};

/// "4 each", "4, Odo 0, taken back 30 Nov 2026", "no award".
QString awardText(const DeskWork &work, const party::Session &session);

} // namespace sky::ui::hursagmu
