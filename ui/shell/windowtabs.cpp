// What the window's tabs hold, and which of it is shown.

#include "core/base/isolated.h"
#include "ui/services/settings.h"
#include "ui/shell/actions.h"
#include "ui/shell/commands.h"
#include "ui/shell/contextmenus.h"
#include "ui/shell/documenttabs.h"
#include "ui/shell/documentview.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/partyview.h"
#include "ui/shell/readonlyline.h"
#include "ui/shell/recoveryshelf.h"
#include "ui/shell/sidebar.h"
#include "ui/shell/startpage.h"

#include <QPointer>
#include <QStackedWidget>

namespace sky::ui
{

OpenFile *MainWindow::currentFile() const
{
    return qobject_cast<OpenFile *>(m_tabs->current());
}

PartyBench *MainWindow::currentParty() const
{
    return qobject_cast<PartyBench *>(m_tabs->current());
}

PartyView *MainWindow::currentPartyView() const
{
    const auto found = m_partyViews.find(currentParty());
    return found == m_partyViews.end() ? nullptr : found->second;
}

DocumentView *MainWindow::currentView() const
{
    const auto found = m_views.find(currentFile());
    return found == m_views.end() ? nullptr : found->second;
}

int MainWindow::currentTab() const
{
    return m_tabs->currentIndex();
}

int MainWindow::tabCount() const
{
    return m_tabs->count();
}

OpenFile *MainWindow::fileAt(int tab) const
{
    return qobject_cast<OpenFile *>(m_tabs->at(tab));
}

PartyBench *MainWindow::partyAt(int tab) const
{
    return qobject_cast<PartyBench *>(m_tabs->at(tab));
}

void MainWindow::addParty(PartyBench *party)
{
    m_tabs->add(party);
    connect(party, &PartyBench::changed, this, [this, party] {
        if (party != currentParty()) return;
        showTitle();
        m_actions->refresh();
    });
    // Later, as for a character.
    connect(
        party, &PartyBench::changedOutside, this,
        [this, there = QPointer<PartyBench>(party)] {
            if (there) m_commands->tellOutside(there);
        },
        Qt::QueuedConnection);
    connect(party, &PartyBench::openRequested, this,
            [this](const QString &path) { m_commands->openPaths({path}); });
}

void MainWindow::dropParty(PartyBench *party)
{
    m_tabs->remove(party);
    party->disconnect(this);
    const auto found = m_partyViews.find(party);
    if (found == m_partyViews.end()) return;
    delete found->second;
    m_partyViews.erase(found);
    showCurrent();
}

PartyView *MainWindow::viewOf(PartyBench *party)
{
    PartyView *&view = m_partyViews[party];
    if (!view) {
        const auto system = m_workspace.services().registry().find(party->party().system);
        view = new PartyView(*party, *m_workspace.services().gameUi(*system), m_stack);
        m_stack->addWidget(view);
    }
    return view;
}

void MainWindow::addFile(OpenFile *file)
{
    m_tabs->add(file);
    connect(file, &OpenFile::titleChanged, this, [this, file] {
        if (file != currentFile()) return;
        showTitle();
        m_actions->refresh();
    });
    // Later, and only while it is open: what is asked must not stop whoever noticed.
    connect(
        file, &OpenFile::changedOutside, this,
        [this, there = QPointer<OpenFile>(file)] {
            if (there) m_commands->tellOutside(there);
        },
        Qt::QueuedConnection);
    connect(&file->document().undoStack(), &QUndoStack::indexChanged, m_actions, &Actions::refresh);
}

void MainWindow::dropFile(OpenFile *file)
{
    m_tabs->remove(file);
    hushAbout(file);
    file->disconnect(this);
    const auto found = m_views.find(file);
    if (found == m_views.end()) return;
    delete found->second;
    m_views.erase(found);
    showCurrent();
}

DocumentView *MainWindow::viewOf(OpenFile *file)
{
    DocumentView *&view = m_views[file];
    if (!view) {
        view = new DocumentView(*file, *m_workspace.services().gameUi(file->document().system()), m_stack);
        view->setDockShown(m_workspace.services().settings.get().showWhy);
        m_stack->addWidget(view);
        connect(view, &DocumentView::pageChanged, m_actions, &Actions::refresh);
        connect(&file->bench(), &Workbench::done, this, &MainWindow::sayDone);
        connect(&file->bench(), &Workbench::readOnlyChanged, m_actions, &Actions::refresh);
        const ReadOnlyLine &line = view->readOnlyLine();
        connect(&line, &ReadOnlyLine::takeOverWanted, m_commands, &Commands::takeOver);
        connect(&line, &ReadOnlyLine::copyWanted, m_commands, &Commands::saveAs);
        connect(&line, &ReadOnlyLine::revertWanted, m_commands, &Commands::revert);
    }
    return view;
}

StartPage *MainWindow::startPage()
{
    if (m_start) return m_start;
    m_start = new StartPage(*m_shelf, *m_recovery, m_recent, m_workspace.services(), m_stack);
    m_stack->addWidget(m_start);
    connect(m_start, &StartPage::restoreRequested, m_commands, &Commands::restoreCopy);
    connect(m_start, &StartPage::restoreAllRequested, m_commands, &Commands::restoreAllCopies);
    connect(m_start, &StartPage::discardRequested, m_commands, &Commands::discardCopy);
    connect(m_start, &StartPage::templateChosen, m_commands, &Commands::newFrom);
    connect(m_start, &StartPage::blankChosen, m_commands, &Commands::newBlankOf);
    connect(m_start, &StartPage::openRequested, m_commands,
            [this](const QString &path) { m_commands->openPaths({path}); });
    connect(m_start, &StartPage::locateRequested, m_commands, &Commands::locate);
    connect(m_start, &StartPage::dialogRequested, m_commands, &Commands::open);
    connect(m_start, &StartPage::allRecentRequested, m_commands, &Commands::findRecent);
    connect(m_start, &StartPage::recentMenuWanted, this, [this](const QString &path, const QPoint &place) {
        showRecentMenu(*this, m_recent, path, place);
    });
    return m_start;
}

void MainWindow::showStart()
{
    if (m_tabs->count() > 0) m_tabs->showStart();
    showCurrent();
}

void MainWindow::closeStart()
{
    m_tabs->removeStart();
}

void MainWindow::showFile(OpenFile *file)
{
    // The start page has done its work; a tab of it would only be in the way.
    m_tabs->show(file);
    m_tabs->removeStart();
    showCurrent();
}

void MainWindow::showParty(PartyBench *party)
{
    m_tabs->show(party);
    m_tabs->removeStart();
    showCurrent();
}

void MainWindow::stepTab(int by)
{
    m_tabs->step(by);
}

void MainWindow::showCurrent()
{
    OpenFile *file = currentFile();
    PartyBench *party = currentParty();
    m_tabs->setVisible(m_tabs->count() > 0);
    QWidget *before = m_stack->currentWidget();
    if (file)
        m_stack->setCurrentWidget(viewOf(file));
    else if (party)
        m_stack->setCurrentWidget(viewOf(party));
    else
        m_stack->setCurrentWidget(startPage());
    if (party && before != m_stack->currentWidget()) {
        party->look();
        viewOf(party)->page()->begin();
    }
    if (!file && !party) m_start->begin();
    followSettings();
    showTitle();
}

void MainWindow::showTitle()
{
    const OpenFile *file = currentFile();
    QString title = tr("Skychamber");
    if (QString name = currentTitle(); !name.isEmpty()) {
        // Qt reads "[*]" as the mark of changes; doubled it is what it says.
        name.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
        title = tr("%1[*] - Skychamber").arg(isolated(name));
    }
    setWindowTitle(title);
    const PartyBench *party = currentParty();
    setWindowModified((file && file->needsSaving()) || (party && party->needsSaving()));
    if (m_sidebar) m_sidebar->showCurrent(file ? file->path() : party ? party->path() : QString());
}

QString MainWindow::currentTitle() const
{
    if (const OpenFile *file = currentFile()) return m_workspace.titleOf(*file);
    const PartyBench *party = currentParty();
    return party ? party->title() : QString();
}

} // namespace sky::ui
