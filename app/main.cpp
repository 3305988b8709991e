#include "app/commandline.h"
#include "app/logging.h"

#include <QGuiApplication>

#include <csignal>
#include <cstdio>
#include <memory>

namespace
{

/// Fonts need a QGuiApplication, which must not ask for a display here.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv, bool fonts)
{
    if (!fonts) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
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
    const sky::app::Logging logging;
    QCoreApplication::setApplicationName(QStringLiteral("skychamber"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SKYCHAMBER_VERSION));
    const auto application = makeApplication(argc, argv, sky::app::needsFonts(arguments));

    QTextStream out(stdout);
    QTextStream err(stderr);
    sky::app::Surroundings around{out, err, sky::systemClock(), sky::randomIds()};
    const int code = sky::app::runCommandLine(arguments, around);
    out.flush();
    if (out.status() != QTextStream::Ok || std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        err << "skychamber: the output could not be written\n";
        return sky::app::Unreadable;
    }
    return code;
}
