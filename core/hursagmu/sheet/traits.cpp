#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

/// "in armor 2": what is left of a trait while armor or load hampers.
QString hampered(const Source &source, const PresentTrait &trait)
{
    if (trait.roll.value() == trait.level.value()) return {};
    const QString roll = figure(trait.roll);
    if (source.evaluation.load.penalty.value() == 0) return Text::tr("in armor %1").arg(roll);
    return source.evaluation.armorPenalty.value() == 0 ? Text::tr("loaded %1").arg(roll)
                                                       : Text::tr("hampered %1").arg(roll);
}

print::Row rowOf(const Source &source, const PresentTrait &trait)
{
    print::Row row;
    row.subjects = {subject("trait", trait.id)};
    row.cells = {cell(QStringLiteral("name"), trait.name),
                 cell(QStringLiteral("remark"), hampered(source, trait), print::Role::Remark),
                 figureCell(QStringLiteral("level"), trait.level.value()),
                 small(QStringLiteral("cost"), figure(trait.cost)),
                 small(QStringLiteral("next"), trait.nextCost ? figure(*trait.nextCost) : QString())};
    return row;
}

Block traits(const Source &source, const QString &id, const QString &heading,
             std::vector<PresentTrait> present)
{
    // By name, to be found quickly; what the player made up comes after.
    std::stable_sort(present.begin(), present.end(), [](const PresentTrait &a, const PresentTrait &b) {
        return a.custom != b.custom ? b.custom : !a.custom && a.name < b.name;
    });
    print::Table table;
    table.columns = {
        column(QStringLiteral("level"), Text::tr("level")), column(QStringLiteral("now"), Text::tr("now")),
        column(QStringLiteral("cost"), Text::tr("cost")), column(QStringLiteral("next"), Text::tr("next"))};
    for (const PresentTrait &trait : present)
        table.rows.push_back(rowOf(source, trait));
    return print::Section{id, heading, {}, {}, std::move(table)};
}

} // namespace

Block talents(const Source &source)
{
    return traits(source, QStringLiteral("talents"), Text::tr("Talents"), source.evaluation.talents);
}

Block professions(const Source &source)
{
    return traits(source, QStringLiteral("professions"), Text::tr("Professions"),
                  source.evaluation.professions);
}

} // namespace sky::hursagmu::sheet
