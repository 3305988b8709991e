#pragma once

#include "core/rules/edit.h"

namespace sky::test
{

Edit setCourage(int64_t courage); ///< merges; refused below 0
Edit setBudget(int64_t budget);   ///< below what is spent: an issue, not a refusal
Edit addCharm(const QString &id, const QString &name);

} // namespace sky::test
