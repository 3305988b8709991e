#include "core/hursagmu/forging/construction.h"

#include "core/hursagmu/edits/checkitem.h"
#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

WeaponSpec blankWeapon(WeaponClass weaponClass)
{
    WeaponSpec weapon;
    weapon.weaponClass = weaponClass;
    weapon.size = Size::Medium;
    if (weaponClass == WeaponClass::Missile) weapon.offenseTrait = QStringLiteral("archer");
    return weapon;
}

constexpr int64_t ThreeFeet = 300; // hundredths: the focus the rule starts from (H-157)

/// A pound a foot, as the foci of the book that can be carried (H-159).
Weight weightOfLength(int64_t lengthHundredths)
{
    return Weight::ofSmallest(lengthHundredths * Weight::PerUnit / 100);
}

/// The thing of the lists that it is one of, as an item of its own.
Item listed(const Item &made, const GoodsInfo &goods)
{
    Item item = made;
    item.kind = goods.kind;
    item.weapon.reset();
    item.armor.reset();
    item.focus.reset();
    if (item.name == goods.name) item.name.clear();
    if (item.weightEach == goods.weight) item.weightEach.reset();
    return item;
}

} // namespace

std::optional<Making> makingOf(const Item &item, const Catalogue &catalogue)
{
    if (const auto weapon = weaponOf(item, catalogue))
        return weapon->weaponClass == WeaponClass::Missile ? Making::Missile : Making::Melee;
    if (armorOf(item, catalogue)) return Making::Armor;
    if (focusOf(item, catalogue)) return Making::Focus;
    return std::nullopt;
}

Item blankThing(Making making)
{
    Item item;
    switch (making) {
    case Making::Melee:
        item.kind = ItemKind::Weapon;
        item.weapon = blankWeapon(WeaponClass::Melee);
        break;
    case Making::Missile:
        item.kind = ItemKind::Weapon;
        item.weapon = blankWeapon(WeaponClass::Missile);
        break;
    case Making::Armor:
        item.kind = ItemKind::Armor;
        item.armor = ArmorSpec{1};
        break;
    case Making::Focus:
        item.kind = ItemKind::Focus;
        item.focus = FocusSpec{ThreeFeet};
        item.weightEach = weightOfLength(ThreeFeet);
        break;
    }
    return item;
}

Item opened(const Item &item, const Catalogue &catalogue, const RuleOptions &options)
{
    Item own = item;
    own.name = itemName(item, catalogue);
    own.weapon = pricedWeapon(item, catalogue, options);
    own.armor = armorOf(item, catalogue);
    own.focus = focusOf(item, catalogue);
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    if (goods && own.focus && !own.weapon && !own.weightEach) own.weightEach = goods->weight;
    return own;
}

Item finished(const Item &made, const Catalogue &catalogue, const RuleOptions &options)
{
    Item own = made;
    if (const GoodsInfo *goods = catalogue.thing(made.catalogueId)) {
        const Item fromLists = listed(made, *goods);
        const Item again = opened(fromLists, catalogue, options);
        if (again.weapon == made.weapon && again.armor == made.armor && again.focus == made.focus)
            return fromLists;
        own.catalogueId.clear();
    } else if (own.name == own.catalogueId) {
        own.name.clear(); // `opened` had no other
    }
    return own;
}

WeaponSpec asMissile(WeaponSpec weapon)
{
    if (weapon.weaponClass == WeaponClass::Missile) return weapon;
    WeaponSpec missile = blankWeapon(WeaponClass::Missile);
    missile.size = weapon.size;
    missile.noble = weapon.noble;
    missile.mechanical = weapon.mechanical;
    missile.unknown = std::move(weapon.unknown);
    return missile;
}

WeaponSpec resized(WeaponSpec weapon, Size size, const Catalogue &catalogue)
{
    weapon.size = size;
    if (weapon.weaponClass == WeaponClass::Missile) return weapon;
    const SizeInfo &info = catalogue.size(size);
    weapon.defense = std::min(weapon.defense, info.defenseCap);
    const auto over = [&] { return rules::weaponPoints(weapon, info).overspent() > 0; };
    while (over() && weapon.damage > 0)
        --weapon.damage;
    while (over() && weapon.defense > 0)
        --weapon.defense;
    return weapon;
}

Item lengthened(Item focus, int64_t lengthHundredths)
{
    const bool usual = focus.weightEach == weightOfLength(focus.focus->lengthHundredths);
    focus.focus->lengthHundredths = lengthHundredths;
    if (usual) focus.weightEach = weightOfLength(lengthHundredths);
    return focus;
}

QString whyNot(const Item &made, const Catalogue &catalogue)
{
    if (made.armor && made.armor->endurance > rules::MostArmor)
        return filled(Text::tr("Worn armor protects with %1 at most (E-052)."), rules::MostArmor);
    if (!made.weapon) return {};
    const auto checked = checkWeapon(catalogue, *made.weapon, nullptr);
    return checked ? QString() : checked.error().message;
}

std::vector<PriceFactor> factorsOf(const Breakdown &price)
{
    std::vector<PriceFactor> factors;
    const auto text = [](const Breakdown &part) {
        const QString number = numberText(part.value(), part.unit());
        return part.unit() == Unit::Copper ? Text::tr("%1 cc").arg(number) : number;
    };
    switch (price.kind()) {
    case Breakdown::Kind::Product:
        for (const Breakdown &part : price.parts())
            for (const PriceFactor &factor : factorsOf(part))
                factors.push_back(factor);
        break;
    case Breakdown::Kind::Scaled: {
        factors = factorsOf(price.parts().front());
        const QString times = price.denominator() == 100
                                  ? toDecimal(price.numerator(), 100)
                                  : filled(QStringLiteral("%1/%2"), price.numerator(), price.denominator());
        factors.push_back({price.label(), times});
        break;
    }
    default:
        factors.push_back({price.label(), text(price)});
        break;
    }
    return factors;
}

std::vector<RangeStep> rangeSteps(std::optional<int64_t> longest, int64_t increment, RangeExact exact)
{
    std::vector<RangeStep> steps;
    const auto add = [&](int64_t distance) {
        steps.push_back({distance, rules::rangeNumber(distance, increment, exact).number});
    };
    for (const int64_t times : {1, 2, 3, 4, 6, 10, 20, 30, 40})
        if (!longest || times * increment < *longest) add(times * increment);
    if (longest && *longest > 0) add(*longest);
    return steps;
}

} // namespace sky::hursagmu
