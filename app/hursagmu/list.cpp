#include "app/commands/commands.h"
#include "app/hursagmu/texttable.h"
#include "core/storage/usertemplates.h"

namespace sky::app
{

namespace
{

using hursagmu::Catalogue;
using hursagmu::GoodsInfo;
using hursagmu::ItemKind;

QString weightText(const GoodsInfo &thing)
{
    return thing.weight ? QStringLiteral("%1 lb").arg(toDecimal(*thing.weight)) : QStringLiteral("-");
}

QString priceText(const GoodsInfo &thing)
{
    return thing.price ? QStringLiteral("%1 cc").arg(toDecimal(*thing.price)) : QStringLiteral("-");
}

TextTable traits(const Catalogue &catalogue)
{
    TextTable table;
    for (const auto &trait : catalogue.traits())
        table.add({trait.name,
                   trait.kind == hursagmu::TraitKind::Talent ? Words::tr("talent") : Words::tr("profession"),
                   trait.description});
    return table;
}

TextTable gifts(const Catalogue &catalogue)
{
    TextTable table;
    for (const auto &gift : catalogue.gifts())
        table.add({gift.name, QString::number(gift.cost),
                   QString(gift.category).replace(QLatin1Char('_'), QLatin1Char(' ')), gift.description});
    return table;
}

QString details(const GoodsInfo &thing, const Catalogue &catalogue)
{
    QStringList parts;
    if (thing.weapon) {
        parts << catalogue.size(thing.weapon->size).name << Words::tr("damage %1").arg(thing.weapon->damage);
        if (thing.weapon->defense != 0) parts << Words::tr("defense %1").arg(thing.weapon->defense);
        if (thing.weapon->throwable) parts << Words::tr("throwable");
        if (thing.weapon->weaponClass == hursagmu::WeaponClass::Missile) parts << Words::tr("missile");
    }
    if (thing.armor) parts << Words::tr("endurance %1").arg(thing.armor->endurance);
    if (thing.focus) parts << Words::tr("%1 ft").arg(toDecimal(thing.focus->lengthHundredths, 100));
    if (thing.kind == ItemKind::Gear)
        parts << (thing.pack > 1 ? Words::tr("%1 of %2").arg(thing.unit).arg(thing.pack) : thing.unit);
    return parts.join(QStringLiteral(", "));
}

TextTable goods(const Catalogue &catalogue, ItemKind kind)
{
    TextTable table;
    for (const GoodsInfo &thing : catalogue.goods())
        if (thing.kind == kind)
            table.add({thing.name, thing.id, weightText(thing), priceText(thing), details(thing, catalogue)});
    return table;
}

TextTable templates(const Context &context)
{
    TextTable table;
    for (const TemplateInfo &info : context.hursagmu->templates())
        table.add({info.name, QString::number(info.points), info.line});
    std::vector<storage::LeftOut> leftOut;
    for (const auto &own : storage::userTemplates(storage::userTemplateFolder(), context.games, &leftOut))
        table.add({own.character->name, Words::tr("own"), own.path});
    for (const storage::LeftOut &each : leftOut)
        context.err() << "skychamber: " << each.path << ": " << each.why << '\n';
    return table;
}

int runList(const std::string &what, const Context &context)
{
    const Catalogue &catalogue = context.hursagmu->catalogue();
    TextTable table;
    if (what == "traits")
        table = traits(catalogue);
    else if (what == "gifts")
        table = gifts(catalogue);
    else if (what == "weapons")
        table = goods(catalogue, ItemKind::Weapon);
    else if (what == "armor")
        table = goods(catalogue, ItemKind::Armor);
    else if (what == "foci")
        table = goods(catalogue, ItemKind::Focus);
    else if (what == "gear")
        table = goods(catalogue, ItemKind::Gear);
    else
        table = templates(context);
    table.print(context.out());
    return Fine;
}

} // namespace

Command declareList(CLI::App &parent)
{
    auto what = std::make_shared<std::string>();
    CLI::App *app = parent.add_subcommand("list", "Print one of the lists of the game");
    app->add_option("WHAT", *what, "traits, gifts, weapons, armor, foci, gear or templates")
        ->required()
        ->check(CLI::IsMember({"traits", "gifts", "weapons", "armor", "foci", "gear", "templates"}));
    return {app, [what](const Context &context) { return runList(*what, context); }};
}

} // namespace sky::app
