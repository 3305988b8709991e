#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

QString traitName(const Source &source, const QString &id)
{
    const PresentTrait *trait = source.evaluation.trait(id);
    return trait ? trait->name : id;
}

/// What the entry did, without its reason.
QString deed(const Source &source, const LedgerEntry &entry)
{
    if (marksPhase(entry)) return EntryWords(source.character, source.catalogue).deed(entry);
    switch (entry.kind) {
    case EntryKind::Award:
        return {};
    case EntryKind::Correction:
        return Text::tr("correction");
    case EntryKind::Raise:
    case EntryKind::Retrain:
        return filled(Text::tr("%1 %2 to %3"), traitName(source, entry.trait), entry.from, entry.to);
    case EntryKind::NewTrait:
        return entry.newTrait ? filled(Text::tr("%1, new"), entry.newTrait->name) : QString();
    case EntryKind::Gift:
        return entry.gift ? source.catalogue.giftName(*entry.gift) : QString();
    }
    return {};
}

QString wording(const Source &source, const LedgerEntry &entry)
{
    QStringList parts;
    if (entry.struck) parts << Text::tr("struck");
    const QString what = deed(source, entry);
    for (const QString &part : {what, entry.reason, entry.session})
        if (!part.isEmpty() && !parts.contains(part) && (part == what || !what.startsWith(part)))
            parts << part;
    for (QString &part : parts)
        part = isolated(part);
    return parts.join(QStringLiteral(", "));
}

/// What the entry brings or costs; nothing for a struck one.
QString pointsText(const Fold &fold, const LedgerEntry &entry)
{
    const auto step = std::find_if(fold.steps.begin(), fold.steps.end(),
                                   [&](const FoldStep &s) { return s.entry == &entry; });
    return step == fold.steps.end() ? QString() : signedFigure(step->earned - step->spent);
}

} // namespace

Block experience(const Source &source)
{
    const Fold folded = fold(source.character, source.catalogue);
    print::Table table;
    for (const LedgerEntry *entry : inOrder(source.character.ledger)) {
        print::Row row;
        row.subjects = {subject("entry", entry->id)};
        row.cells = {small(QStringLiteral("date"), dateText(source, entry->date)),
                     small(QStringLiteral("what"), wording(source, *entry)),
                     cell(QStringLiteral("points"), pointsText(folded, *entry), print::Role::SmallStrong)};
        table.rows.push_back(std::move(row));
    }
    const Evaluation &evaluation = source.evaluation;
    const bool none = evaluation.experienceEarned == 0 && evaluation.experienceSpent == 0;
    const QString aside =
        none ? QString()
             : Text::tr("earned %1, spent %2, unspent %3")
                   .arg(figure(evaluation.experienceEarned), figure(evaluation.experienceSpent),
                        figure(evaluation.experienceUnspent()));
    return print::Section{QStringLiteral("experience"), Text::tr("Experience"), {}, aside, std::move(table)};
}

} // namespace sky::hursagmu::sheet
