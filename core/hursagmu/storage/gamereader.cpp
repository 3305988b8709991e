#include "core/hursagmu/storage/gamereader.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/storage/gamefile.h"
#include "core/hursagmu/storage/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

Result<std::unique_ptr<Character>> readGamePart(const json::Value &part)
{
    auto character = std::make_unique<Character>();
    json::Faults faults;
    GameReader(*character, faults).read(part);
    if (faults.any()) return tl::unexpected(faults.first());
    return character;
}

void GameReader::read(const json::Value &part)
{
    json::ObjectReader reader(part, QStringLiteral("character"), m_faults);
    m_character.phase = readWord(reader, u"phase", words::phase, Phase::Creation);
    m_character.acceptsDebt = reader.boolean(u"acceptsDebt");
    reader.object(u"options", [this](json::ObjectReader &each) { readOptions(each); });
    reader.object(u"creation", [this](json::ObjectReader &each) { readCreation(each); });
    reader.objects(u"ledger", limits::LedgerEntries, [this](json::ObjectReader &each) { readEntry(each); });
    reader.objects(u"wishes", limits::Wishes, [this](json::ObjectReader &each) { readWish(each); });
    reader.objects(u"items", limits::Items, [this](json::ObjectReader &each) { readItem(each); });
    checkContainers();
    readHands(reader);
    if (const auto split = reader.optionalInteger(u"focusForCommand", 0, limits::FocusSplit))
        m_character.focusForCommand = static_cast<int>(*split);
    if (const json::Value *mount = reader.take(u"mount"); mount && !mount->isNull())
        reader.object(u"mount", [this](json::ObjectReader &each) { readMount(each); });
    reader.object(u"damage", [this](json::ObjectReader &each) { readDamage(each); });
    reader.object(u"purse", [this](json::ObjectReader &each) { readPurse(each); });
    reader.objects(u"spells", limits::Spells, [this](json::ObjectReader &each) { readSpell(each); });
    reader.objects(u"loadOuts", limits::LoadOuts, [this](json::ObjectReader &each) { readLoadOut(each); });
    if (const auto mass = reader.optionalDecimal(u"bodyMassLb", Weight::PerUnit)) {
        if (*mass < 1 || *mass > limits::BodyMass)
            reader.fault(u"bodyMassLb", Text::tr("it must be above 0 and not above 1,000,000."));
        m_character.bodyMass = Weight::ofSmallest(*mass);
    }
    m_character.unknownGame = reader.rest();
}

QString GameReader::readId(json::ObjectReader &reader, std::set<QString> &met)
{
    const QString id = reader.requiredString(u"id", limits::IdLength);
    if (!met.insert(id).second) reader.fault(u"id", Text::tr("the id \"%1\" is there twice.").arg(id));
    return id;
}

void GameReader::readOptions(json::ObjectReader &reader)
{
    for (const OptionField &field : optionFields()) {
        const json::Value *value = reader.take(field.id);
        if (value && !field.write(m_character.options, *value))
            reader.fault(field.id, Text::tr("this value is not allowed."));
    }
    m_character.options.unknown = reader.rest();
}

void GameReader::readDamage(json::ObjectReader &reader)
{
    Damage &damage = m_character.damage;
    damage.stuns = readInt(reader, u"stuns", 0, limits::Damage);
    damage.wounds = readInt(reader, u"wounds", 0, limits::Damage);
    damage.shocks = readInt(reader, u"shocks", 0, limits::Damage);
    damage.unknown = reader.rest();
}

void GameReader::readPurse(json::ObjectReader &reader)
{
    Purse &purse = m_character.purse;
    purse.gold = reader.integer(u"gold", 0, limits::Coins, 0);
    purse.silver = reader.integer(u"silver", 0, limits::Coins, 0);
    purse.copper = reader.integer(u"copper", 0, limits::Coins, 0);
    purse.unknown = reader.rest();
}

void GameReader::readSpell(json::ObjectReader &reader)
{
    Spell spell;
    spell.id = readId(reader, m_spellIds);
    spell.name = readName(reader, u"name");
    spell.discipline = reader.string(u"discipline", {}, limits::IdLength);
    spell.intensity = readInt(reader, u"intensity", 0, limits::Intensity);
    spell.area = reader.integer(u"area", 1, limits::SpellExtent, 1);
    spell.duration = reader.integer(u"duration", 1, limits::SpellExtent, 1);
    if (const auto challenge = reader.optionalInteger(u"challenge", 0, limits::SpellChallenge))
        spell.challenge = int(*challenge);
    spell.against = readText(reader, u"against");
    spell.note = readText(reader, u"note");
    spell.unknown = reader.rest();
    m_character.spells.push_back(std::move(spell));
}

/// A load-out may name things that are gone; using it skips them.
void GameReader::readLoadOut(json::ObjectReader &reader)
{
    LoadOut loadOut;
    loadOut.id = readId(reader, m_loadOutIds);
    loadOut.name = readName(reader, u"name");
    reader.objects(u"placements", limits::Items, [&loadOut](json::ObjectReader &each) {
        LoadOut::Placement placement;
        placement.item = each.requiredString(u"item", limits::IdLength);
        placement.place = readWord(each, u"place", words::place, Place::Carried);
        placement.container = each.string(u"container", {}, limits::IdLength);
        placement.unknown = each.rest();
        loadOut.placements.push_back(std::move(placement));
    });
    loadOut.hands = reader.strings(u"hands", limits::Hands);
    loadOut.unknown = reader.rest();
    m_character.loadOuts.push_back(std::move(loadOut));
}

QString readText(json::ObjectReader &reader, QStringView key)
{
    return reader.string(key, {}, limits::TextLength);
}

QString readName(json::ObjectReader &reader, QStringView key)
{
    return reader.string(key, {}, limits::NameLength);
}

int readInt(json::ObjectReader &reader, QStringView key, int64_t min, int64_t max, int fallback)
{
    return static_cast<int>(reader.integer(key, min, max, fallback));
}

} // namespace sky::hursagmu
