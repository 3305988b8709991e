#include "core/storage/versions.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;
using storage::Version;
using storage::Versions;

namespace
{

QDateTime noon(int daysAgo)
{
    return QDateTime(QDate(2026, 11, 30).addDays(-daysAgo), QTime(12, 0)).toUTC();
}

QByteArray bytesOf(const Version &version)
{
    QFile file(version.file);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestVersions : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QDateTime m_now;
    Versions versions() const
    {
        return Versions(m_folder.path(), [this] { return m_now; });
    }
    int filesOnDisk() const
    {
        QDirIterator all(m_folder.path(), QDir::Files, QDirIterator::Subdirectories);
        int count = 0;
        for (; all.hasNext(); all.next())
            ++count;
        return count;
    }

private Q_SLOTS:
    void init()
    {
        QVERIFY(QDir(m_folder.path()).removeRecursively() && QDir().mkpath(m_folder.path()));
        m_now = noon(0);
    }

    void eachSaveIsKeptWholeAndTheNewestIsFirst()
    {
        for (const QByteArray bytes : {"one", "two", "three"}) {
            QVERIFY(versions().keep("a", {bytes}));
            m_now = m_now.addSecs(60);
        }
        const auto kept = versions().of("a");
        QCOMPARE(kept.size(), size_t{3});
        QCOMPARE(bytesOf(kept.front()), QByteArray("three"));
        QCOMPARE(bytesOf(kept.back()), QByteArray("one"));
        QCOMPARE(kept.front().time, noon(0).addSecs(120));
        QCOMPARE(kept.front().size, qint64{5});
    }

    void theSameAgainIsNoVersion()
    {
        QVERIFY(versions().keep("a", {"one"}));
        m_now = m_now.addSecs(60);
        QVERIFY(versions().keep("a", {"one"}));
        QCOMPARE(versions().of("a").size(), size_t{1});
    }

    void twoInOneMomentAndAClockSetBackKeepTheirOrder()
    {
        QVERIFY(versions().keep("a", {"one"}));
        QVERIFY(versions().keep("a", {"two"}));
        m_now = m_now.addDays(-3);
        QVERIFY(versions().keep("a", {"three"}));
        const auto kept = versions().of("a");
        QCOMPARE(kept.size(), size_t{3});
        QCOMPARE(bytesOf(kept[0]), QByteArray("three"));
        QCOMPARE(bytesOf(kept[1]), QByteArray("two"));
        QCOMPARE(bytesOf(kept[2]), QByteArray("one"));
    }

    void whatIsReplacedHasTheTimeItWasSaved()
    {
        versions().keepSave("a", {"first", Versions::Format::Present, noon(200)}, "second");
        m_now = m_now.addSecs(60);
        versions().keepSave("a", {"elsewhere", Versions::Format::Present, noon(100)}, "third");
        m_now = m_now.addSecs(60);
        versions().keepSave("a", {"to come", Versions::Format::Present, noon(-100)}, {});
        const auto kept = versions().of("a");
        QCOMPARE(kept.size(), size_t{5});
        QCOMPARE(kept[4].time, noon(200));
        QCOMPARE(kept[3].time, noon(0));
        QCOMPARE(bytesOf(kept[2]), QByteArray("elsewhere")); // behind what was kept before it
        QCOMPARE(kept[2].time, noon(0).addMSecs(1));
        QCOMPARE(kept[1].time, noon(0).addSecs(60));
        QCOMPARE(kept[0].time, noon(0).addSecs(120));
    }

    void aClockThatWasWrongOnceSpoilsNothing()
    {
        m_now = noon(1);
        QVERIFY(versions().keep("a", {"right"}));
        m_now = noon(-2000);
        for (const char *bytes : {"wrong 1", "wrong 2"})
            QVERIFY(versions().keep("a", {bytes}));
        m_now = noon(0);
        QVERIFY(versions().keep("a", {"right again"}));
        const auto kept = versions().of("a");
        QCOMPARE(kept.size(), size_t{4});
        QByteArrayList names;
        for (const Version &version : kept)
            names << bytesOf(version);
        QCOMPARE(names.join('|'), QByteArray("right again|wrong 2|wrong 1|right"));
        QCOMPARE(kept[0].time, noon(0));
        QCOMPARE(kept[1].time, noon(0).addMSecs(-1));
        QCOMPARE(kept[2].time, noon(0).addMSecs(-2));
        QCOMPARE(kept[3].time, noon(1));
    }

    void aClockThatStartsAnewChangesNoTimes()
    {
        QVERIFY(versions().keep("a", {"right"}));
        m_now = QDateTime(QDate(1970, 1, 1), QTime(0, 5), Qt::UTC);
        QVERIFY(versions().keep("a", {"without a battery"}));
        const auto kept = versions().of("a");
        QCOMPARE(kept.size(), size_t{2});
        QCOMPARE(kept[1].time, noon(0));
        QCOMPARE(kept[0].time, noon(0).addMSecs(1));
    }

    void tenAndTheLastOfEachOfThirtyDays()
    {
        for (int daysAgo = 40; daysAgo >= 0; --daysAgo) {
            for (const int hour : {0, 1}) {
                m_now = noon(daysAgo).addSecs(hour * 3600);
                QVERIFY(versions().keep("a", {QByteArray::number(daysAgo) + (hour ? " late" : " early")}));
            }
        }
        const auto kept = versions().of("a");
        // Two of each of the last five days are the newest ten; then one of each of the other 25 days.
        QCOMPARE(kept.size(), size_t{10 + 25});
        QCOMPARE(bytesOf(kept.front()), QByteArray("0 late"));
        QCOMPARE(bytesOf(kept[9]), QByteArray("4 early"));
        QCOMPARE(bytesOf(kept[10]), QByteArray("5 late"));
        QCOMPARE(bytesOf(kept.back()), QByteArray("29 late"));
    }

    void theLastOfAnOlderFormatStays()
    {
        using Format = Versions::Format;
        m_now = noon(300);
        QVERIFY(versions().keep("a", {"first of old", Format::Older}));
        m_now = noon(200);
        QVERIFY(versions().keep("a", {"old"})); // by a program for which it was not old
        m_now = noon(100);
        versions().keepSave("a", {"old", Format::Older}, "new");
        for (int i = 0; i < 30; ++i) {
            m_now = m_now.addSecs(60);
            QVERIFY(versions().keep("a", {QByteArray::number(i)}));
        }
        const auto kept = versions().of("a");
        QCOMPARE(kept.size(), size_t{11});
        QCOMPARE(bytesOf(kept.back()), QByteArray("old"));
        QVERIFY(kept.back().older && !kept.front().older);
        versions().trim(0);
        QCOMPARE(versions().of("a").size(), size_t{1});
        std::vector<Version> all{{QStringLiteral("n"), noon(0), 100},
                                 {QStringLiteral("o"), noon(1), 100, true}};
        QCOMPARE(storage::staying(all, noon(0), 10).size(), size_t{2});
    }

    void theNewestTenStayHoweverOld()
    {
        for (int i = 0; i < 12; ++i) {
            m_now = noon(400 - i);
            QVERIFY(versions().keep("a", {QByteArray::number(i)}));
        }
        m_now = noon(0);
        QVERIFY(versions().keep("a", {"now"}));
        QCOMPARE(versions().of("a").size(), size_t{10});
    }

    void noMoreThanFillTheRoom()
    {
        std::vector<Version> all;
        for (int i = 0; i < 8; ++i)
            all.push_back({QString::number(i), noon(i), 100});
        QCOMPARE(storage::staying(all, noon(0), 350).size(), size_t{3});
        QCOMPARE(storage::staying(all, noon(0), 10).size(), size_t{1}); // the newest always
        QCOMPARE(storage::staying(all, noon(0), 800).size(), size_t{8});
    }

    void allTogetherAreBounded()
    {
        for (const QString id : {"a", "b"}) {
            for (int i = 3; i > 0; --i) {
                m_now = noon(i + (id == "a" ? 10 : 0));
                QVERIFY(versions().keep(id, {QByteArray(100, char('0' + i))}));
            }
        }
        versions().trim(450);
        QCOMPARE(versions().of("a").size(), size_t{1}); // the older two went first
        QCOMPARE(versions().of("b").size(), size_t{3});
        versions().trim(0);
        QCOMPARE(versions().of("a").size(), size_t{1});
        QCOMPARE(versions().of("b").size(), size_t{1});
    }

    void idsNeverLeadOutOfTheFolder_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"", "..", "../../x", "/etc", "a/b", "\xf0\x9f\x98\x80", "CON"})
            QTest::addRow("'%s'", id) << QString::fromUtf8(id);
        QTest::addRow("long") << QString(100'000, u'x');
    }
    void idsNeverLeadOutOfTheFolder()
    {
        QFETCH(QString, id);
        QVERIFY(versions().keep(id, {"bytes"}));
        QCOMPARE(filesOnDisk(), 1);
        QVERIFY(versions().of(id).front().file.startsWith(m_folder.path() + "/"));
        QVERIFY(versions().of(id + "2").empty());
    }

    void whatIsNoneOfOursIsLeftAlone()
    {
        QVERIFY(versions().keep("a", {"one"}));
        const QString beside = QFileInfo(versions().of("a").front().file).path() + "/notes.txt";
        QFile notes(beside);
        QVERIFY(notes.open(QIODevice::WriteOnly));
        notes.close();
        for (int i = 0; i < 20; ++i)
            QVERIFY(versions().keep("a", {QByteArray::number(i)}));
        QVERIFY(QFile::exists(beside));
        QCOMPARE(versions().of("a").size(), size_t{10});
    }

    void aFolderThatCannotBeWrittenIsAnErrorAndNoMore()
    {
        QFile inTheWay(m_folder.filePath("state"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const Versions blocked(m_folder.filePath("state"), [this] { return m_now; });
        QVERIFY(!blocked.keep("a", {"one"}));
        QVERIFY(blocked.of("a").empty());
        blocked.trim(0);
    }
};

QTEST_GUILESS_MAIN(TestVersions)
#include "tst_versions.moc"
