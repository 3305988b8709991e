#pragma once

#include "core/hursagmu/rules/evaluation.h"

#include <algorithm>

namespace sky::hursagmu
{

/// Unspent experience, with the part that is to come told apart.
struct Unspent {
    int64_t all = 0; ///< over all entries, those of days to come too; negative: owed
    int64_t now = 0; ///< what the day has to spend, as in `Evaluation::purseOn`; negative: owed at some time
    QDate from;      ///< the day from which all can be spent; invalid: it can already

    /// Of `all`, what cannot be spent on the day.
    int64_t later() const { return from.isValid() ? all - std::max<int64_t>(0, now) : 0; }
};

/// In creation, where experience is not spent, and on a day that is none, nothing is told apart.
Unspent unspentOn(const Evaluation &evaluation, QDate day);

/// "5 of them from 1 Jan 2027 on", "none of them before 1 Jan 2027"; empty where all can be spent.
QString laterWords(const Unspent &unspent);

} // namespace sky::hursagmu
