#include "ui/shell/mainwindow.h"

#include "core/base/isolated.h"
#include "ui/services/recentfiles.h"
#include "ui/services/settings.h"
#include "ui/shell/actions.h"
#include "ui/shell/actionsearch.h"
#include "ui/shell/commands.h"
#include "ui/shell/conflictoffers.h"
#include "ui/shell/contextmenus.h"
#include "ui/shell/documenttabs.h"
#include "ui/shell/documentview.h"
#include "ui/shell/droppedfiles.h"
#include "ui/shell/messageline.h"
#include "ui/shell/partyview.h"
#include "ui/shell/recoveryshelf.h"
#include "ui/shell/searchbutton.h"
#include "ui/shell/searchentries.h"
#include "ui/shell/sidebar.h"
#include "ui/shell/startpage.h"
#include "ui/theme/measure.h"
#include "ui/widgets/aswritten.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace sky::ui
{

namespace
{

constexpr QSize UsualSize(1280, 800);
constexpr QSize LargestSize(1920, 1200); // beyond, lines become too long to read
constexpr double ShareOfScreen = 0.85;
constexpr QSize Frame(16, 48);
constexpr int SidebarWidth = 196;
constexpr int RecentInMenu = 10;

} // namespace

QSize firstSize(const QSize &room)
{
    const QSize most = (QSizeF(room) * ShareOfScreen).toSize();
    return most.expandedTo(UsualSize).boundedTo(LargestSize).boundedTo(room - Frame);
}

MainWindow::MainWindow(Workspace &workspace, RecentFiles &recent, QWidget *parent)
    : QMainWindow(parent)
    , m_workspace(workspace)
    , m_recent(recent)
    , m_shelf(new TemplateShelf(workspace, this))
    , m_recovery(new RecoveryShelf(workspace, this))
    , m_commands(new Commands(*this, workspace, recent, *m_shelf, *m_recovery))
    , m_tabs(new DocumentTabs(workspace, this))
    , m_message(new MessageLine(this))
    , m_stack(new QStackedWidget(this))
    , m_middle(new QWidget(this))
    , m_searchButton(makeSearchButton(this))
{
    build();
    m_actions = new Actions(*m_commands, this);
    buildMenus();
    connectAll();
    new ConflictOffers(*this, workspace); // hears of what is opened after the window itself
    for (const auto &file : workspace.files())
        addFile(file.get());
    for (const auto &party : workspace.parties())
        addParty(party.get());
    followSettings();
    restore();
    m_tabs->setVisible(tabCount() > 0);
    if (tabCount() > 0)
        showCurrent();
    else
        showTitle();
}

MainWindow::~MainWindow()
{
    qApp->removeEventFilter(this);
    // The views look at documents and at actions; they go before either.
    for (const auto &[file, view] : m_views)
        delete view;
    for (const auto &[party, view] : m_partyViews)
        delete view;
}

void MainWindow::build()
{
    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(m_tabs);
    right->addWidget(m_message);
    right->addWidget(m_stack, 1);
    auto *row = new QHBoxLayout(m_middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(right, 1);
    setCentralWidget(m_middle);
    setAcceptDrops(true);
    qApp->installEventFilter(this);
}

void MainWindow::buildMenus()
{
    m_actions->fill(menuBar());
    menuBar()->setCornerWidget(inCorner(m_searchButton), Qt::TopRightCorner);
    if (QMenu *recent = m_actions->menu(QStringLiteral("&File/Open &Recent")))
        connect(recent, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
}

void MainWindow::fillRecentMenu()
{
    QMenu *menu = m_actions->menu(QStringLiteral("&File/Open &Recent"));
    QAction *find = m_actions->find(QStringLiteral("file.recent"));
    QAction *forget = m_actions->find(QStringLiteral("file.forgetrecent"));
    for (QAction *action : menu->actions())
        if (action != find && action != forget) delete action;
    const auto &files = m_recent.files();
    QAction *line = menu->insertSeparator(find);
    for (size_t i = 0; i < std::min(files.size(), size_t(RecentInMenu)); ++i) {
        auto *open = new QAction(asWritten(files[i].name), menu);
        connect(open, &QAction::triggered, this,
                [this, path = files[i].path] { m_commands->openPaths({path}); });
        menu->insertAction(line, open);
    }
}

void MainWindow::connectAll()
{
    connect(&m_workspace, &Workspace::opened, this, [this](OpenFile *file) {
        addFile(file);
        showFile(file);
    });
    connect(&m_workspace, &Workspace::closing, this, &MainWindow::dropFile);
    connect(&m_workspace, &Workspace::partyOpened, this, [this](PartyBench *party) {
        addParty(party);
        showParty(party);
    });
    connect(&m_workspace, &Workspace::partyClosing, this, &MainWindow::dropParty);
    connect(m_shelf, &TemplateShelf::leftOut, this, [this](const QStringList &names) {
        if (m_message->isVisibleTo(this)) return; // of more weight
        QStringList shown;
        for (const QString &name : names.mid(0, 5))
            shown << isolated(name);
        if (names.size() > shown.size()) shown << QStringLiteral("...");
        say(Notice::Kind::Warning,
            tr("Left out of your templates, since they cannot be read as such: %1. The files "
               "stay as they are.")
                .arg(shown.join(QStringLiteral(", "))));
    });
    connect(m_tabs, &DocumentTabs::currentChanged, this, &MainWindow::showCurrent);
    connect(m_tabs, &DocumentTabs::closeRequested, m_commands, &Commands::closeTab);
    connect(m_tabs, &DocumentTabs::newRequested, this, &MainWindow::showStart);
    connect(m_tabs, &DocumentTabs::menuWanted, this,
            [this](int tab, const QPoint &place) { showTabMenu(*this, tab, place); });
    connect(m_searchButton, &QPushButton::clicked, m_commands, &Commands::findAction);
    connect(&m_workspace.services().settings, &SettingsStore::changed, this, &MainWindow::followSettings);
    connect(&m_recent, &RecentFiles::changed, m_actions, &Actions::refresh);
    connect(m_recovery, &RecoveryShelf::changed, m_actions, &Actions::refresh);
}

void MainWindow::followSettings()
{
    const Settings &settings = m_workspace.services().settings.get();
    const bool wanted = settings.showSidebar && (currentFile() || currentParty());
    if (wanted && !m_sidebar) {
        m_sidebar = new Sidebar(m_recent, *m_shelf, m_middle);
        static_cast<QHBoxLayout *>(m_middle->layout())->insertWidget(0, m_sidebar);
        connect(m_sidebar, &Sidebar::templateChosen, m_commands, &Commands::newFrom);
        connect(m_sidebar, &Sidebar::openRequested, m_commands,
                [this](const QString &path) { m_commands->openPaths({path}); });
        connect(m_sidebar, &Sidebar::recentMenuWanted, this,
                [this](const QString &path, const QPoint &place) {
                    showRecentMenu(*this, m_recent, path, place);
                });
        connect(m_sidebar, &Sidebar::templateMenuWanted, this,
                [this](const ShelfItem &item, const QPoint &place) { showTemplateMenu(*this, item, place); });
        fitSidebar();
    }
    if (m_sidebar) m_sidebar->setVisible(wanted);
    for (const auto &[file, view] : m_views)
        view->setDockShown(settings.showWhy);
    m_actions->refresh();
}

void MainWindow::fitSidebar()
{
    if (m_sidebar)
        m_sidebar->setFixedWidth(
            std::min(atTextSize(SidebarWidth), std::max(SidebarWidth, width() * 22 / 100)));
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitSidebar();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange) fitSidebar();
    if (event->type() == QEvent::WindowStateChange && m_actions) m_actions->refresh();
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) lookAtFiles();
}

bool MainWindow::event(QEvent *event)
{
    // Later: whoever asked acts on the answer first.
    if (event->type() == QEvent::WindowUnblocked)
        QMetaObject::invokeMethod(m_commands, &Commands::tellUntold, Qt::QueuedConnection);
    return QMainWindow::event(event);
}

void MainWindow::lookAtFiles()
{
    for (const auto &file : m_workspace.files())
        file->look();
    if (PartyBench *party = currentParty()) party->look();
}

void MainWindow::showSearch(SearchScope scope)
{
    std::vector<SearchEntry> entries;
    const auto add = [&entries](std::vector<SearchEntry> more) {
        entries.insert(entries.end(), std::make_move_iterator(more.begin()),
                       std::make_move_iterator(more.end()));
    };
    if (scope == SearchScope::All) {
        add(actionEntries(*m_actions));
        if (DocumentView *view = currentView()) {
            describePages(entries, *view);
            add(placeEntries(*view));
        }
        if (const PartyView *view = currentPartyView()) add(partyEntries(*view));
        add(openEntries(m_workspace, *this));
    }
    if (scope != SearchScope::Recent) add(templateEntries(*m_shelf, *m_commands));
    if (scope != SearchScope::Templates) add(recentEntries(m_recent, *m_commands));
    const QString hint = scope == SearchScope::All ? tr("Search actions, traits, gifts, pages, characters")
                         : scope == SearchScope::Templates ? tr("Search templates")
                                                           : tr("Search recent files");
    if (!m_search) m_search = new ActionSearch(this);
    m_search->open(hint, std::move(entries));
}

void MainWindow::hushAbout(const OpenFile *file)
{
    if (file && file == std::exchange(m_messageAbout, nullptr)) m_message->hush();
}

void MainWindow::sayDone(const QString &sentence)
{
    m_tabs->say(sentence);
}

void MainWindow::say(Notice::Kind kind, const QString &sentence, const OpenFile *about)
{
    m_messageAbout = about;
    m_message->say(kind, sentence,
                   kind == Notice::Kind::Note ? MessageLine::Stays::AWhile : MessageLine::Stays::UntilClosed);
}

void MainWindow::offer(Notice::Kind kind, const QString &sentence, const QString &label,
                       std::function<void()> action, const OpenFile *about)
{
    m_messageAbout = about;
    m_message->offer(kind, sentence, label, std::move(action));
}

void MainWindow::restore()
{
    resize(firstSize(screen()->availableSize()));
    const QByteArray geometry = m_workspace.services().settings.get().windowGeometry;
    if (!geometry.isEmpty()) restoreGeometry(geometry);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_commands->mayQuit()) {
        event->ignore();
        return;
    }
    m_workspace.services().settings.change(
        [this](Settings &settings) { settings.windowGeometry = saveGeometry(); });
    event->accept();
}

bool MainWindow::isInside(const QObject *object) const
{
    const auto *widget = qobject_cast<const QWidget *>(object);
    return widget && widget->window() == this;
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && isInside(watched) &&
        asksForMenu(*static_cast<QWidget *>(watched), static_cast<QKeyEvent *>(event)))
        return true;
    // Wherever in the window a character's file is dropped, also on a field that takes text.
    const bool drag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if ((!drag && event->type() != QEvent::Drop) || !isInside(watched))
        return QMainWindow::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QStringList paths = droppedFiles(drop->mimeData());
    if (paths.isEmpty()) return QMainWindow::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (!drag) m_commands->openPaths(paths);
    return true;
}

} // namespace sky::ui
