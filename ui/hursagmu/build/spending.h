#pragma once

#include "core/hursagmu/catalogue/catalogue.h"
#include "core/hursagmu/edits/edits.h"
#include "ui/binding/workbench.h"

#include <QString>

#include <cstdint>

namespace sky::ui::hursagmu
{

/// What the next purchase is paid from: the points left in creation, the unspent experience in play.
/// Negative when more is spent than there is.
int64_t purseOf(const Document &document);

/// Whether a purchase of that many points would be refused for want of them.
bool isShort(const Document &document, int64_t cost);

/// Why a level cannot be bought: "Level 11 costs 16 more; 12 points are left, 4 short. (rule H-031)", or the
/// error's own sentence when points were not the reason.
QString refusalOfLevel(const Document &document, const QString &traitId, int level, const Error &error);
/// The same for a new trait of that level.
QString refusalOfNewTrait(const Document &document, int level, const Error &error);
QString refusalOfGift(const Document &document, const QString &name, int64_t cost, const Error &error);
/// The same for a gift that is to cost so many points more.
QString refusalOfMore(const Document &document, int64_t more, const Error &error);

/// What a ledger entry of today says of itself; unused in creation.
sky::hursagmu::LedgerStamp stampOf(const Workbench &bench);

} // namespace sky::ui::hursagmu
