#pragma once

#include "core/document/document.h"
#include "ui/shell/gameui.h"

namespace sky::ui::hursagmu
{

/// What an attack, a trait or a spell is rolled against. Nothing for a number that is not rolled.
std::optional<Odds> oddsOf(const Document &document, const DerivedValue &value);

} // namespace sky::ui::hursagmu
