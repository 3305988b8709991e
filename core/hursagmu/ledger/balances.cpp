#include "core/hursagmu/ledger/balances.h"

#include <algorithm>
#include <utility>

namespace sky::hursagmu
{

Balances::Balances(const Fold &folded)
{
    m_times.reserve(folded.steps.size());
    for (const FoldStep &step : folded.steps)
        m_times.push_back({step.entry->date, step.entry->sequence, step.balance});
}

Balances::Debt Balances::walk(const Balances &other, size_t end) const
{
    Debt most;
    int64_t owedHere = 0, owedThere = 0;
    size_t here = 0, there = 0;
    while (here < m_times.size() || there < other.m_times.size()) {
        const bool hasHere = here < m_times.size(), hasThere = there < other.m_times.size();
        const bool stepHere = hasHere && (!hasThere || !other.m_times[there].comesBefore(m_times[here]));
        const bool stepThere = hasThere && (!hasHere || !m_times[here].comesBefore(other.m_times[there]));
        if (stepHere && here == end) break;
        const QDate day = stepHere ? m_times[here].date : other.m_times[there].date;
        if (stepHere) owedHere = std::max<int64_t>(0, -m_times[here++].balance);
        if (stepThere) owedThere = std::max<int64_t>(0, -other.m_times[there++].balance);
        if (owedHere > owedThere && owedHere > most.owed) most = {owedHere, day};
    }
    return most;
}

} // namespace sky::hursagmu
