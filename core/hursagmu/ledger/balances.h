#pragma once

#include "core/hursagmu/rules/fold.h"

#include <QDate>

#include <vector>

namespace sky::hursagmu
{

/// What was unspent after each entry that counts. Refers to nothing: it outlives a change of the ledger.
class Balances
{
public:
    explicit Balances(const Fold &folded);

    struct Debt {
        int64_t owed = 0;
        QDate day; ///< on which that much is owed first
    };
    /// The most experience owed at a time at which it is more than by `other`; 0 when there is no such time.
    Debt beyond(const Balances &other) const { return walk(other, m_times.size()); }
    /// The same before the last entry.
    Debt beforeLastBeyond(const Balances &other) const { return walk(other, m_times.size() - 1); }

private:
    struct Time {
        QDate date;
        int sequence = 0;
        int64_t balance = 0;
        bool comesBefore(const Time &other) const
        {
            return std::pair(date, sequence) < std::pair(other.date, other.sequence);
        }
    };
    /// Until the entry at that place is due; to the end with a place beyond.
    Debt walk(const Balances &other, size_t end) const;

    std::vector<Time> m_times; ///< in order
};

} // namespace sky::hursagmu
