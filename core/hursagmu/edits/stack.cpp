#include "core/hursagmu/edits/stack.h"

#include "core/hursagmu/edits/checkitem.h"
#include "core/hursagmu/edits/tidy.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/items.h"

#include <vector>

namespace sky::hursagmu
{

namespace
{

bool isEqual(const Item &a, const Item &b)
{
    if (a.catalogueId != b.catalogueId || a.name != b.name) return false;
    Item there = b;
    there.id = a.id;
    there.quantity = a.quantity;
    there.place = a.place;
    there.container = a.container;
    return a == there;
}

bool isOnPerson(const Character &character, const Item &item)
{
    const Place place = placeOf(character, item);
    return place == Place::Carried || place == Place::Worn;
}

const Item *onlyOne(const std::vector<const Item *> &items)
{
    return items.size() == 1 ? items.front() : nullptr;
}

} // namespace

QString itemLabel(const Item &item, const Catalogue &catalogue)
{
    const QString name = itemName(item, catalogue);
    return item.quantity == 1 ? name : filled(Text::tr("%1 × %2"), name, item.quantity);
}

void settlePlace(Item &item)
{
    if (item.place != Place::Carried) item.container.clear();
}

Result<void> addEntry(Character &character, const Catalogue &catalogue, const Item &item, const IdSource &ids)
{
    const auto checked =
        roomFor(Text::tr("things"), character.items.size(), limits::Items)
            .and_then([&] { return checkItem(catalogue, item, nullptr); })
            .and_then([&] { return checkPlace(catalogue, item, nullptr); })
            .and_then([&] { return checkContainer(character, catalogue, {}, item.container); });
    if (!checked) return checked;
    Item added = item;
    added.id = freshId(character, ids);
    settlePlace(added);
    character.items.push_back(added);
    return {};
}

const Item *stackFor(const Character &character, const Catalogue &catalogue, const Item &item)
{
    if (isContainer(item, catalogue) || armorOf(item, catalogue)) return nullptr;
    std::vector<const Item *> here, carried;
    for (const Item &own : character.items) {
        if (!isEqual(item, own)) continue;
        if (own.place == item.place && own.container == item.container) here.push_back(&own);
        if (isOnPerson(character, own)) carried.push_back(&own);
    }
    if (!here.empty()) return onlyOne(here);
    const bool anywhere = item.place == Place::Carried && item.container.isEmpty();
    return anywhere ? onlyOne(carried) : nullptr;
}

Result<void> addPieces(Character &character, const Catalogue &catalogue, const Item &item,
                       const IdSource &ids)
{
    const Item *stack = stackFor(character, catalogue, item);
    if (!stack) return addEntry(character, catalogue, item, ids);
    Item grown = *stack;
    grown.quantity += item.quantity;
    auto checked =
        checkItem(catalogue, item, nullptr).and_then([&] { return checkItem(catalogue, grown, stack); });
    if (checked) *character.findItem(grown.id) = grown;
    return checked;
}

void takeEntry(Character &character, const QString &itemId)
{
    const Item *item = character.findItem(itemId);
    if (!item) return;
    emptyInto(character, itemId, QString(item->container), placeOf(character, *item));
    release(character, itemId);
    forgetInLoadOuts(character, itemId);
    std::erase_if(character.items, [&itemId](const Item &each) { return each.id == itemId; });
}

Result<void> takePieces(Character &character, const Catalogue &catalogue, const QString &itemId,
                        int64_t quantity)
{
    Item *item = character.findItem(itemId);
    if (!item) return refuse(Text::tr("The character has no thing %1.").arg(itemId));
    if (const auto checked = within(Text::tr("The number of pieces"), quantity, 1, item->quantity); !checked)
        return checked;
    item->quantity -= quantity;
    if (item->quantity == 0)
        takeEntry(character, QString(item->id));
    else
        releaseSurplus(character, catalogue, *item);
    return {};
}

} // namespace sky::hursagmu
