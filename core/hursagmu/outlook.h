#pragma once

#include "core/hursagmu/model/character.h"
#include "core/hursagmu/rules/evaluation.h"

#include <optional>

namespace sky::hursagmu
{

/// One more level of a trait, and what it makes of a number.
struct Outlook {
    QString trait; ///< id
    int level = 0;
    int64_t cost = 0;
    int64_t value = 0; ///< of the number, in its unit
};

/// The cheapest level that would make the derived value of that id higher. Nothing when none does. Derives
/// the numbers anew for each trait it tries: for a number that is looked at.
std::optional<Outlook> outlookOf(const Character &character, const Evaluation &now,
                                 const Catalogue &catalogue, const QString &valueId);

} // namespace sky::hursagmu
