#include "core/hursagmu/ledger/wishlist.h"

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/ledger/prices.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// What purchases are paid from: points in creation, experience in play.
int64_t purse(const Evaluation &evaluation)
{
    return evaluation.phase == Phase::Play ? evaluation.experienceUnspent() : evaluation.remaining;
}

const Wish *findWish(const Character &character, const QString &wishId)
{
    const auto found = std::find_if(character.wishes.begin(), character.wishes.end(),
                                    [&wishId](const Wish &wish) { return wish.id == wishId; });
    return found == character.wishes.end() ? nullptr : &*found;
}

void describeTrait(WishLine &line, const Wish &wish, const QString &name, const Evaluation &evaluation)
{
    const int present = evaluation.level(wish.trait);
    line.name = filled(Text::tr("%1 %2"), name, wish.level);
    line.reached = present >= wish.level;
    line.cost = levelPrice(line.name, line.reached ? wish.level : present, wish.level);
}

void describeGift(WishLine &line, const Wish &wish, const Character &character, const Evaluation &evaluation,
                  const Catalogue &catalogue)
{
    const GiftInfo *info = catalogue.gift(wish.gift);
    GiftEntry gift;
    gift.gift = wish.gift;
    line.name = info ? info->name : wish.gift;
    line.isGift = true;
    line.asksMaster =
        evaluation.phase == Phase::Play && character.options.giftAfterCreation == GiftAfterCreation::Approval;
    line.reached = std::any_of(evaluation.gifts.begin(), evaluation.gifts.end(),
                               [&wish](const PresentGift &present) { return present.gift == wish.gift; }) &&
                   !(info && info->perLimb);
    line.cost = giftPrice(gift, catalogue);
}

} // namespace

std::vector<WishLine> wishList(const Character &character, const Evaluation &evaluation,
                               const Catalogue &catalogue)
{
    const EntryWords words(character, catalogue);
    std::vector<WishLine> lines;
    for (const Wish &wish : character.wishes) {
        WishLine line;
        line.id = wish.id;
        if (wish.trait.isEmpty())
            describeGift(line, wish, character, evaluation, catalogue);
        else
            describeTrait(line, wish, words.traitName(wish.trait), evaluation);
        const int64_t left = std::max<int64_t>(0, purse(evaluation));
        line.missing = line.reached ? 0 : std::max<int64_t>(0, line.cost.value() - left);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<Edit> buyWish(const Character &character, const Catalogue &catalogue, const QString &wishId,
                          const GiftEntry &gift, const IdSource &ids, const LedgerStamp &stamp)
{
    const Wish *wish = findWish(character, wishId);
    std::vector<Edit> edits;
    if (wish && !wish->trait.isEmpty()) {
        edits.push_back(
            setTrait(catalogue, wish->trait, Level::of(wish->level).value_or(Level()), ids, stamp));
    } else if (wish) {
        GiftEntry taken = gift;
        taken.gift = wish->gift;
        edits.push_back(takeGift(catalogue, taken, ids, stamp));
    }
    edits.push_back(removeWish(wishId)); // refused when there is no such wish
    return edits;
}

std::vector<Possible> possibleRaises(const Evaluation &evaluation, int64_t unspent)
{
    std::vector<Possible> raises;
    for (const auto *list : {&evaluation.talents, &evaluation.professions})
        for (const PresentTrait &trait : *list)
            if (trait.nextCost && *trait.nextCost <= unspent)
                raises.push_back({trait.id, trait.name, trait.level.value() + 1, *trait.nextCost});
    std::stable_sort(raises.begin(), raises.end(),
                     [](const Possible &a, const Possible &b) { return a.cost > b.cost; });
    return raises;
}

} // namespace sky::hursagmu
