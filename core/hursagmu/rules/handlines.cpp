// The rows of "in hand": deriveHands. What they rest on is in hands.cpp and weapons.cpp.
#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/rules/hands.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/rules/swords.h"
#include "core/hursagmu/rules/weapons.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

constexpr size_t MostRows = 12;

using Weapons = std::vector<const PresentItem *>;

QString capitalised(const QString &name)
{
    return name.left(1).toUpper() + name.mid(1);
}

/// Sums within the sum become parts of it: "6 Strength + 6 Sword + 2 weapon alone".
Breakdown flattened(const Breakdown &sum)
{
    std::vector<Breakdown> parts;
    for (const Breakdown &part : sum.parts()) {
        if (part.kind() == Breakdown::Kind::Sum)
            parts.insert(parts.end(), part.parts().begin(), part.parts().end());
        else
            parts.push_back(part);
    }
    return Breakdown::sum(sum.label(), std::move(parts), sum.rule());
}

/// Builds the rows one kind after the other.
class HandRows
{
public:
    explicit HandRows(const Derivation &derivation)
        : m_derivation(derivation)
        , m_held(heldWeapons(derivation))
    {
    }

    std::vector<HandLine> rows()
    {
        addHeld();
        addOneHanded();
        addMounted();
        addTwoHanded();
        addMissiles();
        addThrown();
        addNatural();
        return kept();
    }

private:
    /// How the weapons are used; only rows of the same use are compared.
    enum class Use { Hard, Guard, Together, TwoHanded, Shot, Thrown, Bare };
    struct Row {
        HandLine line;
        Use use = Use::Bare;
    };

    /// Kept whatever the others are: what is held now, and the saddle.
    static bool isFixed(const HandLine &line) { return line.held || line.mounted; }

    static bool isAsGood(const HandLine &a, const HandLine &b)
    {
        return a.attack.value() >= b.attack.value() && a.damage.value() >= b.damage.value() &&
               a.defense.value() >= b.defense.value() && a.missiles.value() >= b.missiles.value();
    }

    bool isOneHanded(const PresentItem &item) const
    {
        return item.weapon && !isMissile(item) && handsFor(*item.weapon, m_derivation.catalogue) == 1;
    }

    bool isHeld(const Weapons &weapons) const
    {
        return std::is_permutation(weapons.begin(), weapons.end(), m_held.begin(), m_held.end());
    }

    /// Weapons at hand for which the test holds.
    template<class Test>
    Weapons atHand(Test test) const
    {
        Weapons found;
        for (const PresentItem &item : m_derivation.result.items)
            if (item.weapon && item.isAtHand() && test(item)) found.push_back(&item);
        return found;
    }

    /// "Sword and shield": a name of one's own keeps its capitals.
    QString nameOf(const Weapons &weapons) const
    {
        QStringList names;
        for (const PresentItem *item : weapons) {
            QString name = item->name;
            if (names.isEmpty())
                name = capitalised(name);
            else if (!item->ownName)
                name = name.toLower();
            names.append(name);
        }
        const QString last = names.takeLast();
        return names.isEmpty() ? last : Text::tr("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
    }

    void add(HandLine line, Use use) { m_rows.push_back({std::move(line), use}); }

    static std::vector<QString> idsOf(const Weapons &weapons)
    {
        std::vector<QString> ids;
        for (const PresentItem *item : weapons)
            ids.push_back(item->id);
        return ids;
    }

    /// Melee weapons used together, or one of them alone with the bonus for that.
    HandLine melee(const QString &name, const Weapons &weapons, rules::SingleBonus bonus) const
    {
        const RuleOptions &options = m_derivation.options();
        std::vector<rules::Wielded> wielded;
        DefenseBonuses bonuses = bonusesOf(weapons);
        for (size_t i = 0; i < weapons.size(); ++i)
            wielded.push_back({bonuses.weapons[i], weaponBonus(m_derivation, *weapons[i]),
                               m_derivation.catalogue.size(weapons[i]->weapon->size).defenseCap});
        const rules::WieldBonus wield = rules::wield(wielded, bonus, options.singleBonusCap);
        bonuses.weapons = wield.defenses;
        const Defenses defenses = defensesWith(m_derivation, bonuses);

        HandLine line;
        line.name = name;
        line.items = idsOf(weapons);
        line.held = isHeld(weapons);
        line.attack = m_derivation.result.offenseMelee;
        line.damage = flattened(rules::weaponDamage(m_derivation.trait(QStringLiteral("strength")),
                                                    wield.damage, false, options.mechanicalStrength));
        line.defense = defenses.defense;
        line.missiles = defenses.missiles;
        return line;
    }

    void addAlone(const PresentItem &item)
    {
        const QString name = nameOf({&item});
        add(melee(Text::tr("%1 alone, struck hard").arg(name), {&item}, rules::SingleBonus::Damage),
            Use::Hard);
        add(melee(Text::tr("%1 alone, held to guard").arg(name), {&item}, rules::SingleBonus::Defense),
            Use::Guard);
    }

    /// A weapon that is shot or thrown, with the defenses of what else is in hand.
    HandLine ranged(const QString &name, const PresentItem &item, const Breakdown &attack,
                    const Weapons &beside) const
    {
        const Defenses defenses = defensesWith(m_derivation, bonusesOf(beside));
        HandLine line;
        line.name = name;
        line.items = {item.id};
        line.attack = attack;
        line.damage = damageWith(m_derivation, item);
        line.defense = defenses.defense;
        line.missiles = defenses.missiles;
        return line;
    }

    HandLine bareHanded() const
    {
        const Defenses defenses = defensesWith(m_derivation, {});
        HandLine line;
        line.name = m_derivation.result.weapons.back().name;
        line.held = m_held.empty();
        line.attack = m_derivation.result.offenseMelee;
        line.damage = m_derivation.result.damage;
        line.defense = defenses.defense;
        line.missiles = defenses.missiles;
        return line;
    }

    void addHeld()
    {
        Weapons melees, missiles;
        for (const PresentItem *item : m_held)
            (isMissile(*item) ? missiles : melees).push_back(item);
        if (m_held.empty()) add(bareHanded(), Use::Bare);
        if (m_held.size() == 1 && isOneHanded(*m_held.front()))
            addAlone(*m_held.front());
        else if (!melees.empty())
            add(melee(nameOf(melees), melees, rules::SingleBonus::None),
                melees.size() > 1 ? Use::Together : Use::TwoHanded);
        for (const PresentItem *item : missiles)
            add(ranged(nameOf({item}), *item, attackWith(m_derivation, *item), melees), Use::Shot);
        for (Row &row : m_rows)
            row.line.held = true;
    }

    /// Whether `a` serves at least as well as `b` wherever either could be held.
    bool servesAsWell(const PresentItem &a, const PresentItem &b) const
    {
        const auto cap = [this](const PresentItem &item) {
            return m_derivation.catalogue.size(item.weapon->size).defenseCap;
        };
        return a.weapon->damage >= b.weapon->damage && a.weapon->defense >= b.weapon->defense &&
               cap(a) >= cap(b);
    }

    /// Without the weapons to which `better` others are preferred: rows with them would all be left out. It
    /// keeps the number of combinations small.
    Weapons worthHolding(const Weapons &weapons, int better) const
    {
        Weapons kept;
        for (size_t i = 0; i < weapons.size(); ++i) {
            int preferred = 0;
            for (size_t j = 0; j < weapons.size() && preferred < better; ++j) {
                const bool asWell = j != i && servesAsWell(*weapons[j], *weapons[i]);
                if (asWell && (j < i || !servesAsWell(*weapons[i], *weapons[j]))) ++preferred;
            }
            if (preferred < better) kept.push_back(weapons[i]);
        }
        return kept;
    }

    /// Each alone, and with each shield. Shields alone, or two of them, only where there is nothing better to
    /// hold.
    void addOneHanded()
    {
        const auto oneHanded = [this](bool shield, int better) {
            const auto test = [this, shield](const PresentItem &item) {
                return isOneHanded(item) && item.weapon->shield == shield;
            };
            return worthHolding(atHand(test), better);
        };
        const Weapons shields = oneHanded(true, 2);
        Weapons weapons = oneHanded(false, 1);
        if (weapons.empty()) weapons = shields;
        for (const PresentItem *weapon : weapons) {
            if (!isHeld({weapon})) addAlone(*weapon);
            for (const PresentItem *shield : shields)
                if (shield != weapon && !isHeld({weapon, shield}))
                    add(melee(nameOf({weapon, shield}), {weapon, shield}, rules::SingleBonus::None),
                        Use::Together);
        }
    }

    void addMounted()
    {
        const bool rides =
            m_derivation.character.mount || m_derivation.folded.level(QStringLiteral("rider")) > 0;
        if (!rides) return;
        const Defenses defenses = defensesWith(m_derivation, bonusesOf(m_held));
        HandLine line = m_held.empty() ? bareHanded() : heldPlainly();
        line.name = Text::tr("Mounted");
        line.held = false;
        line.mounted = true;
        line.defense = defenses.mounted;
        line.missiles = defenses.mountedMissiles;
        line.remark =
            Text::tr("%1 if unable to block").arg(m_derivation.result.mountedDefenseNoBlock.value());
        add(line, Use::Bare);
    }

    /// What is held, without the choice of a weapon alone.
    HandLine heldPlainly() const
    {
        Weapons melees;
        for (const PresentItem *item : m_held)
            if (!isMissile(*item)) melees.push_back(item);
        if (!melees.empty()) return melee(nameOf(melees), melees, rules::SingleBonus::None);
        const PresentItem &shot = *m_held.front();
        return ranged(nameOf({&shot}), shot, attackWith(m_derivation, shot), {});
    }

    void addTwoHanded()
    {
        const Weapons weapons =
            atHand([this](const PresentItem &item) { return !isMissile(item) && !isOneHanded(item); });
        for (const PresentItem *item : weapons)
            if (!isHeld({item})) add(melee(nameOf({item}), {item}, rules::SingleBonus::None), Use::TwoHanded);
    }

    void addMissiles()
    {
        for (const PresentItem *item : atHand(isMissile))
            if (!isHeld({item}))
                add(ranged(nameOf({item}), *item, attackWith(m_derivation, *item), {}), Use::Shot);
    }

    void addThrown()
    {
        const Weapons weapons =
            atHand([](const PresentItem &item) { return !isMissile(item) && item.weapon->throwable; });
        for (const PresentItem *item : weapons)
            add(ranged(Text::tr("%1, thrown").arg(nameOf({item})), *item, throwOf(m_derivation, *item), {}),
                Use::Thrown);
    }

    void addNatural()
    {
        if (!m_held.empty() && m_derivation.hasGift(QStringLiteral("natural_weapon")))
            add(bareHanded(), Use::Bare);
    }

    /// Without the rows that another of the same use equals or beats in every number.
    std::vector<HandLine> kept() const
    {
        std::vector<HandLine> lines;
        for (size_t i = 0; i < m_rows.size(); ++i) {
            const Row &row = m_rows[i];
            const auto beaten = [&](size_t j) {
                const Row &other = m_rows[j];
                if (j == i || other.use != row.use || other.line.mounted) return false;
                if (!isAsGood(other.line, row.line)) return false;
                return j < i || !isAsGood(row.line, other.line);
            };
            bool keep = true;
            for (size_t j = 0; j < m_rows.size() && keep && !isFixed(row.line); ++j)
                keep = !beaten(j);
            if (keep) lines.push_back(row.line);
        }
        return lines;
    }

    const Derivation &m_derivation;
    Weapons m_held;
    std::vector<Row> m_rows;
};

} // namespace

void deriveHands(Derivation &derivation)
{
    std::vector<HandLine> rows = HandRows(derivation).rows();
    derivation.result.moreInHand = rows.size() > MostRows;
    if (derivation.result.moreInHand) rows.resize(MostRows);
    derivation.result.inHand = std::move(rows);
}

} // namespace sky::hursagmu
