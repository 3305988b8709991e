#include "core/storage/files.h"
#include "tests/ui/support/windowfixture.h"
#include "ui/dialogs/mergedialog.h"
#include "ui/shell/conflictoffers.h"
#include "ui/shell/offerline.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

using namespace sky;

namespace
{

enum Answer { Save, DontSave, Cancel };

Edit noteDown(const QString &text)
{
    return {QStringLiteral("Write"), {}, [text](Character &character) -> Result<void> {
                character.notes = text;
                return {};
            }};
}

/// Alaric's file in a folder with others beside it.
struct Beside : test::WindowFixture {
    Beside() { put(QStringLiteral("Al.skychar"), mine); }

    const QByteArray mine = *storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/alaric.skychar"));

    void put(const QString &name, const QByteArray &bytes) const
    {
        if (!storage::writeFile(path(name), bytes)) qFatal("it could not be written");
    }
    QByteArray renamed(const QString &name) const
    {
        const auto loaded = storage::readCharacter(mine, services.registry());
        loaded->character->name = name;
        return storage::writeCharacter(*loaded->character, *game, mine);
    }
    ui::OpenFile &open()
    {
        window.commands().openPaths({path(QStringLiteral("Al.skychar"))});
        offers().finish();
        return *window.currentFile();
    }
    void comeBack()
    {
        QEvent event(QEvent::ActivationChange);
        QCoreApplication::sendEvent(&window, &event);
        offers().finish();
    }
    ui::ConflictOffers &offers() { return *window.findChild<ui::ConflictOffers *>(); }
    /// What the lines over the character say, and their buttons.
    QStringList lines() const
    {
        QStringList said;
        for (const auto *line : window.currentView()->findChildren<ui::OfferLine *>()) {
            if (!line->isVisible()) continue;
            said << line->sentence();
            for (const auto *button : line->findChildren<QPushButton *>())
                if (button->isVisible()) said << button->text();
        }
        return said;
    }
    void click(const QString &label) const
    {
        for (auto *button : window.currentView()->findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == label)
                return QTest::mouseClick(button, Qt::LeftButton);
        qFatal("there is no such button");
    }
};

const QString CopyName = QStringLiteral("Al (Anna's conflicted copy 2024-05-01).skychar");

} // namespace

class TestClosing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksNothingWhereNothingWasChanged();
    void aChangedNoteCounts();
    void cancelKeepsTheCharacter();
    void saveAsksForAPlaceAndAddsTheEnding();
    void aFailedSaveKeepsTheCharacter();
    void theWindowAsksForEachCharacter();
    void theWindowStaysWhenOneIsCancelled();
    void aNewerFileIsCopiedAfterAQuestion();
    void revertAsksFirst();
    void geometryIsKept();
    void aChangeFromOutsideIsAskedAboutOnce();
    void aChangeFromOutsideWaitsForAnotherQuestion();
    void aChangeFromOutsideCanBeMerged();
    void whatIsOpenElsewhereIsTakenOverAfterAQuestion();
    void whoLostTheFileIsOfferedToMerge();
    void aConflictCopyCanBeMerged();
    void ofAConflictCopyNothingNeedBeTaken();
    void aConflictCopyCanBeIgnored();
    void aDamagedConflictCopyIsOnlyNamed();
    void whatIsNoConflictCopyIsNotOffered();
};

void TestClosing::asksNothingWhereNothingWasChanged()
{
    test::WindowFixture fixture;
    fixture.sample(QStringLiteral("alaric.skychar"));
    fixture.trigger("file.close");
    QVERIFY(fixture.prompts.asked.empty());
    QVERIFY(fixture.workspace.files().empty());
    QVERIFY(fixture.window.close());
}

void TestClosing::aChangedNoteCounts()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QString path = alaric.path();
    QVERIFY(alaric.bench().apply(noteDown(QStringLiteral("Owes Ansa a horse"))));
    fixture.prompts.choices = {Save};
    fixture.trigger("file.close");
    QCOMPARE(fixture.prompts.asked.size(), size_t(1));
    QVERIFY(fixture.prompts.asked[0].sentence.contains(QStringLiteral("alaric.skychar")));
    QVERIFY(fixture.workspace.files().empty());
    QVERIFY(storage::readFile(path)->contains("Owes Ansa a horse"));
}

void TestClosing::cancelKeepsTheCharacter()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const auto before = storage::readFile(alaric.path());
    const QString path = alaric.path();
    QVERIFY(alaric.bench().apply(noteDown(QStringLiteral("x"))));
    fixture.prompts.choices = {Cancel, DontSave};
    fixture.trigger("file.close");
    QCOMPARE(fixture.workspace.files().size(), size_t(1));
    fixture.trigger("file.close");
    QVERIFY(fixture.workspace.files().empty());
    QCOMPARE(*storage::readFile(path), *before);
}

void TestClosing::saveAsksForAPlaceAndAddsTheEnding()
{
    test::WindowFixture fixture;
    ui::OpenFile &knight = fixture.knight();
    QVERIFY(fixture.rename(knight, QStringLiteral("Juk")));
    fixture.prompts.savePaths = {QString(), fixture.path(QStringLiteral("juk"))};
    fixture.trigger("file.save");
    QVERIFY(knight.path().isEmpty());
    fixture.trigger("file.save");
    QCOMPARE(knight.path(), fixture.path(QStringLiteral("juk.skychar")));
    QVERIFY(QFile::exists(knight.path()));
    QVERIFY(!knight.needsSaving());
    QCOMPARE(fixture.recent.files().front().path, knight.path());
    // Again to the name without its ending: the file is there by now.
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("juk"))};
    for (auto *button : fixture.window.findChildren<QPushButton *>())
        QVERIFY(!button->isVisible() || button->text() != QStringLiteral("Try again"));
    fixture.prompts.choices = {1};
    fixture.trigger("file.saveas");
    QVERIFY(fixture.prompts.asked.back().sentence.contains(QStringLiteral("juk.skychar")));
}

void TestClosing::aFailedSaveKeepsTheCharacter()
{
    test::WindowFixture fixture;
    ui::OpenFile &knight = fixture.knight();
    QVERIFY(fixture.rename(knight, QStringLiteral("Juk")));
    fixture.prompts.choices = {Save};
    fixture.prompts.savePaths = {fixture.path(QStringLiteral("no/such/folder/juk.skychar"))};
    fixture.trigger("file.close");
    QCOMPARE(fixture.prompts.told.size(), 1);
    QCOMPARE(fixture.workspace.files().size(), size_t(1));
    QVERIFY(knight.needsSaving());
}

void TestClosing::theWindowAsksForEachCharacter()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    fixture.sample(QStringLiteral("eshara.skychar"));
    ui::OpenFile &knight = fixture.knight();
    QVERIFY(alaric.bench().apply(noteDown(QStringLiteral("x"))));
    QVERIFY(fixture.rename(knight, QStringLiteral("Juk")));
    fixture.prompts.choices = {Save, DontSave};
    QVERIFY(fixture.window.close());
    QCOMPARE(fixture.prompts.asked.size(), size_t(2));
    QVERIFY(fixture.prompts.asked[0].sentence.contains(QStringLiteral("alaric.skychar")));
    QVERIFY(fixture.prompts.asked[1].sentence.contains(QStringLiteral("Juk")));
    QVERIFY(!alaric.needsSaving());
}

void TestClosing::theWindowStaysWhenOneIsCancelled()
{
    test::WindowFixture fixture;
    ui::OpenFile &knight = fixture.knight();
    fixture.blank();
    QVERIFY(fixture.rename(knight, QStringLiteral("Juk")));
    fixture.prompts.choices = {Cancel};
    QVERIFY(!fixture.window.close());
    QVERIFY(fixture.window.isVisible());
    QCOMPARE(fixture.window.currentFile(), &knight);
}

void TestClosing::aNewerFileIsCopiedAfterAQuestion()
{
    test::WindowFixture fixture;
    const QString path = fixture.path(QStringLiteral("newer.skychar"));
    const QByteArray newer = storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/alaric.skychar"))
                                 ->replace("\"formatVersion\": 1", "\"formatVersion\": 2");
    QVERIFY(storage::writeFile(path, newer));
    fixture.window.commands().openPaths({path});
    QCOMPARE(fixture.workspace.files().size(), size_t(1));

    fixture.prompts.choices = {1};
    fixture.trigger("file.saveas");
    QVERIFY(fixture.prompts.suggestions.isEmpty());
    QVERIFY(fixture.prompts.asked[0].sentence.contains(QStringLiteral("may be lost")));

    const QString copy = fixture.path(QStringLiteral("copy.skychar"));
    fixture.prompts.choices = {0};
    fixture.prompts.savePaths = {copy};
    fixture.trigger("file.saveas");
    QVERIFY(storage::readFile(copy)->contains("\"formatVersion\": 1"));
    QCOMPARE(storage::readFile(path).value(), newer);
}

void TestClosing::revertAsksFirst()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    QVERIFY(!fixture.can("file.revert"));
    QVERIFY(alaric.bench().apply(noteDown(QStringLiteral("x"))));
    QVERIFY(fixture.can("file.revert"));
    fixture.prompts.choices = {1};
    fixture.trigger("file.revert");
    QCOMPARE(alaric.document().character()->notes, QStringLiteral("x"));
}

void TestClosing::geometryIsKept()
{
    test::WindowFixture fixture;
    QVERIFY(fixture.settings.get().windowGeometry.isEmpty());
    fixture.window.resize(1100, 700);
    QVERIFY(fixture.window.close());
    ui::MainWindow again(fixture.workspace, fixture.recent);
    QCOMPARE(again.size(), QSize(1100, 700));
}

void TestClosing::aChangeFromOutsideIsAskedAboutOnce()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    const QByteArray theirs = *storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/eshara.skychar"));
    QSignalSpy changes(&alaric, &ui::OpenFile::changedOutside);
    fixture.prompts.choices = {0};
    fixture.prompts.meanwhile = [&] {
        QVERIFY(storage::writeFile(alaric.path(), theirs));
        QTRY_COMPARE(changes.size(), 2);
        QCoreApplication::processEvents();
        QCOMPARE(fixture.prompts.asked.size(), size_t(1));
    };
    QVERIFY(storage::writeFile(alaric.path(), theirs + "\n"));
    QTRY_COMPARE(changes.size(), 2);
    QTRY_COMPARE(alaric.outside(), ui::FileWatch::State::Same); // what was written last was taken
    QCoreApplication::processEvents();
    QCOMPARE(fixture.prompts.asked.size(), size_t(1));
    QCOMPARE(alaric.savedBytes(), theirs);
}

void TestClosing::aChangeFromOutsideWaitsForAnotherQuestion()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    QVERIFY(alaric.bench().apply(noteDown(QStringLiteral("x"))));
    QSignalSpy changes(&alaric, &ui::OpenFile::changedOutside);
    fixture.prompts.meanwhile = [&] {
        QVERIFY(storage::writeFile(alaric.path(), "theirs"));
        QTRY_COMPARE(changes.size(), 1);
        QCoreApplication::processEvents();
        QCOMPARE(fixture.prompts.asked.size(), size_t(1));
    };
    fixture.prompts.choices = {Cancel, 1};
    fixture.trigger("file.close");
    QTRY_COMPARE(fixture.prompts.asked.size(), size_t(2));
    QVERIFY(fixture.prompts.asked[1].sentence.contains(QStringLiteral("outside")));
}

void TestClosing::aChangeFromOutsideCanBeMerged()
{
    test::WindowFixture fixture;
    ui::OpenFile &alaric = fixture.sample(QStringLiteral("alaric.skychar"));
    QVERIFY(alaric.bench().apply(noteDown(QStringLiteral("mine"))));
    auto theirs = storage::readCharacter(alaric.savedBytes(), fixture.services.registry());
    theirs->character->name = QStringLiteral("Theirs");
    const QByteArray bytes = storage::writeCharacter(*theirs->character, *fixture.game, alaric.savedBytes());
    // Given up first: the question comes again.
    int shown = 0;
    QTimer answer;
    connect(&answer, &QTimer::timeout, [&shown] {
        auto *dialog = qobject_cast<ui::MergeDialog *>(QApplication::activeModalWidget());
        if (!dialog) return;
        if (++shown == 1)
            dialog->reject();
        else
            QTest::keyClick(dialog, Qt::Key_Return);
    });
    answer.start(10);
    fixture.prompts.choices = {2, 2};
    QVERIFY(storage::writeFile(alaric.path(), bytes));
    QTRY_COMPARE(alaric.document().character()->name, QStringLiteral("Theirs"));
    QCOMPARE(shown, 2);
    QCOMPARE(alaric.document().character()->notes, QStringLiteral("mine"));
    QVERIFY(alaric.needsSaving());
    QVERIFY(alaric.save());
    QCOMPARE(alaric.versions().size(), size_t(2)); // what the other wrote, and what was saved over it
    QCOMPARE(storage::readFile(alaric.versions()[1].file).value(), bytes);
    alaric.document().undoStack().undo();
    QCOMPARE(alaric.document().character()->notes, QStringLiteral("mine"));
    QVERIFY(alaric.document().character()->name != QStringLiteral("Theirs"));
}

void TestClosing::whatIsOpenElsewhereIsTakenOverAfterAQuestion()
{
    Beside fixture;
    test::UiFixture elsewhere;
    ui::OpenFile &there = **elsewhere.workspace.open(fixture.path(QStringLiteral("Al.skychar")));
    ui::OpenFile &al = fixture.open();
    QVERIFY(al.isHeldElsewhere());
    QVERIFY(fixture.can("file.takeover"));
    fixture.prompts.choices = {1, 0};
    fixture.click(QStringLiteral("Take over..."));
    const QString asked = fixture.prompts.asked.front().sentence;
    for (const QString &part : {QStringLiteral("Al.skychar"), QSysInfo::machineHostName()})
        QVERIFY2(asked.contains(part), qPrintable(asked));
    QVERIFY(al.isHeldElsewhere());
    fixture.click(QStringLiteral("Take over..."));
    QVERIFY(!al.bench().isReadOnly());
    QVERIFY(!fixture.can("file.takeover"));
    there.look();
    QVERIFY(there.isHeldElsewhere());
    fixture.trigger("file.close"); // who closes gives it free, and that needs no question
    QVERIFY(there.tryUnlock());
}

void TestClosing::whoLostTheFileIsOfferedToMerge()
{
    Beside fixture;
    ui::OpenFile &al = fixture.open();
    QVERIFY(al.bench().apply(noteDown(QStringLiteral("mine"))));
    test::UiFixture elsewhere;
    ui::OpenFile &there = **elsewhere.workspace.open(al.path());
    QVERIFY(there.takeOver());
    QVERIFY(there.bench().apply(elsewhere.services.games.front()->rename(QStringLiteral("Theirs"))));
    QVERIFY(there.save());
    fixture.trigger("file.save");
    QCOMPARE(fixture.prompts.told.size(), 1);
    QVERIFY(fixture.prompts.told.front().contains(QStringLiteral("Another")) ||
            fixture.prompts.told.front().contains(QStringLiteral("open in this program")));
    fixture.comeBack();
    QTRY_COMPARE(al.outside(), ui::FileWatch::State::Changed);
    QCoreApplication::processEvents();
    QVERIFY(fixture.prompts.asked.empty()); // nothing can be decided before it is taken over

    fixture.prompts.savePaths = {QString()};
    fixture.click(QStringLiteral("Save a copy..."));
    QCOMPARE(fixture.prompts.suggestions, QStringList{fixture.path(QStringLiteral("Al (other).skychar"))});

    QTimer answer;
    connect(&answer, &QTimer::timeout, [] {
        if (auto *dialog = qobject_cast<ui::MergeDialog *>(QApplication::activeModalWidget()))
            QTest::keyClick(dialog, Qt::Key_Return);
    });
    answer.start(10);
    fixture.prompts.choices = {0, 2}; // take over, merge
    fixture.click(QStringLiteral("Take over..."));
    QTRY_COMPARE(al.document().character()->name, QStringLiteral("Theirs"));
    QCOMPARE(al.document().character()->notes, QStringLiteral("mine"));
    QCOMPARE(fixture.prompts.asked.size(), size_t(2));
    QVERIFY(al.save());
    QVERIFY(!there.save());
}

void TestClosing::aConflictCopyCanBeMerged()
{
    Beside fixture;
    const QByteArray theirs = fixture.renamed(QStringLiteral("Theirs"));
    fixture.put(CopyName, theirs);
    ui::OpenFile &al = fixture.open();
    const QString before = al.document().character()->name;
    QCOMPARE(fixture.lines().size(), 3);
    QVERIFY(fixture.lines()[0].startsWith(QStringLiteral("Beside it lies a conflict copy")));
    QVERIFY(fixture.lines()[0].contains(CopyName));
    QTimer answer;
    connect(&answer, &QTimer::timeout, [] {
        auto *dialog = qobject_cast<ui::MergeDialog *>(QApplication::activeModalWidget());
        if (!dialog) return;
        for (auto *button : dialog->findChildren<QPushButton *>())
            if (button->text().contains(QStringLiteral("other"))) button->click();
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    answer.start(10);
    fixture.click(QStringLiteral("Merge..."));
    QCOMPARE(al.document().character()->name, QStringLiteral("Theirs"));
    QVERIFY(al.needsSaving());
    QCOMPARE(*storage::readFile(al.path()), fixture.mine);
    QCOMPARE(*storage::readFile(fixture.path(CopyName)), theirs);
    fixture.comeBack();
    QCOMPARE(fixture.lines().size(), 3);
    QVERIFY(fixture.lines()[0].contains(QStringLiteral("stays where it is")));
    QVERIFY(QDir().mkpath(fixture.path(QStringLiteral("home"))));
    const QByteArray data = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", QFile::encodeName(fixture.path(QStringLiteral("home"))));
    fixture.click(QStringLiteral("Move the copy to the wastebasket"));
    qputenv("XDG_DATA_HOME", data);
    QVERIFY2(!QFile::exists(fixture.path(CopyName)), qPrintable(fixture.prompts.told.join(u'\n')));
    QCOMPARE(fixture.lines().size(), 3);
    QVERIFY(fixture.lines()[0].contains(QStringLiteral("is in the wastebasket")));
    fixture.click(QStringLiteral("Undo"));
    QCOMPARE(*storage::readFile(fixture.path(CopyName)), theirs);
    QCOMPARE(fixture.lines(), QStringList());
    al.document().undoStack().undo();
    QCOMPARE(al.document().character()->name, before);
    QVERIFY(!al.needsSaving());
}

void TestClosing::ofAConflictCopyNothingNeedBeTaken()
{
    Beside fixture;
    fixture.put(CopyName, fixture.renamed(QStringLiteral("Theirs")));
    ui::OpenFile &al = fixture.open();
    const QString before = al.document().character()->name;
    QTimer answer;
    connect(&answer, &QTimer::timeout, [] {
        auto *dialog = qobject_cast<ui::MergeDialog *>(QApplication::activeModalWidget());
        if (!dialog) return;
        for (auto *button : dialog->findChildren<QPushButton *>())
            if (button->text().contains(QStringLiteral("yours"))) button->click();
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    answer.start(10);
    fixture.click(QStringLiteral("Merge..."));
    QCOMPARE(al.document().character()->name, before);
    QVERIFY(!al.needsSaving());
    QVERIFY(!al.document().undoStack().canUndo());
    fixture.comeBack();
    QVERIFY2(fixture.lines()[0].startsWith(QStringLiteral("Nothing was taken from")),
             qPrintable(fixture.lines().join(u'\n')));
    QVERIFY(QFile::exists(fixture.path(CopyName)));
}

void TestClosing::aConflictCopyCanBeIgnored()
{
    Beside fixture;
    fixture.open();
    QCOMPARE(fixture.lines(), QStringList());
    fixture.put(CopyName, fixture.renamed(QStringLiteral("Theirs")));
    fixture.comeBack();
    QCOMPARE(fixture.lines().size(), 3);
    fixture.click(QStringLiteral("Ignore"));
    fixture.comeBack();
    QCOMPARE(fixture.lines(), QStringList());
    fixture.trigger("file.close");
    fixture.open();
    QCOMPARE(fixture.lines(), QStringList());
    fixture.put(CopyName, fixture.renamed(QStringLiteral("Changed since")));
    fixture.comeBack();
    QCOMPARE(fixture.lines().size(), 3);
    QVERIFY(QFile::remove(fixture.path(CopyName)));
    fixture.comeBack();
    QCOMPARE(fixture.lines(), QStringList());
}

void TestClosing::aDamagedConflictCopyIsOnlyNamed()
{
    Beside fixture;
    fixture.put(CopyName, "{");
    fixture.open();
    QCOMPARE(fixture.lines().size(), 2);
    QVERIFY(fixture.lines()[0].contains(CopyName));
    QCOMPARE(fixture.lines()[1], QStringLiteral("Ignore"));
}

void TestClosing::whatIsNoConflictCopyIsNotOffered()
{
    Beside fixture;
    fixture.put(CopyName, fixture.mine);
    QVERIFY(QDir(fixture.folder.path()).mkdir(QStringLiteral("Al (other 99).skychar")));
    const QByteArray another = *storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/eshara.skychar"));
    for (int i = 2; i < 21; ++i)
        fixture.put(QStringLiteral("Al (other %1).skychar").arg(i), another);
    // One more than are looked at, and the oldest.
    const QString old = QStringLiteral("Al (other).skychar");
    fixture.put(old, fixture.renamed(QStringLiteral("Theirs")));
    QFile file(fixture.path(old));
    QVERIFY(file.open(QFile::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFile::FileModificationTime));
    file.close();
    fixture.open();
    QCOMPARE(fixture.lines(), QStringList());
    QVERIFY(QFile::remove(fixture.path(CopyName)));
    fixture.comeBack();
    QCOMPARE(fixture.lines().size(), 3);
    QVERIFY(fixture.lines()[0].contains(old));
}

QTEST_MAIN(TestClosing)
#include "tst_closing.moc"
