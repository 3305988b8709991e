#pragma once

#include "app/commands/context.h"

namespace sky::app
{

/// What somebody allows to `salvage`.
struct SalvageWish {
    bool force = false; ///< replaces what is there
    bool older = false; ///< writes down what a newer Skychamber wrote
};

/// Refused where the file is of a newer Skychamber (`newer` says so) and nobody wished it in our format.
Result<void> mayWriteDown(const QString &newer, const SalvageWish &wish);
/// Says what was written and what is `missing` in it.
void tellSalvaged(const Context &context, const QString &target, const QStringList &missing);

/// `salvage` of a party: what can still be read is written to `target`, whose paths lead to the same members.
int salvageParty(const Context &context, const QString &path, const QString &target, const SalvageWish &wish);

} // namespace sky::app
