#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/item.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace sky::ui::hursagmu
{

/// What can be had: the book's lists, and things of one's own, owned or kept, that are in none of them; of
/// one kind or all, as a search leaves them.
class GoodsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    GoodsModel(const sky::hursagmu::Catalogue &catalogue, QObject *parent = nullptr);

    /// The lists there are, by name; the first is all of them, the last is of things of one's own.
    static QStringList lists();
    /// Things whose name has the wanted words come first, then those whose description has.
    void filter(int list, const QString &wanted);
    void setKilograms(bool kilograms);
    /// Things of the character's own that more of can be had, and those that are kept for all characters.
    void setOwn(const std::vector<sky::hursagmu::Item> &owned, const std::vector<sky::hursagmu::Item> &kept);

    /// One of it, in good quality; nothing for no row.
    std::optional<sky::hursagmu::Item> itemAt(const QModelIndex &index) const;
    const sky::hursagmu::GoodsInfo *goodsAt(const QModelIndex &index) const; ///< null for one's own

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        const sky::hursagmu::GoodsInfo *goods = nullptr; ///< null: one's own
        sky::hursagmu::Item own;
    };
    void collect(int list, const QString &wanted, bool described);
    QString nameOf(const Row &row) const;
    QString weightOf(const Row &row) const;
    QString priceOf(const Row &row) const;

    const sky::hursagmu::Catalogue &m_catalogue;
    std::vector<sky::hursagmu::Item> m_own;
    std::vector<Row> m_rows;
    int m_list = 0;
    QString m_wanted;
    bool m_kilograms = false;
};

} // namespace sky::ui::hursagmu
