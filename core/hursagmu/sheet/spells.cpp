#include "core/hursagmu/rules/wording.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

QString disciplineName(const Source &source, const QString &id)
{
    const GiftInfo *info = source.catalogue.gift(id);
    return info ? info->name : id;
}

/// The two foci worth a column: the one at hand and none at all.
struct Shown {
    std::optional<size_t> first, second;
};

Shown shownFoci(const Evaluation &evaluation)
{
    const size_t count = evaluation.foci.size();
    Shown shown;
    if (count > 0) shown.first = 0;
    if (count > 1) shown.second = count - 1;
    return shown;
}

QString focusLabel(const Source &source, std::optional<size_t> index)
{
    if (!index) return {};
    const FocusLine &focus = source.evaluation.foci[*index];
    constexpr qsizetype Longest = 14; ///< of a name at the head of a column
    const bool brief = focus.item.isEmpty() || focus.name.size() > Longest;
    const QString name =
        brief ? focusKind(source, focus) : isolated(plainName(source, focus.item, focus.name));
    return Text::tr("%1, %2").arg(name, figure(focus.power));
}

QString castingWith(const SpellLine *line, std::optional<size_t> focus)
{
    return line && focus && *focus < line->castings.size() ? castingText(line->castings[*focus]) : QString();
}

print::Row rowOf(const Source &source, const Spell &spell, const Shown &shown)
{
    const auto &lines = source.evaluation.spells;
    const auto it =
        std::find_if(lines.begin(), lines.end(), [&](const SpellLine &line) { return line.id == spell.id; });
    const SpellLine *line = it == lines.end() ? nullptr : &*it;
    QString against = line ? line->against : spell.against;
    if (spell.against.isEmpty()) against = typeset(against);
    print::Row row;
    row.subjects = {subject("spell", spell.id)};
    row.cells = {cell(QStringLiteral("name"), spell.name, print::Role::BodyStrong),
                 small(QStringLiteral("discipline"), disciplineName(source, spell.discipline)),
                 figureCell(QStringLiteral("intensity"), spell.intensity),
                 cell(QStringLiteral("area"), figure(spell.area), print::Role::FigureZero),
                 small(QStringLiteral("duration"), durationText(spell)),
                 cell(QStringLiteral("energy"), line ? figure(line->energy) : QString(), print::Role::Figure),
                 small(QStringLiteral("first"), castingWith(line, shown.first)),
                 small(QStringLiteral("second"), castingWith(line, shown.second)),
                 small(QStringLiteral("against"), against)};
    return row;
}

} // namespace

Block spells(const Source &source)
{
    if (source.character.spells.empty() && !source.evaluation.isSorcerer) return {};
    const Shown shown = shownFoci(source.evaluation);
    print::Table table;
    table.columns = {column(QStringLiteral("discipline"), Text::tr("discipline")),
                     column(QStringLiteral("intensity"), Text::tr("intensity")),
                     column(QStringLiteral("area"), Text::tr("area")),
                     column(QStringLiteral("duration"), Text::tr("duration")),
                     column(QStringLiteral("energy"), Text::tr("energy")),
                     column(QStringLiteral("first"), focusLabel(source, shown.first)),
                     column(QStringLiteral("second"), focusLabel(source, shown.second)),
                     column(QStringLiteral("against"), Text::tr("against"))};
    for (const Spell &spell : source.character.spells) {
        table.rows.push_back(rowOf(source, spell, shown));
        if (spell.note.isEmpty()) continue;
        print::Row note;
        note.subjects = {subject("spell", spell.id)};
        note.cells = {cell(QStringLiteral("name"), spell.note, print::Role::Remark)};
        note.depth = 1;
        table.rows.push_back(std::move(note));
    }
    return print::Section{QStringLiteral("spells"), Text::tr("Spells"), {}, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
