#include "core/hursagmu/edits/edits.h"

#include "core/hursagmu/edits/hold.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/rules/hands.h"
#include "core/hursagmu/rules/items.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// What may not be held at all.
Result<void> checkHoldable(const Character &character, const Catalogue &catalogue, const QString &itemId)
{
    const Item *item = character.findItem(itemId);
    if (!item) return refuse(Text::tr("The character has no thing %1.").arg(itemId));
    const QString name = itemName(*item, catalogue);
    if (item->quantity == 0) return refuse(filled(Text::tr("There is no %1 left to hold."), name));
    if (isImmobile(*item, catalogue))
        return refuse(filled(Text::tr("%1 cannot be moved, let alone held."), name));
    return {};
}

/// A two-handed thing named in too few slots takes free ones; refused when there are none.
Result<void> fillSlots(const Character &character, const Catalogue &catalogue, const QString &itemId,
                       std::vector<QString> &slots)
{
    const Item &item = *character.findItem(itemId);
    const int hands = handsFor(item, catalogue);
    auto held = std::count(slots.begin(), slots.end(), itemId);
    for (QString &slot : slots) {
        if (held % hands == 0) break;
        if (!slot.isEmpty()) continue;
        slot = itemId;
        ++held;
    }
    const QString name = itemName(item, catalogue);
    if (held % hands != 0) return refuse(filled(Text::tr("%1 needs %2 hands."), name, hands));
    if (held / hands > item.quantity)
        return refuse(filled(Text::tr("There are only %1 of %2 to hold."), item.quantity, name));
    return {};
}

} // namespace

Result<void> hold(Character &character, const Catalogue &catalogue, std::vector<QString> slots)
{
    const auto available = static_cast<size_t>(handSlots(fold(character, catalogue).gifts));
    while (slots.size() > available && slots.back().isEmpty())
        slots.pop_back();
    if (slots.size() > available) return refuse(Text::tr("There are only %1 hands.").arg(available));
    slots.resize(available);

    std::vector<QString> held = slots;
    std::sort(held.begin(), held.end());
    held.erase(std::unique(held.begin(), held.end()), held.end());
    std::erase(held, QString());
    for (const QString &itemId : held) {
        const auto checked = checkHoldable(character, catalogue, itemId).and_then([&] {
            return fillSlots(character, catalogue, itemId, slots);
        });
        if (!checked) return checked;
    }
    for (const QString &itemId : held) {
        Item *item = character.findItem(itemId);
        item->place = Place::Carried;
        item->container.clear();
    }
    character.hands = slots;
    return {};
}

Edit setHands(const Catalogue &catalogue, const std::vector<QString> &slots)
{
    return verb(Text::tr("Change what is in hand"), QStringLiteral("hands"),
                [&catalogue, slots](Character &character) -> Result<void> {
                    return hold(character, catalogue, slots);
                });
}

} // namespace sky::hursagmu
