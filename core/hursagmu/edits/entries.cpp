#include "core/hursagmu/edits/entries.h"

#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/ledger/balances.h"
#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// Whether an entry that counts names the trait at a later date than the stamp's.
bool isNamedLater(const Character &character, const QString &traitId, QDate date)
{
    return std::any_of(character.ledger.begin(), character.ledger.end(), [&](const LedgerEntry &entry) {
        return changesTrait(entry, traitId) && entry.date > date;
    });
}

bool isLast(const Character &character, const LedgerEntry &entry)
{
    return std::none_of(character.ledger.begin(), character.ledger.end(), [&entry](const LedgerEntry &other) {
        return !other.struck && comesBefore(entry, other);
    });
}

/// What becomes of the last change of a trait when its level is changed again.
enum class Again { Stays, Changes, Vanishes };

/// A raise is a slip only under the very same stamp. A lowering brought nothing unless the campaign pays for
/// it, so that it can be taken back on its day whatever the stamp says.
Again againAt(const Character &character, const LedgerEntry &last, int level, const LedgerStamp &stamp)
{
    const bool raise = last.kind == EntryKind::Raise;
    const bool same = isUnder(last, stamp);
    if (last.kind == EntryKind::NewTrait || (raise ? !same : last.date != stamp.date)) return Again::Stays;
    const bool atEnd = isLast(character, last);
    // What stands between may have been paid with what the lowering gave back.
    if (!raise && !atEnd && paysBack(character, last)) return Again::Stays;
    const bool beyondStart = raise ? level <= last.from : level >= last.from;
    const bool goesOn = raise ? level > last.to : level < last.to;
    if (beyondStart) return Again::Vanishes;
    if (goesOn && !(atEnd && same)) return Again::Stays;
    // Under another option than it was lowered by it is another lowering.
    if (goesOn && !raise && paysBack(character, last) != paysBack(character)) return Again::Stays;
    return Again::Changes;
}

/// Another level for an entry that stands; a lowering keeps to how it was paid back.
void changeLevel(const Character &character, LedgerEntry &entry, int level)
{
    if (entry.newTrait) {
        entry.newTrait->level = Level::of(level).value_or(Level());
        return;
    }
    const bool pays = entry.kind == EntryKind::Retrain && paysBack(character, entry);
    entry.to = level;
    if (entry.kind == EntryKind::Retrain) entry.paidBack = pays ? loweringWorth(entry.from, level) : 0;
}

/// The stamp of what is changed back in creation.
LedgerStamp changedBack(const Character &character, const LedgerStamp &stamp)
{
    LedgerStamp by = stamp;
    for (const LedgerEntry &other : character.ledger)
        if (!stamp.date.isValid() && (!by.date.isValid() || other.date > by.date)) by.date = other.date;
    if (by.reason.isEmpty()) by.reason = Text::tr("changed after a return to creation");
    return by;
}

std::optional<int> levelLedTo(const LedgerEntry &entry)
{
    if (entry.newTrait) return entry.newTrait->level.value();
    const bool namesTrait = entry.kind == EntryKind::Raise || entry.kind == EntryKind::Retrain;
    return namesTrait && !entry.gift ? std::optional(entry.to) : std::nullopt;
}

/// What it was before the change that goes on under the same stamp; null when none does.
const EntryVersion *changing(const LedgerEntry &entry, const LedgerStamp &by)
{
    if (entry.earlier.empty()) return nullptr;
    const EntryVersion &last = entry.earlier.back();
    const bool same = last.editedOn == by.date && last.editedBy == by.who && last.why == by.reason;
    return same && (last.to || last.gift) && last.unknown.empty() ? &last : nullptr;
}

/// What a way back up would owe of the points that the lowering gave back: then it is a purchase.
bool isSpent(const Character &character, const Fold &present, const LedgerEntry &last, int level)
{
    if (last.kind != EntryKind::Retrain || !paysBack(character, last)) return false;
    const int64_t back = loweringWorth(last.from, last.to) - loweringWorth(last.from, level);
    return present.earned - present.spent < back;
}

/// The first sequence that is free on that day; refused when a file could not hold it.
Result<int> nextSequence(const Character &character, QDate date)
{
    int next = 0;
    for (const LedgerEntry &other : character.ledger)
        if (other.date == date) next = std::max(next, other.sequence + 1);
    const auto room = within(Text::tr("The number of entries of one day"), next, 0, limits::Sequence);
    if (!room) return tl::unexpected(room.error());
    return next;
}

} // namespace

Result<void> checkStamp(const LedgerStamp &stamp)
{
    if (!stamp.date.isValid() || stamp.date.toString(Qt::ISODate).isEmpty())
        return refuse(Text::tr("What happens in play needs a date."));
    return notLonger(Text::tr("The session"), stamp.session, limits::TextLength)
        .and_then([&] { return notLonger(Text::tr("The name"), stamp.who, limits::NameLength); })
        .and_then([&] { return notLonger(Text::tr("The reason"), stamp.reason, limits::TextLength); });
}

Result<LedgerEntry> stamped(const Character &character, EntryKind kind, const IdSource &ids,
                            const LedgerStamp &stamp)
{
    const auto checked = checkStamp(stamp).and_then([&] {
        return roomFor(Text::tr("entries in the ledger"), character.ledger.size(), limits::LedgerEntries);
    });
    if (!checked) return tl::unexpected(checked.error());
    LedgerEntry entry;
    entry.id = freshId(character, ids);
    entry.kind = kind;
    entry.date = stamp.date;
    entry.session = stamp.session;
    entry.who = stamp.who;
    entry.reason = stamp.reason;
    const auto sequence = nextSequence(character, stamp.date);
    if (!sequence) return tl::unexpected(sequence.error());
    entry.sequence = *sequence;
    return entry;
}

bool isUnder(const LedgerEntry &entry, const LedgerStamp &stamp)
{
    return LedgerStamp{entry.date, entry.session, entry.who, entry.reason} == stamp;
}

void removeEntry(Character &character, const QString &entryId)
{
    std::erase_if(character.ledger, [&entryId](const LedgerEntry &entry) { return entry.id == entryId; });
}

LedgerEntry *findEntry(Character &character, const QString &entryId)
{
    return const_cast<LedgerEntry *>(findEntry(std::as_const(character), entryId));
}

const LedgerEntry *findEntry(const Character &character, const QString &entryId)
{
    const auto found = std::find_if(character.ledger.begin(), character.ledger.end(),
                                    [&entryId](const LedgerEntry &entry) { return entry.id == entryId; });
    return found == character.ledger.end() ? nullptr : &*found;
}

Error noSuchEntry(const QString &entryId)
{
    return {ErrorKind::Refused, filled(Text::tr("The ledger has no entry %1."), entryId), {}};
}

Result<void> keepVersion(LedgerEntry &entry, const LedgerStamp &by)
{
    const auto room =
        roomFor(Text::tr("earlier versions of an entry"), entry.earlier.size(), limits::EntryVersions);
    if (!room) return room;
    entry.earlier.push_back({by.date,
                             by.who,
                             by.reason,
                             entry.date,
                             entry.session,
                             entry.reason,
                             entry.points,
                             {},
                             levelLedTo(entry),
                             entry.gift});
    return {};
}

Result<void> changeBought(const Character &character, LedgerEntry &entry, const LedgerStamp &stamp,
                          const std::function<void()> &change)
{
    const LedgerStamp by = changedBack(character, stamp);
    if (!changing(entry, by)) {
        const auto kept = keepVersion(entry, by);
        if (!kept) return kept;
    }
    change();
    const EntryVersion &before = entry.earlier.back();
    if (before.to == levelLedTo(entry) && before.gift == entry.gift) entry.earlier.pop_back();
    return {};
}

Result<void> putLast(const Character &character, LedgerEntry &entry, QDate date)
{
    const auto sequence = nextSequence(character, date);
    if (!sequence) return tl::unexpected(sequence.error());
    entry.date = date;
    entry.sequence = *sequence;
    return {};
}

bool changesTrait(const LedgerEntry &entry, const QString &traitId)
{
    if (entry.struck) return false;
    if (entry.kind == EntryKind::NewTrait) return entry.newTrait && entry.newTrait->id == traitId;
    const bool retrain = entry.kind == EntryKind::Retrain && !entry.gift;
    return (entry.kind == EntryKind::Raise || retrain) && entry.trait == traitId;
}

LedgerEntry *lastChangeOf(Character &character, const QString &traitId)
{
    LedgerEntry *last = nullptr;
    for (LedgerEntry &entry : character.ledger)
        if (changesTrait(entry, traitId) && (!last || !comesBefore(entry, *last))) last = &entry;
    return last;
}

bool isKeptForTheLedger(const Character &character, const QString &traitId)
{
    const auto &created = character.creation.traits;
    return std::any_of(created.begin(), created.end(),
                       [&traitId](const TraitEntry &trait) { return trait.id == traitId; }) &&
           std::any_of(character.ledger.begin(), character.ledger.end(),
                       [&traitId](const LedgerEntry &entry) { return changedTrait(entry) == traitId; });
}

Result<void> rewrite(Character &character, const Catalogue &catalogue,
                     const std::function<void(Character &)> &change, Debt debt)
{
    const Balances before(fold(character, catalogue));
    change(character);
    const Balances after(fold(character, catalogue));
    const auto [owed, day] = after.beyond(before);
    if (owed == 0 || debt == Debt::Accepted) return {};
    return refuse(filled(Text::tr("On %2 more experience would be spent than had been earned: %1 too much."),
                         owed, dayWords(day)));
}

Result<void> purchase(Character &character, const Catalogue &catalogue,
                      const std::function<Result<void>(Character &)> &buy)
{
    const Balances before(fold(character, catalogue));
    if (const auto bought = buy(character); !bought) return bought;
    const Balances after(fold(character, catalogue));
    const auto [owed, day] = after.beforeLastBeyond(before);
    if (owed == 0) return {};
    return refuse(filled(Text::tr("On %2 the experience for it was not there yet: %1 short. (rule H-034)"),
                         owed, dayWords(day)));
}

Result<void> setLevelInPlay(Character &character, const Catalogue &catalogue, const QString &traitId,
                            Level level, const IdSource &ids, const LedgerStamp &stamp)
{
    if (isNamedLater(character, traitId, stamp.date))
        return refuse(
            Text::tr("This trait was changed after %1; date the change later.").arg(dayWords(stamp.date)));
    const Fold folded = fold(character, catalogue);
    int present = folded.level(traitId);
    if (present == level.value()) return {};
    LedgerEntry *last = lastChangeOf(character, traitId);
    if (last && !isSpent(character, folded, *last, level.value())) {
        const Again again = againAt(character, *last, level.value(), stamp);
        if (again == Again::Changes) changeLevel(character, *last, level.value());
        if (again == Again::Vanishes) {
            present = last->from;
            removeEntry(character, QString(last->id));
        }
        if (again == Again::Changes || present == level.value()) return {};
    }
    auto entry =
        stamped(character, level.value() > present ? EntryKind::Raise : EntryKind::Retrain, ids, stamp);
    if (!entry) return tl::unexpected(entry.error());
    entry->trait = traitId;
    entry->from = present;
    entry->to = level.value();
    if (entry->kind == EntryKind::Retrain)
        entry->paidBack = paysBack(character) ? loweringWorth(entry->from, entry->to) : 0;
    character.ledger.push_back(std::move(*entry));
    return {};
}

void giveWay(const Character &character, LedgerEntry &entry, const LedgerStamp &stamp)
{
    const LedgerStamp by = changedBack(character, stamp);
    if (const EntryVersion *before = changing(entry, by)) { // a part went before: it is one change
        if (before->gift) entry.gift = before->gift;
        if (before->to) changeLevel(character, entry, *before->to);
        entry.earlier.pop_back();
    }
    entry.struck = Strike{by.date, by.who, by.reason};
}

Result<std::optional<Level>> setLevelBought(Character &character, const QString &traitId, Level level,
                                            const LedgerStamp &stamp)
{
    while (LedgerEntry *last = lastChangeOf(character, traitId)) {
        // A lowering that paid nothing gives way to a change of what it lowered.
        const bool stays =
            last->kind == EntryKind::NewTrait ||
            (last->kind == EntryKind::Raise ? level.value() > last->from
                                            : paysBack(character, *last) && level.value() < last->from);
        if (stays)
            return changeBought(character, *last, stamp,
                                [&] { changeLevel(character, *last, level.value()); })
                .map([] { return std::optional<Level>(); });
        giveWay(character, *last, stamp);
    }
    return std::optional(level);
}

} // namespace sky::hursagmu
