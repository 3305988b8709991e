// Foci and spells of one character: deriveSorcery. The rules are in sorcery.cpp.
#include "core/hursagmu/rules/casting.h"
#include "core/hursagmu/rules/derivation.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/sorcery.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// Enough for any sorcerer, and a bound for spells x foci; further ones stand among the things only.
constexpr size_t MostFoci = 100;

bool hasDiscipline(const Derivation &derivation)
{
    return std::any_of(derivation.result.gifts.begin(), derivation.result.gifts.end(),
                       [](const PresentGift &gift) { return gift.category == QLatin1String("sorcery"); });
}

FocusLine focusLine(const Derivation &derivation, const PresentItem &item)
{
    FocusLine line;
    line.item = item.id;
    line.name = item.name;
    line.focusPower = rules::focusPower(item.focus->lengthHundredths, item.focus->widthDoublings,
                                        derivation.options().focusRounding)
                          .named(item.name);
    line.power = rules::powerLevel(derivation.trait(QStringLiteral("command")), line.focusPower);
    line.lengthHundredths = item.focus->lengthHundredths;
    line.weight = item.weight;
    line.immobile = item.focus->immobile;
    line.inHand = item.inHand;
    return line;
}

FocusLine noFocus(const Derivation &derivation)
{
    FocusLine line;
    line.name = Text::tr("No focus");
    line.focusPower = Breakdown::term(Text::tr("focus"), 0);
    line.power = rules::powerLevel(derivation.trait(QStringLiteral("command")), line.focusPower);
    line.weight = Breakdown::term(line.name, 0, Unit::Pounds);
    return line;
}

/// Held first, then carried, then places of power, last none at all (one focus at a time, E-117).
void listFoci(Derivation &derivation)
{
    std::vector<FocusLine> &foci = derivation.result.foci;
    for (const PresentItem &item : derivation.result.items)
        if (item.focus && (item.focus->immobile || item.isAtHand()))
            foci.push_back(focusLine(derivation, item));
    const auto rank = [](const FocusLine &line) { return line.immobile ? 2 : line.inHand ? 0 : 1; };
    std::stable_sort(foci.begin(), foci.end(),
                     [&rank](const FocusLine &a, const FocusLine &b) { return rank(a) < rank(b); });
    if (foci.size() >= MostFoci) foci.erase(foci.begin() + (MostFoci - 1), foci.end());
    if (derivation.result.isSorcerer || !foci.empty()) foci.push_back(noFocus(derivation));
}

/// The standing split: what holds until the sorcerer's own turn (E-119).
void shareFocus(Derivation &derivation)
{
    const std::optional<int> forCommand = derivation.character.focusForCommand;
    Evaluation &result = derivation.result;
    if (!forCommand || result.foci.empty() || !result.foci.front().inHand) return;
    const rules::FocusShare share = rules::shareOf(result.foci.front().focusPower, forCommand);
    result.standingPower = rules::powerLevel(derivation.trait(QStringLiteral("command")), share.forCommand);
    result.standingWillpower = rules::resisting(derivation.trait(QStringLiteral("willpower")), share);
}

/// What the spell is rolled against, unless the player named something (H-276, H-305, H-332).
QString against(const Spell &spell)
{
    if (!spell.against.isEmpty()) return spell.against;
    if (spell.challenge && isPortal(spell)) return filled(Text::tr("CL %1"), *spell.challenge);
    if (isPortal(spell)) return Text::tr("Master's CL");
    if (isContact(spell)) return filled(Text::tr("CL %1 + range"), *spell.challenge);
    if (spell.discipline == rules::Talamu) return Text::tr("none if willing");
    return Text::tr("Defiance");
}

SpellLine spellLine(const Derivation &derivation, const Spell &spell)
{
    SpellLine line;
    line.id = spell.id;
    line.energy = energyOf(spell);
    line.against = against(spell);
    for (const FocusLine &focus : derivation.result.foci) {
        const rules::CastingTime time =
            rules::spellTime(line.energy.value(), focus.power.value(), std::nullopt, 0, derivation.options());
        line.castings.push_back({focus.item, time.actions, time.cl});
    }
    return line;
}

} // namespace

void deriveSorcery(Derivation &derivation)
{
    derivation.result.isSorcerer = hasDiscipline(derivation);
    listFoci(derivation);
    shareFocus(derivation);
    for (const Spell &spell : derivation.character.spells)
        derivation.result.spells.push_back(spellLine(derivation, spell));
}

} // namespace sky::hursagmu
