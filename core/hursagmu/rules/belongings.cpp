#include "core/hursagmu/rules/belongings.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/encounters.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/rules/hands.h"

namespace sky::hursagmu
{

Bundle bundleAt(const std::vector<PresentItem> &items, size_t index)
{
    Bundle bundle;
    const int depth = items[index].depth;
    for (size_t i = index; i < items.size() && (i == index || items[i].depth > depth); ++i) {
        bundle.weight += Weight::ofSmallest(items[i].weight.value());
        bundle.price += Money::ofSmallest(items[i].price.value());
        bundle.priceKnown = bundle.priceKnown && items[i].priceKnown;
        if (i != index) ++bundle.inside;
    }
    return bundle;
}

Weight weightIn(const std::vector<PresentItem> &items, Place place)
{
    Weight sum;
    for (const PresentItem &item : items)
        if (item.place == place) sum += Weight::ofSmallest(item.weight.value());
    return sum;
}

Breakdown moveWithoutLoad(const Evaluation &evaluation)
{
    const QString athlete = QStringLiteral("athlete");
    const PresentTrait *trait = evaluation.trait(athlete);
    return rules::movement(Breakdown::term(trait ? trait->name : athlete, evaluation.level(athlete)),
                           {evaluation.armorPenalty, Breakdown()});
}

Place usualPlace(const GoodsInfo &goods)
{
    if (goods.kind == ItemKind::Armor || goods.category == QLatin1String("clothing")) return Place::Worn;
    return goods.focus && goods.focus->immobile ? Place::Left : Place::Carried;
}

int handCount(const Character &character, const Catalogue &catalogue)
{
    return handSlots(fold(character, catalogue).gifts);
}

} // namespace sky::hursagmu
