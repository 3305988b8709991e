#include "app/hursagmu/spellplan.h"

#include "app/commands/commands.h"
#include "core/hursagmu/model/limits.h"

#include <QRegularExpression>

#include <algorithm>

namespace sky::app
{

using namespace sky::hursagmu;

namespace
{

constexpr int64_t MostDefiance = 1'000;
constexpr int64_t MostDistance = 1'000'000;

/// Plain digits in that range.
Result<int64_t> number(const char *option, const std::string &given, int64_t least, int64_t most)
{
    static const QRegularExpression digits(QRegularExpression::anchoredPattern(QStringLiteral("[0-9]{1,9}")));
    const QString word = text(given);
    const int64_t value = word.toLongLong();
    if (!digits.match(word).hasMatch() || value < least || value > most)
        return fail(ErrorKind::Usage,
                    Words::tr("%1 goes from %2 to %3, not \u201c%4\u201d.")
                        .arg(QLatin1String(option), QString::number(least), QString::number(most), word));
    return value;
}

/// Sets `target` where the option was given.
template<class Target>
Result<void> take(const char *option, const std::optional<std::string> &given, int64_t least, int64_t most,
                  Target &target)
{
    if (!given) return {};
    const auto value = number(option, *given, least, most);
    if (!value) return tl::unexpected(value.error());
    target = Target(*value);
    return {};
}

Result<void> takeChallenge(const std::optional<std::string> &given, std::optional<int> &target)
{
    if (!given) return {};
    for (const Familiarity &each : familiarities())
        if (text(*given).compare(each.id, Qt::CaseInsensitive) == 0) {
            target = each.cl;
            return {};
        }
    int value = 0;
    const auto taken = take("--challenge", given, 0, limits::SpellChallenge, value);
    if (taken) target = value;
    return taken;
}

Result<Spell> knownSpell(const QString &name, const hursagmu::Character &character)
{
    QStringList same, all;
    const Spell *found = nullptr;
    for (const Spell &spell : character.spells) {
        if (spell.id == name) return spell;
        all << spell.name;
        if (spell.name.compare(name, Qt::CaseInsensitive) != 0) continue;
        found = &spell;
        same << spell.id;
    }
    if (same.size() == 1) return *found;
    if (same.isEmpty())
        return fail(ErrorKind::Usage,
                    Words::tr("There is no spell \u201c%1\u201d. There are: %2.")
                        .arg(name, all.isEmpty() ? Words::tr("none") : all.join(QStringLiteral(", "))));
    return fail(ErrorKind::Usage, Words::tr("Several spells are called %1; name one by id: %2.")
                                      .arg(name, same.join(QStringLiteral(", "))));
}

Result<Spell> freshSpell(const SpellArguments &arguments, const Catalogue &catalogue)
{
    if (!arguments.discipline)
        return fail(ErrorKind::Usage, Words::tr("Name a spell with --spell, or its --discipline."));
    const auto discipline = catalogue.findGift(text(*arguments.discipline));
    if (!discipline) return tl::unexpected(discipline.error());
    if (!(*discipline)->isDiscipline())
        return fail(ErrorKind::Usage, Words::tr("%1 is no discipline.").arg((*discipline)->name));
    Spell spell;
    spell.discipline = (*discipline)->id;
    return spell;
}

Result<Spell> spellOf(const SpellArguments &arguments, const hursagmu::Character &character,
                      const Catalogue &catalogue)
{
    auto spell =
        arguments.spell ? knownSpell(text(*arguments.spell), character) : freshSpell(arguments, catalogue);
    if (!spell) return spell;
    const auto taken =
        take("--intensity", arguments.intensity, 0, limits::Intensity, spell->intensity)
            .and_then([&] { return take("--area", arguments.area, 1, limits::SpellExtent, spell->area); })
            .and_then([&] {
                return take("--duration", arguments.duration, 1, limits::SpellExtent, spell->duration);
            })
            .and_then([&] { return takeChallenge(arguments.challenge, spell->challenge); });
    if (!taken) return tl::unexpected(taken.error());
    return spell;
}

Result<QString> focusOf(const SpellArguments &arguments, const hursagmu::Evaluation &evaluation)
{
    if (!arguments.focus) return usualFocus(evaluation);
    const QString wanted = text(*arguments.focus);
    QStringList same, all;
    for (const FocusLine &focus : evaluation.foci) {
        const QString name = focus.item.isEmpty() ? QStringLiteral("none") : focus.name;
        if (focus.item == wanted) return focus.item;
        if (name.compare(wanted, Qt::CaseInsensitive) == 0) same << focus.item;
        all << name;
    }
    if (same.size() == 1) return same.front();
    if (same.isEmpty())
        return fail(ErrorKind::Usage,
                    Words::tr("There is no focus \u201c%1\u201d at hand. There are: %2.")
                        .arg(wanted, all.isEmpty() ? Words::tr("none") : all.join(QStringLiteral(", "))));
    return fail(ErrorKind::Usage, Words::tr("Several foci are called %1; name one by id: %2.")
                                      .arg(wanted, same.join(QStringLiteral(", "))));
}

/// What would change nothing is a mistake.
Result<void> checkSense(const SpellArguments &arguments, const Spell &spell)
{
    const bool aimed = arguments.against || arguments.place || arguments.willing;
    if (arguments.challenge && !isPortal(spell) && !isContact(spell))
        return fail(ErrorKind::Usage, Words::tr("--challenge is for portals and for minds that are read."));
    if (arguments.distance && !aimed && !isContact(spell))
        return fail(ErrorKind::Usage,
                    Words::tr("--at needs a target: --against a Defiance, --place or --willing."));
    if (isAgainstWords(spell) && (arguments.against || arguments.place))
        return fail(ErrorKind::Usage,
                    Words::tr("The spell names what it is rolled against, \u201c%1\u201d; no number is "
                              "known for that.")
                        .arg(spell.against));
    if (arguments.willpower && !arguments.against)
        return fail(ErrorKind::Usage, Words::tr("--willpower needs --against: only who resists has it."));
    return {};
}

Result<Aim> aimOf(const SpellArguments &arguments)
{
    Aim aim;
    aim.at = arguments.against   ? Aim::At::Defiance
             : arguments.place   ? Aim::At::Place
             : arguments.willing ? Aim::At::Willing
                                 : Aim::At::Nothing;
    const auto taken =
        take("--against", arguments.against, 0, MostDefiance, aim.defiance)
            .and_then([&] { return take("--at", arguments.distance, 0, MostDistance, aim.distance); })
            .and_then(
                [&] { return take("--willpower", arguments.willpower, 0, MostDefiance, aim.willpower); });
    if (!taken) return tl::unexpected(taken.error());
    return aim;
}

} // namespace

Result<CastingPlan> planOf(const SpellArguments &arguments, const hursagmu::Character &character,
                           const Catalogue &catalogue, const hursagmu::Evaluation &evaluation)
{
    const auto spell = spellOf(arguments, character, catalogue);
    if (!spell) return tl::unexpected(spell.error());
    if (const auto sense = checkSense(arguments, *spell); !sense) return tl::unexpected(sense.error());
    const auto focus = focusOf(arguments, evaluation);
    if (!focus) return tl::unexpected(focus.error());
    const auto aim = aimOf(arguments);
    if (!aim) return tl::unexpected(aim.error());
    CastingPlan plan;
    plan.spell = *spell;
    plan.focus = *focus;
    plan.aim = *aim;
    const auto taken =
        take("--command", arguments.command, 0, limits::FocusSplit, plan.forCommand)
            .and_then(
                [&] { return take("--followers", arguments.followers, 0, MostFollowers, plan.followers); })
            .and_then(
                [&] { return take("--extra-time", arguments.extraTime, 0, MostExtraTime, plan.extraTime); })
            .and_then([&] { return take("--blood", arguments.blood, 0, MostBlood, plan.blood); });
    if (!taken) return tl::unexpected(taken.error());
    return plan;
}

} // namespace sky::app
