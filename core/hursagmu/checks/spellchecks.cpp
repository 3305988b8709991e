#include "core/hursagmu/checks/checktable.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/casting.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

constexpr int64_t Inconceivable = 24; // the top of the ladder (H-166)

QString spellSubject(const Spell &spell)
{
    return QStringLiteral("spell/") + spell.id;
}

} // namespace

Findings findSpellWithoutDiscipline(const Checked &checked)
{
    Findings found;
    for (const Spell &spell : checked.character.spells) {
        const auto &gifts = checked.folded.gifts;
        const bool has = std::any_of(gifts.begin(), gifts.end(), [&spell](const FoldedGift &gift) {
            return !spell.discipline.isEmpty() && gift.entry.gift == spell.discipline;
        });
        if (has) continue;
        const GiftInfo *info = checked.catalogue.gift(spell.discipline);
        found.push_back({spellSubject(spell),
                         filled(Text::tr("The spell %1 needs the gift %2."), spell.name,
                                info ? info->name : spell.discipline),
                         0,
                         {{filled(Text::tr("Remove %1"), spell.name), removeSpell(spell.id)}},
                         {}});
    }
    return found;
}

/// Even with the best focus the challenge level of the extra power lies above the ladder.
Findings findSpellBeyondPower(const Checked &checked)
{
    Findings found;
    for (size_t i = 0; i < checked.result.spells.size(); ++i) {
        const auto &castings = checked.result.spells[i].castings;
        const auto easiest =
            std::min_element(castings.begin(), castings.end(), [](const auto &a, const auto &b) {
                return a.cl.value_or(0) < b.cl.value_or(0);
            });
        const int64_t cl = easiest == castings.end() ? 0 : easiest->cl.value_or(0);
        if (cl <= Inconceivable) continue;
        const Spell &spell = checked.character.spells[i];
        found.push_back(
            {spellSubject(spell),
             filled(Text::tr("%1 takes %2 energy; even with the best focus that is challenge level %3."),
                    spell.name, checked.result.spells[i].energy.value(), cl),
             cl - Inconceivable,
             {},
             {}});
    }
    return found;
}

Findings findAttackWithoutIntensity(const Checked &checked)
{
    Findings found;
    for (const Spell &spell : checked.character.spells)
        if (spell.intensity == 0 && isAttack(spell))
            found.push_back(
                {spellSubject(spell),
                 filled(Text::tr("%1 has intensity 0 and does nothing as an attack."), spell.name),
                 0,
                 {},
                 {}});
    return found;
}

} // namespace sky::hursagmu
