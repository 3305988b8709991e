// What the tree shows and how it is edited; how it follows the document is in itemmodelupdate.cpp.
#include "ui/hursagmu/equipment/itemmodel.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/evaluation.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"
#include "ui/widgets/plaintip.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Place;

namespace
{

QString groupName(Place place)
{
    switch (place) {
    case Place::Worn:
        return View::tr("Worn");
    case Place::Carried:
        return View::tr("Carried");
    case Place::Mount:
        return View::tr("On the mount");
    case Place::Left:
        return View::tr("Left behind");
    }
    return {};
}

QString pictureOf(Place place)
{
    const char *names[] = {"worn", "carried", "mount", "left"};
    return QLatin1String(names[size_t(place)]);
}

} // namespace

ItemModel::ItemModel(const ItemVerbs &verbs, QObject *parent)
    : QAbstractItemModel(parent)
    , m_verbs(verbs)
{
    for (size_t i = 0; i < m_groups.size(); ++i) {
        m_groups[i].place = Place(i);
        m_groups[i].position = int(i);
        m_groups[i].row.name = groupName(Place(i));
    }
    onChange(this, m_verbs.bench(), [this] { update(); });
    connect(&m_verbs.bench().services().settings, &SettingsStore::changed, this, &ItemModel::update);
}

ItemModel::~ItemModel() = default;

QString ItemModel::mimeType()
{
    return QStringLiteral("application/x-skychamber-items");
}

QModelIndex ItemModel::indexOf(const Node &node, int column) const
{
    return createIndex(node.position, column, &node);
}

QModelIndex ItemModel::indexOf(const QString &itemId) const
{
    const Node *node = m_nodes.value(itemId);
    return node ? indexOf(*node) : QModelIndex();
}

QModelIndex ItemModel::groupIndex(Place place) const
{
    return indexOf(m_groups[size_t(place)]);
}

QString ItemModel::idAt(const QModelIndex &index) const
{
    return index.isValid() ? nodeAt(index)->id : QString();
}

QStringList ItemModel::containerIds() const
{
    QStringList ids;
    for (const Node *node : m_nodes)
        if (node->row.container) ids << node->id;
    return ids;
}

bool ItemModel::isContainer(const QModelIndex &index) const
{
    return index.isValid() && nodeAt(index)->row.container;
}

QModelIndex ItemModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    if (!parent.isValid()) return createIndex(row, column, &m_groups[size_t(row)]);
    return createIndex(row, column, nodeAt(parent)->children[size_t(row)].get());
}

QModelIndex ItemModel::parent(const QModelIndex &index) const
{
    const Node *above = index.isValid() ? nodeAt(index)->parent : nullptr;
    return above ? indexOf(*above) : QModelIndex();
}

int ItemModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) return int(m_groups.size());
    return parent.column() == 0 ? int(nodeAt(parent)->children.size()) : 0;
}

QVariant ItemModel::display(const Node &node, int column) const
{
    const bool group = node.id.isEmpty();
    switch (column) {
    case NameColumn:
        return node.row.name;
    case QuantityColumn:
        return group ? QVariant() : QVariant(QString::number(node.row.quantity));
    case WeightColumn:
        return node.row.weight;
    case PriceColumn:
        return node.row.price;
    default:
        return node.row.where;
    }
}

QVariant ItemModel::whole(const Node &node, int column) const
{
    if (column == WeightColumn && !node.row.wholeWeight.isEmpty()) return node.row.wholeWeight;
    if (column == PriceColumn && !node.row.wholePrice.isEmpty()) return node.row.wholePrice;
    return display(node, column);
}

QVariant ItemModel::valueId(const Node &node, int column) const
{
    if (!node.id.isEmpty())
        return (column == PriceColumn ? QStringLiteral("price/") : QStringLiteral("weight/")) + node.id;
    if (node.place == Place::Left) return QStringLiteral("load_left");
    return node.place == Place::Mount ? QStringLiteral("load_mount") : QStringLiteral("load");
}

QString ItemModel::accessible(const Node &node, int column) const
{
    const QString text = display(node, column).toString();
    if (column != NameColumn) return text;
    QStringList parts = {text};
    if (!node.row.remark.isEmpty()) parts << node.row.remark;
    if (!node.row.wholeWeight.isEmpty()) parts << View::tr("%1 with contents").arg(node.row.wholeWeight);
    return parts.join(QStringLiteral(", "));
}

QVariant ItemModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) return {};
    const Node &node = *nodeAt(index);
    const bool name = index.column() == NameColumn;
    switch (role) {
    case Qt::DisplayRole:
        return display(node, index.column());
    case Qt::EditRole:
        if (index.column() == QuantityColumn) return int(node.row.quantity);
        return name ? QVariant(node.row.ownName) : display(node, index.column());
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter |
                   (name || index.column() == WhereColumn ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::ToolTipRole:
        return name ? QVariant(plainTip(accessible(node, NameColumn))) : QVariant();
    case Qt::AccessibleTextRole:
        return accessible(node, index.column());
    case RemarkRole:
        return name ? QVariant(node.row.remark) : QVariant();
    case WholeRole:
        return whole(node, index.column());
    case ValueRole:
        return valueId(node, index.column());
    case SearchRole:
        return node.row.search;
    case PictureRole:
        return name && node.id.isEmpty() ? QVariant(pictureOf(node.place)) : QVariant();
    default:
        return {};
    }
}

QVariant ItemModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter |
                   (section == NameColumn || section == WhereColumn ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    // The last one stands a little apart from the prices, as its cells do.
    const QString titles[] = {View::tr("item"), View::tr("quantity"), View::tr("weight"), View::tr("price"),
                              QChar(0x2003) + View::tr("where")};
    return titles[section];
}

Qt::ItemFlags ItemModel::flags(const QModelIndex &index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (m_verbs.bench().isReadOnly()) return flags;
    const Node &node = *nodeAt(index);
    if (node.id.isEmpty()) return flags | Qt::ItemIsDropEnabled;
    flags |= Qt::ItemIsDragEnabled;
    if (node.row.container) flags |= Qt::ItemIsDropEnabled;
    if (index.column() == NameColumn || index.column() == QuantityColumn) flags |= Qt::ItemIsEditable;
    return flags;
}

bool ItemModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
    const QString id = idAt(index);
    if (index.column() == QuantityColumn) return m_verbs.setQuantity(id, value.toLongLong());
    return m_verbs.rename(id, value.toString());
}

QStringList ItemModel::mimeTypes() const
{
    return {mimeType()};
}

QMimeData *ItemModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList ids;
    for (const QModelIndex &index : indexes)
        if (const QString id = idAt(index); !id.isEmpty() && !ids.contains(id)) ids << id;
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << m_verbs.bench().document().character()->id << ids;
    auto *data = new QMimeData;
    data->setData(mimeType(), bytes);
    return data;
}

QStringList ItemModel::idsIn(const QMimeData *data) const
{
    QString character;
    QStringList ids;
    QDataStream stream(data->data(mimeType()));
    stream >> character >> ids;
    if (character != m_verbs.bench().document().character()->id) return {};
    return ids;
}

bool ItemModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int,
                                const QModelIndex &parent) const
{
    if (!parent.isValid() || !data->hasFormat(mimeType())) return false;
    const QStringList ids = idsIn(data);
    for (const Node *node = nodeAt(parent); node; node = node->parent)
        if (ids.contains(node->id)) return false;
    return !ids.isEmpty() && (isGroup(parent) || isContainer(parent));
}

bool ItemModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                             const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent)) return false;
    const Node &target = *nodeAt(parent);
    m_verbs.move(idsIn(data), {target.place, target.id});
    return false;
}

} // namespace sky::ui::hursagmu
