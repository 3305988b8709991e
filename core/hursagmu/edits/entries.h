#pragma once

#include "core/base/result.h"
#include "core/base/sources.h"
#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/model/character.h"

#include <functional>

namespace sky::hursagmu
{

// How verbs write, change and take back entries of the ledger.

/// An entry of that kind under the stamp, last of its date; refused when a file could not hold one more, or
/// not what the stamp says.
Result<LedgerEntry> stamped(const Character &character, EntryKind kind, const IdSource &ids,
                            const LedgerStamp &stamp);
/// Refuses what a file could not hold, and a day that is none.
Result<void> checkStamp(const LedgerStamp &stamp);
bool isUnder(const LedgerEntry &entry, const LedgerStamp &stamp);
void removeEntry(Character &character, const QString &entryId);
/// Null when there is none of that id.
LedgerEntry *findEntry(Character &character, const QString &entryId);
const LedgerEntry *findEntry(const Character &character, const QString &entryId);
Error noSuchEntry(const QString &entryId);
/// Keeps what the entry says now as an earlier version; refused when it has too many.
Result<void> keepVersion(LedgerEntry &entry, const LedgerStamp &by);
/// Back in creation changes what an entry bought and keeps what it was before. All that is done under one
/// stamp is one change, and the way back leaves no trace. Without a date, under that of the last entry.
Result<void> changeBought(const Character &character, LedgerEntry &entry, const LedgerStamp &stamp,
                          const std::function<void()> &change);

/// Moves the entry to another day, last of it.
Result<void> putLast(const Character &character, LedgerEntry &entry, QDate date);

/// Whether the entry counts and changes the level of the trait, or brings it.
bool changesTrait(const LedgerEntry &entry, const QString &traitId);
/// The last entry that counts and changes the trait; null when there is none.
LedgerEntry *lastChangeOf(Character &character, const QString &traitId);

/// Whether creation bought the trait and the ledger tells of it, struck or not: its name stands nowhere else.
bool isKeptForTheLedger(const Character &character, const QString &traitId);

/// Runs a change of entries written before, and refuses it when more experience would have been owed at some
/// time than before, unless that is accepted. The final balance alone would not tell: an award may have come
/// later.
Result<void> rewrite(Character &character, const Catalogue &catalogue,
                     const std::function<void(Character &)> &change, Debt debt = Debt::Refused);
/// Runs a purchase of play, and refuses it when it is dated to a time at which the experience for it was not
/// there yet. What is lacking in the end is the game's business (`Hursagmu::refusal`), for it is told the
/// price.
Result<void> purchase(Character &character, const Catalogue &catalogue,
                      const std::function<Result<void>(Character &)> &buy);

/// In play: a raise costs experience (H-034), lowering gives it back where the campaign says so (E-025). A
/// change of the same trait made before under the same stamp is changed or taken back, and so is a lowering
/// of the same day that is raised again, so that a way there and back costs nothing.
Result<void> setLevelInPlay(Character &character, const Catalogue &catalogue, const QString &traitId,
                            Level level, const IdSource &ids, const LedgerStamp &stamp);

/// Back in creation: what entries of the ledger bought is changed through them, the last first. Gives the
/// level that creation has to buy when it goes below all of them, else nothing. Refused when an entry has too
/// many earlier versions.
Result<std::optional<Level>> setLevelBought(Character &character, const QString &traitId, Level level,
                                            const LedgerStamp &stamp);
/// Back in creation an entry that is undone is struck, so that it stays to be seen (decision 32). Without a
/// date, under that of the last entry.
void giveWay(const Character &character, LedgerEntry &entry, const LedgerStamp &stamp);

} // namespace sky::hursagmu
