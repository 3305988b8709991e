#pragma once

#include "core/hursagmu/rules/evaluation.h"

namespace sky::hursagmu
{

// Numbers of the evaluation in words, as the list of values and the sheet both say them.

QString actionsText(int64_t count); ///< "1 action"
QString roundsText(int64_t count);  ///< "2 rounds"
/// "8 actions", "longer than a lifetime".
QString shortTimeText(int64_t actions);
/// "1 action", "8 actions (4 rounds)", "64 actions (32 rounds, about 3 minutes)".
QString timeText(int64_t actions);
/// "1 action", "2 rounds, CL 11": a round has two actions.
QString castingText(const SpellCasting &casting);
/// Whose roll the number for hiding a weapon goes to.
QString concealmentText(Concealment side);

} // namespace sky::hursagmu
