#include "core/hursagmu/ledger/chain.h"

#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

Chain::Chain(const Character &character)
{
    for (const LedgerEntry *entry : inOrder(character.ledger)) {
        if (entry->struck) continue;
        const size_t place = m_entries.size();
        m_entries.push_back(entry);
        if (const QString trait = changedTrait(*entry); !trait.isEmpty()) m_changes[trait].push_back(place);
        if (entry->kind == EntryKind::Retrain && entry->gift) m_givenUp[entry->gift->id].push_back(place);
    }
}

std::vector<size_t> Chain::standingOn(size_t place) const
{
    const LedgerEntry &entry = *m_entries[place];
    std::vector<size_t> found;
    if (const QString trait = changedTrait(entry); !trait.isEmpty()) found = m_changes.value(trait);
    if (entry.kind == EntryKind::Gift && entry.gift) found = m_givenUp.value(entry.gift->id);
    std::erase_if(found, [place](size_t other) { return other <= place; });
    return found;
}

QStringList Chain::standingOn(const QStringList &entryIds) const
{
    const QSet<QString> named(entryIds.begin(), entryIds.end());
    std::vector<bool> stands(m_entries.size(), false);
    for (size_t place = 0; place < m_entries.size(); ++place)
        if (named.contains(m_entries[place]->id))
            for (const size_t other : standingOn(place))
                stands[other] = true;
    QStringList found;
    for (size_t place = 0; place < m_entries.size(); ++place)
        if (stands[place] && !named.contains(m_entries[place]->id)) found << m_entries[place]->id;
    return found;
}

} // namespace sky::hursagmu
