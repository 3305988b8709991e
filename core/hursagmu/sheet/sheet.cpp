#include "core/hursagmu/sheet/sheet.h"

#include "core/hursagmu/sheet/auditlayout.h"
#include "core/hursagmu/sheet/layouts.h"
#include "core/hursagmu/sheet/sections.h"
#include "core/hursagmu/text.h"

#include <set>

namespace sky::hursagmu
{

namespace
{

bool liesInSeveralYears(const Character &character)
{
    std::set<int> years;
    for (const LedgerEntry &entry : character.ledger)
        years.insert(entry.date.year());
    for (const Waiver &waiver : character.waivers)
        years.insert(waiver.date.year());
    return years.size() > 1;
}

/// Of equal ids in a broken file the first counts.
QHash<QString, const Item *> itemsById(const Character &character)
{
    QHash<QString, const Item *> items;
    for (auto item = character.items.rbegin(); item != character.items.rend(); ++item)
        items.insert(item->id, &*item);
    return items;
}

} // namespace

print::SheetContent makeSheet(const Character &character, const Evaluation &evaluation,
                              const Catalogue &catalogue, const SheetRequest &request)
{
    const sheet::Source source{character,
                               evaluation,
                               catalogue,
                               liesInSeveralYears(character),
                               itemsById(character),
                               request.layout == BlankLayout ? Injuries::Blank : request.injuries};
    if (request.layout == AuditLayout) return sheet::audit(source, request.asOf);
    print::SheetContent content;
    if (request.layout == CardsLayout) content = sheet::cards(source);
    content.title = character.name.trimmed().isEmpty() ? Text::tr("Unnamed") : character.name;
    content.draftReason = sheet::draftReason(source);
    content.header = sheet::header(source);
    content.header.name = content.title;
    if (request.asOf) sheet::tellDay(content, *request.asOf);
    for (const auto block : {sheet::strip, sheet::talents, sheet::professions, sheet::sorcery, sheet::hands,
                             sheet::weapons, sheet::armor, sheet::disciplines, sheet::gifts, sheet::load,
                             sheet::spells, sheet::injury, sheet::equipment, sheet::purse, sheet::experience,
                             sheet::notes, sheet::description, sheet::history, sheet::accepted})
        if (sheet::Block section = block(source)) content.sections.push_back(std::move(*section));
    if (content.cards.empty()) content.expected = sheet::expected(source); // cards know what belongs on them
    if (request.layout == TemplateLayout) sheet::reduceToStatBlock(source, content);
    if (request.layout == CompleteLayout) sheet::complete(source, content);
    if (request.layout == BlankLayout) sheet::empty(source, content, request.blankRows, request.nameless);
    return content;
}

} // namespace sky::hursagmu
