// The file of a party: what is kept, and what people are told about one that is damaged.

#include "core/party/partychanges.h"
#include "core/party/partyfile.h"
#include "core/party/roster.h"
#include "core/party/salvage.h"
#include "core/storage/files.h"
#include "tests/core/party/brokenparties.h"
#include "tests/support/partyplace.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

#include <rapidcheck.h>

#include <algorithm>

using namespace sky;
using namespace sky::party;

namespace
{

QByteArray sample()
{
    return storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/sky-road.skyparty")).value();
}

QString messageOf(const Result<Party> &result)
{
    return result ? QStringLiteral("(read)") : result.error().message;
}

/// The sample with a part of its text replaced once.
QByteArray sampleWith(const char *part, const char *other)
{
    QByteArray bytes = sample();
    const qsizetype at = bytes.indexOf(part);
    if (at < 0) qFatal("the sample has no %s", part);
    return bytes.replace(at, qsizetype(qstrlen(part)), other);
}

/// A party with so many members or sessions.
Party crowd(int members, int sessions)
{
    Party party = readParty(sample()).value();
    party.members.clear();
    party.sessions.clear();
    for (int i = 0; i < members; ++i)
        party.members.push_back({QStringLiteral("m%1.skychar").arg(i), {}, {}, {}});
    for (int i = 0; i < sessions; ++i) {
        Session session;
        session.id = QStringLiteral("s%1").arg(i);
        session.date = QDate(2026, 1, 1);
        party.sessions.push_back(session);
    }
    return party;
}

rc::Gen<QString> anyWord()
{
    return rc::gen::map(rc::gen::container<std::string>(rc::gen::inRange('a', 'f')),
                        [](const std::string &text) { return QString::fromStdString(text); });
}

Session anySession(const QString &id)
{
    Session session;
    session.id = id;
    session.date = QDate(2026, 1, 1).addDays(*rc::gen::inRange(0, 900));
    session.title = *anyWord();
    session.note = *anyWord();
    for (const QString &path : *rc::gen::container<std::vector<QString>>(anyWord()))
        session.present << QLatin1Char('p') + path;
    for (const QString &path : *rc::gen::container<std::vector<QString>>(anyWord()))
        session.shares.push_back(
            {QLatin1Char('p') + path, *anyWord(), *anyWord(), *rc::gen::inRange<int64_t>(-9, 9), {}});
    if (*rc::gen::arbitrary<bool>()) session.takenBack = session.date.addDays(1);
    return session;
}

Party anyParty()
{
    Party party;
    party.id = QStringLiteral("0b5f6f5e-8c0e-4a51-9d3c-0f6a3d2b7c11");
    party.name = *anyWord();
    party.system = QStringLiteral("hursagmu");
    party.notes = *anyWord();
    if (*rc::gen::arbitrary<bool>()) party.folder = QStringLiteral(".");
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
        party.members.push_back({QStringLiteral("../m%1.skychar").arg(i), *anyWord(), *anyWord(), {}});
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
        party.sessions.push_back(anySession(QStringLiteral("s%1").arg(i)));
    if (*rc::gen::arbitrary<bool>()) party.campaign.add(QStringLiteral("strict_beat"), true);
    return party;
}

} // namespace

class TestPartyFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesAreToldInWords();
    void anEarlierPartyKeepsTheAwardsOfNow();
    void readsTheSample();
    void writesTheSampleAsItIs();
    void keepsWhoWroteItUntilItChanges();
    void keepsEveryParty();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void showsNewerPartiesThatAllowIt();
    void refusesEveryTruncation();
    void survivesAnyDamage();
    void takesAsManyAsItMay();
    void sessionsAreKeptByDate();
    void savesOfEachBrokenPartyWhatItCan_data();
    void savesOfEachBrokenPartyWhatItCan();
    void everyBrokenPartyIsInTheTable();
    void aCutPartyKeepsAllThatStandsBefore();
    void salvagesWhatIsInOrderAsItIs();
    void survivesSalvagingAnyDamage();
    void manyFaultySessionsGoTogether();
    void whatWasSalvagedIsSavedOnlyWhenItIsWanted();
};

void TestPartyFile::readsTheSample()
{
    const auto party = readParty(sample());
    QVERIFY2(party, qPrintable(messageOf(party)));
    QCOMPARE(party->name, QStringLiteral("The Sky Road"));
    QCOMPARE(party->folder, QStringLiteral("guests"));
    QCOMPARE(party->members.size(), size_t(3));
    QCOMPARE(party->members[0].player, QStringLiteral("Ana"));
    QCOMPARE(party->members[2].path, QStringLiteral("../v1/ubar-tutu.skychar"));
    QCOMPARE(party->sessions.size(), size_t(2));
    const Session &bear = party->sessions[0];
    QCOMPARE(bear.date, QDate(2026, 3, 14));
    QCOMPARE(bear.present.size(), 2);
    QCOMPARE(bear.shares[0].points, 4);
    QCOMPARE(bear.shares[1].points, -1);
    QCOMPARE(bear.takenBack, std::optional(QDate(2026, 3, 15)));
    QVERIFY(!party->sessions[1].takenBack);
    QCOMPARE(party->campaign.members.size(), size_t(2));
    QVERIFY(party->notes.contains(QStringLiteral("Žofie")));
    QVERIFY(party->member(QStringLiteral("eshara.skychar")));
    QVERIFY(!party->member(QStringLiteral("nobody.skychar")));
}

void TestPartyFile::writesTheSampleAsItIs()
{
    QCOMPARE(writeParty(readParty(sample()).value(), sample()), sample());
}

void TestPartyFile::keepsWhoWroteItUntilItChanges()
{
    const QByteArray old = sampleWith("Skychamber 0.1.0", "Skychamber 0.0.1");
    Party party = readParty(old).value();
    QCOMPARE(writeParty(party, old), old);
    party.notes += QLatin1Char('.');
    QVERIFY(!writeParty(party, old).contains("0.0.1"));
}

void TestPartyFile::keepsEveryParty()
{
    QVERIFY(rc::check("what is written is read again", [] {
        const Party party = anyParty();
        const QByteArray bytes = writeParty(party);
        const auto again = readParty(bytes);
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == party);
        RC_ASSERT(writeParty(*again, bytes) == bytes);
    }));
}

void TestPartyFile::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QByteArray &bytes, const char *sentence) {
        QTest::newRow(name) << bytes << QString::fromUtf8(sentence);
    };
    const auto changed = [&row](const char *name, const char *part, const char *other, const char *sentence) {
        row(name, sampleWith(part, other), sentence);
    };
    row("empty", "", "The file is empty.");
    row("zeros", QByteArray(40, '\0'), "The file holds nothing but zeros");
    row("pdf", "%PDF-1.7", "This is a PDF document, not a party file.");
    row("a character", storage::readFile(QStringLiteral(SKYCHAMBER_TEST_DATA "/v1/alaric.skychar")).value(),
        "This is a character, not a party.");
    row("other JSON", "{}", "This is a JSON file of another program: it has no format \"skychamber-party\".");
    changed(
        "other format", "skychamber-party", "gm-notes",
        "This file was written by another program: its format is \"gm-notes\", not \"skychamber-party\".");
    changed("newer", "\"formatVersion\": 1,\n  \"readableFrom\": 1",
            "\"formatVersion\": 2,\n  \"readableFrom\": 2",
            "This file was written by a newer Skychamber (format 2; this one knows 1).");
    changed("newer, for looking at", "\"formatVersion\": 1", "\"formatVersion\": 2",
            "This file was written by a newer Skychamber (format 2; this one knows 1).");
    changed("comma missing", "\"The Sky Road\",", "\"The Sky Road\"", "Line 9, column 3: a comma is missing");
    changed("no game", "\"system\": \"hursagmu\",", "", "Line 1, system: it is missing.");
    changed("id", "0b5f6f5e-8c0e", "0b5f6f5e-", "Line 7, id: a UUID like");
    changed("name", "\"The Sky Road\"", "[]", "Line 8, name: a text is expected here, not a list.");
    changed("members", "\"members\": [", "\"members\": 3, \"x\": [", "Line 10, members: ");
    changed("absolute path", "\"path\": \"alaric", "\"path\": \"/alaric",
            "Line 12, members[0].path: a path from the party's own folder is expected here");
    changed("path with NUL", "\"path\": \"alaric", "\"path\": \"a\\u0000laric",
            "Line 12, members[0].path: a path from the party's own folder is expected here");
    changed("no path", "\"path\": \"alaric.skychar\",", "", "Line 11, members[0].path: it is missing.");
    changed("member twice", "\"path\": \"eshara.skychar\"", "\"path\": \"alaric.skychar\"",
            "Line 17, members[1].path: \"alaric.skychar\" is there twice.");
    changed("absolute folder", "\"guests\"", "\"/home\"", "Line 9, folder: a path from the party's own");
    changed("campaign", "\"campaign\": {", "\"campaign\": [], \"x\": {",
            "Line 24, campaign: an object is expected here, not a list.");
    changed("session twice", "\"id\": \"m2\"", "\"id\": \"k7f3a9x2\"",
            "Line 51, sessions[1].id: \"k7f3a9x2\" is there twice.");
    changed("session of the game", "\"id\": \"m2\"", "\"id\": \"creation\"",
            "Line 51, sessions[1].id: \"creation\" is kept for another use.");
    changed("no session id", "\"id\": \"m2\",", "", "Line 50, sessions[1].id: it is missing.");
    changed("no date", "\"date\": \"2026-03-29\",", "", "Line 50, sessions[1].date: it is missing.");
    changed("date", "2026-03-14", "14 March", "Line 31, sessions[0].date: a date like");
    changed("taken back", "\"2026-03-15\"", "true", "Line 48, sessions[0].takenBack: ");
    changed("points", "\"points\": 4", "\"points\": 4.5", "Line 40, sessions[0].shares[0].points: ");
    changed("too many points", "\"points\": 4", "\"points\": 1000001",
            "Line 40, sessions[0].shares[0].points: a whole number from -1000000 to 1000000 is expected");
    changed("share of nobody", "\"member\": \"alaric.skychar\",", "",
            "Line 36, sessions[0].shares[0].member: it is missing.");
    row("too many members", writeParty(crowd(1'001, 0)), "Line 10, members: ");
    row("too many sessions", writeParty(crowd(0, 10'001)), "Line 14, sessions: ");
}

void TestPartyFile::saysWhatIsWrong()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, sentence);
    const auto result = readParty(bytes);
    QVERIFY2(messageOf(result).startsWith(sentence), qPrintable(messageOf(result)));
    QCOMPARE(result.error().kind, ErrorKind::Unreadable);
}

void TestPartyFile::showsNewerPartiesThatAllowIt()
{
    const auto loaded = loadParty(sampleWith("\"formatVersion\": 1", "\"formatVersion\": 2"));
    QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().message));
    QCOMPARE(loaded->onlyToLookAt,
             QStringLiteral("This file was written by a newer Skychamber (format 2; this one knows 1)."));
    QCOMPARE(loaded->party, readParty(sample()).value());
    QCOMPARE(loadParty(sample()).value().onlyToLookAt, QString());

    const QByteArray damaged =
        sampleWith("\"formatVersion\": 1", "\"formatVersion\": 2").replace("\"The Sky Road\"", "[]");
    QCOMPARE(loadParty(damaged).error().message,
             QStringLiteral("This file was written by a newer Skychamber (format 2; this one knows 1). It "
                            "cannot be shown here: Line 8, name: a text is expected here, not a list."));
}

void TestPartyFile::refusesEveryTruncation()
{
    const QByteArray good = sample();
    for (qsizetype length = 0; length <= good.lastIndexOf('}'); ++length)
        QVERIFY2(!readParty(good.left(length)), qPrintable(QString::number(length)));
}

void TestPartyFile::survivesAnyDamage()
{
    const QByteArray good = sample();
    QVERIFY(rc::check("some bytes replaced, cut out or put in", [&good] {
        QByteArray bytes = good;
        for (int change = *rc::gen::inRange(1, 6); change > 0; --change) {
            const auto at = *rc::gen::inRange<qsizetype>(0, bytes.size());
            const QByteArray other = *rc::gen::element<QByteArray>("", "0", "-", "9e9", "\"", "[", "}", ",",
                                                                   "null", "\\u0000", "\xFF", "/", "1.5");
            bytes.replace(at, *rc::gen::inRange(0, 12), other);
        }
        const auto result = readParty(bytes);
        if (!result) {
            RC_ASSERT(result.error().kind == ErrorKind::Unreadable);
            RC_ASSERT(!result.error().message.isEmpty());
            return;
        }
        const QByteArray once = writeParty(*result, bytes);
        const auto again = readParty(once);
        RC_ASSERT(again.has_value());
        RC_ASSERT(writeParty(*again, once) == once);
    }));
}

void TestPartyFile::takesAsManyAsItMay()
{
    QVERIFY(readParty(writeParty(crowd(1'000, 10'000))));
}

void TestPartyFile::sessionsAreKeptByDate()
{
    Party party = crowd(0, 2);
    Session session;
    session.id = QStringLiteral("late");
    session.date = QDate(2026, 2, 1);
    party.insert(session);
    session.id = QStringLiteral("same day");
    session.date = QDate(2026, 1, 1);
    party.insert(session);
    QStringList ids;
    for (const Session &each : party.sessions)
        ids << each.id;
    QCOMPARE(ids, QStringList({QStringLiteral("s0"), QStringLiteral("s1"), QStringLiteral("same day"),
                               QStringLiteral("late")}));
    QCOMPARE(party.session(QStringLiteral("late"))->date, QDate(2026, 2, 1));
}

void TestPartyFile::changesAreToldInWords()
{
    const Party before = readParty(sample()).value();
    QCOMPARE(describeChange(before, before), QStringList());
    Party now = before;
    now.name = QStringLiteral("Renamed");
    now.members.pop_back();
    now.members.push_back({QStringLiteral("new.skychar"), {}, {}, {}, QStringLiteral("Newcomer")});
    now.members.front().note = QStringLiteral("another note");
    now.sessions.front().title = QStringLiteral("Another title");
    Session session;
    session.id = QStringLiteral("new");
    session.date = QDate(2027, 1, 1);
    now.insert(session);
    now.notes += QStringLiteral("more");
    const QString lines = describeChange(before, now).join(u'\n');
    for (const char *part : {"-> Renamed", "In the party: Newcomer", "Out of the party: ",
                             "Other details of ", "Session changed: ", "Session added: ", "Other notes"})
        QVERIFY2(lines.contains(QLatin1String(part)), qPrintable(lines));
    const QString back = describeChange(now, before).join(u'\n');
    QVERIFY2(back.contains(QStringLiteral("Out of the party: Newcomer")), qPrintable(back));
    QVERIFY2(back.contains(QStringLiteral("Session removed: ")), qPrintable(back));
    now = before;
    std::reverse(now.members.begin(), now.members.end());
    QCOMPARE(describeChange(before, now), QStringList{QStringLiteral("Members in another order")});
}

void TestPartyFile::anEarlierPartyKeepsTheAwardsOfNow()
{
    Party then = readParty(sample()).value();
    Party now = then;
    then.name = QStringLiteral("Then");
    Session award;
    award.id = QStringLiteral("new");
    award.date = QDate(2027, 1, 1);
    award.shares.push_back({now.members.front().path, {}, {}, 3, {}});
    now.insert(award);
    Session evening = award;
    evening.id = QStringLiteral("talk");
    evening.shares.clear();
    now.insert(evening);
    for (Session &session : now.sessions)
        if (!session.shares.empty()) session.takenBack = QDate(2027, 2, 2);
    const Party back = broughtBack(then, now);
    QCOMPARE(back.name, QStringLiteral("Then"));
    QVERIFY(back.session(QStringLiteral("new")));
    QVERIFY(!back.session(QStringLiteral("talk"))); // no award
    for (const Session &session : back.sessions)
        QCOMPARE(session.takenBack.has_value(), !session.shares.empty());
    QCOMPARE(broughtBack(now, now), now);
}

namespace
{

QString toldOf(const Result<Salvage> &result)
{
    return result ? result->missing.join(QStringLiteral(" | "))
                  : QStringLiteral("(%1)").arg(result.error().message);
}

const QString BrokenFolder = QStringLiteral(SKYCHAMBER_TEST_DATA "/broken");

} // namespace

void TestPartyFile::savesOfEachBrokenPartyWhatItCan_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("sentence");
    for (const test::BrokenParty &each : test::BrokenParties)
        QTest::newRow(each.file) << QString::fromLatin1(each.file) << QString::fromUtf8(each.told);
}

void TestPartyFile::savesOfEachBrokenPartyWhatItCan()
{
    QFETCH(QString, file);
    QFETCH(QString, sentence);
    const QByteArray bytes =
        storage::readFile(QStringLiteral("%1/%2.skyparty").arg(BrokenFolder, file)).value();
    // Which game it is of asks who opens it.
    QCOMPARE(readParty(bytes).has_value(), file == QLatin1String("unknown_game"));
    const auto result = salvageParty(bytes, test::PartyPlace::games());
    QCOMPARE(toldOf(result), sentence);
    if (!result) return;
    const auto again = readParty(writeParty(result->party));
    QVERIFY2(again && *again == result->party, qPrintable(messageOf(again)));
}

void TestPartyFile::everyBrokenPartyIsInTheTable()
{
    const auto files = QDir(BrokenFolder).entryInfoList({QStringLiteral("*.skyparty")}, QDir::Files);
    QVERIFY(files.size() > 40);
    for (const QFileInfo &file : files) {
        const bool found = std::any_of(std::begin(test::BrokenParties), std::end(test::BrokenParties),
                                       [&file](const test::BrokenParty &each) {
                                           return file.completeBaseName() == QLatin1String(each.file);
                                       });
        QVERIFY2(found, qPrintable(file.fileName()));
    }
}

void TestPartyFile::aCutPartyKeepsAllThatStandsBefore()
{
    const QByteArray bytes = sample();
    const Party whole = readParty(bytes).value();
    for (qsizetype length = bytes.indexOf("\"members\": [") + 13; length < bytes.lastIndexOf('}'); ++length) {
        const auto result = salvageParty(bytes.left(length), test::PartyPlace::games());
        QVERIFY2(result && !result->missing.isEmpty(), qPrintable(toldOf(result)));
        const Party &party = result->party;
        QCOMPARE(party.id, whole.id);
        QCOMPARE(party.name, whole.name);
        const auto isBefore = [&](const char *what) { return bytes.indexOf(what) < length; };
        const size_t members = isBefore("\"campaign\"") ? 3
                               : isBefore("../v1")      ? 2
                               : isBefore("eshara")     ? 1
                                                        : 0;
        QVERIFY2(party.members.size() >= members, qPrintable(QString::number(length)));
        for (size_t i = 0; i < party.members.size(); ++i)
            QCOMPARE(party.members[i].path, whole.members[i].path);
        if (isBefore("\"m2\"")) QCOMPARE(party.sessions.at(0), whole.sessions.at(0));
    }
}

void TestPartyFile::salvagesWhatIsInOrderAsItIs()
{
    const auto result = salvageParty(sample(), test::PartyPlace::games());
    QVERIFY2(result && result->missing.isEmpty(), qPrintable(toldOf(result)));
    QCOMPARE(result->party, readParty(sample()).value());
}

void TestPartyFile::survivesSalvagingAnyDamage()
{
    const QByteArray good = sample();
    QRandomGenerator random(20261201);
    int saved = 0;
    for (int i = 0; i < 200; ++i) {
        QByteArray bytes = good;
        for (int change = random.bounded(1, 6); change > 0; --change)
            bytes[random.bounded(int(bytes.size()))] = char(random.bounded(256));
        const auto result = salvageParty(bytes, test::PartyPlace::games());
        QVERIFY(result || result.error().kind == ErrorKind::Unreadable);
        if (!result) continue;
        ++saved;
        QVERIFY(readParty(writeParty(result->party)));
    }
    QVERIFY2(saved > 160, qPrintable(QString::number(saved)));
}

void TestPartyFile::manyFaultySessionsGoTogether()
{
    const QByteArray bytes = writeParty(crowd(3, 600)).replace("2026-01-01", "01.01.2026");
    const auto result = salvageParty(bytes, test::PartyPlace::games());
    QVERIFY2(result, qPrintable(toldOf(result)));
    QCOMPARE(result->party.members.size(), size_t(3));
    QVERIFY(result->party.sessions.empty());
    QCOMPARE(result->missing.last().left(15), QStringLiteral("sessions (line "));
}

void TestPartyFile::whatWasSalvagedIsSavedOnlyWhenItIsWanted()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("road.skyparty"));
    const Party party = readParty(sample()).value();
    const auto document = PartyDocument::notSaved(path, party);
    QVERIFY(document->isNew() && document->unsaved());
    QVERIFY(!QFile::exists(path));
    QVERIFY(document->save());
    QVERIFY(!document->isNew() && !document->unsaved());
    QCOMPARE(readParty(storage::readFile(path).value()).value(), party);

    const QString other = folder.filePath(QStringLiteral("other.skyparty"));
    const auto changed = PartyDocument::notSaved(other, party);
    QVERIFY(changed->apply(QStringLiteral("Rename"), [](Party &now) -> Result<void> {
        now.name = QStringLiteral("Another road");
        return {};
    }));
    QVERIFY(!changed->isNew());
    QCOMPARE(readParty(storage::readFile(other).value())->name, QStringLiteral("Another road"));
    changed->undo();
    QCOMPARE(readParty(storage::readFile(other).value()).value(), party);
}

QTEST_GUILESS_MAIN(TestPartyFile)
#include "tst_party_file.moc"
