#pragma once

#include "core/base/result.h"
#include "core/hursagmu/model/character.h"
#include "core/hursagmu/rules/evaluation.h"

#include <optional>

namespace sky::hursagmu
{

/// The detail of an error that says what cannot be paid.
inline constexpr char WantOfPoints[] = "want of points";
/// The same where a draft may take on debt.
inline constexpr char WantOfBudget[] = "want of budget";

/// Why play cannot begin: an error stands open, neither mended nor accepted. Nothing in any other step.
std::optional<Error> openErrors(const Evaluation &before, const Evaluation &after);

/// Why the change from `before` to `after` cannot be paid: "Level 8 costs 4 more; 2 points are left, 2 short.
/// (rule H-031)". Nothing when it can, when debt is accepted, and when nothing was bought: less to spend is
/// an issue.
std::optional<Error> wantOfPoints(const Character &candidate, const Evaluation &before,
                                  const Evaluation &after);

} // namespace sky::hursagmu
