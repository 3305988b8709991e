#include "core/hursagmu/edits/edits.h"

#include "core/hursagmu/edits/checkitem.h"
#include "core/hursagmu/edits/stack.h"
#include "core/hursagmu/edits/tidy.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/rules/items.h"

namespace sky::hursagmu
{

namespace
{

/// Runs `change` on the item of that id, or refuses.
template<class Change>
Edit itemVerb(const QString &name, const QString &mergeKey, const QString &itemId, Change change)
{
    return verb(name, mergeKey, [itemId, change](Character &character) -> Result<void> {
        Item *item = character.findItem(itemId);
        if (!item) return refuse(Text::tr("The character has no thing %1.").arg(itemId));
        return change(character, *item);
    });
}

} // namespace

Edit addItem(const Catalogue &catalogue, const Item &item, const IdSource &ids)
{
    return verb(
        filled(Text::tr("Add %1"), itemLabel(item, catalogue)), QString(),
        [&catalogue, item, ids](Character &character) { return addEntry(character, catalogue, item, ids); });
}

Edit addToStack(const Catalogue &catalogue, const Item &item, const IdSource &ids)
{
    return verb(
        filled(Text::tr("Add %1"), itemLabel(item, catalogue)), QString(),
        [&catalogue, item, ids](Character &character) { return addPieces(character, catalogue, item, ids); });
}

Edit makeItem(const Catalogue &catalogue, const Item &item, const IdSource &ids)
{
    Edit edit = addItem(catalogue, item, ids);
    edit.name = Text::tr("Make %1").arg(itemLabel(item, catalogue));
    return edit;
}

Edit changeItem(const Catalogue &catalogue, const Item &item)
{
    return itemVerb(
        filled(Text::tr("Change %1"), itemLabel(item, catalogue)), QStringLiteral("item/") + item.id, item.id,
        [&catalogue, item](Character &character, Item &own) -> Result<void> {
            const auto checked =
                checkItem(catalogue, item, &own)
                    .and_then([&] { return checkPlace(catalogue, item, &own); })
                    .and_then([&] { return checkContainer(character, catalogue, item.id, item.container); });
            if (!checked) return checked;
            own = item;
            settlePlace(own);
            if (!isContainer(own, catalogue))
                emptyInto(character, own.id, own.container, placeOf(character, own));
            releaseSurplus(character, catalogue, own);
            return {};
        });
}

Edit removeItem(const Catalogue &catalogue, const QString &itemId)
{
    Q_UNUSED(catalogue)
    return itemVerb(Text::tr("Remove a thing"), QString(), itemId,
                    [](Character &character, Item &item) -> Result<void> {
                        takeEntry(character, QString(item.id));
                        return {};
                    });
}

Edit moveItem(const Catalogue &catalogue, const QString &itemId, Place place)
{
    return itemVerb(Text::tr("Move a thing"), QStringLiteral("item/%1/place").arg(itemId), itemId,
                    [&catalogue, place](Character &character, Item &item) -> Result<void> {
                        Item moved = item;
                        moved.container.clear();
                        moved.place = place;
                        if (const auto checked = checkPlace(catalogue, moved, nullptr); !checked)
                            return checked;
                        item = moved;
                        if (place != Place::Carried) release(character, item.id);
                        return {};
                    });
}

Edit putInto(const Catalogue &catalogue, const QString &itemId, const QString &containerId)
{
    return itemVerb(Text::tr("Put a thing away"), QStringLiteral("item/%1/place").arg(itemId), itemId,
                    [&catalogue, containerId](Character &character, Item &item) -> Result<void> {
                        if (containerId.isEmpty())
                            return refuse(Text::tr("Name the container to put it into."));
                        Item inside = item;
                        inside.container = containerId;
                        if (const auto checked = checkPlace(catalogue, inside, nullptr); !checked)
                            return checked;
                        if (const auto checked = checkContainer(character, catalogue, item.id, containerId);
                            !checked)
                            return checked;
                        item.container = containerId;
                        item.place = Place::Carried;
                        release(character, item.id);
                        return {};
                    });
}

} // namespace sky::hursagmu
