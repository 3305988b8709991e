#pragma once

#include "core/print/options.h"

namespace sky::ui
{

/// What was chosen besides sheet and paper, in few words: "14 pt, 2 pages on a sheet"; "none chosen" when
/// nothing was.
QString optionWords(const print::Options &options);

} // namespace sky::ui
