#include "core/hursagmu/checks/checktable.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/giftrepeat.h"
#include "core/hursagmu/text.h"

#include <QHash>

namespace sky::hursagmu
{

namespace
{

QString giftSubject(const FoldedGift &gift)
{
    return QStringLiteral("gift/") + gift.entry.id;
}

QString nameOf(const Checked &checked, const FoldedGift &gift)
{
    return checked.catalogue.giftName(gift.entry);
}

/// Offered in creation only: in play a gift is given up with a date and a reason.
std::vector<Fix> drop(const Checked &checked, const FoldedGift &gift)
{
    if (checked.character.phase != Phase::Creation) return {};
    return {{filled(Text::tr("Drop %1"), nameOf(checked, gift)),
             dropGift(checked.catalogue, gift.entry.id, {}, {})}};
}

} // namespace

/// Counts over all entries of a gift; the entry that goes too far is the subject.
Findings findGiftTwice(const Checked &checked)
{
    Findings found;
    QHash<QString, int64_t> counts;
    for (const FoldedGift &gift : checked.folded.gifts) {
        const GiftInfo *info = checked.catalogue.gift(gift.entry.gift);
        if (!info) continue;
        const int64_t count = counts[info->id] += gift.entry.count;
        const rules::GiftTaken taken{info->id, info->name, info->cost, count, repeatOf(*info)};
        if (rules::giftCountAllowed(taken, checked.character.options.repeatFlatGifts)) continue;
        found.push_back(
            {giftSubject(gift),
             filled(Text::tr("%1 is taken %2 times; once is all it can be had."), info->name, count),
             count - 1,
             drop(checked, gift),
             {}});
    }
    return found;
}

Findings findCustomGiftNotAllowed(const Checked &checked)
{
    if (checked.character.options.optCustomGifts) return {};
    Findings found;
    for (const FoldedGift &gift : checked.folded.gifts)
        if (gift.entry.isCustom())
            found.push_back({giftSubject(gift),
                             filled(Text::tr("%1 is a gift of the player's own; this campaign has none."),
                                    nameOf(checked, gift)),
                             0,
                             drop(checked, gift),
                             {}});
    return found;
}

Findings findGiftUnexplained(const Checked &checked)
{
    Findings found;
    for (const FoldedGift &gift : checked.folded.gifts)
        if (gift.entry.isCustom() && gift.entry.explanation.trimmed().isEmpty())
            found.push_back(
                {giftSubject(gift),
                 filled(Text::tr("%1 has no explanation for the Master to judge."), nameOf(checked, gift)),
                 0,
                 {},
                 {}});
    return found;
}

/// Natural Weapon may be a human's fighting prowess where the campaign says so (H-114).
Findings findAlienGift(const Checked &checked)
{
    Findings found;
    for (const FoldedGift &gift : checked.folded.gifts) {
        const GiftInfo *info = checked.catalogue.gift(gift.entry.gift);
        const bool prowess = gift.entry.gift == QLatin1String("natural_weapon") &&
                             checked.character.options.optAlienNormalGifts;
        if (!info || !info->nonHuman || prowess) continue;
        found.push_back(
            {giftSubject(gift),
             filled(Text::tr("%1 is meant for beings that are not human; others may fear it."), info->name),
             0,
             {},
             {}});
    }
    return found;
}

Findings findGiftUnapproved(const Checked &checked)
{
    if (checked.character.options.giftAfterCreation != GiftAfterCreation::Approval) return {};
    Findings found;
    for (const FoldedGift &gift : checked.folded.gifts) {
        const bool explained = !gift.entry.explanation.trimmed().isEmpty();
        if (!gift.inPlay || (gift.entry.approved && explained)) continue;
        std::vector<Fix> fixes;
        if (explained) {
            GiftEntry approved = gift.entry;
            approved.approved = true;
            fixes.push_back({filled(Text::tr("The Master approves of %1"), nameOf(checked, gift)),
                             changeGift(checked.catalogue, approved)});
        }
        const QString sentence =
            explained ? Text::tr("%1 was bought with experience without the Master's approval.")
                      : Text::tr("%1 was bought with experience without an explanation.");
        found.push_back({giftSubject(gift), filled(sentence, nameOf(checked, gift)), 0, fixes, {}});
    }
    return found;
}

Findings findGiftForbidden(const Checked &checked)
{
    if (checked.character.options.giftAfterCreation != GiftAfterCreation::Forbidden) return {};
    Findings found;
    for (const FoldedGift &gift : checked.folded.gifts)
        if (gift.inPlay)
            found.push_back({giftSubject(gift),
                             filled(Text::tr("%1 was bought with experience, which this campaign forbids."),
                                    nameOf(checked, gift)),
                             0,
                             {},
                             {}});
    return found;
}

Findings findUnknownGift(const Checked &checked)
{
    Findings found;
    for (const PresentGift &gift : checked.result.gifts)
        if (!gift.known)
            found.push_back(
                {QStringLiteral("gift/") + gift.id,
                 filled(Text::tr("The lists have no gift %1; it is kept at its stored cost of %2."),
                        gift.name, gift.cost.value()),
                 0,
                 {},
                 {}});
    return found;
}

} // namespace sky::hursagmu
