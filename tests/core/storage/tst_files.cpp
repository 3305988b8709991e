#include "core/storage/conflictname.h"
#include "core/storage/files.h"
#include "tests/support/faultcount.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/notalmighty.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sky;

namespace
{

/// A disk of that many KiB, if the system lets us have one.
class TinyDisk
{
public:
    explicit TinyDisk(int kib)
    {
        const QByteArray options = "size=" + QByteArray::number(kib) + "k";
        m_mounted = ::mount("tmpfs", QFile::encodeName(m_folder.path()).constData(), "tmpfs", 0,
                            options.constData()) == 0;
    }
    ~TinyDisk()
    {
        if (m_mounted) ::umount(QFile::encodeName(m_folder.path()).constData());
    }
    TinyDisk(const TinyDisk &) = delete;
    TinyDisk &operator=(const TinyDisk &) = delete;

    bool isMounted() const { return m_mounted; }
    QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    bool m_mounted = false;
};

mode_t modeOf(const QString &path)
{
    struct stat state = {};
    return ::stat(QFile::encodeName(path).constData(), &state) == 0 ? state.st_mode & 0777 : 0;
}

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

} // namespace

class TestFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void knowsConflictCopiesByTheirNames_data();
    void knowsConflictCopiesByTheirNames();

    void writesANewFile_data();
    void writesANewFile();
    void newFileObeysTheUmask();
    void replacesAFileAndKeepsItsMode_data();
    void replacesAFileAndKeepsItsMode();
    void keepsOwnerAndGroup();
    void followsLinks();
    void followsALinkThatLeadsNowhereYet();
    void writesIntoALongNamedFile();
    void leavesHardLinksTheOldContent();
    void refusesToWrite_data();
    void refusesToWrite();
    void refusesToReplaceAReadOnlyFile();
    void keepsTheOldFileWhenTheFolderIsReadOnly();
    void keepsTheOldFileAtEveryLimitOfSize();
    void keepsTheOldFileOnAFullDisk_data();
    void keepsTheOldFileOnAFullDisk();

    void readsWhatWasWritten();
    void refusesToRead_data();
    void refusesToRead();
    void refusesToReadWithoutPermission();
    void readsUpToTheLimit();
    void readsFilesThatHideTheirSize();

private:
    QString path(const QString &name) const { return QDir(m_folder->path()).filePath(name); }
    QStringList names() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

QStringList TestFiles::names() const
{
    return QDir(m_folder->path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

void TestFiles::writesANewFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("short") << QByteArray("abc\n");
    QTest::newRow("with NUL") << QByteArray("a\0b", 3);
    QTest::newRow("3 MB") << QByteArray(3'000'000, 'x');
}

void TestFiles::writesANewFile()
{
    QFETCH(QByteArray, bytes);
    const QString file = path(QStringLiteral("Žofie 🎲.skychar"));
    const auto written = storage::writeFile(file, bytes);
    QVERIFY2(written, written ? "" : qPrintable(written.error().message));
    QCOMPARE(content(file), bytes);
    QCOMPARE(names().size(), 1);
}

void TestFiles::newFileObeysTheUmask()
{
    const mode_t old = ::umask(027);
    const auto written = storage::writeFile(path(QStringLiteral("f")), "x");
    ::umask(old);
    QVERIFY(written);
    QCOMPARE(modeOf(path(QStringLiteral("f"))), mode_t{0640});
}

void TestFiles::replacesAFileAndKeepsItsMode_data()
{
    QTest::addColumn<int>("mode");
    for (const int mode : {0600, 0640, 0644, 0664, 0755}) {
        QTest::newRow(qPrintable(QString::number(mode, 8))) << mode;
    }
}

void TestFiles::replacesAFileAndKeepsItsMode()
{
    QFETCH(int, mode);
    const QString file = path(QStringLiteral("f"));
    QVERIFY(storage::writeFile(file, "old"));
    QCOMPARE(::chmod(QFile::encodeName(file).constData(), static_cast<mode_t>(mode)), 0);
    QVERIFY(storage::writeFile(file, "new"));
    QCOMPARE(content(file), QByteArray("new"));
    QCOMPARE(modeOf(file), static_cast<mode_t>(mode));
    QCOMPARE(names(), QStringList({QStringLiteral("f")}));
}

void TestFiles::keepsOwnerAndGroup()
{
    const QByteArray file = QFile::encodeName(path(QStringLiteral("f")));
    QVERIFY(storage::writeFile(path(QStringLiteral("f")), "old"));
    if (::chown(file.constData(), 1234, 2345) != 0) QSKIP("only root can give a file away");
    QVERIFY(storage::writeFile(path(QStringLiteral("f")), "new"));
    struct stat state = {};
    QCOMPARE(::stat(file.constData(), &state), 0);
    QCOMPARE(state.st_uid, uid_t{1234});
    QCOMPARE(state.st_gid, gid_t{2345});
}

void TestFiles::followsLinks()
{
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("real")));
    QVERIFY(storage::writeFile(path(QStringLiteral("real/f")), "old"));
    QVERIFY(QFile::link(QStringLiteral("real/f"), path(QStringLiteral("relative"))));
    QVERIFY(QFile::link(path(QStringLiteral("relative")), path(QStringLiteral("chained"))));
    QVERIFY(storage::writeFile(path(QStringLiteral("chained")), "new"));
    QCOMPARE(content(path(QStringLiteral("real/f"))), QByteArray("new"));
    QVERIFY(QFileInfo(path(QStringLiteral("chained"))).isSymLink());
    QVERIFY(QFileInfo(path(QStringLiteral("relative"))).isSymLink());
}

void TestFiles::followsALinkThatLeadsNowhereYet()
{
    QVERIFY(QFile::link(QStringLiteral("later"), path(QStringLiteral("link"))));
    QVERIFY(storage::writeFile(path(QStringLiteral("link")), "new"));
    QCOMPARE(content(path(QStringLiteral("later"))), QByteArray("new"));
    QVERIFY(QFileInfo(path(QStringLiteral("link"))).isSymLink());
}

void TestFiles::writesIntoALongNamedFile()
{
    const QString file = path(QString(255, u'n'));
    QVERIFY(storage::writeFile(file, "long"));
    QCOMPARE(content(file), QByteArray("long"));
}

void TestFiles::leavesHardLinksTheOldContent()
{
    const QString file = path(QStringLiteral("f"));
    const QString other = path(QStringLiteral("other"));
    QVERIFY(storage::writeFile(file, "old"));
    QCOMPARE(::link(QFile::encodeName(file).constData(), QFile::encodeName(other).constData()), 0);
    QVERIFY(storage::writeFile(file, "new"));
    QCOMPARE(content(other), QByteArray("old"));
}

void TestFiles::refusesToWrite_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("fragment");
    QTest::newRow("folder") << QStringLiteral("folder") << QStringLiteral("it is a folder");
    QTest::newRow("folder missing") << QStringLiteral("none/f")
                                    << QStringLiteral("its folder does not exist");
    QTest::newRow("below a file") << QStringLiteral("file/f") << QStringLiteral("not a folder");
    QTest::newRow("pipe") << QStringLiteral("pipe") << QStringLiteral("not an ordinary file");
    QTest::newRow("circle of links") << QStringLiteral("circle") << QStringLiteral("in a circle");
    QTest::newRow("name too long") << QString(256, u'n') << QStringLiteral("too long");
    QTest::newRow("no name") << QStringLiteral("folder/") << QStringLiteral("it is a folder");
}

void TestFiles::refusesToWrite()
{
    QFETCH(QString, name);
    QFETCH(QString, fragment);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    QVERIFY(storage::writeFile(path(QStringLiteral("file")), "kept"));
    QCOMPARE(::mkfifo(QFile::encodeName(path(QStringLiteral("pipe"))).constData(), 0666), 0);
    QVERIFY(QFile::link(QStringLiteral("circle"), path(QStringLiteral("circle"))));
    const QStringList before = names();

    const auto written = storage::writeFile(path(name), "new");
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::Failed);
    QVERIFY2(written.error().message.contains(fragment), qPrintable(written.error().message));
    QVERIFY(!written.error().detail.contains(name));
    QCOMPARE(names(), before);
    QCOMPARE(content(path(QStringLiteral("file"))), QByteArray("kept"));
}

void TestFiles::refusesToReplaceAReadOnlyFile()
{
    const test::NotAlmighty guard;
    const QString file = path(QStringLiteral("f"));
    QVERIFY(storage::writeFile(file, "old"));
    QCOMPARE(::chmod(QFile::encodeName(file).constData(), 0444), 0);
    const auto written = storage::writeFile(file, "new");
    QVERIFY(!written);
    QVERIFY(written.error().message.contains(QStringLiteral("permission")));
    QCOMPARE(content(file), QByteArray("old"));
}

void TestFiles::keepsTheOldFileWhenTheFolderIsReadOnly()
{
    const test::NotAlmighty guard;
    const QString file = path(QStringLiteral("f"));
    QVERIFY(storage::writeFile(file, "old"));
    const QByteArray folder = QFile::encodeName(m_folder->path());
    QCOMPARE(::chmod(folder.constData(), 0555), 0);
    const auto written = storage::writeFile(file, "new");
    ::chmod(folder.constData(), 0755);
    test::FaultCount faults("read-only folder while saving");
    faults.add(!written, content(file) == "old");
    QVERIFY(!written);
    QVERIFY(written.error().message.contains(QStringLiteral("permission")));
    QCOMPARE(content(file), QByteArray("old"));
}

void TestFiles::keepsTheOldFileAtEveryLimitOfSize()
{
    const QString file = path(QStringLiteral("f"));
    const QByteArray old = "the old content";
    QVERIFY(storage::writeFile(file, old));
    const QByteArray bytes(1500, 'n');
    test::FaultCount faults("file-size limit while writing");
    for (qsizetype limit = 0; limit < bytes.size(); ++limit) {
        const auto written = [&] {
            const test::FileSizeLimit guard(static_cast<rlim_t>(limit));
            return storage::writeFile(file, bytes);
        }();
        QVERIFY2(!written, qPrintable(QString::number(limit)));
        QVERIFY2(written.error().message.contains(QStringLiteral("larger than is allowed")),
                 qPrintable(written.error().message));
        faults.add(true, content(file) == old);
        QCOMPARE(faults.losses(), 0);
        QCOMPARE(names(), QStringList({QStringLiteral("f")}));
    }
    const test::FileSizeLimit guard(static_cast<rlim_t>(bytes.size()));
    QVERIFY(storage::writeFile(file, bytes));
}

void TestFiles::keepsTheOldFileOnAFullDisk_data()
{
    QTest::addColumn<int>("kib");
    for (int kib = 4; kib <= 64; kib += 4) {
        QTest::newRow(qPrintable(QString::number(kib))) << kib;
    }
}

void TestFiles::keepsTheOldFileOnAFullDisk()
{
    QFETCH(int, kib);
    const TinyDisk disk(kib);
    if (!disk.isMounted()) QSKIP("mounting a small disk needs root; or run it in: unshare -rm");
    test::FaultCount faults("disk full while saving");
    const QString file = disk.path(QStringLiteral("f"));
    const QByteArray old(4096, 'o');
    QVERIFY(storage::writeFile(file, old));
    // One byte more than the room that is left: below 16 KiB QSaveFile would report success.
    const auto written = storage::writeFile(file, QByteArray((kib - 4) * 1024 + 1, 'n'));
    QVERIFY(!written);
    QVERIFY2(written.error().message.contains(QStringLiteral("the disk is full")),
             qPrintable(written.error().message));
    faults.add(true, content(file) == old);
    QCOMPARE(faults.losses(), 0);
    QVERIFY(storage::writeFile(file, QByteArray((kib - 4) * 1024, 'n')));
}

void TestFiles::readsWhatWasWritten()
{
    const QByteArray bytes = QByteArray("\0\xFF", 2).repeated(100'000);
    QVERIFY(storage::writeFile(path(QStringLiteral("f")), bytes));
    QCOMPARE(storage::readFile(path(QStringLiteral("f"))).value(), bytes);
}

void TestFiles::refusesToRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("fragment");
    QTest::newRow("missing") << QStringLiteral("none") << QStringLiteral("does not exist");
    QTest::newRow("folder missing") << QStringLiteral("none/f") << QStringLiteral("does not exist");
    QTest::newRow("folder") << QStringLiteral("folder") << QStringLiteral("it is a folder");
    QTest::newRow("below a file") << QStringLiteral("file/f") << QStringLiteral("not a folder");
    QTest::newRow("pipe") << QStringLiteral("pipe") << QStringLiteral("not an ordinary file");
    QTest::newRow("device") << QStringLiteral("/dev/zero") << QStringLiteral("not an ordinary file");
    QTest::newRow("circle of links") << QStringLiteral("circle") << QStringLiteral("in a circle");
    QTest::newRow("too large") << QStringLiteral("large") << QStringLiteral("larger than 16 MB");
}

void TestFiles::refusesToRead()
{
    QFETCH(QString, name);
    QFETCH(QString, fragment);
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
    QVERIFY(storage::writeFile(path(QStringLiteral("file")), "kept"));
    QCOMPARE(::mkfifo(QFile::encodeName(path(QStringLiteral("pipe"))).constData(), 0666), 0);
    QVERIFY(QFile::link(QStringLiteral("circle"), path(QStringLiteral("circle"))));
    QFile large(path(QStringLiteral("large")));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(50 * 1024 * 1024));

    const auto read = storage::readFile(path(name));
    QVERIFY(!read);
    QCOMPARE(read.error().kind, ErrorKind::Unreadable);
    QVERIFY2(read.error().message.contains(fragment), qPrintable(read.error().message));
}

void TestFiles::refusesToReadWithoutPermission()
{
    const test::NotAlmighty guard;
    const QString file = path(QStringLiteral("f"));
    QVERIFY(storage::writeFile(file, "secret"));
    QCOMPARE(::chmod(QFile::encodeName(file).constData(), 0), 0);
    const auto read = storage::readFile(file);
    QVERIFY(!read);
    QVERIFY(read.error().message.contains(QStringLiteral("permission")));
}

void TestFiles::readsUpToTheLimit()
{
    QVERIFY(storage::writeFile(path(QStringLiteral("f")), "12345"));
    QCOMPARE(storage::readFile(path(QStringLiteral("f")), 5).value(), QByteArray("12345"));
    QVERIFY(!storage::readFile(path(QStringLiteral("f")), 4));
    QVERIFY(storage::writeFile(path(QStringLiteral("empty")), ""));
    QCOMPARE(storage::readFile(path(QStringLiteral("empty")), 0).value(), QByteArray());
}

void TestFiles::readsFilesThatHideTheirSize()
{
    // The kernel says 0 bytes of these.
    const QString file = QStringLiteral("/proc/self/status");
    if (!QFileInfo::exists(file)) QSKIP("no /proc here");
    QVERIFY(storage::readFile(file).value().contains("Name:"));
    QVERIFY(!storage::readFile(file, 20));
}

void TestFiles::knowsConflictCopiesByTheirNames_data()
{
    QTest::addColumn<QString>("candidate");
    QTest::addColumn<bool>("is");
    const auto row = [](const char *candidate, bool is) {
        QTest::newRow(candidate) << QString::fromUtf8(candidate) << is;
    };
    row("X+Y (a) (Anna's conflicted copy 2024-05-01).skychar", true);
    row("X+Y (a) (Žofie-PC's conflicted copy 2024-05-01).SKYCHAR", true);
    row("X+Y (a) (conflicted copy 2024-05-01 120000).skychar", true);
    row("X+Y (a) (conflicted copy).skychar", true);
    row("X+Y (a) (Case Conflict).skychar", false);
    row("X+Y (a).sync-conflict-20240501-120000-ABCDEFG.skychar", true);
    row("X+Y (a).sync-conflict-20240501-120000.skychar", true);
    row("X+Y (a).sync-conflict-2024.skychar", false);
    row("X+Y (a)_conflict-20240501-120000.skychar", true);
    row("X+Y (a)_conflict.skychar", false);
    row("X+Y (a) (other).skychar", true);
    row("X+Y (a) (other 2).skychar", true);
    row("X+Y (a) (another).skychar", false);
    row("X+Y (a) (other) (other).skychar", false); // of the other
    row("X+Y (a) (old) (conflicted copy 2024-05-01).skychar", false);
    row("X+Y (a).skychar", false);
    row("X+Y (a) 2.skychar", false);
    row("X+Y (a) (other).pdf", false);
    row("X+Y (a) (other)", false);
    row("XXY (a) (other).skychar", false);
    row("X+Y (other).skychar", false);
    row(".X+Y (a) (other).skychar", false);
    row("", false);
}

void TestFiles::knowsConflictCopiesByTheirNames()
{
    QFETCH(const QString, candidate);
    QFETCH(const bool, is);
    const QString other = QStringLiteral("other");
    QCOMPARE(storage::isConflictName(candidate, QStringLiteral("X+Y (a).skychar"), other), is);
    QVERIFY(!storage::isConflictName(candidate, QStringLiteral("Z.skychar"), other));
    QVERIFY(!storage::isConflictName(candidate, QStringLiteral(".skychar"), other));
    QVERIFY(!storage::isConflictName(candidate, QString(), other));
}

QTEST_GUILESS_MAIN(TestFiles)
#include "tst_files.moc"
