#pragma once

#include "core/hursagmu/model/options.h"
#include "core/rules/breakdown.h"

#include <QString>

#include <cstdint>
#include <vector>

/// The chapter on gifts (H-085 to H-116).
namespace sky::hursagmu::rules
{

/// How often a gift may be taken (H-089, E-037).
enum class GiftRepeat {
    Once, ///< each discipline and each sense
    Flat, ///< once, unless the campaign lets flat gifts repeat
    Any,  ///< limbs; and whole families counted together ("any sense")
};

struct GiftTaken {
    QString id;
    QString name;
    int64_t costEach = 0; ///< points
    int64_t count = 1;
    GiftRepeat repeat = GiftRepeat::Flat;
};

/// False when the gift is taken more often than the rules allow, or less than once.
bool giftCountAllowed(const GiftTaken &gift, bool repeatFlatGifts);

/// Points for all of one gift (H-089).
Breakdown giftCost(const GiftTaken &gift);

struct GiftsCost {
    Breakdown cost;               ///< of all, the invalid ones included
    std::vector<QString> invalid; ///< ids taken too often, in the given order
};
GiftsCost giftsCost(const std::vector<GiftTaken> &gifts, bool repeatFlatGifts);

/// Challenge level to sense sorcery: `base` (the Master's, 12 when he names none) + range in steps of 1000
/// spaces - energy of the spell (H-102, H-215, E-041). May fall below 0.
int64_t intuitionCl(int64_t base, int64_t energy, int64_t distance, RangeExact exact);

} // namespace sky::hursagmu::rules
