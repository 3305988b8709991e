#include "core/hursagmu/checks/checktable.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/hands.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

const QString handsSubject()
{
    return QStringLiteral("hands");
}

/// The hands without that thing, and no more of them than there are.
Fix letGo(const Checked &checked, const QString &itemId, const QString &name)
{
    std::vector<QString> slots = checked.character.hands;
    std::replace(slots.begin(), slots.end(), itemId, QString());
    return {filled(Text::tr("Put %1 away"), name), setHands(checked.catalogue, slots)};
}

/// Each thing in hand once, in slot order.
std::vector<QString> heldIds(const Checked &checked)
{
    std::vector<QString> ids;
    for (const QString &id : checked.character.hands)
        if (!id.isEmpty() && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    return ids;
}

int slotsPerPiece(const Checked &checked, const PresentItem &item)
{
    return item.weapon ? handsFor(*item.weapon, checked.catalogue) : 1;
}

} // namespace

Findings findTooManyHeld(const Checked &checked)
{
    const auto available = static_cast<size_t>(handSlots(checked.folded.gifts));
    const std::vector<QString> &hands = checked.character.hands;
    if (hands.size() <= available) return {};
    const auto first = hands.begin() + static_cast<std::ptrdiff_t>(available);
    const auto over = std::count_if(first, hands.end(), [](const QString &id) { return !id.isEmpty(); });
    if (over == 0) return {};
    return {{handsSubject(),
             filled(Text::tr("More is held than the %1 hands can hold: %2 too much."), available, over),
             over,
             {{Text::tr("Put the rest away"), setHands(checked.catalogue, {hands.begin(), first})}},
             {}}};
}

Findings findTwoHandsNeeded(const Checked &checked)
{
    Findings found;
    for (const QString &id : heldIds(checked)) {
        const PresentItem *item = checked.result.item(id);
        if (!item || slotsHolding(checked.character, id) % slotsPerPiece(checked, *item) == 0) continue;
        found.push_back({handsSubject(),
                         filled(Text::tr("%1 needs two hands and is held in one."), item->name),
                         1,
                         {letGo(checked, id, item->name)},
                         {}});
    }
    return found;
}

Findings findHeldElsewhere(const Checked &checked)
{
    Findings found;
    for (const QString &id : heldIds(checked)) {
        const PresentItem *item = checked.result.item(id);
        const bool inReach = item && item->place == Place::Carried && item->inContainer.isEmpty();
        if (inReach) continue;
        const QString name = item ? item->name : id;
        const QString sentence = item ? Text::tr("%1 is in hand, but it is put away somewhere else.")
                                      : Text::tr("The hands hold %1, which the character does not have.");
        found.push_back({handsSubject(), filled(sentence, name), 0, {letGo(checked, id, name)}, {}});
    }
    return found;
}

Findings findHeldTooOften(const Checked &checked)
{
    Findings found;
    for (const QString &id : heldIds(checked)) {
        const PresentItem *item = checked.result.item(id);
        if (!item) continue;
        const int64_t held = slotsHolding(checked.character, id) / slotsPerPiece(checked, *item);
        if (held <= item->quantity) continue;
        found.push_back({handsSubject(),
                         filled(Text::tr("%1 is held %2 times, but there are only %3."), item->name, held,
                                item->quantity),
                         held - item->quantity,
                         {letGo(checked, id, item->name)},
                         {}});
    }
    return found;
}

/// A focus may look like a weapon, but blows would ruin it (H-160).
Findings findFocusAsWeapon(const Checked &checked)
{
    Findings found;
    for (const PresentItem &item : checked.result.items)
        if (item.focus && item.weapon && item.inHand)
            found.push_back(
                {QStringLiteral("item/") + item.id,
                 filled(Text::tr("%1 is a focus and held as a weapon; blows would ruin its runes."),
                        item.name),
                 0,
                 {},
                 {}});
    return found;
}

} // namespace sky::hursagmu
