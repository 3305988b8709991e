#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

#include <algorithm>

namespace sky::hursagmu::sheet
{

namespace
{

/// The values as the book's templates give them, one amount each.
print::Section values(const Source &source)
{
    const Evaluation &evaluation = source.evaluation;
    print::Fields fields;
    fields.fields = {{Text::tr("Initiative"), figure(evaluation.initiative), {}},
                     {Text::tr("Defense"), figure(evaluation.defense), {}},
                     {Text::tr("vs missiles"), figure(evaluation.defenseMissiles), {}},
                     {Text::tr("Defiance"), figure(evaluation.defiance), {}},
                     {Text::tr("Endurance"), figure(evaluation.endurance), {}},
                     {Text::tr("Move"), figure(evaluation.move), {}}};
    return {QStringLiteral("values"), Text::tr("Combat values"), {}, {}, std::move(fields)};
}

/// Traits that the character has; the sum of their points stands beside the heading.
void keepKnown(print::Section &section, const std::vector<PresentTrait> &traits, const Breakdown &spent)
{
    auto &rows = std::get<print::Table>(section.body).rows;
    std::erase_if(rows, [&](const print::Row &row) {
        const auto trait = std::find_if(traits.begin(), traits.end(), [&](const PresentTrait &t) {
            return row.subjects.contains(subject("trait", t.id));
        });
        return trait != traits.end() && trait->level == Level() && !trait->custom;
    });
    section.remark = Text::tr("%1 points").arg(figure(spent));
}

} // namespace

void reduceToStatBlock(const Source &source, print::SheetContent &content)
{
    print::choose(content,
                  {QStringLiteral("talents"), QStringLiteral("professions"), QStringLiteral("gifts"),
                   QStringLiteral("disciplines"), QStringLiteral("weapons"), QStringLiteral("armor"),
                   QStringLiteral("sorcery"), QStringLiteral("spells"), QStringLiteral("equipment")});
    const Evaluation &evaluation = source.evaluation;
    for (print::Section &section : content.sections) {
        if (section.id == QLatin1String("talents"))
            keepKnown(section, evaluation.talents, evaluation.spentTalents);
        if (section.id == QLatin1String("professions"))
            keepKnown(section, evaluation.professions, evaluation.spentProfessions);
    }
    std::erase_if(content.sections, [](const print::Section &section) {
        const auto *table = std::get_if<print::Table>(&section.body);
        return table && table->rows.empty();
    });
    content.sections.insert(content.sections.begin(), values(source));
}

} // namespace sky::hursagmu::sheet
