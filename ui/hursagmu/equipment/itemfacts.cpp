#include "ui/hursagmu/equipment/itemfacts.h"

#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/items.h"
#include "ui/hursagmu/view.h"

namespace sky::ui::hursagmu
{

namespace
{

QString number(const Breakdown &value)
{
    return numberText(value.value(), value.unit());
}

QStringList weaponFacts(const sky::hursagmu::PresentItem &item, const sky::hursagmu::Evaluation &evaluation,
                        const sky::hursagmu::Catalogue &catalogue)
{
    const auto &weapon = *item.weapon;
    const auto &size = catalogue.size(weapon.size);
    const int hands = sky::hursagmu::handsFor(weapon, catalogue);
    QStringList facts = {View::tr("%1 weapon, %2").arg(size.name, size.length),
                         hands == 1 ? View::tr("one hand") : View::tr("two hands")};
    for (const auto &line : evaluation.weapons) {
        if (line.item != item.id) continue;
        facts << View::tr("Offense %1").arg(number(line.attack))
              << View::tr("damage %1").arg(number(line.damage));
        if (line.defense.value() != 0) facts << View::tr("Defense +%1").arg(number(line.defense));
        if (line.longestShot) facts << View::tr("shoots %1 spaces").arg(number(*line.longestShot));
    }
    if (weapon.throwable) facts << View::tr("throwable");
    if (weapon.shield) facts << View::tr("a shield against missiles");
    return facts;
}

} // namespace

QString itemFacts(const sky::hursagmu::PresentItem &item, const sky::hursagmu::Evaluation &evaluation,
                  const sky::hursagmu::Character &character, const sky::hursagmu::Catalogue &catalogue)
{
    QStringList facts;
    if (item.weapon) facts = weaponFacts(item, evaluation, catalogue);
    if (item.armor)
        facts << View::tr("armor, Endurance +%1, %2 to movement and agility while worn")
                     .arg(QString::number(item.armor->endurance),
                          numberText(-item.armor->endurance, Unit::Number));
    if (item.focus) {
        const auto power = sky::hursagmu::rules::focusPower(
            item.focus->lengthHundredths, item.focus->widthDoublings, character.options.focusRounding);
        facts << View::tr("focus, %1 ft, power %2")
                     .arg(numberText(item.focus->lengthHundredths, Unit::Feet), number(power));
        if (item.focus->immobile) facts << View::tr("cannot be moved");
    }
    return facts.join(QStringLiteral(" · "));
}

} // namespace sky::ui::hursagmu
