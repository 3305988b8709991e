#include "core/hursagmu/rules/derivation.h"
#include "core/hursagmu/rules/wording.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

namespace
{

/// Appends to Evaluation::values under one group heading.
class ValueList
{
public:
    explicit ValueList(Evaluation &result)
        : m_result(result)
    {
    }

    void begin(const QString &group) { m_group = group; }

    void add(const QString &id, const QString &label, const Breakdown &number, const QString &remark = {})
    {
        m_result.values.push_back({id, m_group, label, number, remark});
    }

private:
    Evaluation &m_result;
    QString m_group;
};

Breakdown points(const QString &label, int64_t value)
{
    return Breakdown::term(label, value, Unit::Points);
}

/// "95 = 100 earned − 5 spent".
Breakdown balance(const QString &label, const QString &of, int64_t total, int64_t spent)
{
    std::vector<Breakdown> parts = {points(of, total)};
    if (spent != 0) parts.push_back(Breakdown::negative(points(Text::tr("spent"), spent)));
    return Breakdown::sum(label, std::move(parts));
}

void addPoints(ValueList &list, const Evaluation &result)
{
    list.begin(Text::tr("Points"));
    std::vector<Breakdown> groups;
    for (const Breakdown &group : {result.spentTalents, result.spentProfessions, result.spentGifts})
        groups.push_back(points(group.label(), group.value()));
    list.add(QStringLiteral("points/talents"), Text::tr("Talents"), result.spentTalents);
    list.add(QStringLiteral("points/professions"), Text::tr("Professions"), result.spentProfessions);
    list.add(QStringLiteral("points/gifts"), Text::tr("Gifts"), result.spentGifts);
    list.add(QStringLiteral("points/total"), Text::tr("Points spent"),
             Breakdown::sum(Text::tr("points"), std::move(groups), QStringLiteral("H-003")));
    list.add(QStringLiteral("points/left"), Text::tr("Points left"),
             balance(Text::tr("left"), Text::tr("budget"), result.budget, result.spent));
    list.add(QStringLiteral("experience/earned"), Text::tr("Experience earned"),
             points(Text::tr("earned"), result.experienceEarned));
    list.add(QStringLiteral("experience/spent"), Text::tr("Experience spent"),
             points(Text::tr("spent"), result.experienceSpent));
    list.add(
        QStringLiteral("experience/left"), Text::tr("Experience unspent"),
        balance(Text::tr("unspent"), Text::tr("earned"), result.experienceEarned, result.experienceSpent));
}

void addTrait(ValueList &list, const PresentTrait &trait)
{
    list.add(QStringLiteral("cost/") + trait.id, filled(Text::tr("%1 cost"), trait.name), trait.cost);
    if (trait.nextCost)
        list.add(QStringLiteral("next/") + trait.id, filled(Text::tr("%1 next level"), trait.name),
                 Breakdown::term(Text::tr("to %1").arg(trait.level.value() + 1), *trait.nextCost,
                                 Unit::Points, QStringLiteral("H-034")));
    if (trait.roll.value() != trait.level.value())
        list.add(QStringLiteral("roll/") + trait.id, filled(Text::tr("%1 rolled"), trait.name), trait.roll);
}

void addTraits(ValueList &list, const Evaluation &result)
{
    list.begin(Text::tr("Traits"));
    for (const PresentTrait &trait : result.talents)
        addTrait(list, trait);
    for (const PresentTrait &trait : result.professions)
        addTrait(list, trait);
    list.begin(Text::tr("Gifts"));
    for (const PresentGift &gift : result.gifts)
        list.add(QStringLiteral("cost/") + gift.id, filled(Text::tr("%1 cost"), gift.name), gift.cost);
}

void addFight(ValueList &list, const Evaluation &result)
{
    list.begin(Text::tr("Fight"));
    list.add(QStringLiteral("initiative"), Text::tr("Initiative"), result.initiative);
    list.add(QStringLiteral("offense_melee"), Text::tr("Offense hand to hand"), result.offenseMelee);
    list.add(QStringLiteral("offense_missile"), Text::tr("Offense with bows"), result.offenseMissile);
    list.add(QStringLiteral("offense_thrown"), Text::tr("Offense thrown"), result.offenseThrown);
    list.add(QStringLiteral("offense_sorcery"), Text::tr("Offense with sorcery"), result.offenseSorcery);
    list.add(QStringLiteral("defense"), Text::tr("Defense"), result.defense,
             Text::tr("with what is in hand"));
    list.add(QStringLiteral("defense_no_weapon"), Text::tr("Defense"), result.defenseUnarmed,
             Text::tr("no weapon"));
    list.add(QStringLiteral("defense_missiles"), Text::tr("Defense against missiles"), result.defenseMissiles,
             Text::tr("with what is in hand"));
    list.add(QStringLiteral("defense_missiles_no_weapon"), Text::tr("Defense against missiles"),
             result.defenseMissilesUnarmed, Text::tr("no weapon"));
    list.add(QStringLiteral("defense_mounted"), Text::tr("Defense mounted"), result.mountedDefense,
             Text::tr("with what is in hand"));
    list.add(QStringLiteral("defense_mounted_no_block"), Text::tr("Defense mounted"),
             result.mountedDefenseNoBlock, Text::tr("unable to block"));
    list.add(QStringLiteral("defiance"), Text::tr("Defiance"), result.defiance);
    list.add(QStringLiteral("endurance"), Text::tr("Endurance"), result.endurance);
    list.add(QStringLiteral("damage"), Text::tr("Damage"), result.damage, Text::tr("bare hands"));
}

void addBody(ValueList &list, const Evaluation &result)
{
    list.begin(Text::tr("Body and load"));
    list.add(QStringLiteral("move"), Text::tr("Move"), result.move, Text::tr("spaces an action"));
    list.add(QStringLiteral("swim"), Text::tr("Swim"), result.swim,
             result.swimNeedsArmorOff ? Text::tr("spaces an action, without the armor")
                                      : Text::tr("spaces an action"));
    list.add(QStringLiteral("armor_penalty"), Text::tr("Armor penalty"), result.armorPenalty);
    list.add(QStringLiteral("lift"), Text::tr("Lift"), result.load.lift);
    list.add(QStringLiteral("load"), Text::tr("Load"), result.load.carried);
    list.add(QStringLiteral("load_percent"), Text::tr("Load of lift"), result.load.percent);
    list.add(QStringLiteral("load_penalty"), Text::tr("Load penalty"), result.load.penalty);
    list.add(QStringLiteral("load_mount"), Text::tr("On the mount"), result.load.onMount);
    list.add(QStringLiteral("load_left"), Text::tr("Left behind"), result.load.leftBehind);
    list.add(QStringLiteral("body_mass"), Text::tr("Body mass"), result.bodyMass);
    list.add(QStringLiteral("grapple_mass"), Text::tr("Mass in a grapple"), result.grappleMass);
    if (!result.mount) return;
    list.begin(Text::tr("Mount"));
    list.add(QStringLiteral("mount/move"), Text::tr("Mount's move"), result.mount->move);
    list.add(QStringLiteral("mount/lift"), Text::tr("Mount's lift"), result.mount->load.lift);
    list.add(QStringLiteral("mount/load"), Text::tr("Mount's load"), result.mount->load.carried);
    list.add(QStringLiteral("mount/load_percent"), Text::tr("Mount's load of lift"),
             result.mount->load.percent);
    list.add(QStringLiteral("mount/load_penalty"), Text::tr("Mount's load penalty"),
             result.mount->load.penalty);
}

void addWeapons(ValueList &list, const Evaluation &result, Concealment side)
{
    list.begin(Text::tr("Weapons"));
    for (const WeaponLine &line : result.weapons) {
        const QString id = line.item.isEmpty() ? QStringLiteral("bare") : line.item;
        if (line.concealment)
            list.add(QStringLiteral("conceal/") + id, filled(Text::tr("%1 hidden"), line.name),
                     *line.concealment, concealmentText(side));
        list.add(QStringLiteral("attack/") + id, filled(Text::tr("%1 attack"), line.name), line.attack);
        list.add(QStringLiteral("damage/") + id, filled(Text::tr("%1 damage"), line.name), line.damage);
        list.add(QStringLiteral("defense/") + id, filled(Text::tr("%1 defense"), line.name), line.defense);
        if (line.thrownAttack)
            list.add(QStringLiteral("thrown/") + id, filled(Text::tr("%1 thrown"), line.name),
                     *line.thrownAttack);
        if (line.longestShot)
            list.add(QStringLiteral("longest_shot/") + id, filled(Text::tr("%1 longest shot"), line.name),
                     *line.longestShot, Text::tr("spaces"));
    }
}

void addHands(ValueList &list, const Evaluation &result)
{
    list.begin(Text::tr("In hand"));
    for (size_t i = 0; i < result.inHand.size(); ++i) {
        const HandLine &line = result.inHand[i];
        const QString id = QStringLiteral("hand/%1/").arg(i + 1);
        list.add(id + QStringLiteral("attack"), filled(Text::tr("%1: attack"), line.name), line.attack,
                 line.remark);
        list.add(id + QStringLiteral("damage"), filled(Text::tr("%1: damage"), line.name), line.damage);
        list.add(id + QStringLiteral("defense"), filled(Text::tr("%1: Defense"), line.name), line.defense);
        list.add(id + QStringLiteral("missiles"), filled(Text::tr("%1: against missiles"), line.name),
                 line.missiles);
    }
}

void addSorcery(ValueList &list, const Character &character, const Evaluation &result)
{
    list.begin(Text::tr("Sorcery"));
    for (const FocusLine &focus : result.foci) {
        const QString id = focus.item.isEmpty() ? QStringLiteral("none") : focus.item;
        list.add(QStringLiteral("power/") + id, filled(Text::tr("Power, %1"), focus.name), focus.power);
    }
    if (result.standingPower)
        list.add(QStringLiteral("standing_power"), Text::tr("Power before the first turn"),
                 *result.standingPower);
    if (result.standingWillpower)
        list.add(QStringLiteral("standing_willpower"), Text::tr("Willpower before the first turn"),
                 *result.standingWillpower);
    for (size_t i = 0; i < result.spells.size(); ++i) {
        const SpellLine &line = result.spells[i];
        QStringList castings;
        for (size_t f = 0; f < line.castings.size(); ++f)
            castings.append(QStringLiteral("%1: %2").arg(result.foci[f].name, castingText(line.castings[f])));
        list.add(QStringLiteral("spell/") + line.id, filled(Text::tr("%1 energy"), character.spells[i].name),
                 line.energy, castings.join(QStringLiteral("; ")));
    }
}

QString trackName(const QString &id)
{
    if (id == QLatin1String("stuns")) return Text::tr("Stuns");
    return id == QLatin1String("wounds") ? Text::tr("Wounds") : Text::tr("Shocks");
}

/// The rule that sets the limits of a track.
QString limitRule(const QString &id, InjuryModel model)
{
    const bool overview = model == InjuryModel::B;
    if (id == QLatin1String("stuns")) return overview ? QStringLiteral("H-022") : QStringLiteral("H-339");
    if (id == QLatin1String("wounds")) return overview ? QStringLiteral("H-025") : QStringLiteral("H-340");
    return overview ? QStringLiteral("H-027") : QStringLiteral("H-341");
}

void addInjury(ValueList &list, const Evaluation &result, InjuryModel model)
{
    list.begin(Text::tr("Injury"));
    for (const InjuryTrack &track : result.injuries) {
        const QString id = QStringLiteral("injury/") + track.id;
        const QString rule = limitRule(track.id, model);
        list.add(id, trackName(track.id), Breakdown::term(QString(), track.present), track.state);
        for (const InjuryTrack::Mark &mark : track.marks)
            list.add(filled(QStringLiteral("%1/%2"), id, mark.at),
                     filled(Text::tr("%1 limit"), trackName(track.id)),
                     Breakdown::term(QString(), mark.at, Unit::Number, rule), mark.text);
        if (model == InjuryModel::B && track.id != QLatin1String("stuns"))
            list.add(id + QStringLiteral("/penalty"), filled(Text::tr("%1 penalty"), trackName(track.id)),
                     Breakdown::term(QString(), track.penalty, Unit::Number,
                                     track.id == QLatin1String("wounds") ? QStringLiteral("H-024")
                                                                         : QStringLiteral("H-026")));
    }
}

void addGoods(ValueList &list, const Evaluation &result)
{
    list.begin(Text::tr("Equipment"));
    for (const PresentItem &item : result.items) {
        if (!item.weighsNothing)
            list.add(QStringLiteral("weight/") + item.id, filled(Text::tr("%1 weight"), item.text),
                     item.weight);
        if (item.priceKnown)
            list.add(QStringLiteral("price/") + item.id, filled(Text::tr("%1 price"), item.text), item.price);
    }
    if (result.moneyLeft) list.add(QStringLiteral("money_left"), Text::tr("Money left"), *result.moneyLeft);
}

} // namespace

void listValues(Derivation &derivation)
{
    const Evaluation &result = derivation.result;
    ValueList list(derivation.result);
    addPoints(list, result);
    addTraits(list, result);
    addFight(list, result);
    addBody(list, result);
    addWeapons(list, result, derivation.options().concealment);
    addHands(list, result);
    addSorcery(list, derivation.character, result);
    addInjury(list, result, derivation.options().injuryModel);
    addGoods(list, result);
}

} // namespace sky::hursagmu
