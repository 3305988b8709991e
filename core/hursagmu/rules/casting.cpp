#include "core/hursagmu/rules/casting.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/sorcery.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

const QLatin1String amelatu("amelatu");
const QLatin1String nekelmu("nekelmu");
const QLatin1String seheru("seheru");

constexpr int MostDoublings = 62; // actions stay in 64 bits

const FocusLine *focusOf(const CastingPlan &plan, const Evaluation &evaluation)
{
    const auto found = std::find_if(evaluation.foci.begin(), evaluation.foci.end(),
                                    [&plan](const FocusLine &line) { return line.item == plan.focus; });
    return found == evaluation.foci.end() ? nullptr : &*found;
}

/// The arithmetic of one casting. Its steps fill the result in the order of `run`.
class Reckoning
{
public:
    Reckoning(const CastingPlan &plan, const Character &character, const Catalogue &catalogue,
              const Evaluation &evaluation)
        : m_plan(plan)
        , m_options(character.options)
        , m_standing(character.focusForCommand)
        , m_evaluation(evaluation)
        , m_discipline(catalogue.gift(plan.spell.discipline))
    {
    }

    Casting run()
    {
        m_casting.energy = energyOf(m_plan.spell);
        channel();
        takeTime();
        m_casting.hitCl = challenge();
        if (onlyHitCounts()) m_casting.holdCl.reset();
        for (int natural = rules::LeastRoll; natural <= rules::MostRoll; ++natural)
            count(outcomeOf(natural));
        m_casting.hindrances = hindrances();
        return std::move(m_casting);
    }

private:
    Breakdown trait(const char *id) const;
    void channel();
    void takeTime();
    int64_t increment() const { return m_discipline ? m_discipline->rangeIncrement.value_or(0) : 0; }
    Breakdown range() const;
    std::optional<Breakdown> challenge();
    CastingOutcome outcomeOf(int natural) const;
    void resolve(CastingOutcome &outcome) const;
    int64_t extraPowerCl() const { return m_casting.over + rules::ExtraPowerCl; }
    bool onlyHitCounts() const;
    void count(const CastingOutcome &outcome);
    std::vector<Hindrance> hindrances() const;

    const CastingPlan &m_plan;
    const RuleOptions &m_options;
    const std::optional<int> m_standing;
    const Evaluation &m_evaluation;
    const GiftInfo *m_discipline;
    Casting m_casting;
    int64_t m_ownPower = 0;
    int64_t m_timeBonus = 0;
};

Breakdown Reckoning::trait(const char *id) const
{
    const PresentTrait *present = m_evaluation.trait(QLatin1String(id));
    return present ? Breakdown::term(present->name, present->level.value()) : Breakdown();
}

/// The power there is, and what is left to resist with.
void Reckoning::channel()
{
    const FocusLine *focus = focusOf(m_plan, m_evaluation);
    const Breakdown lent = focus ? focus->focusPower : Breakdown();
    const rules::FocusShare share = rules::shareOf(lent, m_plan.forCommand ? m_plan.forCommand : m_standing);
    const Breakdown command = trait("command");
    m_ownPower = rules::powerLevel(command, share.forCommand).value();
    m_casting.power = rules::powerLevel(command, share.forCommand, m_plan.followers);
    if (m_plan.blood > 0 && m_options.bloodCountsAsPower) {
        std::vector<Breakdown> parts = m_casting.power.parts();
        parts.push_back(
            Breakdown::term(Text::tr("blood"), m_plan.blood, Unit::Number, QStringLiteral("H-301")));
        m_casting.power = Breakdown::sum(m_casting.power.label(), std::move(parts), m_casting.power.rule());
    }
    m_casting.resisting = rules::resisting(trait("willpower"), share);
}

void Reckoning::takeTime()
{
    m_casting.safe = m_ownPower + (m_options.bloodCountsAsPower ? m_plan.blood : 0);
    const int64_t group = m_ownPower + rules::groupBonus(m_plan.followers);
    const rules::CastingTime time =
        rules::spellTime(m_casting.energy.value(), m_ownPower, group, m_plan.blood, m_options);
    if (time.cl) {
        m_casting.over = *time.cl - rules::ExtraPowerCl;
        std::vector<Breakdown> parts = {Breakdown::term(Text::tr("base"), rules::ExtraPowerCl),
                                        Breakdown::term(Text::tr("beyond power"), m_casting.over)};
        if (m_options.strictBeat)
            parts.push_back(
                Breakdown::term(Text::tr("to beat it"), 1, Unit::Number, QStringLiteral("E-005")));
        m_casting.holdCl = Breakdown::sum(Text::tr("Roll needed"), std::move(parts), QStringLiteral("H-291"));
    }
    const int doublings = std::clamp(m_plan.extraTime, 0, MostExtraTime);
    m_timeBonus = rules::timeModifier(int64_t{1} << doublings, 1, m_options.partialTime).roll;
    m_casting.actions = time.actions >> (MostDoublings - doublings) > 0 ? int64_t{1} << MostDoublings
                                                                        : time.actions << doublings;
    m_casting.roll = m_evaluation.offenseSorcery;
    if (m_timeBonus > 0)
        m_casting.roll = Breakdown::sum(
            m_casting.roll.label(), {m_casting.roll, Breakdown::term(Text::tr("extra time"), m_timeBonus,
                                                                     Unit::Number, QStringLiteral("H-293"))});
}

Breakdown Reckoning::range() const
{
    return Breakdown::lookup(
        Text::tr("range"), Breakdown::term(Text::tr("distance"), m_plan.aim.distance, Unit::Spaces),
        rules::rangeNumber(m_plan.aim.distance, increment(), m_options.rangeExact).number, Unit::Number,
        QStringLiteral("H-210"));
}

/// What the roll is held against, range included (H-276, H-305, H-316, H-332, E-112).
std::optional<Breakdown> Reckoning::challenge()
{
    const Spell &spell = m_plan.spell;
    const QString label = Text::tr("Challenge level");
    if (isPortal(spell)) {
        if (!spell.challenge) return std::nullopt;
        return Breakdown::term(Text::tr("distance of the world"), *spell.challenge, Unit::Number,
                               QStringLiteral("H-305"));
    }
    if (m_plan.aim.at == Aim::At::Willing && spell.discipline == rules::Talamu) {
        m_casting.automatic = true;
        return std::nullopt;
    }
    if (isAgainstWords(spell)) return std::nullopt;
    std::vector<Breakdown> parts;
    QString rule = QStringLiteral("H-276");
    if (isContact(spell)) {
        rule = QStringLiteral("H-316");
        parts.push_back(Breakdown::term(Text::tr("familiarity"), *spell.challenge));
    }
    switch (m_plan.aim.at) {
    case Aim::At::Nothing:
        if (parts.empty()) return std::nullopt;
        break;
    case Aim::At::Defiance:
        parts.push_back(Breakdown::term(Text::tr("Defiance"), m_plan.aim.defiance));
        break;
    case Aim::At::Willing:
    case Aim::At::Place:
        if (!parts.empty()) break;
        rule = QStringLiteral("E-112");
        parts.push_back(Breakdown::term(Text::tr("unresisted"), m_options.areaBaseCl));
        break;
    }
    parts.push_back(range());
    return Breakdown::sum(label, std::move(parts), rule);
}

/// The campaign compares only with the higher number, and that is not the extra power's (E-107).
bool Reckoning::onlyHitCounts() const
{
    return m_options.doubleCl == DoubleChallenge::HigherOnly && m_casting.hitCl && m_casting.holdCl &&
           m_casting.hitCl->value() >= extraPowerCl();
}

CastingOutcome Reckoning::outcomeOf(int natural) const
{
    CastingOutcome outcome;
    outcome.natural = natural;
    outcome.intensity = m_plan.spell.intensity;
    if (m_casting.holdCl) {
        const rules::Roll roll = rules::traitRoll(natural, m_casting.roll.value(), extraPowerCl(), 0,
                                                  m_options, rules::Check::MustBeat);
        outcome.holds = roll.success;
        if (!roll.success) {
            outcome.hits = false;
            outcome.dx = outcome.shocks = roll.dx;
            outcome.intensity = 0;
        }
    }
    if (outcome.holds && m_casting.hitCl) resolve(outcome);
    return outcome;
}

/// A spell that holds, against its target.
void Reckoning::resolve(CastingOutcome &outcome) const
{
    const bool attack = isAttack(m_plan.spell);
    if (m_plan.aim.at == Aim::At::Defiance && attack) {
        const rules::SpellHit hit = rules::spellHit(
            outcome.natural, m_evaluation.offenseSorcery.value(), m_plan.aim.defiance - rules::opposedCl(0),
            m_plan.spell.intensity, range().value(), m_timeBonus, m_options);
        outcome.hits = hit.hit;
        outcome.dx = hit.dx;
        outcome.intensity = hit.intensity;
        if (hit.hit && m_plan.aim.willpower)
            outcome.through =
                rules::spellResist(hit.intensity, *m_plan.aim.willpower, 0, 0, hit.dx, m_options);
        return;
    }
    const auto check =
        m_plan.aim.at == Aim::At::Place && attack ? rules::Check::MustBeat : rules::Check::Usual; // H-260
    const rules::Roll roll = rules::traitRoll(outcome.natural, m_casting.roll.value(),
                                              m_casting.hitCl->value(), 0, m_options, check);
    outcome.hits = roll.success;
    outcome.dx = roll.dx;
    if (!roll.success) outcome.intensity = 0;
}

void Reckoning::count(const CastingOutcome &outcome)
{
    m_casting.outcomes.push_back(outcome);
    const int ways = rules::waysOf(outcome.natural);
    if (outcome.holds) m_casting.holds.ways += ways;
    if (outcome.hits) m_casting.hits.ways += ways;
}

std::vector<Hindrance> Reckoning::hindrances() const
{
    std::vector<Hindrance> found;
    const Spell &spell = m_plan.spell;
    const bool has = std::any_of(m_evaluation.gifts.begin(), m_evaluation.gifts.end(),
                                 [&spell](const PresentGift &gift) { return gift.gift == spell.discipline; });
    if (!has || spell.discipline.isEmpty()) found.push_back(Hindrance::NoDiscipline);
    if (!m_plan.focus.isEmpty() && !focusOf(m_plan, m_evaluation)) found.push_back(Hindrance::NotAFocus);
    const bool aimed = m_plan.aim.at != Aim::At::Nothing;
    if (aimed && !isPortal(spell) && m_discipline &&
        !rules::rangeNumber(m_plan.aim.distance, increment(), m_options.rangeExact).reachable)
        found.push_back(Hindrance::OutOfTouch);
    if (isAttack(spell) && spell.intensity == 0 && m_plan.aim.at == Aim::At::Defiance)
        found.push_back(Hindrance::NoIntensity);
    return found;
}

} // namespace

Breakdown energyOf(const Spell &spell)
{
    return isPortal(spell) ? rules::portalEnergy(spell.intensity, spell.area, spell.duration)
                           : rules::spellEnergy(spell.intensity, spell.area, spell.duration);
}

bool isPortal(const Spell &spell)
{
    return spell.discipline == amelatu;
}

bool isContact(const Spell &spell)
{
    return spell.discipline == nekelmu && spell.challenge;
}

bool isAgainstWords(const Spell &spell)
{
    const bool named =
        !spell.against.isEmpty() && spell.against.compare(Text::tr("Defiance"), Qt::CaseInsensitive) != 0;
    return named && !isPortal(spell) && !isContact(spell);
}

bool isAttack(const Spell &spell)
{
    return !isPortal(spell) && !isContact(spell) && !isAgainstWords(spell) && spell.discipline != seheru;
}

int64_t shareForCommand(const CastingPlan &plan, const Character &character, const Evaluation &evaluation)
{
    const FocusLine *focus = focusOf(plan, evaluation);
    const auto chosen = plan.forCommand ? plan.forCommand : character.focusForCommand;
    return focus ? rules::shareOf(focus->focusPower, chosen).forCommand.value() : 0;
}

QString usualFocus(const Evaluation &evaluation)
{
    const auto found = std::find_if(evaluation.foci.begin(), evaluation.foci.end(),
                                    [](const FocusLine &line) { return !line.immobile; });
    return found == evaluation.foci.end() ? QString() : found->item;
}

Casting castingOf(const CastingPlan &plan, const Character &character, const Catalogue &catalogue,
                  const Evaluation &evaluation)
{
    return Reckoning(plan, character, catalogue, evaluation).run();
}

} // namespace sky::hursagmu
