#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

namespace
{

/// "Athlete, Sneak, Move": what worn armor hampers.
QString hampers(const Source &source)
{
    QStringList names;
    for (const QString &id : source.character.options.armorPenaltyTraits) {
        const PresentTrait *trait = source.evaluation.trait(id);
        if (trait) names << trait->name;
    }
    names << Text::tr("Move");
    return names.join(QStringLiteral(", "));
}

} // namespace

/// Stands on the sheet even when empty: room to write.
Block armor(const Source &source)
{
    print::Table table;
    table.columns = {column(QStringLiteral("endurance"), Text::tr("endurance")),
                     column(QStringLiteral("penalty"), Text::tr("penalty")),
                     column(QStringLiteral("weight"), Text::tr("lb"))};
    for (const PresentItem &item : source.evaluation.wornArmor) {
        const int64_t protection = item.armor ? item.armor->endurance : 0;
        print::Row row;
        row.subjects = {subject("armor", item.id)};
        row.cells = {cell(QStringLiteral("name"), capitalized(item.name)),
                     cell(QStringLiteral("endurance"), signedFigure(protection), print::Role::Figure),
                     cell(QStringLiteral("penalty"), signedFigure(-protection), print::Role::Figure),
                     cell(QStringLiteral("remark"), hampers(source), print::Role::Caption),
                     small(QStringLiteral("weight"), pounds(item.weight))};
        table.rows.push_back(std::move(row));
    }
    return print::Section{QStringLiteral("armor"), Text::tr("Armor"), {}, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
