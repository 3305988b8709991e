// What points bought: creation and ledger.

#include "core/hursagmu/storage/gamereader.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/storage/words.h"
#include "core/hursagmu/text.h"

#include <utility>

namespace sky::hursagmu
{

namespace
{

QDate requiredDate(json::ObjectReader &reader, QStringView key)
{
    const QDate date = reader.date(key);
    if (!reader.has(key)) reader.fault(key, Text::tr("it is missing."));
    return date;
}

Strike readStrike(json::ObjectReader &reader)
{
    Strike strike;
    strike.date = requiredDate(reader, u"date");
    strike.who = readName(reader, u"who");
    strike.reason = readText(reader, u"reason");
    strike.with = reader.string(u"with", {}, limits::IdLength);
    strike.unknown = reader.rest();
    return strike;
}

} // namespace

EntryVersion GameReader::readVersion(json::ObjectReader &reader)
{
    EntryVersion version;
    version.editedOn = requiredDate(reader, u"editedOn");
    version.editedBy = readName(reader, u"editedBy");
    version.why = readText(reader, u"why");
    version.date = requiredDate(reader, u"date");
    version.session = readText(reader, u"session");
    version.reason = readText(reader, u"reason");
    version.points = reader.integer(u"points", -limits::EntryPoints, limits::EntryPoints, 0);
    if (reader.has(u"to")) version.to = readInt(reader, u"to", Level::Min, Level::Max);
    reader.object(u"gift", [&](json::ObjectReader &each) { version.gift = readGift(each); });
    version.unknown = reader.rest();
    return version;
}

void GameReader::readCreation(json::ObjectReader &reader)
{
    Creation &creation = m_character.creation;
    creation.budget = reader.integer(u"budget", 0, limits::Budget, creation.budget);
    reader.objects(u"traits", limits::Traits, [&](json::ObjectReader &each) {
        TraitEntry trait = readTrait(each);
        if (!m_traitIds.insert(trait.id).second)
            each.fault(u"id", Text::tr("the trait \"%1\" is there twice.").arg(trait.id));
        creation.traits.push_back(std::move(trait));
    });
    reader.objects(u"gifts", limits::Gifts, [&](json::ObjectReader &each) {
        GiftEntry gift = readGift(each);
        if (!m_giftIds.insert(gift.id).second)
            each.fault(u"id", Text::tr("the id \"%1\" is there twice.").arg(gift.id));
        creation.gifts.push_back(std::move(gift));
    });
    creation.unknown = reader.rest();
}

TraitEntry GameReader::readTrait(json::ObjectReader &reader)
{
    TraitEntry trait;
    trait.id = reader.requiredString(u"id", limits::IdLength);
    trait.custom = reader.boolean(u"custom");
    if (trait.custom) {
        trait.name = reader.requiredString(u"name", limits::NameLength);
        trait.kind = readWord(reader, u"kind", words::traitKind, TraitKind::Profession);
    }
    trait.level = reader.level(u"level");
    trait.unknown = reader.rest();
    return trait;
}

GiftEntry GameReader::readGift(json::ObjectReader &reader)
{
    GiftEntry gift;
    gift.id = reader.requiredString(u"id", limits::IdLength);
    gift.gift = reader.string(u"gift", {}, limits::IdLength);
    gift.name = readName(reader, u"name");
    if (gift.isCustom() && gift.name.isEmpty())
        reader.fault(u"gift", Text::tr("a gift needs either \"gift\" or a name of its own."));
    gift.cost = reader.integer(u"cost", 0, limits::GiftCost, 0);
    gift.count = readInt(reader, u"count", 1, limits::GiftCount, 1);
    gift.limb = readWord(reader, u"limb", words::limb, LimbKind::Arm);
    gift.detail = readText(reader, u"detail");
    gift.explanation = readText(reader, u"explanation");
    gift.approved = reader.boolean(u"approved");
    gift.unknown = reader.rest();
    return gift;
}

/// A wish names either a trait with a level, or a gift.
void GameReader::readWish(json::ObjectReader &reader)
{
    Wish wish;
    wish.id = readId(reader, m_wishIds);
    wish.trait = reader.string(u"trait", {}, limits::IdLength);
    wish.gift = reader.string(u"gift", {}, limits::IdLength);
    if (wish.trait.isEmpty() == wish.gift.isEmpty())
        reader.fault(u"trait", Text::tr("a wish needs either \"trait\" or \"gift\"."));
    if (!wish.trait.isEmpty()) wish.level = readInt(reader, u"level", 1, Level::Max, 1);
    wish.unknown = reader.rest();
    m_character.wishes.push_back(std::move(wish));
}

void GameReader::readEntry(json::ObjectReader &reader)
{
    LedgerEntry entry;
    entry.id = readId(reader, m_entryIds);
    entry.kind = readWord(reader, u"kind", words::entryKind, EntryKind::Award);
    entry.date = reader.date(u"date");
    entry.sequence = readInt(reader, u"sequence", 0, limits::Sequence);
    entry.session = readText(reader, u"session");
    entry.who = readName(reader, u"who");
    entry.reason = readText(reader, u"reason");
    entry.awardId = reader.string(u"award", {}, limits::IdLength);
    if (entry.kind == EntryKind::Retrain)
        entry.paidBack = reader.optionalInteger(u"points", 0, limits::PaidBack);
    else
        entry.points = reader.integer(u"points", -limits::EntryPoints, limits::EntryPoints, 0);
    entry.trait = reader.string(u"trait", {}, limits::IdLength);
    entry.from = readInt(reader, u"from", Level::Min, Level::Max);
    entry.to = readInt(reader, u"to", Level::Min, Level::Max);
    reader.object(u"newTrait", [&](json::ObjectReader &each) { entry.newTrait = readTrait(each); });
    reader.object(u"gift", [&](json::ObjectReader &each) { entry.gift = readGift(each); });
    reader.objects(u"earlier", limits::EntryVersions,
                   [&](json::ObjectReader &each) { entry.earlier.push_back(readVersion(each)); });
    reader.object(u"struck", [&](json::ObjectReader &each) { entry.struck = readStrike(each); });
    entry.unknown = reader.rest();
    checkEntry(reader, entry);
    m_character.ledger.push_back(std::move(entry));
}

/// Each kind has its own members; ids of what was bought must be free unless the entry no longer counts.
void GameReader::checkEntry(json::ObjectReader &reader, const LedgerEntry &entry)
{
    const QString missing = Text::tr("it is missing.");
    if (!reader.has(u"kind")) reader.fault(u"kind", missing);
    if (!reader.has(u"date")) reader.fault(u"date", missing);
    const bool namesTrait =
        entry.kind == EntryKind::Raise || (entry.kind == EntryKind::Retrain && !entry.gift);
    if (namesTrait && entry.trait.isEmpty()) reader.fault(u"trait", missing);
    if (entry.kind == EntryKind::NewTrait && !entry.newTrait) reader.fault(u"newTrait", missing);
    if (entry.kind == EntryKind::Gift && !entry.gift) reader.fault(u"gift", missing);
    if (beginsPlay(entry) && std::exchange(m_playBegins, true))
        reader.fault(u"award", Text::tr("play begins twice."));
    if (entry.struck || entry.kind == EntryKind::Retrain) return; // retraining names what is there
    if (entry.newTrait && entry.newTrait->custom && !m_traitIds.insert(entry.newTrait->id).second)
        reader.fault(u"newTrait", Text::tr("the trait \"%1\" is there already.").arg(entry.newTrait->id));
    if (entry.gift && !m_giftIds.insert(entry.gift->id).second)
        reader.fault(u"gift", Text::tr("the id \"%1\" is there twice.").arg(entry.gift->id));
}

} // namespace sky::hursagmu
