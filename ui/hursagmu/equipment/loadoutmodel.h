#pragma once

#include "core/hursagmu/edits/loadouts.h"
#include "ui/hursagmu/equipment/itemverbs.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace sky::ui::hursagmu
{

/// What each load-out would do, one a row, below what is so now. A row is worked out when it is looked at,
/// since that evaluates the whole character.
class LoadOutModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    LoadOutModel(const ItemVerbs &verbs, QObject *parent = nullptr);

    /// After each change of the document.
    void update();
    /// Columns to leave out first where there is little room.
    static std::vector<int> lessWanted();
    QString idAt(const QModelIndex &index) const; ///< empty for what is so now

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString id, name;
        bool inForce = false;
        friend bool operator==(const Row &, const Row &) = default;
    };
    const sky::hursagmu::LoadOutFigures &figures(size_t row) const;
    QString textOf(size_t row, int column) const;

    ItemVerbs m_verbs;
    std::vector<Row> m_rows;
    mutable std::vector<std::optional<sky::hursagmu::LoadOutFigures>> m_figures;
};

} // namespace sky::ui::hursagmu
