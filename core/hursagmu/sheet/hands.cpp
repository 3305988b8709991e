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
    if (!line.mounted) return line.remark;
    const int64_t noBlock = source.evaluation.mountedDefenseNoBlock.value();
    return line.defense.value() == noBlock ? QString() : Text::tr("no block %1").arg(figure(noBlock));
}

/// "Mounted, sword, shield": also what is held in the saddle, in few words.
QString nameOf(const Source &source, const HandLine &line)
{
    constexpr qsizetype Longest = 28;
    if (!line.mounted) return line.name;
    QStringList words = {line.name};
    for (const QString &id : line.items) {
        const PresentItem *item = source.evaluation.item(id);
        if (item) words << isolated(plainName(source, id, item->name));
    }
    words.removeDuplicates();
    const QString all = words.join(QStringLiteral(", "));
    return all.size() > Longest ? line.name : all;
}

print::Row rowOf(const Source &source, const HandLine &line)
{
    const auto fight = [](const char *column, const Breakdown &number) {
        return cell(QString::fromLatin1(column), figure(number), print::Role::FightFigure);
    };
    print::Row row;
    row.cells = {cell(QStringLiteral("name"), nameOf(source, line)),
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
