#include "core/hursagmu/rules/derivation.h"
#include "core/hursagmu/rules/traits.h"
#include "core/hursagmu/text.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace sky::hursagmu
{

namespace
{

PresentTrait presentTrait(const TraitEntry &entry, const TraitInfo *info, CostExtension extension)
{
    PresentTrait trait;
    trait.id = entry.id;
    trait.name = info ? info->name : entry.name.isEmpty() ? entry.id : entry.name;
    trait.kind = info ? info->kind : entry.kind;
    trait.custom = entry.custom && !info;
    trait.known = info || entry.custom;
    trait.level = entry.level;
    trait.cost = rules::traitCost(trait.name, entry.level);
    trait.nextCost = rules::nextLevelCost(entry.level, extension);
    return trait;
}

/// The catalogue's traits in its order, then the others as they were bought.
void listTraits(Derivation &derivation)
{
    const auto add = [&derivation](const PresentTrait &trait) {
        const bool talent = trait.kind == TraitKind::Talent;
        (talent ? derivation.result.talents : derivation.result.professions).push_back(trait);
    };
    const CostExtension extension = derivation.options().costExtension;
    for (const TraitInfo &info : derivation.catalogue.traits()) {
        const FoldedTrait *folded = derivation.folded.trait(info.id);
        TraitEntry entry = folded ? folded->entry : TraitEntry{};
        entry.id = info.id;
        add(presentTrait(entry, &info, extension));
    }
    for (const FoldedTrait &folded : derivation.folded.traits)
        if (!derivation.catalogue.trait(folded.entry.id)) add(presentTrait(folded.entry, nullptr, extension));
}

void listGifts(Derivation &derivation)
{
    for (const FoldedGift &folded : derivation.folded.gifts) {
        const GiftInfo *info = derivation.catalogue.gift(folded.entry.gift);
        PresentGift gift;
        gift.id = folded.entry.id;
        gift.gift = folded.entry.gift;
        gift.name = derivation.catalogue.giftName(folded.entry);
        gift.shortText = info ? info->shortText : folded.entry.explanation;
        gift.category = info ? info->category : QString();
        gift.detail = folded.entry.detail;
        gift.count = folded.entry.count;
        gift.known = info || folded.entry.isCustom();
        gift.cost = giftPrice(folded.entry, derivation.catalogue);
        derivation.result.gifts.push_back(gift);
    }
}

/// Points of creation, by what they went into (H-031, H-089).
void spendBudget(Derivation &derivation)
{
    std::vector<Breakdown> talents, professions, gifts;
    for (const TraitEntry &entry : derivation.character.creation.traits) {
        const PresentTrait trait =
            presentTrait(entry, derivation.catalogue.trait(entry.id), CostExtension::Recurrence);
        (trait.kind == TraitKind::Talent ? talents : professions).push_back(trait.cost);
    }
    for (const GiftEntry &gift : derivation.character.creation.gifts)
        gifts.push_back(giftPrice(gift, derivation.catalogue));

    std::vector<Breakdown> traits = talents;
    traits.insert(traits.end(), professions.begin(), professions.end());
    Evaluation &result = derivation.result;
    result.spentTalents = Breakdown::sum(Text::tr("talents"), talents, QStringLiteral("H-031"));
    result.spentProfessions = Breakdown::sum(Text::tr("professions"), professions, QStringLiteral("H-031"));
    result.spentGifts = Breakdown::sum(Text::tr("gifts"), gifts, QStringLiteral("H-089"));
    result.budget = derivation.character.creation.budget;
    const rules::Build build = rules::build(std::move(traits), std::move(gifts), result.budget);
    result.spent = build.total.value();
    result.remaining = build.remaining.value();
}

/// From the last step back: what is least from the end of each day on.
void listPurses(Derivation &derivation)
{
    const auto &steps = derivation.folded.steps;
    auto &purses = derivation.result.purses;
    int64_t least = std::numeric_limits<int64_t>::max();
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        least = std::min(least, step->balance); // what is owed within a day counts for the days before it
        if (purses.empty() || purses.back().day != step->entry->date)
            purses.push_back({step->entry->date, least});
    }
    std::reverse(purses.begin(), purses.end());
}

} // namespace

int64_t Evaluation::purseOn(QDate day) const
{
    if (phase != Phase::Play) return remaining;
    const auto next = std::upper_bound(purses.begin(), purses.end(), day,
                                       [](QDate date, const Purse &purse) { return date < purse.day; });
    if (next != purses.begin()) return std::prev(next)->least;
    return purses.empty() ? 0 : std::min<int64_t>(0, purses.front().least);
}

void derivePoints(Derivation &derivation)
{
    listTraits(derivation);
    listGifts(derivation);
    spendBudget(derivation);
    listPurses(derivation);
    derivation.result.experienceEarned = derivation.folded.earned;
    derivation.result.experienceSpent = derivation.folded.spent;
    derivation.result.experienceBought = derivation.folded.bought;
}

void deriveMeters(Derivation &derivation)
{
    const Evaluation &result = derivation.result;
    Meter points{QStringLiteral("points"), Text::tr("Points"), result.budget, {}};
    points.spent = {result.spentTalents, result.spentProfessions, result.spentGifts};
    Meter experience{QStringLiteral("experience"), Text::tr("Experience"), result.experienceEarned, {}};
    experience.spent = {Breakdown::term(Text::tr("spent"), result.experienceSpent, Unit::Points)};
    derivation.result.meters = {points, experience};
}

} // namespace sky::hursagmu
