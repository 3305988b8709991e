// Items, hands and the mount.

#include "core/hursagmu/storage/gamereader.h"

#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/storage/gamefile.h"
#include "core/hursagmu/storage/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>
#include <unordered_map>

namespace sky::hursagmu
{

namespace
{

WeaponSpec readWeapon(json::ObjectReader &reader)
{
    WeaponSpec weapon;
    weapon.weaponClass = readWord(reader, u"class", words::weaponClass, WeaponClass::Melee);
    weapon.size = readWord(reader, u"size", words::size, Size::Small);
    weapon.throwable = reader.boolean(u"throwable");
    weapon.defense = readInt(reader, u"defense", 0, limits::WeaponDefense);
    weapon.damage = readInt(reader, u"damage", 0, limits::WeaponDamage);
    weapon.shield = reader.boolean(u"shield");
    weapon.noble = reader.boolean(u"noble");
    weapon.mechanical = reader.boolean(u"mechanical");
    weapon.offenseTrait = reader.string(u"offenseTrait", {}, limits::IdLength);
    weapon.unknown = reader.rest();
    return weapon;
}

ArmorSpec readArmor(json::ObjectReader &reader)
{
    ArmorSpec armor;
    armor.endurance = readInt(reader, u"endurance", 0, limits::Armor);
    armor.unknown = reader.rest();
    return armor;
}

FocusSpec readFocus(json::ObjectReader &reader)
{
    FocusSpec focus;
    focus.lengthHundredths = reader.optionalDecimal(u"lengthFt", 100).value_or(0);
    if (focus.lengthHundredths > limits::FocusLength)
        reader.fault(u"lengthFt", Text::tr("it must not be above %1.").arg(limits::FocusLength / 100));
    focus.widthDoublings = readInt(reader, u"widthDoublings", 0, limits::WidthDoublings);
    focus.immobile = reader.boolean(u"immobile");
    focus.unknown = reader.rest();
    return focus;
}

/// An amount for each of `quantity` things, bounded for the stack.
std::optional<int64_t> readEach(json::ObjectReader &reader, QStringView key, int64_t perUnit,
                                int64_t quantity, int64_t stackLimit)
{
    const auto each = reader.optionalDecimal(key, perUnit);
    if (each && *each > stackLimit / std::max<int64_t>(quantity, 1))
        reader.fault(key, Text::tr("it is too much for %1 of this thing.").arg(quantity));
    return each;
}

void readAmounts(json::ObjectReader &reader, Item &item)
{
    item.quantity = reader.integer(u"quantity", 0, limits::Quantity, 1);
    if (const auto weight =
            readEach(reader, u"weightLb", Weight::PerUnit, item.quantity, limits::StackWeight))
        item.weightEach = Weight::ofSmallest(*weight);
    if (const auto price = readEach(reader, u"priceCc", Money::PerUnit, item.quantity, limits::StackPrice))
        item.priceEach = Money::ofSmallest(*price);
    item.quality = readWord(reader, u"quality", words::quality, Quality::Good);
    item.excellentMultiplier = reader.optionalDecimal(u"excellentMultiplier", 100);
    if (item.excellentMultiplier.value_or(0) > limits::Multiplier)
        reader.fault(u"excellentMultiplier",
                     Text::tr("it must not be above %1.").arg(limits::Multiplier / 100));
}

} // namespace

Item readThing(json::ObjectReader &reader)
{
    Item item;
    item.kind = readWord(reader, u"kind", words::itemKind, ItemKind::Gear);
    item.catalogueId = reader.string(u"catalogue", {}, limits::IdLength);
    item.name = readName(reader, u"name");
    if (item.catalogueId.isEmpty() && item.name.isEmpty())
        reader.fault(u"name", Text::tr("a thing needs either \"catalogue\" or a name of its own."));
    readAmounts(reader, item);
    item.place = readWord(reader, u"place", words::place, Place::Carried);
    if (reader.has(u"isContainer")) item.isContainer = reader.boolean(u"isContainer");
    reader.object(u"weapon", [&item](json::ObjectReader &each) { item.weapon = readWeapon(each); });
    reader.object(u"armor", [&item](json::ObjectReader &each) { item.armor = readArmor(each); });
    reader.object(u"focus", [&item](json::ObjectReader &each) { item.focus = readFocus(each); });
    item.note = readText(reader, u"note");
    return item;
}

void GameReader::readItem(json::ObjectReader &reader)
{
    const QString id = readId(reader, m_itemIds);
    Item item = readThing(reader);
    item.id = id;
    item.container = reader.string(u"container", {}, limits::IdLength);
    m_containers.push_back(
        {reader.path() + QLatin1String(".container"), reader.take(u"container"), item.container});
    item.unknown = reader.rest();
    m_character.items.push_back(std::move(item));
}

/// Every container exists, and no thing lies in itself, however deep.
void GameReader::checkContainers()
{
    std::unordered_map<QString, size_t> index;
    for (size_t i = 0; i < m_character.items.size(); ++i)
        index.emplace(m_character.items[i].id, i);

    enum class State : char { New, Open, Done };
    std::vector<State> states(m_containers.size(), State::New);
    for (size_t start = 0; start < m_containers.size(); ++start) {
        std::vector<size_t> chain;
        for (size_t at = start; states[at] != State::Done;) {
            const Mention &mention = m_containers[at];
            if (states[at] == State::Open)
                return m_faults.report(mention.path, mention.where,
                                       Text::tr("\"%1\" lies in itself.").arg(m_character.items[at].id));
            states[at] = State::Open;
            chain.push_back(at);
            if (mention.id.isEmpty()) break;
            const auto next = index.find(mention.id);
            if (next == index.end())
                return m_faults.report(mention.path, mention.where,
                                       Text::tr("there is no item \"%1\".").arg(mention.id));
            at = next->second;
        }
        for (const size_t at : chain)
            states[at] = State::Done;
    }
}

void GameReader::readHands(json::ObjectReader &reader)
{
    if (!reader.has(u"hands")) return;
    std::vector<QString> hands = reader.strings(u"hands", limits::Hands);
    for (const QString &id : hands) {
        if (!id.isEmpty() && !m_itemIds.contains(id))
            reader.fault(u"hands", Text::tr("there is no item \"%1\".").arg(id));
    }
    hands.resize(std::max<size_t>(hands.size(), 2));
    m_character.hands = std::move(hands);
}

void GameReader::readMount(json::ObjectReader &reader)
{
    Mount mount;
    mount.name = readName(reader, u"name");
    mount.athlete = reader.level(u"athlete");
    mount.strength = reader.level(u"strength");
    mount.armor = readInt(reader, u"armor", 0, limits::Armor);
    if (const auto move = reader.optionalInteger(u"move", 0, limits::MountMove))
        mount.move = static_cast<int>(*move);
    if (const auto lift = reader.optionalDecimal(u"liftLb", Weight::PerUnit))
        mount.lift = Weight::ofSmallest(*lift);
    mount.unknown = reader.rest();
    m_character.mount = std::move(mount);
}

} // namespace sky::hursagmu
