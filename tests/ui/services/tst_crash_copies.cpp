#include "core/storage/files.h"
#include "tests/support/otherprocess.h"
#include "tests/ui/uifixture.h"
#include "ui/services/crashcopies.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <sys/resource.h>

#include <csignal>

using namespace sky;
using ui::CrashCopies;
using ui::CrashCopy;
using ui::OpenFile;

namespace
{

constexpr std::chrono::milliseconds Soon(1);
const QDateTime Evening(QDate(2026, 3, 29), QTime(18, 4), Qt::UTC);

QDateTime evening()
{
    return Evening;
}

CrashCopy sampleCopy(const QString &title = QStringLiteral("Juk"))
{
    return {{}, QStringLiteral("/a/juk.skychar"), title, Evening, CrashCopy::hashOf("saved"), "the bytes"};
}

QStringList filesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next();
    return files;
}

QStringList copiesBelow(const QString &folder)
{
    return filesBelow(folder).filter(QStringLiteral(".copy"));
}

/// As a program leaves it that was killed with these copies.
void leaveCopies(const QString &state, const std::vector<CrashCopy> &copies)
{
    test::OtherProcess other([&] {
        static std::optional<CrashCopies> kept;
        kept.emplace(state, evening);
        for (const CrashCopy &copy : copies)
            kept->write(kept->newName(), [copy] { return copy; });
        kept->finish();
        return true;
    });
    QVERIFY(other.succeeded());
    other.kill();
}

/// What the program of `fixture` would leave if it were killed now.
QString stateAfterCrash(const test::UiFixture &fixture)
{
    const QString state = fixture.path(QStringLiteral("crashed"));
    const QString folder = state + QStringLiteral("/unsaved/1-dead");
    QDir().mkpath(folder);
    for (const QString &copy : copiesBelow(fixture.services.stateFolder))
        QFile::copy(copy, folder + u'/' + QFileInfo(copy).fileName());
    return state;
}

Edit renamedTo(const QString &name)
{
    return {QStringLiteral("Rename"), {}, [name](Character &character) -> Result<void> {
                character.name = name;
                return {};
            }};
}

/// Starts again with the state folder that a crash left.
struct NextStart {
    explicit NextStart(const test::UiFixture &fixture)
        : services(withState(fixture.services, stateAfterCrash(fixture)))
    {
    }

    static ui::Services withState(ui::Services services, const QString &folder)
    {
        services.stateFolder = folder;
        return services;
    }

    ui::Services services;
    ui::Workspace workspace{services, Soon};
};

} // namespace

class TestCrashCopies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areFoundOnlyWhenTheirProgramIsDead();
    void areOfferedByOneProgramAtATime();
    void areKeptUntilDiscarded();
    void areGoneAfterThirtyDays();
    void damagedOnesAreSkipped_data();
    void damagedOnesAreSkipped();
    void leaveNoTraceWhenAllEndsWell();
    void workWhereNothingCanBeWritten();

    void areWrittenAfterAnEdit();
    void areGoneAfterSavingUndoingOrClosing();
    void followFurtherEdits();

    void restoredCharacterIsModifiedAtItsPath();
    void restoredCharacterWithoutAFile();
    void restoredCharacterWhoseFileIsGone();
    void restoredOverAChangedFileIsAskedAbout();
    void restoredOverADamagedFileIsAskedAbout();
    void restoredIntoAFileThatIsOpenAlready();
    void restoredCopyStaysWhereThereIsNoRoomForAnother();
    void restoredCopyStaysUntilItIsSaved();
    void unreadableCharacterIsASentence();
};

void TestCrashCopies::areFoundOnlyWhenTheirProgramIsDead()
{
    const QTemporaryDir state;
    test::OtherProcess other([&] {
        static std::optional<CrashCopies> kept;
        kept.emplace(state.path(), evening);
        kept->write(QStringLiteral("1"), [] { return sampleCopy(); });
        kept->finish();
        return true;
    });
    QVERIFY(other.succeeded());
    QCOMPARE(copiesBelow(state.path()).size(), 1);

    CrashCopies copies(state.path(), evening);
    QVERIFY(copies.found().empty());
    other.kill();
    const auto found = copies.found();
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].path, QStringLiteral("/a/juk.skychar"));
    QCOMPARE(found[0].title, QStringLiteral("Juk"));
    QCOMPARE(found[0].time, Evening);
    QCOMPARE(found[0].savedHash, CrashCopy::hashOf("saved"));
    QCOMPARE(found[0].bytes, QByteArray("the bytes"));
}

void TestCrashCopies::areOfferedByOneProgramAtATime()
{
    const QTemporaryDir state;
    leaveCopies(state.path(), {sampleCopy()});
    const test::OtherProcess other([&] {
        static std::optional<CrashCopies> kept;
        kept.emplace(state.path(), evening);
        return kept->found().size() == 1;
    });
    QVERIFY(other.succeeded());
    CrashCopies copies(state.path(), evening);
    QVERIFY(copies.found().empty());
}

void TestCrashCopies::areKeptUntilDiscarded()
{
    const QTemporaryDir state;
    leaveCopies(state.path(), {sampleCopy(), sampleCopy(QStringLiteral("Vunata"))});
    {
        CrashCopies copies(state.path(), evening);
        QCOMPARE(copies.found().size(), size_t(2)); // and nobody decides
    }
    {
        CrashCopies copies(state.path(), evening);
        const auto found = copies.found();
        QCOMPARE(found.size(), size_t(2));
        copies.discard(found[0]);
        QCOMPARE(copies.found().size(), size_t(1));
        copies.discard(found[1]);
    }
    QCOMPARE(filesBelow(state.path()), QStringList());
}

void TestCrashCopies::areGoneAfterThirtyDays()
{
    const QTemporaryDir state;
    CrashCopy old = sampleCopy();
    old.time = Evening.addDays(-31);
    CrashCopy young = sampleCopy();
    young.time = Evening.addDays(-29);
    leaveCopies(state.path(), {old, young});
    CrashCopies copies(state.path(), evening);
    const auto found = copies.found();
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].time, young.time);
    QCOMPARE(copiesBelow(state.path()).size(), 1);
}

void TestCrashCopies::damagedOnesAreSkipped_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no head") << QByteArray("{}");
    QTest::newRow("no JSON") << QByteArray("{\nhead\n}\nbytes");
    QTest::newRow("newer") << QByteArray("{\n\"version\": 2\n}\nbytes");
    QTest::newRow("no hash") << QByteArray("{\n\"version\": 1, \"time\": \"2026-03-29T18:04:00Z\"\n}\nbytes");
    QTest::newRow("other bytes") << QByteArray(
        "{\n\"version\": 1, \"time\": \"2026-03-29T18:04:00Z\", \"bytes\": \"00\"\n}\nbytes");
    QTest::newRow("no time") << QByteArray(
                                    "{\n\"version\": 1, \"time\": \"soon\", \"bytes\": \"%1\"\n}\nbytes")
                                    .replace("%1", CrashCopy::hashOf("bytes"));
    QTest::newRow("huge") << QByteArray(20'000'000, ' ');
}

void TestCrashCopies::damagedOnesAreSkipped()
{
    QFETCH(const QByteArray, bytes);
    const QTemporaryDir state;
    leaveCopies(state.path(), {sampleCopy()});
    const QString damaged = QFileInfo(copiesBelow(state.path()).first()).path() + QStringLiteral("/9.copy");
    QVERIFY(storage::writeFile(damaged, bytes));
    CrashCopies copies(state.path(), [] { return QDateTime::currentDateTimeUtc(); });
    for (const CrashCopy &copy : copies.found())
        QCOMPARE(copy.title, QStringLiteral("Juk"));
    QVERIFY(QFile::exists(damaged)); // perhaps a person can make something of it
}

void TestCrashCopies::leaveNoTraceWhenAllEndsWell()
{
    const QTemporaryDir state;
    {
        CrashCopies copies(state.path(), evening);
        copies.write(QStringLiteral("1"), [] { return sampleCopy(); });
        copies.finish();
        QCOMPARE(copiesBelow(state.path()).size(), 1);
        QVERIFY(copies.found().empty()); // its own are none
        copies.remove(QStringLiteral("1"));
    }
    QCOMPARE(filesBelow(state.path()), QStringList());
    QCOMPARE(QDir(state.filePath(QStringLiteral("unsaved"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
             QStringList());
}

void TestCrashCopies::workWhereNothingCanBeWritten()
{
    CrashCopies copies(QStringLiteral("/proc/nothing"), evening);
    copies.write(QStringLiteral("1"), [] { return sampleCopy(); });
    copies.remove(QStringLiteral("1"));
    QVERIFY(copies.found().empty());
}

void TestCrashCopies::areWrittenAfterAnEdit()
{
    test::UiFixture fixture(Soon);
    OpenFile &knight = fixture.knight();
    QVERIFY(copiesBelow(fixture.services.stateFolder).isEmpty());
    QVERIFY(knight.bench().apply(renamedTo(QStringLiteral("Juk"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
}

void TestCrashCopies::areGoneAfterSavingUndoingOrClosing()
{
    test::UiFixture fixture(Soon);
    const QString &state = fixture.services.stateFolder;
    OpenFile &knight = fixture.knight();
    QVERIFY(knight.bench().apply(renamedTo(QStringLiteral("Juk"))));
    QTRY_COMPARE(copiesBelow(state).size(), 1);
    QVERIFY(knight.saveAs(fixture.path(QStringLiteral("juk.skychar"))));
    QTRY_COMPARE(copiesBelow(state).size(), 0);

    QVERIFY(knight.bench().apply(renamedTo(QStringLiteral("Vunata"))));
    QTRY_COMPARE(copiesBelow(state).size(), 1);
    knight.document().undoStack().undo();
    QTRY_COMPARE(copiesBelow(state).size(), 0);

    QVERIFY(knight.bench().apply(renamedTo(QStringLiteral("Vunata"))));
    QTRY_COMPARE(copiesBelow(state).size(), 1);
    fixture.workspace.close(&knight);
    QTRY_COMPARE(copiesBelow(state).size(), 0);
}

void TestCrashCopies::followFurtherEdits()
{
    test::UiFixture fixture(Soon);
    OpenFile &knight = fixture.knight();
    for (const QString &name : {QStringLiteral("First"), QStringLiteral("Second")}) {
        QVERIFY(knight.bench().apply(renamedTo(name)));
        const auto written = [&] {
            const QStringList copies = copiesBelow(fixture.services.stateFolder);
            return copies.size() == 1 && storage::readFile(copies[0])->contains(name.toUtf8());
        };
        QTRY_VERIFY(written());
    }
}

void TestCrashCopies::restoredCharacterIsModifiedAtItsPath()
{
    test::UiFixture fixture(Soon);
    OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString path = alaric.path();
    const QString before = alaric.document().character()->name;
    QVERIFY(alaric.bench().apply(renamedTo(QStringLiteral("Nearly lost"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
    NextStart next(fixture);
    fixture.workspace.close(&alaric);

    const auto found = next.workspace.crashCopies().found();
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found[0].title, QStringLiteral("alaric.skychar"));
    const auto restored = next.workspace.restore(found[0]);
    QVERIFY(restored);
    OpenFile &file = **restored;
    QCOMPARE(file.path(), path);
    QVERIFY(file.needsSaving());
    QVERIFY(!file.bench().isReadOnly());
    QCOMPARE(file.document().character()->name, QStringLiteral("Nearly lost"));
    file.document().undoStack().undo();
    QCOMPARE(file.document().character()->name, before);
    file.document().undoStack().redo();
    QVERIFY(file.save());
    QTRY_COMPARE(copiesBelow(next.services.stateFolder), QStringList());
}

void TestCrashCopies::restoredCharacterWithoutAFile()
{
    test::UiFixture fixture(Soon);
    QVERIFY(fixture.knight().bench().apply(renamedTo(QStringLiteral("Juk"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
    NextStart next(fixture);
    const auto restored = next.workspace.restore(next.workspace.crashCopies().found().at(0));
    QVERIFY(restored);
    QVERIFY((*restored)->path().isEmpty());
    QCOMPARE((*restored)->title(), QStringLiteral("Juk"));
    QVERIFY((*restored)->needsSaving());
    QVERIFY(!(*restored)->bench().isReadOnly());
    QVERIFY((*restored)->saveAs(fixture.path(QStringLiteral("juk.skychar"))));
    QVERIFY(!(*restored)->needsSaving());
}

void TestCrashCopies::restoredCharacterWhoseFileIsGone()
{
    test::UiFixture fixture(Soon);
    OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString path = alaric.path();
    QVERIFY(alaric.bench().apply(renamedTo(QStringLiteral("Nearly lost"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
    NextStart next(fixture);
    fixture.workspace.close(&alaric);
    QVERIFY(QFile::remove(path));

    const auto restored = next.workspace.restore(next.workspace.crashCopies().found().at(0));
    QVERIFY(restored);
    QCOMPARE((*restored)->path(), path);
    QVERIFY((*restored)->needsSaving());
    QVERIFY((*restored)->save());
    QVERIFY(QFile::exists(path));
}

void TestCrashCopies::restoredOverAChangedFileIsAskedAbout()
{
    test::UiFixture fixture(Soon);
    OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString path = alaric.path();
    QVERIFY(alaric.bench().apply(renamedTo(QStringLiteral("Nearly lost"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
    NextStart next(fixture);
    QVERIFY(alaric.bench().apply(renamedTo(QStringLiteral("Written later"))));
    QVERIFY(alaric.save());
    fixture.workspace.close(&alaric);

    const auto restored = next.workspace.restore(next.workspace.crashCopies().found().at(0));
    QVERIFY(restored);
    QCOMPARE((*restored)->outside(), ui::FileWatch::State::Changed);
    QVERIFY(!(*restored)->save());
    const auto beside = (*restored)->keepMine();
    QVERIFY(beside);
    QVERIFY(storage::readFile(*beside)->contains("Written later"));
    QVERIFY((*restored)->save());
    QVERIFY(storage::readFile(path)->contains("Nearly lost"));
}

void TestCrashCopies::restoredOverADamagedFileIsAskedAbout()
{
    test::UiFixture fixture(Soon);
    OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString path = alaric.path();
    QVERIFY(alaric.bench().apply(renamedTo(QStringLiteral("Nearly lost"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
    NextStart next(fixture);
    fixture.workspace.close(&alaric);
    QVERIFY(storage::writeFile(path, "damaged"));

    const auto restored = next.workspace.restore(next.workspace.crashCopies().found().at(0));
    QVERIFY(restored);
    QCOMPARE((*restored)->document().character()->name, QStringLiteral("Nearly lost"));
    QVERIFY(!(*restored)->save());
    const auto beside = (*restored)->keepMine();
    QVERIFY(beside);
    QCOMPARE(*storage::readFile(*beside), QByteArray("damaged"));
    QVERIFY((*restored)->save());
}

void TestCrashCopies::restoredIntoAFileThatIsOpenAlready()
{
    test::UiFixture fixture(Soon);
    OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString path = alaric.path();
    QVERIFY(alaric.bench().apply(renamedTo(QStringLiteral("Nearly lost"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
    NextStart next(fixture);
    fixture.workspace.close(&alaric);

    const auto open = next.workspace.open(path);
    QVERIFY(open);
    const auto restored = next.workspace.restore(next.workspace.crashCopies().found().at(0));
    QVERIFY(restored);
    QCOMPARE(*restored, *open);
    QVERIFY((*open)->needsSaving());
    QCOMPARE((*open)->document().character()->name, QStringLiteral("Nearly lost"));
    QCOMPARE(copiesBelow(next.services.stateFolder).size(), 1); // this program's
}

void TestCrashCopies::restoredCopyStaysWhereThereIsNoRoomForAnother()
{
    test::UiFixture fixture(Soon);
    OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString path = alaric.path();
    QVERIFY(alaric.bench().apply(renamedTo(QStringLiteral("Nearly lost"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
    NextStart next(fixture);
    fixture.workspace.close(&alaric);
    QVERIFY(next.workspace.open(path));
    const auto found = next.workspace.crashCopies().found();
    QCOMPARE(found.size(), size_t(1));
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit none{100, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &none), 0);
    const auto restored = next.workspace.restore(found.front());
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(restored);
    QCOMPARE(copiesBelow(next.services.stateFolder).size(), 1);
}

void TestCrashCopies::restoredCopyStaysUntilItIsSaved()
{
    test::UiFixture fixture(Soon);
    QVERIFY(fixture.knight().bench().apply(renamedTo(QStringLiteral("Juk"))));
    QTRY_COMPARE(copiesBelow(fixture.services.stateFolder).size(), 1);
    NextStart next(fixture);
    QVERIFY(next.workspace.restore(next.workspace.crashCopies().found().at(0)));
    QCOMPARE(copiesBelow(next.services.stateFolder).size(), 1); // without a gap
    QVERIFY(next.workspace.crashCopies().found().empty());
}

void TestCrashCopies::unreadableCharacterIsASentence()
{
    test::UiFixture fixture(Soon);
    const auto restored = fixture.workspace.restore(sampleCopy());
    QVERIFY(!restored);
    QCOMPARE(restored.error().kind, ErrorKind::Unreadable);
    QVERIFY(!restored.error().message.isEmpty());
    QVERIFY(fixture.workspace.files().empty());
}

QTEST_MAIN(TestCrashCopies)
#include "tst_crash_copies.moc"
