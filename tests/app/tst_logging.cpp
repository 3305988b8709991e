#include "app/crashreport.h"
#include "app/logging.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <thread>

using namespace sky;
using namespace sky::app;

/// What the log promises: where it is, how much there is of it, and that the program never depends on it.
class TestLogging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void liesUnderTheStateFolder();
    void liesUnderHomeWithoutAnAbsoluteStateFolder_data();
    void liesUnderHomeWithoutAnAbsoluteStateFolder();
    void knowsItsLevelsByName();
    void qtMessagesAreWrittenWithTheirLevel();
    void levelDecidesWhatIsWritten_data();
    void levelDecidesWhatIsWritten();
    void offMakesNoFile();
    void folderIsPrivate();
    void keepsThreeFilesOfOneMebibyte();
    void appendsToWhatIsThere();
    void goesOnWithoutAFile();
    void givesQtItsHandlerBack();
    void everyKindOfCrashLeavesAReport_data();
    void everyKindOfCrashLeavesAReport();
    void aReportNamesNoFolder();
    void fiveReportsStay();

private:
    QByteArray written() const;

    std::unique_ptr<QTemporaryDir> m_state;
    QByteArray m_stateBefore;
};

void TestLogging::init()
{
    m_stateBefore = qgetenv("XDG_STATE_HOME");
    m_state = std::make_unique<QTemporaryDir>();
    QVERIFY(m_state->isValid());
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
}

void TestLogging::cleanup()
{
    qputenv("XDG_STATE_HOME", m_stateBefore);
}

QByteArray TestLogging::written() const
{
    QFile file(m_state->filePath(QStringLiteral("skychamber/skychamber.log")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestLogging::liesUnderTheStateFolder()
{
    QCOMPARE(logFolder(), m_state->filePath(QStringLiteral("skychamber")));
}

void TestLogging::liesUnderHomeWithoutAnAbsoluteStateFolder_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("relative") << QByteArray("state");
}

void TestLogging::liesUnderHomeWithoutAnAbsoluteStateFolder()
{
    QFETCH(QByteArray, state);
    qputenv("XDG_STATE_HOME", state);
    QCOMPARE(logFolder(), QDir::homePath() + QStringLiteral("/.local/state/skychamber"));
}

void TestLogging::knowsItsLevelsByName()
{
    QCOMPARE(logLevelNamed(QStringLiteral("trace")), LogLevel::Trace);
    QCOMPARE(logLevelNamed(QStringLiteral("warning")), LogLevel::Warning);
    QCOMPARE(logLevelNamed(QStringLiteral("off")), LogLevel::Off);
    QCOMPARE(logLevelNames().size(), static_cast<int>(LogLevel::Off) + 1);
    QVERIFY(!logLevelNamed(QStringLiteral("loud")));
}

void TestLogging::qtMessagesAreWrittenWithTheirLevel()
{
    {
        const Logging logging;
        QVERIFY(!logging.problem());
        qWarning("the kettle is on");
        qCritical("the kettle boils");
    }
    QVERIFY2(written().contains(" warning Qt default: the kettle is on\n"), written().constData());
    QVERIFY2(written().contains(" error Qt default: the kettle boils\n"), written().constData());
}

void TestLogging::levelDecidesWhatIsWritten_data()
{
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("lines");
    QTest::newRow("debug") << "debug" << 4;
    QTest::newRow("info") << "info" << 3;
    QTest::newRow("warning") << "warning" << 2;
    QTest::newRow("error") << "error" << 1;
    QTest::newRow("critical") << "critical" << 0;
}

void TestLogging::levelDecidesWhatIsWritten()
{
    QFETCH(QString, level);
    QFETCH(int, lines);
    {
        LogOptions options;
        options.level = *logLevelNamed(level);
        const Logging logging(options);
        qDebug("one");
        qInfo("two");
        qWarning("three");
        qCritical("four");
    }
    QCOMPARE(written().count('\n'), lines);
}

void TestLogging::offMakesNoFile()
{
    LogOptions options;
    options.level = LogLevel::Off;
    const Logging logging(options);
    qCritical("nobody reads this");
    QVERIFY(!logging.problem());
    QVERIFY(!QFile::exists(logFolder()));
}

void TestLogging::folderIsPrivate()
{
    const Logging logging;
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                                      QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QCOMPARE(QFile::permissions(logFolder()) & others, QFile::Permissions());
}

void TestLogging::keepsThreeFilesOfOneMebibyte()
{
    {
        const Logging logging;
        const QByteArray line(1000, 'x');
        for (int i = 0; i < 5000; ++i) {
            qInfo("%s", line.constData());
        }
    }
    const QFileInfoList files = QDir(logFolder()).entryInfoList(QDir::Files);
    QCOMPARE(files.size(), 3);
    for (const QFileInfo &file : files) {
        QVERIFY2(file.size() <= 1024 * 1024, qPrintable(file.fileName()));
    }
}

void TestLogging::appendsToWhatIsThere()
{
    for (int i = 0; i < 2; ++i) {
        const Logging logging;
        qInfo("start");
    }
    QCOMPARE(written().count("start"), 2);
}

void TestLogging::goesOnWithoutAFile()
{
    // A file where the folder should be: nobody, root neither, can open a log in it.
    QFile obstacle(logFolder());
    QVERIFY(obstacle.open(QIODevice::WriteOnly));
    const Logging logging;
    qCritical("said to nobody");
    QVERIFY(logging.problem());
    QVERIFY(logging.problem()->message.contains(logFolder()));
    QVERIFY(!logging.problem()->detail.isEmpty());
}

void TestLogging::givesQtItsHandlerBack()
{
    const QtMessageHandler before = qInstallMessageHandler(nullptr);
    qInstallMessageHandler(before);
    {
        const Logging logging;
    }
    const QtMessageHandler after = qInstallMessageHandler(nullptr);
    qInstallMessageHandler(after);
    QVERIFY(after == before);
}

using Act = void (*)();

/// Uses up the stack; what it gives keeps it from being made a loop.
int withoutEnd(int depth)
{
    std::array<char, 4096> room{};
    volatile char *const used = &room[size_t(depth) % room.size()];
    *used = 1;
    return depth < 0 ? 0 : withoutEnd(depth + 1) + *used;
}

void TestLogging::everyKindOfCrashLeavesAReport_data()
{
    QTest::addColumn<Act>("act");
    QTest::addColumn<int>("signal");
    QTest::newRow("null pointer") << Act([] { *static_cast<volatile int *>(nullptr) = 1; }) << SIGSEGV;
    QTest::newRow("end of the stack") << Act([] { std::exit(withoutEnd(0)); }) << SIGSEGV;
    QTest::newRow("terminate") << Act([] { std::terminate(); }) << SIGABRT;
    QTest::newRow("fatal message") << Act([] { qFatal("no more"); }) << SIGABRT;
    QTest::newRow("bus") << Act([] { std::raise(SIGBUS); }) << SIGBUS;
    QTest::newRow("number") << Act([] { std::raise(SIGFPE); }) << SIGFPE;
    QTest::newRow("instruction") << Act([] { std::raise(SIGILL); }) << SIGILL;
    QTest::newRow("another thread") << Act([] { std::thread([] { std::abort(); }).join(); }) << SIGABRT;
}

void TestLogging::everyKindOfCrashLeavesAReport()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("the sanitizer reports crashes here");
#endif
    QFETCH(Act, act);
    QFETCH(int, signal);
    const QString folder = m_state->path();
    const pid_t process = ::fork();
    if (process == 0) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
        const CrashReports reports(folder, CrashReports::Of::Command);
        act();
        ::_exit(0);
    }
    int status = 0;
    QCOMPARE(::waitpid(process, &status, 0), process);
    QVERIFY(WIFSIGNALED(status)); // the system did what it always does
    QCOMPARE(WTERMSIG(status), signal);
    const auto report = CrashReports::untold(folder);
    QVERIFY(report);
    QVERIFY(!CrashReports::untold(folder));
    QCOMPARE(report->of, CrashReports::Of::Command);
    QFile file(report->path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("\nsignal " + QByteArray::number(signal)), text.constData());
    QVERIFY2(text.contains("tst_logging(") && !text.contains('/'), text.constData());
}

/// This program again, from a folder whose name looks like a place in a program.
void TestLogging::aReportNamesNoFolder()
{
    const QTemporaryDir folder;
    const QString home = folder.filePath(QStringLiteral("Anna (private)"));
    QVERIFY(QDir().mkpath(home));
    const QString program = home + QStringLiteral("/tst_logging");
    QVERIFY(QFile::link(QCoreApplication::applicationFilePath(), program));
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, {QStringLiteral("everyKindOfCrashLeavesAReport:null pointer")});
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
             process.readAll().constData());
}

void TestLogging::fiveReportsStay()
{
    const QDir folder(m_state->path());
    for (int i = 0; i < 9; ++i) {
        QFile file(folder.filePath(QStringLiteral("crash-2026120%1-120000-000-%2.txt").arg(i).arg(7 + i)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    const CrashReports reports(folder.path(), CrashReports::Of::Window);
    const QStringList left = folder.entryList({QStringLiteral("crash-*")}, QDir::Files, QDir::Name);
    QCOMPARE(left.size(), CrashReports::Most);
    QVERIFY(left.first().startsWith(QStringLiteral("crash-20261204")));
}

QTEST_GUILESS_MAIN(TestLogging)
#include "tst_logging.moc"
