#include "core/hursagmu/ledger/dayremark.h"

#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/text.h"

namespace sky::hursagmu
{

QString remarkOnDay(const Character &character, QDate day, QDate today)
{
    if (!day.isValid()) return {};
    const std::optional<QDate> begun = playSince(character);
    if (begun && day < *begun)
        return filled(Text::tr("%1 lies before play began on %2."), dayWords(day), dayWords(*begun));
    if (day > today)
        return filled(Text::tr("%1 is still to come: what is earned then cannot be spent before."),
                      dayWords(day));
    return {};
}

} // namespace sky::hursagmu
