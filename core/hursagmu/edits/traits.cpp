#include "core/hursagmu/edits/edits.h"

#include "core/hursagmu/edits/entries.h"
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
        if (!entry.struck && entry.newTrait && entry.newTrait->custom && entry.newTrait->id == traitId)
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

/// Back in creation a level is changed where it was bought.
Result<void> rebuildLevel(Character &character, const Catalogue &catalogue, const QString &traitId,
                          Level level, const LedgerStamp &stamp)
{
    if (!lastChangeOf(character, traitId)) {
        if (createdTrait(character, traitId)) return buyLevel(character, traitId, level), Result<void>();
        const auto room = roomFor(Text::tr("traits"), character.creation.traits.size(), limits::Traits);
        if (room) buyLevel(character, traitId, level);
        return room;
    }
    Result<std::optional<Level>> created;
    const auto rewritten = rewrite(character, catalogue, [&](Character &changed) {
        created = setLevelBought(changed, traitId, level, stamp);
        if (created && *created) buyLevel(changed, traitId, **created);
    });
    if (!created) return tl::unexpected(created.error());
    return rewritten;
}

Result<void> learnInPlay(Character &character, const TraitEntry &trait, const IdSource &ids,
                         const LedgerStamp &stamp)
{
    auto entry = stamped(character, EntryKind::NewTrait, ids, stamp);
    if (!entry) return tl::unexpected(entry.error());
    entry->newTrait = trait;
    character.ledger.push_back(std::move(*entry));
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
                        return purchase(character, catalogue, [&](Character &changed) {
                            return setLevelInPlay(changed, catalogue, traitId, level, ids, stamp);
                        });
                    return rebuildLevel(character, catalogue, traitId, level, stamp);
                });
}

Edit addCustomTrait(const Catalogue &catalogue, const QString &name, TraitKind kind, Level level,
                    const IdSource &ids, const LedgerStamp &stamp)
{
    return verb(filled(Text::tr("Add the trait %1"), name), QString(),
                [&catalogue, name, kind, level, ids, stamp](Character &character) -> Result<void> {
                    if (const auto checked = checkName(name); !checked) return checked;
                    TraitEntry trait;
                    trait.id = freshId(character, ids);
                    trait.name = name;
                    trait.kind = kind;
                    trait.custom = true;
                    trait.level = level;
                    if (character.phase == Phase::Play)
                        return purchase(character, catalogue, [&](Character &changed) {
                            return learnInPlay(changed, trait, ids, stamp);
                        });
                    const auto room =
                        roomFor(Text::tr("traits"), character.creation.traits.size(), limits::Traits);
                    if (room) character.creation.traits.push_back(trait);
                    return room;
                });
}

Edit renameCustomTrait(const QString &traitId, const QString &name)
{
    return verb(filled(Text::tr("Name a trait %1"), name), QStringLiteral("trait/%1/name").arg(traitId),
                [traitId, name](Character &character) -> Result<void> {
                    if (const auto checked = checkName(name); !checked) return checked;
                    TraitEntry *trait = customTrait(character, traitId);
                    if (!trait) return tl::unexpected(noSuchTrait(traitId));
                    trait->name = name;
                    return {};
                });
}

Edit removeCustomTrait(const Catalogue &catalogue, const QString &traitId)
{
    return verb(
        Text::tr("Remove a trait"), QString(), [&catalogue, traitId](Character &character) -> Result<void> {
            const TraitEntry *trait = customTrait(character, traitId);
            if (!trait) return tl::unexpected(noSuchTrait(traitId));
            if (character.phase == Phase::Play)
                return refuse(
                    filled(Text::tr("In play %1 can be lowered, but what was bought stays in the record."),
                           trait->name));
            if (isKeptForTheLedger(character, traitId))
                return refuse(filled(Text::tr("The ledger tells of %1: it can be set to 0, but it stays."),
                                     trait->name));
            return rewrite(character, catalogue, [&traitId](Character &changed) {
                while (LedgerEntry *last = lastChangeOf(changed, traitId))
                    giveWay(changed, *last, {});
                std::erase_if(changed.creation.traits,
                              [&traitId](const TraitEntry &entry) { return entry.id == traitId; });
                std::erase_if(changed.wishes, [&traitId](const Wish &wish) { return wish.trait == traitId; });
            });
        });
}

} // namespace sky::hursagmu
