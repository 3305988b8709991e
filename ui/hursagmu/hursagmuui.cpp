#include "ui/hursagmu/hursagmuui.h"

#include "core/base/isolated.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/ledger/unspent.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/hursagmu/text.h"
#include "ui/hursagmu/advancement/actions.h"
#include "ui/hursagmu/advancement/advancementpage.h"
#include "ui/hursagmu/advancement/ledgerwords.h"
#include "ui/hursagmu/build/buildpage.h"
#include "ui/hursagmu/build/giftlines.h"
#include "ui/hursagmu/desk/deskpage.h"
#include "ui/hursagmu/equipment/equipmentpage.h"
#include "ui/hursagmu/meanings.h"
#include "ui/hursagmu/notes/notespage.h"
#include "ui/hursagmu/odds.h"
#include "ui/hursagmu/sorcery/sorcerypage.h"
#include "ui/hursagmu/view.h"
#include "ui/print/sheetpage.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

namespace
{

using sky::hursagmu::PresentTrait;

TemplateCard::Bars barsOf(const QString &label, const std::vector<PresentTrait> &traits)
{
    TemplateCard::Bars bars{label, {}};
    for (const PresentTrait &trait : traits)
        bars.values.push_back(trait.level.value());
    return bars;
}

/// The three highest traits, "Rider 8 · Warrior 8 · Scholar 7".
QString strengthsOf(const sky::hursagmu::Evaluation &evaluation)
{
    std::vector<const PresentTrait *> all;
    for (const auto *list : {&evaluation.talents, &evaluation.professions})
        for (const PresentTrait &trait : *list)
            if (trait.level.value() > 0) all.push_back(&trait);
    std::stable_sort(all.begin(), all.end(),
                     [](const PresentTrait *a, const PresentTrait *b) { return a->level > b->level; });
    QStringList words;
    for (size_t i = 0; i < std::min<size_t>(3, all.size()); ++i)
        words << QStringLiteral("%1 %2").arg(all[i]->name, QString::number(all[i]->level.value()));
    return words.join(QStringLiteral(" · "));
}

template<class Present>
Breakdown costOf(const QString &label, const std::vector<Present> &things)
{
    std::vector<Breakdown> costs;
    for (const Present &thing : things)
        costs.push_back(thing.cost);
    return Breakdown::sum(label, std::move(costs));
}

/// What the points went into; in play with the experience that was spent, in creation without.
Meter barOf(const sky::hursagmu::Evaluation &facts, bool inPlay)
{
    Meter bar{QStringLiteral("points"), View::tr("Points"), facts.budget, {}};
    bar.spent = {costOf(View::tr("Talents"), facts.talents),
                 costOf(View::tr("Professions"), facts.professions), costOf(View::tr("Gifts"), facts.gifts)};
    if (inPlay)
        bar.total = bar.spentSum() + facts.experienceUnspent();
    else // what play bought before creation was opened again is no part of its budget
        bar.spent = {Breakdown::sum(View::tr("Talents"), {facts.spentTalents}),
                     Breakdown::sum(View::tr("Professions"), {facts.spentProfessions}),
                     Breakdown::sum(View::tr("Gifts"), {facts.spentGifts})};
    return bar;
}

/// The damage of what is held now, named.
GlanceLine damageLine(const Evaluation &evaluation)
{
    const auto &facts = evaluationOf(evaluation);
    for (size_t i = 0; i < facts.inHand.size(); ++i) {
        const auto &line = facts.inHand[i];
        if (!line.held || line.mounted) continue;
        return {QStringLiteral("hand/%1/damage").arg(i + 1), View::tr("Damage, %1").arg(isolated(line.name)),
                numberText(line.damage.value(), line.damage.unit())};
    }
    return {QStringLiteral("damage"), View::tr("Damage, bare hands"),
            numberText(facts.damage.value(), facts.damage.unit())};
}

/// Power with the focus at hand, as it is shared before the first turn.
GlanceLine powerLine(const sky::hursagmu::Evaluation &facts)
{
    const auto &focus = facts.foci.front(); // of a sorcerer there is at least "no focus"
    const Breakdown &power = facts.standingPower ? *facts.standingPower : focus.power;
    const QString id = facts.standingPower    ? QStringLiteral("standing_power")
                       : focus.item.isEmpty() ? QStringLiteral("power/none")
                                              : QStringLiteral("power/") + focus.item;
    return {id, View::tr("Power, %1").arg(focus.item.isEmpty() ? View::tr("no focus") : focus.name),
            numberText(power.value(), power.unit())};
}

/// "in creation", "in play since 10 Jan 2026"
QString phaseText(const sky::hursagmu::Character &character)
{
    if (character.phase != sky::hursagmu::Phase::Play) return View::tr("in creation");
    const auto since = sky::hursagmu::playSince(character);
    return since ? View::tr("in play since %1").arg(dayText(*since)) : View::tr("in play");
}

QString giftCount(const sky::hursagmu::Evaluation &evaluation)
{
    const int count = int(evaluation.gifts.size());
    return count == 0 ? View::tr("no gifts") : View::tr("%n gift(s)", nullptr, count);
}

} // namespace

HursagmuUi::HursagmuUi(std::shared_ptr<const sky::hursagmu::Hursagmu> game)
    : m_game(std::move(game))
{
}

std::vector<PageMaker> HursagmuUi::pages() const
{
    const auto game = m_game;
    return {
        {QStringLiteral("build"), View::tr("Build"),
         [game](Workbench &bench, QWidget *parent) -> Page * { return new BuildPage(bench, *game, parent); },
         View::tr("talents, professions, gifts, points")},
        {QStringLiteral("equipment"), View::tr("Equipment"),
         [game](Workbench &bench, QWidget *parent) -> Page * {
             return new EquipmentPage(bench, *game, parent);
         },
         View::tr("things, weapons, armor, load, hands, mount, coins")},
        {QStringLiteral("sorcery"), View::tr("Sorcery"),
         [game](Workbench &bench, QWidget *parent) -> Page * {
             return new SorceryPage(bench, *game, parent);
         },
         View::tr("spells, spellbook, focus, power, disciplines, chances")},
        {QStringLiteral("advancement"), View::tr("Advancement"),
         [game](Workbench &bench, QWidget *parent) -> Page * {
             return new AdvancementPage(bench, *game, parent);
         },
         View::tr("experience, ledger, awards, growth, wish list, play")},
        {QStringLiteral("notes"), View::tr("Notes"),
         [](Workbench &bench, QWidget *parent) -> Page * { return new NotesPage(bench, parent); },
         View::tr("name, concept, player, portrait, description, history, injuries")},
        {QStringLiteral("sheet"), View::tr("Sheet"),
         [](Workbench &bench, QWidget *parent) -> Page * { return new SheetPage(bench, parent); },
         View::tr("paper, zoom, print, pages, PDF")},
    };
}

PartyPage *HursagmuUi::partyPage(PartyBench &bench, QWidget *parent) const
{
    return new DeskPage(bench, *m_game, parent);
}

TemplateCard HursagmuUi::card(const Character &character, const Evaluation &evaluation) const
{
    const auto &facts = evaluationOf(evaluation);
    TemplateCard card;
    card.name = character.name;
    card.points = facts.spent == facts.budget
                      ? View::tr("%1 points").arg(facts.spent)
                      : View::tr("%1 of %2 points").arg(facts.spent).arg(facts.budget);
    card.line = character.conceptText;
    for (const auto &text : m_game->catalogue().templateTexts())
        if (text.name == character.name) card.line = text.line;
    card.bars = {barsOf(View::tr("talents"), facts.talents),
                 barsOf(View::tr("professions"), facts.professions)};
    card.remark = giftCount(facts);
    card.strengths = strengthsOf(facts);
    return card;
}

std::vector<BudgetChoice> HursagmuUi::budgets() const
{
    std::vector<BudgetChoice> choices;
    for (const auto &budget : m_game->catalogue().budgets())
        choices.push_back({budget.points, budget.name, budget.description});
    return choices;
}

Heading HursagmuUi::heading(const Document &document, QDate today) const
{
    const auto &character = characterOf(document);
    const auto &facts = evaluationOf(document);
    const bool inPlay = character.phase == sky::hursagmu::Phase::Play;
    Heading heading;
    const QString phase = phaseText(character);
    heading.line = character.conceptText.isEmpty()
                       ? phase
                       : QStringLiteral("%1 · %2").arg(phase, isolated(character.conceptText));
    heading.bar = barOf(facts, inPlay);
    if (inPlay) {
        heading.figure = facts.experienceUnspent();
        heading.figureWord = heading.figure < 0 ? View::tr("overspent") : View::tr("unspent");
        heading.figureDetail = View::tr("%1 earned, %2 spent")
                                   .arg(numberText(facts.experienceEarned, Unit::Number),
                                        numberText(facts.experienceSpent, Unit::Number));
        if (const auto unspent = sky::hursagmu::unspentOn(facts, today); unspent.later() > 0)
            heading.remark = sky::hursagmu::filled(View::tr("%1 from %2 on"), unspent.later(),
                                                   sky::hursagmu::dayWords(unspent.from));
        if (facts.remaining < 0) heading.remark = View::tr("creation %1 over budget").arg(-facts.remaining);
    } else {
        heading.figure = facts.remaining;
        heading.figureWord = facts.remaining < 0 ? View::tr("over") : View::tr("left");
        heading.figureDetail = facts.remaining < 0
                                   ? View::tr("%1 of %2 points").arg(facts.spent).arg(facts.budget)
                                   : View::tr("of %1 points").arg(facts.budget);
        if (character.acceptsDebt) heading.remark = View::tr("may go over budget");
    }
    heading.isOver = heading.figure < 0 || facts.remaining < 0;
    return heading;
}

std::vector<GlanceLine> HursagmuUi::glance(const Evaluation &evaluation) const
{
    const auto line = [&evaluation](const char *id, const QString &label) {
        const QString valueId = QLatin1String(id);
        const DerivedValue *value = evaluation.find(valueId);
        return GlanceLine{valueId, label,
                          value ? numberText(value->number.value(), value->number.unit()) : QString()};
    };
    std::vector<GlanceLine> lines = {
        line("initiative", View::tr("Initiative")),
        line("offense_melee", View::tr("Offense, melee")),
        damageLine(evaluation),
        line("defense", View::tr("Defense")),
        line("defense_missiles", View::tr("Defense against missiles")),
        line("defiance", View::tr("Defiance")),
        line("endurance", View::tr("Endurance")),
        line("move", View::tr("Move per action")),
    };
    lines.back().text = View::tr("%1 spaces").arg(lines.back().text);
    const auto &facts = evaluationOf(evaluation);
    if (facts.isSorcerer) {
        lines.insert(lines.begin(), line("offense_sorcery", View::tr("Offense, sorcery")));
        lines.insert(lines.begin() + 1, powerLine(facts));
    }
    return lines;
}

Meaning HursagmuUi::meaning(const Document &document, const QString &valueId) const
{
    return meaningOf(document, m_game->catalogue(), valueId);
}

std::optional<Odds> HursagmuUi::odds(const Document &document, const DerivedValue &value) const
{
    return oddsOf(document, value);
}

std::optional<RuleText> HursagmuUi::rule(const QString &id) const
{
    const auto *info = m_game->catalogue().rule(id);
    if (!info) return std::nullopt;
    return RuleText{info->id, info->chapter, info->text};
}

std::vector<RuleText> HursagmuUi::rules() const
{
    std::vector<RuleText> rules;
    for (const auto &info : m_game->catalogue().rules())
        rules.push_back({info.id, info.chapter, info.text});
    return rules;
}

std::vector<Findable> HursagmuUi::findables(const Document &document) const
{
    const auto &facts = evaluationOf(document);
    std::vector<Findable> found;
    for (const PresentTrait &trait : facts.talents)
        found.push_back({trait.name, View::tr("Talent"), View::tr("Level %1").arg(trait.level.value()),
                         QStringLiteral("trait/") + trait.id});
    for (const PresentTrait &trait : facts.professions)
        found.push_back({trait.name, View::tr("Profession"), View::tr("Level %1").arg(trait.level.value()),
                         QStringLiteral("trait/") + trait.id});
    for (const auto &gift : facts.gifts)
        found.push_back(
            {gift.name, View::tr("Gift, taken"), gift.shortText, QStringLiteral("gift/") + gift.id});
    for (const GiftLine &gift : giftsOnOffer(document, m_game->catalogue()))
        found.push_back({gift.name, View::tr("Gift on offer"), gift.tip, QStringLiteral("offer/") + gift.id});
    return found;
}

Edit HursagmuUi::rename(const QString &name) const
{
    return sky::hursagmu::setName(name);
}

Edit HursagmuUi::accept(const Issue &issue, const QString &reason, const QString &by, QDate date,
                        const IdSource &ids) const
{
    return sky::hursagmu::acceptIssue(issue, reason, by, date, ids);
}

Edit HursagmuUi::withdraw(const Character &character, const Issue &issue) const
{
    QString waiverId;
    for (const Waiver &waiver : character.waivers)
        if (waiver.code == issue.code && waiver.subject == issue.subject) waiverId = waiver.id;
    return sky::hursagmu::withdrawAcceptance(waiverId);
}

std::optional<Edit> HursagmuUi::allowDebt(const Character &, bool allow) const
{
    return sky::hursagmu::setAcceptsDebt(allow);
}

std::vector<GameAction> HursagmuUi::actions() const
{
    return ledgerActions(m_game);
}

std::vector<SheetChoice> HursagmuUi::sheets() const
{
    return {{QStringLiteral("standard"), View::tr("Character sheet")},
            {QStringLiteral("one-page"), View::tr("One page")},
            {QStringLiteral("complete"), View::tr("Complete, with explanations")},
            {QStringLiteral("blank"), View::tr("Names without numbers")},
            {QStringLiteral("cards"), View::tr("Cards")},
            {QStringLiteral("template"), View::tr("Stat block")},
            {QStringLiteral("audit"), View::tr("Audit page")},
            {QStringLiteral("party"), View::tr("Party sheet")}};
}

bool HursagmuUi::allowsDebt(const Character &character) const
{
    return static_cast<const sky::hursagmu::Character &>(character).acceptsDebt;
}

} // namespace sky::ui::hursagmu
