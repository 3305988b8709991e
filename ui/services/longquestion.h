#pragma once

#include "ui/services/prompts.h"

namespace sky::ui
{

/// Asks by a dialog whose detail is a long list, to be scrolled and copied; gives the answer's place.
int chooseOverList(QWidget *parent, const Question &question);

} // namespace sky::ui
