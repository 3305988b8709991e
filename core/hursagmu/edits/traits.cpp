#include "core/hursagmu/edits/edits.h"

#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

TraitEntry *createdTrait(Character &character, const QString &traitId)
{
    auto &traits = character.creation.traits;
    const auto found = std::find_if(traits.begin(), traits.end(),
                                    [&traitId](const TraitEntry &entry) { return entry.id == traitId; });
    return found == traits.end() ? nullptr : &*found;
}

/// The custom trait of that id, wherever it was bought.
TraitEntry *customTrait(Character &character, const QString &traitId)
{
    TraitEntry *created = createdTrait(character, traitId);
    if (created && created->custom) return created;
    for (LedgerEntry &entry : character.ledger)
        if (entry.newTrait && entry.newTrait->custom && entry.newTrait->id == traitId)
            return &*entry.newTrait;
    return nullptr;
}

Result<void> checkName(const QString &name)
{
    if (name.trimmed().isEmpty()) return refuse(Text::tr("A trait of your own needs a name."));
    return notLonger(Text::tr("The name"), name, limits::NameLength);
}

Error noSuchTrait(const QString &traitId)
{
    return {ErrorKind::Refused, Text::tr("There is no trait %1.").arg(traitId), {}};
}

/// In creation: the level bought. A known trait at level 0 needs no entry unless it holds something unknown.
void buyLevel(Character &character, const QString &traitId, Level level)
{
    TraitEntry *entry = createdTrait(character, traitId);
    if (!entry) {
        if (level.value() == 0) return;
        character.creation.traits.emplace_back();
        entry = &character.creation.traits.back();
        entry->id = traitId;
    }
    entry->level = level;
    if (level.value() == 0 && !entry->custom && entry->unknown.empty())
        std::erase_if(character.creation.traits,
                      [&traitId](const TraitEntry &trait) { return trait.id == traitId && !trait.custom; });
}

/// Whether an entry that counts names the trait at a later date than the stamp's.
bool isNamedLater(const Character &character, const QString &traitId, QDate date)
{
    return std::any_of(character.ledger.begin(), character.ledger.end(), [&](const LedgerEntry &entry) {
        return !entry.struck && entry.trait == traitId && entry.date > date;
    });
}

/// Extends or takes back a raise made just before under the same stamp. False when there is none to change.
bool changeLastRaise(Character &character, const QString &traitId, int level, const LedgerStamp &stamp)
{
    LedgerEntry *last = lastUnder(character, stamp);
    if (!last || last->kind != EntryKind::Raise || last->trait != traitId || level < last->from) return false;
    if (level == last->from)
        removeEntry(character, last->id);
    else
        last->to = level;
    return true;
}

Result<void> playLevel(Character &character, const Catalogue &catalogue, const QString &traitId, Level level,
                       const IdSource &ids, const LedgerStamp &stamp)
{
    if (isNamedLater(character, traitId, stamp.date))
        return refuse(Text::tr("This trait was changed after %1; date the change later.")
                          .arg(stamp.date.toString(Qt::ISODate)));
    const int present = fold(character, catalogue).level(traitId);
    if (present == level.value() || changeLastRaise(character, traitId, level.value(), stamp)) return {};
    LedgerEntry entry =
        stamped(character, level.value() > present ? EntryKind::Raise : EntryKind::Retrain, ids, stamp);
    entry.trait = traitId;
    entry.from = present;
    entry.to = level.value();
    character.ledger.push_back(entry);
    return {};
}

} // namespace

Edit setTrait(const Catalogue &catalogue, const QString &traitId, Level level, const IdSource &ids,
              const LedgerStamp &stamp)
{
    const TraitInfo *info = catalogue.trait(traitId);
    const QString name = info ? filled(Text::tr("Set %1 to %2"), info->name, level.value())
                              : Text::tr("Set a trait to %1").arg(level.value());
    return verb(name, QStringLiteral("trait/") + traitId,
                [&catalogue, traitId, level, ids, stamp](Character &character) -> Result<void> {
                    if (!catalogue.trait(traitId) && !fold(character, catalogue).trait(traitId))
                        return tl::unexpected(noSuchTrait(traitId));
                    if (character.phase == Phase::Play)
                        return playLevel(character, catalogue, traitId, level, ids, stamp);
                    buyLevel(character, traitId, level);
                    return {};
                });
}

Edit addCustomTrait(const QString &name, TraitKind kind, Level level, const IdSource &ids,
                    const LedgerStamp &stamp)
{
    return verb(Text::tr("Add the trait %1").arg(name), QString(),
                [name, kind, level, ids, stamp](Character &character) -> Result<void> {
                    if (const auto checked = checkName(name); !checked) return checked;
                    TraitEntry trait;
                    trait.id = freshId(character, ids);
                    trait.name = name;
                    trait.kind = kind;
                    trait.custom = true;
                    trait.level = level;
                    if (character.phase == Phase::Creation) {
                        if (const auto room =
                                roomFor(Text::tr("traits"), character.creation.traits.size(), limits::Traits);
                            !room)
                            return room;
                        character.creation.traits.push_back(trait);
                        return {};
                    }
                    LedgerEntry entry = stamped(character, EntryKind::NewTrait, ids, stamp);
                    entry.newTrait = trait;
                    character.ledger.push_back(entry);
                    return {};
                });
}

Edit renameCustomTrait(const QString &traitId, const QString &name)
{
    return verb(Text::tr("Name a trait %1").arg(name), QStringLiteral("trait/%1/name").arg(traitId),
                [traitId, name](Character &character) -> Result<void> {
                    if (const auto checked = checkName(name); !checked) return checked;
                    TraitEntry *trait = customTrait(character, traitId);
                    if (!trait) return tl::unexpected(noSuchTrait(traitId));
                    trait->name = name;
                    return {};
                });
}

Edit removeCustomTrait(const QString &traitId)
{
    return verb(Text::tr("Remove a trait"), QString(), [traitId](Character &character) -> Result<void> {
        const TraitEntry *trait = createdTrait(character, traitId);
        if (!trait || !trait->custom) return tl::unexpected(noSuchTrait(traitId));
        if (character.phase == Phase::Play)
            return refuse(Text::tr("In play %1 can be lowered, but what was bought stays in the record.")
                              .arg(trait->name));
        std::erase_if(character.creation.traits,
                      [&traitId](const TraitEntry &entry) { return entry.id == traitId; });
        return {};
    });
}

} // namespace sky::hursagmu
