#include "core/hursagmu/ledger/entrywords.h"

#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

QString changedTrait(const LedgerEntry &entry)
{
    if (entry.kind == EntryKind::NewTrait) return entry.newTrait ? entry.newTrait->id : QString();
    const bool lowers = entry.kind == EntryKind::Retrain && !entry.gift;
    return entry.kind == EntryKind::Raise || lowers ? entry.trait : QString();
}

EntryWords::EntryWords(const Character &character, const Catalogue &catalogue)
    : m_catalogue(catalogue)
{
    add(character);
}

void EntryWords::add(const Character &character)
{
    for (const TraitEntry &trait : character.creation.traits)
        if (trait.custom) m_ownNames.insert(trait.id, trait.name);
    for (const LedgerEntry &entry : character.ledger)
        if (entry.newTrait && entry.newTrait->custom)
            m_ownNames.insert(entry.newTrait->id, entry.newTrait->name);
}

QString EntryWords::kind(const LedgerEntry &entry)
{
    switch (entry.kind) {
    case EntryKind::Award:
        return Text::tr("award");
    case EntryKind::Raise:
        return Text::tr("raise");
    case EntryKind::Gift:
        return Text::tr("gift");
    case EntryKind::NewTrait:
        return Text::tr("new trait");
    case EntryKind::Correction:
        return Text::tr("correction");
    case EntryKind::Retrain:
        return entry.gift ? Text::tr("given up") : Text::tr("lowered");
    }
    return {};
}

QString EntryWords::traitName(const QString &traitId) const
{
    if (const TraitInfo *info = m_catalogue.trait(traitId)) return info->name;
    return m_ownNames.value(traitId, traitId);
}

QString EntryWords::giftName(const GiftEntry &gift) const
{
    const QString name = m_catalogue.giftName(gift);
    return gift.count == 1 ? name : filled(Text::tr("%1 × %2"), name, gift.count);
}

QString EntryWords::deed(const LedgerEntry &entry) const
{
    if (entry.gift) return giftName(*entry.gift);
    if (entry.newTrait)
        return filled(Text::tr("%1, new at %2"), traitName(entry.newTrait->id),
                      entry.newTrait->level.value());
    if (changedTrait(entry).isEmpty()) return {};
    return filled(Text::tr("%1 %2 \u2192 %3"), traitName(entry.trait), entry.from, entry.to);
}

} // namespace sky::hursagmu
