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
    fields.fields = {{Text::tr("gold"), figure(purse.gold), subjects},
                     {Text::tr("silver"), figure(purse.silver), subjects},
                     {Text::tr("copper"), figure(purse.copper), subjects}};
    const int64_t copper = rules::inCopper(purse.gold, purse.silver, purse.copper);
    return print::Section{QStringLiteral("purse"),
                          Text::tr("Purse"),
                          {},
                          Text::tr("in copper %1").arg(grouped(copper)),
                          std::move(fields)};
}

} // namespace sky::hursagmu::sheet
