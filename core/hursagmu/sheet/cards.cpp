#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/maneuvers.h"
#include "core/hursagmu/rules/wording.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

using print::Card;

constexpr int Steps = 6; ///< of a range on a card
constexpr int Shots = 20;

/// "Warrior 8, Rider 6", best first.
QString traitsText(const std::vector<PresentTrait> &traits, QStringList &subjects)
{
    std::vector<const PresentTrait *> known;
    for (const PresentTrait &trait : traits)
        if (trait.level > Level() || trait.custom) known.push_back(&trait);
    std::stable_sort(known.begin(), known.end(),
                     [](const auto *a, const auto *b) { return a->level.value() > b->level.value(); });
    QStringList words;
    for (const PresentTrait *trait : known) {
        words << trait->name + u' ' + figure(trait->level.value());
        subjects << subject("trait", trait->id);
    }
    return words.join(QStringLiteral(", "));
}

Card characterCard(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    Card card;
    card.title = source.character.name;
    card.remark = source.character.conceptText;
    card.subjects = {QStringLiteral("base/name")};
    card.figures = {{Text::tr("Initiative"), figure(evaluation.initiative), {}},
                    {Text::tr("Defense"), figure(evaluation.defense), {}},
                    {Text::tr("Defiance"), figure(evaluation.defiance), {}},
                    {Text::tr("Endurance"), figure(evaluation.endurance), {}},
                    {Text::tr("Move"), figure(evaluation.move), {}}};
    card.lines = {{Text::tr("Defense against missiles"), {figure(evaluation.defenseMissiles)}, true, false},
                  {Text::tr("without a weapon"), {figure(evaluation.defenseUnarmed)}, true, true}};
    QStringList texts;
    for (const QString &text :
         {traitsText(evaluation.talents, card.subjects), traitsText(evaluation.professions, card.subjects)})
        if (!text.isEmpty()) texts << text;
    card.text = texts.join(QStringLiteral("; "));
    card.owner = source.character.player;
    return card;
}

/// What a range of that increment makes of a defense, in steps of it.
void addRange(Card &card, const Source &source, int64_t increment, const QString &defense)
{
    Card::Line spaces{Text::tr("to spaces"), {}, false, false}, more{defense, {}, true, true};
    for (int64_t step = 1; step <= Steps; ++step) {
        const int64_t distance = step * increment;
        const auto range = rules::rangeNumber(distance, increment, source.character.options.rangeExact);
        spaces.values << figure(distance);
        more.values << signedFigure(range.number);
    }
    card.lines.push_back(spaces);
    card.lines.push_back(more);
}

void addManeuvers(Card &card, const WeaponLine &line)
{
    Card::Line names, attack{Text::tr("attack"), {}, true, false}, damage{Text::tr("damage"), {}, true, true};
    for (const rules::Maneuver &maneuver : rules::maneuvers()) {
        names.values << maneuver.name;
        attack.values << figure(line.attack.value() + maneuver.attack);
        damage.values << figure(line.damage.value() + maneuver.damage);
    }
    card.lines = {names, attack, damage};
}

/// What else the hands can do with it: "Sword alone, struck hard: damage 14, Defense 15."
QString combinationsText(const Source &source, const WeaponLine &line)
{
    QStringList sentences;
    for (const HandLine &hands : source.evaluation.inHand)
        if (!hands.mounted &&
            std::find(hands.items.begin(), hands.items.end(), line.item) != hands.items.end())
            sentences << Text::tr("%1: damage %2, Defense %3.")
                             .arg(hands.name, figure(hands.damage), figure(hands.defense));
    return sentences.join(u' ');
}

Card weaponCard(const Source &source, const WeaponLine &line)
{
    Card card;
    const PresentItem *item = source.evaluation.item(line.item);
    card.title = capitalized(item ? itemText(source, *item) : line.name);
    QStringList kind;
    if (line.size) {
        const SizeInfo &size = source.catalogue.size(*line.size);
        kind << size.name.toLower() << (size.hands > 1 ? Text::tr("two hands") : Text::tr("one hand"));
    }
    if (!line.item.isEmpty()) kind << Text::tr("%1 lb").arg(pounds(line.weight));
    card.remark = kind.join(QStringLiteral(", "));
    card.owner = source.character.name;
    if (!line.item.isEmpty()) card.subjects = {subject("item", line.item)};
    card.figures = {{Text::tr("attack"), figure(line.attack), {}},
                    {Text::tr("damage"), figure(line.damage), {}}};
    if (line.missile && line.longestShot) {
        card.figures.push_back({Text::tr("longest shot"), figure(*line.longestShot), Text::tr("spaces")});
        addRange(card, source, rules::MissileIncrement, Text::tr("Defense"));
        card.circles = Shots;
        card.circlesLabel = Text::tr("shots");
    } else {
        card.figures.push_back({Text::tr("defense"), signedFigure(line.defense.value()), {}});
        addManeuvers(card, line);
    }
    QStringList sentences = {combinationsText(source, line)};
    if (line.thrownAttack) sentences << Text::tr("Thrown: attack %1.").arg(figure(*line.thrownAttack));
    sentences.removeAll(QString());
    card.text = sentences.join(u' ');
    return card;
}

/// "rounds" of "4 rounds".
QString durationUnit(const Spell &spell)
{
    const QString text = spell.discipline == QLatin1String("amelatu") ? roundsText(spell.duration)
                                                                      : actionsText(spell.duration);
    return text.section(u' ', 1);
}

/// With the focus at hand, and with none.
void addCastings(Card &card, const Source &source, const SpellLine &line)
{
    const auto &foci = source.evaluation.foci;
    const size_t count = std::min(line.castings.size(), foci.size());
    for (size_t i = 0; i < count; i += std::max<size_t>(1, count - 1)) {
        const FocusLine &focus = foci[i];
        const QString name =
            focus.item.isEmpty() ? Text::tr("no focus") : plainName(source, focus.item, focus.name);
        card.lines.push_back({Text::tr("%1, power %2").arg(name, figure(focus.power)),
                              {castingText(line.castings[i])},
                              false,
                              i + 1 == count});
    }
}

Card spellCard(const Source &source, const Spell &spell)
{
    Card card;
    const GiftInfo *info = source.catalogue.gift(spell.discipline);
    card.title = spell.name;
    card.star = true;
    card.remark = info ? info->name : spell.discipline;
    card.owner = source.character.name;
    card.subjects = {subject("spell", spell.id)};
    const auto &lines = source.evaluation.spells;
    const auto line =
        std::find_if(lines.begin(), lines.end(), [&](const SpellLine &l) { return l.id == spell.id; });
    if (line != lines.end()) card.figures = {{Text::tr("energy"), figure(line->energy), {}}};
    card.figures.push_back({Text::tr("intensity"), figure(spell.intensity), {}});
    card.figures.push_back({Text::tr("area"), figure(spell.area), {}});
    card.figures.push_back({Text::tr("duration"), figure(spell.duration), durationUnit(spell)});
    if (line != lines.end()) addCastings(card, source, *line);
    if (info && info->rangeIncrement.value_or(0) > 0)
        addRange(card, source, *info->rangeIncrement, Text::tr("Defiance"));
    QStringList sentences;
    if (line != lines.end() && !line->against.isEmpty())
        sentences << Text::tr("Against %1.").arg(line->against);
    sentences << spell.note;
    card.text = sentences.join(u' ').trimmed();
    return card;
}

bool isExpected(const Source &source, const QString &wanted)
{
    if (wanted.startsWith(QLatin1String("trait/")) || wanted.startsWith(QLatin1String("spell/")) ||
        wanted == QLatin1String("base/name"))
        return true;
    const auto &weapons = source.evaluation.weapons;
    return std::any_of(weapons.begin(), weapons.end(),
                       [&](const WeaponLine &line) { return wanted == subject("item", line.item); });
}

} // namespace

print::SheetContent cards(const Source &source)
{
    print::SheetContent content;
    content.cards.push_back(characterCard(source));
    for (const WeaponLine &line : source.evaluation.weapons)
        if (!line.item.isEmpty()) content.cards.push_back(weaponCard(source, line));
    for (const Spell &spell : source.character.spells)
        content.cards.push_back(spellCard(source, spell));
    for (print::Expected &item : expected(source))
        if (isExpected(source, item.subject)) content.expected.push_back(std::move(item));
    return content;
}

} // namespace sky::hursagmu::sheet
