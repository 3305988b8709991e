#include "core/hursagmu/edits/loadouts.h"

#include "core/hursagmu/edits/hold.h"
#include "core/hursagmu/edits/stack.h"
#include "core/hursagmu/edits/tidy.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/rules/items.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace sky::hursagmu
{

namespace
{

/// Brings a character into an arrangement, and notes what cannot be had.
class Arranger
{
public:
    Arranger(Character &character, const Catalogue &catalogue)
        : m_character(character)
        , m_catalogue(catalogue)
    {
        for (size_t i = 0; i < character.items.size(); ++i)
            m_indices.insert(character.items[i].id, i);
    }

    LoadOutWants arrange(const LoadOut &loadOut)
    {
        for (const LoadOut::Placement &placement : loadOut.placements)
            place(placement);
        for (const size_t index : m_moved)
            breakCycle(index);
        take(loadOut.hands);
        return std::move(m_wants);
    }

private:
    Item *find(const QString &id)
    {
        const auto found = m_indices.constFind(id);
        return found == m_indices.cend() ? nullptr : &m_character.items[*found];
    }

    void want(QStringList &list, const QString &name)
    {
        if (!list.contains(name)) list.append(name);
    }

    bool canContain(const Item &item, const QString &containerId)
    {
        if (containerId.isEmpty()) return true;
        const Item *container = find(containerId);
        return container && container != &item && isContainer(*container, m_catalogue);
    }

    void place(const LoadOut::Placement &placement)
    {
        Item *item = find(placement.item);
        if (!item) return want(m_wants.gone, placement.item);
        Item moved = *item;
        moved.place = placement.place;
        moved.container = placement.container;
        settlePlace(moved);
        if (!canContain(*item, moved.container) || !checkPlace(m_catalogue, moved, item))
            return want(m_wants.elsewhere, itemName(*item, m_catalogue));
        *item = std::move(moved);
        m_moved.push_back(m_indices.value(placement.item));
    }

    /// A thing that would lie in itself comes out: containers may have changed since the arrangement was
    /// kept.
    void breakCycle(size_t index)
    {
        Item &item = m_character.items[index];
        const Item *around = find(item.container);
        for (size_t steps = 0; around && around != &item && steps < m_character.items.size(); ++steps)
            around = find(around->container);
        if (around != &item) return;
        item.container.clear();
        want(m_wants.elsewhere, itemName(item, m_catalogue));
    }

    /// Thing by thing, so that one that cannot be held does not keep the others out of the hands.
    void take(const std::vector<QString> &slots)
    {
        (void)hold(m_character, m_catalogue, {}); // nothing in hand is always possible
        QStringList taken = {QString()};
        for (const QString &id : slots) {
            if (taken.contains(id)) continue;
            taken.append(id);
            const Item *item = find(id);
            if (!item)
                want(m_wants.gone, id);
            else if (!hold(m_character, m_catalogue, handsWith(slots, *item)) ||
                     slotsHolding(m_character, id) <
                         std::count(slots.begin(), slots.end(), id)) // fewer are owned, or hands are full
                want(m_wants.elsewhere, itemName(*item, m_catalogue));
        }
    }

    /// As many of it as are owned.
    std::vector<QString> handsWith(const std::vector<QString> &slots, const Item &item) const
    {
        int64_t left = item.quantity * handsFor(item, m_catalogue);
        std::vector<QString> hands = m_character.hands;
        hands.resize(std::max(hands.size(), slots.size()));
        for (size_t i = 0; i < slots.size(); ++i)
            if (slots[i] == item.id && hands[i].isEmpty() && left-- > 0) hands[i] = item.id;
        return hands;
    }

    Character &m_character;
    const Catalogue &m_catalogue;
    QHash<QString, size_t> m_indices;
    std::vector<size_t> m_moved;
    LoadOutWants m_wants;
};

/// The present arrangement; what newer programs wrote beside a placement stays with it.
void capture(LoadOut &loadOut, const Character &character)
{
    QHash<QString, json::Members> unknown;
    for (LoadOut::Placement &placement : loadOut.placements)
        unknown.emplace(placement.item, std::move(placement.unknown));
    loadOut.placements.clear();
    loadOut.placements.reserve(character.items.size());
    for (const Item &item : character.items)
        loadOut.placements.push_back({item.id, item.place, item.container, unknown.value(item.id)});
    loadOut.hands = character.hands;
}

Result<void> checkName(const Character &character, const QString &name, const QString &ownId)
{
    if (name.isEmpty()) return refuse(Text::tr("A load-out needs a name."));
    for (const LoadOut &other : character.loadOuts)
        if (other.id != ownId && other.name.compare(name, Qt::CaseInsensitive) == 0)
            return refuse(filled(Text::tr("There is a load-out called %1 already."), other.name));
    return notLonger(Text::tr("The name"), name, limits::NameLength);
}

/// Runs `change` on the load-out of that id, or refuses.
template<class Change>
Edit loadOutVerb(const QString &name, const QString &loadOutId, Change change)
{
    return verb(name, QString(), [loadOutId, change](Character &character) -> Result<void> {
        const auto has = [&loadOutId](const LoadOut &each) { return each.id == loadOutId; };
        const auto found = std::find_if(character.loadOuts.begin(), character.loadOuts.end(), has);
        if (found == character.loadOuts.end())
            return refuse(Text::tr("The character has no load-out %1.").arg(loadOutId));
        return change(character, *found);
    });
}

/// Without the free hands at the end: how many there are follows from the gifts.
std::vector<QString> heldOf(std::vector<QString> slots)
{
    while (!slots.empty() && slots.back().isEmpty())
        slots.pop_back();
    return slots;
}

} // namespace

Edit keepLoadOut(const QString &name, const IdSource &ids)
{
    const QString tidied = name.simplified();
    return verb(
        Text::tr("Keep load-out %1").arg(tidied), QString(),
        [tidied, ids](Character &character) -> Result<void> {
            const auto checked =
                roomFor(Text::tr("load-outs"), character.loadOuts.size(), limits::LoadOuts).and_then([&] {
                    return checkName(character, tidied, {});
                });
            if (!checked) return checked;
            LoadOut loadOut;
            loadOut.id = freshId(character, ids);
            loadOut.name = tidied;
            capture(loadOut, character);
            character.loadOuts.push_back(std::move(loadOut));
            return {};
        });
}

Edit takeOverLoadOut(const QString &loadOutId)
{
    return loadOutVerb(Text::tr("Take over a load-out"), loadOutId,
                       [](Character &character, LoadOut &loadOut) -> Result<void> {
                           capture(loadOut, character);
                           return {};
                       });
}

Edit renameLoadOut(const QString &loadOutId, const QString &name)
{
    const QString tidied = name.simplified();
    return loadOutVerb(Text::tr("Rename a load-out to %1").arg(tidied), loadOutId,
                       [tidied](Character &character, LoadOut &loadOut) -> Result<void> {
                           const auto checked = checkName(character, tidied, loadOut.id);
                           if (checked) loadOut.name = tidied;
                           return checked;
                       });
}

Edit removeLoadOut(const QString &loadOutId)
{
    return loadOutVerb(Text::tr("Remove a load-out"), loadOutId,
                       [loadOutId](Character &character, LoadOut &) -> Result<void> {
                           std::erase_if(character.loadOuts,
                                         [&](const LoadOut &each) { return each.id == loadOutId; });
                           return {};
                       });
}

Edit switchLoadOut(const Catalogue &catalogue, const QString &loadOutId)
{
    return loadOutVerb(Text::tr("Switch the load-out"), loadOutId,
                       [&catalogue](Character &character, const LoadOut &loadOut) -> Result<void> {
                           Arranger(character, catalogue).arrange(loadOut);
                           return {};
                       });
}

const LoadOut *findLoadOut(const Character &character, const QString &loadOutId)
{
    const auto has = [&loadOutId](const LoadOut &each) { return each.id == loadOutId; };
    const auto found = std::find_if(character.loadOuts.begin(), character.loadOuts.end(), has);
    return found == character.loadOuts.end() ? nullptr : &*found;
}

bool isInForce(const Character &character, const LoadOut &loadOut)
{
    if (heldOf(character.hands) != heldOf(loadOut.hands)) return false;
    QHash<QString, const Item *> items;
    for (const Item &item : character.items)
        items.insert(item.id, &item);
    return std::all_of(
        loadOut.placements.begin(), loadOut.placements.end(), [&items](const LoadOut::Placement &placement) {
            const Item *item = items.value(placement.item);
            return !item || (item->place == placement.place && item->container == placement.container);
        });
}

LoadOutWants wantsOf(const Character &character, const Catalogue &catalogue, const LoadOut &loadOut)
{
    Character candidate = character;
    return Arranger(candidate, catalogue).arrange(loadOut);
}

LoadOutFigures figuresOf(const Evaluation &evaluation)
{
    LoadOutFigures figures;
    figures.load = evaluation.load.carried;
    figures.percent = evaluation.load.percent;
    figures.penalty = evaluation.load.penalty;
    figures.tooHeavy = evaluation.load.tooHeavy;
    figures.move = evaluation.move;
    figures.defense = evaluation.defense;
    figures.missiles = evaluation.defenseMissiles;
    const auto strength = [](const HandLine &line) {
        return std::tuple(line.attack.value(), line.damage.value());
    };
    for (const HandLine &line : evaluation.inHand)
        if (line.held && !line.mounted && (!figures.best || strength(line) > strength(*figures.best)))
            figures.best = line;
    return figures;
}

LoadOutFigures figuresAfter(const Character &character, const Catalogue &catalogue, const LoadOut &loadOut)
{
    Character candidate = character;
    Arranger(candidate, catalogue).arrange(loadOut);
    return figuresOf(*derive(candidate, catalogue, fold(candidate, catalogue)));
}

} // namespace sky::hursagmu
