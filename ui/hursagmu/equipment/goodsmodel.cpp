#include "ui/hursagmu/equipment/goodsmodel.h"

#include "core/hursagmu/rules/items.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/searchfield.h"

#include <QMultiHash>

#include <algorithm>
#include <array>

namespace sky::ui::hursagmu
{

using sky::hursagmu::GoodsInfo;
using sky::hursagmu::Item;
using sky::hursagmu::ItemKind;

namespace
{

constexpr int OwnList = 8;
constexpr QChar Dash(0x2014);

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
    return {View::tr("All lists"), View::tr("Weapons"), View::tr("Armor"),
            View::tr("Foci"),      View::tr("Food"),    View::tr("Clothing"),
            View::tr("Shelter"),   View::tr("Gear"),    View::tr("Your own")};
}

/// Rows that the search finds by name, or by their description alone.
void GoodsModel::collect(int list, const QString &wanted, bool described)
{
    const QStringList names = lists();
    const auto add = [&](const Row &row, int rowList, const QString &name, const QString &description) {
        if (list != 0 && list != rowList) return;
        const bool named = matches(name, wanted);
        const bool fits =
            described ? !named && matches(name + QLatin1Char(' ') + description, wanted) : named;
        if (fits) m_rows.push_back(row);
    };
    for (const Item &item : m_own)
        add({nullptr, item}, OwnList, item.name, {});
    for (const GoodsInfo &goods : m_catalogue.goods())
        add({&goods, {}}, listOf(goods),
            QStringLiteral("%1 %2 %3").arg(goods.name, goods.aliases.join(u' '), names[listOf(goods)]),
            goods.description);
}

void GoodsModel::filter(int list, const QString &wanted)
{
    m_list = list;
    m_wanted = wanted;
    beginResetModel();
    m_rows.clear();
    collect(list, wanted, false);
    collect(list, wanted, true);
    endResetModel();
}

void GoodsModel::setOwn(const std::vector<Item> &owned, const std::vector<Item> &kept)
{
    std::vector<Item> own;
    QMultiHash<QString, size_t> named;
    const auto add = [&own, &named](const Item &item) {
        Item one = item;
        one.id.clear();
        one.quantity = 1;
        one.quality = sky::hursagmu::Quality::Good;
        one.excellentMultiplier.reset();
        one.place = sky::hursagmu::Place::Carried;
        one.container.clear();
        const auto [first, last] = std::as_const(named).equal_range(one.name);
        if (std::any_of(first, last, [&](size_t index) { return own[index] == one; })) return;
        named.insert(one.name, own.size());
        own.push_back(std::move(one));
    };
    for (const Item &item : owned)
        if (item.catalogueId.isEmpty()) add(item);
    for (const Item &item : kept)
        add(item);
    if (own == m_own) return;
    m_own = std::move(own);
    filter(m_list, m_wanted);
}

void GoodsModel::setKilograms(bool kilograms)
{
    if (kilograms == m_kilograms) return;
    m_kilograms = kilograms;
    if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const GoodsInfo *GoodsModel::goodsAt(const QModelIndex &index) const
{
    return index.isValid() ? m_rows[size_t(index.row())].goods : nullptr;
}

std::optional<Item> GoodsModel::itemAt(const QModelIndex &index) const
{
    if (!index.isValid()) return std::nullopt;
    const Row &row = m_rows[size_t(index.row())];
    if (!row.goods) return row.own;
    Item item;
    item.kind = row.goods->kind;
    item.catalogueId = row.goods->id;
    return item;
}

int GoodsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int GoodsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 3;
}

QString GoodsModel::nameOf(const Row &row) const
{
    if (!row.goods) return row.own.name;
    const GoodsInfo &goods = *row.goods;
    const QString name = capitalized(goods.name);
    if (goods.kind == ItemKind::Focus) return View::tr("%1, focus").arg(name);
    if (goods.pack > 1) return View::tr("%1, %2 in one").arg(name, QString::number(goods.pack));
    if (goods.category == QLatin1String("gear") && goods.unit != QLatin1String("each"))
        return View::tr("%1, 1 %2").arg(name, goods.unit);
    return name;
}

QString GoodsModel::weightOf(const Row &row) const
{
    if (row.goods && row.goods->weightEntered) return View::tr("by size");
    Item one = row.own;
    if (row.goods) one.catalogueId = row.goods->id;
    const auto weight = sky::hursagmu::weightOf(one, m_catalogue);
    return weight ? weightText(*weight, m_kilograms) : QString(Dash);
}

QString GoodsModel::priceOf(const Row &row) const
{
    if (!row.goods) {
        const auto own = sky::hursagmu::goodPrice(row.own, m_catalogue, {});
        return own ? moneyText(Money::ofSmallest(own->value())) : QString(Dash);
    }
    if (!row.goods->price) return Dash;
    const QString price = moneyText(*row.goods->price);
    return row.goods->priceIsMinimum ? View::tr("from %1").arg(price) : price;
}

QVariant GoodsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    const Row &row = m_rows[size_t(index.row())];
    if (role == Qt::DisplayRole) {
        if (index.column() == 0) return nameOf(row);
        return index.column() == 1 ? weightOf(row) : priceOf(row);
    }
    if (role == Qt::ToolTipRole) return plainTip(row.goods ? row.goods->description : row.own.note);
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
