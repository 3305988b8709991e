#pragma once

#include "core/hursagmu/model/character.h"
#include "core/rules/breakdown.h"

namespace sky::hursagmu
{

class Catalogue;

/// A trait as it stands after creation and ledger. `entry.level` is the present level.
struct FoldedTrait {
    TraitEntry entry;
    Level bought; ///< with character points, before play
};

struct FoldedGift {
    GiftEntry entry;
    bool inPlay = false; ///< bought with experience
};

/// One ledger entry that counts, and what it did.
struct FoldStep {
    const LedgerEntry *entry = nullptr;
    int64_t earned = 0;  ///< experience it brings
    int64_t spent = 0;   ///< experience it costs; negative when it gives back
    int64_t balance = 0; ///< unspent experience after it
    int levelBefore = 0; ///< of the trait it names
    int64_t worth = 0;   ///< of a retrain: what was paid for the levels or the gift given up
    bool found = true;   ///< false when it gives up a gift the character does not have
};

/// The present state: creation, then every entry of the ledger that is not struck, by date and sequence.
/// Refers to the character it was made from.
struct Fold {
    std::vector<FoldedTrait> traits; ///< in the order they were bought
    std::vector<FoldedGift> gifts;
    std::vector<FoldStep> steps;
    int64_t earned = 0;
    int64_t spent = 0;
    int64_t bought = 0; ///< what purchases that count cost: spent without what was given back

    const FoldedTrait *trait(const QString &id) const;
    int level(const QString &id) const; ///< 0 when absent
};

Fold fold(const Character &character, const Catalogue &catalogue);

/// Sums of experience stay within 2^61, far beyond any award, so that what is derived from them cannot
/// overflow either: a level costs 2^50 at most, and a file may hold many thousand entries.
int64_t bounded(int64_t sum);

/// Whether giving something up gives experience back: what the retrain says of itself, else the option
/// (E-025).
bool paysBack(const Character &character, const LedgerEntry &retrain);
/// The same of one that is written now.
bool paysBack(const Character &character);
/// What was paid between two levels of a trait; 0 upwards.
int64_t loweringWorth(int from, int to);

/// Points for the gift entry: count times the catalogue's cost, or times its own where the catalogue has
/// none.
int64_t giftPoints(const GiftEntry &gift, const Catalogue &catalogue);
/// The same as an expression (H-089).
Breakdown giftPrice(const GiftEntry &gift, const Catalogue &catalogue);

/// What the entry brings (above 0) or costs where it counts: of a struck one, before it was struck.
int64_t entryPoints(const LedgerEntry &entry, const Character &character, const Catalogue &catalogue);
/// Points of the budget that creation did not spend; negative when it spent more (H-003).
int64_t leftOfCreation(const Character &character, const Catalogue &catalogue);

/// Whether play began with this entry, and it counts.
bool beginsPlay(const LedgerEntry &entry);

/// The ledger's order: by date, then by sequence.
bool comesBefore(const LedgerEntry &a, const LedgerEntry &b);
/// All entries in the ledger's order, the struck ones too.
std::vector<const LedgerEntry *> inOrder(const std::vector<LedgerEntry> &ledger);

} // namespace sky::hursagmu
