// Several files written together by a program that is ended at any call of the system, or that is refused
// any of them.

#include "core/storage/filelock.h"
#include "core/storage/files.h"
#include "core/storage/together.h"
#include "tests/support/faultcount.h"
#include "tests/support/memoryfolder.h"
#include "tests/support/notalmighty.h"
#include "tests/support/share.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <dlfcn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <set>

using namespace sky;
using storage::FinishedWrites;
using storage::Write;
using Outcome = FinishedWrites::Outcome;

namespace
{

/// Counts what this program does to the disk while it is on. `dieAt`: it ends before that call as by kill -9.
/// `failAt`: that call is refused, and so are those after it up to `failTo`.
struct Steps {
    bool on = false;
    int count = 0;
    int dieAt = 0;
    int stopAt = 0; ///< it stops there, and lives
    int failAt = 0;
    int failTo = 0;
    int code = EIO;
    bool failFolders = false; ///< folders cannot be synced
} steps;

/// Whether the call is to be refused.
bool interfere()
{
    if (!steps.on) return false;
    ++steps.count;
    if (steps.count == steps.dieAt) ::kill(::getpid(), SIGKILL);
    if (steps.count == steps.stopAt) ::kill(::getpid(), SIGSTOP);
    if (steps.failAt == 0 || steps.count < steps.failAt || steps.count > steps.failTo) return false;
    errno = steps.code;
    return true;
}

template<class Function>
Function systems(const char *name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

// These stand before the system's own for all of this program.
extern "C" {

ssize_t write(int file, const void *bytes, size_t count)
{
    static const auto real = systems<ssize_t (*)(int, const void *, size_t)>("write");
    if (interfere()) return -1;
    // In two halves, so that the program can end between them as well.
    if (steps.on && count > 1) return real(file, bytes, (count + 1) / 2);
    return real(file, bytes, count);
}

int fsync(int file)
{
    static const auto real = systems<int (*)(int)>("fsync");
    struct stat state = {};
    if (steps.on && steps.failFolders && ::fstat(file, &state) == 0 && S_ISDIR(state.st_mode)) {
        errno = EIO;
        return -1;
    }
    return interfere() ? -1 : real(file);
}

int rename(const char *from, const char *to)
{
    static const auto real = systems<int (*)(const char *, const char *)>("rename");
    return interfere() ? -1 : real(from, to);
}

int unlink(const char *path)
{
    static const auto real = systems<int (*)(const char *)>("unlink");
    return interfere() ? -1 : real(path);
}

int mkdir(const char *path, mode_t mode)
{
    static const auto real = systems<int (*)(const char *, mode_t)>("mkdir");
    return interfere() ? -1 : real(path, mode);
}

int rmdir(const char *path)
{
    static const auto real = systems<int (*)(const char *)>("rmdir");
    return interfere() ? -1 : real(path);
}

int fchmod(int file, mode_t mode)
{
    static const auto real = systems<int (*)(int, mode_t)>("fchmod");
    return interfere() ? -1 : real(file, mode);
}

} // extern "C"

namespace
{

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

mode_t modeOf(const QString &path)
{
    struct stat state = {};
    return ::stat(QFile::encodeName(path).constData(), &state) == 0 ? state.st_mode & 0777 : 0;
}

/// Four files in two folders: one through a link, one that is new.
struct Place {
    Place()
    {
        for (const char *name : {"one", "two", "journal"})
            if (!QDir(folder.path()).mkdir(QString::fromLatin1(name))) qFatal("no folder");
        put(path("one/juk"), "Juk before");
        put(path("one/vunata"), QByteArray(3'000, 'v'));
        put(path("two/ilse"), "Ilse before");
        QFile::setPermissions(path("one/juk"), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
        QFile::link(path("two/ilse"), path("one/ilse"));
    }

    QString path(const char *name) const { return folder.filePath(QString::fromLatin1(name)); }
    QString journal() const { return path("journal"); }

    std::vector<Write> writes() const
    {
        return {{path("one/juk"), "Juk before", "Juk after, and longer"},
                {path("one/vunata"), QByteArray(3'000, 'v'), QByteArray(5'000, 'V')},
                {path("one/ilse"), "Ilse before", "Ilse after"},
                {path("two/party"), {}, "a new party"}};
    }
    Result<void> write() const
    {
        return storage::writeTogether(writes(), journal(), QStringLiteral("award of 4 points"));
    }

    bool isBefore() const
    {
        for (const Write &each : writes())
            if (content(each.path) != each.before) return false;
        return !QFile::exists(path("two/party"));
    }
    bool isAfter() const
    {
        for (const Write &each : writes())
            if (content(each.path) != each.after) return false;
        return true;
    }
    /// Nothing lies about that was not there: neither beside the files nor in the journal's folder.
    QStringList leftovers() const
    {
        const std::set<QString> known = {QStringLiteral("one/juk"),   QStringLiteral("one/vunata"),
                                         QStringLiteral("one/ilse"),  QStringLiteral("two/ilse"),
                                         QStringLiteral("two/party"), QStringLiteral("journal/lock")};
        QStringList found;
        QDirIterator each(folder.path(), QDir::Files | QDir::Hidden | QDir::System,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) {
            const QString name = QDir(folder.path()).relativeFilePath(each.next());
            if (!known.count(name)) found << name;
        }
        return found;
    }

    QTemporaryDir folder{test::memoryFolder()};
};

/// How many calls it takes when all goes well.
int stepsOf(const Place &place)
{
    steps = {};
    steps.on = true;
    const auto done = place.write();
    steps.on = false;
    if (!done) qFatal("refused: %s", qUtf8Printable(done.error().message));
    return steps.count;
}

/// Writes in a program of its own that ends at that call.
void writeAndDie(const Place &place, int step)
{
    const pid_t child = ::fork();
    if (child == 0) {
        steps = {};
        steps.on = true;
        steps.dieAt = step;
        ::_exit(place.write() ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!WIFSIGNALED(status)) qFatal("step %d was not reached", step);
}

/// The same for what the next start does, if it comes so far; whether it did.
bool finishAndDie(const Place &place, int step)
{
    const pid_t child = ::fork();
    if (child == 0) {
        steps = {};
        steps.on = true;
        steps.dieAt = step;
        storage::finishWrites(place.journal());
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status);
}

} // namespace

class TestTogether : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { steps = {}; }

    void writesAll();
    void keepsLinksAndRights();
    void leavesOutWhatStaysAsItIs();
    void refusesWhatIsNotAsExpected_data();
    void refusesWhatIsNotAsExpected();
    void refusesAReadOnlyFile();
    void refusesAFolderThatCannotBeWritten();
    void refusesTheSameFileTwice();
    void saysWhenTheJournalCannotBeKept();
    void isAllOrNoneWhereverItIsKilled();
    void isAllOrNoneWhereverTheNextStartIsKilledToo();
    void isAllOrNoneWhicheverCallIsRefused_data();
    void isAllOrNoneWhicheverCallIsRefused();
    void isAllOrNoneFromWhicheverCallOnTheDiskIsFull();
    void isAllOrNoneAtEveryLimitOfSize();
    void saysWhatItFinished();
    void saysWhatItTookBack();
    void completesWithoutTheNewFiles();
    void takesAllBackWhereOneCannotBeCompleted();
    void leavesAloneWhatSomebodyElseWrote_data();
    void leavesAloneWhatSomebodyElseWrote();
    void triesAgainWhereAFolderCannotBeReached();
    void givesUpAfterThirtyDays();
    void leavesTheWorkOfTheLivingAlone();
    void finishesEarlierWorkBeforeNewOne();
    void isNotHeldUpByAFolderThatNeverComesBack();
    void refusesAFileThatWaitsToBePutBack();
    void tellsOfADamagedJournal_data();
    void tellsOfADamagedJournal();
    void leavesANewerVersionsJournal();
    void completesWithDamagedData();
    void tellsWhatCannotBePutBack();
    void followsNoForgedJournal_data();
    void followsNoForgedJournal();
    void refusesToCommitWhatIsNotOnTheDisk();
    void looksAtTheFilesOfWhatIsOnlyPrepared();
    void saysWhyAFileIsNotAsExpected_data();
    void saysWhyAFileIsNotAsExpected();
    void neverRenamesOverALink();
    void leavesAFileThatAnotherProgramHasOpen();
    void removesTheLocksOfTheDead();
    void isAllOrNoneWhereverTakingBackIsKilled();
    void twoStartsFinishOnce();
};

void TestTogether::writesAll()
{
    const Place place;
    QVERIFY(place.isBefore());
    const auto done = place.write();
    QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    QVERIFY(place.isAfter());
    QCOMPARE(place.leftovers(), QStringList());
    QVERIFY(storage::finishWrites(place.journal()).empty());
}

void TestTogether::keepsLinksAndRights()
{
    const Place place;
    QVERIFY(place.write());
    QCOMPARE(modeOf(place.path("one/juk")), mode_t(0640));
    QVERIFY(QFileInfo(place.path("one/ilse")).isSymLink());
    QCOMPARE(content(place.path("two/ilse")), QByteArray("Ilse after"));
}

void TestTogether::leavesOutWhatStaysAsItIs()
{
    const Place place;
    const auto inode = [&place] {
        struct stat state = {};
        ::stat(QFile::encodeName(place.path("one/juk")).constData(), &state);
        return state.st_ino;
    };
    const auto before = inode();
    auto writes = place.writes();
    writes[0].after = writes[0].before;
    QVERIFY(storage::writeTogether(writes, place.journal(), QStringLiteral("x")));
    QCOMPARE(inode(), before);
    QCOMPARE(content(place.path("one/vunata")), QByteArray(5'000, 'V'));
    QVERIFY(storage::writeTogether({}, place.journal(), QStringLiteral("nothing")));
}

void TestTogether::refusesWhatIsNotAsExpected_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("there");
    QTest::newRow("changed") << QStringLiteral("one/vunata") << QByteArray("somebody else's");
    QTest::newRow("longer") << QStringLiteral("one/juk") << QByteArray("Juk before!");
    QTest::newRow("empty") << QStringLiteral("one/juk") << QByteArray("");
    QTest::newRow("gone") << QStringLiteral("two/ilse") << QByteArray();
    QTest::newRow("there already") << QStringLiteral("two/party") << QByteArray("theirs");
}

void TestTogether::refusesWhatIsNotAsExpected()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, there);
    const Place place;
    const QString path = place.folder.filePath(name);
    if (there.isNull())
        QVERIFY(QFile::remove(path));
    else
        put(path, there);
    const auto done = place.write();
    QVERIFY(!done);
    QCOMPARE(done.error().kind, ErrorKind::Refused);
    QVERIFY2(done.error().message.contains(name.section(u'/', 1)), qPrintable(done.error().message));
    QVERIFY(done.error().message.contains(there.isNull()
                                              ? QLatin1String("The file is not there any more.")
                                              : QLatin1String("Somebody else changed the file meanwhile.")));
    QCOMPARE(content(path), there);
    for (const Write &each : place.writes())
        if (QFileInfo(each.path).symLinkTarget() != path && each.path != path)
            QCOMPARE(content(each.path), each.before);
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::refusesAReadOnlyFile()
{
    const Place place;
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(place.path("two/ilse"), QFile::ReadOwner));
    const auto done = place.write();
    QVERIFY(!done);
    QCOMPARE(done.error().message,
             QStringLiteral("%1: The file cannot be saved: you do not have the permission.")
                 .arg(place.path("one/ilse")));
    QVERIFY(place.isBefore());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::refusesAFolderThatCannotBeWritten()
{
    const Place place;
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(place.path("two"), QFile::ReadOwner | QFile::ExeOwner));
    const auto done = place.write();
    QVERIFY(QFile::setPermissions(place.path("two"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(!done);
    QVERIFY(done.error().message.contains(QLatin1String("its folder does not let you write")));
    QVERIFY(place.isBefore());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::refusesTheSameFileTwice()
{
    const Place place;
    auto writes = place.writes();
    writes.push_back({place.path("two/ilse"), "Ilse before", "Ilse twice"});
    const auto done = storage::writeTogether(writes, place.journal(), QStringLiteral("x"));
    QVERIFY(!done);
    QCOMPARE(done.error().message,
             QStringLiteral("%1: This file is named twice.").arg(place.path("two/ilse")));
    QVERIFY(place.isBefore());
}

void TestTogether::saysWhenTheJournalCannotBeKept()
{
    const Place place;
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(place.journal(), QFile::ReadOwner | QFile::ExeOwner));
    const auto done = place.write();
    QVERIFY(QFile::setPermissions(place.journal(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(!done);
    QVERIFY2(done.error().message.contains(place.journal()), qPrintable(done.error().message));
    QVERIFY(place.isBefore());
}

void TestTogether::isAllOrNoneWhereverItIsKilled()
{
    const int count = stepsOf(Place());
    QVERIFY(count > 20);
    int completed = 0;
    int takenBack = 0;
    test::FaultCount faults("kill -9 while saving several files");
    for (int step = 1; step <= count; ++step) {
        const Place place;
        writeAndDie(place, step);
        const auto finished = storage::finishWrites(place.journal());
        faults.add(true, place.isBefore() != place.isAfter());
        QVERIFY2(place.isBefore() != place.isAfter(), qPrintable(QString::number(step)));
        QCOMPARE(place.leftovers(), QStringList());
        QVERIFY(finished.size() <= 1);
        if (!finished.empty()) {
            QCOMPARE(finished[0].outcome == Outcome::Completed, place.isAfter());
            QCOMPARE(finished[0].files.size(), 4);
            QCOMPARE(finished[0].leftAlone, QStringList());
        }
        (place.isAfter() ? completed : takenBack) += 1;
        QVERIFY(storage::finishWrites(place.journal()).empty());
        if (place.isBefore()) QVERIFY(place.write()); // the way is free again
        QVERIFY(place.isAfter());
    }
    QVERIFY(completed > 3);
    QVERIFY(takenBack > 3);
}

void TestTogether::isAllOrNoneWhereverTheNextStartIsKilledToo()
{
    const int count = stepsOf(Place());
    const int stride = test::share(2) < 2 ? 4 : 2;
    test::FaultCount faults("kill -9 while finishing after a kill");
    for (int step = 1; step <= count; step += stride) {
        for (int second = 1; second <= 30; second += stride) {
            const Place place;
            writeAndDie(place, step);
            const bool killed = finishAndDie(place, second);
            storage::finishWrites(place.journal());
            faults.add(killed, place.isBefore() != place.isAfter());
            QVERIFY2(place.isBefore() != place.isAfter(),
                     qPrintable(QStringLiteral("%1, %2").arg(step).arg(second)));
            QCOMPARE(place.leftovers(), QStringList());
        }
    }
}

void TestTogether::isAllOrNoneWhicheverCallIsRefused_data()
{
    QTest::addColumn<int>("code");
    QTest::newRow("disk full") << ENOSPC;
    QTest::newRow("not allowed") << EACCES;
}

void TestTogether::isAllOrNoneWhicheverCallIsRefused()
{
    QFETCH(const int, code);
    const int count = stepsOf(Place());
    int refused = 0;
    test::FaultCount faults("a refused call while saving several files");
    for (int step = 1; step <= count; ++step) {
        const Place place;
        steps = {};
        steps.on = true;
        steps.failAt = steps.failTo = step;
        steps.code = code;
        const auto done = place.write();
        steps.on = false;
        faults.add(!done, done ? place.isAfter() : place.isBefore());
        QVERIFY2(done ? place.isAfter() : place.isBefore(), qPrintable(QString::number(step)));
        refused += done ? 0 : 1;
        if (!done) QVERIFY(!done.error().message.isEmpty());
        storage::finishWrites(place.journal());
        QVERIFY2(done ? place.isAfter() : place.isBefore(), qPrintable(QString::number(step)));
    }
    QVERIFY(refused > 10);
}

void TestTogether::isAllOrNoneFromWhicheverCallOnTheDiskIsFull()
{
    const int count = stepsOf(Place());
    test::FaultCount faults("disk full while saving several files");
    for (int step = 1; step <= count; ++step) {
        const Place place;
        steps = {};
        steps.on = true;
        steps.failAt = step;
        steps.failTo = 1'000'000;
        steps.code = ENOSPC;
        const auto done = place.write();
        steps.on = false;
        // While nothing can be written or renamed any more, nothing can be put back: the next start does.
        storage::finishWrites(place.journal());
        faults.add(!done, done ? place.isAfter() : place.isBefore() != place.isAfter());
        QVERIFY2(done ? place.isAfter() : place.isBefore() != place.isAfter(),
                 qPrintable(QString::number(step)));
        QVERIFY(QDir(place.journal()).entryList({QStringLiteral("work-*")}, QDir::Dirs).isEmpty());
    }
}

void TestTogether::isAllOrNoneAtEveryLimitOfSize()
{
    const auto old = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    test::FaultCount faults("file-size limit while saving several");
    for (rlim_t bytes = 0; bytes < 20'000; bytes += 371) {
        const Place place;
        const rlimit limit{bytes, before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &limit), 0);
        const auto done = place.write();
        ::setrlimit(RLIMIT_FSIZE, &before);
        faults.add(!done, done ? place.isAfter() : place.isBefore());
        QVERIFY(done ? place.isAfter() : place.isBefore());
        QCOMPARE(place.leftovers(), QStringList());
        if (!done)
            QVERIFY2(done.error().message.contains(QLatin1String("larger than is allowed here")),
                     qPrintable(done.error().message));
    }
    std::signal(SIGXFSZ, old);
}

namespace
{

/// The last call before which, when the program ends there, that is how things stand.
int lastStepBefore(const std::function<bool(const Place &)> &holds)
{
    const int count = stepsOf(Place());
    int last = 0;
    for (int step = 1; step <= count; ++step) {
        const Place place;
        writeAndDie(place, step);
        if (holds(place)) last = step;
    }
    return last;
}

bool hasJournal(const Place &place, const char *name)
{
    const QDir journal(place.journal());
    for (const QString &work : journal.entryList({QStringLiteral("work-*")}, QDir::Dirs))
        if (QFile::exists(journal.filePath(work + u'/' + QString::fromLatin1(name)))) return true;
    return false;
}

/// Killed when the work counted and no file was new yet.
void killCommitted(const Place &place)
{
    static const int step =
        lastStepBefore([](const Place &each) { return hasJournal(each, "committed") && each.isBefore(); });
    writeAndDie(place, step);
}

int halfDoneStep()
{
    static const int step = lastStepBefore([](const Place &each) {
        return hasJournal(each, "committed") && content(each.path("one/juk")).startsWith("Juk after") &&
               content(each.path("one/vunata")).startsWith("v");
    });
    return step;
}

/// Killed when it counted and one file was new.
void killHalfDone(const Place &place)
{
    writeAndDie(place, halfDoneStep());
}

/// Killed when the new files lay beside the old ones and did not count yet.
void killPrepared(const Place &place)
{
    static const int step = lastStepBefore([](const Place &each) { return hasJournal(each, "prepared"); });
    writeAndDie(place, step);
}

} // namespace

void TestTogether::saysWhatItFinished()
{
    const Place place;
    killHalfDone(place);
    QVERIFY(!place.isBefore() && !place.isAfter());
    const auto finished = storage::finishWrites(place.journal());
    QCOMPARE(finished.size(), size_t(1));
    QCOMPARE(finished[0].what, QStringLiteral("award of 4 points"));
    QCOMPARE(finished[0].outcome, Outcome::Completed);
    QCOMPARE(storage::inWords(finished[0]),
             QStringLiteral("Work that was cut off has been completed: award of 4 points."));
    QVERIFY(place.isAfter());
    QCOMPARE(modeOf(place.path("one/juk")), mode_t(0640));
}

void TestTogether::saysWhatItTookBack()
{
    const Place place;
    killPrepared(place);
    QVERIFY(!place.leftovers().isEmpty());
    const auto finished = storage::finishWrites(place.journal());
    QCOMPARE(finished.size(), size_t(1));
    QCOMPARE(finished[0].outcome, Outcome::TakenBack);
    QCOMPARE(storage::inWords(finished[0]),
             QStringLiteral("Work that was cut off has been taken back: award of 4 points."));
    QVERIFY(place.isBefore());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::completesWithoutTheNewFiles()
{
    const Place place;
    killCommitted(place);
    for (const QString &name : place.leftovers())
        if (name.endsWith(QLatin1String(".tmp"))) QVERIFY(QFile::remove(place.folder.filePath(name)));
    const auto finished = storage::finishWrites(place.journal());
    QCOMPARE(finished.size(), size_t(1));
    QCOMPARE(finished[0].outcome, Outcome::Completed);
    QVERIFY(place.isAfter());
    QCOMPARE(modeOf(place.path("one/juk")), mode_t(0640));
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::takesAllBackWhereOneCannotBeCompleted()
{
    const Place place;
    killHalfDone(place);
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(place.path("two"), QFile::ReadOwner | QFile::ExeOwner));
    const auto finished = storage::finishWrites(place.journal());
    QVERIFY(QFile::setPermissions(place.path("two"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(place.isBefore());
    QCOMPARE(finished.size(), size_t(1));
    QCOMPARE(finished[0].outcome, Outcome::TakenBack);
    // What lies beside the files there could not be removed yet; a later start does, and completes nothing.
    const auto again = storage::finishWrites(place.journal());
    QCOMPARE(again.size(), size_t(1));
    QCOMPARE(again[0].outcome, Outcome::TakenBack);
    QVERIFY(place.isBefore());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::leavesAloneWhatSomebodyElseWrote_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("completed");
    QTest::newRow("a file that was new already") << QStringLiteral("one/juk") << true;
    QTest::newRow("a file that was not new yet") << QStringLiteral("one/vunata") << false;
    QTest::newRow("through a link") << QStringLiteral("one/ilse") << false;
    QTest::newRow("a file that was not there") << QStringLiteral("two/party") << false;
}

void TestTogether::leavesAloneWhatSomebodyElseWrote()
{
    QFETCH(const QString, name);
    QFETCH(const bool, completed);
    const Place place;
    killHalfDone(place);
    const QString path = place.folder.filePath(name);
    put(path, "somebody else's");
    const auto finished = storage::finishWrites(place.journal());
    QCOMPARE(finished.size(), size_t(1));
    QCOMPARE(finished[0].outcome == Outcome::Completed, completed);
    QCOMPARE(finished[0].leftAlone, QStringList{path});
    QCOMPARE(finished[0].files.size(), 3);
    QVERIFY(storage::inWords(finished[0]).contains(path));
    QCOMPARE(content(path), QByteArray("somebody else's"));
    for (const Write &each : place.writes())
        if (each.path != path) QCOMPARE(content(each.path), completed ? each.after : each.before);
    // Both versions are kept, and nobody asks again.
    QVERIFY(!QDir(place.journal()).entryList({QStringLiteral("kept-*")}, QDir::Dirs).isEmpty());
    QVERIFY(storage::finishWrites(place.journal()).empty());
}

void TestTogether::givesUpAfterThirtyDays()
{
    const Place place;
    killHalfDone(place);
    QVERIFY(QDir().rename(place.path("two"), place.path("elsewhere")));
    QCOMPARE(storage::finishWrites(place.journal()).size(), size_t(1));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QVERIFY(storage::finishWrites(place.journal(), now.addDays(29)).empty()); // tried, and nothing new
    const auto last = storage::finishWrites(place.journal(), now.addDays(31));
    QCOMPARE(last.size(), size_t(1));
    QVERIFY(last[0].givenUp);
    QCOMPARE(last[0].leftAlone.size(), 2);
    QVERIFY(last[0].kept.contains(QLatin1String("/kept-")) && QFile::exists(last[0].kept));
    QVERIFY(storage::inWords(last[0]).contains(QLatin1String("After 30 days")));
    // The folder comes back after all: nobody touches it.
    QVERIFY(QDir().rename(place.path("elsewhere"), place.path("two")));
    const QByteArray left = content(place.path("two/party"));
    QVERIFY(storage::finishWrites(place.journal(), now.addDays(40)).empty());
    QCOMPARE(content(place.path("two/party")), left);
}

void TestTogether::triesAgainWhereAFolderCannotBeReached()
{
    const Place place;
    killHalfDone(place);
    QVERIFY(QDir().rename(place.path("two"), place.path("elsewhere")));
    const auto finished = storage::finishWrites(place.journal());
    QCOMPARE(finished.size(), size_t(1));
    QCOMPARE(finished[0].outcome, Outcome::TakenBack);
    QCOMPARE(finished[0].leftAlone.size(), 2);
    QCOMPARE(content(place.path("one/juk")), QByteArray("Juk before"));
    QVERIFY(QDir().rename(place.path("elsewhere"), place.path("two")));
    const auto again = storage::finishWrites(place.journal());
    QCOMPARE(again.size(), size_t(1));
    QCOMPARE(again[0].outcome, Outcome::TakenBack);
    QVERIFY(place.isBefore());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::leavesTheWorkOfTheLivingAlone()
{
    const Place place;
    const int step = halfDoneStep();
    const pid_t other = ::fork();
    if (other == 0) {
        steps = {};
        steps.on = true;
        steps.stopAt = step;
        ::_exit(place.write() ? 0 : 1);
    }
    int status = 0;
    ::waitpid(other, &status, WUNTRACED);
    QVERIFY(WIFSTOPPED(status));
    const QStringList lying = place.leftovers();
    QVERIFY(!lying.isEmpty());
    QVERIFY(storage::finishWrites(place.journal()).empty());
    QCOMPARE(place.leftovers(), lying);
    // Work of another kind is not held up by it.
    put(place.path("one/other"), "other");
    QVERIFY(storage::writeTogether({{place.path("one/other"), "other", "done"}}, place.journal(), {}));
    QVERIFY(QFile::remove(place.path("one/other")));
    ::kill(other, SIGCONT);
    ::waitpid(other, &status, 0);
    QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    QVERIFY(place.isAfter());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::finishesEarlierWorkBeforeNewOne()
{
    const Place place;
    killHalfDone(place);
    const auto done = place.write();
    QVERIFY(!done);
    QCOMPARE(done.error().message,
             QStringLiteral("Work that was cut off has been completed: award of 4 points. Look at the files "
                            "and try again."));
    QVERIFY(place.isAfter());
}

void TestTogether::isNotHeldUpByAFolderThatNeverComesBack()
{
    const Place place;
    killHalfDone(place);
    QVERIFY(QDir().rename(place.path("two"), place.path("elsewhere")));
    put(place.path("one/other"), "other");
    const std::vector<Write> next = {{place.path("one/other"), "other", "done"}};
    const auto told = storage::writeTogether(next, place.journal(), QStringLiteral("next"));
    QVERIFY(!told);
    QVERIFY(told.error().message.contains(place.path("two/party")));
    // Once is enough.
    QVERIFY(storage::finishWrites(place.journal()).empty());
    QVERIFY(storage::writeTogether(next, place.journal(), QStringLiteral("next")));
    QCOMPARE(content(place.path("one/other")), QByteArray("done"));
    QVERIFY(QFile::remove(place.path("one/other")));
    // It is put in order as soon as it can be.
    QVERIFY(QDir().rename(place.path("elsewhere"), place.path("two")));
    QCOMPARE(storage::finishWrites(place.journal()).size(), size_t(1));
    QVERIFY(place.isBefore());
    QCOMPARE(place.leftovers(), QStringList());
}

namespace
{

/// Another program has that file open until this is destroyed.
struct OpenElsewhere {
    explicit OpenElsewhere(const QString &path)
    {
        int ready[2];
        if (::pipe(ready) != 0) qFatal("no pipe");
        program = ::fork();
        if (program == 0) {
            const auto lock = storage::FileLock::take(path, QDateTime::currentDateTimeUtc());
            char sign = lock ? 'y' : 'n';
            if (::write(ready[1], &sign, 1) == 1) ::pause();
            ::_exit(0);
        }
        char sign = 'n';
        if (::read(ready[0], &sign, 1) != 1 || sign != 'y') qFatal("not locked");
        ::close(ready[0]);
        ::close(ready[1]);
    }
    ~OpenElsewhere()
    {
        ::kill(program, SIGKILL);
        ::waitpid(program, nullptr, 0);
    }
    pid_t program;
};

/// The only work in the journal's folder.
QString workOf(const Place &place)
{
    const QDir journal(place.journal());
    const QStringList works = journal.entryList({QStringLiteral("work-*")}, QDir::Dirs);
    return works.size() == 1 ? journal.filePath(works[0]) : QString();
}

/// As the program signs it.
void putManifest(const QString &path, const QByteArray &text, int version = 1)
{
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    put(path, "skychamber-journal " + QByteArray::number(version) + ' ' + hash + '\n' + text);
}

QByteArray manifestOf(const QString &path)
{
    const QByteArray bytes = content(path);
    return bytes.mid(bytes.indexOf('\n') + 1);
}

} // namespace

void TestTogether::refusesAFileThatWaitsToBePutBack()
{
    const Place place;
    killHalfDone(place);
    put(place.path("two/ilse"), "Ilse, written since");
    const OpenElsewhere other(place.path("one/juk"));
    QCOMPARE(storage::finishWrites(place.journal()).size(), size_t(1));
    QVERIFY(content(place.path("one/juk")).startsWith("Juk after"));
    const auto done =
        storage::writeTogether({{place.path("one/juk"), content(place.path("one/juk")), "third"}},
                               place.journal(), QStringLiteral("next"));
    QVERIFY(!done);
    QCOMPARE(done.error().message,
             QStringLiteral("%1: Work on it that was cut off could not be taken back yet.")
                 .arg(place.path("one/juk")));
}

void TestTogether::tellsOfADamagedJournal_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("empty") << QByteArray() << QByteArray() << false;
    QTest::newRow("no JSON") << QByteArray("\"files\"") << QByteArray("files") << false;
    QTest::newRow("another size") << QByteArray("\"before\": 11,") << QByteArray("\"before\": 12,") << true;
    QTest::newRow("another hash") << QByteArray("journal 1 ") << QByteArray("journal 1 0") << true;
}

void TestTogether::tellsOfADamagedJournal()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const bool, isKnown);
    const Place place;
    killHalfDone(place);
    const QString path = workOf(place) + QStringLiteral("/committed");
    QByteArray bytes = content(path);
    QVERIFY(from.isEmpty() || bytes.contains(from));
    put(path, from.isEmpty() ? QByteArray() : bytes.replace(from, to));
    const auto found = storage::finishWrites(place.journal());
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].outcome, Outcome::Damaged);
    QCOMPARE(found[0].what, isKnown ? QStringLiteral("award of 4 points") : QString());
    QCOMPARE(found[0].leftAlone.size(), isKnown ? 4 : 0);
    QVERIFY(QFile::exists(found[0].kept + QStringLiteral("/data")));
    QVERIFY(storage::inWords(found[0]).contains(found[0].kept));
    // It is half done still, and nobody asks again.
    QVERIFY(!place.isBefore() && !place.isAfter());
    QVERIFY(storage::finishWrites(place.journal()).empty());
}

void TestTogether::leavesANewerVersionsJournal()
{
    const Place place;
    killHalfDone(place);
    const QString path = workOf(place) + QStringLiteral("/committed");
    const QByteArray text = manifestOf(path);
    putManifest(path, "{\"what\": \"newer\"}", 2);
    const auto found = storage::finishWrites(place.journal());
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].outcome, Outcome::Newer);
    QVERIFY(storage::inWords(found[0]).startsWith(QLatin1String("A newer version of Skychamber")));
    put(place.path("one/other"), "other");
    QVERIFY(storage::writeTogether({{place.path("one/other"), "other", "done"}}, place.journal(), {}));
    QVERIFY(QFile::remove(place.path("one/other")));
    // That version finds it as it was.
    putManifest(path, text);
    QCOMPARE(storage::finishWrites(place.journal()).size(), size_t(1));
    QVERIFY(place.isAfter());
}

void TestTogether::completesWithDamagedData()
{
    for (const QByteArray &data : {QByteArray(), QByteArray(20'000, 'x')}) {
        const Place place;
        killHalfDone(place);
        put(workOf(place) + QStringLiteral("/data"), data);
        const auto found = storage::finishWrites(place.journal());
        QCOMPARE(found.size(), size_t(1));
        QCOMPARE(found[0].outcome, Outcome::Completed);
        QVERIFY(place.isAfter());
        QCOMPARE(place.leftovers(), QStringList());
    }
}

void TestTogether::tellsWhatCannotBePutBack()
{
    const Place place;
    killHalfDone(place);
    put(workOf(place) + QStringLiteral("/data"), "");
    put(place.path("two/ilse"), "Ilse, written since");
    const auto found = storage::finishWrites(place.journal());
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].outcome, Outcome::TakenBack);
    QCOMPARE(found[0].leftAlone,
             (QStringList{place.path("one/juk"), place.path("one/vunata"), place.path("one/ilse")}));
    QVERIFY(!found[0].kept.isEmpty());
    QVERIFY(storage::finishWrites(place.journal()).empty());
}

void TestTogether::followsNoForgedJournal_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("removes any file") << QByteArray("\"temporary\": \"@/one/.skychamber-") << QByteArray();
    QTest::newRow("writes any file") << QByteArray("\"target\": \"@/one/vunata\"")
                                     << QByteArray("\"target\": \"@/victim\"");
    QTest::newRow("relative") << QByteArray("\"target\": \"@/one/vunata\"")
                              << QByteArray("\"target\": \"vunata\"");
    QTest::newRow("no size") << QByteArray("\"before\": 3000,") << QByteArray();
    QTest::newRow("far too large") << QByteArray("\"after\": 5000,")
                                   << QByteArray("\"after\": 100000000000000,");
    QTest::newRow("below nothing") << QByteArray("\"after\": 5000,") << QByteArray("\"after\": -1,");
    QTest::newRow("not known whether it was there")
        << QByteArray("\"existed\": true,\n      \"before\": 3000") << QByteArray("\"before\": 3000");
}

void TestTogether::followsNoForgedJournal()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const Place place;
    killHalfDone(place);
    put(place.path("victim"), "victim");
    const QString path = workOf(place) + QStringLiteral("/committed");
    QByteArray text = manifestOf(path);
    const QByteArray folder = place.folder.path().toUtf8();
    from.replace("@", folder);
    to.replace("@", folder);
    QVERIFY2(text.contains(from), text.constData());
    if (from.endsWith(".skychamber-")) {
        const qsizetype at = text.indexOf(from);
        text.replace(at, text.indexOf('\n', at) - at, "\"temporary\": \"" + folder + "/victim\",");
    } else {
        text.replace(from, to);
    }
    putManifest(path, text);
    const auto found = storage::finishWrites(place.journal());
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].outcome, Outcome::Damaged);
    QCOMPARE(content(place.path("victim")), QByteArray("victim"));
}

void TestTogether::refusesToCommitWhatIsNotOnTheDisk()
{
    const Place place;
    steps = {};
    steps.on = true;
    steps.failFolders = true;
    const auto done = place.write();
    steps.on = false;
    QVERIFY(!done);
    QVERIFY2(done.error().message.contains(place.journal()), qPrintable(done.error().message));
    QVERIFY(place.isBefore());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::looksAtTheFilesOfWhatIsOnlyPrepared()
{
    const Place place;
    killHalfDone(place);
    const QString work = workOf(place);
    QVERIFY(QFile::rename(work + QStringLiteral("/committed"), work + QStringLiteral("/prepared")));
    const auto found = storage::finishWrites(place.journal());
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].outcome, Outcome::TakenBack);
    QVERIFY(place.isBefore());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::saysWhyAFileIsNotAsExpected_data()
{
    QTest::addColumn<QString>("happens");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("changed") << QStringLiteral("changed")
                             << QStringLiteral("Somebody else changed the file meanwhile.");
    QTest::newRow("removed") << QStringLiteral("removed")
                             << QStringLiteral("The file is not there any more.");
    QTest::newRow("folder gone") << QStringLiteral("folder gone")
                                 << QStringLiteral("The file cannot be reached.");
}

void TestTogether::saysWhyAFileIsNotAsExpected()
{
    QFETCH(const QString, happens);
    QFETCH(const QString, sentence);
    const Place place;
    const int step = halfDoneStep();
    const pid_t other = ::fork();
    if (other == 0) {
        steps = {};
        steps.on = true;
        steps.stopAt = step;
        const auto done = place.write();
        steps.on = false;
        put(place.path("said"), done ? QByteArray() : done.error().message.toUtf8());
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(other, &status, WUNTRACED);
    QVERIFY(WIFSTOPPED(status));
    if (happens == QLatin1String("changed"))
        put(place.path("two/ilse"), "Ilse, written since");
    else if (happens == QLatin1String("removed"))
        QVERIFY(QFile::remove(place.path("two/ilse")));
    else
        QVERIFY(QDir().rename(place.path("two"), place.path("elsewhere")));
    ::kill(other, SIGCONT);
    ::waitpid(other, &status, 0);
    const QString said = QString::fromUtf8(content(place.path("said")));
    QVERIFY2(said.startsWith(place.path("one/ilse") + QStringLiteral(": ") + sentence), qPrintable(said));
    QCOMPARE(content(place.path("one/juk")), QByteArray("Juk before"));
}

void TestTogether::neverRenamesOverALink()
{
    const Place place;
    killCommitted(place);
    QVERIFY(QFile::rename(place.path("one/vunata"), place.path("moved")));
    QVERIFY(QFile::link(place.path("moved"), place.path("one/vunata")));
    const auto found = storage::finishWrites(place.journal());
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].outcome, Outcome::TakenBack);
    QCOMPARE(found[0].leftAlone, QStringList{place.path("one/vunata")});
    QVERIFY(QFileInfo(place.path("one/vunata")).isSymLink());
    QVERIFY(place.isBefore());
}

void TestTogether::leavesAFileThatAnotherProgramHasOpen()
{
    const Place place;
    killHalfDone(place);
    {
        const OpenElsewhere other(place.path("one/vunata"));
        const auto found = storage::finishWrites(place.journal());
        QCOMPARE(found.size(), size_t(1));
        QCOMPARE(found[0].outcome, Outcome::TakenBack);
        QCOMPARE(content(place.path("one/vunata")), QByteArray(3'000, 'v'));
        QVERIFY(place.isBefore());
    }
    QVERIFY(storage::finishWrites(place.journal()).empty());
}

void TestTogether::removesTheLocksOfTheDead()
{
    const Place place;
    const int step = halfDoneStep();
    const pid_t dead = ::fork();
    if (dead == 0) {
        std::vector<storage::FileLock> locks;
        for (const Write &each : place.writes())
            if (auto lock = storage::FileLock::take(each.path, QDateTime::currentDateTimeUtc()))
                locks.push_back(std::move(*lock));
        steps = {};
        steps.on = true;
        steps.dieAt = step;
        ::_exit(place.write() ? 0 : 1);
    }
    ::waitpid(dead, nullptr, 0);
    QVERIFY(QFile::exists(place.path("one/.juk.lock")));
    QCOMPARE(storage::finishWrites(place.journal()).size(), size_t(1));
    QVERIFY(place.isAfter());
    QCOMPARE(place.leftovers(), QStringList());
}

void TestTogether::isAllOrNoneWhereverTakingBackIsKilled()
{
    int returned = 0;
    for (int step = 1;; ++step) {
        const Place place;
        killHalfDone(place);
        put(place.path("two/ilse"), "Ilse, written since"); // so it cannot be completed
        finishAndDie(place, step);
        const bool ended = workOf(place).isEmpty();
        returned += hasJournal(place, "returned") ? 1 : 0;
        storage::finishWrites(place.journal());
        QVERIFY2(content(place.path("one/juk")) == "Juk before", qPrintable(QString::number(step)));
        QCOMPARE(content(place.path("one/vunata")), QByteArray(3'000, 'v'));
        QCOMPARE(content(place.path("two/ilse")), QByteArray("Ilse, written since"));
        QVERIFY(!QFile::exists(place.path("two/party")));
        for (const QString &name : place.leftovers())
            QVERIFY2(name.startsWith(QLatin1String("journal/kept-")), qPrintable(name));
        if (ended) break;
    }
    QVERIFY(returned > 5);
}

void TestTogether::twoStartsFinishOnce()
{
    const Place place;
    killHalfDone(place);
    const pid_t other = ::fork();
    if (other == 0) {
        steps = {};
        steps.on = true;
        steps.stopAt = 2;
        ::_exit(storage::finishWrites(place.journal()).size() == 1 ? 0 : 1);
    }
    int status = 0;
    ::waitpid(other, &status, WUNTRACED);
    QVERIFY(WIFSTOPPED(status));
    const QStringList lying = place.leftovers();
    QVERIFY(storage::finishWrites(place.journal()).empty());
    QCOMPARE(place.leftovers(), lying);
    ::kill(other, SIGCONT);
    ::waitpid(other, &status, 0);
    QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    QVERIFY(place.isAfter());
    QCOMPARE(place.leftovers(), QStringList());
}

QTEST_GUILESS_MAIN(TestTogether)
#include "tst_together.moc"
