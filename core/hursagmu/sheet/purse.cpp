#include "core/hursagmu/rules/equipment.h"
#include "core/hursagmu/sheet/words.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu::sheet
{

Block purse(const Source &source)
{
    const Purse &purse = source.character.purse;
    const QStringList subjects = {QStringLiteral("purse")};
    print::Fields fields;
    fields.fields = {{Text::tr("gold"), figure(purse.gold), subjects, purse.gold == 0},
                     {Text::tr("silver"), figure(purse.silver), subjects, purse.silver == 0},
                     {Text::tr("copper"), figure(purse.copper), subjects, purse.copper == 0}};
    const int64_t copper = rules::inCopper(purse.gold, purse.silver, purse.copper);
    const QString aside = copper == 0 ? QString() : Text::tr("in copper %1").arg(grouped(copper));
    return print::Section{QStringLiteral("purse"), Text::tr("Purse"), {}, aside, std::move(fields)};
}

} // namespace sky::hursagmu::sheet
