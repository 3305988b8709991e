#include "core/storage/filelock.h"
#include "core/storage/files.h"
#include "core/storage/temporaryfolder.h"
#include "tests/support/notalmighty.h"
#include "tests/support/otherprocess.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;
using storage::FileLock;
using test::OtherProcess;

namespace
{

const QDateTime Evening(QDate(2026, 3, 29), QTime(18, 4));

/// A folder with a character's file.
struct Place {
    Place()
    {
        QFile file(path);
        if (!file.open(QFile::WriteOnly)) qFatal("no file");
    }

    QStringList hidden() const
    {
        return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).filter(QStringLiteral(".lock"));
    }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("juk.skychar"));
    QString lockPath = folder.filePath(QStringLiteral(".juk.skychar.lock"));
};

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Has the lock in another program until that is killed.
OtherProcess holderOf(const QString &path)
{
    return OtherProcess([path] {
        static std::optional<Result<FileLock>> lock;
        lock.emplace(FileLock::take(path, Evening));
        return lock->has_value();
    });
}

} // namespace

class TestFileLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isGoneWithoutATraceWhenReleased();
    void isRefusedWhileALivingProgramHoldsIt();
    void endsWithItsProgramHoweverThatEnds();
    void aTemporaryFolderGoesWithItsProgram();
    void whatIsNoTemporaryFolderOfOursStays();
    void staysWhenHolderHasMovedItAlong();
    void isOneForAllLinksToAFile();
    void isRefusedTwiceInOneProgram();
    void ofAnotherComputerIsLeftAlone();
    void leftoverOfThisComputerIsTaken_data();
    void leftoverOfThisComputerIsTaken();
    void leftoverOfAnotherUserIsTaken();
    void failsInAFolderThatCannotBeWritten();
    void takesNamesOfFullLength();
    void canBeAskedAboutWithoutBeingTaken();
    void isTakenOverFromALivingProgram();
    void isTakenOverFromAnotherComputer();
    void isLostWhenItsFileIsReplacedOrRemoved();
    void takingOverNeedsTheFolder();
};

void TestFileLock::isGoneWithoutATraceWhenReleased()
{
    const Place place;
    {
        const auto lock = FileLock::take(place.path, Evening);
        QVERIFY(lock);
        QCOMPARE(place.hidden().size(), 1);
    }
    QCOMPARE(place.hidden(), QStringList());
    QVERIFY(FileLock::take(place.path, Evening));
}

void TestFileLock::isRefusedWhileALivingProgramHoldsIt()
{
    const Place place;
    const OtherProcess other = holderOf(place.path);
    QVERIFY(other.succeeded());
    for (int i = 0; i < 3; ++i) {
        const auto lock = FileLock::take(place.path, Evening);
        QVERIFY(!lock);
        QCOMPARE(lock.error().kind, ErrorKind::Refused);
        const QString since = QLocale().toString(Evening, QLocale::ShortFormat);
        QCOMPARE(lock.error().message,
                 QStringLiteral("Another Skychamber has had this file open since %1.").arg(since));
    }
}

void TestFileLock::endsWithItsProgramHoweverThatEnds()
{
    const Place place;
    OtherProcess other = holderOf(place.path);
    QVERIFY(other.succeeded());
    other.kill();
    QCOMPARE(place.hidden().size(), 1); // it could not tidy up
    {
        const auto lock = FileLock::take(place.path, Evening);
        QVERIFY(lock);
    }
    QCOMPARE(place.hidden(), QStringList());
}

void TestFileLock::staysWhenHolderHasMovedItAlong()
{
    const Place place;
    std::optional<FileLock> lock;
    {
        auto taken = FileLock::take(place.path, Evening);
        QVERIFY(taken);
        lock = std::move(*taken);
    }
    QCOMPARE(place.hidden().size(), 1);
    const OtherProcess other = holderOf(place.path);
    QVERIFY(!other.succeeded());
    lock.reset();
    QCOMPARE(place.hidden(), QStringList());
}

void TestFileLock::isOneForAllLinksToAFile()
{
    const Place place;
    const QString link = place.folder.filePath(QStringLiteral("link.skychar"));
    QVERIFY(QFile::link(place.path, link));
    const OtherProcess other = holderOf(place.path);
    QVERIFY(other.succeeded());
    QVERIFY(!FileLock::take(link, Evening));
}

void TestFileLock::isRefusedTwiceInOneProgram()
{
    const Place place;
    const auto lock = FileLock::take(place.path, Evening);
    QVERIFY(lock);
    const auto again = FileLock::take(place.path, Evening);
    QVERIFY(!again);
    QCOMPARE(again.error().message, QStringLiteral("This file is open in this program already."));
    QCOMPARE(again.error().detail, QString(FileLock::HeldHere));
}

void TestFileLock::ofAnotherComputerIsLeftAlone()
{
    const Place place;
    const QByteArray theirs = R"({"host": "attic", "machine": "not this one", "user": "eva", "process": 1,)"
                              R"( "since": "2001-01-01T00:00:00Z"})";
    write(place.lockPath, theirs);
    const auto lock = FileLock::take(place.path, Evening);
    QVERIFY(!lock);
    QVERIFY(lock.error().message.startsWith(
        QStringLiteral("eva has had this file open in Skychamber on attic since ")));
    QVERIFY(lock.error().message.contains(place.lockPath));
    QFile file(place.lockPath);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), theirs);
}

void TestFileLock::leftoverOfThisComputerIsTaken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"host": "at)");
    QTest::newRow("no JSON") << QByteArray("\x01\x02\xff");
    QTest::newRow("too long") << QByteArray(100'000, 'x');
    QTest::newRow("this computer's")
        << QByteArray(R"({"host": "%1", "machine": "%2", "process": 1, "since": "2001-01-01T00:00:00Z"})")
               .replace("%1", QSysInfo::machineHostName().toUtf8())
               .replace("%2", QSysInfo::machineUniqueId());
}

void TestFileLock::leftoverOfThisComputerIsTaken()
{
    QFETCH(const QByteArray, bytes);
    const Place place;
    write(place.lockPath, bytes);
    QVERIFY(FileLock::take(place.path, Evening));
}

void TestFileLock::leftoverOfAnotherUserIsTaken()
{
    const Place place;
    const test::NotAlmighty guard;
    write(place.lockPath, {});
    QVERIFY(QFile::setPermissions(place.lockPath, QFile::ReadOwner));
    QVERIFY(FileLock::take(place.path, Evening));
}

void TestFileLock::failsInAFolderThatCannotBeWritten()
{
    const Place place;
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(place.folder.path(), QFile::ReadOwner | QFile::ExeOwner));
    const auto lock = FileLock::take(place.path, Evening);
    QVERIFY(
        QFile::setPermissions(place.folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(!lock);
    QCOMPARE(lock.error().kind, ErrorKind::Failed);
    QCOMPARE(lock.error().message, QStringLiteral("Its folder does not let you write."));
}

void TestFileLock::takesNamesOfFullLength()
{
    const Place place;
    const QString path = place.folder.filePath(QString(247, u'x') + QStringLiteral(".skychar"));
    write(path, "{}");
    const auto lock = FileLock::take(path, Evening);
    QVERIFY(lock);
    QVERIFY(!FileLock::take(path, Evening));
}

void TestFileLock::canBeAskedAboutWithoutBeingTaken()
{
    const Place place;
    QVERIFY(!FileLock::inTheWay(place.path, Evening));
    QCOMPARE(place.hidden(), QStringList());
    {
        const auto lock = FileLock::take(place.path, Evening);
        QVERIFY(lock);
        const auto mine = FileLock::inTheWay(place.path, Evening);
        QVERIFY(mine);
        QCOMPARE(mine->detail, QString(FileLock::HeldHere));
    }
    OtherProcess other = holderOf(place.path);
    QVERIFY(other.succeeded());
    const auto theirs = FileLock::inTheWay(place.path, Evening);
    QVERIFY(theirs);
    QCOMPARE(theirs->detail, QString());
    QCOMPARE(theirs->message, FileLock::take(place.path, Evening).error().message);
    other.kill();
    QVERIFY(!FileLock::inTheWay(place.path, Evening)); // its file is left over
    write(place.lockPath, R"({"host": "attic", "machine": "not this one", "user": "eva", "process": 1})");
    QVERIFY(FileLock::inTheWay(place.path, Evening));
}

void TestFileLock::isTakenOverFromALivingProgram()
{
    const Place place;
    auto before = FileLock::take(place.path, Evening);
    QVERIFY(before);
    QVERIFY(before->isStillHeld());
    OtherProcess other([&place] {
        static std::optional<Result<FileLock>> lock;
        lock.emplace(FileLock::takeOver(place.path, Evening.addSecs(60)));
        return lock->has_value() && (*lock)->isStillHeld();
    });
    QVERIFY(other.succeeded());
    QVERIFY(!before->isStillHeld());
    QCOMPARE(FileLock::holderOf(place.path)->since, Evening.addSecs(60));
    before = FileLock::take(place.path, Evening); // the old one is given up
    QVERIFY(!before);
    QCOMPARE(place.hidden(), QStringList{QStringLiteral(".juk.skychar.lock")});
    QVERIFY(FileLock::inTheWay(place.path, Evening));
    other.kill();
    QVERIFY(FileLock::take(place.path, Evening));
}

void TestFileLock::isTakenOverFromAnotherComputer()
{
    const Place place;
    write(place.lockPath, R"({"host": "attic", "machine": "not this one", "user": "eva", "process": 1,)"
                          R"( "since": "2001-01-01T00:00:00Z"})");
    QCOMPARE(FileLock::holderOf(place.path)->user, QStringLiteral("eva"));
    QCOMPARE(FileLock::holderOf(place.path)->host, QStringLiteral("attic"));
    const auto lock = FileLock::takeOver(place.path, Evening);
    QVERIFY(lock);
    QVERIFY(lock->isStillHeld());
    QVERIFY(FileLock::holderOf(place.path)->inWords().contains(QStringLiteral("open in this program")));
}

void TestFileLock::isLostWhenItsFileIsReplacedOrRemoved()
{
    const Place place;
    const auto lock = FileLock::take(place.path, Evening);
    QVERIFY(lock);
    QFile file(place.lockPath);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray mine = file.readAll();
    QCOMPARE(mine, lock->record());
    QVERIFY(file.remove());
    QVERIFY(!lock->isStillHeld());
    write(place.lockPath, mine); // by what keeps folders alike
    QVERIFY(lock->isStillHeld());
    write(place.lockPath, R"({"host": "attic", "machine": "not this one", "user": "eva", "process": 1})");
    QVERIFY(!lock->isStillHeld());
}

void TestFileLock::takingOverNeedsTheFolder()
{
    const Place place;
    const OtherProcess other = holderOf(place.path);
    QVERIFY(other.succeeded());
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(place.folder.path(), QFile::ReadOwner | QFile::ExeOwner));
    const auto lock = FileLock::takeOver(place.path, Evening);
    QVERIFY(
        QFile::setPermissions(place.folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QVERIFY(!lock);
    QCOMPARE(lock.error().message, QStringLiteral("Its folder does not let you write."));
    QCOMPARE(place.hidden().size(), 1);
}

void TestFileLock::aTemporaryFolderGoesWithItsProgram()
{
    using storage::TemporaryFolder;
    const QTemporaryDir place;
    const auto folders = [&place] {
        return QDir(place.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    };
    {
        TemporaryFolder mine(place.path());
        QCOMPARE(folders(), QStringList()); // who does not ask has none
        const auto path = mine.path();
        QVERIFY(path && storage::writeFile(*path + QStringLiteral("/sheet.pdf"), "%PDF-"));
        QCOMPARE(mine.path().value(), *path);
        QCOMPARE(QFileInfo(*path).permissions() & 0x0077, QFile::Permissions());
    }
    QCOMPARE(folders(), QStringList());

    OtherProcess other([where = place.path()] {
        static TemporaryFolder theirs(where);
        const auto path = theirs.path();
        return path && storage::writeFile(*path + QStringLiteral("/sheet.pdf"), "%PDF-");
    });
    QVERIFY(other.succeeded());
    const QStringList living = folders();
    QCOMPARE(living.size(), 1);
    TemporaryFolder mine(place.path());
    QVERIFY(mine.path());
    QVERIFY(folders().size() == 2 && folders().contains(living.first()));
    other.kill();
    QVERIFY(folders().contains(living.first())); // it could not tidy up
    TemporaryFolder::removeDead(place.path());
    QCOMPARE(folders(), QStringList(QFileInfo(mine.path().value()).fileName()));
}

void TestFileLock::whatIsNoTemporaryFolderOfOursStays()
{
    const QTemporaryDir place;
    const QString elsewhere = place.filePath(QStringLiteral("elsewhere"));
    const QString link = place.filePath(QStringLiteral("skychamber-files-link00"));
    const QString file = place.filePath(QStringLiteral("skychamber-files-file00"));
    QVERIFY(QDir().mkpath(elsewhere));
    QVERIFY(storage::writeFile(elsewhere + QStringLiteral("/letter"), "Dear all"));
    QVERIFY(QFile::link(elsewhere, link));
    QVERIFY(storage::writeFile(file, "no folder"));
    storage::TemporaryFolder::removeDead(place.path());
    QVERIFY(QFileInfo(link).isSymLink() && QFile::exists(file));
    QVERIFY(QFile::exists(elsewhere + QStringLiteral("/letter")));
}

QTEST_GUILESS_MAIN(TestFileLock)
#include "tst_file_lock.moc"
