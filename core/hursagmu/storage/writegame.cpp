#include "core/hursagmu/storage/gamefile.h"

#include "core/hursagmu/storage/words.h"

#include <utility>

namespace sky::hursagmu
{

namespace
{

/// Adds members to one object; the words "unless" name what is left out.
class ObjectWriter
{
public:
    ObjectWriter &add(const char *key, json::Value value)
    {
        m_object.add(QLatin1String(key), std::move(value));
        return *this;
    }
    ObjectWriter &addUnlessEmpty(const char *key, const QString &text)
    {
        return text.isEmpty() ? *this : add(key, text);
    }
    ObjectWriter &addIfSet(const char *key, bool flag) { return flag ? add(key, flag) : *this; }
    ObjectWriter &addUnless(int64_t standard, const char *key, int64_t number)
    {
        return number == standard ? *this : add(key, number);
    }
    template<class Enum>
    ObjectWriter &addWord(const char *key, const words::List &list, Enum value)
    {
        return add(key, list[static_cast<size_t>(value)]);
    }
    ObjectWriter &addDecimal(const char *key, int64_t smallest, int64_t perUnit)
    {
        return add(key, json::Number{toDecimal(smallest, perUnit).toLatin1()});
    }

    /// The object, closed by what an unknown writer had put there.
    json::Object close(const json::Members &unknown)
    {
        for (const json::Member &member : unknown)
            m_object.add(member.key, member.value);
        return std::move(m_object);
    }

private:
    json::Object m_object;
};

template<class Element, class Write>
json::Value list(const std::vector<Element> &elements, Write write)
{
    json::Array array;
    array.reserve(elements.size());
    for (const Element &element : elements)
        array.emplace_back(write(element));
    return array;
}

json::Value strings(const std::vector<QString> &texts)
{
    return json::Array(texts.begin(), texts.end());
}

json::Object writeOptions(const RuleOptions &options)
{
    ObjectWriter writer;
    const RuleOptions standard;
    for (const OptionField &field : optionFields()) {
        json::Value value = field.read(options);
        if (!(value == field.read(standard))) writer.add(field.id.toLatin1().constData(), std::move(value));
    }
    return writer.close(options.unknown);
}

json::Object writeTrait(const TraitEntry &trait)
{
    ObjectWriter writer;
    writer.add("id", trait.id);
    if (trait.custom) {
        writer.add("custom", true).add("name", trait.name);
        writer.addWord("kind", words::traitKind, trait.kind);
    }
    writer.add("level", trait.level.value());
    return writer.close(trait.unknown);
}

json::Object writeGift(const GiftEntry &gift)
{
    ObjectWriter writer;
    writer.add("id", gift.id).addUnlessEmpty("gift", gift.gift).addUnlessEmpty("name", gift.name);
    writer.add("cost", gift.cost).addUnless(1, "count", gift.count);
    if (gift.limb != LimbKind::Arm) writer.addWord("limb", words::limb, gift.limb);
    writer.addUnlessEmpty("detail", gift.detail).addUnlessEmpty("explanation", gift.explanation);
    return writer.addIfSet("approved", gift.approved).close(gift.unknown);
}

json::Object writeCreation(const Creation &creation)
{
    ObjectWriter writer;
    writer.add("budget", creation.budget);
    writer.add("traits", list(creation.traits, writeTrait)).add("gifts", list(creation.gifts, writeGift));
    return writer.close(creation.unknown);
}

json::Object writeStrike(const Strike &strike)
{
    ObjectWriter writer;
    writer.add("date", strike.date.toString(Qt::ISODate));
    return writer.addUnlessEmpty("who", strike.who)
        .addUnlessEmpty("reason", strike.reason)
        .addUnlessEmpty("with", strike.with)
        .close(strike.unknown);
}

json::Object writeVersion(const EntryVersion &version)
{
    ObjectWriter writer;
    writer.add("editedOn", version.editedOn.toString(Qt::ISODate));
    writer.addUnlessEmpty("editedBy", version.editedBy).addUnlessEmpty("why", version.why);
    writer.add("date", version.date.toString(Qt::ISODate)).addUnlessEmpty("session", version.session);
    writer.addUnlessEmpty("reason", version.reason).addUnless(0, "points", version.points);
    if (version.to) writer.add("to", *version.to);
    if (version.gift) writer.add("gift", writeGift(*version.gift));
    return writer.close(version.unknown);
}

json::Object writeWish(const Wish &wish)
{
    ObjectWriter writer;
    writer.add("id", wish.id).addUnlessEmpty("trait", wish.trait);
    if (!wish.trait.isEmpty()) writer.add("level", wish.level);
    return writer.addUnlessEmpty("gift", wish.gift).close(wish.unknown);
}

json::Object writeEntry(const LedgerEntry &entry)
{
    ObjectWriter writer;
    writer.add("id", entry.id).addWord("kind", words::entryKind, entry.kind);
    writer.add("date", entry.date.toString(Qt::ISODate)).addUnless(0, "sequence", entry.sequence);
    writer.addUnlessEmpty("session", entry.session).addUnlessEmpty("who", entry.who);
    writer.addUnlessEmpty("reason", entry.reason).addUnlessEmpty("award", entry.awardId);
    writer.addUnless(0, "points", entry.points);
    if (entry.paidBack) writer.add("points", *entry.paidBack);
    writer.addUnlessEmpty("trait", entry.trait);
    if (!entry.trait.isEmpty() || entry.from != 0 || entry.to != 0)
        writer.add("from", entry.from).add("to", entry.to);
    if (entry.newTrait) writer.add("newTrait", writeTrait(*entry.newTrait));
    if (entry.gift) writer.add("gift", writeGift(*entry.gift));
    if (!entry.earlier.empty()) writer.add("earlier", list(entry.earlier, writeVersion));
    if (entry.struck) writer.add("struck", writeStrike(*entry.struck));
    return writer.close(entry.unknown);
}

json::Object writeWeapon(const WeaponSpec &weapon)
{
    ObjectWriter writer;
    writer.addWord("class", words::weaponClass, weapon.weaponClass).addWord("size", words::size, weapon.size);
    writer.addIfSet("throwable", weapon.throwable).addUnless(0, "defense", weapon.defense);
    writer.add("damage", weapon.damage).addIfSet("shield", weapon.shield).addIfSet("noble", weapon.noble);
    writer.addIfSet("mechanical", weapon.mechanical).addUnlessEmpty("offenseTrait", weapon.offenseTrait);
    return writer.close(weapon.unknown);
}

json::Object writeArmor(const ArmorSpec &armor)
{
    return ObjectWriter().add("endurance", armor.endurance).close(armor.unknown);
}

json::Object writeFocus(const FocusSpec &focus)
{
    ObjectWriter writer;
    writer.addDecimal("lengthFt", focus.lengthHundredths, 100);
    writer.addUnless(0, "widthDoublings", focus.widthDoublings).addIfSet("immobile", focus.immobile);
    return writer.close(focus.unknown);
}

json::Object writeItem(const Item &item)
{
    ObjectWriter writer;
    writer.addUnlessEmpty("id", item.id).addWord("kind", words::itemKind, item.kind);
    writer.addUnlessEmpty("catalogue", item.catalogueId).addUnlessEmpty("name", item.name);
    writer.addUnless(1, "quantity", item.quantity);
    if (item.weightEach) writer.addDecimal("weightLb", item.weightEach->smallest(), Weight::PerUnit);
    if (item.priceEach) writer.addDecimal("priceCc", item.priceEach->smallest(), Money::PerUnit);
    if (item.quality != Quality::Good) writer.addWord("quality", words::quality, item.quality);
    if (item.excellentMultiplier) writer.addDecimal("excellentMultiplier", *item.excellentMultiplier, 100);
    if (item.container.isEmpty() || item.place != Place::Carried)
        writer.addWord("place", words::place, item.place);
    writer.addUnlessEmpty("container", item.container);
    if (item.isContainer) writer.add("isContainer", *item.isContainer);
    if (item.weapon) writer.add("weapon", writeWeapon(*item.weapon));
    if (item.armor) writer.add("armor", writeArmor(*item.armor));
    if (item.focus) writer.add("focus", writeFocus(*item.focus));
    return writer.addUnlessEmpty("note", item.note).close(item.unknown);
}

json::Object writeMount(const Mount &mount)
{
    ObjectWriter writer;
    writer.add("name", mount.name).add("athlete", mount.athlete.value());
    writer.add("strength", mount.strength.value()).addUnless(0, "armor", mount.armor);
    if (mount.move) writer.add("move", *mount.move);
    if (mount.lift) writer.addDecimal("liftLb", mount.lift->smallest(), Weight::PerUnit);
    return writer.close(mount.unknown);
}

json::Object writeDamage(const Damage &damage)
{
    ObjectWriter writer;
    writer.add("stuns", damage.stuns).add("wounds", damage.wounds).add("shocks", damage.shocks);
    return writer.close(damage.unknown);
}

json::Object writePurse(const Purse &purse)
{
    ObjectWriter writer;
    writer.add("gold", purse.gold).add("silver", purse.silver).add("copper", purse.copper);
    return writer.close(purse.unknown);
}

json::Object writeSpell(const Spell &spell)
{
    ObjectWriter writer;
    writer.add("id", spell.id).add("name", spell.name).add("discipline", spell.discipline);
    writer.add("intensity", spell.intensity).add("area", spell.area).add("duration", spell.duration);
    if (spell.challenge) writer.add("challenge", *spell.challenge);
    return writer.addUnlessEmpty("against", spell.against)
        .addUnlessEmpty("note", spell.note)
        .close(spell.unknown);
}

json::Object writePlacement(const LoadOut::Placement &placement)
{
    ObjectWriter writer;
    writer.add("item", placement.item).addWord("place", words::place, placement.place);
    return writer.addUnlessEmpty("container", placement.container).close(placement.unknown);
}

json::Object writeLoadOut(const LoadOut &loadOut)
{
    ObjectWriter writer;
    writer.add("id", loadOut.id).add("name", loadOut.name);
    writer.add("placements", list(loadOut.placements, writePlacement)).add("hands", strings(loadOut.hands));
    return writer.close(loadOut.unknown);
}

} // namespace

json::Object writeGamePart(const Character &character)
{
    ObjectWriter writer;
    writer.addWord("phase", words::phase, character.phase).addIfSet("acceptsDebt", character.acceptsDebt);
    if (json::Object options = writeOptions(character.options); !options.members.empty())
        writer.add("options", std::move(options));
    writer.add("creation", writeCreation(character.creation));
    writer.add("ledger", list(character.ledger, writeEntry));
    if (!character.wishes.empty()) writer.add("wishes", list(character.wishes, writeWish));
    writer.add("items", list(character.items, writeItem)).add("hands", strings(character.hands));
    if (character.focusForCommand) writer.add("focusForCommand", *character.focusForCommand);
    writer.add("mount", character.mount ? json::Value(writeMount(*character.mount)) : json::Value());
    writer.add("damage", writeDamage(character.damage)).add("purse", writePurse(character.purse));
    writer.add("spells", list(character.spells, writeSpell));
    writer.add("loadOuts", list(character.loadOuts, writeLoadOut));
    writer.addDecimal("bodyMassLb", character.bodyMass.smallest(), Weight::PerUnit);
    return writer.close(character.unknownGame);
}

json::Object writeThing(const Item &item)
{
    Item unplaced = item;
    unplaced.id.clear();
    unplaced.container.clear();
    return writeItem(unplaced);
}

} // namespace sky::hursagmu
