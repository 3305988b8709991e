#pragma once

#include "app/commands/context.h"

namespace sky::app
{

/// `salvage` of a party: what can still be read is written to `target`, whose paths lead to the same members.
int salvageParty(const Context &context, const QString &path, const QString &target, bool force);

} // namespace sky::app
