#include "core/hursagmu/edits/edits.h"

#include "core/hursagmu/edits/verb.h"
#include "core/hursagmu/model/limits.h"

namespace sky::hursagmu
{

namespace
{

Result<void> checkMount(const Mount &mount)
{
    return within(Text::tr("The mount's armor"), mount.armor, 0, limits::Armor)
        .and_then([&] {
            return within(Text::tr("The mount's movement"), mount.move.value_or(0), 0, limits::MountMove);
        })
        .and_then([&] { return notLonger(Text::tr("The name"), mount.name, limits::NameLength); })
        .and_then([&]() -> Result<void> {
            const Weight lift = mount.lift.value_or(Weight());
            if (lift < Weight()) return refuse(Text::tr("What a mount can lift cannot be negative."));
            if (lift.smallest() <= Weight::Limit) return {};
            return refuse(Text::tr("No mount can lift more than %1 lb.")
                              .arg(toDecimal(Weight::Limit, Weight::PerUnit)));
        });
}

} // namespace

Edit setBudget(int64_t points)
{
    return verb(Text::tr("Set the budget to %1").arg(points), QStringLiteral("budget"),
                [points](Character &character) -> Result<void> {
                    const auto checked = within(Text::tr("The budget"), points, 0, limits::Budget);
                    if (!checked) return checked;
                    character.creation.budget = points;
                    return {};
                });
}

Edit setAcceptsDebt(bool accepts)
{
    return assign(accepts ? Text::tr("Accept debt") : Text::tr("Accept no debt"),
                  QStringLiteral("acceptsDebt"), &Character::acceptsDebt, accepts);
}

Edit setPurse(const Purse &purse)
{
    return verb(Text::tr("Change the purse"), QStringLiteral("purse"),
                [purse](Character &character) -> Result<void> {
                    const auto checked =
                        within(Text::tr("Gold coins"), purse.gold, 0, limits::Coins)
                            .and_then([&] {
                                return within(Text::tr("Silver coins"), purse.silver, 0, limits::Coins);
                            })
                            .and_then([&] {
                                return within(Text::tr("Copper coins"), purse.copper, 0, limits::Coins);
                            });
                    if (!checked) return checked;
                    json::Members unknown = std::move(character.purse.unknown);
                    character.purse = purse;
                    if (purse.unknown.empty()) character.purse.unknown = std::move(unknown);
                    return {};
                });
}

Edit setMount(const std::optional<Mount> &mount)
{
    return verb(mount ? Text::tr("Change the mount") : Text::tr("Give up the mount"), QStringLiteral("mount"),
                [mount](Character &character) -> Result<void> {
                    if (mount) {
                        const auto checked = checkMount(*mount);
                        if (!checked) return checked;
                    }
                    character.mount = mount;
                    return {};
                });
}

Edit setDamage(const Damage &damage)
{
    return verb(
        Text::tr("Mark injuries"), QStringLiteral("damage"), [damage](Character &character) -> Result<void> {
            const auto checked =
                within(Text::tr("Stuns"), damage.stuns, 0, limits::Damage)
                    .and_then([&] { return within(Text::tr("Wounds"), damage.wounds, 0, limits::Damage); })
                    .and_then([&] { return within(Text::tr("Shocks"), damage.shocks, 0, limits::Damage); });
            if (!checked) return checked;
            character.damage = damage;
            return {};
        });
}

} // namespace sky::hursagmu
