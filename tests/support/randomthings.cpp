#include "tests/support/charactermaker.h"

#include "core/hursagmu/rules/items.h"

#include <algorithm>

using namespace sky::hursagmu;

namespace sky::test
{

void CharacterMaker::items()
{
    for (int i = count(120); i > 0; --i)
        m_character.items.push_back(item());
    m_dice.shuffle(m_character.items);
}

Item CharacterMaker::item()
{
    Item item = m_dice.chance(85) ? ofCatalogue() : ofOwnMaking();
    item.id = id("i");
    if (m_dice.chance(25)) item.quantity = m_dice.number(0, 20);
    if (m_dice.chance(10)) item.weightEach = Weight::ofSmallest(m_dice.number(0, 20'000));
    if (m_dice.chance(10)) item.priceEach = Money::ofSmallest(m_dice.number(0, 100'000));
    item.quality = m_dice.chance(80) ? Quality::Good : static_cast<Quality>(m_dice.number(0, 2));
    if (m_dice.chance(5)) item.excellentMultiplier = m_dice.number(101, 2'000);
    if (m_dice.chance(5)) item.isContainer = m_dice.chance(70);
    item.note = m_dice.chance(10) ? text() : QString();
    item.unknown = unknown();
    place(item);
    return item;
}

Item CharacterMaker::ofCatalogue()
{
    Item item;
    const GoodsInfo &goods = m_dice.pick(m_catalogue.goods());
    item.kind = goods.kind;
    item.catalogueId = m_dice.chance(98) ? goods.id : QStringLiteral("thing_of_another_book");
    item.name = m_dice.chance(15) ? name() : QString();
    if (m_dice.chance(5)) ownConstruction(item);
    return item;
}

Item CharacterMaker::ofOwnMaking()
{
    Item item;
    item.kind = static_cast<ItemKind>(m_dice.number(0, 3));
    item.name = name();
    ownConstruction(item);
    return item;
}

void CharacterMaker::ownConstruction(Item &item)
{
    if (item.kind == ItemKind::Weapon) {
        WeaponSpec weapon;
        weapon.weaponClass = m_dice.chance(75) ? WeaponClass::Melee : WeaponClass::Missile;
        const bool missile = weapon.weaponClass == WeaponClass::Missile;
        weapon.size = static_cast<Size>(m_dice.number(0, 2));
        weapon.throwable = !missile && m_dice.chance(30);
        weapon.defense = m_dice.number(0, 3);
        weapon.damage = missile ? m_catalogue.size(weapon.size).missileDamage : m_dice.number(0, 10);
        weapon.shield = !missile && m_dice.chance(20);
        weapon.noble = m_dice.chance(20);
        weapon.mechanical = missile && m_dice.chance(30);
        if (missile)
            weapon.offenseTrait = m_dice.chance(60) ? QStringLiteral("archer") : QStringLiteral("athlete");
        weapon.unknown = unknown();
        item.weapon = weapon;
    } else if (item.kind == ItemKind::Armor) {
        item.armor = ArmorSpec{m_dice.number(0, 6), unknown()};
    } else if (item.kind == ItemKind::Focus) {
        item.focus = FocusSpec{m_dice.number(0, 50'000), m_dice.number(0, 3), m_dice.chance(30), unknown()};
    }
}

/// Into a container made before it, so that nothing lies in itself; else worn, carried, on the mount or left.
void CharacterMaker::place(Item &item)
{
    std::vector<QString> containers;
    for (const Item &other : m_character.items) {
        if (isContainer(other, m_catalogue)) containers.push_back(other.id);
    }
    if (!containers.empty() && m_dice.chance(45)) {
        item.container = m_dice.pick(containers);
        return;
    }
    const bool wearable = item.kind == ItemKind::Armor || item.kind == ItemKind::Gear;
    item.place = static_cast<Place>(m_dice.number(wearable ? 0 : 1, 3));
}

/// Hands hold what is carried and in no container, as many pieces as there are, large things in two slots.
void CharacterMaker::hands()
{
    int arms = 2;
    for (const GiftEntry &gift : m_character.creation.gifts) {
        const bool holds = gift.limb == LimbKind::Arm || gift.limb == LimbKind::Tentacle;
        if (gift.gift == QLatin1String("extra_limb") && holds) arms += gift.count;
    }
    m_character.hands.assign(static_cast<size_t>(arms), QString());
    size_t slot = 0;
    for (const Item &item : m_character.items) {
        const auto slots = static_cast<size_t>(handsFor(item, m_catalogue));
        const bool free = item.container.isEmpty() && item.place == Place::Carried && item.quantity > 0;
        if (!free || slots == 0 || slot + slots > m_character.hands.size() || !m_dice.chance(40)) continue;
        for (size_t i = 0; i < slots; ++i)
            m_character.hands[slot++] = item.id;
    }
}

void CharacterMaker::mount()
{
    if (m_dice.chance(60)) return;
    Mount mount;
    mount.name = m_dice.chance(70) ? name() : QString();
    mount.athlete = Level::of(m_dice.number(0, 8)).value();
    mount.strength = Level::of(m_dice.number(0, 14)).value();
    mount.armor = m_dice.number(0, 5);
    if (m_dice.chance(30)) mount.move = m_dice.number(0, 60);
    if (m_dice.chance(30)) mount.lift = Weight::ofUnits(m_dice.number(1, 2'000));
    mount.unknown = unknown();
    m_character.mount = mount;
}

void CharacterMaker::loadOuts()
{
    for (int i = count(6); i > 0; --i) {
        LoadOut loadOut;
        loadOut.id = id("l");
        loadOut.name = name();
        for (const Item &item : m_character.items) {
            if (m_dice.chance(50))
                loadOut.placements.push_back({item.id, item.place, item.container, unknown()});
        }
        loadOut.hands = m_character.hands;
        loadOut.unknown = unknown();
        m_character.loadOuts.push_back(loadOut);
    }
}

} // namespace sky::test
