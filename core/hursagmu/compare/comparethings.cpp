// Things: items, hands, mount, injuries, purse.

#include "core/hursagmu/compare/comparison.h"

#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

QString placeText(Place place)
{
    switch (place) {
    case Place::Worn:
        return Text::tr("worn");
    case Place::Carried:
        return Text::tr("carried");
    case Place::Mount:
        return Text::tr("on the mount");
    case Place::Left:
        return Text::tr("left behind");
    }
    return {};
}

QString stackName(const Item &item, const Catalogue &catalogue)
{
    const QString name = itemName(item, catalogue);
    return item.quantity == 1 ? name : filled(Text::tr("%1 × %2"), name, item.quantity);
}

} // namespace

/// "carried", or "in the backpack".
QString Comparison::spot(const Character &character, const Item &item) const
{
    const Item *container = character.findItem(item.container);
    return container ? filled(Text::tr("in %1"), itemName(*container, m_catalogue)) : placeText(item.place);
}

QString Comparison::held(const Character &character) const
{
    QStringList names;
    for (const QString &id : character.hands) {
        const Item *item = character.findItem(id);
        names << (item ? itemName(*item, m_catalogue) : Text::tr("nothing"));
    }
    names.removeDuplicates();
    return names.join(QLatin1String(", "));
}

void Comparison::things()
{
    items();
    hands();
    mount();
    m_found.value(Text::tr("stuns"), m_from.damage.stuns, m_to.damage.stuns);
    m_found.value(Text::tr("wounds"), m_from.damage.wounds, m_to.damage.wounds);
    m_found.value(Text::tr("shocks"), m_from.damage.shocks, m_to.damage.shocks);
    m_found.content(Text::tr("injuries"), m_from.damage.unknown, m_to.damage.unknown);
    m_found.value(Text::tr("gold"), m_from.purse.gold, m_to.purse.gold);
    m_found.value(Text::tr("silver"), m_from.purse.silver, m_to.purse.silver);
    m_found.value(Text::tr("copper"), m_from.purse.copper, m_to.purse.copper);
    m_found.content(Text::tr("purse"), m_from.purse.unknown, m_to.purse.unknown);
    m_found.value(Text::tr("body mass"), toDecimal(m_from.bodyMass), toDecimal(m_to.bodyMass));
    m_found.content(Text::tr("focus split"), m_from.focusForCommand, m_to.focusForCommand);
}

void Comparison::items()
{
    const auto name = [this](const Item &item) { return stackName(item, m_catalogue); };
    m_found.lists(Text::tr("equipment"), m_from.items, m_to.items, name,
                  [this](const Item &from, const Item &to) { itemPair(from, to); });
}

void Comparison::itemPair(const Item &from, const Item &to)
{
    const QString name = itemName(to, m_catalogue);
    const QString oldName = itemName(from, m_catalogue);
    if (oldName != name) m_found.add(filled(Text::tr("%1 is now %2"), oldName, name));
    if (from.quantity != to.quantity)
        m_found.add(filled(Text::tr("%1 × %2 → %3"), name, from.quantity, to.quantity));
    m_found.value(filled(Text::tr("%1:"), name), spot(m_from, from), spot(m_to, to));
    if (from.container != to.container && spot(m_from, from) == spot(m_to, to))
        m_found.add(filled(Text::tr("%1: into another container"), name));
    m_found.content(filled(Text::tr("%1: quality"), name), from.quality, to.quality);
    m_found.content(filled(Text::tr("%1: weight"), name), from.weightEach, to.weightEach);
    m_found.content(filled(Text::tr("%1: price"), name), from.priceEach, to.priceEach);
    m_found.content(filled(Text::tr("%1: note"), name), from.note, to.note);
}

void Comparison::hands()
{
    if (m_from.hands == m_to.hands) return;
    const QString before = held(m_from), after = held(m_to);
    if (before == after)
        m_found.changed(Text::tr("hands"));
    else
        m_found.value(Text::tr("in hand:"), before, after);
}

void Comparison::mount()
{
    if (m_from.mount == m_to.mount) return;
    const auto name = [](const Mount &each) {
        return each.name.isEmpty() ? Text::tr("mount") : filled(Text::tr("mount %1"), each.name);
    };
    if (!m_from.mount) return m_found.added(name(*m_to.mount));
    if (!m_to.mount) return m_found.removed(name(*m_from.mount));
    m_found.changed(name(*m_to.mount));
}

} // namespace sky::hursagmu
