#include "core/hursagmu/ledger/dependants.h"

#include "core/hursagmu/ledger/chain.h"
#include "core/hursagmu/rules/fold.h"

#include <QSet>

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// A ledger from which entries are taken away, one group after the other. What an entry brings or costs does
/// not hang on the others, as long as all that stands on an entry goes with it.
class Trial
{
public:
    Trial(const Character &character, const Catalogue &catalogue)
        : m_chain(character)
        , m_gone(m_chain.entries().size(), false)
    {
        const Fold folded = fold(character, catalogue);
        for (const FoldStep &step : folded.steps) {
            m_brings.push_back(step.earned - step.spent);
            m_owedBefore.push_back(std::max<int64_t>(0, -step.balance));
        }
    }

    const Chain &chain() const { return m_chain; }
    bool isGone(size_t place) const { return m_gone[place]; }

    /// Takes the entry away with all that stands on it; gives the places that went.
    std::vector<size_t> take(size_t place)
    {
        std::vector<size_t> group = m_chain.standingOn(place);
        group.insert(group.begin(), place);
        std::erase_if(group, [this](size_t each) { return m_gone[each]; });
        put(group, true);
        return group;
    }
    void put(const std::vector<size_t> &group, bool gone)
    {
        for (const size_t each : group)
            m_gone[each] = gone;
    }

    /// The first place at which more is owed than with the whole ledger; nothing when there is none.
    std::optional<size_t> firstWant() const
    {
        int64_t balance = 0;
        for (size_t place = 0; place < m_gone.size(); ++place) {
            if (!m_gone[place]) balance += m_brings[place];
            if (-balance > m_owedBefore[place]) return place;
        }
        return std::nullopt;
    }
    /// The most that is owed at a time at which it is more than with the whole ledger.
    int64_t mostOwed() const
    {
        int64_t balance = 0, most = 0;
        for (size_t place = 0; place < m_gone.size(); ++place) {
            if (!m_gone[place]) balance += m_brings[place];
            if (-balance > m_owedBefore[place]) most = std::max(most, -balance);
        }
        return most;
    }
    /// The newest purchase that still stands, at that place or before.
    std::optional<size_t> newestPurchase(size_t place) const
    {
        for (size_t each = place + 1; each-- > 0;)
            if (!m_gone[each] && m_brings[each] < 0 && isPurchase(*m_chain.entries()[each])) return each;
        return std::nullopt;
    }

private:
    static bool isPurchase(const LedgerEntry &entry)
    {
        return entry.kind == EntryKind::Raise || entry.kind == EntryKind::Gift ||
               entry.kind == EntryKind::NewTrait;
    }

    Chain m_chain;
    std::vector<bool> m_gone;
    std::vector<int64_t> m_brings, m_owedBefore; ///< by place
};

/// Takes purchases away until nothing is owed that was not before, the newest first, and puts back what
/// another one made needless.
void payOff(Trial &trial)
{
    std::vector<std::vector<size_t>> taken;
    while (const auto want = trial.firstWant()) {
        const auto purchase = trial.newestPurchase(*want);
        if (!purchase) break; // it was a correction that lacks points, or what was given back before
        taken.push_back(trial.take(*purchase));
    }
    if (trial.firstWant()) return;
    for (const std::vector<size_t> &group : taken) {
        trial.put(group, false);
        if (trial.firstWant()) trial.put(group, true);
    }
}

} // namespace

Dependants dependantsOf(const Character &character, const Catalogue &catalogue, const QStringList &entryIds)
{
    const QSet<QString> named(entryIds.begin(), entryIds.end());
    Trial trial(character, catalogue);
    const auto &entries = trial.chain().entries();
    for (size_t place = 0; place < entries.size(); ++place)
        if (named.contains(entries[place]->id)) trial.take(place);
    Dependants dependants;
    dependants.owed = trial.mostOwed();
    payOff(trial);
    for (size_t place = 0; place < entries.size(); ++place)
        if (trial.isGone(place) && !named.contains(entries[place]->id))
            dependants.entries << entries[place]->id;
    return dependants;
}

Dependants dependantsOf(const Character &character, const Catalogue &catalogue, const QString &entryId)
{
    return dependantsOf(character, catalogue, QStringList{entryId});
}

} // namespace sky::hursagmu
