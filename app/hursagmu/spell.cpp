#include "app/commands/commands.h"
#include "app/hursagmu/spellplan.h"
#include "app/hursagmu/stamp.h"
#include "core/base/oneline.h"
#include "core/formats/valuesjson.h"
#include "core/hursagmu/rules/wording.h"
#include "core/json/write.h"

namespace sky::app
{

using namespace sky::hursagmu;

namespace
{

QString titleOf(const Spell &spell, const Catalogue &catalogue)
{
    const GiftInfo *discipline = catalogue.gift(spell.discipline);
    const QString name = discipline ? discipline->name : spell.discipline;
    return spell.name.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(spell.name, name);
}

/// "7: hits by 2, intensity 10, 4 get through"
QString outcomeText(const CastingOutcome &outcome, bool aimed)
{
    const QString dice = QString::number(outcome.natural);
    if (!outcome.holds)
        return Words::tr("%1: lost, %2 shocks and stuns").arg(dice, QString::number(outcome.shocks));
    if (!aimed) return Words::tr("%1: holds").arg(dice);
    if (!outcome.hits) return Words::tr("%1: misses by %2").arg(dice, QString::number(outcome.dx));
    QString line = Words::tr("%1: hits by %2, intensity %3")
                       .arg(dice, QString::number(outcome.dx), QString::number(outcome.intensity));
    if (outcome.through) line += Words::tr(", %1 gets through").arg(*outcome.through);
    return line;
}

void printText(const CastingPlan &plan, const Casting &casting, const RuleOptions &options,
               const Context &context)
{
    QTextStream &out = context.out();
    const Catalogue &catalogue = context.hursagmu->catalogue();
    out << inOneLine(titleOf(plan.spell, catalogue)) << '\n';
    for (const DerivedValue &value : valuesOf(casting))
        out << inOneLine(value.label + QLatin1Char(' ') + value.number.toText()) << '\n';
    out << Words::tr("Time %1").arg(timeText(casting.actions)) << '\n';
    const bool aimed = casting.hitCl.has_value();
    if (casting.holdCl) out << Words::tr("Chance to hold %1").arg(rules::percentText(casting.holds)) << '\n';
    if (aimed) out << Words::tr("Chance to hit %1").arg(rules::percentText(casting.hits)) << '\n';
    out << safetyText(casting, plan) << '\n';
    if (const QString effect = effectText(plan, options); !effect.isEmpty()) out << effect << '\n';
    if (!aimed && !casting.holdCl) return;
    for (const CastingOutcome &outcome : casting.outcomes)
        out << QStringLiteral("  ") << outcomeText(outcome, aimed) << '\n';
}

json::Value chanceJson(rules::Chance chance)
{
    json::Object object;
    object.add(QStringLiteral("waysOf36"), chance.ways);
    object.add(QStringLiteral("percent"), chance.percent());
    return object;
}

json::Value outcomeJson(const CastingOutcome &outcome)
{
    json::Object object;
    object.add(QStringLiteral("natural"), outcome.natural);
    object.add(QStringLiteral("holds"), outcome.holds);
    object.add(QStringLiteral("hits"), outcome.hits);
    object.add(QStringLiteral("dx"), outcome.dx);
    object.add(QStringLiteral("intensity"), outcome.intensity);
    object.add(QStringLiteral("shocks"), outcome.shocks);
    if (outcome.through) object.add(QStringLiteral("through"), *outcome.through);
    return object;
}

json::Value castingJson(const CastingPlan &plan, const Casting &casting, const Catalogue &catalogue)
{
    json::Object object;
    object.add(QStringLiteral("format"), QStringLiteral("skychamber-casting"));
    object.add(QStringLiteral("formatVersion"), 1);
    for (const DerivedValue &value : valuesOf(casting)) {
        json::Object number;
        formats::addNumber(number, value.number);
        object.add(value.id.mid(int(qstrlen("casting/"))), std::move(number));
    }
    object.add(QStringLiteral("over"), casting.over);
    object.add(QStringLiteral("actions"), casting.actions);
    object.add(QStringLiteral("automatic"), casting.automatic);
    object.add(QStringLiteral("holds"), chanceJson(casting.holds));
    if (casting.hitCl) object.add(QStringLiteral("hits"), chanceJson(casting.hits));
    json::Array outcomes;
    for (const CastingOutcome &outcome : casting.outcomes)
        outcomes.push_back(outcomeJson(outcome));
    object.add(QStringLiteral("outcomes"), std::move(outcomes));
    json::Array hindrances;
    for (const Hindrance hindrance : casting.hindrances)
        hindrances.push_back(hindranceText(hindrance, plan, catalogue));
    object.add(QStringLiteral("hindrances"), std::move(hindrances));
    return object;
}

int runSpell(const SpellArguments &arguments, const Context &context)
{
    const QString path = text(arguments.file);
    const auto file = open(context, path);
    if (!file) return report(context, file.error(), path);
    const Catalogue &catalogue = context.hursagmu->catalogue();
    const hursagmu::Character &character = characterOf(*file);
    const auto &evaluation = static_cast<const hursagmu::Evaluation &>(*file->document->evaluation());
    const auto plan = planOf(arguments, character, catalogue, evaluation);
    if (!plan) return report(context, plan.error(), path);
    const Casting casting = castingOf(*plan, character, catalogue, evaluation);
    if (arguments.json)
        context.out() << QString::fromUtf8(json::write(castingJson(*plan, casting, catalogue)));
    else
        printText(*plan, casting, character.options, context);
    for (const Hindrance hindrance : casting.hindrances)
        report(context, {ErrorKind::Refused, hindranceText(hindrance, *plan, catalogue), {}}, path);
    return casting.hindrances.empty() ? Fine : Refused;
}

void declareSpellOptions(CLI::App &app, SpellArguments &arguments)
{
    const char *group = "The spell";
    auto *known = app.add_option("--spell", arguments.spell, "A spell of the character, by name or id");
    known->group(group);
    app.add_option("--discipline", arguments.discipline, "A spell of this discipline instead")
        ->excludes(known)
        ->group(group);
    app.add_option("--intensity", arguments.intensity, "Its intensity (0)")->group(group);
    app.add_option("--area", arguments.area, "Targets or spaces; the size of a portal (1)")->group(group);
    app.add_option("--duration", arguments.duration, "Actions; rounds of a portal (1)")->group(group);
    app.add_option("--challenge", arguments.challenge,
                   "Level of the world, or how well the mind is known: a number, friend, acquaintance, "
                   "stranger or alien")
        ->group(group);
}

void declareCasting(CLI::App &app, SpellArguments &arguments)
{
    const char *group = "How it is cast";
    app.add_option("--focus", arguments.focus, "A thing by name or id, or none (what is at hand)")
        ->group(group);
    app.add_option("--command", arguments.command, "Of the focus for the spell; the rest resists")
        ->group(group);
    app.add_option("--followers", arguments.followers, "People in a group ritual (0)")->group(group);
    app.add_option("--extra-time", arguments.extraTime, "Doublings of the time, 0 to 5 (0)")->group(group);
    app.add_option("--blood", arguments.blood, "Wounds and shocks sacrificed (0)")->group(group);
}

void declareAim(CLI::App &app, SpellArguments &arguments)
{
    const char *group = "What it is cast at";
    auto *against = app.add_option("--against", arguments.against, "The Defiance of a target that resists");
    against->group(group);
    auto *place =
        app.add_flag("--place", arguments.place, "A place or a thing")->excludes(against)->group(group);
    app.add_flag("--willing", arguments.willing, "A target that lets it happen")
        ->excludes(against)
        ->excludes(place)
        ->group(group);
    app.add_option("--at", arguments.distance, "How far away, in spaces (1)")->group(group);
    app.add_option("--willpower", arguments.willpower, "The target's Willpower, focus included")
        ->group(group);
}

} // namespace

Command declareSpell(CLI::App &parent)
{
    auto arguments = std::make_shared<SpellArguments>();
    CLI::App *app = parent.add_subcommand("spell", "Work out a spell for a character, without changing it");
    app->add_option("FILE", arguments->file, "Character file")->required();
    declareSpellOptions(*app, *arguments);
    declareCasting(*app, *arguments);
    declareAim(*app, *arguments);
    app->add_flag("--json", arguments->json, "As JSON (core/formats/VALUES.md)");
    return {app, [arguments](const Context &context) { return runSpell(*arguments, context); }};
}

} // namespace sky::app
