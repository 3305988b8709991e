#include "tests/support/randomcharacter.h"

#include "core/hursagmu/storage/gamefile.h"
#include "core/json/parse.h"
#include "core/json/write.h"
#include "tests/support/charactermaker.h"

#include <algorithm>
#include <ostream>

using namespace sky::hursagmu;

namespace sky::test
{

hursagmu::Character randomCharacter(const Catalogue &catalogue, uint64_t seed, int size)
{
    return CharacterMaker(catalogue, seed, size).make();
}

rc::Gen<hursagmu::Character> anyCharacter(const Catalogue &catalogue)
{
    return rc::gen::map(
        rc::gen::pair(rc::gen::noShrink(rc::gen::arbitrary<uint64_t>()), rc::gen::inRange(0, 40)),
        [&catalogue](const std::pair<uint64_t, int> &drawn) {
            return randomCharacter(catalogue, drawn.first, drawn.second);
        });
}

hursagmu::Character CharacterMaker::make()
{
    person();
    options();
    creation();
    ledger();
    wishes();
    items();
    hands();
    mount();
    spells();
    loadOuts();
    m_character.phase = m_character.ledger.empty() ? Phase::Creation : Phase::Play;
    m_character.acceptsDebt = m_dice.chance(20);
    m_character.damage = {m_dice.number(0, 12), m_dice.number(0, 32), m_dice.number(0, 32), unknown()};
    m_character.purse = {m_dice.number(0, 50), m_dice.number(0, 500), m_dice.number(0, 5'000), unknown()};
    if (m_dice.chance(30)) m_character.focusForCommand = m_dice.number(0, 20);
    if (m_dice.chance(30)) m_character.bodyMass = Weight::ofSmallest(m_dice.number(1, 2'000'000));
    m_character.unknownGame = unknown();
    return std::move(m_character);
}

QString CharacterMaker::id(const char *prefix)
{
    return QLatin1String(prefix) + QString::number(++m_lastId);
}

int CharacterMaker::count(int most)
{
    return m_dice.number(0, std::max(0, most * m_size / 100));
}

QString CharacterMaker::text()
{
    static const std::vector<QString> texts = {
        {},
        QStringLiteral("short"),
        QStringLiteral("two\nlines and a\ttab"),
        QStringLiteral("Žofie, <b>not bold</b> & \"quoted\" \\ back/slash"),
        QStringLiteral("שלום עולם"),
        QStringLiteral("🎲 𐤀 \u200d \u2028 end"),
        QStringLiteral("word ").repeated(200),
    };
    return m_dice.pick(texts);
}

QString CharacterMaker::name()
{
    static const std::vector<QString> names = {
        QStringLiteral("Juk"),
        QStringLiteral("the long, long name of a thing that nobody wants to carry far"),
        QStringLiteral("Ḫursagmu 山"),
        QStringLiteral("%1 100%"),
        QStringLiteral("torch"),
        QStringLiteral("a/b\\c")};
    return m_dice.pick(names);
}

json::Members CharacterMaker::unknown()
{
    if (!m_dice.chance(8)) return {};
    static const char *const texts[] = {R"({"x-note": 1.50})",
                                        R"({"zeta": [1, {"b": null, "a": -0}], "alpha": true})",
                                        R"({"futureText": "é\u2028"})"};
    return json::parse(texts[m_dice.between(0, 2)])->asObject()->members;
}

void CharacterMaker::person()
{
    m_character.id = QStringLiteral("00000000-0000-4000-8000-%1")
                         .arg(m_dice.between(0, 999'999'999), 12, 10, QLatin1Char('0'));
    m_character.kind = m_dice.chance(10) ? CharacterKind::Template : CharacterKind::Character;
    m_character.name = name();
    for (QString *line :
         {&m_character.player, &m_character.campaign, &m_character.master, &m_character.conceptText})
        *line = m_dice.chance(50) ? name() : QString();
    for (QString *long_ : {&m_character.description, &m_character.history, &m_character.notes})
        *long_ = text();
    m_character.unknown = unknown();
    for (int i = count(8); i > 0; --i) {
        Waiver waiver;
        waiver.id = id("w");
        waiver.code = QStringLiteral("over-budget");
        waiver.reason = name();
        waiver.by = name();
        waiver.date = QDate(2026, 5, 3);
        waiver.amount = m_dice.number(0, 20);
        waiver.unknown = unknown();
        m_character.waivers.push_back(waiver);
    }
}

/// Each option in ten gets a value that it allows.
void CharacterMaker::options()
{
    for (size_t i = 0; i < optionFields().size(); ++i) {
        if (!m_dice.chance(10)) continue;
        const auto &words = m_catalogue.options()[i].valueNames;
        const std::vector<json::Value> tries = {json::Value(m_dice.chance(50)),
                                                json::Value(m_dice.number(1, 12)), json::Value(nullptr)};
        json::Value value = m_dice.pick(tries);
        if (!words.empty()) value = m_dice.pick(words).first;
        optionFields()[i].write(m_character.options, value);
    }
    m_character.options.unknown = unknown();
}

TraitEntry CharacterMaker::customTrait()
{
    TraitEntry trait;
    trait.id = id("t");
    trait.name = name();
    trait.kind = m_dice.chance(30) ? TraitKind::Talent : TraitKind::Profession;
    trait.custom = true;
    trait.level = Level::of(m_dice.number(0, 10)).value();
    trait.unknown = unknown();
    return trait;
}

GiftEntry CharacterMaker::gift()
{
    GiftEntry gift;
    gift.id = id("g");
    gift.cost = m_dice.number(0, 12);
    if (m_dice.chance(85)) {
        const GiftInfo &info = m_dice.pick(m_catalogue.gifts());
        gift.gift = info.id;
        gift.cost = info.cost;
        if (info.perLimb) {
            gift.count = m_dice.number(1, 3);
            gift.limb = static_cast<LimbKind>(m_dice.number(0, 4));
        }
    } else if (m_dice.chance(50)) {
        gift.gift = QStringLiteral("gift_of_another_book");
    } else {
        gift.name = name();
    }
    gift.detail = m_dice.chance(20) ? name() : QString();
    gift.explanation = m_dice.chance(20) ? text() : QString();
    gift.approved = m_dice.chance(20);
    gift.unknown = unknown();
    return gift;
}

void CharacterMaker::creation()
{
    Creation &creation = m_character.creation;
    creation.budget = m_dice.chance(50) ? 100 : m_dice.number(0, 400);
    for (const TraitInfo &info : m_catalogue.traits()) {
        if (!m_dice.chance(60)) continue;
        TraitEntry trait;
        trait.id = info.id;
        trait.level = Level::of(m_dice.chance(3) ? m_dice.number(0, 100) : m_dice.number(0, 12)).value();
        trait.unknown = unknown();
        creation.traits.push_back(trait);
    }
    if (m_dice.chance(5)) {
        TraitEntry trait;
        trait.id = QStringLiteral("trait_of_another_book");
        trait.level = Level::of(3).value();
        creation.traits.push_back(trait);
    }
    for (int i = count(10); i > 0; --i)
        creation.traits.push_back(customTrait());
    m_dice.shuffle(creation.traits);
    for (int i = count(20); i > 0; --i)
        creation.gifts.push_back(gift());
    creation.unknown = unknown();
}

void CharacterMaker::ledger()
{
    if (m_dice.chance(50)) return;
    for (int i = count(60); i > 0; --i)
        m_character.ledger.push_back(entry(i));
}

LedgerEntry CharacterMaker::entry(int index)
{
    LedgerEntry entry;
    entry.id = id("e");
    entry.kind = static_cast<EntryKind>(m_dice.number(0, 5));
    entry.date = QDate(2026, 1, 1).addDays(m_dice.number(0, 300));
    entry.sequence = index; // no two of one date are equal, so their order is certain
    entry.session = m_dice.chance(30) ? name() : QString();
    entry.who = m_dice.chance(30) ? name() : QString();
    entry.reason = m_dice.chance(60) ? name() : QString();
    entry.awardId = m_dice.chance(10) ? id("a") : QString();
    switch (entry.kind) {
    case EntryKind::Award:
        entry.points = m_dice.number(0, 12);
        break;
    case EntryKind::Correction:
        entry.points = m_dice.number(-5, 5);
        break;
    case EntryKind::NewTrait:
        entry.newTrait = customTrait();
        break;
    case EntryKind::Gift:
        entry.gift = gift();
        break;
    case EntryKind::Raise:
    case EntryKind::Retrain:
        entry.trait = m_dice.pick(m_catalogue.traits()).id;
        entry.from = m_dice.number(0, 9);
        entry.to =
            entry.kind == EntryKind::Raise ? entry.from + m_dice.number(1, 3) : m_dice.number(0, entry.from);
        // Older files do not say what was given back.
        if (entry.kind == EntryKind::Retrain && index % 3 > 0)
            entry.paidBack = index % 3 > 1 ? entry.from : 0;
        break;
    }
    for (int i = m_dice.chance(15) ? m_dice.number(1, 3) : 0; i > 0; --i)
        entry.earlier.push_back(version(entry, i));
    if (m_dice.chance(15))
        entry.struck = Strike{entry.date.addDays(1), name(), text(), unknown(),
                              m_dice.chance(50) ? QStringLiteral("e1") : QString()};
    entry.unknown = unknown();
    return entry;
}

/// What the entry may have said that many days before.
EntryVersion CharacterMaker::version(const LedgerEntry &entry, int days)
{
    EntryVersion version{
        entry.date.addDays(days), name(), text(), entry.date.addDays(-days), name(), text(), 0, unknown()};
    const bool grant = entry.kind == EntryKind::Award || entry.kind == EntryKind::Correction;
    if (grant) version.points = m_dice.number(-12, 12);
    if (entry.kind == EntryKind::NewTrait || !entry.trait.isEmpty()) version.to = m_dice.number(0, 9);
    if (entry.gift) version.gift = gift();
    return version;
}

void CharacterMaker::wishes()
{
    for (int i = count(20); i > 0; --i) {
        Wish wish;
        wish.id = id("h");
        if (m_dice.chance(30)) {
            wish.gift = m_dice.pick(m_catalogue.gifts()).id;
        } else {
            wish.trait = m_dice.pick(m_catalogue.traits()).id;
            wish.level = m_dice.number(1, 100);
        }
        wish.unknown = unknown();
        m_character.wishes.push_back(wish);
    }
}

void CharacterMaker::spells()
{
    std::vector<QString> disciplines;
    for (const GiftInfo &info : m_catalogue.gifts()) {
        if (info.isDiscipline()) disciplines.push_back(info.id);
    }
    for (int i = count(40); i > 0; --i) {
        Spell spell;
        spell.id = id("s");
        spell.name = name();
        spell.discipline = m_dice.pick(disciplines);
        spell.intensity = m_dice.number(0, 14);
        spell.area = m_dice.chance(80) ? int64_t{1} << m_dice.number(0, 10) : m_dice.number(1, 1'000);
        spell.duration = m_dice.chance(80) ? int64_t{1} << m_dice.number(0, 10) : m_dice.number(1, 1'000);
        spell.against = m_dice.chance(20) ? name() : QString();
        spell.note = m_dice.chance(20) ? text() : QString();
        spell.unknown = unknown();
        m_character.spells.push_back(spell);
    }
}

} // namespace sky::test

namespace rc
{

void showValue(const sky::hursagmu::Character &character, std::ostream &os)
{
    os << sky::json::write(writeGamePart(character)).toStdString();
}

} // namespace rc
