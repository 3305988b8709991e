#pragma once

#include "core/party/salvage.h"
#include "core/storage/salvage.h"
#include "ui/services/workspace.h"
#include "ui/shell/gameui.h"
#include "ui/shell/templateshelf.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace sky::ui
{

class MainWindow;
class PartyBench;
class RecentFiles;
class RecoveryShelf;
struct CrashCopy;

/// What the window's actions do. Whatever stops and asks goes through `Prompts`.
class Commands : public QObject
{
    Q_OBJECT

public:
    Commands(MainWindow &window, Workspace &workspace, RecentFiles &recent, TemplateShelf &shelf,
             RecoveryShelf &recovery);

    // Beginning, opening (filecommands.cpp)
    void showStart();
    void newBlank();
    void newBlankOf(int64_t budget);
    void newFrom(const ShelfItem &item);
    void open();
    void openPaths(const QStringList &paths);
    void locate(const QString &missing); ///< asks where a recent file went
    void reopen();
    void forgetRecent();

    // Parties (partycommands.cpp)
    void newParty();
    void openFolderAsParty();

    // Saving, closing (savecommands.cpp); what somebody else does to a file (outsidecommands.cpp)
    void save();
    void saveAs();
    void saveAsTemplate();
    void revert();
    void takeOver(); ///< the file of the character that is shown, from whoever has it open
    void showVersions();
    void close();
    void closeTab(int index);
    /// All tabs but that one, until somebody keeps one open.
    void closeOthers(int index);
    /// Asks about every character and party that would be lost. False: the window stays.
    bool mayQuit();
    void quit();
    /// Tells that somebody else wrote the file, and asks whether to take theirs. While any dialog is open, it
    /// waits for `tellUntold`.
    void tellOutside(OpenFile *file);
    void tellOutside(PartyBench *party);
    /// What came from outside while a dialog was open, and still holds.
    void tellUntold();

    // What was not saved before a crash (recoverycommands.cpp)
    /// Looks what there is; what is opened later is offered its own.
    void findCrashCopies();
    /// The start page comes to the front with what is new. `quietly`: a message says that it is there.
    /// `before` comes first in that message. True: there is one.
    bool offerCrashCopies(bool quietly = false, const QString &before = {});
    void showUnsaved();
    void restoreCopy(const QString &copy);
    void restoreAllCopies();
    void discardCopy(const QString &copy);

    // Printing, other ways out (printcommands.cpp)
    void exportPdf();
    void exportAs();
    void exportSeveral();
    void copyStatBlock();
    void print();
    void preview();

    // The character (editcommands.cpp)
    void undo();
    void redo();
    QString undoLabel() const;
    QString redoLabel() const;
    void toggleHistory();
    bool isHistoryShown() const;
    void find();
    void rename();
    void toggleDebt();
    bool isDebtAllowed() const;
    void goToProblems();
    void openShop();
    void goToLoadOuts();
    void openWorkshop();

    // The window (viewcommands.cpp)
    void findTemplate();
    void findRecent();
    void findAction();
    void editSettings();
    void toggleSidebar();
    bool isSidebarOn() const;
    void toggleWhy();
    bool isWhyOn() const;
    void nextPage() { stepPage(1); }
    void previousPage() { stepPage(-1); }
    void nextTab();
    void previousTab();
    void useSystemColors() { use(ColorScheme::System); }
    void useLightColors() { use(ColorScheme::Light); }
    void useDarkColors() { use(ColorScheme::Dark); }
    bool isSystemColors() const { return uses(ColorScheme::System); }
    bool isLightColors() const { return uses(ColorScheme::Light); }
    bool isDarkColors() const { return uses(ColorScheme::Dark); }
    void largerText() { stepText(10); }
    void smallerText() { stepText(-10); }
    void usualText();
    void toggleFullScreen();
    bool isFullScreen() const;
    static QString pageText(const QString &title); ///< of the action that shows the page
    void showShortcuts();
    void showRules();
    void showAbout();

    // What the game of the open character offers (gamecommands.cpp)
    template<int Index>
    void runGame()
    {
        runGameAt(Index);
    }
    template<int Index>
    QString needsGame() const
    {
        return needsGameAt(Index);
    }
    template<int Index>
    QString gameLabel() const
    {
        return gameLabelAt(Index);
    }
    template<int Index>
    QString gameTip() const
    {
        return gameTipAt(Index);
    }

    template<int Index>
    void showPage()
    {
        showPageAt(Index);
    }
    template<int Index>
    QString needsPage() const
    {
        return needsPageAt(Index);
    }
    template<int Index>
    bool isPage() const
    {
        return isPageAt(Index);
    }
    template<int Index>
    QString pageLabel() const
    {
        return pageLabelAt(Index);
    }

    // Why something can't be done, in a sentence; empty when it can (commands.cpp)
    QString needsFile() const;
    QString needsOpen() const; ///< a character or a party
    QString needsSaveable() const;
    QString needsTab() const;
    QString needsSeveral() const;
    QString needsWritable() const;
    QString needsRevertible() const;
    QString needsVersions() const;
    QString needsHeldElsewhere() const;
    QString needsUnsaved() const;
    QString needsRecent() const;
    QString needsClosed() const;
    QString needsUndo() const;
    QString needsRedo() const;
    QString needsDebtChoice() const;
    QString needsSmallerThanMost() const;
    QString needsLargerThanLeast() const;

private:
    const Services &services() const { return m_workspace.services(); }
    OpenFile *file() const;
    PartyBench *party() const; ///< that is shown; null where none is
    const GameUi &gameOf(OpenFile &file) const;
    /// Takes in what is still being typed.
    void settle();
    void tellFailed(const QString &title, const QStringList &sentences);
    void remember(OpenFile &file);
    void tellSaved(OpenFile &file);
    void openOne(const QString &path, QStringList &failures);
    /// Of a file that can't be opened, what there still is of its character; false: nothing.
    bool offerRescue(const QString &path, const Error &error);
    bool offerPartyRescue(const QString &path, const Error &error);
    enum class RescueAnswer { Nothing, Salvage, Saved };
    RescueAnswer askRescue(const QString &path, const Error &error, bool hasSalvage, bool hasSaved);
    void showRescued(const QString &path, storage::Salvage salvage);
    void showRescued(const QString &path, const party::Salvage &salvage);
    /// `about`: a character, or null for the party that is shown.
    void listMissing(const QString &path, const QStringList &missing, const OpenFile *about);
    PartyBench *showUnsaved(const QString &path, const party::Party &party);
    void tellMigrated(const OpenFile &file);
    void openParty(const QString &path, QStringList &failures);
    void rememberParty(const PartyBench &bench);
    bool saveParty(PartyBench &bench);
    bool savePartyAs(PartyBench &bench);
    bool mayClose(PartyBench &bench);
    bool closeParty(PartyBench &bench); ///< false: it stays

    bool saveFile(OpenFile &file);
    bool saveFileAs(OpenFile &file);
    bool mayCopyNewer(const OpenFile &file);
    QString askPath(OpenFile &file, const QString &title);
    bool mayClose(OpenFile &file);
    bool closeFile(OpenFile &file); ///< false: it stays
    bool mayTakeOver(const OpenFile &file);
    void askAboutOutside(OpenFile *file);
    int answerAboutOutside(const OpenFile &file);
    void keepMine(OpenFile &file);
    bool mergeWithFile(OpenFile &file); ///< false: nothing was decided
    void offerCopyOf(OpenFile &file);
    void tellMoreUnsaved(const QString &before = {});

    void use(ColorScheme scheme);
    bool uses(ColorScheme scheme) const;
    void stepText(int percent);
    void stepPage(int by);
    void showPageAt(int index);
    QString needsPageAt(int index) const;
    bool isPageAt(int index) const;
    QString pageLabelAt(int index) const;
    /// Of the open character's game, else of the usual one; null when it has no such action.
    const GameAction *gameAction(int index) const;
    void runGameAt(int index);
    QString needsGameAt(int index) const;
    QString gameLabelAt(int index) const;
    QString gameTipAt(int index) const;

    MainWindow &m_window;
    Workspace &m_workspace;
    RecentFiles &m_recent;
    TemplateShelf &m_shelf;
    RecoveryShelf &m_recovery;
    QStringList m_closed;     ///< paths, the last one closed last
    QStringList m_usualPages; ///< titles of the usual game's
    std::map<const GameUi *, std::vector<GameAction>> m_gameActions;
    std::vector<QPointer<OpenFile>> m_untold; ///< changed from outside while a dialog was open
    std::vector<QPointer<PartyBench>> m_untoldParties;
};

} // namespace sky::ui
