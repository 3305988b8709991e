#pragma once

#include "core/hursagmu/ledger/wishlist.h"

#include <QAbstractListModel>

namespace sky::ui::hursagmu
{

/// What a player wants to buy next, in the player's order.
class WishModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 1 };
    using QAbstractListModel::QAbstractListModel;

    /// Keeps the rows that stay. `unspent` is what each is paid from.
    void show(const std::vector<sky::hursagmu::WishLine> &lines, int64_t unspent);

    const sky::hursagmu::WishLine &line(int row) const { return m_lines[size_t(row)]; }
    int64_t unspent() const { return m_unspent; }
    int64_t most() const { return m_most; } ///< of the figures in the list, so that columns have room
    QModelIndex indexOf(const QString &wishId) const;
    /// "Buy for 4", "3 short", "reached".
    QString state(const sky::hursagmu::WishLine &line) const;
    bool canBuy(const sky::hursagmu::WishLine &line) const;
    static QString remark(const sky::hursagmu::WishLine &line);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString spoken(const sky::hursagmu::WishLine &line) const;

    std::vector<sky::hursagmu::WishLine> m_lines;
    int64_t m_unspent = 0;
    int64_t m_most = 0;
};

} // namespace sky::ui::hursagmu
