// What can be owned: weapon sizes, weapons, armor, foci and gear.

#include "core/hursagmu/catalogue/loader.h"

#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

const std::vector<QString> &sizeWords()
{
    static const std::vector<QString> words = {QStringLiteral("small"), QStringLiteral("medium"),
                                               QStringLiteral("large")};
    return words;
}

constexpr int64_t MaxPrice = 10'000'000; ///< cc

std::optional<Weight> readWeight(json::ObjectReader &reader)
{
    const auto weight = nullableDecimal(reader, u"weight_lb", Weight::PerUnit);
    return weight ? std::optional(Weight::ofSmallest(*weight)) : std::nullopt;
}

} // namespace

GoodsInfo Loader::goods(const Common &common, ItemKind kind) const
{
    GoodsInfo info;
    info.id = common.id;
    info.name = common.name;
    info.kind = kind;
    info.description = common.description;
    info.aliases = common.aliases;
    info.rules = common.rules;
    return info;
}

void Loader::readSize(json::ObjectReader &reader)
{
    const Common common = readCommon(reader, m_ids);
    const size_t index = m_lists.sizes.size();
    if (index >= sizeWords().size() || common.id != sizeWords()[index])
        reader.fault(u"id", Text::tr("they must be small, medium and large, in this order."));
    SizeInfo size;
    size.size = static_cast<Size>(std::min<size_t>(index, 2));
    size.name = common.name;
    size.length = reader.requiredString(u"length");
    size.weight = readWeight(reader).value_or(Weight());
    size.points = static_cast<int>(requiredInteger(reader, u"points", 0, 100));
    if (!reader.has(u"concealment")) reader.fault(u"concealment", Text::tr("it is missing."));
    if (const json::Value *concealment = reader.take(u"concealment"); concealment && !concealment->isNull())
        size.concealment = static_cast<int>(reader.integer(u"concealment", -100, 100, 0));
    size.hands = static_cast<int>(requiredInteger(reader, u"hands", 1, 2));
    size.defenseCap = static_cast<int>(requiredInteger(reader, u"defense_cap", 0, 100));
    size.missileDamage = static_cast<int>(requiredInteger(reader, u"missile_damage", 0, 100));
    size.basePrice = Money::ofUnits(requiredInteger(reader, u"base_price_cc", 0, MaxPrice));
    m_lists.sizes.push_back(size);
}

void Loader::readWeapon(json::ObjectReader &reader)
{
    GoodsInfo info = goods(readCommon(reader, m_ids), ItemKind::Weapon);
    WeaponSpec weapon;
    weapon.weaponClass = static_cast<WeaponClass>(
        requiredWord(reader, u"class", {QStringLiteral("melee"), QStringLiteral("missile")}));
    weapon.size = static_cast<Size>(requiredWord(reader, u"size", sizeWords()));
    weapon.throwable = requiredBoolean(reader, u"throwable");
    weapon.defense = static_cast<int>(requiredInteger(reader, u"defense", 0, 3));
    weapon.damage = static_cast<int>(requiredInteger(reader, u"damage", 0, 100));
    weapon.shield = requiredBoolean(reader, u"shield");
    weapon.noble = requiredBoolean(reader, u"noble");
    weapon.mechanical = requiredBoolean(reader, u"mechanical");
    weapon.offenseTrait = reader.string(u"offense_trait", {}, 100);
    info.price = Money::ofUnits(requiredInteger(reader, u"price_cc", 0, MaxPrice));

    const bool missile = weapon.weaponClass == WeaponClass::Missile;
    const bool knownTrait =
        std::any_of(m_lists.traits.begin(), m_lists.traits.end(),
                    [&](const TraitInfo &trait) { return trait.id == weapon.offenseTrait; });
    if (missile != knownTrait)
        reader.fault(u"offense_trait",
                     Text::tr("it must be the id of a trait for missile weapons, and only there."));
    const SizeInfo &size = m_lists.sizes[static_cast<size_t>(weapon.size)];
    if (missile && weapon.damage != size.missileDamage)
        reader.fault(u"damage", Text::tr("it must be %1, as the size has it.").arg(size.missileDamage));
    if (!missile) checkMelee(reader, weapon);

    info.weight = size.weight;
    info.weapon = weapon;
    m_lists.goods.push_back(info);
}

/// The named weapons spend exactly the points of their size (H-133, H-136, H-138).
void Loader::checkMelee(json::ObjectReader &reader, const WeaponSpec &weapon)
{
    const SizeInfo &size = m_lists.sizes[static_cast<size_t>(weapon.size)];
    const int spent = (weapon.throwable ? 2 : 0) + 2 * weapon.defense + weapon.damage;
    if (spent != size.points)
        reader.fault(
            u"size",
            Text::tr("this size has %1 weapon points, and %2 are spent.").arg(size.points).arg(spent));
    if (weapon.defense > size.defenseCap)
        reader.fault(u"defense", Text::tr("it must be at most %1 for this size.").arg(size.defenseCap));
}

void Loader::readArmor(json::ObjectReader &reader)
{
    GoodsInfo info = goods(readCommon(reader, m_ids), ItemKind::Armor);
    ArmorSpec armor;
    armor.endurance = static_cast<int>(requiredInteger(reader, u"endurance", 0, 5));
    info.weight = readWeight(reader);
    info.price = Money::ofUnits(requiredInteger(reader, u"price_cc", 0, MaxPrice));
    if (requiredInteger(reader, u"penalty", 0, 5) != armor.endurance)
        reader.fault(u"penalty", Text::tr("it must equal the endurance."));
    if (info.weight != Weight::ofUnits(10 * armor.endurance))
        reader.fault(u"weight_lb", Text::tr("it must be 10 lb for each point of endurance."));
    info.armor = armor;
    m_lists.goods.push_back(info);
}

void Loader::readFocus(json::ObjectReader &reader)
{
    GoodsInfo info = goods(readCommon(reader, m_ids), ItemKind::Focus);
    FocusSpec focus;
    focus.lengthHundredths = nullableDecimal(reader, u"length_ft", 100).value_or(0);
    focus.immobile = requiredBoolean(reader, u"immobile");
    if (focus.lengthHundredths == 0) reader.fault(u"length_ft", Text::tr("it must be above 0."));
    info.weight = readWeight(reader);
    if (focus.immobile == info.weight.has_value())
        reader.fault(u"weight_lb", Text::tr("it must be given unless the focus is immobile, and only then."));
    requiredInteger(reader, u"power", 0, 100); // follows from the length; there for those who read the file
    info.focus = focus;
    m_lists.goods.push_back(info);
}

void Loader::readGear(json::ObjectReader &reader)
{
    static const std::vector<QString> categories = {QStringLiteral("food"), QStringLiteral("clothing"),
                                                    QStringLiteral("shelter"), QStringLiteral("gear")};
    GoodsInfo info = goods(readCommon(reader, m_ids), ItemKind::Gear);
    info.category = categories[static_cast<size_t>(requiredWord(reader, u"category", categories))];
    info.weight = readWeight(reader);
    info.weightEntered = requiredBoolean(reader, u"weight_entered");
    if (info.weightEntered) info.weight.reset(); // none until the player names one (E-045)
    info.price = Money::ofUnits(requiredInteger(reader, u"price_cc", 0, MaxPrice));
    info.priceIsMinimum = requiredBoolean(reader, u"price_is_minimum");
    info.unit = reader.requiredString(u"unit");
    info.unitPlural = reader.requiredString(u"unit_plural");
    info.pack = static_cast<int>(requiredInteger(reader, u"pack", 1, 1'000));
    info.container = requiredBoolean(reader, u"container");
    m_lists.goods.push_back(info);
}

} // namespace sky::hursagmu
