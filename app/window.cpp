#include "app/window.h"

#include "app/commandline.h"
#include "app/crashreport.h"
#include "core/base/isolated.h"
#include "core/base/sources.h"
#include "core/hursagmu/hursagmu.h"
#include "core/party/partyfile.h"
#include "core/storage/temporaryfolder.h"
#include "core/storage/together.h"
#include "core/storage/usertemplates.h"
#include "ui/hursagmu/hursagmuui.h"
#include "ui/services/filename.h"
#include "ui/services/prompts.h"
#include "ui/services/recentfiles.h"
#include "ui/services/services.h"
#include "ui/services/session.h"
#include "ui/services/settings.h"
#include "ui/services/singleinstance.h"
#include "ui/services/workspace.h"
#include "ui/shell/appearance.h"
#include "ui/shell/commands.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/icon.h"

#include <QApplication>
#include <QFileInfo>
#include <QFontMetrics>
#include <QTextStream>
#include <QTimer>

#include <fontconfig/fontconfig.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <future>

namespace sky::app
{

namespace
{

/// Names of files, and what cannot be anything else.
bool looksLikeFile(const QString &argument)
{
    return argument.endsWith(ui::FileExtension, Qt::CaseInsensitive) ||
           argument.endsWith(party::Extension, Qt::CaseInsensitive) || argument.contains(QLatin1Char('/')) ||
           QFileInfo(argument).isFile();
}

QString crashInWords(const CrashReports::Report &report)
{
    spdlog::info("The report of a crash is told");
    return (report.of == CrashReports::Of::Window
                ? QCoreApplication::translate("Window",
                                              "Skychamber ended unexpectedly the last time. What happened "
                                              "is written in %1, without anything of your characters.")
                : QCoreApplication::translate("Window",
                                              "A command of Skychamber ended unexpectedly. What happened is "
                                              "written in %1, without anything of your characters."))
        .arg(isolated(report.path));
}

/// In one notice, with a way to the report of a crash where there is one. Where work that was not saved is
/// offered by a notice too, all stands in that.
void tellProblems(ui::MainWindow &window, const std::vector<std::optional<Error>> &problems, bool quietly)
{
    QStringList sentences;
    const auto crash = CrashReports::untold(window.services().stateFolder);
    if (crash) sentences << crashInWords(*crash);
    for (const auto &problem : problems)
        if (problem) sentences << problem->message;
    const QString sentence = sentences.join(QLatin1Char(' '));
    if (window.commands().offerCrashCopies(quietly, sentence)) return;
    if (crash)
        window.offer(
            ui::Notice::Kind::Warning, sentence, QCoreApplication::translate("Window", "Show the report"),
            [&prompts = window.services().prompts, path = crash->path] { prompts.showInFolder(path); });
    else if (!sentences.isEmpty())
        window.say(ui::Notice::Kind::Warning, sentence);
}

/// What a program that was ended left half done, and what became of it.
std::vector<std::optional<Error>> cutOffWork(const QString &stateFolder)
{
    std::vector<std::optional<Error>> told;
    for (const auto &work : storage::finishWrites(storage::journalFolderIn(stateFolder)))
        told.push_back(Error{ErrorKind::Failed, storage::inWords(work), {}});
    return told;
}

QStringList absolute(const QStringList &paths)
{
    QStringList result;
    for (const QString &path : paths)
        result << QFileInfo(path).absoluteFilePath();
    return result;
}

ui::Services servicesWith(ui::Prompts &prompts, ui::SettingsStore &settings)
{
    const QString templates = storage::userTemplateFolder();
    return {systemClock(),
            randomIds(),
            prompts,
            settings,
            {},
            logFolder(),
            templates,
            QFileInfo(templates).path()};
}

/// What a second start asks of this one.
void showWith(ui::MainWindow &window, const QStringList &paths)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
    window.commands().openPaths(paths);
}

} // namespace

std::optional<WindowStart> windowStart(const QStringList &arguments)
{
    WindowStart start;
    QStringList rest = arguments;
    const QString option = QStringLiteral("--log-level");
    while (!rest.isEmpty() && rest.first().startsWith(option)) {
        QString name = rest.takeFirst().mid(option.size());
        if (name.startsWith(QLatin1Char('='))) {
            name = name.mid(1);
        } else {
            if (!name.isEmpty() || rest.isEmpty()) return std::nullopt;
            name = rest.takeFirst();
        }
        const auto level = logLevelNamed(name);
        if (!level) return std::nullopt;
        start.level = *level;
    }
    const bool marked = !rest.isEmpty() && rest.first() == QLatin1String("--");
    if (marked) rest.removeFirst();
    const bool allFiles = std::all_of(rest.begin(), rest.end(), looksLikeFile);
    if (!marked && (!allFiles || (!rest.isEmpty() && commandNames().contains(rest.first()))))
        return std::nullopt;
    start.files = absolute(rest); // a second start has another folder
    return start;
}

QStringList filesAtStart(const WindowStart &start, const ui::Settings &settings, const QString &stateFolder)
{
    return (settings.reopenAtStart ? ui::Session::last(stateFolder) : QStringList()) + start.files;
}

std::optional<QString> noDisplay()
{
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name)) return std::nullopt;
    return QStringLiteral("there is no display to open a window on. The commands need none: see "
                          "skychamber --help.");
}

std::future<void> readFontsAhead()
{
    return std::async([] { FcInit(); });
}

namespace
{

/// After the first painting: whoever asks for files sees them first.
void openFirst(ui::MainWindow &window, ui::Session &session, const QStringList &files, bool asked,
               const std::vector<std::optional<Error>> &problems)
{
    window.commands().findCrashCopies();
    window.commands().openPaths(files);
    session.follow();
    if (window.tabCount() == 0) window.showStart();
    tellProblems(window, problems, asked);
}

} // namespace

int runWindow(QApplication &application, const WindowStart &start, const std::optional<Error> &logProblem,
              std::future<void> fonts)
{
    ui::SingleInstance instance(ui::SingleInstance::usualFolder(logFolder()));
    if (instance.handOver(start.files)) return Fine;
    auto reading = std::async([] { return hursagmu::Hursagmu::create(); });
    auto problems = cutOffWork(logFolder()); // before any file is opened
    ui::SettingsStore settings(ui::SettingsStore::usualPath());
    ui::Appearance appearance(application, settings);
    fonts.wait();
    QFontMetrics(QApplication::font()).height(); // has Qt list the fonts while the game is read
    auto game = reading.get();
    if (!game) {
        QTextStream(stderr) << "skychamber: " << game.error().message << '\n';
        return Unreadable;
    }
    ui::DialogPrompts prompts;
    ui::Services services = servicesWith(prompts, settings);
    services.games.push_back(std::make_shared<ui::hursagmu::HursagmuUi>(*game));
    ui::RecentFiles recent(services.stateFolder);
    ui::Workspace workspace(services);

    QApplication::setWindowIcon(ui::icon(QStringLiteral("skychamber")));
    appearance.begin();
    ui::MainWindow window(workspace, recent);
    problems.insert(problems.end(), {logProblem, settings.problem(), recent.problem()});
    const QStringList first = filesAtStart(start, settings.get(), services.stateFolder);
    if (first.isEmpty()) window.showStart();
    window.show();
    QObject::connect(&instance, &ui::SingleInstance::filesArrived, &window,
                     [&window](const QStringList &paths) { showWith(window, paths); });
    ui::Session session(workspace);
    QTimer::singleShot(0, &window, [&window, &session, first, problems, asked = !start.files.isEmpty()] {
        openFirst(window, session, first, asked, problems);
    });
    spdlog::info("Window shown");
    const int status = QApplication::exec();
    services.versions().trim();
    storage::TemporaryFolder::removeDead();
    return status;
}

} // namespace sky::app
