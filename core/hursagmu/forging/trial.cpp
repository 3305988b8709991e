#include "core/hursagmu/forging/trial.h"

#include "core/hursagmu/rules/combinations.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using Use = TrialRow::Use;

constexpr size_t MostSeconds = 4; ///< second weapons that are tried

QString freeId(const Character &character)
{
    QString id = QStringLiteral("made");
    while (character.findItem(id))
        id += QLatin1Char('_');
    return id;
}

/// Where the thing would be used.
Place usedAt(const Item &made)
{
    if (made.armor) return Place::Worn;
    return made.focus && made.focus->immobile ? Place::Left : Place::Carried;
}

/// The character with the thing at hand, and its id.
Character withThing(const Character &character, const Item &made, QString &id)
{
    Character candidate = character;
    Item *own = candidate.findItem(made.id);
    id = own ? made.id : freeId(candidate);
    if (!own) own = &candidate.items.emplace_back();
    *own = made;
    own->id = id;
    own->place = usedAt(made);
    own->container.clear();
    own->quantity = std::max<int64_t>(made.quantity, 1);
    return candidate;
}

/// One suit at a time (E-052): the others are taken off and carried.
void takeOffOthers(Character &character, const Catalogue &catalogue, const QString &id)
{
    for (Item &item : character.items)
        if (item.id != id && item.place == Place::Worn && armorOf(item, catalogue))
            item.place = Place::Carried;
}

/// The rows of one weapon.
class Rows
{
public:
    Rows(const Derivation &derivation, const PresentItem &item)
        : m_derivation(derivation)
        , m_item(item)
    {
    }

    std::vector<TrialRow> rows()
    {
        if (isMissile(m_item))
            addShot();
        else if (isOneHanded(m_derivation, m_item))
            addOneHanded();
        else
            add(Use::TwoHanded, Text::tr("In both hands"), melee({&m_item}, rules::SingleBonus::None));
        if (!isMissile(m_item)) addThrown();
        if (m_derivation.character.mount) addMounted();
        if (m_derivation.hasGift(QStringLiteral("natural_weapon")))
            add(Use::Natural, Text::tr("Natural weapon"), bareHandedLine(m_derivation));
        return std::move(m_rows);
    }

private:
    void add(Use use, const QString &name, HandLine line) { m_rows.push_back({use, name, std::move(line)}); }

    HandLine melee(const Weapons &weapons, rules::SingleBonus bonus) const
    {
        return meleeLine(m_derivation, namesOf(weapons), weapons, bonus);
    }

    void addShot()
    {
        add(Use::Shot, Text::tr("Shot"),
            rangedLine(m_derivation, namesOf({&m_item}), m_item, attackWith(m_derivation, m_item), {}));
    }

    void addOneHanded()
    {
        add(Use::Hard, Text::tr("Alone, striking hard"), melee({&m_item}, rules::SingleBonus::Damage));
        add(Use::Guard, Text::tr("Alone, on guard"), melee({&m_item}, rules::SingleBonus::Defense));
        for (const PresentItem *second : seconds()) {
            const QString name = second->ownName ? second->name : second->name.toLower();
            add(Use::Together, Text::tr("With the %1").arg(name),
                melee({&m_item, second}, rules::SingleBonus::None));
        }
    }

    void addThrown()
    {
        add(Use::Thrown, Text::tr("Thrown"),
            rangedLine(m_derivation, namesOf({&m_item}), m_item, throwOf(m_derivation, m_item), {}));
    }

    void addMounted()
    {
        const Weapons held = {&m_item};
        const HandLine onFoot =
            m_rows.front().use == Use::Shot ? m_rows.front().line : melee(held, rules::SingleBonus::None);
        add(Use::Mounted, Text::tr("Mounted"), mountedLine(m_derivation, onFoot, held));
    }

    /// What the other hand could hold to advantage: the shields and the weapons that no other of their sort
    /// equals.
    Weapons seconds() const
    {
        Weapons found;
        for (const bool shield : {true, false}) {
            const Weapons others = weaponsAtHand(m_derivation, [this, shield](const PresentItem &item) {
                return item.id != m_item.id && isOneHanded(m_derivation, item) &&
                       item.weapon->shield == shield;
            });
            const Weapons best = worthHolding(m_derivation, others, 1);
            found.insert(found.end(), best.begin(), best.end());
        }
        if (found.size() > MostSeconds) found.resize(MostSeconds);
        return found;
    }

    const Derivation &m_derivation;
    const PresentItem &m_item;
    std::vector<TrialRow> m_rows;
};

std::vector<DerivedValue> listed(const std::vector<TrialRow> &rows)
{
    std::vector<DerivedValue> values;
    const QString group = Text::tr("In hand");
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto &[use, name, line] = rows[i];
        const QString id = QStringLiteral("trial/%1/").arg(i + 1);
        values.push_back({id + QStringLiteral("attack"), group, Text::tr("%1: attack").arg(name), line.attack,
                          line.remark});
        values.push_back(
            {id + QStringLiteral("damage"), group, Text::tr("%1: damage").arg(name), line.damage, {}});
        values.push_back(
            {id + QStringLiteral("defense"), group, Text::tr("%1: Defense").arg(name), line.defense, {}});
        values.push_back({id + QStringLiteral("missiles"),
                          group,
                          Text::tr("%1: against missiles").arg(name),
                          line.missiles,
                          {}});
    }
    return values;
}

} // namespace

Trial tryOut(const Character &character, const Catalogue &catalogue, const Item &made)
{
    Trial trial;
    Character candidate = withThing(character, made, trial.item);
    if (made.armor) takeOffOthers(candidate, catalogue, trial.item);
    const Fold folded = fold(candidate, catalogue);
    const std::shared_ptr<Evaluation> with = derive(candidate, catalogue, folded);
    const Derivation derivation{candidate, catalogue, folded, *with, burdenOf(*with)};
    const PresentItem *item = with->item(trial.item);
    if (item && item->weapon) trial.rows = Rows(derivation, *item).rows();
    trial.values = listed(trial.rows);
    trial.with = with;
    return trial;
}

} // namespace sky::hursagmu
