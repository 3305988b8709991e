#include "tests/support/builder.h"

#include "core/hursagmu/checks/evaluate.h"

namespace sky::test
{

using namespace sky::hursagmu;

const Catalogue &catalogue()
{
    static const Result<Catalogue> loaded = Catalogue::load();
    if (!loaded) qFatal("%s", qUtf8Printable(loaded.error().message));
    return *loaded;
}

Builder &Builder::levels(Levels levels)
{
    for (const auto &[id, level] : levels) {
        TraitEntry entry;
        entry.id = QString::fromLatin1(id);
        entry.level = Level::of(level).value();
        character.creation.traits.push_back(entry);
    }
    return *this;
}

Builder &Builder::gift(const char *giftId, int count)
{
    GiftEntry gift;
    gift.id = QStringLiteral("g%1").arg(++m_count);
    gift.gift = QString::fromLatin1(giftId);
    gift.count = count;
    character.creation.gifts.push_back(gift);
    return *this;
}

QString Builder::add(const char *catalogueId, int64_t quantity, Place place, const QString &container)
{
    Item item;
    item.catalogueId = QString::fromLatin1(catalogueId);
    const GoodsInfo *goods = catalogue().thing(item.catalogueId);
    if (!goods) qFatal("no such thing: %s", catalogueId);
    item.kind = goods->kind;
    item.quantity = quantity;
    item.place = place;
    item.container = container;
    return add(item);
}

QString Builder::add(Item item)
{
    item.id = QStringLiteral("i%1").arg(++m_count);
    character.items.push_back(item);
    return item.id;
}

Builder &Builder::hold(std::vector<QString> slots)
{
    character.hands = std::move(slots);
    return *this;
}

std::shared_ptr<const hursagmu::Evaluation> Builder::evaluated() const
{
    return evaluate(character, catalogue());
}

Builder alaric()
{
    Builder b;
    b.character.name = QStringLiteral("Sir Alaric of Vor");
    b.levels({{"command", 6},
              {"constitution", 6},
              {"intellect", 4},
              {"perception", 4},
              {"strength", 6},
              {"willpower", 6},
              {"athlete", 6},
              {"healer", 4},
              {"ranger", 4},
              {"rider", 8},
              {"scholar", 7},
              {"warrior", 8}});
    b.add("mail", 1, Place::Worn);
    b.add("travelling_clothes", 1, Place::Worn);
    const QString sword = b.add("sword");
    const QString shield = b.add("shield");
    b.add("dagger");
    b.add("waterskin");
    const QString pouch = b.add("pouch");
    b.add("flint_and_steel", 1, Place::Carried, pouch);
    b.add("parchment", 2, Place::Carried, pouch);
    const QString backpack = b.add("backpack");
    for (const char *thing : {"bedroll", "blanket", "lantern", "whetstone"})
        b.add(thing, 1, Place::Carried, backpack);
    b.add("rope", 10, Place::Carried, backpack);
    b.add("trail_rations", 5, Place::Carried, backpack);
    b.add("torch", 3, Place::Carried, backpack);
    b.add("oil_flask", 2, Place::Carried, backpack);
    const QString sack = b.add("sack", 1, Place::Mount);
    b.add("noble_attire", 1, Place::Carried, sack);
    b.hold({sword, shield});
    b.character.mount = Mount{};
    b.character.mount->athlete = Level::of(4).value();
    b.character.mount->strength = Level::of(10).value();
    return b;
}

Builder eshara()
{
    Builder b;
    b.character.name = QStringLiteral("Eshara of Yoth");
    b.levels({{"command", 4},
              {"constitution", 2},
              {"intellect", 8},
              {"perception", 6},
              {"willpower", 4},
              {"artisan", 2},
              {"healer", 4},
              {"scholar", 6},
              {"sneak", 2},
              {"trickster", 2}});
    for (const char *gift :
         {"amelatu", "mahasu", "nekelmu", "sabatu", "seheru", "talamu", "starvision", "intuition"})
        b.gift(gift);
    b.add("travelling_clothes", 1, Place::Worn);
    const QString staff = b.add("focus_staff");
    b.add("tower", 1, Place::Left);
    b.add("waterskin");
    b.add("lantern");
    const QString pouch = b.add("pouch");
    b.add("flint_and_steel", 1, Place::Carried, pouch);
    b.add("candle", 6, Place::Carried, pouch);
    const QString backpack = b.add("backpack");
    b.add("blanket", 1, Place::Carried, backpack);
    b.add("trail_rations", 3, Place::Carried, backpack);
    b.add("oil_flask", 2, Place::Carried, backpack);
    b.add("parchment", 12, Place::Carried, backpack);
    b.add("chest", 1, Place::Left);
    b.hold({staff, QString()});
    const auto spell = [&b](const char *name, const char *discipline, int intensity, int64_t area,
                            int64_t duration) {
        Spell added;
        added.id = QStringLiteral("s%1").arg(b.character.spells.size() + 1);
        added.name = QString::fromLatin1(name);
        added.discipline = QString::fromLatin1(discipline);
        added.intensity = intensity;
        added.area = area;
        added.duration = duration;
        b.character.spells.push_back(added);
    };
    spell("The Reed Gate", "amelatu", 0, 4, 4);
    spell("Field of Noon", "mahasu", 6, 8, 1);
    spell("Shattered Mirror", "nekelmu", 6, 4, 1);
    spell("The Still Hand", "sabatu", 2, 1, 16);
    spell("Unsaying", "seheru", 0, 4, 1);
    spell("Lent Breath", "talamu", 6, 1, 1);
    return b;
}

namespace
{

/// Twelve feet: power 8.
Item longStaff()
{
    Item staff;
    staff.kind = ItemKind::Focus;
    staff.catalogueId = QStringLiteral("focus_staff");
    staff.name = QStringLiteral("Long staff");
    staff.focus = FocusSpec();
    staff.focus->lengthHundredths = 1'200;
    return staff;
}

} // namespace

Builder vunata()
{
    Builder b;
    b.character.name = QStringLiteral("Vunata of Keph");
    b.levels({{"command", 6}, {"intellect", 5}, {"willpower", 6}});
    for (const char *discipline : {"mahasu", "sabatu", "seheru", "talamu"})
        b.gift(discipline);
    b.hold({b.add(longStaff()), QString()});
    return b;
}

Builder nik()
{
    Builder b;
    b.character.name = QStringLiteral("Nik");
    b.levels({{"command", 4}, {"intellect", 4}, {"willpower", 4}}).gift("mahasu");
    b.hold({b.add(longStaff()), QString()});
    return b;
}

} // namespace sky::test
