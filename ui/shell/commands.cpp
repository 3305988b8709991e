#include "ui/shell/commands.h"

#include "ui/services/recentfiles.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"

namespace sky::ui
{

Commands::Commands(MainWindow &window, Workspace &workspace, RecentFiles &recent, TemplateShelf &shelf,
                   RecoveryShelf &recovery)
    : QObject(&window)
    , m_window(window)
    , m_workspace(workspace)
    , m_recent(recent)
    , m_shelf(shelf)
    , m_recovery(recovery)
{
    for (const PageMaker &page : services().games.front()->pages())
        m_usualPages << page.title;
    for (const auto &game : services().games)
        m_gameActions.emplace(game.get(), game->actions());
}

OpenFile *Commands::file() const
{
    return m_window.currentFile();
}

const GameUi &Commands::gameOf(OpenFile &file) const
{
    // An open character's game is one of those that are offered.
    return *services().gameUi(file.document().system());
}

QString Commands::needsFile() const
{
    return file() ? QString() : tr("No character is open here.");
}

QString Commands::needsTab() const
{
    return m_window.currentTab() >= 0 ? QString() : tr("Nothing is open.");
}

QString Commands::needsSeveral() const
{
    return m_window.tabCount() > 1 ? QString() : tr("Only one tab is open.");
}

QString Commands::needsWritable() const
{
    OpenFile *here = file();
    return here ? here->bench().readOnlyReason() : needsFile();
}

QString Commands::needsRevertible() const
{
    OpenFile *here = file();
    if (!here) return needsFile();
    if (here->path().isEmpty()) return tr("The character was never saved.");
    return here->needsSaving() ? QString() : tr("Nothing was changed since it was saved.");
}

QString Commands::needsVersions() const
{
    const OpenFile *here = file();
    if (!here) return needsOpen();
    return here->path().isEmpty() ? tr("The character was never saved.") : QString();
}

QString Commands::needsHeldElsewhere() const
{
    const OpenFile *here = file();
    if (!here) return needsFile();
    return here->isHeldElsewhere() ? QString() : tr("Nobody else has its file open.");
}

QString Commands::needsRecent() const
{
    return m_recent.files().empty() ? tr("No file was open lately.") : QString();
}

QString Commands::needsClosed() const
{
    return m_closed.isEmpty() ? tr("No file was closed yet.") : QString();
}

QString Commands::needsUndo() const
{
    if (const PartyBench *open = party())
        return open->document().canUndo() ? QString() : tr("Nothing was changed yet.");
    OpenFile *here = file();
    if (!here) return needsFile();
    return here->document().undoStack().canUndo() ? QString() : tr("Nothing was changed yet.");
}

QString Commands::needsRedo() const
{
    if (const PartyBench *open = party())
        return open->document().canRedo() ? QString() : tr("Nothing was taken back.");
    OpenFile *here = file();
    if (!here) return needsFile();
    return here->document().undoStack().canRedo() ? QString() : tr("Nothing was taken back.");
}

QString Commands::needsDebtChoice() const
{
    OpenFile *here = file();
    if (!here) return needsFile();
    if (here->bench().isReadOnly()) return here->bench().readOnlyReason();
    const bool known = gameOf(*here).allowDebt(*here->document().character(), true).has_value();
    return known ? QString() : tr("This game knows no debt.");
}

QString Commands::needsPageAt(int index) const
{
    const DocumentView *view = m_window.currentView();
    if (!view) return needsFile();
    return index < view->pageCount() ? QString() : tr("There is no such page.");
}

} // namespace sky::ui
