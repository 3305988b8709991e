// The rows of "in hand": deriveHands. What they rest on is in combinations.cpp, hands.cpp and weapons.cpp.
#include "core/hursagmu/rules/combinations.h"
#include "core/hursagmu/rules/hands.h"
#include "core/hursagmu/rules/weapons.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

constexpr size_t MostRows = 12;

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

    bool isOneHanded(const PresentItem &item) const { return hursagmu::isOneHanded(m_derivation, item); }

    bool isHeld(const Weapons &weapons) const
    {
        return std::is_permutation(weapons.begin(), weapons.end(), m_held.begin(), m_held.end());
    }

    template<class Test>
    Weapons atHand(Test test) const
    {
        return weaponsAtHand(m_derivation, test);
    }

    void add(HandLine line, Use use) { m_rows.push_back({std::move(line), use}); }

    HandLine melee(const QString &name, const Weapons &weapons, rules::SingleBonus bonus) const
    {
        HandLine line = meleeLine(m_derivation, name, weapons, bonus);
        line.held = isHeld(weapons);
        return line;
    }

    void addAlone(const PresentItem &item)
    {
        const QString name = namesOf({&item});
        add(melee(filled(Text::tr("%1 alone, struck hard"), name), {&item}, rules::SingleBonus::Damage),
            Use::Hard);
        add(melee(filled(Text::tr("%1 alone, held to guard"), name), {&item}, rules::SingleBonus::Defense),
            Use::Guard);
    }

    HandLine ranged(const QString &name, const PresentItem &item, const Breakdown &attack,
                    const Weapons &beside) const
    {
        return rangedLine(m_derivation, name, item, attack, beside);
    }

    HandLine bareHanded() const
    {
        HandLine line = bareHandedLine(m_derivation);
        line.held = m_held.empty();
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
            add(melee(namesOf(melees), melees, rules::SingleBonus::None),
                melees.size() > 1 ? Use::Together : Use::TwoHanded);
        for (const PresentItem *item : missiles)
            add(ranged(namesOf({item}), *item, attackWith(m_derivation, *item), melees), Use::Shot);
        for (Row &row : m_rows)
            row.line.held = true;
    }

    /// Each alone, and with each shield. Shields alone, or two of them, only where there is nothing better to
    /// hold.
    void addOneHanded()
    {
        const auto oneHanded = [this](bool shield, int better) {
            const auto test = [this, shield](const PresentItem &item) {
                return isOneHanded(item) && item.weapon->shield == shield;
            };
            return worthHolding(m_derivation, atHand(test), better);
        };
        const Weapons shields = oneHanded(true, 2);
        Weapons weapons = oneHanded(false, 1);
        if (weapons.empty()) weapons = shields;
        for (const PresentItem *weapon : weapons) {
            if (!isHeld({weapon})) addAlone(*weapon);
            for (const PresentItem *shield : shields)
                if (shield != weapon && !isHeld({weapon, shield}))
                    add(melee(namesOf({weapon, shield}), {weapon, shield}, rules::SingleBonus::None),
                        Use::Together);
        }
    }

    void addMounted()
    {
        const bool rides =
            m_derivation.character.mount || m_derivation.folded.level(QStringLiteral("rider")) > 0;
        if (!rides) return;
        const HandLine onFoot = m_held.empty() ? bareHanded() : heldPlainly();
        HandLine line = mountedLine(m_derivation, onFoot, m_held);
        line.held = false;
        add(line, Use::Bare);
    }

    /// What is held, without the choice of a weapon alone.
    HandLine heldPlainly() const
    {
        Weapons melees;
        for (const PresentItem *item : m_held)
            if (!isMissile(*item)) melees.push_back(item);
        if (!melees.empty()) return melee(namesOf(melees), melees, rules::SingleBonus::None);
        const PresentItem &shot = *m_held.front();
        return ranged(namesOf({&shot}), shot, attackWith(m_derivation, shot), {});
    }

    void addTwoHanded()
    {
        const Weapons weapons =
            atHand([this](const PresentItem &item) { return !isMissile(item) && !isOneHanded(item); });
        for (const PresentItem *item : weapons)
            if (!isHeld({item}))
                add(melee(namesOf({item}), {item}, rules::SingleBonus::None), Use::TwoHanded);
    }

    void addMissiles()
    {
        for (const PresentItem *item : atHand(isMissile))
            if (!isHeld({item}))
                add(ranged(namesOf({item}), *item, attackWith(m_derivation, *item), {}), Use::Shot);
    }

    void addThrown()
    {
        const Weapons weapons =
            atHand([](const PresentItem &item) { return !isMissile(item) && item.weapon->throwable; });
        for (const PresentItem *item : weapons)
            add(ranged(filled(Text::tr("%1, thrown"), namesOf({item})), *item, throwOf(m_derivation, *item),
                       {}),
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
