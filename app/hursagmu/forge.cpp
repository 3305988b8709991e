#include "app/commands/commands.h"
#include "app/commands/showtext.h"
#include "app/hursagmu/arguments.h"
#include "core/base/oneline.h"
#include "core/formats/valuesjson.h"
#include "core/hursagmu/forging/construction.h"
#include "core/hursagmu/forging/trial.h"
#include "core/hursagmu/model/limits.h"
#include "core/json/write.h"

namespace sky::app
{

using namespace sky::hursagmu;

namespace
{

struct ForgeArguments {
    std::optional<std::string> from, size, quality, focus, name, character;
    std::optional<int> defense, damage, armor, width;
    bool throwable = false, shield = false, noble = false, missile = false, mechanical = false;
    bool immobile = false, json = false;

    bool namesWeapon() const
    {
        return size || defense || damage || throwable || shield || noble || missile || mechanical;
    }
    bool namesFocus() const { return focus || width || immobile; }
};

tl::unexpected<Error> misuse(const QString &sentence)
{
    return fail(ErrorKind::Usage, sentence);
}

/// The option's check has let only these pass.
Size sizeNamed(const QString &word)
{
    if (word.compare(QLatin1String("small"), Qt::CaseInsensitive) == 0) return Size::Small;
    return word.compare(QLatin1String("large"), Qt::CaseInsensitive) == 0 ? Size::Large : Size::Medium;
}

Result<Item> forgeWeapon(Item item, const ForgeArguments &arguments, const Catalogue &catalogue)
{
    WeaponSpec &weapon = *item.weapon;
    if (arguments.missile) weapon = asMissile(weapon);
    const bool spends = arguments.defense || arguments.damage || arguments.throwable || arguments.shield;
    if (weapon.weaponClass == WeaponClass::Missile && spends)
        return misuse(
            Words::tr("A missile weapon is not built of weapon points: its damage goes by its size, "
                      "and it is neither thrown nor used to guard (H-142)."));
    if (arguments.size) weapon.size = sizeNamed(text(*arguments.size));
    weapon.throwable = weapon.throwable || arguments.throwable;
    weapon.shield = weapon.shield || arguments.shield;
    weapon.noble = weapon.noble || arguments.noble;
    weapon.mechanical = weapon.mechanical || arguments.mechanical;
    weapon.defense = arguments.defense.value_or(weapon.defense);
    weapon.damage = arguments.damage.value_or(weapon.damage);
    if (const QString reason = whyNot(item, catalogue); !reason.isEmpty()) return refuse(reason);
    return item;
}

Result<Item> forgeArmor(Item item, const ForgeArguments &arguments, const Catalogue &catalogue)
{
    if (arguments.armor) item.armor->endurance = *arguments.armor;
    if (const QString reason = whyNot(item, catalogue); !reason.isEmpty()) return refuse(reason);
    return item;
}

Result<Item> forgeFocus(Item item, const ForgeArguments &arguments)
{
    if (arguments.focus) {
        const auto feet = parseFeet(text(*arguments.focus));
        if (!feet) return tl::unexpected(feet.error());
        item = lengthened(item, *feet);
    }
    item.focus->widthDoublings = arguments.width.value_or(item.focus->widthDoublings);
    item.focus->immobile = item.focus->immobile || arguments.immobile;
    return item;
}

/// What the options begin from: a thing of the lists, or the least of a kind.
Result<Item> beginning(const ForgeArguments &arguments, const Catalogue &catalogue,
                       const RuleOptions &options)
{
    if (arguments.from) {
        const auto goods = catalogue.findThing(text(*arguments.from));
        if (!goods) return tl::unexpected(goods.error());
        Item item;
        item.kind = (*goods)->kind;
        item.catalogueId = (*goods)->id;
        if (!makingOf(item, catalogue))
            return misuse(Words::tr("%1 is not made in the workshop.").arg((*goods)->name));
        return opened(item, catalogue, options);
    }
    if (arguments.armor) return blankThing(Making::Armor);
    if (arguments.namesFocus()) return blankThing(Making::Focus);
    if (!arguments.size)
        return misuse(Words::tr("Name the --size of a weapon, the points of an --armor, the length of a "
                                "--focus, or a thing to begin --from."));
    return blankThing(arguments.missile ? Making::Missile : Making::Melee);
}

Result<Item> forged(const ForgeArguments &arguments, const Catalogue &catalogue, const RuleOptions &options)
{
    auto item = beginning(arguments, catalogue, options);
    if (!item) return item;
    const bool fits = (item->weapon || !arguments.namesWeapon()) && (item->armor || !arguments.armor) &&
                      (item->focus || !arguments.namesFocus());
    if (!fits) return misuse(Words::tr("These options are for different kinds of things."));
    if (arguments.name) item->name = inOneLine(text(*arguments.name));
    if (arguments.quality) {
        const auto quality = parseQuality(text(*arguments.quality));
        if (!quality) return tl::unexpected(quality.error());
        item->quality = quality->quality;
        item->excellentMultiplier = quality->times;
    }
    if (item->weapon) return forgeWeapon(*item, arguments, catalogue);
    return item->armor ? forgeArmor(*item, arguments, catalogue) : forgeFocus(*item, arguments);
}

/// "Weapon", "Missile weapon" where it has no name yet.
QString title(const Item &item, const Catalogue &catalogue)
{
    if (!item.name.isEmpty()) return item.name;
    switch (makingOf(item, catalogue).value_or(Making::Melee)) {
    case Making::Melee:
        return Words::tr("%1 weapon").arg(catalogue.size(item.weapon->size).name);
    case Making::Missile:
        return Words::tr("%1 missile weapon").arg(catalogue.size(item.weapon->size).name);
    case Making::Armor:
        return Words::tr("Armor");
    case Making::Focus:
        break;
    }
    return Words::tr("Focus");
}

/// Only what the thing changes, besides the rows in hand.
std::vector<DerivedValue> changedBy(const Trial &trial, const hursagmu::Evaluation &now)
{
    std::vector<DerivedValue> values = trial.values;
    for (const DerivedValue &value : trial.with->values) {
        const bool ofCharacter = !value.id.contains(QLatin1Char('/'));
        const DerivedValue *before = now.find(value.id);
        if (ofCharacter && before && before->number.value() != value.number.value()) values.push_back(value);
    }
    for (const FocusLine &focus : trial.with->foci)
        if (focus.item == trial.item)
            if (const DerivedValue *power = trial.with->find(QStringLiteral("power/") + focus.item))
                values.push_back(*power);
    return values;
}

int runForge(const ForgeArguments &arguments, const Context &context)
{
    const Catalogue &catalogue = context.hursagmu->catalogue();
    std::optional<OpenFile> file;
    if (arguments.character) {
        auto opened = open(context, text(*arguments.character));
        if (!opened) return report(context, opened.error(), text(*arguments.character));
        file = std::move(*opened);
    }
    const auto *character =
        file ? static_cast<const hursagmu::Character *>(file->document->character().get()) : nullptr;
    const RuleOptions options = character ? character->options : RuleOptions();
    auto item = forged(arguments, catalogue, options);
    if (!item) return report(context, item.error());
    std::vector<DerivedValue> values = constructionOf(*item, catalogue, options).values;
    const QString name = title(*item, catalogue);
    if (character) {
        if (item->name.isEmpty()) item->name = name;
        const auto &now = static_cast<const hursagmu::Evaluation &>(*file->document->evaluation());
        for (const DerivedValue &value : changedBy(tryOut(*character, catalogue, *item), now))
            values.push_back(value);
    }
    if (arguments.json) {
        context.out() << QString::fromUtf8(json::write(formats::constructionJson(name, values)));
        return Fine;
    }
    context.out() << inOneLine(name) << '\n';
    printValues(values, context.out());
    context.out() << '\n';
    return Fine;
}

void declareWeapon(CLI::App &app, ForgeArguments &arguments)
{
    const char *group = "Weapons";
    app.add_option("--size", arguments.size, "small, medium or large")
        ->check(CLI::IsMember({"small", "medium", "large"}, CLI::ignore_case))
        ->group(group);
    app.add_option("--defense", arguments.defense, "Points added to Defense, 2 weapon points each")
        ->check(CLI::NonNegativeNumber)
        ->group(group);
    app.add_option("--damage", arguments.damage, "Points added to damage, 1 weapon point each")
        ->check(CLI::NonNegativeNumber)
        ->group(group);
    app.add_flag("--throwable", arguments.throwable, "Made to be thrown, 2 weapon points")->group(group);
    app.add_flag("--shield", arguments.shield, "Counts as a shield against missiles")->group(group);
    app.add_flag("--missile", arguments.missile, "A missile weapon: damage by size")->group(group);
    app.add_flag("--mechanical", arguments.mechanical, "With lock and lever: ten times the price")
        ->group(group);
    app.add_flag("--noble", arguments.noble, "Sword-like: ten times the price")->group(group);
}

} // namespace

Command declareForge(CLI::App &parent)
{
    auto arguments = std::make_shared<ForgeArguments>();
    CLI::App *app =
        parent.add_subcommand("forge", "Work out a weapon, armor or focus by the rules of construction");
    app->add_option("--from", arguments->from, "Begin with a thing of the lists");
    app->add_option("-n,--name", arguments->name, "What it is called");
    declareWeapon(*app, *arguments);
    app->add_option("--armor", arguments->armor, "Armor with that many points of protection")
        ->check(CLI::NonNegativeNumber)
        ->group("Armor and foci");
    app->add_option("--focus", arguments->focus, "A focus of that length in feet")->group("Armor and foci");
    app->add_option("--width", arguments->width, "How often the width of the focus is doubled")
        ->check(CLI::Range(0, int(limits::WidthDoublings)))
        ->group("Armor and foci");
    app->add_flag("--immobile", arguments->immobile, "A focus that stays where it is")
        ->group("Armor and foci");
    app->add_option("--quality", arguments->quality, "poor, good, or excellent*TIMES as dear");
    app->add_option("--for", arguments->character, "Character file: what it does in those hands");
    app->add_flag("--json", arguments->json, "As JSON (core/formats/VALUES.md)");
    return {app, [arguments](const Context &context) { return runForge(*arguments, context); }};
}

} // namespace sky::app
