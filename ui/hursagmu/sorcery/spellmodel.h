#pragma once

#include "ui/hursagmu/sorcery/spelldesk.h"

#include <QAbstractTableModel>

namespace sky::ui::hursagmu
{

/// The spellbook as rows: name, discipline, energy, time with the focus that is chosen.
class SpellModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, DisciplineColumn, EnergyColumn, TimeColumn, Columns };
    enum Role { IdRole = Qt::UserRole + 1, BeyondRole };

    explicit SpellModel(SpellDesk &desk, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    QModelIndex indexOf(const QString &spellId) const;
    /// How many take more than the power.
    int beyond() const;

private:
    struct Row {
        QString id, name, discipline;
        int64_t energy = 0;
        int64_t actions = 1;
        bool beyond = false;
        friend bool operator==(const Row &, const Row &) = default;
    };

    void update();
    std::vector<Row> rowsNow() const;
    QString spoken(const Row &row) const;

    SpellDesk &m_desk;
    std::vector<Row> m_rows;
};

} // namespace sky::ui::hursagmu
