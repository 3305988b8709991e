#pragma once

#include "tests/torture/invariants.h"
#include "tests/torture/otherhands.h"
#include "tests/torture/randomprompts.h"
#include "tests/torture/randomuser.h"
#include "ui/services/recentfiles.h"
#include "ui/services/session.h"
#include "ui/services/settings.h"
#include "ui/shell/mainwindow.h"

namespace sky::hursagmu
{
class Hursagmu;
}

namespace sky::torture
{

/// The program from one start to its end, over folders that outlive it.
class Life
{
public:
    /// What is below `folder`: state/ and so on; the characters are in docs/.
    Life(const QString &folder, Randomness &random, int number);

    /// What the life before wrote down by `expect` and is nowhere now, in files or in copies of what was not
    /// saved; also what of those can't be read. To be asked before `begin`.
    QStringList lost();
    /// Opens what was open and what was not saved.
    void begin();
    /// One action and what must hold after it.
    QStringList act();
    /// Saves what is shown, where it can be saved.
    void save();
    QStringList checkAll();
    /// Writes down what must be found by the next life; true when some of it is in no file.
    bool expect();
    /// The same for one that ends in the midst of the next action: what is saved may be replaced by then.
    void expectSaved();
    /// Closes everything, unsaved.
    void closeAll();
    int changes() const { return m_invariants.changes(); }
    const QString &lastAction() const { return m_last; }
    /// Actions of the window that were never done.
    QStringList neverDone() const;

private:
    void open();
    void keepFewOpen();
    std::vector<QByteArray> onDisk(QStringList &unreadable);
    bool isThere(const QByteArray &kind, const QByteArray &hash, const QString &path,
                 const std::vector<QByteArray> &there) const;
    bool isAmongVersions(const QByteArray &hash) const;
    void writeExpected(const QByteArray &lines) const;
    void look();
    QString at(const char *name) const { return m_folder + QLatin1Char('/') + QLatin1String(name); }

    QString m_folder;
    Randomness &m_random;
    int m_number;
    RandomPrompts m_prompts;
    ui::SettingsStore m_settings;
    std::shared_ptr<const hursagmu::Hursagmu> m_game;
    ui::Services m_services;
    ui::RecentFiles m_recent;
    ui::Workspace m_workspace;
    Invariants m_invariants;
    OtherHands m_others;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<RandomUser> m_user;
    std::unique_ptr<ui::Session> m_session;
    std::vector<ui::CrashCopy> m_found;
    QString m_last;
    QSet<QString> m_done;
    int m_count = 0;
    bool m_alone = false; ///< others do nothing any more
};

} // namespace sky::torture
