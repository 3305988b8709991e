#include "core/hursagmu/newids.h"

#include <map>

namespace sky::hursagmu
{

namespace
{

/// Old id to new id, for one kind of thing. What is not in it is mentioned unchanged.
class Renamed
{
public:
    explicit Renamed(const IdSource &ids)
        : m_ids(ids)
    {
    }

    void renew(QString &id)
    {
        auto [place, isNew] = m_map.try_emplace(id);
        if (isNew) place->second = m_ids();
        id = place->second;
    }
    void follow(QString &id) const
    {
        const auto found = m_map.find(id);
        if (found != m_map.end()) id = found->second;
    }

private:
    const IdSource &m_ids;
    std::map<QString, QString> m_map;
};

void renewTraits(Character &character, Renamed &traits)
{
    for (TraitEntry &trait : character.creation.traits) {
        if (trait.custom) traits.renew(trait.id);
    }
    for (LedgerEntry &entry : character.ledger) {
        if (entry.newTrait && entry.newTrait->custom) traits.renew(entry.newTrait->id);
    }
    for (LedgerEntry &entry : character.ledger)
        traits.follow(entry.trait);
    for (Wish &wish : character.wishes)
        traits.follow(wish.trait);
    for (QString &id : character.options.armorPenaltyTraits)
        traits.follow(id);
    for (QString &id : character.options.encumbrancePenaltyTraits)
        traits.follow(id);
}

void renewGiftsAndEntries(Character &character, Renamed &others)
{
    for (GiftEntry &gift : character.creation.gifts)
        others.renew(gift.id);
    for (LedgerEntry &entry : character.ledger) {
        others.renew(entry.id);
        if (entry.gift) others.renew(entry.gift->id);
    }
    for (LedgerEntry &entry : character.ledger) {
        if (entry.struck) others.follow(entry.struck->with);
        for (EntryVersion &version : entry.earlier)
            if (version.gift) others.follow(version.gift->id);
    }
    for (Wish &wish : character.wishes)
        others.renew(wish.id);
    for (Spell &spell : character.spells)
        others.renew(spell.id);
}

void renewThings(Character &character, Renamed &others)
{
    for (Item &item : character.items)
        others.renew(item.id);
    for (Item &item : character.items)
        others.follow(item.container);
    for (QString &id : character.hands)
        others.follow(id);
    for (LoadOut &loadOut : character.loadOuts) {
        others.renew(loadOut.id);
        for (LoadOut::Placement &placement : loadOut.placements) {
            others.follow(placement.item);
            others.follow(placement.container);
        }
        for (QString &id : loadOut.hands)
            others.follow(id);
    }
}

/// A subject path names what it is about by kind and id: "gift/k7f3a9".
void renewWaivers(Character &character, const Renamed &traits, Renamed &others)
{
    for (Waiver &waiver : character.waivers) {
        others.renew(waiver.id);
        QStringList path = waiver.subject.split(QLatin1Char('/'));
        const Renamed &renamed = path.first() == QLatin1String("trait") ? traits : others;
        for (qsizetype i = 1; i < path.size(); ++i)
            renamed.follow(path[i]);
        waiver.subject = path.join(QLatin1Char('/'));
    }
}

} // namespace

void renewContentIds(Character &character, const IdSource &ids)
{
    Renamed traits(ids), others(ids);
    renewTraits(character, traits);
    renewGiftsAndEntries(character, others);
    renewThings(character, others);
    renewWaivers(character, traits, others);
}

} // namespace sky::hursagmu
