#include "core/hursagmu/ledger/wishlist.h"

#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/ledger/prices.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

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
    line.cost = giftPrice(gift, catalogue);
}

/// Refused when the wish is reached by now: a level bought then would be a lower one.
Edit unlessReached(const Wish &wish, const Catalogue &catalogue, const Edit &edit)
{
    return verb(edit.name, edit.mergeKey, [wish, &catalogue, edit](Character &character) -> Result<void> {
        if (isReached(wish, fold(character, catalogue), character.options, catalogue))
            return refuse(Text::tr("The character has this already; take the wish off the list."));
        return edit.change(character);
    });
}

} // namespace

bool isReached(const Wish &wish, const Fold &present, const RuleOptions &options, const Catalogue &catalogue)
{
    if (!wish.trait.isEmpty()) return present.level(wish.trait) >= wish.level;
    const GiftInfo *info = catalogue.gift(wish.gift);
    const bool again = options.repeatFlatGifts || (info && info->perLimb);
    return !again && std::any_of(present.gifts.begin(), present.gifts.end(),
                                 [&wish](const FoldedGift &gift) { return gift.entry.gift == wish.gift; });
}

std::vector<WishLine> wishList(const Character &character, const Evaluation &evaluation,
                               const Catalogue &catalogue, QDate day)
{
    const EntryWords words(character, catalogue);
    const Fold present = fold(character, catalogue);
    std::vector<WishLine> lines;
    for (const Wish &wish : character.wishes) {
        WishLine line;
        line.id = wish.id;
        line.reached = isReached(wish, present, character.options, catalogue);
        if (wish.trait.isEmpty())
            describeGift(line, wish, character, evaluation, catalogue);
        else
            describeTrait(line, wish, words.traitName(wish.trait), evaluation);
        line.missing = line.reached ? 0 : std::max<int64_t>(0, line.cost.value() - evaluation.purseOn(day));
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
        const Level level = Level::of(wish->level).value_or(Level());
        edits.push_back(unlessReached(*wish, catalogue, setTrait(catalogue, wish->trait, level, ids, stamp)));
    } else if (wish) {
        GiftEntry taken = gift;
        taken.gift = wish->gift;
        edits.push_back(unlessReached(*wish, catalogue, takeGift(catalogue, taken, ids, stamp)));
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
