#include "core/hursagmu/rules/fold.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/gifts.h"
#include "core/hursagmu/rules/traits.h"

#include <QHash>

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// Points between two levels of a ledger entry (H-034). A level outside 0 to 100 cannot come from a file.
int64_t change(int from, int to)
{
    return rules::traitChange(Level::of(from).value_or(Level()), Level::of(to).value_or(Level()));
}

/// Applies entries to a Fold one by one.
class Folder
{
public:
    Folder(const Character &character, const Catalogue &catalogue)
        : m_character(character)
        , m_catalogue(catalogue)
    {
        for (const TraitEntry &entry : character.creation.traits)
            append({entry, entry.level});
        for (const GiftEntry &gift : character.creation.gifts)
            m_fold.gifts.push_back({gift, false});
    }

    void apply(const LedgerEntry &entry)
    {
        FoldStep step;
        step.entry = &entry;
        switch (entry.kind) {
        case EntryKind::Award:
        case EntryKind::Correction:
            step.earned = entry.points;
            break;
        case EntryKind::Raise:
            raise(entry, step);
            break;
        case EntryKind::NewTrait:
            learn(entry, step);
            break;
        case EntryKind::Gift:
            receive(entry, step);
            break;
        case EntryKind::Retrain:
            retrain(entry, step);
            break;
        }
        m_fold.earned = bounded(m_fold.earned + step.earned);
        m_fold.spent = bounded(m_fold.spent + step.spent);
        m_fold.bought = bounded(m_fold.bought + std::max<int64_t>(0, step.spent));
        step.balance = m_fold.earned - m_fold.spent;
        m_fold.steps.push_back(step);
    }

    Fold take() { return std::move(m_fold); }

private:
    /// The trait of that id, at level 0 when nothing named it yet. The first of two with one id counts.
    FoldedTrait &trait(const QString &id)
    {
        const auto found = m_index.constFind(id);
        if (found != m_index.constEnd()) return m_fold.traits[*found];
        FoldedTrait fresh;
        fresh.entry.id = id;
        return append(fresh);
    }

    FoldedTrait &append(const FoldedTrait &trait)
    {
        if (!m_index.contains(trait.entry.id)) m_index.insert(trait.entry.id, m_fold.traits.size());
        m_fold.traits.push_back(trait);
        return m_fold.traits.back();
    }

    /// A raise costs the difference (H-034); one that goes down costs nothing and is an issue.
    void raise(const LedgerEntry &entry, FoldStep &step)
    {
        FoldedTrait &raised = trait(entry.trait);
        step.levelBefore = raised.entry.level.value();
        step.spent = std::max<int64_t>(0, change(entry.from, entry.to));
        raised.entry.level = Level::of(entry.to).value_or(raised.entry.level);
    }

    void learn(const LedgerEntry &entry, FoldStep &step)
    {
        if (!entry.newTrait) return;
        FoldedTrait &learned = trait(entry.newTrait->id);
        step.levelBefore = learned.entry.level.value();
        step.spent = rules::levelCost(entry.newTrait->level);
        learned.entry = *entry.newTrait;
    }

    void receive(const LedgerEntry &entry, FoldStep &step)
    {
        if (!entry.gift) return;
        step.spent = giftPoints(*entry.gift, m_catalogue);
        m_fold.gifts.push_back({*entry.gift, true});
    }

    /// A level or a gift given up: it gave points back only where the campaign said so (E-025).
    void retrain(const LedgerEntry &entry, FoldStep &step)
    {
        if (entry.gift) {
            const auto given =
                std::find_if(m_fold.gifts.begin(), m_fold.gifts.end(),
                             [&entry](const FoldedGift &gift) { return gift.entry.id == entry.gift->id; });
            step.found = given != m_fold.gifts.end();
            if (!step.found) return;
            step.worth = giftPoints(given->entry, m_catalogue);
            m_fold.gifts.erase(given);
        } else {
            FoldedTrait &lowered = trait(entry.trait);
            step.levelBefore = lowered.entry.level.value();
            step.worth = loweringWorth(entry.from, entry.to);
            lowered.entry.level = Level::of(entry.to).value_or(lowered.entry.level);
        }
        step.spent = -entry.paidBack.value_or(paysBack(m_character) ? step.worth : 0);
    }

    const Character &m_character;
    const Catalogue &m_catalogue;
    Fold m_fold;
    QHash<QString, size_t> m_index; ///< of m_fold.traits by id
};

} // namespace

const FoldedTrait *Fold::trait(const QString &id) const
{
    const auto found = std::find_if(traits.begin(), traits.end(),
                                    [&id](const FoldedTrait &trait) { return trait.entry.id == id; });
    return found == traits.end() ? nullptr : &*found;
}

int Fold::level(const QString &id) const
{
    const FoldedTrait *found = trait(id);
    return found ? found->entry.level.value() : 0;
}

bool comesBefore(const LedgerEntry &a, const LedgerEntry &b)
{
    return std::pair(a.date, a.sequence) < std::pair(b.date, b.sequence);
}

bool beginsPlay(const LedgerEntry &entry)
{
    return !entry.struck && entry.kind == EntryKind::Award && entry.awardId == PlayBegins;
}

std::vector<const LedgerEntry *> inOrder(const std::vector<LedgerEntry> &ledger)
{
    std::vector<const LedgerEntry *> order;
    order.reserve(ledger.size());
    for (const LedgerEntry &entry : ledger)
        order.push_back(&entry);
    std::stable_sort(order.begin(), order.end(),
                     [](const LedgerEntry *a, const LedgerEntry *b) { return comesBefore(*a, *b); });
    return order;
}

Fold fold(const Character &character, const Catalogue &catalogue)
{
    Folder folder(character, catalogue);
    for (const LedgerEntry *entry : inOrder(character.ledger))
        if (!entry->struck) folder.apply(*entry);
    return folder.take();
}

int64_t bounded(int64_t sum)
{
    constexpr int64_t Most = int64_t{1} << 61;
    return std::clamp(sum, -Most, Most);
}

bool paysBack(const Character &character)
{
    return character.options.refunds == Refunds::Anytime;
}

bool paysBack(const Character &character, const LedgerEntry &retrain)
{
    return retrain.paidBack ? *retrain.paidBack > 0 : paysBack(character);
}

int64_t loweringWorth(int from, int to)
{
    return std::max<int64_t>(0, change(to, from));
}

int64_t giftPoints(const GiftEntry &gift, const Catalogue &catalogue)
{
    const GiftInfo *info = gift.isCustom() ? nullptr : catalogue.gift(gift.gift);
    return (info ? info->cost : gift.cost) * gift.count;
}

int64_t entryPoints(const LedgerEntry &entry, const Character &character, const Catalogue &catalogue)
{
    switch (entry.kind) {
    case EntryKind::Award:
    case EntryKind::Correction:
        return entry.points;
    case EntryKind::Raise:
        return -std::max<int64_t>(0, change(entry.from, entry.to));
    case EntryKind::NewTrait:
        return entry.newTrait ? -rules::levelCost(entry.newTrait->level) : 0;
    case EntryKind::Gift:
        return entry.gift ? -giftPoints(*entry.gift, catalogue) : 0;
    case EntryKind::Retrain:
        if (entry.paidBack) return *entry.paidBack;
        if (!paysBack(character)) return 0;
        return entry.gift ? giftPoints(*entry.gift, catalogue) : loweringWorth(entry.from, entry.to);
    }
    return 0;
}

int64_t leftOfCreation(const Character &character, const Catalogue &catalogue)
{
    int64_t left = character.creation.budget;
    for (const TraitEntry &trait : character.creation.traits)
        left = bounded(left - rules::levelCost(trait.level));
    for (const GiftEntry &gift : character.creation.gifts)
        left = bounded(left - giftPoints(gift, catalogue));
    return left;
}

Breakdown giftPrice(const GiftEntry &gift, const Catalogue &catalogue)
{
    const GiftInfo *info = catalogue.gift(gift.gift);
    return rules::giftCost({gift.gift, catalogue.giftName(gift), info ? info->cost : gift.cost, gift.count,
                            info && info->perLimb ? rules::GiftRepeat::Any : rules::GiftRepeat::Flat});
}

} // namespace sky::hursagmu
