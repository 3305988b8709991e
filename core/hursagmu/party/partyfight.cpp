// What counts of one character in a fight.

#include "core/hursagmu/party/partyfight.h"

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu
{

namespace
{

using namespace sheet;
using print::Cell;
using print::Role;

constexpr size_t MostWeapons = 3;
constexpr size_t MostFoci = 2;

/// A way to attack: "Sword 8 12".
struct Attack {
    QString name, attack, damage;
};

Attack attackOf(const WeaponLine &line)
{
    return {capitalized(line.name), figure(line.attack), figure(line.damage)};
}

/// The best first.
std::vector<Attack> weaponsOf(const Evaluation &evaluation, size_t most)
{
    std::vector<const WeaponLine *> lines;
    for (const WeaponLine &line : evaluation.weapons)
        if (!line.item.isEmpty()) lines.push_back(&line);
    // Who has nothing else fights with bare hands, or by sorcery.
    if (lines.empty() && !evaluation.isSorcerer && !evaluation.weapons.empty())
        lines.push_back(&evaluation.weapons.front());
    std::stable_sort(lines.begin(), lines.end(), [](const WeaponLine *a, const WeaponLine *b) {
        return a->attack.value() + a->damage.value() > b->attack.value() + b->damage.value();
    });
    std::vector<Attack> attacks;
    for (size_t i = 0; i < std::min(lines.size(), most); ++i)
        attacks.push_back(attackOf(*lines[i]));
    return attacks;
}

/// What the sheet's words are made from.
Source sourceOf(const Character &character, const Evaluation &evaluation, const Catalogue &catalogue)
{
    Source source{character, evaluation, catalogue, false, {}};
    for (const Item &item : character.items)
        source.items.insert(item.id, &item);
    return source;
}

std::vector<Attack> attacksOf(const Character &character, const Evaluation &evaluation,
                              const Catalogue &catalogue)
{
    if (!evaluation.isSorcerer) return weaponsOf(evaluation, MostWeapons);
    const Source source = sourceOf(character, evaluation, catalogue);
    std::vector<Attack> attacks = {{Text::tr("Sorcery"), figure(evaluation.offenseSorcery), {}}};
    for (size_t i = 0; i < std::min(evaluation.foci.size(), MostFoci); ++i) {
        const FocusLine &focus = evaluation.foci[i];
        attacks.push_back({filled(Text::tr("power, %1"), focusKind(source, focus)), {}, figure(focus.power)});
    }
    for (Attack &weapon : weaponsOf(evaluation, 1))
        attacks.push_back(std::move(weapon));
    return attacks;
}

QString heldName(const Evaluation &evaluation)
{
    const PresentItem *held = nullptr;
    for (const PresentItem &item : evaluation.items)
        if (item.inHand && item.weapon && (!held || item.weapon->shield)) held = &item;
    return held ? briefName(held->name).toLower() : QString();
}

/// Below a defense: what it rests on, and what it is without.
void explain(std::vector<Cell> &cells, const char *column, const Breakdown &now, const Breakdown &bare,
             const QString &held)
{
    if (now.value() == bare.value()) return;
    const QString id = QString::fromLatin1(column);
    cells.push_back(cell(id, held, Role::Caption));
    cells.push_back(cell(id, Text::tr("bare %1").arg(figure(bare)), Role::Caption));
}

QString giftsText(const Evaluation &evaluation)
{
    QStringList names;
    for (const PresentGift &gift : evaluation.gifts)
        if (!names.contains(gift.name)) names << gift.name;
    return names.join(QStringLiteral(", "));
}

void addPerson(std::vector<Cell> &cells, const SheetMember &member, const Evaluation &evaluation)
{
    const QString column = QStringLiteral("name");
    QStringList words;
    for (const QString &text : {member.character->conceptText.section(u',', 0, 0), member.player})
        if (!text.trimmed().isEmpty()) words << text.trimmed();
    cells.push_back(cell(column, member.name, Role::Title));
    cells.push_back(cell(column, words.join(QStringLiteral(", ")), Role::Small));
    cells.push_back(
        cell(column,
             evaluation.spent == evaluation.budget
                 ? Text::tr("%1 points").arg(figure(evaluation.budget))
                 : Text::tr("%1 of %2 points").arg(figure(evaluation.spent), figure(evaluation.budget)),
             Role::Remark));
}

} // namespace

std::vector<Cell> fightCells(const SheetMember &member, const Catalogue &catalogue)
{
    const auto &character = static_cast<const Character &>(*member.character);
    const auto &evaluation = static_cast<const Evaluation &>(*member.evaluation);
    std::vector<Cell> cells;
    const auto number = [&cells](const char *id, const QString &text) {
        cells.push_back(cell(QString::fromLatin1(id), text, Role::FightFigure));
    };
    addPerson(cells, member, evaluation);
    number("initiative", figure(evaluation.initiative));
    number("defense", figure(evaluation.defense));
    number("missiles", figure(evaluation.defenseMissiles));
    number("defiance", figure(evaluation.defiance));
    number("endurance", figure(evaluation.endurance));
    number("willpower", figure(evaluation.level(QStringLiteral("willpower"))));
    number("move", figure(evaluation.move));
    const QString held = heldName(evaluation);
    explain(cells, "defense", evaluation.defense, evaluation.defenseUnarmed, held);
    explain(cells, "missiles", evaluation.defenseMissiles, evaluation.defenseMissilesUnarmed, held);
    for (const PresentItem &armor : evaluation.wornArmor)
        cells.push_back(cell(QStringLiteral("endurance"), armor.name.toLower(), Role::Caption));
    for (const Attack &attack : attacksOf(character, evaluation, catalogue)) {
        cells.push_back(cell(QStringLiteral("weapon"), attack.name, Role::Small));
        cells.push_back(cell(QStringLiteral("attack"), attack.attack, Role::SmallStrong));
        cells.push_back(cell(QStringLiteral("damage"), attack.damage, Role::SmallStrong));
    }
    cells.push_back(cell(QStringLiteral("gifts"), giftsText(evaluation), Role::Caption));
    return cells;
}

} // namespace sky::hursagmu
