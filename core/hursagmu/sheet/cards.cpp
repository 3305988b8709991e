#include "core/hursagmu/rules/casting.h"
#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/rules/maneuvers.h"
#include "core/hursagmu/rules/sorcery.h"
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
constexpr qsizetype LongestFocus = 14;

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
        words << isolated(trait->name) + QChar::Nbsp + figure(trait->level.value());
        subjects << subject("trait", trait->id);
    }
    return words.join(QStringLiteral(", "));
}

/// What is worn, in few words: "mail +4"; a long name goes without.
QString armorText(const Source &source)
{
    constexpr qsizetype Longest = 14;
    QStringList worn;
    for (const PresentItem &armor : source.evaluation.wornArmor) {
        const QString name = plainName(source, armor.id, armor.name);
        const QString protection = signedFigure(armor.armor ? armor.armor->endurance : 0);
        worn << (name.size() > Longest ? protection : isolated(name) + QChar::Nbsp + protection);
    }
    return worn.size() > 2 ? QString() : worn.join(QStringLiteral(", "));
}

void addInjuries(Card &card, const Source &source)
{
    const QHash<QString, QString> labels = {{QStringLiteral("stuns"), Text::tr("Stuns")},
                                            {QStringLiteral("wounds"), Text::tr("Wounds")},
                                            {QStringLiteral("shocks"), Text::tr("Shocks")}};
    for (const InjuryTrack &track : source.evaluation.injuries) {
        const int present = source.injuries == Injuries::Current ? track.present : 0;
        const QString beyond = present > track.boxes ? u' ' + signedFigure(present - track.boxes) : QString();
        card.boxes.push_back({labels.value(track.id) + beyond, track.boxes, present});
        card.subjects << subject("injury", track.id);
    }
}

Card characterCard(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    const bool caster = evaluation.isSorcerer && !evaluation.foci.empty();
    Card card;
    card.title = source.character.name.trimmed().isEmpty() ? Text::tr("Unnamed") : source.character.name;
    card.remark = source.character.conceptText.simplified();
    card.subjects = {QStringLiteral("base/name"), QStringLiteral("base/concept")};
    card.figures = {{Text::tr("Initiative"), figure(evaluation.initiative), {}},
                    {Text::tr("Defense"), figure(evaluation.defense), {}}};
    if (caster)
        card.figures.push_back({Text::tr("Power"), figure(evaluation.foci.front().power), {}});
    else
        card.figures.push_back({Text::tr("missiles"), figure(evaluation.defenseMissiles), {}});
    card.figures.push_back({Text::tr("Defiance"), figure(evaluation.defiance), {}});
    card.figures.push_back({Text::tr("Endurance"), figure(evaluation.endurance), {}});
    card.figures.push_back({Text::tr("Move"), figure(evaluation.move), {}});
    const auto single = [&card](const QString &label, const QString &value) {
        if (!value.isEmpty()) card.lines.push_back({label, {value}, Card::Line::Kind::Strong, false});
    };
    if (caster) single(Text::tr("vs missiles"), figure(evaluation.defenseMissiles));
    single(Text::tr("no weapon"), figure(evaluation.defenseUnarmed));
    single(Text::tr("armor"), armorText(source));
    card.lines.back().ruled = true;
    addInjuries(card, source);
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
    Card::Line spaces{Text::tr("to spaces"), {}, Card::Line::Kind::Plain, false},
        more{defense, {}, Card::Line::Kind::Strong, true};
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
    Card::Line names{{}, {}, Card::Line::Kind::Heads, false},
        attack{Text::tr("attack"), {}, Card::Line::Kind::Strong, false},
        damage{Text::tr("damage"), {}, Card::Line::Kind::Strong, true};
    for (const rules::Maneuver &maneuver : rules::maneuvers()) {
        names.values << maneuver.name;
        attack.values << figure(line.attack.value() + maneuver.attack);
        damage.values << figure(line.damage.value() + maneuver.damage);
    }
    card.lines = {names, attack, damage};
}

/// "Alone", "With the shield": a combination as the card of that weapon calls it.
QString combinationName(const Source &source, const HandLine &hands, const QString &weapon)
{
    QStringList others;
    for (const QString &id : hands.items) {
        const PresentItem *item = source.evaluation.item(id);
        if (id == weapon || !item) continue;
        others << (hasOwnName(source, id) ? isolated(item->name)
                                          : filled(Text::tr("the %1"), item->name.toLower()));
    }
    return others.isEmpty() ? Text::tr("Alone") : Text::tr("With %1").arg(others.join(Text::tr(" and ")));
}

/// What else the hands can do with it: "With the shield: damage 12, Defense 17. Alone: damage 14, or Defense
/// 16." A blow struck hard and one held to guard are chosen between.
QString combinationsText(const Source &source, const WeaponLine &line)
{
    QStringList sentences;
    const HandLine *alone = nullptr;
    for (const HandLine &hands : source.evaluation.inHand) {
        const bool with = std::find(hands.items.begin(), hands.items.end(), line.item) != hands.items.end();
        if (hands.mounted || !with || (line.missile && hands.items.size() == 1)) continue;
        const bool thrown = line.thrownAttack && hands.attack.value() == line.thrownAttack->value() &&
                            hands.defense.value() == source.evaluation.defenseUnarmed.value() &&
                            hands.items.size() == 1 && !hands.held && alone == nullptr &&
                            hands.attack.value() != line.attack.value();
        if (thrown) continue; // told below
        if (hands.items.size() == 1 && alone && hands.defense.value() > alone->defense.value()) {
            sentences.back() = Text::tr("Alone: damage %1, or Defense %2; choose each turn.")
                                   .arg(figure(alone->damage), figure(hands.defense));
            continue;
        }
        if (hands.items.size() == 1) alone = &hands;
        sentences << Text::tr("%1: damage %2, Defense %3.")
                         .arg(combinationName(source, hands, line.item), figure(hands.damage),
                              figure(hands.defense));
    }
    return sentences.join(u' ');
}

Card weaponCard(const Source &source, const WeaponLine &line)
{
    Card card;
    const PresentItem *item = source.evaluation.item(line.item);
    card.title = capitalized(item ? itemText(source, *item) : line.name);
    QStringList kind;
    if (line.size) {
        const bool two = item && item->weapon && handsFor(*item->weapon, source.catalogue) > 1;
        kind << source.catalogue.size(*line.size).name.toLower()
             << (two ? Text::tr("two hands") : Text::tr("one hand"));
    }
    if (!line.item.isEmpty()) kind << Text::tr("%1 lb").arg(pounds(line.weight));
    card.remark = kind.join(QStringLiteral(", "));
    card.owner = source.character.name;
    if (!line.item.isEmpty()) card.subjects = {subject("item", line.item)};
    card.figures = {{Text::tr("attack"), figure(line.attack), mainTerm(line.attack)},
                    {Text::tr("damage"), figure(line.damage), addends(line.damage)}};
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

/// With the focus at hand, and with none.
void addCastings(Card &card, const Source &source, const SpellLine &line)
{
    const auto &foci = source.evaluation.foci;
    const size_t count = std::min(line.castings.size(), foci.size());
    for (size_t i = 0; i < count; i += std::max<size_t>(1, count - 1)) {
        const FocusLine &focus = foci[i];
        const QString name =
            focus.item.isEmpty() ? Text::tr("no focus") : plainName(source, focus.item, focus.name);
        // Of a long name the number comes first.
        const QString label = name.size() > LongestFocus
                                  ? Text::tr("power %1, %2").arg(figure(focus.power), isolated(name))
                                  : filled(Text::tr("%1 %2"), name, focus.power.value());
        card.lines.push_back(
            {label, {castingText(line.castings[i])}, Card::Line::Kind::Plain, i + 1 == count});
    }
}

/// How it is rolled for.
QString rollText(const Source &source, const Spell &spell, const SpellLine &line)
{
    const QString roll = figure(source.evaluation.level(QStringLiteral("intellect")));
    const bool ofTheBook = spell.against.isEmpty();
    if (ofTheBook && spell.discipline == rules::Talamu)
        return Text::tr("The willing: no roll. The unwilling: 2d6 + %1 against Defiance.").arg(roll);
    return filled(Text::tr("Roll 2d6 + %1 against %2."), roll, typeset(line.against));
}

/// What the range is added to.
QString resistance(const Spell &spell)
{
    const bool defiance = spell.against.isEmpty() && !isPortal(spell) && !isContact(spell);
    return defiance ? Text::tr("Defiance") : Text::tr("CL");
}

/// "6 + 6 + 0": the parts of an energy, in the order of the figures beside it.
void addFigures(Card &card, const Spell &spell, const SpellLine *line)
{
    if (line) card.figures = {{Text::tr("energy"), figure(line->energy), addends(line->energy)}};
    card.figures.push_back({Text::tr("intensity"), figure(spell.intensity), {}});
    card.figures.push_back({Text::tr("area"), figure(spell.area), {}});
    card.figures.push_back({durationText(spell).section(u' ', 1), figure(spell.duration), {}});
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
    const auto it =
        std::find_if(lines.begin(), lines.end(), [&](const SpellLine &l) { return l.id == spell.id; });
    const SpellLine *line = it == lines.end() ? nullptr : &*it;
    addFigures(card, spell, line);
    if (line) addCastings(card, source, *line);
    if (info && info->rangeIncrement.value_or(0) > 0)
        addRange(card, source, *info->rangeIncrement, resistance(spell));
    else if (info)
        card.lines.push_back({Text::tr("range"), {Text::tr("touch")}, Card::Line::Kind::Plain, true});
    CastingPlan plan;
    plan.spell = spell;
    QStringList sentences;
    if (line) sentences << rollText(source, spell, *line);
    sentences << typeset(effectText(plan, source.character.options)) << spell.note;
    sentences.removeAll(QString());
    card.text = sentences.join(u' ').trimmed();
    card.text.replace(QStringLiteral(" lb"), QChar::Nbsp + QStringLiteral("lb"));
    return card;
}

bool isExpected(const Source &source, const QString &wanted)
{
    if (wanted.startsWith(QLatin1String("trait/")) || wanted.startsWith(QLatin1String("spell/")) ||
        wanted.startsWith(QLatin1String("injury/")) || wanted == QLatin1String("base/name") ||
        wanted == QLatin1String("base/concept"))
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
