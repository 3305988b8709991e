#pragma once

#include "ui/shell/actionsearch.h"
#include "ui/shell/templateshelf.h"

namespace sky::ui
{

class Actions;
class Commands;
class RecentFiles;

// What the search offers, by kind.

std::vector<SearchEntry> actionEntries(const Actions &actions);
std::vector<SearchEntry> templateEntries(TemplateShelf &shelf, Commands &commands);
std::vector<SearchEntry> recentEntries(const RecentFiles &recent, Commands &commands);

} // namespace sky::ui
