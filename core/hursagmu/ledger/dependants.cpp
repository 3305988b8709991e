#include "core/hursagmu/ledger/dependants.h"

#include "core/hursagmu/ledger/chain.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"

#include <QSet>

#include <algorithm>
#include <iterator>
#include <set>

namespace sky::hursagmu
{

namespace
{

/// Numbers in a row of which one changes at a time; finds the first place up to which they sum up to less
/// than nothing.
class RunningSum
{
public:
    explicit RunningSum(const std::vector<int64_t> &values)
    {
        while (m_width < values.size())
            m_width *= 2;
        m_nodes.resize(2 * m_width);
        for (size_t place = 0; place < values.size(); ++place)
            m_nodes[m_width + place] = {values[place], values[place]};
        for (size_t node = m_width; --node > 0;)
            m_nodes[node] = joined(node);
    }

    void add(size_t place, int64_t change)
    {
        size_t node = m_width + place;
        m_nodes[node].sum += change;
        m_nodes[node].least += change;
        while (node /= 2)
            m_nodes[node] = joined(node);
    }
    std::optional<size_t> firstBelowZero() const
    {
        if (m_nodes[1].least >= 0) return std::nullopt;
        size_t node = 1;
        for (int64_t before = 0; node < m_width;) {
            node *= 2;
            if (before + m_nodes[node].least < 0) continue;
            before += m_nodes[node].sum;
            ++node;
        }
        return node - m_width;
    }

private:
    struct Node {
        int64_t sum = 0;
        int64_t least = 0; ///< of the sums up to each of its places
    };
    Node joined(size_t node) const
    {
        const Node &left = m_nodes[2 * node], &right = m_nodes[2 * node + 1];
        return {left.sum + right.sum, std::min(left.least, left.sum + right.least)};
    }

    size_t m_width = 1;
    std::vector<Node> m_nodes; ///< a complete binary tree, its root at 1
};

/// A ledger from which entries are taken away, one group after the other. What an entry brings or costs does
/// not hang on the others, as long as all that stands on an entry goes with it.
class Trial
{
public:
    Trial(const Character &character, const Catalogue &catalogue)
        : m_chain(character)
        , m_folded(fold(character, catalogue))
        , m_gone(m_folded.steps.size(), false)
        , m_spare(spare())
    {
        for (size_t place = 0; place < m_gone.size(); ++place)
            if (brings(place) < 0 && isPurchase(*m_chain.entries()[place])) m_purchases.insert(place);
    }

    const Chain &chain() const { return m_chain; }
    bool isGone(size_t place) const { return m_gone[place]; }

    /// Takes the entry away with all that stands on it; gives the places that went, its own first.
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
        for (const size_t each : group) {
            m_gone[each] = gone;
            m_spare.add(each, gone ? -brings(each) : brings(each));
            if (gone) m_purchases.erase(each);
        }
    }
    /// Whether what the entry stands on is gone.
    bool hangs(size_t place) const
    {
        const auto before = m_chain.changeBefore(place);
        return before && m_gone[*before];
    }

    /// The first place at which more is owed than with the whole ledger; nothing when there is none.
    std::optional<size_t> firstWant() const { return m_spare.firstBelowZero(); }
    /// The most that is owed at a time at which it is more than with the whole ledger.
    int64_t mostOwed() const
    {
        int64_t earned = 0, spent = 0, most = 0;
        for (size_t place = 0; place < m_gone.size(); ++place) {
            const FoldStep &step = m_folded.steps[place];
            if (!m_gone[place]) {
                earned = bounded(earned + step.earned);
                spent = bounded(spent + step.spent);
            }
            const int64_t owed = spent - earned;
            if (owed > std::max<int64_t>(0, -step.balance)) most = std::max(most, owed);
        }
        return most;
    }
    /// The newest purchase that still stands, at that place or before.
    std::optional<size_t> newestPurchase(size_t place) const
    {
        const auto after = m_purchases.upper_bound(place);
        return after == m_purchases.begin() ? std::nullopt : std::optional(*std::prev(after));
    }

private:
    static bool isPurchase(const LedgerEntry &entry)
    {
        return entry.kind == EntryKind::Raise || entry.kind == EntryKind::Gift ||
               entry.kind == EntryKind::NewTrait;
    }
    /// Cut off at 2^46, which no award ever pays, so that a whole ledger sums up to less than 2^61.
    int64_t brings(size_t place) const
    {
        static_assert(limits::LedgerEntries < 1 << 15);
        constexpr int64_t Most = int64_t{1} << 46;
        const FoldStep &step = m_folded.steps[place];
        return std::clamp(step.earned - step.spent, -Most, Most);
    }
    /// Sums up, at each place, to what is unspent there, and what may be owed as it was owed before.
    RunningSum spare() const
    {
        std::vector<int64_t> changes;
        int64_t balance = 0;
        for (size_t place = 0; place < m_folded.steps.size(); ++place) {
            const int64_t owed = std::max<int64_t>(0, -balance);
            balance += brings(place);
            changes.push_back(brings(place) + std::max<int64_t>(0, -balance) - owed);
        }
        return RunningSum(changes);
    }

    Chain m_chain;
    Fold m_folded;
    std::vector<bool> m_gone; ///< by place
    RunningSum m_spare;
    std::set<size_t> m_purchases; ///< that were never taken
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
    for (bool again = true; again;) { // what stands on another one waits until that is back
        again = false;
        std::erase_if(taken, [&trial, &again](const std::vector<size_t> &group) {
            if (trial.hangs(group.front())) return false;
            trial.put(group, false);
            const bool isBack = !trial.firstWant();
            if (!isBack) trial.put(group, true);
            again = again || isBack;
            return true;
        });
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
