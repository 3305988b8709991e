#pragma once

#include "ui/hursagmu/equipment/itemverbs.h"

#include <QAbstractItemModel>
#include <QHash>

#include <array>
#include <memory>
#include <vector>

namespace sky::hursagmu
{
struct PresentItem;
}

namespace sky::ui::hursagmu
{

/// What is owned as a tree: four places, in each its things, in containers their contents. Follows the
/// document by the smallest changes, so that selection, expansion and scrolling stay. Editing and dropping go
/// through the verbs.
class ItemModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, QuantityColumn, WeightColumn, PriceColumn, WhereColumn, ColumnCount };
    enum Role {
        RemarkRole = Qt::UserRole, ///< beside the name: "8 inside"
        WholeRole,   ///< a closed container's weight and price with all that is in it; else as displayed
        ValueRole,   ///< id of the derived value that stands there
        SearchRole,  ///< what the search looks through
        PictureRole, ///< name of a group's icon
    };

    ItemModel(const ItemVerbs &verbs, QObject *parent = nullptr);
    ~ItemModel() override;

    QModelIndex indexOf(const QString &itemId) const; ///< name column; invalid when unknown
    QModelIndex groupIndex(sky::hursagmu::Place place) const;
    QString idAt(const QModelIndex &index) const; ///< empty for a group
    bool isGroup(const QModelIndex &index) const { return index.isValid() && idAt(index).isEmpty(); }
    bool isContainer(const QModelIndex &index) const;
    int itemCount() const { return int(m_nodes.size()); }
    QStringList containerIds() const;
    static QString mimeType();
    /// Ids of things of this character that are dragged; none of what another one's window gave.
    QStringList idsIn(const QMimeData *data) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &) const override { return ColumnCount; }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    /// Never true: the view would remove what was dragged, while the document has moved it already.
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

private:
    /// What a row shows.
    struct Row {
        QString name, remark, search, where;
        int64_t quantity = 0;
        QString weight, wholeWeight, price, wholePrice;
        QString ownName; ///< as it is edited
        bool container = false;
        friend bool operator==(const Row &, const Row &) = default;
    };
    struct Node {
        QString id; ///< empty: a group
        sky::hursagmu::Place place = sky::hursagmu::Place::Carried;
        Row row;
        Node *parent = nullptr;
        int position = 0; ///< among its siblings
        std::vector<std::unique_ptr<Node>> children;
    };
    using Item = sky::hursagmu::PresentItem;
    using Owned = QHash<QString, const sky::hursagmu::Item *>; ///< as the character has it, by id

    static Node *nodeAt(const QModelIndex &index) { return static_cast<Node *>(index.internalPointer()); }
    QModelIndex indexOf(const Node &node, int column = 0) const;
    Node *groupFor(sky::hursagmu::Place place) { return &m_groups[size_t(place)]; }
    QVariant display(const Node &node, int column) const;
    QVariant whole(const Node &node, int column) const;
    QVariant valueId(const Node &node, int column) const;
    QString accessible(const Node &node, int column) const;

    void update();
    int movesTo(const std::vector<Item> &items) const;
    void layOutAnew(const std::vector<Item> &items);
    void removeGone(const std::vector<Item> &items);
    Owned owned() const;
    void placeAll(const std::vector<Item> &items);
    void insert(Node &parent, int row, std::unique_ptr<Node> node);
    void take(Node &node);
    void move(Node &node, Node &target, int row);
    void show(Node &node, const Row &row);
    void updateGroups();
    Row rowFor(const std::vector<Item> &items, size_t index, const Owned &owned) const;
    QString remarkFor(const Item &item, const sky::hursagmu::Item *own, int inside) const;

    ItemVerbs m_verbs;
    std::array<Node, 4> m_groups; ///< by place
    QHash<QString, Node *> m_nodes;
};

} // namespace sky::ui::hursagmu
