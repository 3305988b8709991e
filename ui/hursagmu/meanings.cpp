#include "ui/hursagmu/meanings.h"

#include "core/base/isolated.h"
#include "core/hursagmu/outlook.h"
#include "ui/hursagmu/view.h"

namespace sky::ui::hursagmu
{

namespace
{

struct Sentence {
    const char *id; ///< of the value, or its first part before "/"
    const char *text;
};

// The words of the book for the numbers; each in our own sentence.
constexpr Sentence Sentences[] = {
    {"points/left", QT_TRANSLATE_NOOP("HursagmuView", "What may still be spent before play begins.")},
    {"experience/left", QT_TRANSLATE_NOOP("HursagmuView", "One experience point buys what one character "
                                                          "point buys.")},
    {"cost", QT_TRANSLATE_NOOP("HursagmuView", "What the levels bought so far have cost together.")},
    {"next",
     QT_TRANSLATE_NOOP("HursagmuView", "The price of one more level: the difference of the two totals.")},
    {"ledger", QT_TRANSLATE_NOOP("HursagmuView", "A level costs the difference between the two totals. One "
                                                 "experience point buys what one character point buys.")},
    {"grant", QT_TRANSLATE_NOOP("HursagmuView", "Experience as it was written down.")},
    {"wish", QT_TRANSLATE_NOOP("HursagmuView", "What it costs from where the character stands now.")},
    {"roll",
     QT_TRANSLATE_NOOP("HursagmuView", "What is added to the dice with the armor that is worn and the "
                                       "load that is carried.")},
    {"initiative", QT_TRANSLATE_NOOP("HursagmuView", "Who has more acts first in a round; the better of two "
                                                     "traits counts.")},
    {"offense_melee", QT_TRANSLATE_NOOP("HursagmuView", "Added to two dice to hit somebody hand to hand.")},
    {"offense_missile", QT_TRANSLATE_NOOP("HursagmuView", "Added to two dice for a shot.")},
    {"offense_thrown", QT_TRANSLATE_NOOP("HursagmuView", "Added to two dice for a throw.")},
    {"offense_sorcery",
     QT_TRANSLATE_NOOP("HursagmuView", "Added to two dice to reach somebody with sorcery.")},
    {"attack", QT_TRANSLATE_NOOP("HursagmuView", "Added to two dice to hit with this weapon.")},
    {"thrown", QT_TRANSLATE_NOOP("HursagmuView", "Added to two dice when the weapon is thrown.")},
    {"conceal", QT_TRANSLATE_NOOP("HursagmuView", "What it means for finding the weapon when it is worn "
                                                  "under the clothes.")},
    {"damage",
     QT_TRANSLATE_NOOP("HursagmuView", "How hard a blow lands; the target's Endurance takes off it.")},
    {"defense",
     QT_TRANSLATE_NOOP("HursagmuView", "A blow hits when its total reaches this. Parry or dodge: the "
                                       "better one counts.")},
    {"defense_no_weapon", QT_TRANSLATE_NOOP("HursagmuView", "A blow hits when its total reaches this, with "
                                                            "nothing in hand.")},
    {"defense_missiles",
     QT_TRANSLATE_NOOP("HursagmuView", "A shot or throw hits when its total reaches this. A "
                                       "blade stops no arrow; a shield does.")},
    {"defense_missiles_no_weapon",
     QT_TRANSLATE_NOOP("HursagmuView",
                       "A shot or throw hits when its total reaches this, without a shield.")},
    {"defense_mounted", QT_TRANSLATE_NOOP("HursagmuView", "The Defense in the saddle.")},
    {"defense_mounted_no_block",
     QT_TRANSLATE_NOOP("HursagmuView", "The Defense in the saddle when nothing can "
                                       "be parried.")},
    {"defiance", QT_TRANSLATE_NOOP("HursagmuView", "What tricks, threats and sorcery have to reach.")},
    {"endurance", QT_TRANSLATE_NOOP("HursagmuView", "Taken off the damage of each hit.")},
    {"move", QT_TRANSLATE_NOOP("HursagmuView", "Spaces that one action of moving covers.")},
    {"swim", QT_TRANSLATE_NOOP("HursagmuView", "Spaces that one action of swimming covers.")},
    {"armor_penalty",
     QT_TRANSLATE_NOOP("HursagmuView", "What the worn armor takes off agility and movement.")},
    {"lift", QT_TRANSLATE_NOOP("HursagmuView", "The most that can be lifted at all.")},
    {"load", QT_TRANSLATE_NOOP("HursagmuView", "Everything worn and carried, without what the mount bears or "
                                               "what stays behind.")},
    {"load_percent",
     QT_TRANSLATE_NOOP("HursagmuView", "The load as a part of what can be lifted; from half of "
                                       "it on it hinders.")},
    {"load_penalty", QT_TRANSLATE_NOOP("HursagmuView", "What the load takes off agility and movement.")},
    {"body_mass", QT_TRANSLATE_NOOP("HursagmuView", "The weight of the body alone.")},
    {"grapple_mass",
     QT_TRANSLATE_NOOP("HursagmuView", "Body and load: it counts in a grapple and in a charge.")},
    {"weight", QT_TRANSLATE_NOOP("HursagmuView", "All pieces of it together.")},
    {"price", QT_TRANSLATE_NOOP("HursagmuView", "All pieces of it together, in their quality.")},
    {"money_left",
     QT_TRANSLATE_NOOP("HursagmuView", "What may still be spent on things before play begins.")},
    {"casting/energy",
     QT_TRANSLATE_NOOP("HursagmuView", "What the spell takes; up to the power it is safe.")},
    {"casting/power", QT_TRANSLATE_NOOP("HursagmuView", "Energy up to this takes one action, and but for "
                                                        "what followers add it is safe.")},
    {"casting/resisting",
     QT_TRANSLATE_NOOP("HursagmuView", "Taken off the intensity of what is cast at the sorcerer.")},
    {"casting/roll", QT_TRANSLATE_NOOP("HursagmuView", "Added to two dice for this spell.")},
    {"casting/hold", QT_TRANSLATE_NOOP("HursagmuView", "The total of the roll that keeps so much energy "
                                                       "together.")},
    {"casting/cl", QT_TRANSLATE_NOOP("HursagmuView", "The total of the roll that reaches the target.")},
    {"spell", QT_TRANSLATE_NOOP("HursagmuView", "What the spell takes; up to the power it is safe.")},
    {"standing_power",
     QT_TRANSLATE_NOOP("HursagmuView", "Spells up to this energy are safe until the first own turn.")},
    {"standing_willpower",
     QT_TRANSLATE_NOOP("HursagmuView", "Taken off what is cast at the sorcerer, until the first own turn.")},
    {"power", QT_TRANSLATE_NOOP("HursagmuView", "Spells up to this energy are cast in one action.")},
};

QString sentenceFor(const QString &valueId)
{
    const QString family = valueId.section(QLatin1Char('/'), 0, 0);
    const Sentence *found = nullptr;
    for (const Sentence &sentence : Sentences) {
        if (valueId == QLatin1String(sentence.id)) return View::tr(sentence.text);
        if (family == QLatin1String(sentence.id)) found = &sentence;
    }
    return found ? View::tr(found->text) : QString();
}

QString outlookFor(const Document &document, const sky::hursagmu::Catalogue &catalogue,
                   const QString &valueId)
{
    const auto &facts = evaluationOf(document);
    const DerivedValue *now = facts.find(valueId);
    if (!now || valueId.contains(QLatin1Char('/'))) return {};
    const auto outlook = sky::hursagmu::outlookOf(characterOf(document), facts, catalogue, valueId);
    if (!outlook) return {};
    return View::tr("%1 %2 would make it %3, for %n point(s).", nullptr, int(outlook->cost))
        .arg(isolated(facts.trait(outlook->trait)->name), QString::number(outlook->level),
             numberText(outlook->value, now->number.unit()));
}

} // namespace

Meaning meaningOf(const Document &document, const sky::hursagmu::Catalogue &catalogue, const QString &valueId)
{
    Meaning meaning;
    const bool isGift = valueId.startsWith(QLatin1String("cost/")) &&
                        !evaluationOf(document).trait(valueId.section(QLatin1Char('/'), 1));
    const QString sentence = isGift ? View::tr("What this gift costs.") : sentenceFor(valueId);
    if (!sentence.isEmpty()) meaning.sentences << sentence;
    meaning.outlook = outlookFor(document, catalogue, valueId);
    return meaning;
}

} // namespace sky::ui::hursagmu
