#pragma once

#include "core/hursagmu/rules/gifts.h"

namespace sky::hursagmu
{

struct GiftInfo;

/// How often a gift of the catalogue may be taken (H-089, E-037).
rules::GiftRepeat repeatOf(const GiftInfo &info);

} // namespace sky::hursagmu
