#include "core/hursagmu/rules/items.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/text.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

/// Armor weighs 10 lb for each point (H-150).
constexpr int64_t PoundsPerArmorPoint = 10;

/// "torch × 3", "rope, 10 yards", "caltrops, 10" (a pack), "travelling clothes".
QString listText(const Item &item, const Catalogue &catalogue)
{
    const QString name = itemName(item, catalogue);
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    if (goods && goods->pack > 1) return filled(Text::tr("%1, %2"), name, item.quantity * goods->pack);
    const bool measured = goods && goods->kind == ItemKind::Gear &&
                          goods->category == QLatin1String("gear") && goods->unit != QLatin1String("each");
    if (measured)
        return filled(Text::tr("%1, %2 %3"), name, item.quantity,
                      item.quantity == 1 ? goods->unit : goods->unitPlural);
    if (item.quantity == 1) return name;
    return filled(Text::tr("%1 × %2"), name, item.quantity);
}

/// Whether the campaign prices it as a noble weapon (E-059): by id for the book's weapons, by its own flag
/// for one built.
bool isNoble(const Item &item, const WeaponSpec &spec, const RuleOptions &options)
{
    if (item.weapon) return spec.noble;
    const std::vector<QString> &noble = options.nobleWeapons;
    return std::find(noble.begin(), noble.end(), item.catalogueId) != noble.end();
}

/// The price of the lists is that of their construction; another has none (E-052).
bool isBuiltAs(const Item &item, const GoodsInfo &goods)
{
    return (!item.armor || item.armor == goods.armor) && (!item.focus || item.focus == goods.focus);
}

Breakdown stackWeight(const Item &item, const Catalogue &catalogue)
{
    const QString name = itemName(item, catalogue);
    const Breakdown each =
        Breakdown::term(name, weightOf(item, catalogue).value_or(Weight()).smallest(), Unit::Pounds);
    if (item.quantity == 1) return each;
    return Breakdown::product(name, {each, Breakdown::term(Text::tr("pieces"), item.quantity)});
}

PresentItem present(const Item &item, const Catalogue &catalogue, const RuleOptions &options)
{
    PresentItem result;
    result.id = item.id;
    result.name = itemName(item, catalogue);
    result.ownName = !item.name.isEmpty();
    result.text = listText(item, catalogue);
    result.kind = item.kind;
    result.known = item.catalogueId.isEmpty() || catalogue.thing(item.catalogueId);
    result.quantity = item.quantity;
    result.quality = item.quality;
    result.weight = stackWeight(item, catalogue);
    result.weighsNothing = !weightOf(item, catalogue);
    result.container = isContainer(item, catalogue);
    result.place = item.place;
    result.weapon = weaponOf(item, catalogue);
    result.armor = armorOf(item, catalogue);
    result.focus = focusOf(item, catalogue);
    const auto price = stackPrice(item, catalogue, options);
    result.priceKnown = price.has_value();
    result.price = price.value_or(Breakdown::term(Text::tr("no price named"), 0, Unit::Copper));
    return result;
}

/// Lists items depth first; each once, so that a cycle in a broken file ends.
class Lister
{
public:
    Lister(const Character &character, const Catalogue &catalogue)
        : m_character(character)
        , m_catalogue(catalogue)
        , m_listed(character.items.size(), false)
    {
        m_result.reserve(character.items.size());
        QSet<QString> ids;
        for (const Item &item : character.items)
            ids.insert(item.id);
        for (const QString &id : character.hands)
            m_held.insert(id);
        for (size_t i = 0; i < character.items.size(); ++i) {
            const Item &item = character.items[i];
            const bool inside = item.container != item.id && ids.contains(item.container);
            m_contents[inside ? item.container : QString()].push_back(i);
        }
    }

    std::vector<PresentItem> list()
    {
        addContents(QString(), nullptr);
        for (size_t i = 0; i < m_character.items.size(); ++i)
            add(i, nullptr); // only what a cycle hid
        return std::move(m_result);
    }

private:
    void addContents(const QString &container, const PresentItem *around)
    {
        const auto found = m_contents.constFind(container);
        if (found == m_contents.cend()) return;
        for (const size_t index : *found)
            add(index, around);
    }

    /// `around` lies in the result, which has its room from the start.
    void add(size_t index, const PresentItem *around)
    {
        if (m_listed[index]) return;
        m_listed[index] = true;
        PresentItem item = present(m_character.items[index], m_catalogue, m_character.options);
        item.inHand = m_held.contains(item.id);
        if (around) {
            item.place = around->place;
            item.inContainer = around->id;
            item.depth = around->depth + 1;
        }
        m_result.push_back(std::move(item));
        addContents(m_result.back().id, &m_result.back());
    }

    const Character &m_character;
    const Catalogue &m_catalogue;
    std::vector<bool> m_listed;
    QSet<QString> m_held;
    QHash<QString, std::vector<size_t>> m_contents; ///< by container; top-level things under no id
    std::vector<PresentItem> m_result;
};

} // namespace

QString itemName(const Item &item, const Catalogue &catalogue)
{
    if (!item.name.isEmpty()) return item.name;
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    return goods ? goods->name : item.catalogueId;
}

std::optional<WeaponSpec> weaponOf(const Item &item, const Catalogue &catalogue)
{
    if (item.weapon) return item.weapon;
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    return goods ? goods->weapon : std::nullopt;
}

std::optional<ArmorSpec> armorOf(const Item &item, const Catalogue &catalogue)
{
    if (item.armor) return item.armor;
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    return goods ? goods->armor : std::nullopt;
}

std::optional<FocusSpec> focusOf(const Item &item, const Catalogue &catalogue)
{
    if (item.focus) return item.focus;
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    return goods ? goods->focus : std::nullopt;
}

bool isContainer(const Item &item, const Catalogue &catalogue)
{
    if (item.isContainer) return *item.isContainer;
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    return goods && goods->container;
}

bool isImmobile(const Item &item, const Catalogue &catalogue)
{
    const auto focus = focusOf(item, catalogue);
    return focus && focus->immobile;
}

int handsFor(const WeaponSpec &weapon, const Catalogue &catalogue)
{
    return weapon.weaponClass == WeaponClass::Missile ? 2 : catalogue.size(weapon.size).hands;
}

int handsFor(const Item &item, const Catalogue &catalogue)
{
    const auto weapon = weaponOf(item, catalogue);
    return weapon ? handsFor(*weapon, catalogue) : 1;
}

std::optional<Weight> weightOf(const Item &item, const Catalogue &catalogue)
{
    const auto focus = focusOf(item, catalogue);
    if (focus && focus->immobile) return std::nullopt;
    if (item.weightEach) return item.weightEach;
    if (item.weapon) return catalogue.size(item.weapon->size).weight;
    if (item.armor) return Weight::ofUnits(PoundsPerArmorPoint * item.armor->endurance);
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    if (!goods) return std::nullopt;
    if (!goods->weight && goods->weapon) return catalogue.size(goods->weapon->size).weight;
    return goods->weight;
}

std::optional<WeaponSpec> pricedWeapon(const Item &item, const Catalogue &catalogue,
                                       const RuleOptions &options)
{
    auto spec = weaponOf(item, catalogue);
    if (spec) spec->noble = isNoble(item, *spec, options);
    return spec;
}

std::optional<Breakdown> goodPrice(const Item &item, const Catalogue &catalogue, const RuleOptions &options)
{
    const QString name = itemName(item, catalogue);
    const GoodsInfo *goods = catalogue.thing(item.catalogueId);
    if (item.priceEach) return Breakdown::term(name, item.priceEach->smallest(), Unit::Copper);
    if (const auto spec = pricedWeapon(item, catalogue, options))
        return rules::weaponPrice(*spec, catalogue.size(spec->size));
    if (goods && goods->price && isBuiltAs(item, *goods))
        return Breakdown::term(name, goods->price->smallest(), Unit::Copper);
    return std::nullopt;
}

std::optional<int64_t> excellentFactor(const Item &item, const RuleOptions &options)
{
    return item.excellentMultiplier ? item.excellentMultiplier : options.excellentMultiplier;
}

std::optional<Breakdown> stackPrice(const Item &item, const Catalogue &catalogue, const RuleOptions &options)
{
    const auto good = goodPrice(item, catalogue, options);
    if (!good) return std::nullopt;
    return rules::itemPrice(*good, item.quantity, item.quality, excellentFactor(item, options));
}

const Item *containerOf(const Character &character, const Item &item)
{
    return item.container.isEmpty() || item.container == item.id ? nullptr
                                                                 : character.findItem(item.container);
}

const Item &outermost(const Character &character, const Item &item)
{
    const Item *outer = &item;
    for (size_t steps = 0; steps < character.items.size(); ++steps) {
        const Item *around = containerOf(character, *outer);
        if (!around) return *outer;
        outer = around;
    }
    return item;
}

Place placeOf(const Character &character, const Item &item)
{
    return outermost(character, item).place;
}

bool isWithin(const Character &character, const Item &item, const QString &containerId)
{
    const Item *outer = &item;
    for (size_t steps = 0; outer && steps <= character.items.size(); ++steps) {
        if (outer->id == containerId) return true;
        outer = containerOf(character, *outer);
    }
    return false;
}

int slotsHolding(const Character &character, const QString &itemId)
{
    if (itemId.isEmpty()) return 0;
    return static_cast<int>(std::count(character.hands.begin(), character.hands.end(), itemId));
}

std::vector<PresentItem> presentItems(const Character &character, const Catalogue &catalogue)
{
    return Lister(character, catalogue).list();
}

} // namespace sky::hursagmu
