#include "ui/hursagmu/equipment/itemverbs.h"

#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/stack.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/holding.h"
#include "core/hursagmu/rules/items.h"
#include "ui/hursagmu/view.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Character;
using sky::hursagmu::Item;
using sky::hursagmu::Place;

QString nameOf(Place place)
{
    switch (place) {
    case Place::Worn:
        return View::tr("worn");
    case Place::Carried:
        return View::tr("carried");
    case Place::Mount:
        return View::tr("on the mount");
    case Place::Left:
        return View::tr("left behind");
    }
    return {};
}

const Character &ItemVerbs::character() const
{
    return characterOf(m_bench.document());
}

QString ItemVerbs::nameOf(const QString &id) const
{
    const Item *item = character().findItem(id);
    return item ? sky::hursagmu::itemName(*item, m_catalogue) : id;
}

/// What lies in another of them goes along with it.
QStringList ItemVerbs::withoutContents(const QStringList &ids) const
{
    const QSet<QString> chosen(ids.begin(), ids.end());
    QHash<QString, QString> containers;
    for (const Item &item : character().items)
        containers.insert(item.id, item.container);
    QStringList kept;
    for (const QString &id : ids) {
        QString around = containers.value(id);
        for (qsizetype steps = 0; !around.isEmpty() && steps < containers.size(); ++steps) {
            if (chosen.contains(around)) break;
            around = containers.value(around);
        }
        if (!chosen.contains(around)) kept << id;
    }
    return kept;
}

bool ItemVerbs::move(const QStringList &ids, const Destination &destination) const
{
    const QStringList outer = withoutContents(ids);
    if (outer.isEmpty()) return false;
    std::vector<Edit> edits;
    for (const QString &id : outer)
        edits.push_back(destination.container.isEmpty()
                            ? sky::hursagmu::moveItem(m_catalogue, id, destination.place)
                            : sky::hursagmu::putInto(m_catalogue, id, destination.container));
    const QString name = outer.size() == 1 ? View::tr("Move %1").arg(nameOf(outer.first()))
                                           : View::tr("Move %1 things").arg(outer.size());
    return m_bench.apply(name, edits);
}

bool ItemVerbs::remove(const QStringList &ids) const
{
    if (ids.isEmpty()) return false;
    std::vector<Edit> edits;
    for (const QString &id : ids)
        edits.push_back(sky::hursagmu::removeItem(m_catalogue, id));
    const QString name = ids.size() == 1 ? View::tr("Remove %1").arg(nameOf(ids.first()))
                                         : View::tr("Remove %1 things").arg(ids.size());
    return m_bench.apply(name, edits);
}

Edit ItemVerbs::changed(const QString &id, const QString &aspect,
                        const std::function<void(Item &)> &how) const
{
    Item item;
    item.id = id; // of nothing the character has: the verb refuses it with a sentence
    if (const Item *present = character().findItem(id)) item = *present;
    how(item);
    Edit edit = sky::hursagmu::changeItem(m_catalogue, item);
    edit.mergeKey += QLatin1Char('/') + aspect;
    return edit;
}

bool ItemVerbs::setQuantity(const QString &id, int64_t quantity) const
{
    return m_bench.apply(
        changed(id, QStringLiteral("quantity"), [quantity](Item &item) { item.quantity = quantity; }));
}

bool ItemVerbs::changeQuantity(const QStringList &ids, int64_t by) const
{
    const auto add = [by](Item &item) {
        item.quantity = std::clamp<int64_t>(item.quantity + by, 0, sky::hursagmu::limits::Quantity);
    };
    if (ids.size() == 1) return m_bench.apply(changed(ids.first(), QStringLiteral("quantity"), add));
    std::vector<Edit> edits;
    for (const QString &id : ids)
        edits.push_back(changed(id, {}, add));
    return m_bench.apply(View::tr("Change %1 quantities").arg(ids.size()), edits);
}

bool ItemVerbs::rename(const QString &id, const QString &name) const
{
    return m_bench.apply(changed(id, QStringLiteral("name"), [&](Item &item) {
        const sky::hursagmu::GoodsInfo *goods = m_catalogue.thing(item.catalogueId);
        const bool usual = goods && name.trimmed().compare(goods->name, Qt::CaseInsensitive) == 0;
        item.name = usual ? QString() : name.trimmed();
    }));
}

/// The stack that the pieces join, or the entry that the edit appends.
Result<QString> ItemVerbs::bring(const Item &item, const Edit &edit) const
{
    const Item *stack = sky::hursagmu::stackFor(character(), m_catalogue, item);
    const QString joined = stack ? stack->id : QString();
    const auto done = m_bench.attempt(edit);
    if (!done) return tl::unexpected(done.error());
    return joined.isEmpty() ? character().items.back().id : joined;
}

Result<QString> ItemVerbs::buy(const Item &item, const sky::hursagmu::Deal &deal) const
{
    return bring(item, sky::hursagmu::buyItem(m_catalogue, item, deal, m_bench.services().ids));
}

Result<QString> ItemVerbs::add(const Item &item) const
{
    return bring(item, sky::hursagmu::addToStack(m_catalogue, item, m_bench.services().ids));
}

Result<void> ItemVerbs::sell(const QString &id, int64_t quantity, const sky::hursagmu::Deal &deal) const
{
    Edit edit = sky::hursagmu::sellItem(m_catalogue, id, quantity, deal);
    Item sold;
    if (const Item *own = character().findItem(id)) sold = *own;
    sold.quantity = quantity;
    edit.name = View::tr("Sell %1").arg(sky::hursagmu::itemLabel(sold, m_catalogue));
    return m_bench.attempt(edit);
}

bool ItemVerbs::hold(size_t hand, const QString &id) const
{
    return m_bench.apply(
        sky::hursagmu::setHands(m_catalogue, sky::hursagmu::handsTaking(character(), m_catalogue, hand, id)));
}

bool ItemVerbs::takeInHand(const QString &id) const
{
    return m_bench.apply(sky::hursagmu::setHands(
        m_catalogue, sky::hursagmu::handsTakingOrDropping(character(), m_catalogue, id)));
}

} // namespace sky::ui::hursagmu
