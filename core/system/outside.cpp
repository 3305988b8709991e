#include "core/system/outside.h"

#include "core/system/gamesystem.h"

namespace sky
{

std::vector<TableField> tableRowOf(const GameSystem &game, const Character &character,
                                   const Evaluation &evaluation)
{
    if (const auto *outside = dynamic_cast<const Outside *>(&game))
        return outside->tableRow(character, evaluation);
    std::vector<TableField> row{{QStringLiteral("name"), {}, QStringLiteral("name"), character.name}};
    for (const DerivedValue &value : evaluation.values)
        row.push_back(
            {value.id, value.group, value.label, numberText(value.number.value(), value.number.unit())});
    return row;
}

std::vector<Gauge> gaugesOf(const GameSystem &game, const Character &character, const Evaluation &evaluation)
{
    const auto *outside = dynamic_cast<const Outside *>(&game);
    return outside ? outside->gauges(character, evaluation) : std::vector<Gauge>();
}

} // namespace sky
