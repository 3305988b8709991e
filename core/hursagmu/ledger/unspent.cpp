#include "core/hursagmu/ledger/unspent.h"

#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

Unspent unspentOn(const Evaluation &evaluation, QDate day)
{
    Unspent unspent{evaluation.experienceUnspent(), evaluation.experienceUnspent(), {}};
    if (evaluation.phase != Phase::Play || !day.isValid()) return unspent;
    unspent.now = evaluation.purseOn(day);
    if (unspent.all <= std::max<int64_t>(0, unspent.now)) return unspent;
    // What is least from a day on never falls from one day to the next.
    const auto whole =
        std::find_if(evaluation.purses.begin(), evaluation.purses.end(),
                     [&unspent](const Evaluation::Purse &purse) { return purse.least == unspent.all; });
    if (whole != evaluation.purses.end()) unspent.from = whole->day;
    return unspent;
}

QString laterWords(const Unspent &unspent)
{
    if (unspent.later() <= 0) return {};
    if (unspent.later() == unspent.all)
        return filled(Text::tr("none of them before %1"), dayWords(unspent.from));
    return filled(Text::tr("%1 of them from %2 on"), unspent.later(), dayWords(unspent.from));
}

} // namespace sky::hursagmu
