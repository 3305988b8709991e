#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

/// The name of what a waiver is about.
QString nameOf(const Source &source, const QString &subject)
{
    const QString id = subject.section(QLatin1Char('/'), 1);
    if (const PresentTrait *trait = source.evaluation.trait(id)) return trait->name;
    if (const PresentItem *item = source.evaluation.item(id)) return item->name;
    for (const PresentGift &gift : source.evaluation.gifts)
        if (gift.id == id) return gift.name;
    return {};
}

/// What was accepted, in the words of the issue; a waiver that covers nothing any more names its code.
QString sentenceOf(const Source &source, const Waiver &waiver)
{
    const auto &issues = source.evaluation.issues;
    const auto issue = std::find_if(issues.begin(), issues.end(), [&](const Issue &i) {
        return i.accepted && i.code == waiver.code && i.subject == waiver.subject;
    });
    if (issue != issues.end())
        return issue->sentence.endsWith(QLatin1Char('.')) ? issue->sentence.chopped(1) : issue->sentence;
    const QString name = nameOf(source, waiver.subject);
    return name.isEmpty() ? waiver.code : Text::tr("%1: %2").arg(name, waiver.code);
}

QString signedBy(const Source &source, const Waiver &waiver)
{
    QStringList parts;
    for (const QString &part : {waiver.by, dateText(source, waiver.date)})
        if (!part.isEmpty()) parts << part;
    return parts.join(QStringLiteral(", "));
}

} // namespace

Block accepted(const Source &source)
{
    if (source.character.waivers.empty()) return {};
    print::Table table;
    for (const Waiver &waiver : source.character.waivers) {
        print::Row row;
        row.subjects = {subject("waiver", waiver.id)};
        row.cells = {cell(QStringLiteral("name"), sentenceOf(source, waiver), print::Role::BodyStrong),
                     cell(QStringLiteral("reason"), Text::tr("“%1”").arg(waiver.reason)),
                     small(QStringLiteral("by"), signedBy(source, waiver))};
        table.rows.push_back(std::move(row));
    }
    return print::Section{
        QStringLiteral("accepted"), Text::tr("Accepted by the Master"), {}, {}, std::move(table)};
}

} // namespace sky::hursagmu::sheet
