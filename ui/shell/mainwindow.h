#pragma once

#include "ui/services/workspace.h"
#include "ui/shell/templateshelf.h"
#include "ui/widgets/notice.h"

#include <QMainWindow>

#include <map>

class QPushButton;
class QStackedWidget;

namespace sky::ui
{

class ActionSearch;
class Actions;
class Commands;
class DocumentTabs;
class DocumentView;
class MessageLine;
class PartyView;
class RecentFiles;
class RecoveryShelf;
class Sidebar;
class StartPage;

/// How large the window is at first on a screen with that much room: most of a large one, all of a small one
/// but for the frame that the desktop puts around it.
QSize firstSize(const QSize &room);

/// What the search looks through.
enum class SearchScope { All, Templates, Recent };

/// The window: menus, sidebar, tabs, and under them the open character or party, or the start page.
/// Begins with what is
/// open, or empty: who has no file to open next calls `showStart`.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Workspace &workspace, RecentFiles &recent, QWidget *parent = nullptr);
    ~MainWindow() override;

    OpenFile *currentFile() const;
    DocumentView *currentView() const; ///< null where no character is shown
    PartyBench *currentParty() const;
    PartyView *currentPartyView() const; ///< null where no party is shown
    int currentTab() const;              ///< below 0 where there is none
    int tabCount() const;
    OpenFile *fileAt(int tab) const; ///< null for a party and the start page
    PartyBench *partyAt(int tab) const;

    void showStart();
    void closeStart();
    void showFile(OpenFile *file);
    void showParty(PartyBench *party);
    void stepTab(int by);
    void showSearch(SearchScope scope);
    /// A message across the window; of that character where one is named.
    void say(Notice::Kind kind, const QString &sentence, const OpenFile *about = nullptr);
    /// The same with a button that does something about it.
    void offer(Notice::Kind kind, const QString &sentence, const QString &label, std::function<void()> action,
               const OpenFile *about = nullptr);
    /// Ends what was said of it.
    void hushAbout(const OpenFile *file);
    /// What was done, for a while, without moving anything.
    void sayDone(const QString &sentence);

    const Services &services() const { return m_workspace.services(); }
    Commands &commands() { return *m_commands; }
    Actions &actions() { return *m_actions; }

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildMenus();
    void fillRecentMenu();
    void connectAll();
    StartPage *startPage(); ///< made when first asked for
    DocumentView *viewOf(OpenFile *file);
    void addFile(OpenFile *file);
    void dropFile(OpenFile *file);
    PartyView *viewOf(PartyBench *party);
    void addParty(PartyBench *party);
    void dropParty(PartyBench *party);
    void showCurrent();
    QString currentTitle() const;
    void showTitle();
    void followSettings();
    void fitSidebar();
    void lookAtFiles();
    void restore();
    bool isInside(const QObject *object) const;

    Workspace &m_workspace;
    RecentFiles &m_recent;
    TemplateShelf *m_shelf;
    RecoveryShelf *m_recovery;
    Commands *m_commands;
    Actions *m_actions = nullptr;
    DocumentTabs *m_tabs;
    MessageLine *m_message;
    const OpenFile *m_messageAbout = nullptr; ///< null: of none; only compared
    QStackedWidget *m_stack;
    StartPage *m_start = nullptr;
    Sidebar *m_sidebar = nullptr; ///< made when first shown
    QWidget *m_middle;
    QPushButton *m_searchButton;
    ActionSearch *m_search = nullptr; ///< made when it is first asked for
    std::map<OpenFile *, DocumentView *> m_views;
    std::map<PartyBench *, PartyView *> m_partyViews;
};

} // namespace sky::ui
