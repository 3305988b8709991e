#include "tests/support/nonetwork.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

using namespace sky;

namespace
{

struct Ran {
    int code = -1;
    QByteArray out, err;
};

QProcessEnvironment environmentWithout(const QTemporaryDir &folder)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
        environment.insert(QLatin1String(name), folder.filePath(QLatin1String(name)));
    environment.insert(QStringLiteral("TMPDIR"), folder.path());
    return environment;
}

/// The program itself, without a display and with folders of its own.
Ran run(const QTemporaryDir &folder, const QStringList &arguments)
{
    QProcess process;
    process.setProcessEnvironment(environmentWithout(folder));
    process.setWorkingDirectory(folder.path());
    process.setChildProcessModifier([] { test::forbidNetwork(); });
    process.start(QStringLiteral(SKYCHAMBER_PROGRAM), arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// The program's window, shown on no screen; ended by force at the end at the latest.
class Window
{
public:
    explicit Window(const QTemporaryDir &folder, const QStringList &files = {})
        : m_log(folder.filePath(QStringLiteral("XDG_STATE_HOME/skychamber/skychamber.log")))
        , m_shownBefore(timesLogged("Window shown"))
    {
        m_process.setProcessEnvironment(environmentOf(folder));
        m_process.setWorkingDirectory(folder.path());
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.setChildProcessModifier([] { test::forbidNetwork(); });
        m_process.start(QStringLiteral(SKYCHAMBER_PROGRAM),
                        QStringList{QStringLiteral("--log-level=debug")} + files);
    }
    ~Window() { end(SIGKILL); }

    bool isShown()
    {
        return QTest::qWaitFor([this] { return timesLogged("Window shown") > m_shownBefore; }, 20'000);
    }
    void end(int signal)
    {
        if (m_process.state() == QProcess::NotRunning) return;
        ::kill(pid_t(m_process.processId()), signal);
        m_process.waitForFinished();
    }
    qsizetype timesLogged(const char *words) const
    {
        QFile file(m_log);
        return file.open(QIODevice::ReadOnly) ? file.readAll().count(words) : 0;
    }
    const QProcess &process() const { return m_process; }
    QByteArray output() { return m_process.readAll(); }

    static QProcessEnvironment environmentOf(const QTemporaryDir &folder)
    {
        QProcessEnvironment environment = environmentWithout(folder);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder.path());
        return environment;
    }

private:
    QString m_log;
    qsizetype m_shownBefore = 0;
    QProcess m_process;
};

bool isPdf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(5) == "%PDF-";
}

} // namespace

/// What tests of the commands within their own process cannot see: that the program makes what they need.
class TestProgram : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsWithoutADisplay_data();
    void printsWithoutADisplay();
    void aLogThatCannotBeWrittenIsSaidOnce();
    void whatForceReplacesIsKept();
    void aCrashIsToldOnceByTheNextStart();
    void nothingBrokenStopsAStart_data();
    void nothingBrokenStopsAStart();
    void theNetworkIsForbiddenHere_data();
    void theNetworkIsForbiddenHere();
    void aWholeVisitNeedsNoNetwork();
};

void TestProgram::printsWithoutADisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a sheet") << QStringList{"export", "k.skychar", "--pdf", "out.pdf"};
    QTest::newRow("a party of files")
        << QStringList{"export", "k.skychar", "r.skychar", "--layout", "party", "--pdf", "out.pdf"};
    QTest::newRow("a party") << QStringList{"party", "road.skyparty", "--pdf", "out.pdf"};
    QTest::newRow("a party, written together") << QStringList{"party", "road.skyparty", "--pdf=out.pdf"};
}

void TestProgram::printsWithoutADisplay()
{
    QFETCH(QStringList, arguments);
    const QTemporaryDir folder;
    for (const QStringList &before :
         {QStringList{"new", "--template", "Knight", "--name", "Juk", "-o", "k.skychar"},
          QStringList{"new", "--template", "Ranger", "--name", "Ana", "-o", "r.skychar"},
          QStringList{"party", "--new", "road.skyparty", "k.skychar", "r.skychar"}}) {
        const Ran made = run(folder, before);
        QVERIFY2(made.code == 0, made.err.constData());
    }
    const Ran printed = run(folder, arguments);
    QVERIFY2(printed.code == 0, printed.err.constData());
    QVERIFY2(printed.out.contains("Wrote out.pdf"), printed.out.constData());
    QVERIFY(isPdf(folder.filePath(QStringLiteral("out.pdf"))));
}

void TestProgram::aLogThatCannotBeWrittenIsSaidOnce()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("XDG_STATE_HOME/skychamber")));
    QVERIFY(QFile::link(QStringLiteral("/dev/full"),
                        folder.filePath(QStringLiteral("XDG_STATE_HOME/skychamber/skychamber.log"))));
    for (const char *file : {"a.skychar", "b.skychar"}) {
        QFile broken(folder.filePath(QLatin1String(file)));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("{") == 1);
    }
    const Ran ran = run(folder, {"check", "a.skychar", "b.skychar"}); // each would have a line in the log
    QCOMPARE(ran.code, 3);
    QList<QByteArray> lines = ran.err.trimmed().split('\n');
    QCOMPARE(lines.removeAll("skychamber: The log cannot be written; the program goes on without it."), 1);
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith("skychamber: a.skychar: ") && lines[1].startsWith("skychamber: b.skychar: "),
             ran.err.constData());
}

void TestProgram::whatForceReplacesIsKept()
{
    const QTemporaryDir folder;
    const QStringList make = {"new", "--name", "Juk", "-o", "k.skychar"};
    QCOMPARE(run(folder, make).code, 0);
    QFile first(folder.filePath(QStringLiteral("k.skychar")));
    QVERIFY(first.open(QIODevice::ReadOnly));
    const QByteArray before = first.readAll();
    QCOMPARE(run(folder, make).code, 1);
    QCOMPARE(run(folder, make + QStringList{"--force"}).code, 0);
    QDirIterator it(folder.filePath(QStringLiteral("XDG_STATE_HOME/skychamber/versions")), QDir::Files,
                    QDirIterator::Subdirectories);
    QVERIFY(it.hasNext());
    QFile kept(it.next());
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), before);
}

void TestProgram::aCrashIsToldOnceByTheNextStart()
{
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/alaric.skychar"),
                        folder.filePath(QStringLiteral("secret.skychar"))));
    const QDir state(folder.filePath(QStringLiteral("XDG_STATE_HOME/skychamber")));
    const auto reports = [&state] { return state.entryList({QStringLiteral("crash-*")}); };
    {
        Window window(folder, {QStringLiteral("secret.skychar")});
        QVERIFY2(window.isShown(), window.output().constData());
        QCOMPARE(reports(), QStringList());
        window.end(SIGSEGV);
        QCOMPARE(window.process().exitStatus(), QProcess::CrashExit);
        QCOMPARE(window.process().exitCode(), SIGSEGV);
    }
    QCOMPARE(reports().size(), 1);
    QFile file(state.filePath(reports().first()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray report = file.readAll();
    for (const char *part : {"Skychamber ", ", Qt 6", "\nbuild ", "\nsignal 11 SIGSEGV, code 0\n", "\ntime ",
                             "\nframes:\nskychamber(", "libQt6Core.so.6("})
        QVERIFY2(report.contains(part), report.constData());
    for (const char *part : {"secret", "Alaric", "/", "unknown"}) // no path at all
        QVERIFY2(!report.contains(part), report.constData());

    for (int start = 0; start < 2; ++start) {
        Window window(folder);
        QVERIFY2(window.isShown(), window.output().constData());
        QTRY_COMPARE(window.timesLogged("The report of a crash is told"), 1); // just after it is shown
        QCOMPARE(reports().size(), 1);
        QTRY_VERIFY(!reports().first().contains(QStringLiteral("new")));
    }
}

using Break = bool (*)(const QString &path);

bool writeTo(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

void TestProgram::nothingBrokenStopsAStart_data()
{
    QTest::addColumn<Break>("damage");
    QTest::addColumn<bool>("folders");
    const auto row = [](const char *name, Break damage, bool folders) {
        QTest::newRow(name) << damage << folders;
    };
    const Break garbage = [](const QString &path) { return writeTo(path, "\xFF{{{,,\"%n%s\0"); };
    const Break fifo = [](const QString &path) {
        return ::mkfifo(QFile::encodeName(path).constData(), 0600) == 0;
    };
    const Break forbidden = [](const QString &path) {
        return writeTo(path, "{}") && QFile::setPermissions(path, {});
    };
    row("garbage", garbage, false);
    row(
        "empty", [](const QString &path) { return writeTo(path, {}); }, false);
    row(
        "cut off", [](const QString &path) { return writeTo(path, "{\"version\": 1, \"files\": [{\"pa"); },
        false);
    row(
        "other JSON", [](const QString &path) { return writeTo(path, "[[1, {}], null]"); }, false);
    row(
        "deep", [](const QString &path) { return writeTo(path, QByteArray(200'000, '[')); }, false);
    row(
        "100 MB", [](const QString &path) { return writeTo(path, "{") && QFile::resize(path, 100'000'000); },
        false);
    row(
        "folder", [](const QString &path) { return QDir().mkdir(path); }, false);
    row("fifo", fifo, false);
    row("no permission", forbidden, false);
    row(
        "link to itself", [](const QString &path) { return QFile::link(path, path); }, false);
    row("garbage for folders", garbage, true);
    row("fifos for folders", fifo, true);
    row("no permission for folders", forbidden, true);
}

/// Everything that the program keeps for itself, all of it broken in the same way.
void TestProgram::nothingBrokenStopsAStart()
{
    QFETCH(Break, damage);
    QFETCH(bool, folders);
    const QTemporaryDir folder;
    const QStringList places =
        folders
            ? QStringList{QStringLiteral("XDG_DATA_HOME/skychamber"),
                          QStringLiteral("XDG_CONFIG_HOME/skychamber"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/together"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/unsaved"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/versions")}
            : QStringList{QStringLiteral("XDG_CONFIG_HOME/skychamber/settings.json"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/recent.json"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/session.json"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/crash-20260101-000000-000-1.new.txt"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/together/work-0000000a/prepared"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/together/work-0000000b/data"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/together/work-0000000c"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/unsaved/1-a/1.copy"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/unsaved/2-b"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/unsaved/3-c.lock"),
                          QStringLiteral("XDG_STATE_HOME/skychamber/versions/0a/20260101T000000000Z.skychar"),
                          QStringLiteral("XDG_DATA_HOME/skychamber/things.json"),
                          QStringLiteral("XDG_DATA_HOME/skychamber/templates/mine.skychar"),
                          QStringLiteral("XDG_DATA_HOME/skychamber/export-templates/mine.txt.mustache"),
                          QStringLiteral(".alaric.skychar.lock")};
    for (const QString &place : places) {
        QVERIFY(QDir().mkpath(QFileInfo(folder.filePath(place)).path()));
        QVERIFY2(damage(folder.filePath(place)), qPrintable(place));
    }
    QVERIFY(QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/alaric.skychar"),
                        folder.filePath(QStringLiteral("alaric.skychar"))));
    const auto timesTold = [](const Window &window) {
        return window.timesLogged("Settings could not be read") +
               window.timesLogged("recent files could not be read");
    };
    qsizetype told = 0;
    {
        Window window(folder, {QStringLiteral("alaric.skychar")});
        QVERIFY2(window.isShown(), window.output().constData());
        told = timesTold(window);
        QVERIFY(told <= 2);
    }
    for (const QString &place : places) {                          // kept, where it was or beside
        if (place.contains(QLatin1String("/together/"))) continue; // what never counted may go
        const QFileInfo info(folder.filePath(place));
        const QStringList left = info.dir().entryList(QDir::AllEntries | QDir::Hidden | QDir::System);
        const QString name = info.fileName().section(QLatin1String(".new"), 0, 0);
        QVERIFY2(std::any_of(left.begin(), left.end(),
                             [&name](const QString &each) { return each.contains(name); }),
                 qPrintable(place));
    }
    if (QLatin1String(QTest::currentDataTag()) != QLatin1String("garbage"))
        return; // one second start is enough
    QCOMPARE(told, 2);
    Window window(folder);
    QVERIFY2(window.isShown(), window.output().constData());
    QCOMPARE(timesTold(window), told);
}

void TestProgram::theNetworkIsForbiddenHere_data()
{
    QTest::addColumn<int>("domain");
    QTest::addColumn<bool>("killed");
    QTest::newRow("IPv4") << AF_INET << true;
    QTest::newRow("IPv6") << AF_INET6 << true;
    QTest::newRow("within the machine") << AF_UNIX << false;
}

/// That the filter which the programs of this test run under would catch them.
void TestProgram::theNetworkIsForbiddenHere()
{
    QFETCH(int, domain);
    QFETCH(bool, killed);
    const pid_t process = ::fork();
    if (process == 0) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        if (!test::forbidNetwork()) ::_exit(2);
        ::_exit(::socket(domain, SOCK_DGRAM, 0) < 0 ? 1 : 0);
    }
    int status = 0;
    QCOMPARE(::waitpid(process, &status, 0), process);
    if (killed)
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS);
    else
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

void TestProgram::aWholeVisitNeedsNoNetwork()
{
    const QTemporaryDir folder;
    const std::vector<QStringList> commands = {
        {"new", "--template", "Knight", "--name", "Juk", "-o", "k.skychar"},
        {"edit", "k.skychar", "--notes",
         "<img src='http:/"
         "/127.0.0.1/x.png'>"},
        {"check", "k.skychar"},
        {"show", "--json", "k.skychar"},
        {"list", "weapons"},
        {"party", "--new", "road.skyparty", "k.skychar"},
        {"award", "road.skyparty", "--points", "4", "--reason", "the bridge", "--dry-run"},
        {"export", "k.skychar", "--format", "html", "-o", "k.html"},
        {"export", "k.skychar", "--pdf", "k.pdf"}};
    for (const QStringList &command : commands) {
        const Ran ran = run(folder, command);
        QVERIFY2(ran.code >= 0, qPrintable(command.join(QLatin1Char(' '))));
        QVERIFY2(ran.code == 0 || command.first() == QLatin1String("award"), ran.err.constData());
    }
    Window window(folder, {QStringLiteral("k.skychar"), QStringLiteral("road.skyparty")});
    QVERIFY2(window.isShown(), window.output().constData());
    window.end(SIGTERM);
    QCOMPARE(window.process().exitCode(), SIGTERM);
}

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
