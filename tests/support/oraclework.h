#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/model/character.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace sky::hursagmu::oracle
{

/// One thing with what it is and where.
struct Thing {
    const Item *item = nullptr;
    const GoodsInfo *goods = nullptr;
    const WeaponSpec *weapon = nullptr;
    const ArmorSpec *armor = nullptr;
    const FocusSpec *focus = nullptr;
    Place place = Place::Carried;
    bool inside = false;
    bool held = false;

    bool ready() const
    {
        return !inside && item->quantity > 0 && (place == Place::Carried || place == Place::Worn);
    }
    bool missile() const { return weapon->weaponClass == WeaponClass::Missile; }
    bool large() const { return weapon->size == Size::Large; }
    int64_t damage() const
    {
        if (!missile()) return weapon->damage;
        return weapon->size == Size::Small ? 4 : weapon->size == Size::Medium ? 6 : 8;
    }
    int hands() const { return missile() || large() ? 2 : 1; }
};

struct Numbers {
    int64_t attack = 0, damage = 0, defense = 0, missiles = 0;
};

struct Row {
    QString use;
    bool fixed = false;
    Numbers numbers;
};

/// Works out one character, step by step; see oracle.h.
class Oracle
{
public:
    Oracle(const Character &c, const Catalogue &catalogue)
        : m_c(c)
        , m_o(c.options)
        , m_lists(catalogue)
    {
    }

    std::map<QString, int64_t> work();

private:
    using Held = std::vector<const Thing *>;

    void put(const QString &id, int64_t value) { m_out[id] = value; }
    void put(const char *id, int64_t value) { m_out[QString::fromLatin1(id)] = value; }
    int64_t level(const char *id) const;
    bool has(const char *gift) const;
    int64_t costOfGift(const GiftEntry &gift) const;
    void history();
    void remember(const LedgerEntry &entry);
    void points();
    void traits();
    Thing thingOf(const Item &item) const;
    /// Thousandths of a pound for one; below 0 for nothing named.
    static int64_t weightOf(const Thing &thing);
    /// Hundredths of a copper for one of good quality; below 0 for nothing named.
    int64_t priceOf(const Thing &thing) const;
    void things();
    void load();
    void mount(const Mount &mount, int64_t carried);

    // oraclefight.cpp
    int64_t all() const;
    int64_t athlete() const;
    int64_t better() const { return std::max(athlete(), level("warrior")); }
    bool anythingBlocks() const { return m_o.missileBlock == MissileBlock::AlwaysBlock; }

    struct Bonus {
        int64_t all = 0, shields = 0;
        bool shield = false;
    };
    static Bonus bonusOf(const Held &weapons);
    int64_t defense(const Bonus &bonus) const { return 7 + better() + bonus.all + all(); }
    int64_t missileDefense(const Bonus &bonus) const;
    int64_t mountedDefense(int64_t bonus) const { return 7 + level("warrior") + bonus + all(); }
    int64_t mountedDodge() const { return 7 + level("rider") + all(); }

    int64_t bareDamage() const;
    int64_t attackOf(const Thing &thing) const;
    int64_t damageOf(const Thing &thing) const;
    Held heldWeapons() const;
    void fight();
    void weapons();

    Numbers together(const Held &weapons) const;
    Numbers shot(const Thing &thing, int64_t attack, const Held &beside) const;
    Numbers bare() const { return {level("warrior") + all(), bareDamage(), defense({}), missileDefense({})}; }

    void alone(const Thing &thing, bool fixed);
    bool isHeld(Held weapons, Held held) const;
    void heldRows(const Held &held);
    /// In the order of the product's items: top-level things as listed.
    Held ready() const;
    /// Without those to which `better` others are preferred.
    static Held worthHolding(const Held &things, int better);
    void oneHandedRows(const Held &held);
    void mountedRow(const Held &held);
    void rows();
    bool isBeaten(size_t index) const;
    void putRows();

    // oraclesorcery.cpp
    void sorcery();
    /// Things in the product's order: top-level ones as listed, each followed by what it holds.
    std::vector<const Thing *> listed() const;
    void cast(const Spell &spell, const std::vector<int64_t> &powers);
    void injury();

    const Character &m_c;
    const RuleOptions &m_o;
    const Catalogue &m_lists;
    std::map<QString, int> m_levels;
    std::vector<GiftEntry> m_gifts;
    std::vector<Thing> m_things;
    std::vector<Row> m_rows;
    std::map<QString, int64_t> m_out;
    int64_t m_earned = 0, m_spent = 0, m_armor = 0, m_load = 0;
};

} // namespace sky::hursagmu::oracle
