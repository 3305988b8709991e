// Thousands of random user actions through the real window, in programs that end well or by kill -9 and are
// started again over the same folders. longrun --actions N --seed N; fails on the first thing that does not
// hold.

#include "core/base/translation.h"
#include "core/storage/temporaryfolder.h"
#include "tests/support/faultcount.h"
#include "tests/torture/life.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QProcess>
#include <QProcessEnvironment>

#include <malloc.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <stdexcept>
#include <thread>

using namespace sky;
using namespace sky::torture;

namespace
{

enum Code { Well = 0, Broken = 3, Lost = 4 };
constexpr unsigned LongestAction = 120; ///< seconds; then it hangs
constexpr int Samples = 4;              ///< of the memory, in the longest life
constexpr int LeastChanges = 20;        ///< one in so many actions changes a character
constexpr qint64 MostGrowth = 40'960;   ///< KiB between the first sample and the last

struct Plan {
    QString folder;
    uint64_t seed = 0;
    int life = 0;
    int actions = 0;
    QString end; ///< well, rest (killed between two actions) or midst (in one)
};

qint64 residentKiB()
{
    ::malloc_trim(0);
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly)) qFatal("no memory to be seen");
    return status.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE) / 1024;
}

[[noreturn]] void die()
{
    ::kill(::getpid(), SIGKILL);
    for (;;)
        ::pause();
}

bool report(const Plan &plan, int action, const QString &what, const QStringList &broken)
{
    for (const QString &sentence : broken)
        std::printf("VIOLATION: seed %llu, life %d, action %d (%s): %s\n",
                    static_cast<unsigned long long>(plan.seed), plan.life, action, qPrintable(what),
                    qPrintable(sentence));
    std::fflush(stdout);
    return !broken.isEmpty();
}

/// True when the memory is bounded. Everything is closed at each sample, since what is open may grow.
bool sampleMemory(Life &life, std::vector<qint64> &samples)
{
    life.closeAll();
    samples.push_back(residentKiB());
    std::printf("memory: %lld KiB\n", static_cast<long long>(samples.back()));
    return samples.back() - samples.front() < MostGrowth;
}

int live(const Plan &plan)
{
    Randomness random(plan.seed * 1'000 + uint64_t(plan.life));
    Life life(plan.folder, random, plan.life);
    if (report(plan, 0, QStringLiteral("start"), life.lost())) return Lost;
    life.begin();
    std::vector<qint64> samples;
    for (int i = 1; i <= plan.actions; ++i) {
        ::alarm(LongestAction);
        if (i == plan.actions && plan.end == QLatin1String("midst")) {
            life.expectSaved();
            const bool saves = random.oneIn(2);
            std::thread([pause = random.below(4'000)] {
                ::usleep(useconds_t(pause));
                die();
            }).detach();
            if (saves) life.save();
        }
        const QStringList broken = life.act();
        std::fprintf(stderr, "%d: %s\n", i, qPrintable(life.lastAction()));
        if (report(plan, i, life.lastAction(), broken)) return Broken;
        const bool toSample =
            plan.end == QLatin1String("well") && i % std::max(1, plan.actions / Samples) == 0;
        if (toSample && !sampleMemory(life, samples))
            return report(plan, i, QStringLiteral("memory"), {QStringLiteral("it grows")}), Broken;
    }
    if (report(plan, plan.actions, QStringLiteral("end"), life.checkAll())) return Broken;
    if (plan.end == QLatin1String("midst")) ::pause(); // it may have been quicker
    if (plan.end == QLatin1String("well")) {
        std::printf("%d actions changed characters %d times\n", plan.actions, life.changes());
        std::printf("never done: %s\n", qPrintable(life.neverDone().join(QStringLiteral(", "))));
        return life.changes() > plan.actions / LeastChanges ? Well : Broken;
    }
    const bool unsaved = life.expect();
    std::printf("%s\n", unsaved ? "unsaved" : "saved");
    std::fflush(stdout);
    die();
}

/// Starts this program for one life. What it did is in FOLDER/actions.
int start(const Plan &plan, QByteArray &said)
{
    QProcess process;
    process.setStandardErrorFile(plan.folder + QStringLiteral("/actions"));
    process.setWorkingDirectory(plan.folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TMPDIR"), plan.folder);
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); }); // it outlives nobody
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--life"), QString::number(plan.life), QStringLiteral("--folder"),
                   plan.folder, QStringLiteral("--seed"), QString::number(plan.seed),
                   QStringLiteral("--actions"), QString::number(plan.actions), QStringLiteral("--end"),
                   plan.end});
    if (!process.waitForFinished(-1)) qFatal("no program to start");
    said = process.readAllStandardOutput();
    std::fwrite(said.constData(), 1, size_t(said.size()), stdout);
    if (process.exitStatus() == QProcess::NormalExit) return process.exitCode();
    return -process.exitCode(); // the signal
}

void showLastActions(const QString &folder)
{
    QFile actions(folder + QStringLiteral("/actions"));
    if (!actions.open(QIODevice::ReadOnly)) return;
    const QList<QByteArray> lines = actions.readAll().trimmed().split('\n');
    for (const QByteArray &line : lines.mid(std::max<qsizetype>(0, lines.size() - 12)))
        std::printf("  %s\n", line.constData());
}

/// One long life to see the memory, then many that are killed.
int run(uint64_t seed, int actions)
{
    storage::TemporaryFolder temporary; // and away with those of runs that were killed
    const QDir folder(temporary.path().value());
    const QDir data(QStringLiteral(SKYCHAMBER_TEST_DATA));
    for (const char *name : {"docs", "templates", "data", "state"})
        QDir(folder.path()).mkpath(QLatin1String(name));
    for (const QString &name : data.entryList({QStringLiteral("*.skychar")}, QDir::Files))
        QFile::copy(data.filePath(name), folder.filePath(QStringLiteral("docs/") + name));
    test::FaultCount kills("kill -9 while the window is used");
    Randomness random(seed);
    const int longest = actions * 3 / 4;
    const int usual = std::max(25, actions / 250);
    int left = actions;
    std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
    for (int life = 0; left > 0; ++life) {
        Plan plan{folder.path(), seed, life, std::min(left, life == 0 ? longest : usual), {}};
        plan.end = life == 0         ? QStringLiteral("well")
                   : random.oneIn(3) ? QStringLiteral("midst")
                                     : QStringLiteral("rest");
        left -= plan.actions;
        QByteArray said;
        const int code = start(plan, said);
        const bool killed = life > 0 && code == -SIGKILL;
        // A loss is what the next start no more finds: that of the life before.
        if (killed) kills.add(!said.contains("saved\n") || said.contains("unsaved\n"), true);
        if (code == Lost) kills.add(true, false);
        if (killed || code == Well) continue;
        std::printf("FAILED: seed %llu, life %d ended with %d after\n", static_cast<unsigned long long>(seed),
                    life, code);
        showLastActions(folder.path());
        return 1;
    }
    std::printf("%d actions, nothing broken\n", actions);
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    std::signal(SIGXFSZ, SIG_IGN);
    QHashSeed::setDeterministicGlobalSeed();
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    installTranslations(application);
    QCommandLineParser parser;
    for (const char *name : {"actions", "seed", "life", "folder", "end"})
        parser.addOption({QLatin1String(name), QLatin1String(name), QLatin1String(name)});
    parser.process(application);
    const int actions =
        parser.isSet(QStringLiteral("actions")) ? parser.value(QStringLiteral("actions")).toInt() : 300;
    const uint64_t seed =
        parser.isSet(QStringLiteral("seed")) ? parser.value(QStringLiteral("seed")).toULongLong() : 1;
    if (!parser.isSet(QStringLiteral("life"))) return run(seed, actions);
    qputenv("HOME", parser.value(QStringLiteral("folder")).toUtf8());
    return live({parser.value(QStringLiteral("folder")), seed, parser.value(QStringLiteral("life")).toInt(),
                 actions, parser.value(QStringLiteral("end"))});
}
