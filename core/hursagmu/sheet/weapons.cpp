#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <QStringList>

namespace sky::hursagmu::sheet
{

namespace
{

/// "medium", "small, thrown 8", "medium, to 70 spaces".
QString kindOf(const Source &source, const WeaponLine &line)
{
    QStringList words;
    if (line.size) words << source.catalogue.size(*line.size).name.toLower();
    const PresentItem *item = source.evaluation.item(line.item);
    if (line.thrownAttack && item && item->weapon && item->weapon->throwable)
        words << Text::tr("thrown %1").arg(figure(*line.thrownAttack));
    if (line.longestShot) words << Text::tr("to %1 spaces").arg(figure(*line.longestShot));
    return words.join(QStringLiteral(", "));
}

print::Row rowOf(const Source &source, const WeaponLine &line)
{
    print::Row row;
    if (!line.item.isEmpty()) row.subjects = {subject("weapon", line.item)};
    const QString name =
        line.quantity > 1 ? filled(Text::tr("%1 × %2"), line.name, line.quantity) : line.name;
    const int64_t defense = line.defense.value();
    print::Cell defenseCell = figureCell(QStringLiteral("defense"), defense);
    defenseCell.text = signedFigure(defense);
    row.cells = {cell(QStringLiteral("name"), capitalized(name)),
                 cell(QStringLiteral("remark"), kindOf(source, line), print::Role::Caption),
                 figureCell(QStringLiteral("attack"), line.attack.value()),
                 cell(QStringLiteral("addends"), line.item.isEmpty() ? QString() : addends(line.damage),
                      print::Role::Caption),
                 figureCell(QStringLiteral("damage"), line.damage.value()),
                 std::move(defenseCell),
                 small(QStringLiteral("weight"), line.item.isEmpty() ? QString() : pounds(line.weight))};
    return row;
}

} // namespace

Block weapons(const Source &source)
{
    if (source.evaluation.weapons.empty()) return {};
    const bool onlyHands = source.evaluation.weapons.size() == 1;
    print::Table table;
    table.columns = {column(QStringLiteral("attack"), Text::tr("attack")),
                     column(QStringLiteral("damage"), Text::tr("damage")),
                     column(QStringLiteral("defense"), Text::tr("defense")),
                     column(QStringLiteral("weight"), onlyHands ? QString() : Text::tr("lb"))};
    for (const WeaponLine &line : source.evaluation.weapons)
        table.rows.push_back(rowOf(source, line));
    return print::Section{QStringLiteral("weapons"), Text::tr("Weapons"), {}, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
