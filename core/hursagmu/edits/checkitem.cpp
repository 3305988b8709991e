#include "core/hursagmu/edits/checkitem.h"

#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/items.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

Result<void> checkNames(const Catalogue &catalogue, const Item &item, const Item *before)
{
    const bool kept = before && before->catalogueId == item.catalogueId;
    if (!item.catalogueId.isEmpty() && !kept && !catalogue.thing(item.catalogueId))
        return refuse(Text::tr("There is no thing called %1 in the lists.").arg(item.catalogueId));
    if (item.catalogueId.isEmpty() && item.name.trimmed().isEmpty())
        return refuse(Text::tr("A thing of your own needs a name."));
    return notLonger(Text::tr("The name"), item.name, limits::NameLength).and_then([&] {
        return notLonger(Text::tr("The note"), item.note, limits::TextLength);
    });
}

/// An amount for each piece, bounded for the stack.
Result<void> checkEach(const QString &what, int64_t each, int64_t quantity, int64_t stackLimit)
{
    if (each < 0) return refuse(Text::tr("%1 cannot be negative.").arg(what));
    if (each <= stackLimit / std::max<int64_t>(quantity, 1)) return {};
    return refuse(Text::tr("%1 is too much for so many pieces.").arg(what));
}

Result<void> checkAmounts(const Item &item)
{
    const Weight weight = item.weightEach.value_or(Weight());
    const Money price = item.priceEach.value_or(Money());
    return within(Text::tr("The number of pieces"), item.quantity, 0, limits::Quantity)
        .and_then([&] {
            return checkEach(Text::tr("The weight"), weight.smallest(), item.quantity, limits::StackWeight);
        })
        .and_then([&] {
            return checkEach(Text::tr("The price"), price.smallest(), item.quantity, limits::StackPrice);
        })
        .and_then([&] {
            return within(Text::tr("The factor for excellent work, in hundredths,"),
                          item.excellentMultiplier.value_or(limits::Multiplier), 0, limits::Multiplier);
        });
}

Result<void> checkArmor(const ArmorSpec &armor)
{
    return within(Text::tr("The endurance of armor"), armor.endurance, 0, limits::Armor);
}

Result<void> checkFocus(const FocusSpec &focus)
{
    return within(Text::tr("The length of a focus, in hundredths of a foot,"), focus.lengthHundredths, 0,
                  limits::FocusLength)
        .and_then([&] {
            return within(Text::tr("The doublings of width"), focus.widthDoublings, 0,
                          limits::WidthDoublings);
        });
}

/// Nothing spent and nothing allowed for no weapon and for missile weapons, which are not built of points.
rules::WeaponPoints pointsOf(const std::optional<WeaponSpec> &weapon, const Catalogue &catalogue)
{
    if (!weapon || weapon->weaponClass == WeaponClass::Missile) return {};
    return rules::weaponPoints(*weapon, catalogue.size(weapon->size));
}

} // namespace

Result<void> checkWeapon(const Catalogue &catalogue, const WeaponSpec &weapon, const Item *before)
{
    const auto range =
        within(Text::tr("The defense of a weapon"), weapon.defense, 0, limits::WeaponDefense)
            .and_then([&] {
                return within(Text::tr("The damage of a weapon"), weapon.damage, 0, limits::WeaponDamage);
            })
            .and_then([&] {
                return notLonger(Text::tr("The trait of a weapon"), weapon.offenseTrait, limits::IdLength);
            });
    if (!range) return range;
    const rules::WeaponPoints now = pointsOf(weapon, catalogue);
    const rules::WeaponPoints then =
        pointsOf(before ? weaponOf(*before, catalogue) : std::nullopt, catalogue);
    if (now.overspent() > then.overspent())
        return refuse(
            filled(Text::tr("That takes %1 weapon points, but a weapon of this size has %2 (H-128)."),
                   now.used, now.allowed));
    if (now.aboveCap() > then.aboveCap())
        return refuse(
            Text::tr("A weapon of this size adds at most %1 to Defense (H-136).").arg(now.defenseCap));
    return {};
}

Result<void> checkItem(const Catalogue &catalogue, const Item &item, const Item *before)
{
    auto checked = checkNames(catalogue, item, before).and_then([&] { return checkAmounts(item); });
    if (checked && item.armor) checked = checkArmor(*item.armor);
    if (checked && item.focus) checked = checkFocus(*item.focus);
    if (checked && item.weapon) checked = checkWeapon(catalogue, *item.weapon, before);
    return checked;
}

} // namespace sky::hursagmu
