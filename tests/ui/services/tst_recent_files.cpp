#include "tests/ui/support/brokenfiles.h"
#include "ui/services/recentfiles.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;
using ui::RecentFile;
using ui::RecentFiles;

namespace
{

const QDateTime Evening(QDate(2026, 3, 29), QTime(18, 4), Qt::UTC);

RecentFile entry(const QString &path, const QString &name = QStringLiteral("Juk"))
{
    return {path, name, QStringLiteral("in creation · 20 of 100 points left"), Evening};
}

QStringList pathsOf(const RecentFiles &recent)
{
    QStringList paths;
    for (const RecentFile &file : recent.files())
        paths << file.path;
    return paths;
}

} // namespace

class TestRecentFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newestIsFirstAndEachPathOnce();
    void keepsThirty();
    void isThereAtTheNextStart();
    void takesInWhatAnotherProgramAdded();
    void removesAndClears();
    void tellsWhetherAFileIsStillThere();
    void namesAreOneLineAndShort();
    void damagedFileIsSetAside_data();
    void damagedFileIsSetAside();
    void worksWhereNothingCanBeWritten();
    void aFileIsListedOnceByWhateverWay();
};

void TestRecentFiles::newestIsFirstAndEachPathOnce()
{
    const QTemporaryDir folder;
    RecentFiles recent(folder.path());
    const QSignalSpy changes(&recent, &RecentFiles::changed);
    recent.add(entry(QStringLiteral("/a/juk.skychar")));
    recent.add(entry(QStringLiteral("/a/vunata.skychar")));
    recent.add(entry(QStringLiteral("/a/b/../juk.skychar"), QStringLiteral("Juk the Barbarian")));
    QCOMPARE(pathsOf(recent),
             (QStringList{QStringLiteral("/a/juk.skychar"), QStringLiteral("/a/vunata.skychar")}));
    QCOMPARE(recent.files()[0].name, QStringLiteral("Juk the Barbarian"));
    QCOMPARE(changes.size(), 3);
}

void TestRecentFiles::keepsThirty()
{
    const QTemporaryDir folder;
    RecentFiles recent(folder.path());
    for (int i = 0; i < 40; ++i)
        recent.add(entry(QStringLiteral("/%1.skychar").arg(i)));
    QCOMPARE(recent.files().size(), RecentFiles::Most);
    QCOMPARE(recent.files().front().path, QStringLiteral("/39.skychar"));
    QCOMPARE(recent.files().back().path, QStringLiteral("/10.skychar"));
    QCOMPARE(RecentFiles(folder.path()).files(), recent.files());
}

void TestRecentFiles::isThereAtTheNextStart()
{
    const QTemporaryDir folder;
    const QString state = folder.filePath(QStringLiteral("not/yet"));
    RecentFiles(state).add(entry(QStringLiteral("/juk.skychar")));
    const RecentFiles again(state);
    QVERIFY(!again.problem());
    QCOMPARE(again.files(), std::vector<RecentFile>{entry(QStringLiteral("/juk.skychar"))});
}

void TestRecentFiles::takesInWhatAnotherProgramAdded()
{
    const QTemporaryDir folder;
    RecentFiles one(folder.path());
    RecentFiles other(folder.path());
    other.add(entry(QStringLiteral("/other.skychar")));
    one.add(entry(QStringLiteral("/one.skychar")));
    QCOMPARE(pathsOf(one), (QStringList{QStringLiteral("/one.skychar"), QStringLiteral("/other.skychar")}));
}

void TestRecentFiles::removesAndClears()
{
    const QTemporaryDir folder;
    RecentFiles recent(folder.path());
    recent.add(entry(QStringLiteral("/a.skychar")));
    recent.add(entry(QStringLiteral("/b.skychar")));
    recent.remove(QStringLiteral("/b.skychar"));
    QCOMPARE(pathsOf(recent), QStringList{QStringLiteral("/a.skychar")});
    recent.clear();
    QVERIFY(recent.files().empty());
    QVERIFY(RecentFiles(folder.path()).files().empty());
}

void TestRecentFiles::tellsWhetherAFileIsStillThere()
{
    const QTemporaryDir folder;
    const RecentFile file = entry(folder.filePath(QStringLiteral("juk.skychar")));
    QVERIFY(!file.isThere());
    QVERIFY(test::write(file.path, "{}"));
    QVERIFY(file.isThere());
}

void TestRecentFiles::namesAreOneLineAndShort()
{
    const QTemporaryDir folder;
    RecentFiles recent(folder.path());
    recent.add(entry(QStringLiteral("/a.skychar"), QStringLiteral("Juk\nthe ") + QString(500, u'x')));
    QVERIFY(recent.files()[0].name.startsWith(QStringLiteral("Juk the xx")));
    QCOMPARE(recent.files()[0].name.size(), 200);
    QVERIFY(!RecentFiles(folder.path()).problem());
}

void TestRecentFiles::damagedFileIsSetAside_data()
{
    test::brokenKeptFiles();
    QTest::newRow("files are a text") << QByteArray(R"({"version": 1, "files": "no"})");
    QTest::newRow("entry without a path") << QByteArray(R"({"files": [{"opened": "2026-03-29T18:04:00Z"}]})");
    QTest::newRow("entry without a time") << QByteArray(R"({"files": [{"path": "/a", "opened": "soon"}]})");
}

void TestRecentFiles::damagedFileIsSetAside()
{
    QFETCH(const QByteArray, bytes);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("recent.json"));
    QVERIFY(test::write(path, bytes));
    RecentFiles recent(folder.path());
    QVERIFY(recent.problem());
    QVERIFY(recent.problem()->message.contains(path + QStringLiteral(".damaged")));
    QVERIFY(recent.files().empty());

    QCOMPARE(test::read(path + QStringLiteral(".damaged")), bytes);
    recent.add(entry(QStringLiteral("/a.skychar")));
    QVERIFY(!RecentFiles(folder.path()).problem());
}

void TestRecentFiles::worksWhereNothingCanBeWritten()
{
    RecentFiles recent(QStringLiteral("/proc/nothing"));
    recent.add(entry(QStringLiteral("/a.skychar")));
    recent.add(entry(QStringLiteral("/b.skychar")));
    QCOMPARE(pathsOf(recent), (QStringList{QStringLiteral("/b.skychar"), QStringLiteral("/a.skychar")}));
}

void TestRecentFiles::aFileIsListedOnceByWhateverWay()
{
    const QTemporaryDir folder;
    RecentFiles recent(folder.path());
    const QString path = folder.filePath(QStringLiteral("juk.skychar"));
    const QString link = folder.filePath(QStringLiteral("link.skychar"));
    QVERIFY(test::write(path, "{}"));
    QVERIFY(QFile::link(path, link));
    recent.add(entry(path));
    recent.add(entry(QStringLiteral("/gone.skychar")));
    recent.add(entry(link));
    QCOMPARE(pathsOf(recent), (QStringList{link, QStringLiteral("/gone.skychar")}));
}

QTEST_GUILESS_MAIN(TestRecentFiles)
#include "tst_recent_files.moc"
