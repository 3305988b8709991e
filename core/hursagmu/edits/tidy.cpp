#include "core/hursagmu/edits/tidy.h"

#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/rules/hands.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// Where things go from a container that lay in `target`, or stood at `place`.
Place placeOutOf(const QString &target, Place place)
{
    // Nobody wears what lay in a thing that was worn.
    return !target.isEmpty() || place == Place::Worn ? Place::Carried : place;
}

} // namespace

Result<void> checkContainer(const Character &character, const Catalogue &catalogue, const QString &itemId,
                            const QString &containerId)
{
    if (containerId.isEmpty()) return {};
    const Item *container = character.findItem(containerId);
    if (!container) return refuse(Text::tr("The character has no container %1.").arg(containerId));
    if (!isContainer(*container, catalogue))
        return refuse(filled(Text::tr("Nothing can be put into %1."), itemName(*container, catalogue)));
    if (!itemId.isEmpty() && isWithin(character, *container, itemId))
        return refuse(filled(Text::tr("%1 cannot be put into itself or into something it holds."),
                             itemName(*character.findItem(itemId), catalogue)));
    return {};
}

Result<void> checkPlace(const Catalogue &catalogue, const Item &item, const Item *before)
{
    const bool stands = item.place == Place::Left && item.container.isEmpty();
    if (stands || !isImmobile(item, catalogue)) return {};
    const bool stays = before && isImmobile(*before, catalogue) && before->place == item.place &&
                       before->container == item.container;
    if (stays) return {};
    return refuse(
        filled(Text::tr("%1 cannot be moved: it can only be left where it is."), itemName(item, catalogue)));
}

void emptyInto(Character &character, const QString &containerId, const QString &target, Place place)
{
    for (Item &item : character.items) {
        if (item.container != containerId || item.id == containerId) continue;
        item.container = target;
        item.place = placeOutOf(target, place);
    }
}

void release(Character &character, const QString &itemId)
{
    std::replace(character.hands.begin(), character.hands.end(), itemId, QString());
}

void releaseSurplus(Character &character, const Catalogue &catalogue, const Item &item)
{
    const bool atHand = item.place == Place::Carried && item.container.isEmpty();
    int64_t allowed = atHand ? item.quantity * handsFor(item, catalogue) : 0;
    const int held = slotsHolding(character, item.id);
    if (held % handsFor(item, catalogue) != 0) allowed = 0; // it grew: one hand is not enough for it
    for (QString &slot : character.hands)
        if (slot == item.id && --allowed < 0) slot.clear();
}

void forgetInLoadOuts(Character &character, const QString &itemId)
{
    for (LoadOut &loadOut : character.loadOuts) {
        auto &placements = loadOut.placements;
        const auto has = [&itemId](const LoadOut::Placement &placement) { return placement.item == itemId; };
        const auto found = std::find_if(placements.begin(), placements.end(), has);
        const LoadOut::Placement own = found == placements.end() ? LoadOut::Placement() : *found;
        std::erase_if(placements, has);
        for (LoadOut::Placement &placement : placements) {
            if (placement.container != itemId) continue;
            placement.container = own.container;
            placement.place = placeOutOf(own.container, own.place);
        }
        std::replace(loadOut.hands.begin(), loadOut.hands.end(), itemId, QString());
    }
}

void dropSurplusHands(Character &character, const Catalogue &catalogue)
{
    const auto slots = static_cast<size_t>(handSlots(fold(character, catalogue).gifts));
    if (character.hands.size() <= slots) return;
    character.hands.resize(slots);
    for (const Item &item : character.items)
        releaseSurplus(character, catalogue, item);
}

} // namespace sky::hursagmu
