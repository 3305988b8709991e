#pragma once

#include "core/hursagmu/rules/evaluation.h"

#include <memory>
#include <vector>

namespace sky::hursagmu
{

/// A thing in the hands (or on the body) of a character that does not own it yet, or owns it as it was:
/// the numbers of the sheet, by the functions of the sheet.
struct TrialRow {
    enum class Use { Hard, Guard, Together, TwoHanded, Shot, Thrown, Mounted, Natural };
    Use use = Use::Hard;
    QString name;  ///< "Alone, striking hard", "With the dagger"
    HandLine line; ///< as the sheet would have it
};

struct Trial {
    QString item;                           ///< its id in `with`
    std::shared_ptr<const Evaluation> with; ///< the character with the thing, without issues
    std::vector<TrialRow> rows;             ///< weapons
    std::vector<DerivedValue> values;       ///< the rows as a list with ids
};

/// Weapons are at hand, armor is worn in place of what is worn now, a focus is carried or where it stands.
/// `made` has a construction; one with the id of an item takes that item's place.
Trial tryOut(const Character &character, const Catalogue &catalogue, const Item &made);

} // namespace sky::hursagmu
