#pragma once

#include "core/hursagmu/model/character.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <optional>
#include <vector>

namespace sky::hursagmu
{

/// Which entries cannot stand without which others, whatever they cost: a change of a trait without the
/// earlier ones of that trait, and what gives up a gift without what bought it. Refers to the character.
class Chain
{
public:
    explicit Chain(const Character &character);

    /// The entries that count, in the ledger's order.
    const std::vector<const LedgerEntry *> &entries() const { return m_entries; }
    /// Places in `entries` of all that stands on the entry at that place, rising.
    std::vector<size_t> standingOn(size_t place) const;
    /// The change of the same trait before the one at that place; nothing when it is the first, or none.
    std::optional<size_t> changeBefore(size_t place) const;
    /// Ids of all that stands on one of those entries and is none of them, in order.
    QStringList standingOn(const QStringList &entryIds) const;

private:
    /// Places of what can stand on the entry, rising; null when nothing can.
    const std::vector<size_t> *listOf(size_t place) const;

    std::vector<const LedgerEntry *> m_entries;
    QHash<QString, std::vector<size_t>> m_changes; ///< places by trait
    QHash<QString, std::vector<size_t>> m_givenUp; ///< places by gift
};

} // namespace sky::hursagmu
