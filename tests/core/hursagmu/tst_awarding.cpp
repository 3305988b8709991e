#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/party/awarding.h"
#include "core/storage/filelock.h"
#include "tests/support/notalmighty.h"
#include "tests/support/otherprocess.h"
#include "tests/support/partyplace.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <rapidcheck.h>

using namespace sky;
using namespace sky::hursagmu;
using test::PartyPlace;

namespace
{

const LedgerStamp Evening{QDate(2026, 3, 29), QStringLiteral("A wedding in Richland"),
                          QStringLiteral("Jonas"), QStringLiteral("the glass stair")};

AwardPlan planFor(const PartyPlace &place, int64_t points)
{
    AwardPlan plan;
    plan.stamp = Evening;
    for (const party::Seat &seat : place.seats)
        plan.shares.push_back({seat.member.path, points});
    return plan;
}

QString sentence(const Result<QStringList> &result)
{
    return result ? QStringLiteral("(done)") : result.error().message;
}

Edit raise(const PartyPlace &place, int level, const QDate &date)
{
    return setTrait(place.game()->catalogue(), QStringLiteral("warrior"), Level::of(level).value(), place.ids,
                    {date, {}, {}, QStringLiteral("trained")});
}

/// The member spends all of 14 points: 8 on Warrior, and then 6 on Athlete.
void spendAll(PartyPlace &place, int member)
{
    const auto buys = [&](const char *trait, int level, int day) {
        return setTrait(place.game()->catalogue(), QString::fromLatin1(trait), Level::of(level).value(),
                        place.ids, {QDate(2026, 4, day), {}, {}, QStringLiteral("trained")});
    };
    const auto done =
        editMembers(place.desk(), QStringLiteral("Raise"),
                    {{PartyPlace::name(member), {buys("warrior", 8, 1), buys("athlete", 7, 2)}}});
    QVERIFY2(done, qPrintable(sentence(done)));
    place.read();
    QCOMPARE(place.unspent(member), 0);
}

bool hasIssue(const sky::Evaluation &evaluation, const char *code)
{
    return std::any_of(evaluation.issues.begin(), evaluation.issues.end(),
                       [code](const Issue &issue) { return issue.code == QLatin1String(code); });
}

} // namespace

class TestAwarding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesEachOneEntryAndThePartyASession();
    void givesEachItsOwn();
    void joinsTheSessionThatIsThere();
    void correctionsAreCorrections();
    void saysBeforehandWhatItMakesPossible();
    void offersWhatTheDayHasToSpend();
    void oddDaysAreSaid_data();
    void oddDaysAreSaid();
    void namesEveryObstacleAndChangesNothing_data();
    void namesEveryObstacleAndChangesNothing();
    void oneReadOnlyFileStopsAll();
    void aChangedPartyFileStopsAll();
    void aFileOpenHereIsWritten();
    void whatIsWrittenOverIsKept();
    void aFileOpenHereWithChangesIsNot();
    void equalIdsAreTold();
    void plansThatMakeNoSenseAreRefused();
    void amountsAreInWords_data();
    void amountsAreInWords();
    void whoGotNothingIsCounted();
    void pointsBeyondAllBoundsAreRefused();
    void aSessionNeverHasTheIdOfTheBeginningOfPlay();
    void aNegativeAwardThatMakesADebtNeedsAWord();
    void anOlderFileIsNamedBefore();
    void takingBackStrikesIt();
    void takingBackTellsWhatTheEntriesAreNow();
    void takingBackSaysWhereThePointsAreSpent();
    void aDebtThatIsAcceptedIsShownUntilItIsPaid();
    void takingBackTwiceIsRefused();
    void takingBackFindsAFileThatWasRenamed();
    void takingBackPassesOverWhatWasStruckByHand();
    void takingBackNeedsEveryMember();
    void editsOfSeveralAreOneWork();
    void manyMembersAreWritten();
    void equalsAModel();
};

void TestAwarding::givesEachOneEntryAndThePartyASession()
{
    PartyPlace place(3);
    const auto done = award(place.desk(), planFor(place, 4));
    QVERIFY2(done, qPrintable(sentence(done)));
    QCOMPARE(done->size(), 4);
    QCOMPARE(place.document->party().sessions.size(), size_t(1));
    const party::Session &session = place.document->party().sessions[0];
    QCOMPARE(session.title, QStringLiteral("A wedding in Richland"));
    QCOMPARE(session.note, QStringLiteral("the glass stair"));
    QCOMPARE(session.date, QDate(2026, 3, 29));
    QCOMPARE(session.present.size(), 3);
    QCOMPARE(session.shares.size(), size_t(3));
    QCOMPARE(party::PartyDocument::open(place.document->path()).value()->party(), place.document->party());
    place.read();
    for (int i = 0; i < 3; ++i) {
        const LedgerEntry &entry = place.character(i).ledger.back();
        QCOMPARE(entry.kind, EntryKind::Award);
        QCOMPARE(entry.points, 4);
        QCOMPARE(entry.awardId, session.id);
        QCOMPARE(entry.date, Evening.date);
        QCOMPARE(entry.session, Evening.session);
        QCOMPARE(entry.who, Evening.who);
        QCOMPARE(entry.reason, Evening.reason);
        QCOMPARE(place.character(i).ledger.size(), size_t(2));
        QCOMPARE(place.unspent(i), 14);
        QCOMPARE(session.shares[size_t(i)].character, place.character(i).id);
        QCOMPARE(session.shares[size_t(i)].name, place.character(i).name);
    }
    QCOMPARE(place.files().size(), 4); // no locks or new versions are left
}

void TestAwarding::givesEachItsOwn()
{
    PartyPlace place(3);
    AwardPlan plan = planFor(place, 4);
    plan.shares[1].points = 2;
    plan.shares[2].points = 0;
    const QByteArray third = place.bytes(2);
    QVERIFY(award(place.desk(), plan));
    place.read();
    QCOMPARE(place.unspent(0), 14);
    QCOMPARE(place.unspent(1), 12);
    QCOMPARE(place.bytes(2), third);
    QCOMPARE(place.document->party().sessions[0].shares.size(), size_t(2));
}

void TestAwarding::joinsTheSessionThatIsThere()
{
    PartyPlace place(1);
    const auto logged = place.document->apply(QStringLiteral("log"), [](party::Party &party) -> Result<void> {
        party::Session session;
        session.id = QStringLiteral("s1");
        session.date = Evening.date;
        session.title = Evening.session;
        session.note = QStringLiteral("They danced.");
        party.sessions.push_back(session);
        return {};
    });
    QVERIFY(logged);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    QCOMPARE(place.document->party().sessions.size(), size_t(1));
    QCOMPARE(place.document->party().sessions[0].note, QStringLiteral("They danced."));
    place.read();
    QCOMPARE(place.character(0).ledger.back().awardId, QStringLiteral("s1"));
    QVERIFY(award(place.desk(), planFor(place, 1))); // another award of that evening
    QCOMPARE(place.document->party().sessions.size(), size_t(2));
}

void TestAwarding::correctionsAreCorrections()
{
    PartyPlace place(1);
    AwardPlan plan = planFor(place, -3);
    plan.kind = EntryKind::Correction;
    QVERIFY(award(place.desk(), plan));
    place.read();
    QCOMPARE(place.character(0).ledger.back().kind, EntryKind::Correction);
    QCOMPARE(place.unspent(0), 7);
}

void TestAwarding::saysBeforehandWhatItMakesPossible()
{
    PartyPlace place(3);
    hursagmu::Character wishing = PartyPlace::member(1);
    wishing.wishes.push_back({QStringLiteral("w1"), QString(), 0, QStringLiteral("starvision"), {}});
    place.save(PartyPlace::name(1), wishing);
    hursagmu::Character saving = PartyPlace::member(2);
    saving.wishes.push_back({QStringLiteral("w1"), QStringLiteral("warrior"), 9, QString(), {}});
    place.save(PartyPlace::name(2), saving);
    place.read();
    const auto before = place.files();
    const auto lines = forecast(place.desk(), planFor(place, 4));
    QCOMPARE(lines.size(), size_t(3));
    QCOMPARE(lines[0].name, QStringLiteral("M0"));
    QCOMPARE(lines[0].before, 10);
    QCOMPARE(lines[0].after, 14);
    QCOMPARE(lines[0].obstacle, QString());
    QVERIFY2(lines[0].canBuy && lines[0].possible.contains(QLatin1String(" for ")),
             qPrintable(lines[0].possible));
    QVERIFY2(lines[1].possible.startsWith(QLatin1String("Starvision (gift) for ")),
             qPrintable(lines[1].possible));
    QVERIFY2(lines[2].possible.startsWith(QLatin1String("Warrior 9 for ")) &&
                 lines[2].possible.endsWith(QLatin1String(" short")),
             qPrintable(lines[2].possible));
    QVERIFY(!lines[2].canBuy);
    QCOMPARE(place.files(), before);
}

void TestAwarding::offersWhatTheDayHasToSpend()
{
    PartyPlace place(1);
    hursagmu::Character saving = PartyPlace::member(0);
    saving.wishes.push_back({QStringLiteral("w1"), QStringLiteral("warrior"), 9, QString(), {}});
    LedgerEntry later;
    later.id = QStringLiteral("e2");
    later.date = QDate(2026, 12, 24);
    later.points = 50;
    saving.ledger.push_back(later);
    place.save(PartyPlace::name(0), saving);
    place.read();
    QCOMPARE(place.unspent(0), 60);
    auto line = forecast(place.desk(), planFor(place, 4)).front();
    QCOMPARE(line.before, 10);
    QCOMPARE(line.after, 14);
    QVERIFY2(!line.canBuy && line.possible.endsWith(QLatin1String(" short")), qPrintable(line.possible));
    QCOMPARE(line.remark, QStringLiteral("50 more can be spent from 24 Dec 2026 on."));
    AwardPlan atLast = planFor(place, 4);
    atLast.stamp.date = later.date;
    line = forecast(place.desk(), atLast).front();
    QCOMPARE(line.before, 60);
    QVERIFY(line.canBuy);
    AwardPlan dear = planFor(place, -11); // of what is there only later
    line = forecast(place.desk(), dear).front();
    QCOMPARE(line.after, -1);
    QVERIFY(!line.obstacle.isEmpty());
}

void TestAwarding::oddDaysAreSaid_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<QString>("remark");
    QTest::newRow("today") << QDate(2026, 3, 29) << QString();
    QTest::newRow("the first day") << QDate(2026, 1, 1) << QString();
    QTest::newRow("before play") << QDate(2025, 12, 31)
                                 << QStringLiteral("31 Dec 2025 lies before play began on 1 Jan 2026.");
    QTest::newRow("to come")
        << QDate(2026, 3, 30)
        << QStringLiteral("30 Mar 2026 is still to come: what is earned then cannot be spent before.");
}

void TestAwarding::oddDaysAreSaid()
{
    QFETCH(QDate, day);
    PartyPlace place(2);
    hursagmu::Character second = PartyPlace::member(1);
    second.ledger.front().awardId = PlayBegins;
    place.save(PartyPlace::name(1), second);
    place.read();
    AwardPlan plan = planFor(place, 4);
    plan.stamp.date = day;
    const auto line = forecast(place.desk(), plan)[1];
    QTEST(line.remark.section(QStringLiteral(" 10 more"), 0, 0), "remark");
    QCOMPARE(line.obstacle, QString());
    QVERIFY(award(place.desk(), plan)); // said, not refused
}

void TestAwarding::namesEveryObstacleAndChangesNothing_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *what, const char *sentence) {
        QTest::newRow(what) << QString::fromLatin1(what) << QString::fromLatin1(sentence);
    };
    row("creation", "M1: The character is still in creation.");
    row("missing", "m1: There is no such file.");
    row("damaged", "m1: Line 1");
    row("read-only", "M1: The file cannot be saved: you do not have the permission.");
    row("locked", "M1: Another Skychamber has had this file open since");
    row("changed", "M1: The file was changed meanwhile. Look at the party again.");
    row("no member", "nobody.skychar: There is no such member in the party.");
}

void TestAwarding::namesEveryObstacleAndChangesNothing()
{
    QFETCH(const QString, what);
    QFETCH(const QString, sentence);
    PartyPlace place(4);
    const test::NotAlmighty guard;
    std::unique_ptr<test::OtherProcess> other;
    AwardPlan plan = planFor(place, 4);
    if (what == QLatin1String("creation")) {
        hursagmu::Character character = PartyPlace::member(1);
        character.phase = Phase::Creation;
        place.save(PartyPlace::name(1), character);
    } else if (what == QLatin1String("missing")) {
        QVERIFY(QFile::remove(place.path(1)));
    } else if (what == QLatin1String("damaged")) {
        QVERIFY(storage::writeFile(place.path(1), "{"));
    } else if (what == QLatin1String("read-only")) {
        QVERIFY(QFile::setPermissions(place.path(1), QFile::ReadOwner));
    } else if (what == QLatin1String("no member")) {
        plan.shares.push_back({QStringLiteral("nobody.skychar"), 1});
    }
    place.read();
    if (what == QLatin1String("locked")) {
        const QString path = place.path(1);
        other = std::make_unique<test::OtherProcess>([path] {
            static auto lock = storage::FileLock::take(path, QDateTime({2026, 3, 29}, {18, 4}));
            return lock.has_value();
        });
        QVERIFY(other->succeeded());
    }
    if (what == QLatin1String("changed")) place.save(PartyPlace::name(1), PartyPlace::member(7));
    const auto before = place.files();
    const auto done = award(place.desk(), plan);
    QVERIFY(!done);
    QCOMPARE(done.error().kind, ErrorKind::Refused);
    QVERIFY2(done.error().message.startsWith(QStringLiteral("Nothing was changed. ") + sentence),
             qPrintable(done.error().message));
    QCOMPARE(place.files(), before);
    QVERIFY(place.document->party().sessions.empty());
    if (what == QLatin1String("changed")) return; // is told by who reads the files
    const auto lines = forecast(place.desk(), plan);
    const auto told = std::find_if(lines.begin(), lines.end(),
                                   [](const AwardForecast &line) { return !line.obstacle.isEmpty(); });
    QVERIFY(told != lines.end());
    QVERIFY(QStringLiteral("%1: %2").arg(told->name, told->obstacle).startsWith(sentence));
}

void TestAwarding::oneReadOnlyFileStopsAll()
{
    PartyPlace place(5);
    const test::NotAlmighty guard;
    QVERIFY(QFile::setPermissions(place.path(3), QFile::ReadOwner));
    const auto before = place.files(); // the seats were read while it could be written
    const auto done = award(place.desk(), planFor(place, 4));
    QVERIFY(!done);
    QVERIFY2(done.error().message.contains(PartyPlace::name(3)) &&
                 done.error().message.contains(QLatin1String("you do not have the permission")),
             qPrintable(done.error().message));
    QCOMPARE(place.files(), before);
}

void TestAwarding::aChangedPartyFileStopsAll()
{
    PartyPlace place(2);
    party::Party theirs = place.document->party();
    theirs.notes = QStringLiteral("theirs");
    QVERIFY(storage::writeFile(place.document->path(), party::writeParty(theirs)));
    const auto before = place.files();
    const auto done = award(place.desk(), planFor(place, 4));
    QVERIFY(!done);
    QCOMPARE(done.error().message, QStringLiteral("Nothing was changed. The party's file: It was changed "
                                                  "meanwhile. Look at the party again."));
    QCOMPARE(place.files(), before);
}

void TestAwarding::aFileOpenHereIsWritten()
{
    PartyPlace place(2);
    const auto mine = storage::FileLock::take(place.path(0), QDateTime({2026, 3, 29}, {18, 0}));
    QVERIFY(mine);
    QVERIFY(!award(place.desk(), planFor(place, 4))); // nobody says that it is this program's window
    place.openHere = [](const QString &) { return QString(); };
    const auto done = award(place.desk(), planFor(place, 4));
    QVERIFY2(done, qPrintable(sentence(done)));
    place.read();
    QCOMPARE(place.unspent(0), 14);
}

void TestAwarding::aFileOpenHereWithChangesIsNot()
{
    PartyPlace place(2);
    const QString path = place.path(1);
    place.openHere = [path](const QString &asked) {
        return asked == path ? QStringLiteral("It is open here with changes.") : QString();
    };
    const auto before = place.files();
    const auto done = award(place.desk(), planFor(place, 4));
    QCOMPARE(sentence(done), QStringLiteral("Nothing was changed. M1: It is open here with changes."));
    QCOMPARE(forecast(place.desk(), planFor(place, 4))[1].obstacle,
             QStringLiteral("It is open here with changes."));
    QCOMPARE(place.files(), before);
}

void TestAwarding::equalIdsAreTold()
{
    PartyPlace place(3);
    hursagmu::Character copy = PartyPlace::member(0);
    copy.name = QStringLiteral("Copy");
    place.save(PartyPlace::name(2), copy);
    place.read();
    const auto lines = forecast(place.desk(), planFor(place, 4));
    QCOMPARE(lines[0].remark, QStringLiteral("Another member has the same character id."));
    QCOMPARE(lines[1].remark, QString());
    QCOMPARE(lines[2].remark, lines[0].remark);
}

void TestAwarding::plansThatMakeNoSenseAreRefused()
{
    PartyPlace place(2);
    QCOMPARE(sentence(award(place.desk(), planFor(place, 0))), QStringLiteral("Nobody is to get anything."));
    AwardPlan twice = planFor(place, 1);
    twice.shares[1].member = twice.shares[0].member;
    QCOMPARE(sentence(award(place.desk(), twice)), QStringLiteral("m0.skychar is named twice."));
    AwardPlan dateless = planFor(place, 1);
    dateless.stamp.date = {};
    QCOMPARE(sentence(award(place.desk(), dateless)), QStringLiteral("An award needs a date."));
    QVERIFY(!award(place.desk(), planFor(place, 1'000'001)));
    AwardPlan nameless = planFor(place, 1);
    nameless.stamp.session = QStringLiteral(" ");
    nameless.stamp.reason.clear();
    const auto before = place.files();
    QCOMPARE(sentence(award(place.desk(), nameless)),
             QStringLiteral("An award needs a session or a reason."));
    QCOMPARE(place.files(), before);
}

void TestAwarding::amountsAreInWords_data()
{
    QTest::addColumn<QList<int>>("amounts");
    QTest::addColumn<QString>("words");
    QTest::newRow("all alike") << QList<int>{4, 4, 4} << "4 each";
    QTest::newRow("one alone") << QList<int>{-3} << "\u22123 to A";
    QTest::newRow("one of several") << QList<int>{0, -3, 0, 0} << "\u22123 to B";
    QTest::newRow("one of two") << QList<int>{4, 0} << "4 to A";
    QTest::newRow("all but one") << QList<int>{4, 4, 0} << "4, C 0";
    QTest::newRow("one less") << QList<int>{4, 2, 4} << "4, B 2";
    QTest::newRow("some") << QList<int>{4, 4, 0, 4, 0, 4} << "4 to 4 of 6";
    QTest::newRow("two amounts") << QList<int>{2, 6} << "B 6, A 2";
    QTest::newRow("many amounts") << QList<int>{2, 6, -1, 2} << "from \u22121 to 6";
    QTest::newRow("nothing") << QList<int>{0, 0} << "0";
}

void TestAwarding::amountsAreInWords()
{
    QFETCH(const QList<int>, amounts);
    QFETCH(const QString, words);
    std::vector<std::pair<QString, int64_t>> named;
    for (int i = 0; i < amounts.size(); ++i)
        named.emplace_back(QString(QChar('A' + i)), amounts[i]);
    QCOMPARE(amountsInWords(named), words);
}

/// Also who was not there.
void TestAwarding::whoGotNothingIsCounted()
{
    PartyPlace place(4);
    const auto said = [&place] {
        return amountsInWords(place.document->party().sessions.back(), place.seats,
                              [](const QString &name) { return name; });
    };
    AwardPlan plan = planFor(place, 4);
    plan.shares.pop_back();
    QVERIFY(award(place.desk(), plan));
    QCOMPARE(said(), QStringLiteral("4, M3 0"));
    place.read();
    plan.shares.pop_back();
    plan.stamp.session = QStringLiteral("another");
    QVERIFY(award(place.desk(), plan));
    QCOMPARE(said(), QStringLiteral("4 to 2 of 4"));
}

void TestAwarding::pointsBeyondAllBoundsAreRefused()
{
    PartyPlace place(2);
    const auto before = place.files();
    for (const int64_t points : {INT64_MAX, INT64_MIN, int64_t(1'000'001), int64_t(-1'000'001)}) {
        const QString why =
            QStringLiteral("Experience must be from -1000000 to 1000000, not %1.").arg(points);
        const auto lines = forecast(place.desk(), planFor(place, points));
        QCOMPARE(lines[0].obstacle, why);
        QCOMPARE(lines[0].after, 0);
        QCOMPARE(sentence(award(place.desk(), planFor(place, points))), why);
    }
    QCOMPARE(place.files(), before);
}

void TestAwarding::whatIsWrittenOverIsKept()
{
    PartyPlace place(2);
    const QTemporaryDir kept;
    Desk desk = place.desk();
    desk.versions = storage::Versions(kept.path(), [&desk] { return desk.now; });
    const QByteArray before = place.seats[1].bytes;
    const QByteArray party = place.document->bytes();
    QVERIFY(award(desk, planFor(place, 4)));
    const auto versions = desk.versions->of(place.seats[1].character->id);
    QCOMPARE(versions.size(), size_t(2));
    QCOMPARE(storage::readFile(versions.back().file).value(), before);
    QCOMPARE(storage::readFile(versions.front().file).value(),
             storage::readFile(place.seats[1].path).value());
    const auto parties = desk.versions->of(place.document->party().id);
    QCOMPARE(storage::readFile(parties.front().file).value(), place.document->bytes());
    QCOMPARE(storage::readFile(parties.back().file).value(), party);
}

void TestAwarding::aSessionNeverHasTheIdOfTheBeginningOfPlay()
{
    PartyPlace place(1);
    int asked = 0;
    Desk desk = place.desk();
    desk.ids = [&asked] { return ++asked == 1 ? QString(PlayBegins) : QStringLiteral("id%1").arg(asked); };
    QVERIFY(award(desk, planFor(place, 4)));
    QCOMPARE(place.document->party().sessions[0].id, QStringLiteral("id2"));
    QCOMPARE(QString(party::ReservedSession), QString(PlayBegins));
}

void TestAwarding::aNegativeAwardThatMakesADebtNeedsAWord()
{
    PartyPlace place(2);
    AwardPlan plan = planFor(place, -12);
    const auto before = place.files();
    QVERIFY(!award(place.desk(), plan));
    QVERIFY(!forecast(place.desk(), plan)[0].obstacle.isEmpty());
    QCOMPARE(place.files(), before);
    plan.debt = Debt::Accepted;
    QVERIFY(award(place.desk(), plan));
    place.read();
    QCOMPARE(place.unspent(0), -2);
    QVERIFY(hasIssue(place.evaluation(0), "experience-overspent"));
}

/// No file of today is of an older version: the seat says so here.
void TestAwarding::anOlderFileIsNamedBefore()
{
    PartyPlace place(2);
    place.seats[0].older = true;
    const auto lines = forecast(place.desk(), planFor(place, 4));
    QCOMPARE(lines[0].remark,
             QStringLiteral("The file is of an older version; it is written in the present one."));
    QCOMPARE(lines[0].obstacle, QString());
    QCOMPARE(lines[1].remark, QString());
    QVERIFY(award(place.desk(), planFor(place, 4)));
}

void TestAwarding::takingBackStrikesIt()
{
    PartyPlace place(3);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    place.read();
    const QString id = place.document->party().sessions[0].id;
    const auto lines = takeBackForecast(place.desk(), id);
    QCOMPARE(lines.size(), size_t(3));
    QCOMPARE(lines[0].points, 4);
    QCOMPARE(lines[0].owed, 0);
    QCOMPARE(lines[0].spent, QStringList());
    const LedgerStamp by{QDate(2026, 4, 2), {}, QStringLiteral("Jonas"), QStringLiteral("a mistake")};
    const auto done = takeBack(place.desk(), id, by, Debt::Refused);
    QVERIFY2(done, qPrintable(sentence(done)));
    place.read();
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(place.unspent(i), 10);
        const auto &struck = place.character(i).ledger.back().struck;
        QVERIFY(struck);
        QCOMPARE(struck->reason, QStringLiteral("a mistake"));
        QCOMPARE(struck->date, by.date);
    }
    QCOMPARE(place.document->party().sessions[0].takenBack, std::optional(by.date));
}

void TestAwarding::takingBackTellsWhatTheEntriesAreNow()
{
    PartyPlace place(2);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    place.read();
    const LedgerEntry entry = place.character(0).ledger.back();
    const GrantChange change{entry.id, 6, entry.date, entry.session, entry.reason};
    const auto edited =
        editMembers(place.desk(), QStringLiteral("Edit"),
                    {{PartyPlace::name(0), {editGrant(place.game()->catalogue(), change, Evening)}}});
    QVERIFY2(edited, qPrintable(sentence(edited)));
    place.read();
    const QString id = place.document->party().sessions[0].id;
    const auto lines = takeBackForecast(place.desk(), id);
    QCOMPARE(lines[0].points, 6);
    QCOMPARE(lines[0].remark, QStringLiteral("Edited since: +4 had been awarded."));
    QCOMPARE(lines[1].points, 4);
    QCOMPARE(lines[1].remark, QString());
    QVERIFY(takeBack(place.desk(), id, Evening, Debt::Refused));
    place.read();
    QCOMPARE(place.unspent(0), 10);
}

void TestAwarding::takingBackSaysWhereThePointsAreSpent()
{
    PartyPlace place(2);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    place.read();
    spendAll(place, 1);
    const QString id = place.document->party().sessions[0].id;
    const auto lines = takeBackForecast(place.desk(), id);
    QCOMPARE(lines[0].owed, 0);
    QCOMPARE(lines[1].owed, 4);
    QCOMPARE(lines[1].spent, QStringList{QStringLiteral("Athlete 5 \u2192 7 on 2 Apr 2026 for 6")});
    const auto before = place.files();
    const auto done = takeBack(place.desk(), id, Evening, Debt::Refused);
    QCOMPARE(sentence(done), QStringLiteral("Points are spent already. M1 would owe 4 (Athlete 5 \u2192 7 on "
                                            "2 Apr 2026 for 6)."));
    QCOMPARE(place.files(), before);
}

void TestAwarding::aDebtThatIsAcceptedIsShownUntilItIsPaid()
{
    PartyPlace place(2);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    place.read();
    spendAll(place, 1);
    const QString id = place.document->party().sessions[0].id;
    const auto done = takeBack(place.desk(), id, Evening, Debt::Accepted);
    QVERIFY2(done, qPrintable(sentence(done)));
    place.read();
    QVERIFY(place.unspent(1) < 0);
    QCOMPARE(place.evaluation(1).level(QStringLiteral("athlete")), 7); // the purchase stands
    QVERIFY(hasIssue(place.evaluation(1), "experience-overspent"));
    QVERIFY(place.evaluation(1).hasOpenErrors());
    QVERIFY(!hasIssue(place.evaluation(0), "experience-overspent"));
    AwardPlan later = planFor(place, 20);
    later.stamp.date = QDate(2026, 5, 1);
    QVERIFY(award(place.desk(), later));
    place.read();
    QVERIFY(!hasIssue(place.evaluation(1), "experience-overspent"));
}

void TestAwarding::takingBackTwiceIsRefused()
{
    PartyPlace place(1);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    place.read();
    const QString id = place.document->party().sessions[0].id;
    QVERIFY(takeBack(place.desk(), id, Evening, Debt::Refused));
    place.read();
    QCOMPARE(sentence(takeBack(place.desk(), id, Evening, Debt::Refused)),
             QStringLiteral("This award was taken back on 29 Mar 2026 already."));
    QCOMPARE(sentence(takeBack(place.desk(), QStringLiteral("none"), Evening, Debt::Refused)),
             QStringLiteral("There is no such award in the party."));
}

void TestAwarding::takingBackFindsAFileThatWasRenamed()
{
    PartyPlace place(2);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    QVERIFY(QFile::rename(place.path(0), place.folder.filePath(QStringLiteral("juk.skychar"))));
    const auto renamed = place.document->apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
        party.members[0].path = QStringLiteral("juk.skychar");
        return {};
    });
    QVERIFY(renamed);
    place.read();
    const auto done = takeBack(place.desk(), place.document->party().sessions[0].id, Evening, Debt::Refused);
    QVERIFY2(done, qPrintable(sentence(done)));
    place.read();
    QCOMPARE(place.unspent(0), 10);
}

void TestAwarding::takingBackPassesOverWhatWasStruckByHand()
{
    PartyPlace place(2);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    place.read();
    const QString entry = place.character(0).ledger.back().id;
    QVERIFY(editMembers(place.desk(), QStringLiteral("Strike"),
                        {{PartyPlace::name(0),
                          {strikeEntries(place.game()->catalogue(), {entry}, Evening, Debt::Refused)}}}));
    place.read();
    const QByteArray first = place.bytes(0);
    const QString id = place.document->party().sessions[0].id;
    QCOMPARE(takeBackForecast(place.desk(), id)[0].points, 0);
    QVERIFY(takeBack(place.desk(), id, Evening, Debt::Refused));
    place.read();
    QCOMPARE(place.bytes(0), first);
    QCOMPARE(place.unspent(1), 10);
}

void TestAwarding::takingBackNeedsEveryMember()
{
    PartyPlace place(2);
    QVERIFY(award(place.desk(), planFor(place, 4)));
    const auto left = place.document->apply(QStringLiteral("x"), [](party::Party &party) -> Result<void> {
        party.members.pop_back();
        return {};
    });
    QVERIFY(left);
    place.read();
    const auto before = place.files();
    const auto done = takeBack(place.desk(), place.document->party().sessions[0].id, Evening, Debt::Refused);
    QCOMPARE(sentence(done), QStringLiteral("Nothing was changed. M1: The character is no longer a member "
                                            "of the party."));
    QCOMPARE(place.files(), before);
}

void TestAwarding::editsOfSeveralAreOneWork()
{
    PartyPlace place(3);
    const QDate day(2026, 4, 1);
    const auto done = editMembers(place.desk(), QStringLiteral("Spend for them"),
                                  {{PartyPlace::name(0), {raise(place, 7, day)}},
                                   {PartyPlace::name(1), {raise(place, 9, day)}}}); // too dear
    QVERIFY(!done);
    QVERIFY2(sentence(done).startsWith(QLatin1String("Nothing was changed. M1: ")),
             qPrintable(sentence(done)));
    QCOMPARE(place.unspent(0), 10);
    const auto paths = editMembers(
        place.desk(), QStringLiteral("Spend for them"),
        {{PartyPlace::name(0), {raise(place, 7, day)}}, {PartyPlace::name(2), {raise(place, 7, day)}}});
    QVERIFY2(paths, qPrintable(sentence(paths)));
    QCOMPARE(*paths, QStringList({place.path(0), place.path(2)}));
    place.read();
    QCOMPARE(place.evaluation(2).level(QStringLiteral("warrior")), 7);
    QVERIFY(place.document->party().sessions.empty());
}

void TestAwarding::manyMembersAreWritten()
{
    PartyPlace place(500);
    const auto done = award(place.desk(), planFor(place, 4));
    QVERIFY2(done, qPrintable(sentence(done)));
    QCOMPARE(done->size(), 501);
    place.read();
    for (int i = 0; i < 500; ++i)
        QCOMPARE(place.unspent(i), 14);
}

void TestAwarding::equalsAModel()
{
    const bool holds = rc::check("awards and what is taken back add up", [] {
        const int members = *rc::gen::inRange(1, 4);
        PartyPlace place(members);
        std::vector<int64_t> model(size_t(members), 10);
        std::vector<std::pair<QString, std::vector<int64_t>>> standing; // awards that count
        for (int step = *rc::gen::inRange(1, 6); step > 0; --step) {
            if (!standing.empty() && *rc::gen::arbitrary<bool>()) {
                const auto at = *rc::gen::inRange<size_t>(0, standing.size());
                RC_ASSERT(takeBack(place.desk(), standing[at].first, Evening, Debt::Accepted).has_value());
                for (size_t i = 0; i < model.size(); ++i)
                    model[i] -= standing[at].second[i];
                standing.erase(standing.begin() + std::ptrdiff_t(at));
            } else {
                AwardPlan plan = planFor(place, 0);
                plan.debt = Debt::Accepted;
                plan.stamp.date = QDate(2026, 3, 1).addDays(*rc::gen::inRange(0, 4));
                std::vector<int64_t> points;
                for (auto &share : plan.shares) {
                    share.points = *rc::gen::inRange<int64_t>(-5, 9);
                    points.push_back(share.points);
                }
                plan.shares[0].points = points[0] = 1; // somebody gets something
                RC_ASSERT(award(place.desk(), plan).has_value());
                for (size_t i = 0; i < model.size(); ++i)
                    model[i] += points[i];
                QString id;
                for (const party::Session &session : place.document->party().sessions) {
                    const bool known = std::any_of(standing.begin(), standing.end(), [&](const auto &each) {
                        return each.first == session.id;
                    });
                    if (!known && !session.takenBack) id = session.id;
                }
                standing.emplace_back(id, points);
            }
            place.read();
            for (int i = 0; i < members; ++i)
                RC_ASSERT(place.unspent(i) == model[size_t(i)]);
        }
        RC_ASSERT(place.files().size() == members + 1);
    });
    QVERIFY(holds);
}

QTEST_GUILESS_MAIN(TestAwarding)
#include "tst_awarding.moc"
