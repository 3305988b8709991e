#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

namespace
{

print::Row rowOf(const PresentGift &gift)
{
    const QString name = gift.count > 1 ? filled(Text::tr("%1 × %2"), gift.name, gift.count) : gift.name;
    print::Row row;
    row.subjects = {subject("gift", gift.id)};
    row.cells = {cell(QStringLiteral("name"), name),
                 cell(QStringLiteral("text"), giftText(gift), print::Role::Caption),
                 small(QStringLiteral("cost"), figure(gift.cost))};
    return row;
}

} // namespace

/// All gifts but the disciplines of sorcery; none leave room to write.
Block gifts(const Source &source)
{
    print::Table table;
    table.columns = {column(QStringLiteral("cost"), Text::tr("cost"))};
    for (const PresentGift &gift : source.evaluation.gifts) {
        const GiftInfo *info = source.catalogue.gift(gift.gift);
        if (!info || !info->isDiscipline()) table.rows.push_back(rowOf(gift));
    }
    return print::Section{QStringLiteral("gifts"), Text::tr("Gifts"), {}, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
