// Points, things and load.
#include "tests/support/oraclework.h"

#include "tests/support/oracle.h"

#include <algorithm>

namespace sky::hursagmu::oracle
{

namespace
{

int64_t costOf(int level)
{
    static const int64_t table[] = {0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64};
    return level <= 12 ? table[level] : 2 * costOf(level - 2);
}

int64_t liftOf(int strength)
{
    static const int64_t table[] = {100, 125, 160, 200, 250, 320, 400, 500, 640, 800};
    int64_t lift = table[strength % 10] * 1000;
    for (int i = 0; i < strength / 10; ++i)
        lift *= 10;
    return lift;
}

int64_t loadPenalty(int64_t carried, int64_t lift, bool inForce)
{
    if (!inForce || 2 * carried < lift) return 0;
    if (4 * carried < 3 * lift) return -4;
    return carried < lift ? -8 : -12;
}

int64_t percentOf(int64_t carried, int64_t lift)
{
    return carried * 10'000 / std::max<int64_t>(lift, 1);
}

} // namespace

std::map<QString, int64_t> Oracle::work()
{
    history();
    points();
    things();
    load();
    traits();
    fight();
    weapons();
    rows();
    sorcery();
    injury();
    return m_out;
}

int64_t Oracle::level(const char *id) const
{
    const auto found = m_levels.find(QString::fromLatin1(id));
    return found == m_levels.end() ? 0 : found->second;
}

bool Oracle::has(const char *gift) const
{
    return std::any_of(m_gifts.begin(), m_gifts.end(),
                       [gift](const GiftEntry &each) { return each.gift == QLatin1String(gift); });
}

int64_t Oracle::costOfGift(const GiftEntry &gift) const
{
    const GiftInfo *info = m_lists.gift(gift.gift);
    return (info ? info->cost : gift.cost) * gift.count;
}

void Oracle::history()
{
    for (const TraitEntry &trait : m_c.creation.traits)
        m_levels[trait.id] = trait.level.value();
    m_gifts = m_c.creation.gifts;
    std::vector<LedgerEntry> entries = m_c.ledger;
    std::stable_sort(entries.begin(), entries.end(), [](const LedgerEntry &a, const LedgerEntry &b) {
        return a.date != b.date ? a.date < b.date : a.sequence < b.sequence;
    });
    for (const LedgerEntry &entry : entries)
        if (!entry.struck) remember(entry);
    put("experience/earned", m_earned);
    put("experience/spent", m_spent);
    put("experience/left", m_earned - m_spent);
}

void Oracle::remember(const LedgerEntry &entry)
{
    if (entry.kind == EntryKind::Award || entry.kind == EntryKind::Correction) m_earned += entry.points;
    if (entry.kind == EntryKind::Gift) {
        m_gifts.push_back(*entry.gift);
        m_spent += costOfGift(*entry.gift);
    }
    if (entry.kind == EntryKind::NewTrait) {
        m_levels[entry.newTrait->id] = entry.newTrait->level.value();
        m_spent += costOf(entry.newTrait->level.value());
    }
    if (entry.kind == EntryKind::Raise || entry.kind == EntryKind::Retrain) {
        const int64_t rise = costOf(entry.to) - costOf(entry.from);
        m_levels[entry.trait] = entry.to;
        if (entry.kind == EntryKind::Raise) m_spent += std::max<int64_t>(0, rise);
        if (entry.kind == EntryKind::Retrain && entry.paidBack)
            m_spent -= *entry.paidBack;
        else if (entry.kind == EntryKind::Retrain && m_o.refunds == Refunds::Anytime)
            m_spent -= std::max<int64_t>(0, -rise);
    }
}

void Oracle::points()
{
    int64_t talents = 0, professions = 0, gifts = 0;
    for (const TraitEntry &trait : m_c.creation.traits) {
        const TraitInfo *info = m_lists.trait(trait.id);
        const TraitKind kind = info ? info->kind : trait.kind;
        (kind == TraitKind::Talent ? talents : professions) += costOf(trait.level.value());
    }
    for (const GiftEntry &gift : m_c.creation.gifts)
        gifts += costOfGift(gift);
    put("points/talents", talents);
    put("points/professions", professions);
    put("points/gifts", gifts);
    put("points/total", talents + professions + gifts);
    put("points/left", m_c.creation.budget - talents - professions - gifts);
    for (const GiftEntry &gift : m_gifts)
        put(QStringLiteral("cost/") + gift.id, costOfGift(gift));
}

void Oracle::traits()
{
    for (const TraitInfo &info : m_lists.traits())
        m_levels.try_emplace(info.id, 0);
    const int top = m_o.costExtension == CostExtension::TableOnly ? 12 : 100;
    for (const auto &[id, at] : m_levels) {
        put(QStringLiteral("cost/") + id, costOf(at));
        if (at < top) put(QStringLiteral("next/") + id, costOf(at + 1) - costOf(at));
        int64_t hampered = 0;
        const auto lists = [&id = id](const std::vector<QString> &ids) {
            return std::find(ids.begin(), ids.end(), id) != ids.end();
        };
        if (lists(m_o.armorPenaltyTraits)) hampered += m_armor;
        if (lists(m_o.encumbrancePenaltyTraits)) hampered += m_load;
        if (hampered != 0) put(QStringLiteral("roll/") + id, at + hampered);
    }
}

Thing Oracle::thingOf(const Item &item) const
{
    Thing thing;
    thing.item = &item;
    thing.goods = m_lists.thing(item.catalogueId);
    const GoodsInfo *goods = thing.goods;
    thing.weapon = item.weapon ? &*item.weapon : goods && goods->weapon ? &*goods->weapon : nullptr;
    thing.armor = item.armor ? &*item.armor : goods && goods->armor ? &*goods->armor : nullptr;
    thing.focus = item.focus ? &*item.focus : goods && goods->focus ? &*goods->focus : nullptr;
    const Item *outer = &item;
    while (!outer->container.isEmpty())
        outer = m_c.findItem(outer->container);
    thing.place = outer->place;
    thing.inside = outer != &item;
    thing.held = std::find(m_c.hands.begin(), m_c.hands.end(), item.id) != m_c.hands.end();
    return thing;
}

int64_t Oracle::weightOf(const Thing &thing)
{
    static const int64_t bySize[] = {2'000, 5'000, 10'000};
    const Item &item = *thing.item;
    if (thing.focus && thing.focus->immobile) return -1;
    if (item.weightEach) return item.weightEach->smallest();
    if (item.weapon) return bySize[static_cast<int>(item.weapon->size)];
    if (item.armor) return 10'000 * item.armor->endurance;
    if (!thing.goods) return -1;
    if (thing.weapon && !thing.goods->weight) return bySize[static_cast<int>(thing.weapon->size)];
    return thing.goods->weight ? thing.goods->weight->smallest() : -1;
}

int64_t Oracle::priceOf(const Thing &thing) const
{
    static const int64_t bySize[] = {10'000, 20'000, 40'000};
    const Item &item = *thing.item;
    if (item.priceEach) return item.priceEach->smallest();
    if (thing.weapon) {
        bool noble = thing.weapon->noble;
        if (!item.weapon)
            noble = std::find(m_o.nobleWeapons.begin(), m_o.nobleWeapons.end(), item.catalogueId) !=
                    m_o.nobleWeapons.end();
        int64_t price = bySize[static_cast<int>(thing.weapon->size)];
        if (thing.weapon->throwable) price *= 2;
        if (thing.missile()) price *= 10;
        if (thing.weapon->mechanical) price *= 10;
        return noble ? price * 10 : price;
    }
    if (!thing.goods || !thing.goods->price) return -1;
    // The price of the lists is for what the lists describe (E-052).
    if (item.armor && !(item.armor == thing.goods->armor)) return -1;
    if (item.focus && !(item.focus == thing.goods->focus)) return -1;
    return thing.goods->price->smallest();
}

void Oracle::things()
{
    for (const Item &item : m_c.items)
        m_things.push_back(thingOf(item));
    const Purse &purse = m_c.purse;
    int64_t money =
        m_o.startingMoney.value_or(0) * 100 - 10'000 * purse.gold - 1'000 * purse.silver - 100 * purse.copper;
    for (const Thing &thing : m_things) {
        const Item &item = *thing.item;
        const int64_t weight = weightOf(thing);
        if (weight >= 0) put(QStringLiteral("weight/") + item.id, weight * item.quantity);
        int64_t price = priceOf(thing) * item.quantity;
        if (priceOf(thing) < 0) continue;
        const auto times = item.excellentMultiplier ? item.excellentMultiplier : m_o.excellentMultiplier;
        if (item.quality == Quality::Excellent && !times) continue;
        if (item.quality == Quality::Excellent) price = price * *times / 100;
        if (item.quality == Quality::Poor) price /= 2;
        put(QStringLiteral("price/") + item.id, price);
        money -= price;
    }
    if (m_o.startingMoney && m_c.phase == Phase::Creation) put("money_left", money);
}

void Oracle::load()
{
    int64_t carried = 0, onMount = 0, left = 0;
    for (const Thing &thing : m_things) {
        const int64_t weight = std::max<int64_t>(0, weightOf(thing)) * thing.item->quantity;
        const bool worn = thing.place == Place::Worn && !thing.inside;
        if (thing.place == Place::Mount) onMount += weight;
        if (thing.place == Place::Left) left += weight;
        const bool free = worn && thing.item->kind == ItemKind::Armor && !m_o.armorWeightEncumbers;
        if (!free && (thing.place == Place::Worn || thing.place == Place::Carried)) carried += weight;
        if (worn && thing.armor && thing.item->quantity > 0) m_armor -= thing.armor->endurance;
    }
    const int64_t lift = liftOf(static_cast<int>(level("strength")));
    m_load = loadPenalty(carried, lift, m_o.optEncumbrance);
    put("lift", lift);
    put("load", carried);
    put("load_percent", percentOf(carried, lift));
    put("load_penalty", m_load);
    put("load_mount", onMount);
    put("load_left", left);
    put("armor_penalty", m_armor);
    put("body_mass", m_c.bodyMass.smallest());
    put("grapple_mass", m_c.bodyMass.smallest() + carried);
    if (m_c.mount) mount(*m_c.mount, onMount);
}

void Oracle::mount(const Mount &mount, int64_t carried)
{
    const int64_t lift = mount.lift ? mount.lift->smallest() : liftOf(mount.strength.value());
    const int64_t penalty = loadPenalty(carried, lift, m_o.optEncumbrance);
    int64_t move = m_o.mountMove == MountMove::TwiceTenPlusAthlete ? 2 * (10 + mount.athlete.value())
                   : m_o.mountMove == MountMove::FlatTwenty        ? 20
                                                                   : 0;
    if (mount.move) move = *mount.move;
    put("mount/lift", lift);
    put("mount/load", carried);
    put("mount/load_percent", percentOf(carried, lift));
    put("mount/load_penalty", penalty);
    put("mount/move", std::max<int64_t>(0, move - mount.armor + penalty));
}

} // namespace sky::hursagmu::oracle

std::map<QString, int64_t> sky::test::oracle(const hursagmu::Character &character,
                                             const hursagmu::Catalogue &catalogue)
{
    return hursagmu::oracle::Oracle(character, catalogue).work();
}
