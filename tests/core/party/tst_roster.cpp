#include "core/hursagmu/hursagmu.h"
#include "core/party/partydocument.h"
#include "core/party/partyfile.h"
#include "core/party/roster.h"
#include "core/storage/files.h"
#include "tests/support/notalmighty.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sky;
using namespace sky::party;

namespace
{

const GameRegistry &games()
{
    static const GameRegistry registry = [] {
        GameRegistry made;
        made.add(hursagmu::Hursagmu::create().value());
        return made;
    }();
    return registry;
}

QByteArray alaric()
{
    return storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/alaric.skychar")).value();
}

/// Sir Alaric's file under another name and id.
QByteArray called(const char *name, char idDigit)
{
    QByteArray bytes = alaric();
    const qsizetype id = bytes.indexOf("\"id\": \"") + 7;
    bytes[id] = idDigit;
    const qsizetype start = bytes.indexOf("\"name\": \"") + 9;
    return bytes.replace(start, bytes.indexOf('"', start) - start, name);
}

struct Place {
    Place()
    {
        QDir(folder.path()).mkdir(QStringLiteral("guests"));
        put("juk.skychar", called("Juk", '1'));
        put("vunata.skychar", called("Vunata", '2'));
        party.id = QStringLiteral("0b5f6f5e-8c0e-4a51-9d3c-0f6a3d2b7c11");
        party.name = QStringLiteral("The Sky Road");
        party.system = QStringLiteral("hursagmu");
        party.members = {{QStringLiteral("vunata.skychar"), QStringLiteral("Marek"), {}, {}},
                         {QStringLiteral("juk.skychar"), {}, {}, {}}};
    }

    QString path(const char *name) const { return folder.filePath(QString::fromLatin1(name)); }
    void put(const char *name, const QByteArray &bytes) const
    {
        if (!storage::writeFile(path(name), bytes)) qFatal("not written");
    }
    QString partyPath() const { return path("road.skyparty"); }
    std::vector<Seat> roster() const { return readRoster(party, partyPath(), games()); }

    QTemporaryDir folder;
    Party party;
};

QStringList namesOf(const std::vector<Seat> &seats)
{
    QStringList names;
    for (const Seat &seat : seats)
        names << seat.name();
    return names;
}

QStringList pathsOf(const std::vector<Member> &members)
{
    QStringList paths;
    for (const Member &member : members)
        paths << member.path;
    return paths;
}

Result<void> addMark(Party &party)
{
    party.name += QLatin1Char('!');
    return {};
}

} // namespace

class TestRoster : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsMembersInTheirOrder();
    void saysWhatIsWrongWithAFile_data();
    void saysWhatIsWrongWithAFile();
    void newerFilesAreOnlyLookedAt();
    void newerPartiesAreOnlyLookedAt();
    void readOnlyFilesCanBeReadAllTheSame();
    void aFolderBringsItsCharacters();
    void aFolderWithTooManySaysSo();
    void noFileIsThereTwice();
    void pathsLeadOutOfTheFolder();
    void pathsStartAtTheFileThatIsMeant();
    void equalIdsAreFlagged();
    void namedTemplatesAreNoMembers();
    void anotherGamesCharactersAreNotRead();
    void readingCanBeStopped();
    void aFolderIsAParty();
    void aFolderWithOnePartyIsThatParty();

    void everyChangeIsWrittenAtOnce();
    void undoWritesAsWell();
    void whatSomebodyElseWroteIsKept_data();
    void whatSomebodyElseWroteIsKept();
    void whatCannotBeWrittenStaysHere();
    void savedElsewhereItLeadsToTheSameMembers();
    void whoIsMissingKeepsTheName();
    void whatIsRefusedChangesNothing();
    void aPartyIsNotMadeOverAnother();
    void whatWasWrittenElsewhereIsTaken();
};

void TestRoster::readsMembersInTheirOrder()
{
    const Place place;
    const auto seats = place.roster();
    QCOMPARE(namesOf(seats), QStringList({QStringLiteral("Vunata"), QStringLiteral("Juk")}));
    QCOMPARE(seats[0].standing, Standing::Ready);
    QCOMPARE(seats[0].problem, QString());
    QCOMPARE(seats[0].path, place.path("vunata.skychar"));
    QCOMPARE(seats[0].player(), QStringLiteral("Marek"));
    QCOMPARE(seats[1].player(), seats[1].character->player);
    QVERIFY(!seats[1].player().isEmpty());
    QVERIFY(seats[0].evaluation);
    QVERIFY(!seats[0].older && !seats[0].twice);
}

void TestRoster::saysWhatIsWrongWithAFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Standing>("standing");
    QTest::addColumn<QString>("problem");
    QTest::newRow("gone") << QByteArray() << Standing::Missing << QStringLiteral("There is no such file.");
    QTest::newRow("cut off") << alaric().left(40) << Standing::Unreadable << QStringLiteral("Line 3");
    QTest::newRow("newer") << alaric()
                                  .replace("\"formatVersion\": 1", "\"formatVersion\": 9")
                                  .replace("\"readableFrom\": 1", "\"readableFrom\": 9")
                           << Standing::Unreadable
                           << QStringLiteral("This file was written by a newer Skychamber (format 9");
    QTest::newRow("no game of ours") << alaric().replace("\"system\": \"hursagmu\"", "\"system\": \"chess\"")
                                     << Standing::Unreadable
                                     << QStringLiteral("This character belongs to a game this program");
    QTest::newRow("a party") << QByteArray("{\"format\": \"skychamber-party\"}") << Standing::Unreadable
                             << QStringLiteral("This is a party, not a character.");
}

void TestRoster::saysWhatIsWrongWithAFile()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Standing, standing);
    QFETCH(const QString, problem);
    const Place place;
    if (bytes.isNull())
        QVERIFY(QFile::remove(place.path("juk.skychar")));
    else
        place.put("juk.skychar", bytes);
    const auto seats = place.roster();
    QCOMPARE(seats.size(), size_t(2));
    QCOMPARE(seats[0].standing, Standing::Ready);
    QCOMPARE(seats[1].standing, standing);
    QVERIFY2(seats[1].problem.startsWith(problem), qPrintable(seats[1].problem));
    QVERIFY(!seats[1].character && !seats[1].evaluation);
    QCOMPARE(seats[1].name(), QStringLiteral("juk"));
}

void TestRoster::newerFilesAreOnlyLookedAt()
{
    Place place;
    place.put("juk.skychar", alaric().replace("\"formatVersion\": 1", "\"formatVersion\": 9"));
    const auto seats = place.roster();
    QCOMPARE(seats[1].standing, Standing::ReadOnly);
    QCOMPARE(seats[1].problem,
             QStringLiteral("This file was written by a newer Skychamber (format 9; this one knows 1)."));
    QVERIFY(seats[1].character && seats[1].evaluation);
}

void TestRoster::newerPartiesAreOnlyLookedAt()
{
    const Place place;
    const QByteArray newer = writeParty(place.party).replace("\"formatVersion\": 1", "\"formatVersion\": 2");
    place.put("party.skyparty", newer);
    const QString path = place.path("party.skyparty");
    const QString why =
        QStringLiteral("This file was written by a newer Skychamber (format 2; this one knows 1).");
    const auto document = PartyDocument::open(path).value();
    QCOMPARE(document->onlyToLookAt(), why);
    QCOMPARE(document->party(), place.party);
    const auto renamed = document->apply(QStringLiteral("Rename"), [](Party &party) -> Result<void> {
        party.name = QStringLiteral("Other");
        return {};
    });
    QVERIFY(!renamed);
    QCOMPARE(renamed.error().message, why);
    QVERIFY(!document->saveAs(place.path("copy.skyparty")));
    QVERIFY(!QFile::exists(place.path("copy.skyparty")));
    QVERIFY(document->save()); // nothing to do
    QCOMPARE(storage::readFile(path).value(), newer);

    place.put("party.skyparty", writeParty(place.party));
    QVERIFY(document->reload());
    QCOMPARE(document->onlyToLookAt(), QString());
}

void TestRoster::readOnlyFilesCanBeReadAllTheSame()
{
    const Place place;
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(place.path("juk.skychar"), QFile::ReadOwner));
    const auto seats = place.roster();
    QCOMPARE(seats[1].standing, Standing::ReadOnly);
    QCOMPARE(seats[1].problem, QStringLiteral("The file cannot be saved: you do not have the permission."));
    QCOMPARE(seats[1].name(), QStringLiteral("Juk"));
    QVERIFY(QFile::setPermissions(place.folder.path(), QFile::ReadOwner | QFile::ExeOwner));
    const auto locked = place.roster();
    QVERIFY(
        QFile::setPermissions(place.folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    QCOMPARE(locked[0].standing, Standing::ReadOnly);
}

void TestRoster::aFolderBringsItsCharacters()
{
    Place place;
    place.party.folder = QStringLiteral("guests");
    place.put("guests/kesh.skychar", called("Kesh", '3'));
    place.put("guests/Belessunu.skychar", called("Belessunu", '4'));
    place.put("guests/notes.txt", "nothing");
    place.put("guests/knight.skychar",
              called("Knight", '5').replace("\"kind\": \"character\"", "\"kind\": \"template\""));
    QCOMPARE(namesOf(place.roster()), QStringList({QStringLiteral("Vunata"), QStringLiteral("Juk"),
                                                   QStringLiteral("Belessunu"), QStringLiteral("Kesh")}));
    QCOMPARE(
        pathsOf(membersOf(place.party, place.partyPath())),
        QStringList({QStringLiteral("vunata.skychar"), QStringLiteral("juk.skychar"),
                     QStringLiteral("guests/Belessunu.skychar"), QStringLiteral("guests/kesh.skychar")}));
    place.party.folder = QStringLiteral("nowhere");
    QCOMPARE(place.roster().size(), size_t(2));
}

void TestRoster::aFolderWithTooManySaysSo()
{
    const Place place;
    Party party = place.party;
    party.folder = QStringLiteral("guests");
    // Before all characters, and no members.
    for (const char *name : {"guests/a.skychar", "guests/b.skychar"})
        place.put(name, called("Knight", '5').replace("\"kind\": \"character\"", "\"kind\": \"template\""));
    const QByteArray bytes = called("Kesh", '3');
    for (int i = 0; i < 998; ++i)
        QVERIFY(QFile(place.folder.filePath(QStringLiteral("guests/m%1.skychar").arg(i)))
                    .open(QIODevice::WriteOnly));
    QCOMPARE(membersOf(party, place.partyPath()).size(), size_t(1'000));
    QCOMPARE(readRoster(party, place.partyPath(), games()).size(), size_t(1'000));
    place.put("guests/z.skychar", bytes);
    const auto members = membersOf(party, place.partyPath());
    QCOMPARE(members.size(), size_t(1'001));
    const auto seats = readRoster(party, place.partyPath(), games());
    QCOMPARE(seats.size(), size_t(1'001));
    for (const Seat &last : {seats.back(), readSeat(members.back(), place.partyPath(), games())}) {
        QCOMPARE(last.standing, Standing::Unreadable);
        QCOMPARE(last.problem,
                 QStringLiteral("A party has 1000 members at most; the other characters of this "
                                "folder are left out."));
    }
}

void TestRoster::noFileIsThereTwice()
{
    Place place;
    place.party.folder = QStringLiteral(".");
    QVERIFY(QFile::link(place.path("juk.skychar"), place.path("another.skychar")));
    place.party.members.push_back({QStringLiteral("guests/../juk.skychar"), {}, {}, {}});
    QCOMPARE(namesOf(place.roster()), QStringList({QStringLiteral("Vunata"), QStringLiteral("Juk")}));
}

void TestRoster::pathsLeadOutOfTheFolder()
{
    Place place;
    place.party.members = {{QStringLiteral("../juk.skychar"), {}, {}, {}}};
    const auto seats = readRoster(place.party, place.path("guests/road.skyparty"), games());
    QCOMPARE(namesOf(seats), QStringList{QStringLiteral("Juk")});
}

void TestRoster::pathsStartAtTheFileThatIsMeant()
{
    const Place place;
    place.put("road.skyparty", writeParty(place.party));
    QVERIFY(QFile::link(place.partyPath(), place.path("guests/link.skyparty")));
    const auto seats = readRoster(place.party, place.path("guests/link.skyparty"), games());
    QCOMPARE(seats[0].standing, Standing::Ready);
}

void TestRoster::equalIdsAreFlagged()
{
    Place place;
    place.put("copy.skychar", called("Juk's copy", '1'));
    place.party.members.push_back({QStringLiteral("copy.skychar"), {}, {}, {}});
    const auto seats = place.roster();
    QVERIFY(!seats[0].twice);
    QVERIFY(seats[1].twice);
    QVERIFY(seats[2].twice);
}

void TestRoster::namedTemplatesAreNoMembers()
{
    const Place place;
    place.put("juk.skychar", alaric().replace("\"kind\": \"character\"", "\"kind\": \"template\""));
    const auto seats = place.roster();
    QCOMPARE(seats[1].standing, Standing::Unreadable);
    QCOMPARE(seats[1].problem, QStringLiteral("This is a template to start characters from."));
    QVERIFY(!seats[1].character);
}

void TestRoster::anotherGamesCharactersAreNotRead()
{
    Place place;
    place.party.system = QStringLiteral("chess");
    const auto seats = place.roster();
    QCOMPARE(seats[0].standing, Standing::Unreadable);
    QCOMPARE(seats[0].problem, QStringLiteral("This character belongs to another game than the party."));
    QVERIFY(!seats[0].character);
}

void TestRoster::readingCanBeStopped()
{
    const Place place;
    std::vector<std::pair<size_t, size_t>> told;
    const auto seats = readRoster(place.party, place.partyPath(), games(), [&told](size_t done, size_t all) {
        told.emplace_back(done, all);
        return false;
    });
    QCOMPARE(seats.size(), size_t(1));
    QCOMPARE(told, (std::vector<std::pair<size_t, size_t>>{{1, 2}}));
}

void TestRoster::aFolderIsAParty()
{
    const Place place;
    auto document = PartyDocument::openFolder(place.folder.path(), QStringLiteral("hursagmu"));
    QVERIFY(document);
    QCOMPARE((*document)->bytes(), QByteArray());
    const auto seats = readRoster((*document)->party(), (*document)->path(), games());
    QCOMPARE(namesOf(seats), QStringList({QStringLiteral("Juk"), QStringLiteral("Vunata")}));
    const QString folder = QDir(place.folder.path()).dirName();
    QCOMPARE((*document)->party().name, folder);
    QVERIFY((*document)->apply(QStringLiteral("x"), addMark));
    QCOMPARE((*document)->path(), place.folder.filePath(folder + QStringLiteral(".skyparty")));
    QVERIFY(PartyDocument::open((*document)->path()));
    QCOMPARE(PartyDocument::openFolder(place.path("nowhere"), {}).error().message,
             QStringLiteral("There is no such folder."));
}

void TestRoster::aFolderWithOnePartyIsThatParty()
{
    const Place place;
    QVERIFY(PartyDocument::create(place.partyPath(), place.party));
    const auto document = PartyDocument::openFolder(place.folder.path(), QStringLiteral("hursagmu"));
    QVERIFY(document);
    QCOMPARE((*document)->party().name, QStringLiteral("The Sky Road"));
    QVERIFY(PartyDocument::create(place.path("other.skyparty"), place.party));
    const auto several = PartyDocument::openFolder(place.folder.path(), QStringLiteral("hursagmu"));
    QVERIFY(!several);
    QCOMPARE(several.error().kind, ErrorKind::Usage);
    QVERIFY(several.error().message.contains(QStringLiteral("other.skyparty, road.skyparty")));
}

void TestRoster::everyChangeIsWrittenAtOnce()
{
    const Place place;
    auto document = PartyDocument::create(place.partyPath(), place.party).value();
    const QSignalSpy changed(document.get(), &PartyDocument::changed);
    QVERIFY(document->apply(QStringLiteral("Rename the party"), addMark));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(document->party().name, QStringLiteral("The Sky Road!"));
    QCOMPARE(storage::readFile(place.partyPath()).value(), document->bytes());
    QCOMPARE(PartyDocument::open(place.partyPath()).value()->party(), document->party());
    QVERIFY(document->apply(QStringLiteral("nothing"), [](Party &) -> Result<void> { return {}; }));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(document->undoName(), QStringLiteral("Rename the party"));
}

void TestRoster::undoWritesAsWell()
{
    const Place place;
    auto document = PartyDocument::create(place.partyPath(), place.party).value();
    const QByteArray first = document->bytes();
    QVERIFY(document->apply(QStringLiteral("one"), addMark));
    const QByteArray second = document->bytes();
    QVERIFY(document->apply(QStringLiteral("two"), addMark));
    document->undo();
    QCOMPARE(storage::readFile(place.partyPath()).value(), second);
    document->undo();
    QCOMPARE(storage::readFile(place.partyPath()).value(), first);
    QVERIFY(!document->canUndo());
    QCOMPARE(document->redoName(), QStringLiteral("one"));
    document->redo();
    QCOMPARE(storage::readFile(place.partyPath()).value(), second);
    QVERIFY(document->apply(QStringLiteral("three"), addMark));
    QVERIFY(!document->canRedo());
}

void TestRoster::whatSomebodyElseWroteIsKept_data()
{
    QTest::addColumn<bool>("keepsMine");
    QTest::newRow("mine") << true;
    QTest::newRow("theirs") << false;
}

void TestRoster::whatSomebodyElseWroteIsKept()
{
    QFETCH(const bool, keepsMine);
    const Place place;
    auto document = PartyDocument::create(place.partyPath(), place.party).value();
    QVERIFY(document->apply(QStringLiteral("one"), addMark));
    Party theirs = place.party;
    theirs.notes = QStringLiteral("theirs");
    place.put("road.skyparty", writeParty(theirs));
    QVERIFY(document->apply(QStringLiteral("two"), addMark));
    QCOMPARE(document->unsaved()->message,
             QStringLiteral("Somebody else changed the party's file meanwhile."));
    const Party mine = document->party();
    QCOMPARE(mine.name, QStringLiteral("The Sky Road!!"));
    QVERIFY(!document->save());
    document->undo();
    QVERIFY(!document->unsaved()); // here it is as this program wrote it
    document->redo();
    QVERIFY(document->unsaved());
    QCOMPARE(storage::readFile(place.partyPath()).value(), writeParty(theirs));
    if (keepsMine) {
        QVERIFY(document->keepMine(place.path("other.skyparty")));
        QCOMPARE(document->party(), mine);
        QCOMPARE(storage::readFile(place.path("other.skyparty")).value(), writeParty(theirs));
    } else {
        QVERIFY(document->takeTheirs(place.path("mine.skyparty")));
        QCOMPARE(document->party(), theirs);
        QVERIFY(!document->canUndo());
        QCOMPARE(PartyDocument::open(place.path("mine.skyparty")).value()->party(), mine);
    }
    QVERIFY(!document->unsaved());
    QCOMPARE(PartyDocument::open(place.partyPath()).value()->party(), document->party());
    QVERIFY(document->apply(QStringLiteral("three"), addMark));
    QVERIFY(!document->unsaved());
}

void TestRoster::whatCannotBeWrittenStaysHere()
{
    const test::NotAlmighty guard;
    const Place place;
    auto document = PartyDocument::create(place.partyPath(), place.party).value();
    QVERIFY(QFile::setPermissions(place.partyPath(), QFile::ReadOwner));
    QVERIFY(document->apply(QStringLiteral("one"), addMark));
    QVERIFY(document->unsaved());
    QCOMPARE(document->party().name, QStringLiteral("The Sky Road!"));
    QCOMPARE(storage::readFile(place.partyPath()).value(), document->bytes());
    QVERIFY(document->canUndo());
    QVERIFY(QFile::setPermissions(place.partyPath(), QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(document->save());
    QVERIFY(!document->unsaved());
    QCOMPARE(PartyDocument::open(place.partyPath()).value()->party(), document->party());
    // A file that is gone is made again.
    QVERIFY(QFile::remove(place.partyPath()));
    QVERIFY(document->apply(QStringLiteral("two"), addMark));
    QCOMPARE(PartyDocument::open(place.partyPath()).value()->party(), document->party());
}

void TestRoster::savedElsewhereItLeadsToTheSameMembers()
{
    Place place;
    Session session;
    session.id = QStringLiteral("s1");
    session.date = QDate(2026, 1, 1);
    session.present = QStringList{QStringLiteral("juk.skychar")};
    session.shares.push_back({QStringLiteral("juk.skychar"), {}, {}, 4, {}});
    Party party = place.party;
    party.members = {{QStringLiteral("juk.skychar"), {}, {}, {}},
                     {QStringLiteral("../odo.skychar"), {}, {}, {}}};
    party.folder = QStringLiteral(".");
    party.sessions = {session};
    auto document = PartyDocument::create(place.partyPath(), party).value();
    const auto pathsOf = [&document] {
        QStringList paths;
        for (const Member &member : document->party().members)
            paths << readSeat(member, document->path(), {}).path;
        return paths;
    };
    const QStringList before = pathsOf();
    QVERIFY(QDir(place.folder.path()).mkpath(QStringLiteral("deep/er")));
    QVERIFY(document->saveAs(place.path("deep/er/road.skyparty")));
    QCOMPARE(pathsOf(), before);
    QCOMPARE(document->party().members[0].path, QStringLiteral("../../juk.skychar"));
    QCOMPARE(document->party().folder, QStringLiteral("../.."));
    QCOMPARE(document->party().sessions[0].present, QStringList{QStringLiteral("../../juk.skychar")});
    QCOMPARE(document->party().sessions[0].shares[0].member, QStringLiteral("../../juk.skychar"));
    QCOMPARE(document->path(), place.path("deep/er/road.skyparty"));
    QCOMPARE(PartyDocument::open(document->path()).value()->party(), document->party());
    QVERIFY(!document->canUndo());
}

void TestRoster::whoIsMissingKeepsTheName()
{
    const Place place;
    Party party = place.party;
    party.folder.clear();
    party.members = {{QStringLiteral("a.skychar"), {}, {}, {}, QStringLiteral("Juk")},
                     {QStringLiteral("b.skychar"), {}, {}, {}},
                     {QStringLiteral("c.skychar"), {}, {}, {}}};
    Session session;
    session.id = QStringLiteral("s1");
    session.date = QDate(2026, 1, 1);
    session.shares.push_back({QStringLiteral("b.skychar"), {}, QStringLiteral("Odo"), 4, {}});
    party.sessions = {session};
    QStringList names;
    const Party again = readParty(writeParty(party)).value();
    for (const Seat &seat : readRoster(again, place.path("x.skyparty"), {}))
        names << seat.name();
    QCOMPARE(names, (QStringList{QStringLiteral("Juk"), QStringLiteral("Odo"), QStringLiteral("c")}));
}

void TestRoster::whatIsRefusedChangesNothing()
{
    const Place place;
    auto document = PartyDocument::create(place.partyPath(), place.party).value();
    const QByteArray bytes = document->bytes();
    QVERIFY(!document->apply(QStringLiteral("no"), [](Party &party) -> Result<void> {
        party.name = QStringLiteral("other");
        return refuse(QStringLiteral("no"));
    }));
    const auto unreadable = document->apply(QStringLiteral("too long"), [](Party &party) -> Result<void> {
        party.name = QString(2'000, u'x');
        return {};
    });
    QVERIFY(unreadable.error().message.startsWith(QLatin1String("The party was not saved")));
    QCOMPARE(document->party(), place.party);
    QVERIFY(!document->unsaved());
    QCOMPARE(storage::readFile(place.partyPath()).value(), bytes);
    QVERIFY(!document->canUndo());
}

void TestRoster::aPartyIsNotMadeOverAnother()
{
    const Place place;
    place.put("road.skyparty", "mine");
    const auto document = PartyDocument::create(place.partyPath(), place.party);
    QVERIFY(!document);
    QCOMPARE(document.error().message, QStringLiteral("There is such a file already."));
    QCOMPARE(storage::readFile(place.partyPath()).value(), QByteArray("mine"));
}

void TestRoster::whatWasWrittenElsewhereIsTaken()
{
    const Place place;
    auto document = PartyDocument::create(place.partyPath(), place.party).value();
    QVERIFY(document->apply(QStringLiteral("one"), addMark));
    Party next = document->party();
    next.notes = QStringLiteral("awarded");
    const QByteArray bytes = writeParty(next, document->bytes());
    place.put("road.skyparty", bytes);
    document->take(next, bytes);
    QCOMPARE(document->party(), next);
    QVERIFY(!document->canUndo());
    QVERIFY(document->apply(QStringLiteral("two"), addMark));
}

QTEST_GUILESS_MAIN(TestRoster)
#include "tst_roster.moc"
