#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

/// The mounted line's remark says nothing new where the Defense is the same.
QString remarkOf(const Source &source, const HandLine &line)
{
    const int64_t noBlock = source.evaluation.mountedDefenseNoBlock.value();
    return line.mounted && line.defense.value() == noBlock ? QString() : line.remark;
}

print::Row rowOf(const Source &source, const HandLine &line)
{
    const auto fight = [](const char *column, const Breakdown &number) {
        return cell(QString::fromLatin1(column), figure(number), print::Role::FightFigure);
    };
    print::Row row;
    row.cells = {cell(QStringLiteral("name"), line.name),
                 cell(QStringLiteral("remark"), remarkOf(source, line), print::Role::Caption),
                 fight("attack", line.attack),
                 fight("damage", line.damage),
                 fight("defense", line.defense),
                 fight("missiles", line.missiles)};
    return row;
}

} // namespace

/// What the hands can hold. A sorcerer without weapons has no use for it.
Block hands(const Source &source)
{
    const auto &lines = source.evaluation.inHand;
    const bool armed =
        std::any_of(lines.begin(), lines.end(), [](const HandLine &l) { return !l.items.empty(); });
    if (lines.empty() || (source.evaluation.isSorcerer && !armed)) return {};
    print::Table table;
    table.columns = {column(QStringLiteral("attack"), Text::tr("attack")),
                     column(QStringLiteral("damage"), Text::tr("damage")),
                     column(QStringLiteral("defense"), Text::tr("Defense")),
                     column(QStringLiteral("missiles"), Text::tr("missiles"))};
    for (const HandLine &line : lines)
        table.rows.push_back(rowOf(source, line));
    if (source.evaluation.moreInHand) table.footnote = Text::tr("More combinations on screen.");
    return print::Section{QStringLiteral("hands"), Text::tr("In hand"), {}, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
