#include "ui/hursagmu/sorcery/spelldesk.h"

#include "core/hursagmu/edits/edits.h"
#include "ui/binding/bind.h"
#include "ui/hursagmu/view.h"

#include <algorithm>

namespace sky::ui::hursagmu
{

using sky::hursagmu::Aim;
using sky::hursagmu::CastingPlan;
using sky::hursagmu::FocusLine;
using sky::hursagmu::Spell;

namespace
{

/// A foe of no special gifts, for the first look.
constexpr int64_t UsualDefiance = 9;

const FocusLine *focusLine(const sky::hursagmu::Evaluation &facts, const QString &item)
{
    const auto found = std::find_if(facts.foci.begin(), facts.foci.end(),
                                    [&item](const FocusLine &line) { return line.item == item; });
    return found == facts.foci.end() ? nullptr : &*found;
}

} // namespace

SpellDesk::SpellDesk(Workbench &bench, const sky::hursagmu::Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_bench(bench)
    , m_catalogue(catalogue)
{
    m_plan.aim.at = Aim::At::Defiance;
    m_plan.aim.defiance = UsualDefiance;
    onChange(this, bench, [this] { settle(); });
}

const sky::hursagmu::Character &SpellDesk::character() const
{
    return characterOf(m_bench.document());
}

const sky::hursagmu::Evaluation &SpellDesk::facts() const
{
    return evaluationOf(m_bench.document());
}

const Spell *SpellDesk::spell() const
{
    const auto &spells = character().spells;
    const auto found =
        std::find_if(spells.begin(), spells.end(), [this](const Spell &each) { return each.id == m_id; });
    return found == spells.end() ? nullptr : &*found;
}

void SpellDesk::select(const QString &spellId)
{
    if (spellId == m_id) return;
    m_id = spellId;
    reckon();
    Q_EMIT selected();
    Q_EMIT changed();
}

/// After an edit: a spell that is gone gives way to the one that took its place.
void SpellDesk::settle()
{
    const auto &spells = character().spells;
    const QString before = m_id;
    if (!spell()) m_id = spells.empty() ? QString() : spells[std::min(size_t(m_row), spells.size() - 1)].id;
    reckon();
    if (m_id != before) Q_EMIT selected();
    Q_EMIT changed();
}

const FocusLine *SpellDesk::focus() const
{
    return focusLine(facts(), m_plan.focus);
}

int64_t SpellDesk::share() const
{
    return sky::hursagmu::shareForCommand(m_plan, character(), facts());
}

void SpellDesk::reckon()
{
    if (m_focus && !focusLine(facts(), *m_focus)) m_focus.reset();
    m_plan.focus = m_focus.value_or(sky::hursagmu::usualFocus(facts()));
    const Spell *present = spell();
    m_plan.spell = present ? *present : Spell();
    if (present) m_row = int(present - character().spells.data());
    m_casting = castingOf(m_plan, character(), m_catalogue, facts());
    CastingPlan plain;
    plain.focus = m_plan.focus;
    m_plainPower = castingOf(plain, character(), m_catalogue, facts()).safe;
    std::vector<DerivedValue> values = valuesOf(m_casting);
    for (DerivedValue &value : values)
        if (value.id == QLatin1String("casting/power")) value.remark = powerOutlook();
    m_bench.offer(QStringLiteral("casting"), std::move(values));
}

/// What the rest of the focus could do.
QString SpellDesk::powerOutlook() const
{
    const FocusLine *line = focus();
    const int64_t rest = line ? line->focusPower.value() - share() : 0;
    if (rest <= 0) return {};
    const int64_t whole = m_casting.power.value() + rest;
    const QString all = QString::number(line->focusPower.value());
    const QString left = QString::number(m_casting.resisting.value() - rest);
    const bool helps = m_casting.over > 0 && m_casting.over <= rest && spell();
    if (helps)
        return View::tr("All %1 on Command would make it %2, enough for %3, and leave Willpower at %4.")
            .arg(all, QString::number(whole), spell()->name, left);
    return View::tr("All %1 on Command would make it %2 and leave Willpower at %3.")
        .arg(all, QString::number(whole), left);
}

void SpellDesk::chooseFocus(const QString &itemId)
{
    m_focus = itemId;
    reckon();
    Q_EMIT changed();
}

/// All of a focus is not a number: it stays all of it when the focus becomes another.
void SpellDesk::shareFocus(int forCommand)
{
    const FocusLine *line = focus();
    const bool all = line && forCommand >= line->focusPower.value();
    if (!m_bench.apply(sky::hursagmu::setFocusSplit(all ? std::nullopt : std::optional(forCommand))))
        Q_EMIT changed();
}

void SpellDesk::replan(const std::function<void(CastingPlan &)> &how)
{
    how(m_plan);
    reckon();
    Q_EMIT changed();
}

bool SpellDesk::append(const Spell &spell)
{
    if (!m_bench.apply(sky::hursagmu::addSpell(m_catalogue, spell, m_bench.services().ids))) return false;
    select(character().spells.back().id);
    return true;
}

bool SpellDesk::add()
{
    Spell fresh;
    fresh.name = View::tr("New spell");
    fresh.intensity = 1;
    fresh.discipline = QStringLiteral("mahasu");
    for (const auto &gift : facts().gifts)
        if (gift.category == QLatin1String("sorcery")) {
            fresh.discipline = gift.gift;
            break;
        }
    return append(fresh);
}

bool SpellDesk::duplicate(const QString &spellId)
{
    for (const Spell &each : character().spells)
        if (each.id == spellId) {
            Spell copy = each;
            copy.name = View::tr("%1, copy").arg(each.name);
            return append(copy);
        }
    return false;
}

bool SpellDesk::remove(const QString &spellId)
{
    return m_bench.apply(sky::hursagmu::removeSpell(spellId));
}

Result<void> SpellDesk::change(const QString &aspect, const std::function<void(Spell &)> &how)
{
    const Spell *present = spell();
    if (!present) return {};
    Spell next = *present;
    how(next);
    Edit edit = sky::hursagmu::changeSpell(m_catalogue, next);
    edit.mergeKey += QLatin1Char('/') + aspect;
    return m_bench.attempt(edit);
}

} // namespace sky::ui::hursagmu
