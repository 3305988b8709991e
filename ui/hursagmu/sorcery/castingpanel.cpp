#include "ui/hursagmu/sorcery/castingpanel.h"

#include "core/hursagmu/rules/sorcery.h"
#include "ui/binding/valuelabel.h"
#include "ui/hursagmu/sorcery/chancecurve.h"
#include "ui/hursagmu/sorcery/energybar.h"
#include "ui/hursagmu/view.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/notice.h"

#include <QVBoxLayout>

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Aim;
using sky::hursagmu::Casting;
using sky::hursagmu::CastingOutcome;

namespace
{

constexpr int Unknown = -1; ///< Willpower of the target
constexpr int MostLevel = 200;
constexpr int MostDistance = 10'000;
constexpr int64_t Reach = 12;      ///< levels above the surest that a roll can still make
constexpr int64_t MostPoints = 40; ///< on the curve; a mark beyond stands at its end

/// "9 + range 1"
QString sumText(const Breakdown &number)
{
    QStringList parts;
    for (const Breakdown &part : number.parts()) {
        const QString value = numberText(part.value(), part.unit());
        parts << (parts.isEmpty() ? value : QStringLiteral("%1 %2").arg(part.label(), value));
    }
    return parts.size() > 1 ? View::tr("= %1").arg(parts.join(QStringLiteral(" + "))) : QString();
}

QString rawText(int natural, const CastingOutcome &outcome)
{
    return View::tr("A roll of %1 makes intensity %2")
        .arg(QString::number(natural), QString::number(outcome.intensity));
}

} // namespace

CastingPanel::CastingPanel(SpellDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_bar(new EnergyBar(this))
    , m_hindrance(new Notice(this))
    , m_safety(new Notice(this))
    , m_effect(new Label(Type::Secondary, {}, this))
    , m_aimBox(makeAim())
    , m_curve(nullptr)
    , m_outcome(nullptr)
{
    m_curve = new ChanceCurve(this);
    QWidget *ways = makeWays();
    m_outcome = new Label(Type::Secondary, {}, this);
    for (Label *each : {m_effect, m_outcome}) {
        each->setWordWrap(true);
        each->setInk(Label::Ink::Secondary);
        each->setIndent(8);
    }
    m_bar->setContentsMargins(8, 0, 8, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_bar, m_hindrance, m_safety, m_aimBox, m_curve,
                                                          m_outcome, ways, m_effect})
        column->addWidget(part);
    connect(&desk, &SpellDesk::changed, this, &CastingPanel::show);
    show();
}

QWidget *CastingPanel::last() const
{
    return m_willpower;
}

NumberField *CastingPanel::number(int least, int most, const std::function<void(Plan &, int)> &write)
{
    auto *field = new NumberField(this);
    field->setRange(least, most);
    field->setFixedWidth(field->fontMetrics().averageCharWidth() * 3 + 46);
    field->setAlignment(Qt::AlignRight);
    connect(field, &NumberField::committed, this,
            [this, write](int value) { m_desk.replan([&](Plan &plan) { write(plan, value); }); });
    return field;
}

QWidget *CastingPanel::makeAim()
{
    auto *box = new QWidget(this);
    auto *flow = new FlowLayout(box, 6);
    flow->setContentsMargins(8, 0, 0, 0);
    m_target = new ChoiceField(box);
    m_target->addItem(View::tr("Defiance"), int(Aim::At::Defiance));
    m_target->addItem(View::tr("a place"), int(Aim::At::Place));
    m_target->addItem(View::tr("the willing"), int(Aim::At::Willing));
    m_defiance = number(0, MostLevel, [](Plan &plan, int value) { plan.aim.defiance = value; });
    m_distance = number(0, MostDistance, [](Plan &plan, int value) { plan.aim.distance = value; });
    m_at = new Label(Type::Body, View::tr("at"), box);
    m_spaces = new Label(Type::Body, {}, box);
    m_levelBox = makeLevel(box);
    for (QWidget *part :
         std::initializer_list<QWidget *>{new Label(Type::Body, View::tr("Against"), box), m_target,
                                          m_defiance, m_at, m_distance, m_spaces, m_levelBox})
        flow->addWidget(part);
    connect(m_target, &ChoiceField::chosen, this, [this](int index) {
        const auto at = Aim::At(m_target->itemData(index).toInt());
        m_desk.replan([at](Plan &plan) { plan.aim.at = at; });
    });
    return box;
}

/// The level and its sum, which stay together.
QWidget *CastingPanel::makeLevel(QWidget *parent)
{
    auto *box = new QWidget(parent);
    m_level = new ValueLabel(Type::Strong, m_desk.bench(), box);
    m_levelSum = new Label(Type::Secondary, {}, box);
    m_levelSum->setInk(Label::Ink::Secondary);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    row->addWidget(new Label(Type::Body, View::tr("CL"), box));
    row->addWidget(m_level);
    row->addWidget(m_levelSum);
    return box;
}

QWidget *CastingPanel::makeWays()
{
    auto *box = new QWidget(this);
    auto *flow = new FlowLayout(box, 6);
    flow->setContentsMargins(8, 0, 0, 0);
    m_extraTime = new ChoiceField(box);
    m_extraTime->addItem(View::tr("no extra"));
    for (int doublings = 1; doublings <= sky::hursagmu::MostExtraTime; ++doublings)
        m_extraTime->addItem(View::tr("×%1, +%2").arg(1 << doublings).arg(2 * doublings));
    m_followers =
        number(0, int(sky::hursagmu::MostFollowers), [](Plan &plan, int value) { plan.followers = value; });
    m_blood = number(0, int(sky::hursagmu::MostBlood), [](Plan &plan, int value) { plan.blood = value; });
    m_willpower = number(Unknown, MostLevel, [](Plan &plan, int value) {
        plan.aim.willpower = value == Unknown ? std::nullopt : std::optional<int64_t>(value);
    });
    m_willpower->setSpecialValueText(QStringLiteral("?"));
    m_willpower->setToolTip(View::tr("Willpower of the target, with what its focus lends it"));
    m_followers->setToolTip(View::tr("People who lend their strength in a ritual"));
    m_blood->setToolTip(View::tr("Wounds and shocks taken for energy"));
    m_extraTime->setToolTip(View::tr("A slow casting: twice as long each time for +2 on the roll"));
    const std::pair<QString, QWidget *> fields[] = {{View::tr("Time"), m_extraTime},
                                                    {View::tr("Followers"), m_followers},
                                                    {View::tr("Blood"), m_blood},
                                                    {View::tr("Target's Willpower"), m_willpower}};
    for (const auto &[caption, field] : fields) {
        auto *pair = new QWidget(box);
        auto *row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 4, 0);
        row->setSpacing(4);
        row->addWidget(captionOf(field, caption));
        row->addWidget(field);
        field->setAccessibleName(caption);
        flow->addWidget(pair);
    }
    connect(m_extraTime, &ChoiceField::chosen, this,
            [this](int index) { m_desk.replan([index](Plan &plan) { plan.extraTime = index; }); });
    return box;
}

void CastingPanel::show()
{
    setVisible(m_desk.spell());
    if (!m_desk.spell()) return;
    showBar();
    showNotices();
    showAim();
    showWays();
    showCurve();
    const QString outcome = outcomeText();
    m_outcome->setText(outcome);
    m_outcome->setVisible(!outcome.isEmpty());
}

void CastingPanel::showBar()
{
    namespace rules = sky::hursagmu::rules;
    const auto &spell = m_desk.plan().spell;
    const bool portal = sky::hursagmu::isPortal(spell);
    m_bar->showEnergy({{View::tr("intensity"), spell.intensity},
                       {portal ? View::tr("size") : View::tr("targets"), 2 * rules::doublings(spell.area)},
                       {View::tr("duration"), 2 * rules::doublings(spell.duration)}},
                      m_desk.casting().safe);
}

void CastingPanel::showNotices()
{
    const Casting &casting = m_desk.casting();
    QStringList sentences;
    for (const auto hindrance : casting.hindrances)
        sentences << hindranceText(hindrance, m_desk.plan(), m_desk.catalogue());
    if (sentences.isEmpty())
        m_hindrance->hush();
    else
        m_hindrance->say(Notice::Kind::Error, sentences.join(QLatin1Char(' ')));
    m_safety->say(casting.holdCl ? Notice::Kind::Warning : Notice::Kind::Note,
                  safetyText(casting, m_desk.plan()));
    m_effect->setText(effectText(m_desk.plan(), m_desk.character().options));
}

void CastingPanel::showAim()
{
    const Casting &casting = m_desk.casting();
    const Aim &aim = m_desk.plan().aim;
    const bool portal = sky::hursagmu::isPortal(m_desk.plan().spell);
    m_target->setCurrentIndex(m_target->findData(int(aim.at)));
    m_target->setAccessibleName(View::tr("Against: %1").arg(m_target->currentText()));
    m_defiance->showValue(int(aim.defiance));
    m_defiance->setAccessibleName(View::tr("Defiance of the target"));
    m_distance->showValue(int(aim.distance));
    m_distance->setAccessibleName(View::tr("Distance at which it is cast, in spaces"));
    m_aimBox->setVisible(!portal || casting.hitCl);
    for (QWidget *part : std::initializer_list<QWidget *>{m_target, m_at, m_distance})
        part->setVisible(!portal);
    m_defiance->setVisible(!portal && aim.at == Aim::At::Defiance);
    m_spaces->setText(portal              ? View::tr("the distance of the world:")
                      : casting.automatic ? View::tr("spaces: no roll")
                                          : View::tr("spaces:"));
    m_levelBox->setVisible(casting.hitCl.has_value());
    if (!casting.hitCl) return;
    m_level->showValue(QStringLiteral("casting/cl"), View::tr("Challenge level of the casting"),
                       QString::number(casting.hitCl->value()));
    m_levelSum->setText(sumText(*casting.hitCl));
}

void CastingPanel::showWays()
{
    const Plan &plan = m_desk.plan();
    m_extraTime->setCurrentIndex(plan.extraTime);
    m_extraTime->setAccessibleName(View::tr("Time: %1").arg(m_extraTime->currentText()));
    m_followers->showValue(int(plan.followers));
    m_blood->showValue(int(plan.blood));
    m_willpower->showValue(int(plan.aim.willpower.value_or(Unknown)));
    m_willpower->parentWidget()->setVisible(plan.aim.at == Aim::At::Defiance && isAttack(plan.spell));
}

/// From the last level that is all but sure to the first that takes a natural 12, and on to the marks.
void CastingPanel::showCurve()
{
    const Casting &casting = m_desk.casting();
    ChanceCurve::Facts facts;
    facts.roll = casting.roll.value();
    if (casting.holdCl) facts.hold = ChanceCurve::Mark{casting.holdCl->value(), casting.holds};
    if (casting.hitCl) facts.hit = ChanceCurve::Mark{casting.hitCl->value(), casting.hits};
    int64_t first = facts.roll + 1;
    int64_t last = first + Reach;
    for (const auto &mark : {facts.hold, facts.hit}) {
        if (!mark) continue;
        first = std::min(first, mark->cl);
        last = std::max(last, mark->cl);
    }
    first = std::max(first, facts.roll + 1 + Reach - MostPoints);
    last = std::min(last, first + MostPoints);
    facts.points = sky::hursagmu::rules::chanceCurve(facts.roll, first, last, 0, m_desk.character().options);
    m_curve->showChances(facts);
    m_curve->setVisible(facts.hold || facts.hit);
}

/// What the commonest roll of all does, where it does something.
QString CastingPanel::outcomeText() const
{
    const Casting &casting = m_desk.casting();
    constexpr int Commonest = 7;
    const CastingOutcome &outcome = casting.outcome(Commonest);
    if (!outcome.holds)
        return View::tr("A roll of %1 loses the spell and costs %2 shocks and stuns.")
            .arg(QString::number(Commonest), QString::number(outcome.shocks));
    if (!casting.hitCl) return {};
    if (!outcome.hits)
        return View::tr("A roll of %1 misses by %2.")
            .arg(QString::number(Commonest), QString::number(outcome.dx));
    if (!isAttack(m_desk.plan().spell))
        return View::tr("A roll of %1 reaches it by %2.")
            .arg(QString::number(Commonest), QString::number(outcome.dx));
    const QString raw = rawText(Commonest, outcome);
    return outcome.through ? View::tr("%1; %2 gets through.").arg(raw, QString::number(*outcome.through))
                           : View::tr("%1.").arg(raw);
}

} // namespace sky::ui::hursagmu
