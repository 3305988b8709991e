#pragma once

#include "core/hursagmu/catalogue/catalogue.h"

#include <QAbstractTableModel>

#include <vector>

namespace sky::ui::hursagmu
{

/// The book's lists of what can be had, those of one kind or all, as a search leaves them.
class GoodsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    GoodsModel(const sky::hursagmu::Catalogue &catalogue, QObject *parent = nullptr);

    /// The lists there are, by name; the first is all of them.
    static QStringList lists();
    void filter(int list, const QString &wanted);
    void setKilograms(bool kilograms);
    const sky::hursagmu::GoodsInfo *goodsAt(const QModelIndex &index) const; ///< null for none

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString nameOf(const sky::hursagmu::GoodsInfo &goods) const;
    QString weightOf(const sky::hursagmu::GoodsInfo &goods) const;
    QString priceOf(const sky::hursagmu::GoodsInfo &goods) const;

    const sky::hursagmu::Catalogue &m_catalogue;
    std::vector<const sky::hursagmu::GoodsInfo *> m_rows;
    bool m_kilograms = false;
};

} // namespace sky::ui::hursagmu
