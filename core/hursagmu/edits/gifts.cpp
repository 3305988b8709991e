#include "core/hursagmu/edits/edits.h"

#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/rules/hands.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

QString giftName(const GiftEntry &gift, const Catalogue &catalogue)
{
    const GiftInfo *info = catalogue.gift(gift.gift);
    return info ? info->name : gift.name;
}

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

/// The gift of that entry id, wherever it was bought.
GiftEntry *ownGift(Character &character, const QString &entryId)
{
    for (GiftEntry &gift : character.creation.gifts)
        if (gift.id == entryId) return &gift;
    for (LedgerEntry &entry : character.ledger)
        if (entry.kind == EntryKind::Gift && entry.gift && entry.gift->id == entryId) return &*entry.gift;
    return nullptr;
}

/// Fewer arms hold fewer things: what was held beyond them is merely carried.
void dropSurplusHands(Character &character, const Catalogue &catalogue)
{
    const auto slots = static_cast<size_t>(handSlots(fold(character, catalogue).gifts));
    if (character.hands.size() > slots) character.hands.resize(slots);
}

Result<void> giveUpInPlay(Character &character, const Catalogue &catalogue, const QString &entryId,
                          const IdSource &ids, const LedgerStamp &stamp)
{
    const Fold present = fold(character, catalogue);
    const auto gift =
        std::find_if(present.gifts.begin(), present.gifts.end(),
                     [&entryId](const FoldedGift &folded) { return folded.entry.id == entryId; });
    if (gift == present.gifts.end()) return tl::unexpected(noSuchGift(entryId));
    const LedgerEntry *last = lastUnder(character, stamp);
    if (last && last->kind == EntryKind::Gift && last->gift && last->gift->id == entryId) {
        removeEntry(character, QString(last->id));
        return {};
    }
    LedgerEntry entry = stamped(character, EntryKind::Retrain, ids, stamp);
    entry.gift = gift->entry;
    character.ledger.push_back(entry);
    return {};
}

} // namespace

Edit takeGift(const Catalogue &catalogue, const GiftEntry &gift, const IdSource &ids,
              const LedgerStamp &stamp)
{
    return verb(Text::tr("Take the gift %1").arg(giftName(gift, catalogue)), QString(),
                [&catalogue, gift, ids, stamp](Character &character) -> Result<void> {
                    GiftEntry taken = gift;
                    const GiftInfo *info = catalogue.gift(gift.gift);
                    if (!info && !gift.isCustom())
                        return refuse(Text::tr("There is no gift %1.").arg(gift.gift));
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
                        return refuse(
                            Text::tr("In this campaign gifts cannot be bought with experience (E-032)."));
                    LedgerEntry entry = stamped(character, EntryKind::Gift, ids, stamp);
                    entry.gift = taken;
                    character.ledger.push_back(entry);
                    return {};
                });
}

Edit changeGift(const GiftEntry &gift)
{
    return verb(Text::tr("Change a gift"), QStringLiteral("gift/") + gift.id,
                [gift](Character &character) -> Result<void> {
                    GiftEntry *own = ownGift(character, gift.id);
                    if (!own) return tl::unexpected(noSuchGift(gift.id));
                    if (const auto checked = checkGift(gift); !checked) return checked;
                    *own = gift;
                    return {};
                });
}

Edit dropGift(const Catalogue &catalogue, const QString &entryId, const IdSource &ids,
              const LedgerStamp &stamp)
{
    return verb(Text::tr("Give up a gift"), QString(),
                [&catalogue, entryId, ids, stamp](Character &character) -> Result<void> {
                    if (character.phase == Phase::Play) {
                        const auto given = giveUpInPlay(character, catalogue, entryId, ids, stamp);
                        if (!given) return given;
                    } else {
                        const auto removed =
                            std::erase_if(character.creation.gifts,
                                          [&entryId](const GiftEntry &gift) { return gift.id == entryId; });
                        if (removed == 0) return tl::unexpected(noSuchGift(entryId));
                    }
                    dropSurplusHands(character, catalogue);
                    return {};
                });
}

} // namespace sky::hursagmu
