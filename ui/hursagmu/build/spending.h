#pragma once

#include "core/hursagmu/edits/edits.h"
#include "ui/binding/workbench.h"

#include <cstdint>

namespace sky::ui::hursagmu
{

/// What the next purchase is paid from: the points left in creation, the unspent experience in play.
/// Negative when more is spent than there is.
int64_t purseOf(const Document &document);

/// Why a purchase was refused, and the way out where there is one.
QString refusalText(const Error &error);

/// What a ledger entry of today says of itself; unused in creation.
sky::hursagmu::LedgerStamp stampOf(const Workbench &bench);

} // namespace sky::ui::hursagmu
