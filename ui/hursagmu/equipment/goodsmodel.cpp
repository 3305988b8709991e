#include "ui/hursagmu/equipment/goodsmodel.h"

#include "core/hursagmu/rules/items.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <array>

namespace sky::ui::hursagmu
{

using sky::hursagmu::GoodsInfo;
using sky::hursagmu::ItemKind;

namespace
{

/// 0 means every list.
int listOf(const GoodsInfo &goods)
{
    if (goods.kind == ItemKind::Weapon) return 1;
    if (goods.kind == ItemKind::Armor) return 2;
    if (goods.kind == ItemKind::Focus) return 3;
    const std::array<QLatin1String, 3> categories = {QLatin1String("food"), QLatin1String("clothing"),
                                                     QLatin1String("shelter")};
    for (size_t i = 0; i < categories.size(); ++i)
        if (goods.category == categories[i]) return int(i) + 4;
    return 7;
}

} // namespace

GoodsModel::GoodsModel(const sky::hursagmu::Catalogue &catalogue, QObject *parent)
    : QAbstractTableModel(parent)
    , m_catalogue(catalogue)
{
    filter(0, {});
}

QStringList GoodsModel::lists()
{
    return {View::tr("All lists"), View::tr("Weapons"),  View::tr("Armor"),   View::tr("Foci"),
            View::tr("Food"),      View::tr("Clothing"), View::tr("Shelter"), View::tr("Gear")};
}

void GoodsModel::filter(int list, const QString &wanted)
{
    beginResetModel();
    m_rows.clear();
    const QStringList names = lists();
    for (const GoodsInfo &goods : m_catalogue.goods()) {
        const QString text =
            QStringLiteral("%1 %2 %3").arg(goods.name, goods.aliases.join(u' '), names[listOf(goods)]);
        if ((list == 0 || list == listOf(goods)) && matches(text, wanted)) m_rows.push_back(&goods);
    }
    endResetModel();
}

void GoodsModel::setKilograms(bool kilograms)
{
    if (kilograms == m_kilograms) return;
    m_kilograms = kilograms;
    if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const GoodsInfo *GoodsModel::goodsAt(const QModelIndex &index) const
{
    return index.isValid() ? m_rows[size_t(index.row())] : nullptr;
}

int GoodsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int GoodsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 3;
}

QString GoodsModel::nameOf(const GoodsInfo &goods) const
{
    const QString name = capitalized(goods.name);
    if (goods.kind == ItemKind::Focus) return View::tr("%1, focus").arg(name);
    if (goods.pack > 1) return View::tr("%1, %2 in one").arg(name, QString::number(goods.pack));
    if (goods.category == QLatin1String("gear") && goods.unit != QLatin1String("each"))
        return View::tr("%1, 1 %2").arg(name, goods.unit);
    return name;
}

QString GoodsModel::weightOf(const GoodsInfo &goods) const
{
    sky::hursagmu::Item one;
    one.kind = goods.kind;
    one.catalogueId = goods.id;
    const auto weight = sky::hursagmu::weightOf(one, m_catalogue);
    if (goods.weightEntered) return View::tr("by size");
    return weight ? weightText(*weight, m_kilograms) : QString(QChar(0x2014));
}

QString GoodsModel::priceOf(const GoodsInfo &goods) const
{
    if (!goods.price) return QString(QChar(0x2014));
    return goods.priceIsMinimum ? View::tr("from %1").arg(moneyText(*goods.price)) : moneyText(*goods.price);
}

QVariant GoodsModel::data(const QModelIndex &index, int role) const
{
    const GoodsInfo *goods = goodsAt(index);
    if (!goods) return {};
    if (role == Qt::DisplayRole) {
        if (index.column() == 0) return nameOf(*goods);
        return index.column() == 1 ? weightOf(*goods) : priceOf(*goods);
    }
    if (role == Qt::ToolTipRole) return plainTip(goods->description);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight));
    return {};
}

QVariant GoodsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section > 2) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == 0 ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString titles[] = {View::tr("item"), View::tr("weight"), View::tr("price")};
    return titles[section];
}

} // namespace sky::ui::hursagmu
