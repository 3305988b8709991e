// Points: budget, traits, gifts and the ledger.

#include "core/hursagmu/compare/comparison.h"

#include "core/hursagmu/text.h"

#include <algorithm>
#include <iterator>

namespace sky::hursagmu
{

namespace
{

/// Catalogue traits that are not listed stand at level 0, so only levels count for them.
std::vector<TraitEntry> customs(const std::vector<TraitEntry> &traits)
{
    std::vector<TraitEntry> result;
    std::copy_if(traits.begin(), traits.end(), std::back_inserter(result),
                 [](const TraitEntry &trait) { return trait.custom; });
    return result;
}

int levelOf(const Character &character, const QString &traitId)
{
    for (const TraitEntry &trait : character.creation.traits) {
        if (trait.id == traitId) return trait.level.value();
    }
    return 0;
}

} // namespace

QString Comparison::traitName(const TraitEntry &trait) const
{
    return trait.custom ? trait.name : m_words.traitName(trait.id);
}

QString Comparison::entryName(const LedgerEntry &entry) const
{
    const QString date = dayWords(entry.date);
    if (saysPlayBegins(entry)) return Text::tr("play begins on %1").arg(date);
    if (saysPlayEnds(entry)) return Text::tr("back to creation on %1").arg(date);
    if (saysPlayResumes(entry)) return Text::tr("play begins again on %1").arg(date);
    switch (entry.kind) {
    case EntryKind::Award:
        return Text::tr("award %1 of %2").arg(signedNumber(entry.points), date);
    case EntryKind::Correction:
        return Text::tr("correction %1 of %2").arg(signedNumber(entry.points), date);
    case EntryKind::NewTrait:
        if (!entry.newTrait) break;
        return filled(Text::tr("%1 %2 of %3"), traitName(*entry.newTrait), entry.newTrait->level.value(),
                      date);
    case EntryKind::Gift:
        if (!entry.gift) break;
        return filled(Text::tr("%1 of %2"), m_words.giftName(*entry.gift), date);
    case EntryKind::Raise:
    case EntryKind::Retrain:
        if (entry.gift) return filled(Text::tr("%1 given up on %2"), m_words.giftName(*entry.gift), date);
        return filled(Text::tr("%1 %2 → %3 of %4"), m_words.traitName(entry.trait), entry.from, entry.to,
                      date);
    }
    return date;
}

void Comparison::points()
{
    m_found.value(Text::tr("budget"), m_from.creation.budget, m_to.creation.budget);
    traits();
    gifts();
    ledger();
    wishes();
}

void Comparison::traits()
{
    const qsizetype before = m_found.count();
    for (const TraitEntry &old : m_from.creation.traits) {
        if (!old.custom) m_found.value(traitName(old), old.level.value(), levelOf(m_to, old.id));
    }
    for (const TraitEntry &fresh : m_to.creation.traits) {
        const auto &known = m_from.creation.traits;
        const bool isNew = std::none_of(known.begin(), known.end(),
                                        [&](const TraitEntry &trait) { return trait.id == fresh.id; });
        if (isNew && !fresh.custom) m_found.value(traitName(fresh), 0, fresh.level.value());
    }
    const auto name = [](const TraitEntry &trait) { return filled(Text::tr("trait %1"), trait.name); };
    const auto both = [this](const TraitEntry &from, const TraitEntry &to) {
        m_found.value(Text::tr("trait"), from.name, to.name);
        m_found.value(to.name, from.level.value(), to.level.value());
    };
    const QString label = Text::tr("traits");
    m_found.lists(label, customs(m_from.creation.traits), customs(m_to.creation.traits), name, both);
    if (m_found.count() == before) m_found.content(label, m_from.creation.traits, m_to.creation.traits);
}

void Comparison::gifts()
{
    const auto name = [this](const GiftEntry &gift) { return m_words.giftName(gift); };
    m_found.lists(Text::tr("gifts"), m_from.creation.gifts, m_to.creation.gifts, name,
                  [](const auto &, const auto &) {});
}

void Comparison::ledger()
{
    const auto name = [this](const LedgerEntry &entry) { return entryName(entry); };
    const auto both = [this](const LedgerEntry &from, const LedgerEntry &to) { entryPair(from, to); };
    m_found.lists(Text::tr("experience"), m_from.ledger, m_to.ledger, name, both);
}

/// Struck or let stand again, and what an edit of an award changed.
void Comparison::entryPair(const LedgerEntry &from, const LedgerEntry &to)
{
    const QString name = entryName(from);
    if (from.struck.has_value() != to.struck.has_value())
        m_found.add(filled(to.struck ? Text::tr("%1 struck") : Text::tr("%1 counts again"), name));
    if (from.points != to.points) m_found.add(filled(Text::tr("%1: now %2"), name, signedNumber(to.points)));
    if (from.to != to.to) m_found.add(filled(Text::tr("%1: now to level %2"), name, to.to));
    if (from.gift && to.gift && from.gift->approved != to.gift->approved)
        m_found.add(filled((to.gift->approved ? Text::tr("%1: the Master approves")
                                              : Text::tr("%1: the Master no longer approves")),
                           name));
    m_found.value(filled(Text::tr("%1:"), name), dayWords(from.date), dayWords(to.date));
    m_found.value(filled(Text::tr("%1: session"), name), from.session, to.session);
    m_found.value(filled(Text::tr("%1: reason"), name), from.reason, to.reason);
}

QString Comparison::wishName(const Wish &wish) const
{
    if (!wish.trait.isEmpty())
        return filled(Text::tr("wish for %1 %2"), m_words.traitName(wish.trait), wish.level);
    const GiftInfo *info = m_catalogue.gift(wish.gift);
    return filled(Text::tr("wish for %1"), info ? info->name : wish.gift);
}

void Comparison::wishes()
{
    const auto name = [this](const Wish &wish) { return wishName(wish); };
    m_found.lists(Text::tr("wishes"), m_from.wishes, m_to.wishes, name, [](const auto &, const auto &) {});
}

} // namespace sky::hursagmu
