#include "core/hursagmu/edits/ledger.h"

#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/evaluation.h"
#include "core/rules/issue.h"
#include "tests/support/editing.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test::editing;
using sky::test::Builder;
using sky::test::catalogue;

class TestLedgerEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stampBeyondTheFileIsRefused_data();
    void stampBeyondTheFileIsRefused();
    void traitInPlayIsALedgerEntry();
    void raisesUnderOneStampAreOneEntry();
    void thereAndBackOnOneDayCostsNothing_data();
    void thereAndBackOnOneDayCostsNothing();
    void loweredAndRaisedBeyondIsOneRaise();
    void raiseOfAnotherOccasionStaysPaid();
    void loweringInPlayObeysRefunds();
    void changeBeforeALaterOneIsRefused();
    void giftsInPlay();
    void aGiftInPlayKeepsItsPrice_data();
    void aGiftInPlayKeepsItsPrice();
    void whatWasGivenBackStaysWhatTheOptionsSay_data();
    void whatWasGivenBackStaysWhatTheOptionsSay();
    void loweringUnderAnotherOptionIsAnotherEntry();
    void pointsGivenBackAndSpentAreBoughtAgain();
    void backToCreationIsRecorded();
    void levelBoughtInPlayIsRebuiltThroughItsEntry();
    void whatIsUndoneInCreationStaysToBeSeen();
    void whatIsChangedInCreationKeepsWhatItWas();
    void changedBackUnderOneStampLeavesNoTrace();
    void giftChangedInCreationKeepsWhatItWas();
    void fullHistoryRefusesAChange();
    void loweringThatPaidNothingIsRebuilt();
    void rebuildingNeverOverspendsExperience();
    void customTraitOfPlayIsRemovedInCreation();
    void customTraitThatTheLedgerNamesStays();
    void giftBoughtInPlayIsChangedInCreation();
};

void TestLedgerEdits::stampBeyondTheFileIsRefused_data()
{
    QTest::addColumn<LedgerStamp>("bad");
    LedgerStamp none = stamp(), session = stamp(), who = stamp(), reason = stamp(), late = stamp();
    none.date = {};
    late.date = QDate(10'000, 1, 1);
    session.session = QString(limits::TextLength + 1, QLatin1Char('x'));
    who.who = QString(limits::NameLength + 1, QLatin1Char('x'));
    reason.reason = QString(limits::TextLength + 1, QLatin1Char('x'));
    QTest::newRow("no date") << none;
    QTest::newRow("a year of five digits") << late;
    QTest::newRow("session") << session;
    QTest::newRow("who") << who;
    QTest::newRow("reason") << reason;
}

void TestLedgerEdits::stampBeyondTheFileIsRefused()
{
    QFETCH(LedgerStamp, bad);
    const Builder b = inPlay(50).levels({{"warrior", 6}}).gift("immunity");
    const QString giftId = b.character.creation.gifts.front().id;
    for (const Edit &edit :
         {setTrait(catalogue(), text("warrior"), level(7), ids, bad),
          setTrait(catalogue(), text("warrior"), level(5), ids, bad),
          addCustomTrait(catalogue(), text("Sailor"), TraitKind::Talent, level(2), ids, bad),
          takeGift(catalogue(), gift("starvision"), ids, bad), dropGift(catalogue(), giftId, ids, bad)})
        QVERIFY2(!refusalOf(b, edit).isEmpty(), qPrintable(edit.name));
}

void TestLedgerEdits::traitInPlayIsALedgerEntry()
{
    const Builder b = after(inPlay(5).levels({{"warrior", 6}}),
                            setTrait(catalogue(), text("warrior"), level(7), ids, stamp()));
    QCOMPARE(b.character.creation.traits.front().level, level(6));
    const LedgerEntry &entry = b.character.ledger.back();
    QCOMPARE(entry.kind, EntryKind::Raise);
    QCOMPARE(entry.from, 6);
    QCOMPARE(entry.to, 7);
    QCOMPARE(entry.reason, text("learned"));
    QCOMPARE(levelOf(b, "warrior"), 7);
    QCOMPARE(b.evaluated()->experienceSpent, 4);
}

void TestLedgerEdits::raisesUnderOneStampAreOneEntry()
{
    const Builder before = inPlay(50);
    Builder b = before;
    for (const int step : {1, 2, 3, 4, 3, 5})
        b = after(b, setTrait(catalogue(), text("rider"), level(step), ids, stamp()));
    QCOMPARE(b.character.ledger.size(), size_t{2});
    QCOMPARE(b.evaluated()->experienceSpent, 6);
    b = after(b, setTrait(catalogue(), text("rider"), level(0), ids, stamp()));
    QCOMPARE(b.character.ledger, before.character.ledger);
}

void TestLedgerEdits::thereAndBackOnOneDayCostsNothing_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<std::vector<int>>("steps");
    QTest::addColumn<bool>("otherBetween");
    QTest::newRow("lowered and raised") << 6 << std::vector<int>{5, 6} << false;
    QTest::newRow("lowered far, raised in steps") << 6 << std::vector<int>{2, 3, 4, 5, 6} << false;
    QTest::newRow("raised and lowered") << 6 << std::vector<int>{8, 7, 6} << false;
    QTest::newRow("to and fro") << 6 << std::vector<int>{8, 4, 7, 5, 6} << false;
    QTest::newRow("another trait between, lowered first") << 6 << std::vector<int>{5, 6} << true;
    QTest::newRow("another trait between, raised first") << 6 << std::vector<int>{7, 6} << true;
}

void TestLedgerEdits::thereAndBackOnOneDayCostsNothing()
{
    QFETCH(int, start);
    QFETCH(std::vector<int>, steps);
    QFETCH(bool, otherBetween);
    for (const Refunds refunds : {Refunds::Anytime, Refunds::CreationOnly, Refunds::Never}) {
        Builder b = inPlay(50).levels({{"warrior", start}});
        b.character.options.refunds = refunds;
        for (const int step : steps) {
            b = after(b, setTrait(catalogue(), text("warrior"), level(step), ids, stamp()));
            if (otherBetween && step == steps.front())
                b = after(b, setTrait(catalogue(), text("rider"), level(1), ids, stamp()));
        }
        QCOMPARE(levelOf(b, "warrior"), start);
        QCOMPARE(b.evaluated()->experienceSpent, otherBetween ? 1 : 0);
    }
}

void TestLedgerEdits::loweredAndRaisedBeyondIsOneRaise()
{
    Builder b = inPlay(50).levels({{"warrior", 6}});
    LedgerStamp other = stamp();
    other.reason = text("a bad day");
    b = after(b, setTrait(catalogue(), text("warrior"), level(3), ids, other));
    b = after(b, setTrait(catalogue(), text("warrior"), level(7), ids, stamp()));
    QCOMPARE(b.character.ledger.size(), size_t{2});
    QCOMPARE(b.character.ledger.back().from, 6);
    QCOMPARE(b.character.ledger.back().reason, text("learned"));
    QCOMPARE(b.evaluated()->experienceSpent, 4);
}

void TestLedgerEdits::raiseOfAnotherOccasionStaysPaid()
{
    Builder b = inPlay(50).levels({{"warrior", 6}});
    b = after(b, setTrait(catalogue(), text("warrior"), level(7), ids, stamp(3)));
    b = after(b, setTrait(catalogue(), text("warrior"), level(6), ids, stamp(4)));
    QCOMPARE(b.evaluated()->experienceSpent, 4);
    QCOMPARE(b.character.ledger.back().kind, EntryKind::Retrain);
}

void TestLedgerEdits::loweringInPlayObeysRefunds()
{
    for (const auto &[refunds, back] : {std::pair(Refunds::Anytime, 8), std::pair(Refunds::CreationOnly, 0),
                                        std::pair(Refunds::Never, 0)}) {
        Builder b = inPlay(0).levels({{"warrior", 6}});
        b.character.options.refunds = refunds;
        b = after(b, setTrait(catalogue(), text("warrior"), level(0), ids, stamp()));
        QCOMPARE(levelOf(b, "warrior"), 0);
        QCOMPARE(b.evaluated()->experienceUnspent(), back);
        QCOMPARE(b.character.ledger.back().kind, EntryKind::Retrain);
    }
}

void TestLedgerEdits::changeBeforeALaterOneIsRefused()
{
    const Builder b = after(inPlay(50), setTrait(catalogue(), text("rider"), level(4), ids, stamp(9)));
    QVERIFY(!refusalOf(b, setTrait(catalogue(), text("rider"), level(5), ids, stamp(8))).isEmpty());
    QCOMPARE(refusalOf(b, setTrait(catalogue(), text("rider"), level(5), ids, stamp(9))), QString());
    QCOMPARE(refusalOf(b, setTrait(catalogue(), text("archer"), level(5), ids, stamp(8))), QString());
}

void TestLedgerEdits::giftsInPlay()
{
    const Builder before = inPlay(6);
    Builder b = after(before, takeGift(catalogue(), gift("starvision"), ids, stamp()));
    QCOMPARE(b.character.ledger.back().kind, EntryKind::Gift);
    QCOMPARE(b.evaluated()->experienceUnspent(), 0);
    const QString id = b.character.ledger.back().gift->id;
    QCOMPARE(after(b, dropGift(catalogue(), id, ids, stamp())).character.ledger, before.character.ledger);

    QVERIFY(!refusalOf(b, dropGift(catalogue(), id, ids, stamp(2))).isEmpty()); // not had yet
    b = after(b, dropGift(catalogue(), id, ids, stamp(9)));
    QCOMPARE(b.character.ledger.back().kind, EntryKind::Retrain);
    QVERIFY(b.evaluated()->gifts.empty());
    QCOMPARE(b.evaluated()->experienceUnspent(), 0);
    b.character.options.refunds = Refunds::Anytime;
    QCOMPARE(b.evaluated()->experienceUnspent(), 0); // the entry says what it gave back
    b.character.ledger.back().paidBack.reset();
    QCOMPARE(b.evaluated()->experienceUnspent(), 6);

    Builder strict = before;
    strict.character.options.giftAfterCreation = GiftAfterCreation::Forbidden;
    QVERIFY(!refusalOf(strict, takeGift(catalogue(), gift("starvision"), ids, stamp())).isEmpty());
}

void TestLedgerEdits::aGiftInPlayKeepsItsPrice_data()
{
    QTest::addColumn<bool>("bought");
    QTest::newRow("of creation") << false;
    QTest::newRow("bought in play") << true;
}

void TestLedgerEdits::aGiftInPlayKeepsItsPrice()
{
    QFETCH(bool, bought);
    GiftEntry own;
    own.name = text("Wings");
    own.cost = 6;
    own.count = 2;
    Builder b = bought ? inPlay(50) : Builder();
    b = after(after(b, takeGift(catalogue(), gift("extra_limb"), ids, stamp())),
              takeGift(catalogue(), own, ids, stamp()));
    if (!bought) b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp()));
    const auto taken = [&b, bought](size_t place) {
        return bought ? *b.character.ledger.at(place + 1).gift : b.character.creation.gifts.at(place);
    };
    GiftEntry arms = taken(0), fewer = taken(1), cheaper = taken(1), other = taken(0);
    arms.count = 3;
    fewer.count = 1;
    cheaper.cost = 0;
    other.gift = text("longevity");
    for (const GiftEntry &changed : {arms, fewer, cheaper, other})
        QVERIFY(
            documentRefusal(b, {changeGift(catalogue(), changed)}).startsWith(text("In play another gift")));

    GiftEntry leg = taken(0);
    leg.limb = LimbKind::Leg;
    leg.detail = text("a tail's end");
    leg.explanation = text("a spring");
    leg.approved = true;
    const QString torches = b.add("torch", 3);
    b = after(b, setHands(catalogue(), {torches, torches, torches}));
    const size_t entries = b.character.ledger.size();
    b = after(b, changeGift(catalogue(), leg));
    QCOMPARE(taken(0), leg);
    QCOMPARE(b.character.ledger.size(), entries);
    QCOMPARE(b.character.hands, (std::vector<QString>{torches, torches}));
}

void TestLedgerEdits::whatWasGivenBackStaysWhatTheOptionsSay_data()
{
    QTest::addColumn<Refunds>("then");
    QTest::addColumn<Refunds>("now");
    QTest::addColumn<int>("back");
    QTest::newRow("nothing, later all") << Refunds::CreationOnly << Refunds::Anytime << 0;
    QTest::newRow("all, later nothing") << Refunds::Anytime << Refunds::Never << 54;
}

/// Another option is no purchase, and prices nothing anew.
void TestLedgerEdits::whatWasGivenBackStaysWhatTheOptionsSay()
{
    QFETCH(Refunds, then);
    QFETCH(Refunds, now);
    QFETCH(int, back);
    Builder b = inPlay(0).levels({{"warrior", 12}}).gift("starvision");
    b.character.options.refunds = then;
    b = after(b, setTrait(catalogue(), text("warrior"), level(8), ids, stamp()));
    b = after(b, dropGift(catalogue(), b.character.creation.gifts.front().id, ids, stamp()));
    QCOMPARE(b.evaluated()->experienceUnspent(), back);
    RuleOptions options = b.character.options;
    options.refunds = now;
    if (back > 0) b = after(b, setTrait(catalogue(), text("rider"), level(10), ids, stamp(4)));
    const int64_t unspent = b.evaluated()->experienceUnspent();
    QCOMPARE(documentRefusal(b, {setOptions(options)}), QString());
    QCOMPARE(after(b, setOptions(options)).evaluated()->experienceUnspent(), unspent);
    // An older file does not say it; the option that changes it then is no purchase either.
    for (LedgerEntry &entry : b.character.ledger)
        entry.paidBack.reset();
    QCOMPARE(documentRefusal(b, {setOptions(options)}), QString());
    QCOMPARE(after(b, setOptions(options)).evaluated()->experienceUnspent(), unspent + (back > 0 ? -54 : 54));
}

void TestLedgerEdits::loweringUnderAnotherOptionIsAnotherEntry()
{
    Builder b = inPlay(0).levels({{"warrior", 8}});
    const auto lower = [&b](int to) {
        b = after(b, setTrait(catalogue(), text("warrior"), level(to), ids, stamp()));
        return b.evaluated()->experienceUnspent();
    };
    QCOMPARE(lower(7), 0);
    b.character.options.refunds = Refunds::Anytime;
    QCOMPARE(lower(6), 4);
    QCOMPARE(b.character.ledger.size(), size_t{3});
    QCOMPARE(lower(5), 6); // the same lowering goes on
    QCOMPARE(b.character.ledger.size(), size_t{3});
    b.character.options.refunds = Refunds::Never;
    QCOMPARE(lower(6), 4); // half of it back as it was paid
    QCOMPARE(b.character.ledger.size(), size_t{3});
}

void TestLedgerEdits::pointsGivenBackAndSpentAreBoughtAgain()
{
    Builder b = inPlay(0).levels({{"warrior", 9}});
    b.character.options.refunds = Refunds::Anytime;
    b = after(b, grantExperience(catalogue(), {EntryKind::Correction, -8, {}}, ids, stamp(), Debt::Accepted));
    b = after(b, setTrait(catalogue(), text("warrior"), level(8), ids, stamp()));
    QCOMPARE(b.evaluated()->experienceUnspent(), 0);
    QCOMPARE(documentRefusal(b, {setTrait(catalogue(), text("warrior"), level(9), ids, stamp())}),
             text("Level 9 costs 8 more; no experience is unspent, 8 short. (rule H-034)"));
}

void TestLedgerEdits::backToCreationIsRecorded()
{
    const Builder bought = after(inPlay(9), setTrait(catalogue(), text("rider"), level(3), ids, stamp()));
    QVERIFY(!refusalOf(bought, returnToCreation(ids, {})).isEmpty()); // no date
    LedgerStamp plain = stamp(9);
    plain.reason.clear();
    const Builder b = after(bought, returnToCreation(ids, plain));
    QCOMPARE(b.character.phase, Phase::Creation);
    const LedgerEntry &entry = b.character.ledger.back();
    QCOMPARE(entry.kind, EntryKind::Correction);
    QCOMPARE(entry.date, plain.date);
    QCOMPARE(entry.points, 0);
    QVERIFY(!entry.reason.isEmpty());
    QCOMPARE(b.evaluated()->experienceUnspent(), 6);
}

namespace
{

/// Warrior 6 by creation, 7 and 9 by raises of two days; back in creation.
Builder rebuilt()
{
    Builder b = inPlay(30).levels({{"warrior", 6}});
    b = after(b, setTrait(catalogue(), text("warrior"), level(7), ids, stamp(3)));
    b = after(b, setTrait(catalogue(), text("warrior"), level(9), ids, stamp(4)));
    return after(b, returnToCreation(ids, stamp(5)));
}

} // namespace

void TestLedgerEdits::levelBoughtInPlayIsRebuiltThroughItsEntry()
{
    const auto at = [](int wanted) {
        const Builder b = after(rebuilt(), setTrait(catalogue(), text("warrior"), level(wanted), ids, {}));
        const auto now = b.evaluated();
        const bool broken = std::any_of(now->issues.begin(), now->issues.end(), [](const Issue &issue) {
            return issue.code.startsWith(text("raise"));
        });
        return QStringLiteral("%1: %2 points, %3 experience%4")
            .arg(now->level(text("warrior")))
            .arg(now->spent)
            .arg(now->experienceSpent)
            .arg(broken ? text(", broken") : QString());
    };
    QCOMPARE(at(10), text("10: 8 points, 24 experience"));
    QCOMPARE(at(8), text("8: 8 points, 8 experience"));
    QCOMPARE(at(7), text("7: 8 points, 4 experience"));
    QCOMPARE(at(6), text("6: 8 points, 0 experience"));
    QCOMPARE(at(2), text("2: 2 points, 0 experience"));
}

void TestLedgerEdits::whatIsUndoneInCreationStaysToBeSeen()
{
    const Builder b = after(rebuilt(), setTrait(catalogue(), text("warrior"), level(6), ids, {}));
    QCOMPARE(b.character.ledger.size(), rebuilt().character.ledger.size());
    for (const LedgerEntry &entry : b.character.ledger) {
        QCOMPARE(entry.struck.has_value(), entry.kind == EntryKind::Raise);
        if (entry.struck)
            QCOMPARE(entry.struck->date, stamp(5).date); // the ledger's last day: none was given
    }
    const Builder dated = after(rebuilt(), setTrait(catalogue(), text("warrior"), level(6), ids, stamp(7)));
    QCOMPARE(std::count_if(dated.character.ledger.begin(), dated.character.ledger.end(),
                           [](const LedgerEntry &entry) {
                               return entry.struck && entry.struck->date == stamp(7).date;
                           }),
             2);
    Builder gifted = after(inPlay(9), takeGift(catalogue(), gift("extra_limb"), ids, stamp()));
    const QString limb = gifted.character.ledger.back().gift->id;
    gifted = after(gifted, returnToCreation(ids, stamp(5)));
    gifted = after(gifted, dropGift(catalogue(), limb, ids, stamp(6)));
    QVERIFY(gifted.evaluated()->gifts.empty());
    QVERIFY(std::any_of(gifted.character.ledger.begin(), gifted.character.ledger.end(),
                        [](const LedgerEntry &entry) { return entry.gift && entry.struck; }));
}

namespace
{

/// "warrior 9 <- 8 on 7": of the last raise, what it leads to, and what it led to before.
QString raiseSaid(const Builder &b)
{
    QStringList said;
    for (const LedgerEntry &entry : b.character.ledger) {
        if (entry.kind != EntryKind::Raise) continue;
        QString each = QString::number(entry.to);
        for (const EntryVersion &version : entry.earlier)
            each += QStringLiteral(" <- %1 on %2").arg(version.to.value_or(-1)).arg(version.editedOn.day());
        said << each + (entry.struck ? text(" struck") : QString());
    }
    return said.join(text(", "));
}

} // namespace

void TestLedgerEdits::whatIsChangedInCreationKeepsWhatItWas()
{
    const auto set = [](const Builder &b, int wanted, const LedgerStamp &under) {
        return after(b, setTrait(catalogue(), text("warrior"), level(wanted), ids, under));
    };
    Builder b = set(rebuilt(), 8, stamp(7));
    QCOMPARE(raiseSaid(b), text("7, 8 <- 9 on 7"));
    const EntryVersion &version = b.character.ledger[2].earlier.front();
    QCOMPARE(version.editedBy, text("Jonas"));
    QCOMPARE(version.why, text("learned"));
    QCOMPARE(version.date, stamp(4).date);
    QCOMPARE(raiseSaid(set(b, 10, stamp(8))), text("7, 10 <- 9 on 7 <- 8 on 8"));
    // Without a stamp: under the last day of the ledger.
    QCOMPARE(raiseSaid(set(rebuilt(), 8, {})), text("7, 8 <- 9 on 5"));
    // A new trait that began lower keeps the level it began at.
    Builder own = after(
        inPlay(9), addCustomTrait(catalogue(), text("Sailor"), TraitKind::Talent, level(3), ids, stamp()));
    const QString id = own.character.ledger.back().newTrait->id;
    own = after(own, returnToCreation(ids, stamp(5)));
    own = after(own, setTrait(catalogue(), id, level(2), ids, stamp(6)));
    QCOMPARE(own.character.ledger[1].newTrait->level, level(2));
    QCOMPARE(own.character.ledger[1].earlier.front().to, std::optional(3));
}

void TestLedgerEdits::changedBackUnderOneStampLeavesNoTrace()
{
    const auto through = [](const std::vector<int> &levels) {
        Builder b = rebuilt();
        for (const int wanted : levels)
            b = after(b, setTrait(catalogue(), text("warrior"), level(wanted), ids, stamp(7)));
        return raiseSaid(b);
    };
    QCOMPARE(through({8, 9}), text("7, 9"));
    QCOMPARE(through({10, 8}), text("7, 8 <- 9 on 7"));
    // What goes in steps is struck as it stood.
    QCOMPARE(through({8, 7}), text("7, 9 struck"));
    QCOMPARE(through({8, 7, 6}), text("7 struck, 9 struck"));
}

void TestLedgerEdits::giftChangedInCreationKeepsWhatItWas()
{
    Builder b = after(inPlay(9), takeGift(catalogue(), gift("extra_limb"), ids, stamp()));
    GiftEntry limb = *b.character.ledger.back().gift;
    b = after(b, returnToCreation(ids, stamp(5)));
    limb.count = 2;
    const Builder two = after(b, changeGift(catalogue(), limb, stamp(6)));
    QCOMPARE(two.character.ledger[1].earlier.size(), size_t{1});
    QCOMPARE(two.character.ledger[1].earlier.front().gift->count, 1);
    limb.count = 1;
    QVERIFY(after(two, changeGift(catalogue(), limb, stamp(6))).character.ledger[1].earlier.empty());
    QCOMPARE(after(two, changeGift(catalogue(), limb, stamp(7))).character.ledger[1].earlier.size(),
             size_t{2});
    limb.detail = text("a tail"); // costs nothing: no history
    QCOMPARE(after(b, changeGift(catalogue(), limb, stamp(6))).character.ledger[1].earlier.size(), size_t{0});
}

void TestLedgerEdits::fullHistoryRefusesAChange()
{
    Builder b = rebuilt();
    b.character.ledger[2].earlier.resize(limits::EntryVersions);
    QVERIFY(!refusalOf(b, setTrait(catalogue(), text("warrior"), level(8), ids, stamp(7))).isEmpty());
    QCOMPARE(refusalOf(b, setTrait(catalogue(), text("warrior"), level(7), ids, stamp(7))), QString());
}

void TestLedgerEdits::loweringThatPaidNothingIsRebuilt()
{
    Builder b = inPlay(0).levels({{"warrior", 6}});
    b = after(b, setTrait(catalogue(), text("warrior"), level(3), ids, stamp()));
    b = after(b, returnToCreation(ids, stamp(5)));
    b = after(b, setTrait(catalogue(), text("warrior"), level(2), ids, {}));
    QCOMPARE(levelOf(b, "warrior"), 2);
    QCOMPARE(b.evaluated()->spent, 2);
}

void TestLedgerEdits::rebuildingNeverOverspendsExperience()
{
    Builder b = rebuilt();
    LedgerEntry award;
    award.id = text("e9");
    award.date = QDate(2024, 5, 6);
    award.points = 500;
    b.character.ledger.push_back(award); // too late for what was bought before
    QVERIFY(!refusalOf(b, setTrait(catalogue(), text("warrior"), level(11), ids, {})).isEmpty());
    QCOMPARE(refusalOf(b, setTrait(catalogue(), text("warrior"), level(10), ids, {})), QString());
}

void TestLedgerEdits::customTraitOfPlayIsRemovedInCreation()
{
    Builder b = after(inPlay(9),
                      addCustomTrait(catalogue(), text("Sailor"), TraitKind::Talent, level(2), ids, stamp()));
    const QString id = b.character.ledger.back().newTrait->id;
    b = after(b, setTrait(catalogue(), id, level(3), ids, stamp(4)));
    QVERIFY(!refusalOf(b, removeCustomTrait(catalogue(), id)).isEmpty());
    b = after(b, returnToCreation(ids, stamp(5)));
    const size_t entries = b.character.ledger.size();
    b = after(b, removeCustomTrait(catalogue(), id));
    QVERIFY(!b.evaluated()->trait(id));
    QCOMPARE(b.evaluated()->experienceSpent, 0);
    QCOMPARE(b.character.ledger.size(), entries);
    QStringList struck;
    for (const StatementLine &line : statement(b.character, catalogue()))
        if (line.struck) struck << line.what;
    QCOMPARE(struck, QStringList({text("Sailor, new at 2"), QStringLiteral("Sailor 2 \u2192 3")}));
}

void TestLedgerEdits::customTraitThatTheLedgerNamesStays()
{
    Builder b = after(inPlay(9), setPhase(Phase::Creation));
    b = after(b, addCustomTrait(catalogue(), text("Sailor"), TraitKind::Talent, level(2), ids, {}));
    const QString id = b.character.creation.traits.back().id;
    QCOMPARE(refusalOf(b, removeCustomTrait(catalogue(), id)), QString());
    b = after(b, setPhase(Phase::Play));
    b = after(b, setTrait(catalogue(), id, level(3), ids, stamp(4)));
    b = after(b, returnToCreation(ids, stamp(5)));
    const auto stays = [&] {
        return refusalOf(b, removeCustomTrait(catalogue(), id)) ==
               text("The ledger tells of Sailor: it can be set to 0, but it stays.");
    };
    QVERIFY(stays());
    b = after(b, setTrait(catalogue(), id, level(0), ids, stamp(6)));
    QCOMPARE(b.evaluated()->level(id), 0);
    QVERIFY(stays()); // what was struck names it too
    const auto lines = statement(b.character, catalogue());
    QVERIFY(std::any_of(lines.begin(), lines.end(), [](const StatementLine &line) {
        return line.struck && line.what == QStringLiteral("Sailor 2 \u2192 3");
    }));
}

void TestLedgerEdits::giftBoughtInPlayIsChangedInCreation()
{
    Builder b = after(inPlay(9), takeGift(catalogue(), gift("extra_limb"), ids, stamp()));
    GiftEntry limb = *b.character.ledger.back().gift;
    b = after(b, returnToCreation(ids, stamp(5)));
    limb.count = 2;
    b = after(b, changeGift(catalogue(), limb));
    QCOMPARE(b.evaluated()->experienceSpent, 8);
    QCOMPARE(b.evaluated()->spent, 0);
    limb.count = 3;
    QVERIFY(!refusalOf(b, changeGift(catalogue(), limb)).isEmpty());
    b = after(b, dropGift(catalogue(), limb.id, ids, {}));
    QVERIFY(b.evaluated()->gifts.empty());
    QCOMPARE(b.evaluated()->experienceSpent, 0);
    QVERIFY(!refusalOf(b, dropGift(catalogue(), limb.id, ids, {})).isEmpty());
}

QTEST_GUILESS_MAIN(TestLedgerEdits)
#include "tst_ledger_edits.moc"
