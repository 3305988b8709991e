#include "core/hursagmu/edits/edits.h"

#include "core/hursagmu/edits/entries.h"
#include "core/hursagmu/edits/tidy.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

Error noSuchGift(const QString &entryId)
{
    return {ErrorKind::Refused, Text::tr("The character has no gift %1.").arg(entryId), {}};
}

Result<void> checkGift(const GiftEntry &gift)
{
    if (gift.isCustom() && gift.name.trimmed().isEmpty())
        return refuse(Text::tr("A gift of your own needs a name."));
    return within(Text::tr("The cost of a gift"), gift.cost, 0, limits::GiftCost)
        .and_then([&] { return within(Text::tr("The number of a gift"), gift.count, 1, limits::GiftCount); })
        .and_then([&] { return notLonger(Text::tr("The name"), gift.name, limits::NameLength); })
        .and_then([&] { return notLonger(Text::tr("The detail"), gift.detail, limits::TextLength); })
        .and_then(
            [&] { return notLonger(Text::tr("The explanation"), gift.explanation, limits::TextLength); });
}

/// The entry that counts and bought the gift; null when creation bought it, or nothing did.
LedgerEntry *purchaseOf(Character &character, const QString &giftId)
{
    const auto found =
        std::find_if(character.ledger.begin(), character.ledger.end(), [&giftId](const LedgerEntry &entry) {
            return !entry.struck && entry.kind == EntryKind::Gift && entry.gift && entry.gift->id == giftId;
        });
    return found == character.ledger.end() ? nullptr : &*found;
}

GiftEntry *createdGift(Character &character, const QString &giftId)
{
    auto &gifts = character.creation.gifts;
    const auto found = std::find_if(gifts.begin(), gifts.end(),
                                    [&giftId](const GiftEntry &gift) { return gift.id == giftId; });
    return found == gifts.end() ? nullptr : &*found;
}

/// What a gift costs is bought, and in play that is an entry of the ledger.
bool costsTheSame(const GiftEntry &before, const GiftEntry &after)
{
    return before.gift == after.gift && before.count == after.count &&
           (before.cost == after.cost || !before.isCustom());
}

Result<void> checkChange(Character &character, const GiftEntry &gift)
{
    if (character.phase == Phase::Creation) return {};
    const LedgerEntry *purchase = purchaseOf(character, gift.id);
    const GiftEntry *before = purchase ? &*purchase->gift : createdGift(character, gift.id);
    if (!before || costsTheSame(*before, gift)) return {};
    return refuse(Text::tr("In play another gift, another number or another cost is bought anew or given up: "
                           "what was bought stays in the record."));
}

Result<void> changeOwn(Character &character, const Catalogue &catalogue, const GiftEntry &gift,
                       const LedgerStamp &stamp)
{
    if (GiftEntry *created = createdGift(character, gift.id)) {
        *created = gift;
        return {};
    }
    LedgerEntry *purchase = purchaseOf(character, gift.id);
    if (!purchase) return tl::unexpected(noSuchGift(gift.id));
    if (costsTheSame(*purchase->gift, gift)) {
        purchase->gift = gift;
        return {};
    }
    Result<void> kept;
    const auto rewritten = rewrite(character, catalogue, [&](Character &changed) {
        LedgerEntry &bought = *purchaseOf(changed, gift.id);
        kept = changeBought(changed, bought, stamp, [&bought, &gift] { bought.gift = gift; });
    });
    return kept ? rewritten : kept;
}

Result<void> buyInPlay(Character &character, const GiftEntry &gift, const IdSource &ids,
                       const LedgerStamp &stamp)
{
    auto entry = stamped(character, EntryKind::Gift, ids, stamp);
    if (!entry) return tl::unexpected(entry.error());
    entry->gift = gift;
    character.ledger.push_back(std::move(*entry));
    return {};
}

/// In play the record keeps that it was given up, unless it was taken under the very same stamp.
Result<void> giveUp(Character &character, const Catalogue &catalogue, const GiftEntry &gift,
                    const IdSource &ids, const LedgerStamp &stamp)
{
    const LedgerEntry *purchase = purchaseOf(character, gift.id);
    if (purchase && stamp.date < purchase->date)
        return refuse(
            Text::tr("This gift was taken on %1; date the change later.").arg(dayWords(purchase->date)));
    if (purchase && isUnder(*purchase, stamp)) {
        removeEntry(character, QString(purchase->id));
        return {};
    }
    auto entry = stamped(character, EntryKind::Retrain, ids, stamp);
    if (!entry) return tl::unexpected(entry.error());
    entry->gift = gift;
    entry->paidBack = paysBack(character) ? giftPoints(gift, catalogue) : 0;
    character.ledger.push_back(std::move(*entry));
    return {};
}

/// In creation a gift is taken back where it was bought.
void takeBack(Character &character, const QString &giftId, const LedgerStamp &stamp)
{
    if (LedgerEntry *purchase = purchaseOf(character, giftId))
        giveWay(character, *purchase, stamp);
    else
        std::erase_if(character.creation.gifts,
                      [&giftId](const GiftEntry &gift) { return gift.id == giftId; });
}

Result<void> drop(Character &character, const Catalogue &catalogue, const QString &giftId,
                  const IdSource &ids, const LedgerStamp &stamp)
{
    const Fold present = fold(character, catalogue);
    const auto own = std::find_if(present.gifts.begin(), present.gifts.end(),
                                  [&giftId](const FoldedGift &gift) { return gift.entry.id == giftId; });
    if (own == present.gifts.end()) return tl::unexpected(noSuchGift(giftId));
    if (character.phase == Phase::Play) return giveUp(character, catalogue, own->entry, ids, stamp);
    takeBack(character, giftId, stamp);
    return {};
}

} // namespace

Edit takeGift(const Catalogue &catalogue, const GiftEntry &gift, const IdSource &ids,
              const LedgerStamp &stamp)
{
    return verb(
        filled(Text::tr("Take the gift %1"), catalogue.giftName(gift)), QString(),
        [&catalogue, gift, ids, stamp](Character &character) -> Result<void> {
            GiftEntry taken = gift;
            const GiftInfo *info = catalogue.gift(gift.gift);
            if (!info && !gift.isCustom()) return refuse(Text::tr("There is no gift %1.").arg(gift.gift));
            if (info) taken.cost = info->cost;
            if (const auto checked = checkGift(taken); !checked) return checked;
            taken.id = freshId(character, ids);
            if (character.phase == Phase::Creation) {
                if (const auto room =
                        roomFor(Text::tr("gifts"), character.creation.gifts.size(), limits::Gifts);
                    !room)
                    return room;
                character.creation.gifts.push_back(taken);
                return {};
            }
            if (character.options.giftAfterCreation == GiftAfterCreation::Forbidden)
                return refuse(Text::tr("In this campaign gifts cannot be bought with experience (E-032)."));
            return purchase(character, catalogue,
                            [&](Character &changed) { return buyInPlay(changed, taken, ids, stamp); });
        });
}

Edit changeGift(const Catalogue &catalogue, const GiftEntry &gift, const LedgerStamp &stamp)
{
    return verb(Text::tr("Change a gift"), QStringLiteral("gift/") + gift.id,
                [&catalogue, gift, stamp](Character &character) -> Result<void> {
                    const auto changed =
                        checkGift(gift).and_then([&] { return checkChange(character, gift); }).and_then([&] {
                            return changeOwn(character, catalogue, gift, stamp);
                        });
                    if (changed) dropSurplusHands(character, catalogue);
                    return changed;
                });
}

Edit dropGift(const Catalogue &catalogue, const QString &entryId, const IdSource &ids,
              const LedgerStamp &stamp)
{
    return verb(Text::tr("Give up a gift"), QString(),
                [&catalogue, entryId, ids, stamp](Character &character) -> Result<void> {
                    const auto dropped = drop(character, catalogue, entryId, ids, stamp);
                    if (dropped) dropSurplusHands(character, catalogue);
                    return dropped;
                });
}

} // namespace sky::hursagmu
