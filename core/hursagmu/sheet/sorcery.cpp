#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

namespace
{

/// A place of power stands here only, with all there is to say about it.
QString focusName(const Source &source, const FocusLine &focus)
{
    const PresentItem *item = source.evaluation.item(focus.item);
    const QString name = item && focus.immobile ? itemText(source, *item) : focus.name;
    return focus.inHand ? Text::tr("%1, in hand").arg(capitalized(name)) : capitalized(name);
}

print::Row focusRow(const Source &source, const FocusLine &focus)
{
    const bool none = focus.item.isEmpty();
    print::Row row;
    if (!none) row.subjects = {subject("item", focus.item)};
    row.cells = {
        cell(QStringLiteral("name"), focusName(source, focus)),
        cell(QStringLiteral("command"), figure(source.evaluation.level(QStringLiteral("command"))),
             print::Role::FigureZero),
        cell(QStringLiteral("focus"), signedFigure(focus.focusPower.value()), print::Role::FigureZero),
        cell(QStringLiteral("power"), figure(focus.power), print::Role::FightFigure),
        small(QStringLiteral("length"), none ? QString() : numberText(focus.lengthHundredths, Unit::Feet)),
        small(QStringLiteral("weight"), none ? QString() : pounds(focus.weight, focus.immobile))};
    return row;
}

QString rangeText(const GiftInfo *info)
{
    const int range = info ? info->rangeIncrement.value_or(0) : 0;
    if (range == 0) return Text::tr("touch");
    return range == 1 ? Text::tr("1 space") : Text::tr("%1 spaces").arg(range);
}

} // namespace

/// Foci and the power they give.
Block sorcery(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    if (!evaluation.isSorcerer) return {};
    print::Table table;
    table.columns = {column(QStringLiteral("command"), Text::tr("Command")),
                     column(QStringLiteral("focus"), Text::tr("focus")),
                     column(QStringLiteral("power"), Text::tr("power")),
                     column(QStringLiteral("length"), Text::tr("feet")),
                     column(QStringLiteral("weight"), Text::tr("lb"))};
    for (const FocusLine &focus : evaluation.foci)
        table.rows.push_back(focusRow(source, focus));
    table.footnote = Text::tr("One focus at a time, runes uncovered. Each turn its power is shared between "
                              "spells and Willpower %1.")
                         .arg(figure(evaluation.level(QStringLiteral("willpower"))));
    return print::Section{QStringLiteral("sorcery"), Text::tr("Sorcery"), {}, {}, std::move(table)};
}

Block disciplines(const Source &source)
{
    print::Table table;
    table.columns = {column(QStringLiteral("range"), Text::tr("range step")),
                     column(QStringLiteral("cost"), Text::tr("cost"))};
    for (const PresentGift &gift : source.evaluation.gifts) {
        const GiftInfo *info = source.catalogue.gift(gift.gift);
        if (!info || !info->isDiscipline()) continue;
        print::Row row;
        row.star = true;
        row.subjects = {subject("gift", gift.id)};
        row.cells = {cell(QStringLiteral("name"), gift.name),
                     cell(QStringLiteral("text"), giftText(gift), print::Role::Caption),
                     small(QStringLiteral("range"), rangeText(info)),
                     small(QStringLiteral("cost"), figure(gift.cost))};
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty()) return {};
    const QString roll =
        Text::tr("roll 2d6 + Intellect %1").arg(figure(source.evaluation.level(QStringLiteral("intellect"))));
    return print::Section{QStringLiteral("disciplines"), Text::tr("Disciplines"), roll, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
