#include "core/hursagmu/checks/checktable.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using rules::MostArmor;

QString itemSubject(const QString &itemId)
{
    return QStringLiteral("item/") + itemId;
}

bool isBuiltOfPoints(const PresentItem &item)
{
    return item.weapon && item.weapon->weaponClass == WeaponClass::Melee;
}

rules::WeaponPoints pointsOf(const Checked &checked, const PresentItem &item)
{
    return rules::weaponPoints(*item.weapon, checked.catalogue.size(item.weapon->size));
}

Fix carry(const Checked &checked, const PresentItem &item)
{
    return {filled(Text::tr("Carry %1"), item.name), moveItem(checked.catalogue, item.id, Place::Carried)};
}

/// Whole pounds above what can be lifted, rounded up; 0 when it can.
int64_t poundsOver(const LoadLine &load)
{
    const int64_t over = load.carried.value() - load.lift.value();
    return over <= 0 ? 0 : (over + Weight::PerUnit - 1) / Weight::PerUnit;
}

} // namespace

Findings findUnknownItem(const Checked &checked)
{
    Findings found;
    for (const PresentItem &item : checked.result.items)
        if (!item.known)
            found.push_back({itemSubject(item.id),
                             filled(Text::tr("The lists have no %1; it is kept as it is."), item.name),
                             0,
                             {},
                             {}});
    return found;
}

/// Only from files made elsewhere; the thing stands on the sheet where its own kind belongs.
Findings findKindDiffers(const Checked &checked)
{
    Findings found;
    for (const Item &item : checked.character.items) {
        const GoodsInfo *info = checked.catalogue.thing(item.catalogueId);
        if (!info || info->kind == item.kind) continue;
        const QString name = itemName(item, checked.catalogue);
        Item mended = item;
        mended.kind = info->kind;
        found.push_back(
            {itemSubject(item.id),
             filled(Text::tr("%1 is entered as another kind of thing than the lists have it."), name),
             0,
             {{filled(Text::tr("Enter %1 as in the lists"), name), changeItem(checked.catalogue, mended)}},
             {}});
    }
    return found;
}

/// A place of power that is said to be worn, carried, on the mount or in a container.
Findings findImmobileMoved(const Checked &checked)
{
    Findings found;
    for (const Item &item : checked.character.items) {
        const bool stands = item.place == Place::Left && item.container.isEmpty();
        if (stands || !isImmobile(item, checked.catalogue)) continue;
        const QString name = itemName(item, checked.catalogue);
        found.push_back({itemSubject(item.id),
                         filled(Text::tr("%1 cannot be moved, yet it is said to be taken along."), name),
                         0,
                         {{filled(Text::tr("Leave %1 where it is"), name),
                           moveItem(checked.catalogue, item.id, Place::Left)}},
                         {}});
    }
    return found;
}

Findings findWeaponOverspent(const Checked &checked)
{
    Findings found;
    for (const PresentItem &item : checked.result.items) {
        if (!isBuiltOfPoints(item)) continue;
        const rules::WeaponPoints points = pointsOf(checked, item);
        if (points.overspent() == 0) continue;
        found.push_back({itemSubject(item.id),
                         filled(Text::tr("%1 takes %2 weapon points, its size gives %3."), item.name,
                                points.used, points.allowed),
                         points.overspent(),
                         {},
                         {}});
    }
    return found;
}

Findings findDefenseAboveCap(const Checked &checked)
{
    Findings found;
    for (const PresentItem &item : checked.result.items) {
        if (!isBuiltOfPoints(item)) continue;
        const rules::WeaponPoints points = pointsOf(checked, item);
        if (points.aboveCap() == 0) continue;
        found.push_back({itemSubject(item.id),
                         filled(Text::tr("%1 adds %2 to Defense; a weapon of its size adds at most %3."),
                                item.name, points.defense, points.defenseCap),
                         points.aboveCap(),
                         {},
                         {}});
    }
    return found;
}

Findings findWeaponPointsLeft(const Checked &checked)
{
    Findings found;
    const bool isError = checked.character.options.unspentWp == UnspentPoints::Error;
    for (const PresentItem &item : checked.result.items) {
        if (!isBuiltOfPoints(item)) continue;
        const rules::WeaponPoints points = pointsOf(checked, item);
        if (points.unspent() == 0) continue;
        found.push_back(
            {itemSubject(item.id),
             filled(Text::tr("%1 uses %2 of %3 weapon points."), item.name, points.used, points.allowed),
             points.unspent(),
             {},
             isError ? Severity::Error : Severity::Note});
    }
    return found;
}

Findings findArmorTooStrong(const Checked &checked)
{
    Findings found;
    for (const PresentItem &item : checked.result.items) {
        if (!item.armor || item.armor->endurance <= MostArmor) continue;
        found.push_back({itemSubject(item.id),
                         filled(Text::tr("%1 has an endurance of %2; worn armor protects with %3 at most."),
                                item.name, item.armor->endurance, MostArmor),
                         item.armor->endurance - MostArmor,
                         {},
                         {}});
    }
    return found;
}

Findings findArmorLayered(const Checked &checked)
{
    const std::vector<PresentItem> &worn = checked.result.wornArmor;
    Findings found;
    for (size_t i = 0; i < worn.size(); ++i) {
        if (i == 0 && worn[i].quantity == 1) continue;
        found.push_back(
            {itemSubject(worn[i].id),
             filled(Text::tr("%1 is worn over another suit; only one can be worn."), worn[i].name),
             0,
             {carry(checked, worn[i])},
             {}});
    }
    return found;
}

/// In something that is missing or holds nothing, or in a circle; all of it only from files made elsewhere.
Findings findMisplaced(const Checked &checked)
{
    Findings found;
    for (const Item &said : checked.character.items) {
        if (said.container.isEmpty()) continue;
        const PresentItem &item = *checked.result.item(said.id);
        const PresentItem *around = checked.result.item(said.container);
        if (around && around->container && item.inContainer == said.container) continue;
        found.push_back({itemSubject(item.id),
                         filled(Text::tr("%1 is said to lie in something that cannot hold it."), item.name),
                         0,
                         {carry(checked, item)},
                         {}});
    }
    return found;
}

Findings findExcellentWithoutFactor(const Checked &checked)
{
    Findings found;
    for (const PresentItem &item : checked.result.items) {
        if (item.quality != Quality::Excellent || item.priceKnown) continue;
        found.push_back(
            {itemSubject(item.id),
             filled(Text::tr("%1 is excellent, and nobody has said how much dearer that is."), item.name),
             0,
             {},
             {}});
    }
    return found;
}

/// The purse is emptied as far as that helps; which thing to give back is the player's choice.
Findings findMoneyOverspent(const Checked &checked)
{
    if (!checked.result.moneyLeft || checked.result.moneyLeft->value() >= 0) return {};
    const Purse &purse = checked.character.purse;
    const Money coins = Money::ofUnits(rules::inCopper(purse.gold, purse.silver, purse.copper));
    const Money left = Money::ofSmallest(checked.result.moneyLeft->value());
    std::vector<Fix> fixes;
    if (const Money affordable = coins + left; affordable >= Money()) {
        const rules::Coins kept = rules::coins(affordable);
        const int64_t copper = kept.copper.smallest() / Money::PerUnit;
        fixes.push_back(
            {filled(Text::tr("Keep %1 gold, %2 silver, %3 copper"), kept.gold, kept.silver, copper),
             setPurse({kept.gold, kept.silver, copper})});
    }
    const int64_t over = (-left.smallest() + Money::PerUnit - 1) / Money::PerUnit;
    return {{QStringLiteral("purse"),
             Text::tr("Things and purse come to %1 cc more than the %2 cc this campaign gives at the start.")
                 .arg(toDecimal(Money() - left), QString::number(*checked.character.options.startingMoney)),
             over,
             fixes,
             {}}};
}

Findings findTooHeavy(const Checked &checked)
{
    const LoadLine &load = checked.result.load;
    const int64_t over = poundsOver(load);
    if (over == 0) return {};
    return {
        {QStringLiteral("load"),
         Text::tr("The load of %1 lb is more than the %2 lb the character can lift; it can only be dragged.")
             .arg(numberText(load.carried.value(), Unit::Pounds),
                  numberText(load.lift.value(), Unit::Pounds)),
         over,
         {},
         {}}};
}

Findings findMountOverloaded(const Checked &checked)
{
    if (!checked.result.mount) return {};
    const LoadLine &load = checked.result.mount->load;
    const int64_t over = poundsOver(load);
    if (over == 0) return {};
    return {{QStringLiteral("mount"),
             Text::tr("The mount bears %1 lb and can lift %2 lb.")
                 .arg(numberText(load.carried.value(), Unit::Pounds),
                      numberText(load.lift.value(), Unit::Pounds)),
             over,
             {},
             {}}};
}

Findings findMountMissing(const Checked &checked)
{
    const auto onMount = [](const PresentItem &item) { return item.place == Place::Mount; };
    const auto &items = checked.result.items;
    if (checked.character.mount || std::none_of(items.begin(), items.end(), onMount)) return {};
    return {
        {QStringLiteral("mount"), Text::tr("Things are on the mount, but there is no mount."), 0, {}, {}}};
}

Findings findMountMoveMissing(const Checked &checked)
{
    const bool entered = checked.character.options.mountMove == MountMove::Entered;
    if (!entered || !checked.character.mount || checked.character.mount->move) return {};
    return {{QStringLiteral("mount"),
             Text::tr("The mount's movement has to be entered in this campaign."),
             0,
             {},
             {}}};
}

} // namespace sky::hursagmu
