#include "core/hursagmu/ledger/entrywords.h"

#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

bool saysPlayBegins(const LedgerEntry &entry)
{
    return entry.kind == EntryKind::Award && entry.awardId == PlayBegins;
}

bool saysPlayEnds(const LedgerEntry &entry)
{
    return entry.kind == EntryKind::Correction && entry.awardId == PlayEnds;
}

bool saysPlayResumes(const LedgerEntry &entry)
{
    return entry.kind == EntryKind::Correction && entry.awardId == PlayResumes;
}

bool marksPhase(const LedgerEntry &entry)
{
    return saysPlayBegins(entry) || saysPlayEnds(entry) || saysPlayResumes(entry);
}

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
    if (character.phase == Phase::Play) m_left = std::max<int64_t>(0, leftOfCreation(character, catalogue));
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
    if (saysPlayBegins(entry) || saysPlayResumes(entry)) return Text::tr("play");
    if (saysPlayEnds(entry)) return Text::tr("creation");
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
    if (saysPlayBegins(entry)) return beginning(entry);
    if (saysPlayEnds(entry)) return Text::tr("Back to creation");
    if (saysPlayResumes(entry)) return Text::tr("Play begins again");
    if (entry.gift) return giftName(*entry.gift);
    if (entry.newTrait)
        return filled(Text::tr("%1, new at %2"), traitName(entry.newTrait->id),
                      entry.newTrait->level.value());
    if (changedTrait(entry).isEmpty()) return {};
    return filled(Text::tr("%1 %2 \u2192 %3"), traitName(entry.trait), entry.from, entry.to);
}

QString EntryWords::deed(LedgerEntry entry, const EntryVersion &version) const
{
    entry.points = version.points;
    if (entry.newTrait && version.to) entry.newTrait->level = Level::of(*version.to).value_or(Level());
    entry.to = version.to.value_or(entry.to);
    if (version.gift) entry.gift = version.gift;
    return deed(entry);
}

QString EntryWords::title(const LedgerEntry &entry) const
{
    const QString what = deed(entry);
    return what.isEmpty() ? filled(Text::tr("%1 %2"), kind(entry), signedNumber(entry.points)) : what;
}

/// What was kept is what the entry brings; the rest of what creation left has lapsed.
QString EntryWords::beginning(const LedgerEntry &entry) const
{
    QStringList parts = {Text::tr("Play begins")};
    const int64_t lapsed = m_left - std::max<int64_t>(0, entry.points);
    if (entry.points != 0) parts << Text::tr("%n points kept", nullptr, static_cast<int>(entry.points));
    if (lapsed > 0) parts << Text::tr("%n points lapsed", nullptr, static_cast<int>(lapsed));
    return parts.join(QStringLiteral(", "));
}

} // namespace sky::hursagmu
