#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

using StripItem = print::Strip::Item;
using Figure = print::Strip::Figure;

constexpr qsizetype LongestCaption = 12;
constexpr qsizetype LongestArmor = 4; ///< "swim, no mail"

const PresentItem *held(const Evaluation &evaluation, bool shield)
{
    const auto isIt = [&](const PresentItem &item) {
        return item.inHand && item.weapon && (!shield || item.weapon->shield);
    };
    const auto it = std::find_if(evaluation.items.begin(), evaluation.items.end(), isIt);
    return it == evaluation.items.end() ? nullptr : &*it;
}

/// What is in hand, in one word: the shield if there is one.
QString inHand(const Source &source)
{
    if (held(source.evaluation, true)) return Text::tr("shield");
    const PresentItem *weapon = held(source.evaluation, false);
    if (!weapon) return {};
    const bool brief = !hasOwnName(source, weapon->id) && weapon->name.size() <= LongestCaption;
    return brief ? weapon->name.toLower() : Text::tr("weapon");
}

/// "mail", "hide" of "boiled hide"; "armor" where that is too long or the player's own name.
QString briefArmor(const Source &source, const PresentItem &armor)
{
    const QString name = briefName(armor.name.toLower());
    return hasOwnName(source, armor.id) || name.size() > LongestArmor ? Text::tr("armor") : name;
}

/// Worn armor in one word; other terms as they are called.
QString briefTerm(const Source &source, const Breakdown &part)
{
    const QStringList ofArmor = {QStringLiteral("H-148"), QStringLiteral("H-151")};
    if (part.rule() == QLatin1String("H-115")) return Text::tr("natural");
    if (!ofArmor.contains(part.rule())) return part.label();
    for (const PresentItem &armor : source.evaluation.wornArmor)
        if (armor.name == part.label()) return briefArmor(source, armor);
    return part.label();
}

/// "10 + Athlete 6 − mail 4".
QString withBriefArmor(const Source &source, const Breakdown &number)
{
    return derivation(number, [&source](const Breakdown &part) { return briefTerm(source, part); });
}

StripItem initiative(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    const QString dice = Text::tr("2d6 + %1").arg(figure(evaluation.initiative));
    return {Text::tr("Initiative"),
            {{figure(evaluation.initiative), dice}},
            withBriefArmor(source, evaluation.initiative),
            {}};
}

/// "shield", "spear"; what the player named himself is just a shield or a weapon.
QString briefWeapon(const Source &source, const Breakdown &part)
{
    for (const PresentItem &item : source.evaluation.items) {
        if (!item.inHand || !item.weapon || item.name != part.label()) continue;
        if (hasOwnName(source, item.id)) return item.weapon->shield ? Text::tr("shield") : Text::tr("weapon");
        return briefName(item.name.toLower());
    }
    return part.label();
}

/// "7 + Warrior 8, shield +2".
QString defenseDerivation(const Source &source)
{
    const Breakdown &defense = source.evaluation.defense;
    constexpr size_t Body = 2; // base and the better trait; weapons follow
    if (defense.kind() != Breakdown::Kind::Sum || defense.parts().size() <= Body) return derivation(defense);
    const auto &parts = defense.parts();
    QString text = derivation(Breakdown::sum({}, {parts[0], parts[1]}));
    for (size_t i = Body; i < parts.size(); ++i)
        text += QStringLiteral(", ") + isolated(briefWeapon(source, parts[i])) + QLatin1Char(' ') +
                signedFigure(parts[i].value());
    return text;
}

StripItem defense(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    const QString armed = inHand(source);
    StripItem item{Text::tr("Defense"), {}, defenseDerivation(source), {}};
    item.figures = {{figure(evaluation.defense),
                     armed.isEmpty() ? Text::tr("no weapon") : filled(Text::tr("with %1"), armed)}};
    if (evaluation.isSorcerer)
        item.figures.push_back({figure(evaluation.defenseMissiles), Text::tr("vs missiles")});
    else if (!armed.isEmpty())
        item.figures.push_back({figure(evaluation.defenseUnarmed), Text::tr("no weapon")});
    return item;
}

StripItem missiles(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    const QString armed = inHand(source);
    const QString unarmed = withBriefArmor(source, evaluation.defenseMissilesUnarmed);
    StripItem item{Text::tr("vs missiles"), {}, unarmed, {}};
    if (evaluation.defenseMissiles.value() != evaluation.defenseMissilesUnarmed.value()) {
        item.figures = {{figure(evaluation.defenseMissiles), armed},
                        {figure(evaluation.defenseMissilesUnarmed), Text::tr("none")}};
        item.derivation = Text::tr("none: %1").arg(unarmed);
    } else {
        item.figures = {{figure(evaluation.defenseMissiles), {}}};
    }
    return item;
}

StripItem plain(const Source &source, const QString &label, const Breakdown &number)
{
    return {label, {{figure(number), {}}}, withBriefArmor(source, number), {}};
}

StripItem power(const Source &source)
{
    StripItem item{Text::tr("Power"), {}, {}, {}};
    for (const FocusLine &focus : source.evaluation.foci) {
        if (item.figures.size() == 2) break;
        item.figures.push_back({figure(focus.power), focusKind(source, focus)});
    }
    const QString command = Text::tr("Command %1").arg(source.evaluation.level(QStringLiteral("command")));
    item.derivation = source.evaluation.foci.size() > 1 ? Text::tr("%1 + focus").arg(command) : command;
    return item;
}

StripItem move(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    QString swim = Text::tr("swim");
    if (evaluation.swimNeedsArmorOff && evaluation.wornArmor.size() == 1) {
        const QString name = briefArmor(source, evaluation.wornArmor.front());
        if (name.size() <= LongestArmor) swim = filled(Text::tr("swim, no %1"), name);
    }
    return {Text::tr("Move"),
            {{figure(evaluation.move), Text::tr("on foot")}, {figure(evaluation.swim), swim}},
            withBriefArmor(source, evaluation.move),
            {}};
}

} // namespace

Block strip(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    print::Strip strip;
    strip.items = {initiative(source), defense(source)};
    if (!evaluation.isSorcerer) strip.items.push_back(missiles(source));
    strip.items.push_back(plain(source, Text::tr("Defiance"), evaluation.defiance));
    strip.items.push_back(plain(source, Text::tr("Endurance"), evaluation.endurance));
    if (evaluation.isSorcerer) strip.items.push_back(power(source));
    strip.items.push_back(move(source));
    return print::Section{QStringLiteral("strip"), {}, {}, {}, std::move(strip)};
}

} // namespace sky::hursagmu::sheet
