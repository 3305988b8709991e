#include "core/hursagmu/rules/giftrepeat.h"

#include "core/hursagmu/catalogue/catalogue.h"

namespace sky::hursagmu
{

rules::GiftRepeat repeatOf(const GiftInfo &info)
{
    if (info.perLimb) return rules::GiftRepeat::Any;
    const bool once = info.isDiscipline() || info.category == QLatin1String("sense");
    return once ? rules::GiftRepeat::Once : rules::GiftRepeat::Flat;
}

} // namespace sky::hursagmu
