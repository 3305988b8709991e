#pragma once

#include "ui/hursagmu/hursagmuui.h"
#include "ui/services/prompts.h"
#include "ui/services/services.h"
#include "ui/services/settings.h"
#include "ui/services/workspace.h"

#include <QTemporaryDir>

#include <deque>
#include <functional>
#include <memory>

namespace sky::test
{

/// Answers prompts from lists that a test fills; a question nobody expects fails the test.
class AnsweringPrompts : public ui::Prompts
{
public:
    std::deque<int> choices;
    std::deque<QString> texts; ///< a null one gives up
    std::deque<QStringList> paths;
    std::deque<QString> savePaths;
    std::deque<QString> folders;
    std::deque<std::function<bool(QPrinter &)>> printers;
    std::vector<ui::Question> asked;
    QStringList told;
    QStringList foldersOf;           ///< files whose folder was shown
    QStringList suggestions;         ///< of paths to save to
    std::function<void()> meanwhile; ///< done once while a question is open, in a dialog as a person has it

    int choose(QWidget *parent, const ui::Question &question) override;
    void tell(QWidget *parent, const QString &title, const QString &sentence, Tone tone) override;
    std::optional<QString> text(QWidget *parent, const QString &title, const QString &label,
                                const QString &suggestion) override;
    QStringList openPaths(QWidget *parent, const QString &title, const QString &folder,
                          const QString &filter) override;
    QString savePath(QWidget *parent, const QString &title, const QString &suggestion,
                     const QString &filter) override;
    QString openFolder(QWidget *parent, const QString &title, const QString &folder) override;
    void showInFolder(const QString &path) override { foldersOf << path; }
    bool choosePrinter(QWidget *parent, QPrinter &printer, int pages) override;
};

/// All that a window or a page needs, in a folder of its own, with a fixed clock and counted ids.
struct UiFixture {
    explicit UiFixture(std::chrono::milliseconds crashPause = ui::CrashGuard::Pause);

    QTemporaryDir folder;
    AnsweringPrompts prompts;
    ui::SettingsStore settings;
    std::shared_ptr<const hursagmu::Hursagmu> game;
    ui::Services services;
    ui::Workspace workspace;

    QString path(const QString &name) const { return folder.filePath(name); }
    ui::OpenFile &knight();
    ui::OpenFile &blank(int64_t budget = 100);
    /// Opens a copy of tests/data/NAME.
    ui::OpenFile &sample(const QString &name);
};

} // namespace sky::test
