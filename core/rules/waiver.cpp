#include "core/rules/waiver.h"

#include "core/rules/issue.h"

namespace sky
{

bool Waiver::covers(const Issue &issue) const
{
    return code == issue.code && subject == issue.subject && issue.amount <= amount;
}

} // namespace sky
