#include "core/storage/files.h"
#include "tests/support/notalmighty.h"
#include "tests/support/otherprocess.h"
#include "tests/ui/uifixture.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace sky;
using storage::FileLock;
using ui::OpenFile;
using State = ui::FileWatch::State;

namespace
{

Edit renamedTo(const QString &name)
{
    return {QStringLiteral("Rename"), {}, [name](Character &character) -> Result<void> {
                character.name = name;
                return {};
            }};
}

QByteArray content(const QString &path)
{
    const auto bytes = storage::readFile(path);
    return bytes ? *bytes : QByteArray("unreadable");
}

/// An open character whose file holds what another program wrote: there its name is "Other".
struct FileElsewhere : test::UiFixture {
    FileElsewhere()
    {
        mine = &sample(QStringLiteral("alaric.skychar"));
        first = content(mine->path());
        other = first;
        other.replace(mine->document().character()->name.toUtf8(), "Other");
    }

    void writeOutside()
    {
        if (!storage::writeFile(mine->path(), other)) qFatal("not written");
    }

    QString name() const { return mine->document().character()->name; }

    OpenFile *mine = nullptr;
    QByteArray first;
    QByteArray other;
};

} // namespace

class TestOpenFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsItsTitleOnlyWhenThatIsAnother();
    void revertTakesWhatTheFileHasAndCanBeUndone();
    void revertNeedsAFile();
    void revertToAnUnreadableFileChangesNothing();

    void changeFromOutsideIsTold();
    void changeFromOutsideIsNeverOverwrittenUnseen();
    void reloadTakesTheOtherVersion();
    void keepMineKeepsTheOtherBeside();
    void keptMineIsAskedAboutAgainWhenChangedAgain();
    void removedFileIsUnsavedAndMadeAgain();
    void ownSavesAreNotFromOutside();

    void isReadOnlyWhereAnotherProgramHasIt();
    void readOnlyFollowsItsFile();
    void readOnlyCanBeSavedElsewhere();
    void newerIsLookedAtAndCopiedOnly();
    void newerFromOutsideIsNotTaken();
    void theFirstSaveKeepsTheOriginal();
    void isFreeWhenTheHolderIsGone();
    void isReadOnlyWhereNothingCanBeWritten_data();
    void isReadOnlyWhereNothingCanBeWritten();
    void takenOverItIsReadOnlyThere();
    void whoLostItNoticesOnSaving();
    void whoLostItKeepsWhatIsNotSaved();
    void keepingMineNeedsTheFile();
    void aRemovedLockIsTakenAgain();
    void savingOverAFileOpenElsewhereIsRefused();
    void savingElsewhereMovesTheLock();
    void closingGivesTheFileFree();
    void aDamagedFileThatIsReplacedStaysBeside();
    void whatIsReplacedIsKeptUnderItsOwnName();
    void aCopyIsNotRestoredIntoAnotherCharacter();
};

void TestOpenFile::revertTakesWhatTheFileHasAndCanBeUndone()
{
    FileElsewhere file;
    const QString before = file.name();
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Changed"))));
    QVERIFY(file.mine->revert());
    QCOMPARE(file.name(), before);
    QVERIFY(!file.mine->needsSaving());
    file.mine->document().undoStack().undo();
    QCOMPARE(file.name(), QStringLiteral("Changed"));
    QVERIFY(file.mine->needsSaving());
}

void TestOpenFile::aDamagedFileThatIsReplacedStaysBeside()
{
    test::UiFixture fixture;
    const QByteArray damaged = R"({"format": "skychamber-character", "name": "Half)";
    QVERIFY(storage::writeFile(fixture.path(QStringLiteral("k.skychar")), damaged));
    QVERIFY(fixture.knight().saveAs(fixture.path(QStringLiteral("k.skychar"))));
    QCOMPARE(*storage::readFile(fixture.path(QStringLiteral("k (damaged).skychar"))), damaged);
}

void TestOpenFile::whatIsReplacedIsKeptUnderItsOwnName()
{
    test::UiFixture fixture;
    ui::OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString alaric = file.document().character()->id;
    const QByteArray other = *storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/eshara.skychar"));
    QVERIFY(storage::writeFile(file.path(), other));
    QVERIFY(file.reload());
    const QString eshara = file.document().character()->id;
    file.document().undoStack().undo();
    QCOMPARE(file.document().character()->id, alaric);
    QVERIFY(file.save());
    const auto kept = fixture.services.versions().of(eshara);
    QCOMPARE(kept.size(), size_t{1});
    QCOMPARE(*storage::readFile(kept.front().file), other);
    for (const storage::Version &version : fixture.services.versions().of(alaric))
        QVERIFY(*storage::readFile(version.file) != other);
}

void TestOpenFile::aCopyIsNotRestoredIntoAnotherCharacter()
{
    test::UiFixture fixture;
    ui::OpenFile &eshara = fixture.sample(QStringLiteral("eshara.skychar"));
    ui::CrashCopy copy;
    copy.path = eshara.path();
    copy.title = QStringLiteral("alaric");
    copy.bytes = *storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar"));
    const auto restored = fixture.workspace.restore(copy);
    QVERIFY(restored && *restored != &eshara);
    QVERIFY((*restored)->path().isEmpty());
    QVERIFY(!eshara.needsSaving());
}

void TestOpenFile::revertNeedsAFile()
{
    test::UiFixture fixture;
    const auto done = fixture.knight().revert();
    QVERIFY(!done);
    QCOMPARE(done.error().message, QStringLiteral("This character was never saved."));
}

void TestOpenFile::revertToAnUnreadableFileChangesNothing()
{
    FileElsewhere file;
    file.other = "{";
    file.writeOutside();
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Changed"))));
    const auto done = file.mine->revert();
    QVERIFY(!done);
    QCOMPARE(done.error().kind, ErrorKind::Unreadable);
    QCOMPARE(file.name(), QStringLiteral("Changed"));
    QVERIFY(!file.mine->save()); // still not overwritten unseen
}

void TestOpenFile::changeFromOutsideIsTold()
{
    FileElsewhere file;
    const QSignalSpy told(file.mine, &OpenFile::changedOutside);
    file.writeOutside();
    QTRY_COMPARE(told.size(), 1);
    QCOMPARE(file.mine->outside(), State::Changed);
}

void TestOpenFile::changeFromOutsideIsNeverOverwrittenUnseen()
{
    FileElsewhere file;
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Mine"))));
    const QSignalSpy told(file.mine, &OpenFile::changedOutside);
    file.writeOutside();
    const auto done = file.mine->save(); // at once, before the system reports anything
    QVERIFY(!done);
    QCOMPARE(done.error().kind, ErrorKind::Refused);
    QCOMPARE(content(file.mine->path()), file.other);
    QCOMPARE(told.size(), 1);
    QVERIFY(!file.mine->saveAs(file.mine->path()));
    QCOMPARE(content(file.mine->path()), file.other);
}

void TestOpenFile::reloadTakesTheOtherVersion()
{
    FileElsewhere file;
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Mine"))));
    file.writeOutside();
    QVERIFY(file.mine->reload());
    QCOMPARE(file.name(), QStringLiteral("Other"));
    QCOMPARE(file.mine->outside(), State::Same);
    QVERIFY(!file.mine->needsSaving());
    file.mine->document().undoStack().undo();
    QCOMPARE(file.name(), QStringLiteral("Mine"));
    QVERIFY(file.mine->save());
}

void TestOpenFile::keepMineKeepsTheOtherBeside()
{
    FileElsewhere file;
    file.writeOutside();
    const auto beside = file.mine->keepMine();
    QVERIFY(beside);
    QCOMPARE(*beside, file.path(QStringLiteral("alaric (other).skychar")));
    QCOMPARE(content(*beside), file.other);
    QVERIFY(file.mine->needsSaving()); // the file has another version
    QVERIFY(file.mine->save());
    QCOMPARE(content(file.mine->path()), file.first);
}

void TestOpenFile::keptMineIsAskedAboutAgainWhenChangedAgain()
{
    FileElsewhere file;
    file.writeOutside();
    QVERIFY(file.mine->keepMine());
    file.other.replace("Other", "Third");
    file.writeOutside();
    QVERIFY(!file.mine->save());
    const auto beside = file.mine->keepMine();
    QVERIFY(beside);
    QCOMPARE(*beside, file.path(QStringLiteral("alaric (other 2).skychar")));
    QVERIFY(file.mine->save());
}

void TestOpenFile::removedFileIsUnsavedAndMadeAgain()
{
    FileElsewhere file;
    const QSignalSpy told(file.mine, &OpenFile::changedOutside);
    QVERIFY(QFile::remove(file.mine->path()));
    QTRY_COMPARE(told.size(), 1);
    QCOMPARE(file.mine->outside(), State::Gone);
    QVERIFY(file.mine->needsSaving());
    QVERIFY(file.mine->save());
    QCOMPARE(content(file.mine->path()), file.first);
    QCOMPARE(file.mine->outside(), State::Same);
    QVERIFY(!file.mine->needsSaving());
}

void TestOpenFile::ownSavesAreNotFromOutside()
{
    FileElsewhere file;
    const QSignalSpy told(file.mine, &OpenFile::changedOutside);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(file.mine->bench().apply(renamedTo(QString::number(i))));
        QVERIFY(file.mine->save());
    }
    file.writeOutside();
    QTRY_COMPARE(told.size(), 1); // of the other's alone
}

void TestOpenFile::isReadOnlyWhereAnotherProgramHasIt()
{
    test::UiFixture fixture;
    const QString path = fixture.path(QStringLiteral("alaric.skychar"));
    const test::OtherProcess other([&] {
        static std::optional<Result<FileLock>> lock;
        lock.emplace(FileLock::take(path, fixture.services.clock()));
        return lock->has_value();
    });
    QVERIFY(other.succeeded());
    OpenFile &file = fixture.sample(QStringLiteral("alaric.skychar"));
    QVERIFY(file.bench().isReadOnly());
    QVERIFY(file.bench().readOnlyReason().startsWith(
        QStringLiteral("Another Skychamber has had this file open")));
    QVERIFY(!file.bench().apply(renamedTo(QStringLiteral("Changed"))));
    QVERIFY(!file.save());
    QVERIFY(!file.tryUnlock());
}

void TestOpenFile::readOnlyFollowsItsFile()
{
    FileElsewhere file;
    const auto reader = OpenFile::open(file.services, file.mine->path());
    QVERIFY(reader);
    QVERIFY((*reader)->bench().isReadOnly());
    const QSignalSpy told(reader->get(), &OpenFile::changedOutside);
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Written"))));
    QVERIFY(file.mine->save());
    QTRY_COMPARE((*reader)->document().character()->name, QStringLiteral("Written"));
    QVERIFY(!(*reader)->needsSaving());
    QVERIFY(!(*reader)->document().undoStack().canUndo());
    QCOMPARE(told.size(), 0);
}

void TestOpenFile::readOnlyCanBeSavedElsewhere()
{
    FileElsewhere file;
    const auto reader = OpenFile::open(file.services, file.mine->path());
    QVERIFY(reader);
    QVERIFY(!(*reader)->saveAs(file.mine->path()));
    QVERIFY((*reader)->bench().isReadOnly());
    QVERIFY((*reader)->saveAs(file.path(QStringLiteral("copy.skychar"))));
    QVERIFY(!(*reader)->bench().isReadOnly());
    QVERIFY((*reader)->bench().apply(renamedTo(QStringLiteral("Copy"))));
    QVERIFY((*reader)->save());
}

void TestOpenFile::newerIsLookedAtAndCopiedOnly()
{
    FileElsewhere file;
    const QByteArray newer = QByteArray(file.first).replace("\"formatVersion\": 1", "\"formatVersion\": 2");
    const QString path = file.path(QStringLiteral("newer.skychar"));
    QVERIFY(storage::writeFile(path, newer));
    const auto opened = file.workspace.open(path);
    QVERIFY(opened);
    OpenFile &looked = **opened;
    const QString why =
        QStringLiteral("This file was written by a newer Skychamber (format 2; this one knows 1).");
    QCOMPARE(looked.newer(), why);
    QVERIFY(looked.bench().readOnlyReason().startsWith(why));
    QVERIFY(FileLock::take(path, file.services.clock())); // kept from nobody
    QVERIFY(!looked.bench().apply(renamedTo(QStringLiteral("Changed"))));
    QVERIFY(!looked.tryUnlock());
    QVERIFY(!looked.save());
    QVERIFY(!looked.saveAs(path));
    QCOMPARE(content(path), newer);

    const QString copy = file.path(QStringLiteral("copy.skychar"));
    QVERIFY(looked.saveAs(copy));
    QCOMPARE(content(path), newer);
    QVERIFY(content(copy).contains("\"formatVersion\": 1"));
    QCOMPARE(looked.newer(), QString());
    QVERIFY(looked.bench().apply(renamedTo(QStringLiteral("Changed"))));
    QVERIFY(looked.save());
}

void TestOpenFile::newerFromOutsideIsNotTaken()
{
    FileElsewhere file;
    file.other.replace("\"formatVersion\": 1", "\"formatVersion\": 2");
    file.writeOutside();
    const QString before = file.name();
    const auto done = file.mine->reload();
    QVERIFY(!done);
    QVERIFY(done.error().message.endsWith(QStringLiteral("Close this one and open it again.")));
    QCOMPARE(file.name(), before);
    QVERIFY(!file.mine->save());
    QCOMPARE(content(file.mine->path()), file.other);
}

void TestOpenFile::theFirstSaveKeepsTheOriginal()
{
    FileElsewhere file;
    const QByteArray original = QByteArray(file.first).replace("\n  ", "\n      "); // in another layout
    const QString path = file.path(QStringLiteral("original.skychar"));
    QVERIFY(storage::writeFile(path, original));
    const QDateTime saved(QDate(2025, 5, 31), QTime(20, 15));
    QFile there(path);
    QVERIFY(there.open(QIODevice::ReadWrite) && there.setFileTime(saved, QFileDevice::FileModificationTime));
    there.close();
    OpenFile &opened = **file.workspace.open(path);
    QVERIFY(opened.bench().apply(renamedTo(QStringLiteral("Changed"))));
    QVERIFY(opened.save());
    QVERIFY(content(path) != original);
    const auto versions = opened.versions();
    const auto kept =
        std::find_if(versions.begin(), versions.end(), [&original](const storage::Version &version) {
            return content(version.file) == original;
        });
    QVERIFY(kept != versions.end());
    QCOMPARE(kept->time, saved.toUTC()); // not when it was replaced
}

void TestOpenFile::isFreeWhenTheHolderIsGone()
{
    FileElsewhere file;
    const auto reader = OpenFile::open(file.services, file.mine->path());
    QVERIFY(reader);
    QVERIFY(!(*reader)->tryUnlock());
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Last words"))));
    QVERIFY(file.mine->save());
    file.workspace.close(file.mine);
    QVERIFY((*reader)->tryUnlock());
    QVERIFY(!(*reader)->bench().isReadOnly());
    QCOMPARE((*reader)->document().character()->name, QStringLiteral("Last words"));
    QVERIFY((*reader)->bench().apply(renamedTo(QStringLiteral("Mine now"))));
    QVERIFY((*reader)->save());
}

void TestOpenFile::isReadOnlyWhereNothingCanBeWritten_data()
{
    QTest::addColumn<bool>("folder");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("the file") << false << QStringLiteral("You may read this file, but not write it. ");
    QTest::newRow("the folder") << true << QStringLiteral("Its folder does not let you write. ");
}

void TestOpenFile::isReadOnlyWhereNothingCanBeWritten()
{
    QFETCH(const bool, folder);
    QFETCH(const QString, sentence);
    test::UiFixture fixture;
    const QString path = fixture.path(QStringLiteral("a/alaric.skychar"));
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("a"))));
    QVERIFY(QFile::copy(QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar"), path));
    const QString closed = folder ? fixture.path(QStringLiteral("a")) : path;
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::ExeOwner));
    const auto file = fixture.workspace.open(path);
    QVERIFY(file);
    QVERIFY((*file)->bench().readOnlyReason().startsWith(sentence));
    QVERIFY((*file)->saveAs(fixture.path(QStringLiteral("copy.skychar"))));
    QVERIFY(!(*file)->bench().isReadOnly());
    QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

void TestOpenFile::takenOverItIsReadOnlyThere()
{
    FileElsewhere file;
    test::UiFixture second;
    const auto opened = OpenFile::open(second.services, file.mine->path());
    QVERIFY(opened);
    OpenFile &there = **opened;
    QVERIFY(there.isHeldElsewhere());
    QVERIFY(!file.mine->isHeldElsewhere());
    QVERIFY(there.takeOver());
    QVERIFY(!there.bench().isReadOnly());
    QTRY_VERIFY(file.mine->bench().isReadOnly()); // without a save or the focus
    QVERIFY(file.mine->isHeldElsewhere());
    QVERIFY(there.bench().apply(renamedTo(QStringLiteral("There"))));
    QVERIFY(there.save());
    QTRY_COMPARE(file.name(), QStringLiteral("There")); // nothing was changed here: it follows
    QVERIFY(file.mine->takeOver());                     // and back
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Here again"))));
    QVERIFY(file.mine->save());
    QVERIFY(!there.save());
    QVERIFY(there.isHeldElsewhere());
}

void TestOpenFile::whoLostItNoticesOnSaving()
{
    FileElsewhere file;
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Mine"))));
    const QString path = file.mine->path();
    const test::OtherProcess other([&] {
        static std::optional<Result<FileLock>> lock;
        lock.emplace(FileLock::takeOver(path, file.services.clock()));
        return lock->has_value();
    });
    QVERIFY(other.succeeded());
    const auto saved = file.mine->save();
    QVERIFY(!saved);
    QVERIFY2(saved.error().message.startsWith(QStringLiteral("Another Skychamber has had this file open")),
             qPrintable(saved.error().message));
    QCOMPARE(content(path), file.first);
    QVERIFY(file.mine->isHeldElsewhere());
    QVERIFY(file.mine->needsSaving());
    QVERIFY(file.mine->saveAs(file.path(QStringLiteral("mine.skychar"))));
    QVERIFY(!file.mine->bench().isReadOnly());
    QCOMPARE(content(path), file.first);
}

void TestOpenFile::whoLostItKeepsWhatIsNotSaved()
{
    FileElsewhere file;
    test::UiFixture second;
    QVERIFY(file.mine->bench().apply(renamedTo(QStringLiteral("Mine"))));
    const auto opened = OpenFile::open(second.services, file.mine->path());
    QVERIFY(opened);
    QVERIFY((*opened)->takeOver());
    file.mine->look(); // as with the focus
    QVERIFY(file.mine->isHeldElsewhere());
    QVERIFY((*opened)->bench().apply(renamedTo(QStringLiteral("There"))));
    QVERIFY((*opened)->save());
    file.mine->look();
    QCOMPARE(file.name(), QStringLiteral("Mine"));
    QCOMPARE(file.mine->outside(), State::Changed);
    const QSignalSpy told(file.mine, &OpenFile::changedOutside);
    QVERIFY(file.mine->takeOver());
    QVERIFY(!file.mine->bench().isReadOnly());
    QVERIFY(told.size() > 0); // so that it is asked about
    QVERIFY(!file.mine->save());
    const auto kept = file.mine->keepMine();
    QVERIFY(kept);
    QVERIFY(content(*kept).contains("There"));
    QVERIFY(file.mine->save());
    QVERIFY(content(file.mine->path()).contains("Mine"));
}

void TestOpenFile::keepingMineNeedsTheFile()
{
    FileElsewhere file;
    const auto reader = OpenFile::open(file.services, file.mine->path());
    QVERIFY(reader);
    QVERIFY(!(*reader)->keepMine());
    QCOMPARE(QDir(file.folder.path()).entryList({QStringLiteral("*.skychar")}).size(), 1);
}

void TestOpenFile::aRemovedLockIsTakenAgain()
{
    FileElsewhere file;
    const QString lock = file.path(QStringLiteral(".alaric.skychar.lock"));
    QVERIFY(QFile::remove(lock));
    file.mine->look();
    QVERIFY(!file.mine->bench().isReadOnly());
    QVERIFY(QFile::exists(lock));
    QVERIFY(file.mine->save());
}

void TestOpenFile::savingOverAFileOpenElsewhereIsRefused()
{
    FileElsewhere file;
    OpenFile &knight = file.knight();
    const auto done = knight.saveAs(file.mine->path());
    QVERIFY(!done);
    QCOMPARE(done.error().message, QStringLiteral("This file is open in this program already."));
    QCOMPARE(content(file.mine->path()), file.first);
    QVERIFY(knight.path().isEmpty());
}

void TestOpenFile::savingElsewhereMovesTheLock()
{
    FileElsewhere file;
    const QString before = file.mine->path();
    const QString copy = file.path(QStringLiteral("copy.skychar"));
    QVERIFY(file.mine->saveAs(copy));
    QVERIFY(FileLock::take(before, file.services.clock()));
    QVERIFY(!FileLock::take(copy, file.services.clock()));
    QVERIFY(file.mine->save());
}

void TestOpenFile::closingGivesTheFileFree()
{
    FileElsewhere file;
    const QString path = file.mine->path();
    QVERIFY(!FileLock::take(path, file.services.clock()));
    file.workspace.close(file.mine);
    QVERIFY(FileLock::take(path, file.services.clock()));
}

void TestOpenFile::tellsItsTitleOnlyWhenThatIsAnother()
{
    test::UiFixture fixture;
    OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    QSignalSpy told(&alaric, &OpenFile::titleChanged);
    for (const QString &name : {QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")})
        QVERIFY(alaric.bench().apply(fixture.services.games.front()->rename(name)));
    QCOMPARE(told.size(), 1); // it needs saving
    QVERIFY(alaric.save());
    QCOMPARE(told.size(), 2);
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("party"))));
    QVERIFY(alaric.saveAs(fixture.path(QStringLiteral("party/alaric.skychar"))));
    QCOMPARE(told.size(), 3); // another path, of the same name
}

QTEST_MAIN(TestOpenFile)
#include "tst_open_file.moc"
