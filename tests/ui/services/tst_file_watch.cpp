#include "core/storage/files.h"
#include "ui/services/filewatch.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;
using ui::FileWatch;
using State = ui::FileWatch::State;

namespace
{

/// A file that is watched without much waiting.
struct Watched {
    explicit Watched(std::chrono::milliseconds pause = std::chrono::milliseconds(1))
        : watch(pause)
    {
        write("first");
        watch.watch(path, "first");
    }

    void write(const QByteArray &bytes, const QString &to = {})
    {
        QFile file(to.isEmpty() ? path : to);
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("not written");
    }

    /// As a program does that writes a new file and renames it.
    void replace(const QByteArray &bytes)
    {
        if (!storage::writeFile(path, bytes)) qFatal("not replaced");
    }

    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("juk.skychar"));
    FileWatch watch;
    QSignalSpy changes{&watch, &FileWatch::changed};
};

} // namespace

class TestFileWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noticesWritingInPlace();
    void noticesEachOfManyReplacements();
    void ownSavesAreNothing();
    void touchingIsNothing();
    void backToWhatItWasIsTheSame();
    void noticesRemovalAndReturn();
    void noticesRenaming();
    void noticesThroughALink();
    void checkNeedsNoReport();
    void seesWhatLooksTheSame();
    void unreadableIsChanged();
    void neighboursAreNothing();
    void whatHasNoFileIsNotGone();
};

void TestFileWatch::noticesWritingInPlace()
{
    Watched file;
    file.write("second");
    QTRY_COMPARE(file.changes.size(), 1);
    QCOMPARE(file.watch.state(), State::Changed);
}

void TestFileWatch::noticesEachOfManyReplacements()
{
    Watched file;
    for (int i = 0; i < 5; ++i) {
        file.replace(QByteArray::number(i));
        QTRY_COMPARE(file.changes.size(), i + 1);
        QCOMPARE(file.watch.state(), State::Changed);
    }
}

void TestFileWatch::ownSavesAreNothing()
{
    Watched file;
    file.replace("mine");
    file.watch.watch(file.path, "mine");
    file.replace("theirs"); // what is told next is this
    QTRY_COMPARE(file.changes.size(), 1);
    QCOMPARE(file.watch.state(), State::Changed);
    file.watch.watch(file.path, "theirs");
    QCOMPARE(file.watch.check(), State::Same);
    QCOMPARE(file.changes.size(), 1);
}

void TestFileWatch::touchingIsNothing()
{
    Watched file;
    file.write("first");
    file.replace("first");
    QCOMPARE(file.watch.check(), State::Same);
    QCOMPARE(file.changes.size(), 0);
}

void TestFileWatch::backToWhatItWasIsTheSame()
{
    Watched file;
    file.replace("second");
    QTRY_COMPARE(file.watch.state(), State::Changed);
    file.replace("first");
    QTRY_COMPARE(file.watch.state(), State::Same);
    QCOMPARE(file.changes.size(), 2);
}

void TestFileWatch::noticesRemovalAndReturn()
{
    Watched file;
    QVERIFY(QFile::remove(file.path));
    QTRY_COMPARE(file.watch.state(), State::Gone);
    file.write("back");
    QTRY_COMPARE(file.watch.state(), State::Changed);
    file.write("and again"); // the file itself is watched again too
    QTRY_VERIFY(file.changes.size() >= 3);
}

void TestFileWatch::noticesRenaming()
{
    Watched file;
    QVERIFY(QFile::rename(file.path, file.path + u'x'));
    QTRY_COMPARE(file.watch.state(), State::Gone);
}

void TestFileWatch::noticesThroughALink()
{
    Watched file;
    const QTemporaryDir elsewhere;
    const QString link = elsewhere.filePath(QStringLiteral("link.skychar"));
    QVERIFY(QFile::link(file.path, link));
    file.watch.watch(link, "first");
    file.replace("second");
    QTRY_COMPARE(file.watch.state(), State::Changed);
    file.replace("third");
    QTRY_COMPARE(file.changes.size(), 2);
}

void TestFileWatch::checkNeedsNoReport()
{
    Watched file(std::chrono::hours(1));
    file.replace("second");
    QCOMPARE(file.watch.check(), State::Changed);
    QCOMPARE(file.changes.size(), 1);
    QCOMPARE(file.watch.check(), State::Changed);
    QCOMPARE(file.changes.size(), 1); // told once
}

/// Of the same size, and written at about the same time.
void TestFileWatch::seesWhatLooksTheSame()
{
    Watched file(std::chrono::hours(1));
    for (int i = 0; i < 10; ++i) {
        file.write(QByteArray::number(i));
        QCOMPARE(file.watch.check(), State::Changed);
        QCOMPARE(file.changes.size(), i + 1);
    }
}

void TestFileWatch::unreadableIsChanged()
{
    Watched file;
    QVERIFY(QFile::remove(file.path));
    QVERIFY(QDir().mkdir(file.path));
    QTRY_COMPARE(file.watch.state(), State::Changed);
}

void TestFileWatch::neighboursAreNothing()
{
    Watched file;
    file.write("neighbour", file.folder.filePath(QStringLiteral("vunata.skychar")));
    QVERIFY(QFile::rename(file.path, file.path + u'x'));
    QTRY_COMPARE(file.changes.size(), 1); // only the renaming
    QCOMPARE(file.watch.state(), State::Gone);
}

void TestFileWatch::whatHasNoFileIsNotGone()
{
    FileWatch watch;
    QCOMPARE(watch.state(), State::Same);
    QCOMPARE(watch.check(), State::Same);
}

QTEST_GUILESS_MAIN(TestFileWatch)
#include "tst_file_watch.moc"
