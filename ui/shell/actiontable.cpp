#include "ui/shell/actiontable.h"

#include "ui/shell/commands.h"

#include <QCoreApplication>

namespace sky::ui
{

namespace
{

using C = Commands;

#define SKY_TEXT(text) QT_TRANSLATE_NOOP("Actions", text)

// clang-format off
constexpr ActionSpec Table[] = {
    {"file.new", SKY_TEXT("&File"), SKY_TEXT("&New Character..."), "Ctrl+N", "new",
     SKY_TEXT("Start from a template or from nothing but points"), &C::showStart},
    {"file.blank", SKY_TEXT("&File"), SKY_TEXT("New &Blank Character"), "Ctrl+Shift+N", "",
     SKY_TEXT("A character with the usual points, and nothing bought yet"), &C::newBlank},
    {"file.template", SKY_TEXT("&File"), SKY_TEXT("New from &Template..."), "Ctrl+Alt+N", "template",
     SKY_TEXT("Find a template by name and start from it"), &C::findTemplate},
    {"file.open", SKY_TEXT("&File"), SKY_TEXT("&Open..."), "Ctrl+O", "folder",
     SKY_TEXT("Open files of characters and parties"), &C::open, nullptr, nullptr, nullptr, true},
    {"file.newparty", SKY_TEXT("&File"), SKY_TEXT("New Part&y..."), "Ctrl+G", "party",
     SKY_TEXT("Gather characters for a Master: their table, sessions and experience"), &C::newParty, nullptr, nullptr,
     nullptr, true},
    {"file.folderparty", SKY_TEXT("&File"), SKY_TEXT("Open &Folder as Party..."), "Ctrl+Shift+G", "",
     SKY_TEXT("All characters in a folder as one party"), &C::openFolderAsParty},
    {"file.recent", SKY_TEXT("&File/Open &Recent"), SKY_TEXT("&Find a Recent File..."), "Ctrl+Shift+O", "search",
     SKY_TEXT("Find a file that was open not long ago"), &C::findRecent, &C::needsRecent},
    {"file.forgetrecent", SKY_TEXT("&File/Open &Recent"), SKY_TEXT("Forget &All Recent Files"),
     "Ctrl+Alt+Shift+O", "", SKY_TEXT("Empty the list of recent files; the files stay where they are"),
     &C::forgetRecent, &C::needsRecent},
    {"file.reopen", SKY_TEXT("&File"), SKY_TEXT("Reopen Close&d"), "Ctrl+Shift+T", "",
     SKY_TEXT("Open the file again that was closed last"), &C::reopen, &C::needsClosed},
    {"file.unsaved", SKY_TEXT("&File"), SKY_TEXT("&Unsaved Work..."), "Ctrl+Alt+U", "",
     SKY_TEXT("What was not saved when the program ended without a goodbye"), &C::showUnsaved, &C::needsUnsaved},
    {"file.save", SKY_TEXT("&File"), SKY_TEXT("&Save"), "Ctrl+S", "save",
     SKY_TEXT("Save the character to its file"), &C::save, &C::needsSaveable, nullptr, nullptr, true},
    {"file.saveas", SKY_TEXT("&File"), SKY_TEXT("Save &As..."), "Ctrl+Shift+S", "",
     SKY_TEXT("Save the character or party to another file and go on with that"), &C::saveAs, &C::needsOpen},
    {"file.savetemplate", SKY_TEXT("&File"), SKY_TEXT("Save as Te&mplate..."), "Ctrl+Alt+S", "",
     SKY_TEXT("Keep the character among the templates to start from"), &C::saveAsTemplate, &C::needsFile},
    {"file.revert", SKY_TEXT("&File"), SKY_TEXT("Re&vert..."), "Ctrl+Alt+R", "",
     SKY_TEXT("Go back to the character as its file has it"), &C::revert, &C::needsRevertible},
    {"file.versions", SKY_TEXT("&File"), SKY_TEXT("Vers&ions..."), "Ctrl+Alt+V", "",
     SKY_TEXT("What was saved of this character or party earlier, and what has changed since"), &C::showVersions, &C::needsVersions},
    {"file.takeover", SKY_TEXT("&File"), SKY_TEXT("Ta&ke Over..."), "Ctrl+Alt+K", "",
     SKY_TEXT("Change a character here that somebody else has open"), &C::takeOver, &C::needsHeldElsewhere},
    {"file.export", SKY_TEXT("&File"), SKY_TEXT("&Export PDF..."), "Ctrl+E", "pdf",
     SKY_TEXT("Save the sheet as a PDF file"), &C::exportPdf, &C::needsOpen, nullptr, nullptr, true},
    {"file.exportas", SKY_TEXT("&File"), SKY_TEXT("E&xport As..."), "Ctrl+Shift+E", "",
     SKY_TEXT("Save the sheet as web page, Markdown, text or in another format"), &C::exportAs, &C::needsFile},
    {"file.exportseveral", SKY_TEXT("&File"), SKY_TEXT("Export Severa&l..."), "Ctrl+Alt+E", "",
     SKY_TEXT("Characters of files and folders in any format"), &C::exportSeveral},
    {"file.print", SKY_TEXT("&File"), SKY_TEXT("&Print..."), "Ctrl+P", "print",
     SKY_TEXT("Print the sheet"), &C::print, &C::needsOpen},
    {"file.preview", SKY_TEXT("&File"), SKY_TEXT("Print Previe&w"), "Ctrl+Shift+P", "",
     SKY_TEXT("Show the sheet as it prints"), &C::preview, &C::needsFile},
    {"file.close", SKY_TEXT("&File"), SKY_TEXT("&Close"), "Ctrl+W", "close",
     SKY_TEXT("Close this tab"), &C::close, &C::needsTab, nullptr, nullptr, true},
    {"file.quit", SKY_TEXT("&File"), SKY_TEXT("&Quit"), "Ctrl+Q", "",
     SKY_TEXT("Close all characters and leave"), &C::quit},

    {"edit.undo", SKY_TEXT("&Edit"), SKY_TEXT("&Undo"), "Ctrl+Z", "undo",
     SKY_TEXT("Take the last change back"), &C::undo, &C::needsUndo, nullptr, &C::undoLabel},
    {"edit.redo", SKY_TEXT("&Edit"), SKY_TEXT("&Redo"), "Ctrl+Shift+Z; Ctrl+Y", "redo",
     SKY_TEXT("Make the change again that was taken back"), &C::redo, &C::needsRedo, nullptr, &C::redoLabel},
    {"edit.history", SKY_TEXT("&Edit"), SKY_TEXT("&History"), "Ctrl+H", "history",
     SKY_TEXT("List the changes and go back to any of them"), &C::toggleHistory, &C::needsFile,
     &C::isHistoryShown},
    {"edit.statblock", SKY_TEXT("&Edit"), SKY_TEXT("&Copy Stat Block"), "Ctrl+Shift+C", "",
     SKY_TEXT("The character in few lines, for a message or notes"), &C::copyStatBlock, &C::needsFile},
    {"edit.find", SKY_TEXT("&Edit"), SKY_TEXT("&Find on This Page"), "Ctrl+F", "search",
     SKY_TEXT("Go to the search of the present page"), &C::find, &C::needsOpen, nullptr, nullptr, true},
    {"edit.settings", SKY_TEXT("&Edit"), SKY_TEXT("&Settings..."), "Ctrl+,", "settings",
     SKY_TEXT("Paper, colours, size of text, units"), &C::editSettings, nullptr, nullptr, nullptr, true},

    {"character.rename", SKY_TEXT("&Character"), SKY_TEXT("Re&name..."), "F2", "edit",
     SKY_TEXT("Give the character another name"), &C::rename, &C::needsWritable},
    {"character.debt", SKY_TEXT("&Character"), SKY_TEXT("Let the Draft Go &over Budget"), "Ctrl+D", "",
     SKY_TEXT("Allow buying more than the points pay for; what is over is shown as debt"), &C::toggleDebt,
     &C::needsDebtChoice, &C::isDebtAllowed},
    {"character.shop", SKY_TEXT("&Character"), SKY_TEXT("&Add or Buy..."), "Ctrl+Shift+A", "plus",
     SKY_TEXT("Take or buy things from the lists, or describe one of your own"), &C::openShop, &C::needsWritable,
     nullptr, nullptr, true},
    {"character.loadouts", SKY_TEXT("&Character"), SKY_TEXT("&Load-outs"), "Ctrl+L", "",
     SKY_TEXT("Go to the named arrangements of what is worn, carried and held"), &C::goToLoadOuts, &C::needsFile,
     nullptr, nullptr, true},
    {"character.workshop", SKY_TEXT("&Character"), SKY_TEXT("&Workshop..."), "Ctrl+M", "",
     SKY_TEXT("Make or change a weapon, armor or focus of your own"), &C::openWorkshop, &C::needsWritable, nullptr,
     nullptr, true},
    {"character.game1", SKY_TEXT("&Character"), SKY_TEXT("First Step of the Game"), "Ctrl+Alt+1", "",
     SKY_TEXT("What the game of this character offers"), &C::runGame<0>, &C::needsGame<0>, nullptr,
     &C::gameLabel<0>, true, &C::gameTip<0>},
    {"character.game2", SKY_TEXT("&Character"), SKY_TEXT("Second Step of the Game"), "Ctrl+Alt+2", "",
     SKY_TEXT("What the game of this character offers"), &C::runGame<1>, &C::needsGame<1>, nullptr,
     &C::gameLabel<1>, false, &C::gameTip<1>},
    {"character.game3", SKY_TEXT("&Character"), SKY_TEXT("Third Step of the Game"), "Ctrl+Alt+3", "",
     SKY_TEXT("What the game of this character offers"), &C::runGame<2>, &C::needsGame<2>, nullptr,
     &C::gameLabel<2>, false, &C::gameTip<2>},
    {"character.game4", SKY_TEXT("&Character"), SKY_TEXT("Fourth Step of the Game"), "Ctrl+Alt+4", "",
     SKY_TEXT("What the game of this character offers"), &C::runGame<3>, &C::needsGame<3>, nullptr,
     &C::gameLabel<3>, false, &C::gameTip<3>},
    {"character.game5", SKY_TEXT("&Character"), SKY_TEXT("Fifth Step of the Game"), "Ctrl+Alt+5", "",
     SKY_TEXT("What the game of this character offers"), &C::runGame<4>, &C::needsGame<4>, nullptr,
     &C::gameLabel<4>, false, &C::gameTip<4>},
    {"character.game6", SKY_TEXT("&Character"), SKY_TEXT("Sixth Step of the Game"), "Ctrl+Alt+6", "",
     SKY_TEXT("What the game of this character offers"), &C::runGame<5>, &C::needsGame<5>, nullptr,
     &C::gameLabel<5>, false, &C::gameTip<5>},
    {"character.problems", SKY_TEXT("&Character"), SKY_TEXT("Go to &Problems"), "Alt+P", "warning",
     SKY_TEXT("Go to the list of what the rules object to"), &C::goToProblems, &C::needsOpen, nullptr, nullptr,
     true},

    {"view.sidebar", SKY_TEXT("&View"), SKY_TEXT("&Sidebar"), "Ctrl+B", "",
     SKY_TEXT("Recent files, templates and parties beside what is open"), &C::toggleSidebar, nullptr, &C::isSidebarOn},
    {"view.why", SKY_TEXT("&View"), SKY_TEXT("&Why This Number"), "F1", "help",
     SKY_TEXT("The panel that explains the number you look at"), &C::toggleWhy, nullptr, &C::isWhyOn},
    {"view.page1", SKY_TEXT("&View"), SKY_TEXT("First Page"), "Alt+1", "", SKY_TEXT("Show the first page"),
     &C::showPage<0>, &C::needsPage<0>, &C::isPage<0>, &C::pageLabel<0>, true},
    {"view.page2", SKY_TEXT("&View"), SKY_TEXT("Second Page"), "Alt+2", "", SKY_TEXT("Show the second page"),
     &C::showPage<1>, &C::needsPage<1>, &C::isPage<1>, &C::pageLabel<1>},
    {"view.page3", SKY_TEXT("&View"), SKY_TEXT("Third Page"), "Alt+3", "", SKY_TEXT("Show the third page"),
     &C::showPage<2>, &C::needsPage<2>, &C::isPage<2>, &C::pageLabel<2>},
    {"view.page4", SKY_TEXT("&View"), SKY_TEXT("Fourth Page"), "Alt+4", "", SKY_TEXT("Show the fourth page"),
     &C::showPage<3>, &C::needsPage<3>, &C::isPage<3>, &C::pageLabel<3>},
    {"view.page5", SKY_TEXT("&View"), SKY_TEXT("Fifth Page"), "Alt+5", "", SKY_TEXT("Show the fifth page"),
     &C::showPage<4>, &C::needsPage<4>, &C::isPage<4>, &C::pageLabel<4>},
    {"view.page6", SKY_TEXT("&View"), SKY_TEXT("Sixth Page"), "Alt+6", "", SKY_TEXT("Show the sixth page"),
     &C::showPage<5>, &C::needsPage<5>, &C::isPage<5>, &C::pageLabel<5>},
    {"view.nextpage", SKY_TEXT("&View"), SKY_TEXT("&Next Page"), "Ctrl+PgDown", "right",
     SKY_TEXT("Show the next page of the character"), &C::nextPage, &C::needsFile},
    {"view.previouspage", SKY_TEXT("&View"), SKY_TEXT("&Previous Page"), "Ctrl+PgUp", "leftarrow",
     SKY_TEXT("Show the page before"), &C::previousPage, &C::needsFile},
    {"view.nexttab", SKY_TEXT("&View"), SKY_TEXT("Next &Character"), "Ctrl+Tab", "",
     SKY_TEXT("Show the next open character"), &C::nextTab, &C::needsSeveral},
    {"view.previoustab", SKY_TEXT("&View"), SKY_TEXT("Previous C&haracter"), "Ctrl+Shift+Tab", "",
     SKY_TEXT("Show the open character before"), &C::previousTab, &C::needsSeveral},
    {"view.system", SKY_TEXT("&View"), SKY_TEXT("Colours of the S&ystem"), "Ctrl+Alt+0", "",
     SKY_TEXT("Light or dark, as the desktop is"), &C::useSystemColors, nullptr, &C::isSystemColors, nullptr, true},
    {"view.light", SKY_TEXT("&View"), SKY_TEXT("&Light"), "Ctrl+Alt+L", "",
     SKY_TEXT("Dark text on light paper"), &C::useLightColors, nullptr, &C::isLightColors},
    {"view.dark", SKY_TEXT("&View"), SKY_TEXT("&Dark"), "Ctrl+Alt+D", "",
     SKY_TEXT("Light text on a dark ground"), &C::useDarkColors, nullptr, &C::isDarkColors},
    {"view.larger", SKY_TEXT("&View"), SKY_TEXT("Lar&ger Text"), "Ctrl++; Ctrl+=", "zoomin",
     SKY_TEXT("Make all text of the window larger"), &C::largerText, &C::needsSmallerThanMost, nullptr, nullptr,
     true},
    {"view.smaller", SKY_TEXT("&View"), SKY_TEXT("S&maller Text"), "Ctrl+-", "zoomout",
     SKY_TEXT("Make all text of the window smaller"), &C::smallerText, &C::needsLargerThanLeast},
    {"view.usual", SKY_TEXT("&View"), SKY_TEXT("&Usual Size of Text"), "Ctrl+0", "",
     SKY_TEXT("Show text in the size of the system"), &C::usualText},
    {"view.fullscreen", SKY_TEXT("&View"), SKY_TEXT("&Full Screen"), "F11", "",
     SKY_TEXT("Fill the screen with the window"), &C::toggleFullScreen, nullptr, &C::isFullScreen, nullptr, true},

    {"help.search", SKY_TEXT("&Help"), SKY_TEXT("&Search Actions..."), "Ctrl+K", "search",
     SKY_TEXT("Find anything the program can do, an open character, a template or a recent file"),
     &C::findAction},
    {"help.shortcuts", SKY_TEXT("&Help"), SKY_TEXT("&Keyboard Shortcuts..."), "Ctrl+F1", "",
     SKY_TEXT("List all keys"), &C::showShortcuts},
    {"help.rules", SKY_TEXT("&Help"), SKY_TEXT("&Rules of the Book..."), "Shift+F1", "note",
     SKY_TEXT("Find a rule by its number or by words"), &C::showRules},
    {"help.about", SKY_TEXT("&Help"), SKY_TEXT("&About Skychamber..."), "Ctrl+Shift+F1", "",
     SKY_TEXT("Version and what it is made with"), &C::showAbout, nullptr, nullptr, nullptr, true},
};
// clang-format on

#undef SKY_TEXT

} // namespace

std::span<const ActionSpec> actionTable()
{
    return Table;
}

} // namespace sky::ui
