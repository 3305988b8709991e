#include "app/commandline.h"
#include "app/crashreport.h"
#include "app/logging.h"
#include "app/window.h"
#include "core/base/translation.h"

#include <QApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <utility>

namespace
{

using namespace sky::app;

void describeProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("skychamber"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SKYCHAMBER_VERSION));
}

/// Fonts need a QGuiApplication, which must not ask for a display here.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv, bool fonts)
{
    if (!fonts) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int runCommand(int &argc, char **argv, const QStringList &arguments)
{
    const Logging logging;
    CrashReports reports(logFolder(), CrashReports::Of::Command);
    const auto application = makeApplication(argc, argv, needsFonts(arguments));
    reports.noteLibraries();
    sky::installTranslations(*application);
    QTextStream out(stdout);
    QTextStream err(stderr);
    Surroundings around{out, err, sky::systemClock(), sky::randomIds()};
    const int code = runCommandLine(arguments, around);
    out.flush();
    if (out.status() != QTextStream::Ok || std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        err << "skychamber: the output could not be written\n";
        return Unreadable;
    }
    return code;
}

/// Qt ends the program by a fatal message when it can't reach the display.
void leaveWithoutDisplay(QtMsgType type, const QMessageLogContext &, const QString &)
{
    if (type != QtFatalMsg) return;
    std::fputs(
        "skychamber: the display cannot be reached, so there is no window. The commands need none: see "
        "skychamber --help.\n",
        stderr);
    std::_Exit(Usage);
}

int runInWindow(int &argc, char **argv, const WindowStart &start)
{
    if (const auto reason = noDisplay()) {
        std::fprintf(stderr, "skychamber: %s\n", qPrintable(*reason));
        return Usage;
    }
    LogOptions options;
    options.level = start.level;
    const Logging logging(options);
    CrashReports reports(logFolder(), CrashReports::Of::Window);
    const QtMessageHandler toLog = qInstallMessageHandler(leaveWithoutDisplay);
    auto fonts = readFontsAhead();
    QApplication application(argc, argv);
    reports.noteLibraries();
    qInstallMessageHandler(toLog);
    sky::installTranslations(application);
    return runWindow(application, start, logging.problem(), std::move(fonts));
}

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);

    // A file that grows beyond a limit is an error to report, not the end of the program.
    std::signal(SIGXFSZ, SIG_IGN);
    // The same character gives the same PDF bytes; they depend on the order of hashes.
    QHashSeed::setDeterministicGlobalSeed();
    describeProgram();
    if (const auto start = windowStart(arguments)) return runInWindow(argc, argv, *start);
    return runCommand(argc, argv, arguments);
}
