#pragma once

#include "core/hursagmu/rules/encounters.h"

/// Building blocks shared by the chapters; not for use outside this folder.
namespace sky::hursagmu::rules
{

/// A fixed number the book starts from: "7 base".
Breakdown base(int64_t value);

/// Appends the part; a 0 would only lengthen the explanation.
void addUnlessZero(std::vector<Breakdown> &parts, const Breakdown &part);

/// The sum of the parts, hampered by armor and load where all physical values are (E-060).
Breakdown physical(const QString &label, std::vector<Breakdown> parts, const Burden &burden,
                   PenaltyReach reach, const QString &rule);

} // namespace sky::hursagmu::rules
