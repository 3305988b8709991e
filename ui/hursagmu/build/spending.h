#pragma once

#include "core/hursagmu/edits/edits.h"
#include "ui/binding/workbench.h"
#include "ui/services/prompts.h"

#include <cstdint>
#include <optional>

namespace sky::ui::hursagmu
{

/// What the next purchase is paid from, on the day it is noted under (advancement/stamp.h). Negative when
/// more is spent than there is.
struct Purse {
    int64_t points = 0;
    QString day; ///< set where that is not what is left in all
};
Purse purseOf(const Workbench &bench);

/// Whether a gift bought now needs an explanation and the Master's consent (E-032).
bool asksMaster(const Document &document);

/// What lowering a trait that way does to the ledger, to be asked before it is done (E-025). Nothing where it
/// takes back what was only just bought, or is refused, and in creation.
std::optional<Question> beforeLowering(const Workbench &bench, const Edit &lowering, const QString &name,
                                       int level);

/// The same of a gift that is given up.
std::optional<Question> beforeGivingUp(const Workbench &bench, const Edit &dropping, const QString &gift);

/// Why a purchase was refused, and the way out where there is one.
QString refusalText(const Error &error);

/// What a ledger entry made now says of itself (advancement/stamp.h); unused in creation.
sky::hursagmu::LedgerStamp stampOf(const Workbench &bench);

} // namespace sky::ui::hursagmu
