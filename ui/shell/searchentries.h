#pragma once

#include "ui/shell/actionsearch.h"
#include "ui/shell/templateshelf.h"

namespace sky::ui
{

class Actions;
class Commands;
class DocumentView;
class MainWindow;
class PartyView;
class RecentFiles;

// What the search offers, by kind.

std::vector<SearchEntry> actionEntries(const Actions &actions);
/// Says with the entries of pages what is on them.
void describePages(std::vector<SearchEntry> &entries, const DocumentView &view);
std::vector<SearchEntry> openEntries(const Workspace &workspace, MainWindow &window);
/// What can be done with the party.
std::vector<SearchEntry> partyEntries(const PartyView &view);
/// What the game finds in the open character.
std::vector<SearchEntry> placeEntries(DocumentView &view);
std::vector<SearchEntry> templateEntries(TemplateShelf &shelf, Commands &commands);
std::vector<SearchEntry> recentEntries(const RecentFiles &recent, Commands &commands);

} // namespace sky::ui
