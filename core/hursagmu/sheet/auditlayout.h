#pragma once

#include "core/print/layoutspec.h"

namespace sky::hursagmu
{

inline constexpr QLatin1String AuditLayout("audit");

/// The ledger alone, one table over as many pages as it takes.
print::LayoutSpec auditLayout(const print::PageFormat &paper);

} // namespace sky::hursagmu
