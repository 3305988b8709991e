#include "core/hursagmu/edits/ledger.h"

#include "core/hursagmu/checks/evaluate.h"
#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/model/limits.h"
#include "tests/support/editing.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;
using namespace sky::test::editing;

/// Awards, corrections, and the steps between creation and play.
class TestGrants : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void grantsAreEntries_data();
    void grantsAreEntries();
    void grantsOutOfLimitsAreRefused();
    void debtIsRefusedUnlessItIsAccepted();
    void debtInBetweenIsRefused();
    void editKeepsWhatItSaid();
    void editToAnotherDayPutsItLast();
    void editThatChangesNothingLeavesNoTrace();
    void onlyAwardsThatCountAreEdited();
    void purchaseDatedBeforeItsAwardIsRefused();
    void playBeginsWithWhatWasLeft_data();
    void playBeginsWithWhatWasLeft();
    void playIsBegunOnce();
    void playBeginsBeforeItsPurchases();
    void returnIsLoggedAlways();
    void beginningAgainEditsTheEntry();
    void beginningAgainIsAnEntryOfItsOwn();
    void whatMarksThePhaseBringsWhatItSays();
    void beginningAgainNeedsWhatWasSpent();
    void whatBeginningAgainLacksMayBeOwed();
    void playBeginsOnlyWithoutOpenErrors();
    void wishesAreKeptInOrder();
    void aTraitThatIsGoneIsNotWishedFor();
    void wishesThatMakeNoSenseAreRefused_data();
    void wishesThatMakeNoSenseAreRefused();
};

namespace
{

const std::shared_ptr<const Hursagmu> &game()
{
    static const auto made = std::make_shared<const Hursagmu>(catalogue());
    return made;
}

Edit award(int64_t points, int day = 3, Debt debt = Debt::Refused)
{
    return grantExperience(catalogue(), {EntryKind::Award, points, {}}, ids, stamp(day), debt);
}

Edit raise(const char *trait, int to, int day = 3)
{
    return setTrait(catalogue(), text(trait), level(to), ids, stamp(day));
}

bool hasIssue(const Builder &b, const char *code)
{
    const auto now = b.evaluated();
    return std::any_of(now->issues.begin(), now->issues.end(),
                       [code](const Issue &issue) { return issue.code == QLatin1String(code); });
}

GrantChange changeOf(const LedgerEntry &entry)
{
    return {entry.id, entry.points, entry.date, entry.session, entry.reason};
}

/// The character after the edit as the game lets it through; the game's sentence when it does not.
QString gameRefusal(const Builder &before, const Edit &edit)
{
    const Builder now = after(before, edit);
    const auto refusal = game()->refusal(now.character, *before.evaluated(), *now.evaluated());
    return refusal ? refusal->message : QString();
}

} // namespace

void TestGrants::grantsAreEntries_data()
{
    QTest::addColumn<EntryKind>("kind");
    QTest::addColumn<int>("points");
    QTest::addColumn<QString>("name");
    QTest::newRow("award") << EntryKind::Award << 4 << text("Award +4 experience");
    QTest::newRow("taken away") << EntryKind::Award << -3 << QStringLiteral("Award \u22123 experience");
    QTest::newRow("correction") << EntryKind::Correction << -1
                                << QStringLiteral("Correct experience by \u22121");
}

void TestGrants::grantsAreEntries()
{
    QFETCH(EntryKind, kind);
    QFETCH(int, points);
    QFETCH(QString, name);
    const Edit edit = grantExperience(catalogue(), {kind, points, text("mill")}, ids, stamp());
    const Builder b = after(inPlay(9), edit);
    QCOMPARE(edit.name, name);
    const LedgerEntry &entry = b.character.ledger.back();
    QCOMPARE(entry.kind, kind);
    QCOMPARE(entry.points, points);
    QCOMPARE(entry.awardId, text("mill"));
    QCOMPARE(entry.session, text("the mill"));
    QCOMPARE(b.evaluated()->experienceUnspent(), 9 + points);
}

void TestGrants::grantsOutOfLimitsAreRefused()
{
    QVERIFY(!refusalOf(inPlay(0), award(limits::EntryPoints + 1)).isEmpty());
    QVERIFY(!refusalOf(inPlay(0), award(-limits::EntryPoints - 1, 3, Debt::Accepted)).isEmpty());
    QVERIFY(!refusalOf(inPlay(0), grantExperience(catalogue(), {EntryKind::Raise, 1, {}}, ids, stamp()))
                 .isEmpty());
    QVERIFY(!refusalOf(inPlay(0), grantExperience(catalogue(), {}, ids, {})).isEmpty());
}

void TestGrants::debtIsRefusedUnlessItIsAccepted()
{
    const Builder b = after(inPlay(9), raise("rider", 4));
    QCOMPARE(refusalOf(b, award(-6)),
             text("On 3 May 2024 more experience would be spent than had been earned: 1 too much."));
    QCOMPARE(refusalOf(b, award(-5)), QString());
    const Builder owing = after(b, award(-6, 3, Debt::Accepted));
    QCOMPARE(owing.evaluated()->experienceUnspent(), -1);
    QVERIFY(hasIssue(owing, "experience-overspent"));
    QVERIFY(!hasIssue(after(owing, award(1)), "experience-overspent"));
    QVERIFY(hasIssue(after(owing, award(1)), "balance-negative")); // it was owed for a time
}

/// What was owed for a time is as bad as what is owed in the end.
void TestGrants::debtInBetweenIsRefused()
{
    Builder b = after(inPlay(4), raise("rider", 4, 2));
    b = after(b, award(50, 9));
    QVERIFY(!refusalOf(b, award(-1, 4)).isEmpty());
    QCOMPARE(refusalOf(b, award(-1, 9)), QString());
    const Builder owing = after(b, award(-1, 4, Debt::Accepted));
    QVERIFY(hasIssue(owing, "balance-negative"));
    // What was owed before may stay owed, but not become more.
    QCOMPARE(refusalOf(owing, award(-1, 9)), QString());
    QVERIFY(!refusalOf(owing, award(-1, 4)).isEmpty());
}

void TestGrants::editKeepsWhatItSaid()
{
    const Builder before = after(inPlay(0), award(5));
    GrantChange change = changeOf(before.character.ledger.back());
    change.points = 4;
    change.reason = text("counted again");
    LedgerStamp by = stamp(8);
    by.reason = text("I wrote 5 by mistake");
    Builder b = after(before, editGrant(catalogue(), change, by));
    const LedgerEntry &entry = b.character.ledger.back();
    QCOMPARE(entry.points, 4);
    QCOMPARE(entry.reason, text("counted again"));
    QCOMPARE(entry.earlier.size(), size_t{1});
    const EntryVersion version{by.date,          by.who,          by.reason, QDate(2024, 5, 3),
                               text("the mill"), text("learned"), 5,         {}};
    QCOMPARE(entry.earlier.front(), version);
    change.points = 3;
    b = after(b, editGrant(catalogue(), change, by));
    QCOMPARE(b.character.ledger.back().earlier.back().points, 4);
    QCOMPARE(b.evaluated()->experienceUnspent(), 3);

    b = after(b, raise("rider", 3));
    change.points = 2;
    QVERIFY(!refusalOf(b, editGrant(catalogue(), change, by)).isEmpty());
    QCOMPARE(refusalOf(b, editGrant(catalogue(), change, by, Debt::Accepted)), QString());
}

void TestGrants::editToAnotherDayPutsItLast()
{
    Builder b = after(inPlay(0), award(1, 3));
    const GrantChange change = changeOf(b.character.ledger.back());
    b = after(after(b, award(2, 7)), award(3, 7));
    GrantChange later = change;
    later.date = QDate(2024, 5, 7);
    b = after(b, editGrant(catalogue(), later, stamp(8)));
    const auto lines = statement(b.character, catalogue());
    QCOMPARE(lines.back().entry, change.entry);
    QCOMPARE(lines.back().points.value(), 1);
    // Not before what it paid for.
    b = after(b, raise("rider", 6, 7));
    later.date = QDate(2024, 5, 9);
    QVERIFY(!refusalOf(b, editGrant(catalogue(), later, stamp(9))).isEmpty());
}

void TestGrants::editThatChangesNothingLeavesNoTrace()
{
    const Builder b = after(inPlay(0), award(5));
    const auto same = editGrant(catalogue(), changeOf(b.character.ledger.back()), stamp(8));
    QCOMPARE(after(b, same).character.ledger, b.character.ledger);
}

void TestGrants::onlyAwardsThatCountAreEdited()
{
    Builder b = after(after(inPlay(9), award(5)), raise("rider", 2));
    const GrantChange purchase = changeOf(b.character.ledger.back());
    QVERIFY(!refusalOf(b, editGrant(catalogue(), purchase, stamp())).isEmpty());
    GrantChange nothing = purchase;
    nothing.entry = text("nobody");
    QVERIFY(!refusalOf(b, editGrant(catalogue(), nothing, stamp())).isEmpty());
    LedgerEntry &granted = b.character.ledger[1];
    GrantChange change = changeOf(granted);
    change.points = 6;
    QVERIFY(!refusalOf(b, editGrant(catalogue(), change, {})).isEmpty()); // nobody knows when
    granted.earlier.resize(limits::EntryVersions);
    QVERIFY(!refusalOf(b, editGrant(catalogue(), change, stamp())).isEmpty());
    granted.earlier.clear();
    granted.struck = Strike{QDate(2024, 5, 4), {}, {}};
    QVERIFY(!refusalOf(b, editGrant(catalogue(), change, stamp())).isEmpty());
}

void TestGrants::purchaseDatedBeforeItsAwardIsRefused()
{
    const Builder b = after(after(inPlay(1), award(20, 8)), award(1, 9));
    QCOMPARE(refusalOf(b, raise("rider", 4, 3)),
             text("On 3 May 2024 the experience for it was not there yet: 3 short. (rule H-034)"));
    QCOMPARE(refusalOf(b, raise("rider", 1, 3)), QString());
    QCOMPARE(refusalOf(b, raise("rider", 4, 8)), QString());
    const auto learn = [](int day) {
        return addCustomTrait(catalogue(), text("Sailor"), TraitKind::Talent, level(4), ids, stamp(day));
    };
    QCOMPARE(refusalOf(b, learn(3)),
             text("On 3 May 2024 the experience for it was not there yet: 3 short. (rule H-034)"));
    QCOMPARE(documentRefusal(b, {learn(8)}), QString());
    GiftEntry early = gift("starvision");
    QVERIFY(!refusalOf(b, takeGift(catalogue(), early, ids, stamp(3))).isEmpty());
}

void TestGrants::playBeginsWithWhatWasLeft_data()
{
    QTest::addColumn<int>("budget");
    QTest::addColumn<Leftover>("leftover");
    QTest::addColumn<int>("points");
    QTest::newRow("kept") << 20 << Leftover::Kept << 12;
    QTest::newRow("dropped") << 20 << Leftover::Dropped << 0;
    QTest::newRow("nothing left") << 8 << Leftover::Kept << 0;
    QTest::newRow("over the budget") << 5 << Leftover::Kept << 0;
}

void TestGrants::playBeginsWithWhatWasLeft()
{
    QFETCH(int, budget);
    QFETCH(Leftover, leftover);
    QFETCH(int, points);
    Builder b;
    b.levels({{"warrior", 6}}).character.creation.budget = budget;
    b = after(b, enterPlay(catalogue(), leftover, ids, stamp()));
    QCOMPARE(b.character.phase, Phase::Play);
    const LedgerEntry &entry = b.character.ledger.back();
    QCOMPARE(entry.kind, EntryKind::Award);
    QCOMPARE(entry.awardId, QString(PlayBegins));
    QCOMPARE(entry.points, points);
    QCOMPARE(b.evaluated()->experienceUnspent(), points);
    QVERIFY(!hasIssue(b, "budget-unspent"));
    QCOMPARE(playSince(b.character), std::optional(QDate(2024, 5, 3)));
}

void TestGrants::playBeginsBeforeItsPurchases()
{
    Builder b = after(after({}, enterPlay(catalogue(), Leftover::Kept, ids, stamp(3))), award(50, 4));
    b.character.ledger.back().date = QDate(2024, 5, 1); // there before play began
    b = after(b, raise("rider", 2, 6));
    const auto moved = [&b](int day) {
        GrantChange change = changeOf(b.character.ledger.front());
        change.date = QDate(2024, 5, day);
        return documentRefusal(b, {editGrant(catalogue(), change, stamp(9))});
    };
    QCOMPARE(moved(5), QString());
    QCOMPARE(moved(1), QString());
    QCOMPARE(moved(6),
             text("Play cannot begin on 6 May 2024: something was bought with experience before the "
                  "end of that day."));
    QVERIFY(!moved(7).isEmpty());
    b = after(b, strikeEntries(catalogue(), {b.character.ledger.back().id}, stamp(8)));
    QCOMPARE(moved(7), QString());
}

void TestGrants::playIsBegunOnce()
{
    const Builder b = after({}, enterPlay(catalogue(), Leftover::Kept, ids, stamp()));
    QVERIFY(!refusalOf(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp())).isEmpty());
    QVERIFY(!refusalOf({}, returnToCreation(ids, stamp())).isEmpty());
    QVERIFY(!refusalOf({}, enterPlay(catalogue(), Leftover::Kept, ids, {})).isEmpty());
}

void TestGrants::returnIsLoggedAlways()
{
    LedgerStamp plain = stamp(9);
    plain.reason.clear();
    const Builder b = after(after({}, enterPlay(catalogue(), Leftover::Dropped, ids, stamp())),
                            returnToCreation(ids, plain));
    QCOMPARE(b.character.phase, Phase::Creation);
    QCOMPARE(b.character.ledger.back().kind, EntryKind::Correction);
    QCOMPARE(b.character.ledger.back().points, 0);
    QCOMPARE(b.character.ledger.back().reason, text("Back to creation"));
}

void TestGrants::beginningAgainEditsTheEntry()
{
    Builder b;
    b.levels({{"warrior", 6}}).character.creation.budget = 20;
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(3)));
    b = after(b, returnToCreation(ids, stamp(4)));
    b = after(b, setTrait(catalogue(), text("rider"), level(4), ids, {}));
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(5)));
    QCOMPARE(b.character.ledger.size(), size_t{3});
    const LedgerEntry &entry = b.character.ledger.front();
    QCOMPARE(entry.points, 8);
    QCOMPARE(entry.date, QDate(2024, 5, 3));
    QCOMPARE(entry.earlier.size(), size_t{1});
    QCOMPARE(entry.earlier.front().points, 12);
    QCOMPARE(entry.earlier.front().editedOn, QDate(2024, 5, 5));
}

void TestGrants::beginningAgainIsAnEntryOfItsOwn()
{
    LedgerStamp plain = stamp(5);
    plain.reason.clear();
    Builder b = after({}, enterPlay(catalogue(), Leftover::Kept, ids, stamp(3)));
    b = after(b, returnToCreation(ids, stamp(4)));
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, plain));
    const LedgerEntry &again = b.character.ledger.back();
    QCOMPARE(again.date, plain.date);
    QCOMPARE(again.session, plain.session);
    QCOMPARE(again.who, plain.who);
    QCOMPARE(again.points, 0);
    QCOMPARE(statement(b.character, catalogue()).back().what, text("Play begins again"));
    QVERIFY(b.character.ledger.front().earlier.empty()); // nothing in it changed
    QVERIFY(b.evaluated()->issues.empty() || !b.evaluated()->hasOpenErrors());
}

/// Their day and words can be edited, nothing else, and they stay.
void TestGrants::whatMarksThePhaseBringsWhatItSays()
{
    Builder b;
    b.character.creation.budget = 12;
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(3)));
    b = after(b, returnToCreation(ids, stamp(4)));
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(5)));
    QCOMPARE(b.character.ledger.size(), size_t{3});
    for (const LedgerEntry &entry : b.character.ledger) {
        GrantChange change = changeOf(entry);
        change.reason = text("said otherwise");
        QCOMPARE(refusalOf(b, editGrant(catalogue(), change, stamp(9))), QString());
        change.points += 25;
        QVERIFY(!refusalOf(b, editGrant(catalogue(), change, stamp(9))).isEmpty());
        QVERIFY(!refusalOf(b, strikeEntries(catalogue(), {entry.id}, stamp(9), Debt::Accepted)).isEmpty());
    }
    b.character.ledger[1].points = 25; // of a file of before
    GrantChange nothing = changeOf(b.character.ledger[1]);
    nothing.points = 0;
    QCOMPARE(refusalOf(b, editGrant(catalogue(), nothing, stamp(9))), QString());
}

void TestGrants::beginningAgainNeedsWhatWasSpent()
{
    Builder b;
    b.levels({{"warrior", 6}}).character.creation.budget = 12;
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(3)));
    b = after(b, raise("rider", 3, 4));
    b = after(b, returnToCreation(ids, stamp(5)));
    QVERIFY(!refusalOf(b, enterPlay(catalogue(), Leftover::Dropped, ids, stamp(6))).isEmpty());
    QCOMPARE(refusalOf(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(6))), QString());
    const Builder spent = after(b, setTrait(catalogue(), text("archer"), level(2), ids, {}));
    QVERIFY(!refusalOf(spent, enterPlay(catalogue(), Leftover::Kept, ids, stamp(6))).isEmpty());
}

void TestGrants::whatBeginningAgainLacksMayBeOwed()
{
    Builder b;
    b.levels({{"warrior", 6}}).character.creation.budget = 12;
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(3)));
    b = after(b, raise("rider", 3, 4));
    b = after(b, returnToCreation(ids, stamp(5)));
    QCOMPARE(documentRefusal(b, {enterPlay(catalogue(), Leftover::Dropped, ids, stamp(6))}),
             text("On 4 May 2024 more experience would be spent than had been earned: 3 too much."));
    const Edit owing = enterPlay(catalogue(), Leftover::Dropped, ids, stamp(6), Debt::Accepted);
    QCOMPARE(documentRefusal(b, {owing}), QString()); // the game lets that debt pass
    const Builder owes = after(b, owing);
    QCOMPARE(owes.character.phase, Phase::Play);
    QCOMPARE(owes.evaluated()->experienceUnspent(), -3);
    const auto issues = evaluate(owes.character, catalogue())->issues;
    QVERIFY(std::any_of(issues.begin(), issues.end(), [](const Issue &issue) {
        return issue.isOpenError() && issue.code == text("experience-overspent");
    }));
}

void TestGrants::playBeginsOnlyWithoutOpenErrors()
{
    Builder b;
    b.levels({{"warrior", 6}}).character.creation.budget = 5;
    const Edit play = enterPlay(catalogue(), Leftover::Kept, ids, stamp());
    QCOMPARE(gameRefusal(b, play),
             text("Play cannot begin until this is mended or accepted: Traits and gifts cost 8 points, the "
                  "budget is 5: 3 too many."));
    Builder worse = b;
    worse.character.hands = {worse.add("sword", 1, Place::Left), QString()};
    QVERIFY2(gameRefusal(worse, play).contains(text("too many. 1 more")),
             qPrintable(gameRefusal(worse, play)));
    const Issue over = b.evaluated()->issues.front();
    const Builder accepted =
        after(b, acceptIssue(over, text("a prologue"), text("Ruth"), QDate(2024, 5, 2), ids));
    QCOMPARE(gameRefusal(accepted, play), QString());
    // Other steps go on with errors as before.
    QCOMPARE(gameRefusal(b, setTrait(catalogue(), text("warrior"), level(5), ids, {})), QString());
    QCOMPARE(gameRefusal(after(accepted, play), raise("rider", 0)), QString());
}

void TestGrants::wishesAreKeptInOrder()
{
    Builder b = inPlay(9).levels({{"warrior", 6}});
    for (const Wish &wish : {Wish{{}, text("warrior"), 7, {}, {}}, Wish{{}, text("warrior"), 8, {}, {}},
                             Wish{{}, {}, 0, text("longevity"), {}}})
        b = after(b, addWish(catalogue(), wish, ids));
    const auto order = [](const Builder &each) {
        QString levels;
        for (const Wish &wish : each.character.wishes)
            levels += QString::number(wish.level);
        return levels;
    };
    const QString first = b.character.wishes[0].id, last = b.character.wishes[2].id;
    QCOMPARE(order(b), text("780"));
    QCOMPARE(order(after(b, moveWish(last, first))), text("078"));
    QCOMPARE(order(after(b, moveWish(first, {}))), text("807"));
    QCOMPARE(order(after(b, moveWish(first, first))), text("780"));
    QCOMPARE(order(after(b, removeWish(first))), text("80"));
    QVERIFY(!refusalOf(b, removeWish(text("none"))).isEmpty());
    QVERIFY(!refusalOf(b, moveWish(text("none"), {})).isEmpty());
    QVERIFY(!refusalOf(b, moveWish(first, text("none"))).isEmpty());
}

void TestGrants::aTraitThatIsGoneIsNotWishedFor()
{
    Builder b = after({}, addCustomTrait(catalogue(), text("Sailor"), TraitKind::Talent, level(2), ids, {}));
    const QString id = b.character.creation.traits.front().id;
    b = after(b, addWish(catalogue(), {{}, id, 3, {}, {}}, ids));
    b = after(b, addWish(catalogue(), {{}, text("rider"), 3, {}, {}}, ids));
    b = after(b, removeCustomTrait(catalogue(), id));
    QCOMPARE(b.character.wishes.size(), size_t{1});
}

void TestGrants::wishesThatMakeNoSenseAreRefused_data()
{
    QTest::addColumn<Wish>("wish");
    QTest::newRow("nothing") << Wish{};
    QTest::newRow("no such trait") << Wish{{}, text("dancer"), 4, {}, {}};
    QTest::newRow("level 0") << Wish{{}, text("rider"), 0, {}, {}};
    QTest::newRow("level 101") << Wish{{}, text("rider"), 101, {}, {}};
    QTest::newRow("had already") << Wish{{}, text("warrior"), 6, {}, {}};
    QTest::newRow("no such gift") << Wish{{}, {}, 0, text("wings of wax"), {}};
    QTest::newRow("gift had already") << Wish{{}, {}, 0, text("starvision"), {}};
    QTest::newRow("both") << Wish{{}, text("rider"), 4, text("longevity"), {}};
    QTest::newRow("wished for already") << Wish{{}, text("warrior"), 8, {}, {}};
}

void TestGrants::wishesThatMakeNoSenseAreRefused()
{
    QFETCH(Wish, wish);
    Builder b = inPlay(9).levels({{"warrior", 6}}).gift("starvision");
    b.character.wishes = {{text("w1"), text("warrior"), 8, {}, {}}};
    QVERIFY(!refusalOf(b, addWish(catalogue(), wish, ids)).isEmpty());
    b.character.wishes.clear();
    for (int i = 0; i < limits::Wishes; ++i)
        b.character.wishes.push_back({QString::number(i), {}, 0, text("longevity"), {}});
    QVERIFY(!refusalOf(b, addWish(catalogue(), {{}, text("rider"), 4, {}, {}}, ids)).isEmpty());
}

QTEST_GUILESS_MAIN(TestGrants)
#include "tst_grants.moc"
