// How the tree follows the document: what is gone goes, what is new comes, what moved moves, and only rows
// that read otherwise than before are said to have changed.
#include "ui/hursagmu/equipment/itemmodel.h"

#include "core/hursagmu/rules/belongings.h"
#include "core/hursagmu/rules/evaluation.h"
#include "ui/hursagmu/units.h"
#include "ui/hursagmu/view.h"
#include "ui/services/settings.h"

#include <QSet>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Place;
using sky::hursagmu::Quality;

namespace
{

constexpr QChar NoValue(0x2014);
constexpr int MostMoves = 100; // shown one by one

template<class Children>
void renumberFrom(const Children &children, int first)
{
    for (size_t i = size_t(first); i < children.size(); ++i)
        children[i]->position = int(i);
}

} // namespace

void ItemModel::update()
{
    const auto &items = evaluationOf(m_verbs.bench().document()).items;
    if (movesTo(items) > MostMoves)
        layOutAnew(items);
    else {
        removeGone(items);
        placeAll(items);
    }
    updateGroups();
}

/// How many things come, go, or change their parent. One by one each costs a pass over its siblings, so that
/// many together are laid out anew.
int ItemModel::movesTo(const std::vector<Item> &items) const
{
    int moves = 0, kept = 0;
    for (const Item &item : items) {
        const Node *node = m_nodes.value(item.id);
        const Node *around = m_nodes.value(item.inContainer);
        if (node) ++kept;
        if (!node || node->parent != (around ? around : &m_groups[size_t(item.place)])) ++moves;
    }
    return moves + int(m_nodes.size()) - kept;
}

void ItemModel::layOutAnew(const std::vector<Item> &items)
{
    beginResetModel();
    m_nodes.clear();
    for (Node &group : m_groups)
        group.children.clear();
    const Owned own = owned();
    for (size_t i = 0; i < items.size(); ++i) {
        Node *parent = m_nodes.value(items[i].inContainer);
        if (!parent) parent = groupFor(items[i].place);
        auto node = std::make_unique<Node>();
        node->id = items[i].id;
        node->place = items[i].place;
        node->row = rowFor(items, i, own);
        node->parent = parent;
        node->position = int(parent->children.size());
        m_nodes.insert(node->id, node.get());
        parent->children.push_back(std::move(node));
    }
    endResetModel();
}

/// Contents of what is gone stay where it was until they are placed.
void ItemModel::removeGone(const std::vector<Item> &items)
{
    QSet<QString> present;
    for (const Item &item : items)
        present.insert(item.id);
    std::vector<Node *> gone;
    for (Node *node : std::as_const(m_nodes))
        if (!present.contains(node->id)) gone.push_back(node);
    for (Node *node : gone) {
        while (!node->children.empty())
            move(*node->children.back(), *node->parent, node->position + 1);
        take(*node);
    }
}

ItemModel::Owned ItemModel::owned() const
{
    Owned owned;
    for (const sky::hursagmu::Item &item : characterOf(m_verbs.bench().document()).items)
        owned.insert(item.id, &item);
    return owned;
}

/// Parents stand before their contents in the list, so that each finds its place.
void ItemModel::placeAll(const std::vector<Item> &items)
{
    const Owned own = owned();
    QHash<Node *, Node *> last; // the child placed last in each parent
    for (size_t i = 0; i < items.size(); ++i) {
        const Item &item = items[i];
        Node *target = m_nodes.value(item.inContainer);
        if (!target) target = groupFor(item.place);
        const Node *before = last.value(target);
        const int row = before ? before->position + 1 : 0;
        Node *node = m_nodes.value(item.id);
        if (!node) {
            auto made = std::make_unique<Node>();
            node = made.get();
            node->id = item.id;
            node->place = item.place;
            node->row = rowFor(items, i, own);
            insert(*target, row, std::move(made));
        } else {
            if (node->parent != target || node->position < row) move(*node, *target, row);
            node->place = item.place;
            show(*node, rowFor(items, i, own));
        }
        last.insert(target, node);
    }
}

void ItemModel::insert(Node &parent, int row, std::unique_ptr<Node> node)
{
    beginInsertRows(indexOf(parent), row, row);
    node->parent = &parent;
    m_nodes.insert(node->id, node.get());
    parent.children.insert(parent.children.begin() + row, std::move(node));
    renumberFrom(parent.children, row);
    endInsertRows();
}

/// Out of the tree for good; it has no children any more.
void ItemModel::take(Node &node)
{
    Node &parent = *node.parent;
    const int row = node.position;
    beginRemoveRows(indexOf(parent), row, row);
    m_nodes.remove(node.id);
    parent.children.erase(parent.children.begin() + row);
    renumberFrom(parent.children, row);
    endRemoveRows();
}

/// `row` is counted before the move, as in beginMoveRows.
void ItemModel::move(Node &node, Node &target, int row)
{
    Node &source = *node.parent;
    const int from = node.position;
    if (&source == &target && (row == from || row == from + 1)) return;
    beginMoveRows(indexOf(source), from, from, indexOf(target), row);
    std::unique_ptr<Node> moving = std::move(source.children[size_t(from)]);
    source.children.erase(source.children.begin() + from);
    if (&source == &target && from < row) --row;
    moving->parent = &target;
    target.children.insert(target.children.begin() + row, std::move(moving));
    renumberFrom(source.children, 0);
    renumberFrom(target.children, 0);
    endMoveRows();
}

void ItemModel::show(Node &node, const Row &row)
{
    if (row == node.row) return;
    node.row = row;
    Q_EMIT dataChanged(indexOf(node), indexOf(node, ColumnCount - 1));
}

QString ItemModel::remarkFor(const Item &item, const sky::hursagmu::Item *own, int inside) const
{
    QStringList parts;
    if (item.container) parts << (inside == 0 ? View::tr("empty") : View::tr("%1 inside").arg(inside));
    const auto *goods = own ? m_verbs.catalogue().thing(own->catalogueId) : nullptr;
    if (goods && goods->pack > 1) {
        parts << View::tr("%1 pieces").arg(item.quantity * goods->pack);
    } else if (goods && goods->category == QLatin1String("gear") && goods->unit != QLatin1String("each")) {
        parts << (item.quantity == 1 ? goods->unit : goods->unitPlural);
    }
    if (item.quality == Quality::Poor) parts << View::tr("poor");
    if (item.quality == Quality::Excellent) parts << View::tr("excellent");
    if (!item.known) parts << View::tr("not in the lists");
    if (own && !own->note.isEmpty()) parts << own->note.simplified();
    return parts.join(QStringLiteral(" · "));
}

ItemModel::Row ItemModel::rowFor(const std::vector<Item> &items, size_t index, const Owned &owned) const
{
    const Item &item = items[index];
    const bool kilograms = m_verbs.bench().services().settings.get().kilograms;
    Row row;
    row.ownName = item.name;
    row.name = item.ownName ? item.name : capitalized(item.name);
    row.quantity = item.quantity;
    row.container = item.container;
    row.where = item.inHand ? View::tr("in hand") : hursagmu::nameOf(item.place);
    row.weight = item.weighsNothing ? QString(NoValue)
                                    : weightText(Weight::ofSmallest(item.weight.value()), kilograms);
    row.price = item.priceKnown ? moneyText(Money::ofSmallest(item.price.value())) : QString(NoValue);
    int inside = 0;
    if (index + 1 < items.size() && items[index + 1].depth > item.depth) {
        const sky::hursagmu::Bundle bundle = sky::hursagmu::bundleAt(items, index);
        inside = bundle.inside;
        row.wholeWeight = weightText(bundle.weight, kilograms);
        row.wholePrice = moneyText(bundle.price);
    }
    row.remark = remarkFor(item, owned.value(item.id), inside);
    row.search = QStringLiteral("%1 %2 %3").arg(row.name, row.remark, row.where);
    return row;
}

void ItemModel::updateGroups()
{
    const auto &document = m_verbs.bench().document();
    const auto &items = evaluationOf(document).items;
    const bool kilograms = m_verbs.bench().services().settings.get().kilograms;
    const bool armorCounts = characterOf(document).options.armorWeightEncumbers;
    for (Node &group : m_groups) {
        Row row;
        row.name = group.row.name;
        row.weight = weightText(sky::hursagmu::weightIn(items, group.place), kilograms);
        if (group.place == Place::Mount || group.place == Place::Left)
            row.where = View::tr("not in the load");
        if (group.place == Place::Worn && !armorCounts) row.where = View::tr("without armor");
        if (group.children.empty()) row.remark = View::tr("nothing");
        show(group, row);
    }
}

} // namespace sky::ui::hursagmu
