#include "core/hursagmu/edits/ledger.h"

#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/ledger/wishlist.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using Wishes = std::vector<Wish>;

Wishes::iterator placeOf(Wishes &wishes, const QString &id)
{
    return std::find_if(wishes.begin(), wishes.end(), [&id](const Wish &wish) { return wish.id == id; });
}

Error noSuchWish(const QString &id)
{
    return {ErrorKind::Refused, Text::tr("There is no wish %1.").arg(id), {}};
}

bool isSame(const Wish &a, const Wish &b)
{
    return a.trait == b.trait && a.level == b.level && a.gift == b.gift;
}

/// It names something of the lists or of the character that can be had and is not had yet.
Result<void> checkWish(const Character &character, const Catalogue &catalogue, const Wish &wish)
{
    const Fold now = fold(character, catalogue);
    if (wish.trait.isEmpty()) {
        const GiftInfo *info = catalogue.gift(wish.gift);
        if (!info) return refuse(Text::tr("There is no gift %1.").arg(wish.gift));
        if (isReached(wish, now, character.options, catalogue))
            return refuse(filled(Text::tr("The character has %1 already."), info->name));
        return {};
    }
    if (!wish.gift.isEmpty()) return refuse(Text::tr("A wish is for a trait or for a gift, not for both."));
    if (!catalogue.trait(wish.trait) && !now.trait(wish.trait))
        return refuse(Text::tr("There is no trait %1.").arg(wish.trait));
    if (const auto checked = within(Text::tr("The level"), wish.level, 1, Level::Max); !checked)
        return checked;
    if (!isReached(wish, now, character.options, catalogue)) return {};
    return refuse(filled(Text::tr("The trait stands at %1 already."), now.level(wish.trait)));
}

} // namespace

Edit addWish(const Catalogue &catalogue, const Wish &wish, const IdSource &ids)
{
    return verb(
        Text::tr("Add a wish"), QString(), [&catalogue, wish, ids](Character &character) -> Result<void> {
            const auto checked = checkWish(character, catalogue, wish).and_then([&] {
                return roomFor(Text::tr("wishes"), character.wishes.size(), limits::Wishes);
            });
            if (!checked) return checked;
            const bool twice = std::any_of(character.wishes.begin(), character.wishes.end(),
                                           [&wish](const Wish &other) { return isSame(wish, other); });
            if (twice) return refuse(Text::tr("This is wished for already."));
            Wish added = wish;
            added.id = freshId(character, ids);
            character.wishes.push_back(std::move(added));
            return {};
        });
}

Edit removeWish(const QString &wishId)
{
    return verb(Text::tr("Remove a wish"), QString(), [wishId](Character &character) -> Result<void> {
        const auto place = placeOf(character.wishes, wishId);
        if (place == character.wishes.end()) return tl::unexpected(noSuchWish(wishId));
        character.wishes.erase(place);
        return {};
    });
}

Edit moveWish(const QString &wishId, const QString &beforeWishId)
{
    return verb(Text::tr("Move a wish"), QString(),
                [wishId, beforeWishId](Character &character) -> Result<void> {
                    const auto place = placeOf(character.wishes, wishId);
                    if (place == character.wishes.end()) return tl::unexpected(noSuchWish(wishId));
                    if (wishId == beforeWishId) return {};
                    Wish moved = std::move(*place);
                    character.wishes.erase(place);
                    const auto target = placeOf(character.wishes, beforeWishId);
                    if (target == character.wishes.end() && !beforeWishId.isEmpty())
                        return tl::unexpected(noSuchWish(beforeWishId));
                    character.wishes.insert(target, std::move(moved));
                    return {};
                });
}

} // namespace sky::hursagmu
