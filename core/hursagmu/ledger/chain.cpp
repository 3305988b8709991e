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

const std::vector<size_t> *Chain::listOf(size_t place) const
{
    const LedgerEntry &entry = *m_entries[place];
    const bool bringsGift = entry.kind == EntryKind::Gift && entry.gift;
    const QHash<QString, std::vector<size_t>> &lists = bringsGift ? m_givenUp : m_changes;
    const auto found = lists.constFind(bringsGift ? entry.gift->id : changedTrait(entry));
    return found == lists.constEnd() ? nullptr : &*found;
}

std::vector<size_t> Chain::standingOn(size_t place) const
{
    const std::vector<size_t> *list = listOf(place);
    return list ? std::vector<size_t>(std::upper_bound(list->begin(), list->end(), place), list->end())
                : std::vector<size_t>();
}

std::optional<size_t> Chain::changeBefore(size_t place) const
{
    const auto found = m_changes.constFind(changedTrait(*m_entries[place]));
    if (found == m_changes.constEnd()) return std::nullopt;
    const auto own = std::lower_bound(found->begin(), found->end(), place);
    return own == found->begin() ? std::nullopt : std::optional(*std::prev(own));
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
