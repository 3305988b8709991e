// What becomes of changes to a party whose file cannot be written, or was written by somebody else.

#include "tests/support/filesizelimit.h"
#include "tests/support/notalmighty.h"
#include "tests/ui/support/partyfixture.h"
#include "ui/widgets/fields.h"

#include <QTabBar>
#include <QTimer>

#include <chrono>

using namespace sky;
using test::PartyFixture;

namespace
{

enum class Trouble { ReadOnlyFile, ReadOnlyFolder, FullDisk, ChangedElsewhere };

/// Makes writing the party fail while it lives.
class InTheWay
{
public:
    InTheWay(PartyFixture &fixture, Trouble trouble)
        : m_path(fixture.bench().path())
        , m_folder(QFileInfo(m_path).path())
    {
        const auto look = QFile::ReadOwner | QFile::ExeOwner;
        switch (trouble) {
        case Trouble::ReadOnlyFile:
            QFile::setPermissions(m_path, QFile::ReadOwner);
            break;
        case Trouble::ReadOnlyFolder:
            QFile::setPermissions(m_folder, look);
            break;
        case Trouble::FullDisk:
            m_full.emplace(64);
            break;
        case Trouble::ChangedElsewhere: {
            party::Party theirs = fixture.bench().party();
            theirs.notes = QStringLiteral("Theirs.");
            if (!storage::writeFile(m_path, party::writeParty(theirs))) qFatal("not written");
            break;
        }
        }
    }
    ~InTheWay()
    {
        QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner);
    }
    InTheWay(const InTheWay &) = delete;
    InTheWay &operator=(const InTheWay &) = delete;

    void diskHasRoom() { m_full.reset(); }

private:
    test::NotAlmighty m_mortal;
    QString m_path, m_folder;
    std::optional<test::FileSizeLimit> m_full;
};

/// Into the notes; the focus stays there.
void typeNotes(PartyFixture &fixture)
{
    fixture.inPage<QTabBar>(QStringLiteral("Of the party"))->setCurrentIndex(2);
    auto *notes = fixture.inPage<ui::TextField>(QStringLiteral("Notes of the party"));
    notes->setFocus();
    // Not written yet, however slow the machine is.
    auto *soon = fixture.page()->findChild<QTimer *>(QStringLiteral("until notes are written"));
    if (!soon) qFatal("what is typed is not written soon");
    soon->setInterval(std::chrono::hours(1));
    QTest::keyClicks(notes, QStringLiteral("Owes the ferryman."));
}

party::Party partyIn(const QString &path)
{
    return party::readParty(storage::readFile(path).value()).value();
}

/// Six who ride together, and damage in the middle of the file that says so; gives its path.
QString writeDamaged(PartyFixture &fixture)
{
    const QString path = fixture.writeSix();
    QByteArray bytes = storage::readFile(path).value();
    bytes.replace("\"path\": \"odo.skychar\"", "\"path\": 7");
    if (!storage::writeFile(path, bytes)) qFatal("not written");
    return path;
}

} // namespace

class TestUnsavedParties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void closingAsks_data();
    void closingAsks();
    void theTabIsMarkedUntilItIsSaved();
    void savedElsewhereNothingIsLost();
    void anAnswerToWhatCameFromOutside_data();
    void anAnswerToWhatCameFromOutside();
    void othersNotesAreNotOverwrittenByAField();
    void notesAreWrittenWhileOneTypes();
    void laterIsNotTheLastWord_data();
    void laterIsNotTheLastWord();
    void aDamagedPartyIsOpenedAsFarAsItCanBeRead();
    void aSalvagedPartyIsSavedOnlyWhenItIsWanted();
    void aSalvagedPartySavedOverTheDamagedOneKeepsIt();
    void aPartyThatASaveReplacesIsAmongItsVersions();
    void ofADamagedPartyTheLastSavedVersionIsOffered();
};

void TestUnsavedParties::closingAsks_data()
{
    QTest::addColumn<int>("trouble");
    QTest::newRow("read-only file") << int(Trouble::ReadOnlyFile);
    QTest::newRow("read-only folder") << int(Trouble::ReadOnlyFolder);
    QTest::newRow("full disk") << int(Trouble::FullDisk);
    QTest::newRow("changed elsewhere") << int(Trouble::ChangedElsewhere);
}

void TestUnsavedParties::closingAsks()
{
    QFETCH(const int, trouble);
    PartyFixture fixture;
    fixture.openSix();
    typeNotes(fixture);
    InTheWay inTheWay(fixture, Trouble(trouble));
    fixture.prompts.choices = {2, 2}; // it stays open
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(fixture.prompts.asked.size(), size_t(1));
    QVERIFY(fixture.window.currentParty());
    QVERIFY(!fixture.window.close());
    QCOMPARE(fixture.prompts.asked.size(), size_t(2));
    QCOMPARE(fixture.bench().party().notes, QStringLiteral("Owes the ferryman."));
    QCOMPARE(fixture.inPage<ui::TextField>(QStringLiteral("Notes of the party"))->toPlainText(),
             QStringLiteral("Owes the ferryman."));
    const QString path = fixture.bench().path();
    QVERIFY(partyIn(path).notes != QLatin1String("Owes the ferryman."));
    fixture.prompts.choices = {1}; // dropped, knowingly
    inTheWay.diskHasRoom();
    if (Trouble(trouble) == Trouble::FullDisk) fixture.prompts.choices.clear(); // nothing to ask any more
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(fixture.workspace.parties().empty());
    QCOMPARE(partyIn(path).notes == QLatin1String("Owes the ferryman."),
             Trouble(trouble) == Trouble::FullDisk);
}

void TestUnsavedParties::theTabIsMarkedUntilItIsSaved()
{
    PartyFixture fixture;
    fixture.openSix();
    const auto tabText = [&fixture] { return fixture.tabs()->tabText(fixture.tabs()->currentIndex()); };
    QVERIFY(!fixture.can("file.save"));
    {
        const InTheWay inTheWay(fixture, Trouble::ReadOnlyFile);
        QVERIFY(fixture.bench().apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
            party.name = QStringLiteral("The Long Road");
            return {};
        }));
        QVERIFY(tabText().endsWith(QLatin1Char('*')));
        QVERIFY(fixture.window.isWindowModified());
        QVERIFY2(fixture.said().contains(QLatin1String("Not in the party's file yet")),
                 qPrintable(fixture.said()));
        fixture.trigger("file.save");
        QCOMPARE(fixture.prompts.told.size(), 1);
    }
    fixture.trigger("file.save");
    QVERIFY(!tabText().contains(QLatin1Char('*')));
    QVERIFY(!fixture.window.isWindowModified());
    QVERIFY(!fixture.said().contains(QLatin1String("Not in the party's file yet")));
    QCOMPARE(partyIn(fixture.bench().path()).name, QStringLiteral("The Long Road"));
    fixture.trigger("edit.undo");
    QCOMPARE(partyIn(fixture.bench().path()).name, QStringLiteral("The Sky Road"));
}

void TestUnsavedParties::savedElsewhereNothingIsLost()
{
    PartyFixture fixture;
    fixture.openSix();
    typeNotes(fixture);
    const InTheWay inTheWay(fixture, Trouble::ReadOnlyFile);
    const QString elsewhere = fixture.path(QStringLiteral("kept.skyparty"));
    fixture.prompts.choices = {0};
    fixture.prompts.savePaths = {elsewhere};
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(fixture.workspace.parties().empty());
    QCOMPARE(partyIn(elsewhere).notes, QStringLiteral("Owes the ferryman."));
    fixture.window.commands().openPaths({elsewhere});
    QTRY_COMPARE(fixture.bench().seats().size(), size_t(6));
    for (const party::Seat &seat : fixture.bench().seats())
        QVERIFY2(seat.character, qPrintable(seat.path));
}

void TestUnsavedParties::anAnswerToWhatCameFromOutside_data()
{
    QTest::addColumn<int>("answer");
    QTest::newRow("theirs") << 0;
    QTest::newRow("mine") << 1;
    QTest::newRow("later") << 2;
}

void TestUnsavedParties::anAnswerToWhatCameFromOutside()
{
    QFETCH(const int, answer);
    PartyFixture fixture;
    fixture.openSix();
    typeNotes(fixture);
    const InTheWay inTheWay(fixture, Trouble::ChangedElsewhere);
    const QString path = fixture.bench().path();
    const QString beside = QFileInfo(path).path() + QStringLiteral("/The Sky Road (%1).skyparty");
    fixture.prompts.choices = {answer};
    fixture.bench().look();
    QTRY_COMPARE(fixture.prompts.asked.size(), size_t(1));
    const QString mine = QStringLiteral("Owes the ferryman.");
    const QString theirs = QStringLiteral("Theirs.");
    QCOMPARE(fixture.bench().party().notes, answer == 0 ? theirs : mine);
    QCOMPARE(partyIn(path).notes, answer == 1 ? mine : theirs);
    QCOMPARE(fixture.bench().needsSaving(), answer == 2);
    if (answer == 0) QCOMPARE(partyIn(beside.arg(QStringLiteral("mine"))).notes, mine);
    if (answer == 1) QCOMPARE(partyIn(beside.arg(QStringLiteral("other"))).notes, theirs);
    // It is not asked again for the same.
    fixture.bench().look();
    QCoreApplication::processEvents();
    QCOMPARE(fixture.prompts.asked.size(), size_t(1));
}

void TestUnsavedParties::othersNotesAreNotOverwrittenByAField()
{
    PartyFixture fixture;
    fixture.openSix();
    fixture.inPage<QTabBar>(QStringLiteral("Of the party"))->setCurrentIndex(2);
    auto *notes = fixture.inPage<ui::TextField>(QStringLiteral("Notes of the party"));
    notes->setFocus(); // and nothing is typed
    const InTheWay inTheWay(fixture, Trouble::ChangedElsewhere);
    fixture.bench().look();
    QCOMPARE(notes->toPlainText(), QStringLiteral("Theirs."));
    fixture.table("Characters of the party")->setFocus();
    QCOMPARE(partyIn(fixture.bench().path()).notes, QStringLiteral("Theirs."));
    QVERIFY(fixture.prompts.asked.empty());
}

/// The focus stays in the field, as it does until the program is killed.
void TestUnsavedParties::notesAreWrittenWhileOneTypes()
{
    PartyFixture fixture;
    fixture.openSix();
    fixture.inPage<QTabBar>(QStringLiteral("Of the party"))->setCurrentIndex(2);
    auto *notes = fixture.inPage<ui::TextField>(QStringLiteral("Notes of the party"));
    notes->setFocus();
    QTest::keyClicks(notes, QStringLiteral("Owes the ferryman."));
    const QString path = fixture.bench().path();
    QTRY_COMPARE(partyIn(path).notes, QStringLiteral("Owes the ferryman."));
    QVERIFY(notes->hasFocus());
    QTest::keyClicks(notes, QStringLiteral(" Still."));
    QTRY_COMPARE(partyIn(path).notes, QStringLiteral("Owes the ferryman. Still."));
}

void TestUnsavedParties::laterIsNotTheLastWord_data()
{
    QTest::addColumn<int>("answer");
    QTest::newRow("theirs") << 0;
    QTest::newRow("mine") << 1;
}

void TestUnsavedParties::laterIsNotTheLastWord()
{
    QFETCH(const int, answer);
    PartyFixture fixture;
    fixture.openSix();
    typeNotes(fixture);
    const InTheWay inTheWay(fixture, Trouble::ChangedElsewhere);
    fixture.prompts.choices = {2, answer};
    fixture.bench().look();
    QTRY_COMPARE(fixture.prompts.asked.size(), size_t(1));
    QVERIFY(fixture.bench().needsSaving());
    fixture.trigger("file.save");
    QCOMPARE(fixture.prompts.asked.size(), size_t(2));
    QVERIFY(!fixture.bench().needsSaving());
    QCOMPARE(partyIn(fixture.bench().path()).notes,
             answer == 1 ? QStringLiteral("Owes the ferryman.") : QStringLiteral("Theirs."));
}

void TestUnsavedParties::aDamagedPartyIsOpenedAsFarAsItCanBeRead()
{
    PartyFixture fixture;
    const QString path = writeDamaged(fixture);
    const QByteArray damaged = storage::readFile(path).value();
    fixture.prompts.choices = {0, 0};
    fixture.window.commands().openPaths({path});
    QCOMPARE(fixture.prompts.asked.size(), size_t(2));
    const ui::Question &offer = fixture.prompts.asked[0];
    QVERIFY2(offer.sentence.contains(QStringLiteral("members[3].path")), qPrintable(offer.sentence));
    QCOMPARE(offer.answers, QStringList({QStringLiteral("Open what can be read"), QStringLiteral("Cancel")}));
    const QString missing = fixture.prompts.asked[1].detail;
    QVERIFY2(missing.startsWith(QStringLiteral("members, entry 4")), qPrintable(missing));
    QVERIFY(fixture.prompts.told.isEmpty());

    QTRY_COMPARE(fixture.bench().seats().size(), size_t(5));
    for (const party::Seat &seat : fixture.bench().seats())
        QVERIFY2(seat.character, qPrintable(seat.path));
    QVERIFY(fixture.bench().needsSaving() && fixture.window.isWindowModified());
    QVERIFY2(fixture.said().contains(QLatin1String("in no file yet")), qPrintable(fixture.said()));
    fixture.trigger("file.save");
    QVERIFY(!fixture.bench().needsSaving());
    const QString beside = QFileInfo(path).path() + QStringLiteral("/The Sky Road (salvaged).skyparty");
    QCOMPARE(partyIn(beside).members.size(), size_t(5));
    QCOMPARE(storage::readFile(path).value(), damaged);
}

void TestUnsavedParties::aSalvagedPartyIsSavedOnlyWhenItIsWanted()
{
    PartyFixture fixture;
    const QString path = writeDamaged(fixture);
    const auto files = [&path] { return QFileInfo(path).dir().entryList({QStringLiteral("*.skyparty")}); };
    fixture.prompts.choices = {1}; // nobody wants it
    fixture.window.commands().openPaths({path});
    QVERIFY(fixture.workspace.parties().empty());
    fixture.prompts.choices = {0, 0, 2, 1};
    fixture.window.commands().openPaths({path});
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::ControlModifier); // cancelled
    QVERIFY(fixture.window.currentParty());
    QVERIFY2(fixture.prompts.asked.back().sentence.contains(QStringLiteral("in no file yet")),
             qPrintable(fixture.prompts.asked.back().sentence));
    QTest::keyClick(&fixture.window, Qt::Key_W, Qt::ControlModifier); // not saved
    QVERIFY(fixture.workspace.parties().empty());
    QCOMPARE(files(), QStringList(QFileInfo(path).fileName()));
}

void TestUnsavedParties::aSalvagedPartySavedOverTheDamagedOneKeepsIt()
{
    PartyFixture fixture;
    const QString path = writeDamaged(fixture);
    const QByteArray damaged = storage::readFile(path).value();
    fixture.prompts.choices = {0, 0};
    fixture.prompts.savePaths = {path};
    fixture.window.commands().openPaths({path});
    fixture.trigger("file.saveas");
    QCOMPARE(partyIn(path).members.size(), size_t(5));
    const QString beside = QFileInfo(path).path() + QStringLiteral("/The Sky Road (damaged).skyparty");
    QCOMPARE(storage::readFile(beside).value(), damaged);
}

void TestUnsavedParties::aPartyThatASaveReplacesIsAmongItsVersions()
{
    PartyFixture fixture;
    const QString path = fixture.writeSix();
    party::Party other = partyIn(path);
    other.id = QStringLiteral("f2f1b1b7-0b7e-4c8f-8a3e-0d0f0c9f2f10");
    other.name = QStringLiteral("The Marsh Road");
    const QString replaced = fixture.path(QStringLiteral("marsh.skyparty"));
    const QByteArray bytes = party::writeParty(other);
    QVERIFY(storage::writeFile(replaced, bytes));
    fixture.prompts.savePaths = {replaced};
    fixture.window.commands().openPaths({path});
    fixture.trigger("file.saveas");
    QCOMPARE(partyIn(replaced).name, partyIn(path).name);
    const auto kept = fixture.services.versions().of(other.id);
    QCOMPARE(kept.size(), size_t(1));
    QCOMPARE(storage::readFile(kept.front().file).value(), bytes);
}

void TestUnsavedParties::ofADamagedPartyTheLastSavedVersionIsOffered()
{
    PartyFixture fixture;
    const QString path = fixture.writeSix();
    const QByteArray whole = storage::readFile(path).value();
    const party::Party party = partyIn(path);
    QVERIFY(fixture.services.versions().keep(party.id, {whole}));
    QVERIFY(storage::writeFile(path, QByteArray(whole).left(whole.indexOf("\"name\""))));
    fixture.prompts.choices = {0};
    fixture.window.commands().openPaths({path});
    QCOMPARE(fixture.prompts.asked[0].answers,
             QStringList({QStringLiteral("Open the last saved version"), QStringLiteral("Cancel")}));
    QCOMPARE(fixture.bench().party(), party);
    QVERIFY(fixture.bench().needsSaving());
}

QTEST_MAIN(TestUnsavedParties)
#include "tst_unsaved_parties.moc"
