#include "core/hursagmu/ledger/statement.h"

#include "core/document/document.h"
#include "core/hursagmu/checks/evaluate.h"
#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/ledger/asof.h"
#include "core/hursagmu/ledger/dependants.h"
#include "core/hursagmu/ledger/growth.h"
#include "core/hursagmu/ledger/unspent.h"
#include "core/hursagmu/ledger/wishlist.h"
#include "core/hursagmu/rules/traits.h"
#include "core/hursagmu/text.h"
#include "tests/support/editing.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;
using namespace sky::test::editing;

/// What a ledger says: its lines, the character of a day, growth, wishes.
class TestStatement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesSayWhatHappened();
    void whyIsReasonSessionOrPrice();
    void aPriceIsOneNumberWithItsSum();
    void struckLinesStandInTheirPlace();
    void aStruckLineSaysWhatItWas();
    void phasesHaveWordsOfTheirOwn();
    void anEarlierLevelIsSaid();
    void purseIsWhatPurchasesOfTheDayMaySpend();
    void whatIsToComeIsToldApart_data();
    void whatIsToComeIsToldApart();
    void theMastersConsentIsSaid_data();
    void theMastersConsentIsSaid();
    void amountsAreSigned_data();
    void amountsAreSigned();
    void loweringSaysWhetherItPays_data();
    void loweringSaysWhetherItPays();
    void editedAwardsTellWhatTheySaid();
    void aDayShowsWhatTheLedgerHadThen();
    void aDayTellsWhatWasChangedSince();
    void aDayHasTheArmsOfThen();
    void aDayBeforePlayIsCreation();
    void momentsAreTheDaysThatCount();
    void growthIsCountedByDays();
    void growthOfTheAbsurdStaysWithinBounds();
    void wishesHaveThePriceOfToday();
    void wishesInCreationArePaidWithPoints();
    void aWishIsBoughtAndGone();
    void aWishThatIsReachedIsNotBought();
    void aWishedGiftComesExplained();
    void possibleRaisesAreTheDearestFirst();
};

namespace
{

LedgerStamp plain(int day)
{
    return {QDate(2024, 5, day), {}, {}, {}};
}

Edit award(int64_t points, const LedgerStamp &stamp)
{
    return grantExperience(catalogue(), {EntryKind::Award, points, {}}, ids, stamp);
}

Edit raise(const char *trait, int to, const LedgerStamp &stamp)
{
    return setTrait(catalogue(), text(trait), level(to), ids, stamp);
}

GiftEntry explained(const char *id)
{
    GiftEntry entry = gift(id);
    entry.explanation = text("drank from the sky spring");
    entry.approved = true;
    return entry;
}

/// Warrior 8; awards of day 1 and 5, warrior 9 on day 2, a gift on day 6, a trait of its own and a
/// correction on day 7.
Builder juk()
{
    Builder b = inPlay(20).levels({{"warrior", 8}, {"sneak", 4}});
    b = after(b, raise("warrior", 9, plain(2)));
    b = after(b, award(9, {QDate(2024, 5, 5), text("The drowned gate"), text("Ruth"), {}}));
    b = after(b, takeGift(catalogue(), explained("longevity"), ids, plain(6)));
    b = after(b, addCustomTrait(catalogue(), text("Singer"), TraitKind::Profession, level(3), ids, plain(7)));
    LedgerStamp correction = plain(7);
    correction.reason = text("The award of 5 May was 8");
    return after(b, grantExperience(catalogue(), {EntryKind::Correction, -1, {}}, ids, correction));
}

/// "date kind what why points balance"
QString said(const StatementLine &line)
{
    return QStringLiteral("%1 %2 | %3 | %4 | %5 | %6")
        .arg(line.date.day())
        .arg(line.kindWord, line.what, line.why)
        .arg(line.points.value())
        .arg(line.balance)
        .replace(QChar(0x2192), QLatin1String("->"))
        .replace(QChar(0x2212), QLatin1Char('-'));
}

QStringList said(const Builder &b)
{
    QStringList lines;
    for (const StatementLine &line : statement(b.character, catalogue()))
        lines << said(line);
    return lines;
}

} // namespace

void TestStatement::linesSayWhatHappened()
{
    const QStringList lines = {
        text("1 award |  |  | 20 | 20"),
        text("2 raise | Warrior 8 -> 9 | 24 - 16, level 9 less level 8 | -8 | 12"),
        text("5 award |  | The drowned gate | 9 | 21"),
        text("6 gift | Longevity | drank from the sky spring; the Master approves | -4 | 17"),
        text("7 new trait | Singer, new at 3 |  | -3 | 14"),
        text("7 correction |  | The award of 5 May was 8 | -1 | 13")};
    QCOMPARE(said(juk()), lines);
    QCOMPARE(juk().evaluated()->experienceUnspent(), 13);
}

void TestStatement::whyIsReasonSessionOrPrice()
{
    const auto why = [](const LedgerStamp &stamp) {
        return statement(after(inPlay(9), raise("rider", 2, stamp)).character, catalogue()).back().why;
    };
    QCOMPARE(why(stamp()), text("learned"));
    LedgerStamp session = stamp();
    session.reason.clear();
    QCOMPARE(why(session), text("the mill"));
    QCOMPARE(why(plain(3)), QStringLiteral("2 \u2212 0, level 2 less level 0"));
}

void TestStatement::aPriceIsOneNumberWithItsSum()
{
    const Builder before = after(inPlay(20).levels({{"warrior", 8}}), award(1, plain(2)));
    const int64_t shown = *before.evaluated()->trait(text("warrior"))->nextCost;
    const Builder b = after(before, raise("warrior", 9, plain(3)));
    const Breakdown points = statement(b.character, catalogue()).back().points;
    QCOMPARE(points.value(), -shown);
    QCOMPARE(points.evaluated(), points.value());
    QCOMPARE(points.parts().size(), size_t{1});
    const QString sum = points.parts().front().toText();
    QVERIFY2(sum.startsWith(QStringLiteral("8 = 24 for level 9 \u2212 16 for level 8, paid before")),
             qPrintable(sum));
    QVERIFY2(sum.endsWith(text("[H-034]")), qPrintable(sum));
    QCOMPARE(before.evaluated()->experienceUnspent() - b.evaluated()->experienceUnspent(), shown);
}

void TestStatement::struckLinesStandInTheirPlace()
{
    Builder b = juk();
    const QString first = b.character.ledger[1].id;
    b = after(b, strikeEntries(catalogue(), {first}, stamp(9)));
    const auto lines = statement(b.character, catalogue());
    QCOMPARE(said(lines[1]), text("2 raise | Warrior 8 -> 9 | 24 - 16, level 9 less level 8 | 0 | 20"));
    QCOMPARE(lines[1].was, -8);
    QCOMPARE(lines[1].struckWith, QString());
    QCOMPARE(lines[2].was, 0);
    QCOMPARE(lines[1].struck->reason, text("learned"));
    QCOMPARE(lines[2].balance, 29);
    QCOMPARE(lines.back().balance, b.evaluated()->experienceUnspent());
}

void TestStatement::aStruckLineSaysWhatItWas()
{
    Builder b = juk();
    b = after(b, takeGift(catalogue(), explained("starvision"), ids, plain(8)));
    QStringList all;
    for (const LedgerEntry &entry : b.character.ledger)
        all << entry.id;
    b = after(b, strikeEntries(catalogue(), all, stamp(9)));
    QStringList was, with;
    for (const StatementLine &line : statement(b.character, catalogue())) {
        was << QString::number(line.was);
        QCOMPARE(line.points.value(), 0);
        if (!line.struckWith.isEmpty()) with << line.struckWith;
    }
    QCOMPARE(was.join(u' '), text("20 -8 9 -4 -3 -1 -6"));
    QCOMPARE(with, QStringList(6, text("award +20, 1 May 2024"))); // all but the first itself
}

void TestStatement::phasesHaveWordsOfTheirOwn()
{
    const auto begun = [](Leftover leftover) {
        Builder b;
        b.levels({{"warrior", 6}}).character.creation.budget = 12;
        return after(b, enterPlay(catalogue(), leftover, ids, plain(3)));
    };
    QCOMPARE(said(begun(Leftover::Kept)).front(), text("3 play | Play begins, 4 points kept |  | 4 | 4"));
    Builder b = begun(Leftover::Dropped);
    QCOMPARE(said(b).front(), text("3 play | Play begins, 4 points lapsed |  | 0 | 0"));
    b = after(b, returnToCreation(ids, stamp(5)));
    QCOMPARE(said(b).back(), text("5 creation | Back to creation | learned | 0 | 0"));
    QCOMPARE(said(after(after({}, enterPlay(catalogue(), Leftover::Dropped, ids, plain(3))),
                        returnToCreation(ids, plain(5))))
                 .back(),
             text("5 creation | Back to creation |  | 0 | 0"));
    b = after(b, enterPlay(catalogue(), Leftover::Dropped, ids, plain(6)));
    QCOMPARE(said(b).back(), text("6 play | Play begins again |  | 0 | 0"));
}

void TestStatement::anEarlierLevelIsSaid()
{
    Builder b = after(juk(), returnToCreation(ids, stamp(8)));
    b = after(b, award(30, stamp(1)));
    b = after(b, setTrait(catalogue(), text("warrior"), level(10), ids, stamp(9)));
    const auto lines = statement(b.character, catalogue());
    const auto raised = std::find_if(lines.begin(), lines.end(),
                                     [](const auto &line) { return line.kind == EntryKind::Raise; });
    QCOMPARE(raised->what, QStringLiteral("Warrior 8 \u2192 10"));
    QCOMPARE(raised->earlier.size(), size_t{1});
    QCOMPARE(raised->earlier.front().what, QStringLiteral("Warrior 8 \u2192 9"));
}

void TestStatement::purseIsWhatPurchasesOfTheDayMaySpend()
{
    const Builder b = juk();
    const auto facts = b.evaluated();
    const auto purse = [&facts](int day) { return int(facts->purseOn(QDate(2024, 5, day))); };
    QCOMPARE((std::vector<int>{purse(1), purse(2), purse(4), purse(5), purse(6), purse(7), purse(30)}),
             (std::vector<int>{12, 12, 12, 13, 13, 13, 13}));
    QCOMPARE(facts->purseOn(QDate(2024, 4, 30)), 0);
    // An award of a day to come cannot be spent before it.
    const Builder later = after(b, award(5, plain(20)));
    QCOMPARE(later.evaluated()->purseOn(QDate(2024, 5, 19)), 13);
    QCOMPARE(later.evaluated()->purseOn(QDate(2024, 5, 20)), 18);
    for (int day = 1; day <= 20; ++day) { // what it says is what the verb lets through
        const auto now = later.evaluated();
        const int64_t most = now->purseOn(QDate(2024, 5, day));
        const int reach =
            rules::highestLevel(Level(), std::max<int64_t>(0, most), CostExtension::Recurrence).value();
        QCOMPARE(documentRefusal(later, {raise("archer", reach, plain(day))}), QString());
        QVERIFY(!documentRefusal(later, {raise("archer", reach + 1, plain(day))}).isEmpty());
    }
}

void TestStatement::whatIsToComeIsToldApart_data()
{
    QTest::addColumn<QList<int>>("awards"); // day, points, day, points ...
    QTest::addColumn<int>("today");
    QTest::addColumn<int>("now");
    QTest::addColumn<int>("later");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QList<int> &awards, int today, int now, int later,
                        const char *words) {
        QTest::newRow(name) << awards << today << now << later << text(words);
    };
    row("all is there", {2, 5}, 2, 12, 0, "");
    row("a part is to come", {2, 5}, 1, 7, 5, "5 of them from 2 May 2024 on");
    row("two parts are to come", {3, 5, 9, 2}, 2, 7, 7, "7 of them from 9 May 2024 on");
    row("all is to come", {1, -7, 9, 2}, 3, 0, 2, "none of them before 9 May 2024");
    row("more is taken than is there", {2, -9, 4, 5}, 1, -2, 3, "none of them before 4 May 2024");
    row("taken for good", {4, -3}, 1, 4, 0, "");
    row("owed for good", {4, -9}, 1, -2, 0, "");
}

void TestStatement::whatIsToComeIsToldApart()
{
    QFETCH(QList<int>, awards);
    QFETCH(int, today);
    Builder b = inPlay(7);
    for (int i = 0; i < awards.size(); i += 2) {
        LedgerEntry entry;
        entry.id = QStringLiteral("x%1").arg(i);
        entry.date = QDate(2024, 5, awards[i]);
        entry.sequence = i + 1;
        entry.points = awards[i + 1];
        b.character.ledger.push_back(entry);
    }
    const Unspent unspent = unspentOn(*b.evaluated(), QDate(2024, 5, today));
    QCOMPARE(unspent.all, b.evaluated()->experienceUnspent());
    QTEST(int(unspent.now), "now");
    QTEST(int(unspent.later()), "later");
    QTEST(laterWords(unspent), "words");
    b = after(b, setPhase(Phase::Creation));
    QCOMPARE(unspentOn(*b.evaluated(), QDate(2024, 5, today)).later(), 0);
}

void TestStatement::theMastersConsentIsSaid_data()
{
    QTest::addColumn<QString>("session");
    QTest::addColumn<QString>("explanation");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<bool>("approved");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, const QStringList &said, bool approved, const char *why) {
        QTest::newRow(name) << said[0] << said[1] << said[2] << approved << text(why);
    };
    row("nothing said", {"", "", ""}, false, "");
    row("consent alone", {"", "", ""}, true, "the Master approves");
    row("session", {"the mill", "", ""}, true, "the mill; the Master approves");
    row("explanation", {"the mill", "a spring", ""}, true, "a spring; the Master approves");
    row("reason", {"the mill", "a spring", "drank"}, true, "drank; the Master approves");
    row("no consent", {"the mill", "a spring", "drank"}, false, "drank");
}

void TestStatement::theMastersConsentIsSaid()
{
    QFETCH(QString, session);
    QFETCH(QString, explanation);
    QFETCH(QString, reason);
    QFETCH(bool, approved);
    GiftEntry taken = gift("longevity");
    taken.explanation = explanation;
    taken.approved = approved;
    const LedgerStamp by{QDate(2024, 5, 2), session, {}, reason};
    QTEST(
        statement(after(inPlay(9), takeGift(catalogue(), taken, ids, by)).character, catalogue()).back().why,
        "why");
}

void TestStatement::amountsAreSigned_data()
{
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << qint64(0) << QStringLiteral("0");
    QTest::newRow("up") << qint64(4) << QStringLiteral("+4");
    QTest::newRow("down") << qint64(-4) << QStringLiteral("\u22124");
    QTest::newRow("most") << qint64(std::numeric_limits<int64_t>::max())
                          << QStringLiteral("+9223372036854775807");
    QTest::newRow("least") << qint64(std::numeric_limits<int64_t>::min())
                           << QStringLiteral("\u22129223372036854775808");
}

void TestStatement::amountsAreSigned()
{
    QFETCH(qint64, number);
    QTEST(signedNumber(number), "words");
}

void TestStatement::loweringSaysWhetherItPays_data()
{
    QTest::addColumn<Refunds>("refunds");
    QTest::addColumn<QString>("line");
    QTest::newRow("any time") << Refunds::Anytime << text("3 lowered | Warrior 8 -> 6 |  | 8 | 8");
    QTest::newRow("never") << Refunds::Never
                           << text("3 lowered | Warrior 8 -> 6 | no points back in this campaign | 0 | 0");
}

void TestStatement::loweringSaysWhetherItPays()
{
    QFETCH(Refunds, refunds);
    QFETCH(QString, line);
    Builder b = inPlay(0).levels({{"warrior", 8}}).gift("starvision");
    b.character.options.refunds = refunds;
    b = after(b, raise("warrior", 6, plain(3)));
    QCOMPARE(said(b).back(), line);
    b = after(b, dropGift(catalogue(), b.character.creation.gifts.front().id, ids, plain(4)));
    const StatementLine given = statement(b.character, catalogue()).back();
    QCOMPARE(given.kindWord, text("given up"));
    QCOMPARE(given.what, text("Starvision"));
    QCOMPARE(given.points.value(), refunds == Refunds::Anytime ? 6 : 0);
}

void TestStatement::editedAwardsTellWhatTheySaid()
{
    Builder b = after(inPlay(0), award(5, stamp(3)));
    const QString id = b.character.ledger.back().id;
    b = after(b, editGrant(catalogue(), {id, 4, QDate(2024, 5, 3), {}, text("counted")}, stamp(6)));
    const StatementLine line = statement(b.character, catalogue()).back();
    QCOMPARE(line.earlier.size(), size_t{1});
    QCOMPARE(line.earlier.front().version.points, 5);
    QCOMPARE(line.points.value(), 4);
    QVERIFY(!line.beginsPlay);
}

void TestStatement::aDayShowsWhatTheLedgerHadThen()
{
    Builder b = juk();
    b.character.notes = text("today's");
    const auto then = asOf(b.character, catalogue(), QDate(2024, 5, 5));
    QCOMPARE(then->ledger.size(), size_t{3});
    QCOMPARE(then->notes, b.character.notes);
    QCOMPARE(asOf(b.character, catalogue(), QDate(2024, 5, 4))->ledger.size(), size_t{2});
    QCOMPARE(asOf(b.character, catalogue(), QDate(2023, 1, 1))->ledger.size(), size_t{0});
    QCOMPARE(asOf(b.character, catalogue(), QDate(2030, 1, 1))->ledger, b.character.ledger);
    // By the ledger as it stands today: what was struck since does not count then either.
    const Builder struck = after(b, strikeEntries(catalogue(), {b.character.ledger[1].id}, stamp(9)));
    Builder day;
    day.character = *asOf(struck.character, catalogue(), QDate(2024, 5, 5));
    QCOMPARE(levelOf(day, "warrior"), 8);
    QCOMPARE(day.evaluated()->experienceUnspent(), 29);
}

void TestStatement::aDayTellsWhatWasChangedSince()
{
    Builder b = juk();
    const auto since = [&b](int day) { return changedSince(b.character, QDate(2024, 5, day)); };
    QCOMPARE(since(7), QString());                   // no plurals here: no translation is loaded
    const LedgerEntry award = b.character.ledger[2]; // of 5 May
    b = after(b, editGrant(catalogue(), {award.id, 8, award.date, award.session, {}}, stamp(10)));
    QCOMPARE(since(7), text("Since that day: 1 entries changed. It is shown as the ledger stands now."));
    QCOMPARE(since(4), QString());  // before it
    QCOMPARE(since(10), QString()); // when it was edited
    b = after(b, editGrant(catalogue(), {award.id, 8, QDate(2024, 5, 20), award.session, {}}, stamp(11)));
    QCOMPARE(since(7), text("Since that day: 1 entries changed. It is shown as the ledger stands now."));
    b = after(b, strikeEntries(catalogue(), {b.character.ledger[1].id, b.character.ledger[3].id}, stamp(12)));
    QCOMPARE(since(7), text("Since that day: 2 entries struck, 1 entries changed. It is shown as the ledger "
                            "stands now."));
    QCOMPARE(since(3), text("Since that day: 1 entries struck. It is shown as the ledger stands now."));
    QCOMPARE(since(12), QString());
}

void TestStatement::aDayHasTheArmsOfThen()
{
    Builder b = after(inPlay(6), takeGift(catalogue(), explained("extra_limb"), ids, plain(15)));
    const QString torches = b.add("torch", 3);
    b = after(b, setHands(catalogue(), {torches, torches, torches}));
    QCOMPARE(asOf(b.character, catalogue(), QDate(2024, 5, 15))->hands, b.character.hands);
    const auto then = asOf(b.character, catalogue(), QDate(2024, 5, 14));
    QCOMPARE(then->hands, (std::vector<QString>{torches, torches}));
    const auto now = evaluate(*then, catalogue());
    QVERIFY(std::none_of(now->issues.begin(), now->issues.end(),
                         [](const Issue &issue) { return issue.isOpenError(); }));
}

void TestStatement::aDayBeforePlayIsCreation()
{
    Builder b;
    b = after(b, enterPlay(catalogue(), Leftover::Kept, ids, stamp(3)));
    QCOMPARE(asOf(b.character, catalogue(), QDate(2024, 5, 2))->phase, Phase::Creation);
    QCOMPARE(asOf(b.character, catalogue(), QDate(2024, 5, 3))->phase, Phase::Play);
    QCOMPARE(asOf(inPlay(3).character, catalogue(), QDate(2024, 4, 1))->phase,
             Phase::Play); // nothing says when
}

void TestStatement::momentsAreTheDaysThatCount()
{
    Builder b = after(juk(), award(1, {QDate(2024, 5, 5), {}, {}, {}}));
    const auto days = [&b] {
        QStringList found;
        for (const Moment &moment : moments(b.character))
            found << QStringLiteral("%1 %2").arg(moment.date.day()).arg(moment.session).trimmed();
        return found.join(text(", "));
    };
    QCOMPARE(days(), text("1, 2, 5 The drowned gate, 6, 7"));
    b = after(b, strikeEntries(catalogue(), {b.character.ledger[1].id}, stamp(9)));
    QCOMPARE(days(), text("1, 5 The drowned gate, 6, 7"));
    QVERIFY(moments({}).empty());
}

void TestStatement::growthIsCountedByDays()
{
    Builder b = after(juk(), raise("sneak", 5, stamp(7)));
    b = after(b, raise("warrior", 10, stamp(8)));
    b = after(b, strikeEntries(catalogue(), {b.character.ledger.back().id}, stamp(9)));
    const Growth growth = growthOf(b.character, catalogue());
    QStringList days, traits;
    for (const Growth::Day &day : growth.days)
        days << QStringLiteral("%1: %2 %3").arg(day.date.day()).arg(day.earned).arg(day.spent);
    QCOMPARE(days.join(text(", ")), text("1: 20 0, 2: 20 8, 5: 29 8, 6: 29 12, 7: 28 17"));
    for (const Growth::Trait &trait : growth.traits) {
        QString line = QStringLiteral("%1 %2").arg(trait.name).arg(trait.start);
        for (const Growth::Step &step : trait.steps)
            line += QStringLiteral(" %1:%2").arg(step.date.day()).arg(step.level);
        traits << line;
    }
    QCOMPARE(traits.join(text(", ")), text("Sneak 4 7:5, Warrior 8 2:9, Singer 0 7:3"));
}

void TestStatement::growthOfTheAbsurdStaysWithinBounds()
{
    Builder b = inPlay(9);
    LedgerEntry raise;
    raise.kind = EntryKind::Raise;
    raise.trait = text("warrior");
    raise.to = Level::Max;
    for (int day = 1; day <= 10'000; ++day) { // together more than 2^63
        raise.id = QStringLiteral("r%1").arg(day);
        raise.date = QDate(2024, 5, 1).addDays(day);
        b.character.ledger.push_back(raise);
    }
    const Growth growth = growthOf(b.character, catalogue());
    int64_t before = 0;
    for (const Growth::Day &day : growth.days) {
        QVERIFY(day.spent >= before);
        before = day.spent;
    }
    const Dependants all = dependantsOf(b.character, catalogue(), b.character.ledger.front().id);
    QCOMPARE(all.entries.size(), 10'000);
    QVERIFY(all.owed > 0);
}

void TestStatement::wishesHaveThePriceOfToday()
{
    Builder b = inPlay(5).levels({{"warrior", 8}, {"archer", 3}});
    b.character.wishes = {{text("w1"), text("archer"), 4, {}, {}},
                          {text("w2"), text("warrior"), 10, {}, {}},
                          {text("w3"), {}, 0, text("starvision"), {}},
                          {text("w4"), text("warrior"), 8, {}, {}}};
    const auto lines = wishList(b.character, *b.evaluated(), catalogue(), QDate(2026, 1, 1));
    QStringList words;
    for (const WishLine &line : lines)
        words << QStringLiteral("%1: %2, %3 short%4%5")
                     .arg(line.name)
                     .arg(line.cost.value())
                     .arg(line.missing)
                     .arg(line.asksMaster ? text(", asks") : QString(),
                          line.reached ? text(", reached") : QString());
    QCOMPARE(words,
             (QStringList{text("Archer 4: 1, 0 short"), text("Warrior 10: 16, 11 short"),
                          text("Starvision: 6, 1 short, asks"), text("Warrior 8: 0, 0 short, reached")}));
    QCOMPARE(lines[1].cost.evaluated(), 16);
}

void TestStatement::wishesInCreationArePaidWithPoints()
{
    Builder b;
    b.levels({{"warrior", 6}}).character.creation.budget = 10;
    b.character.wishes = {{text("w1"), text("warrior"), 8, {}, {}},
                          {text("w2"), {}, 0, text("longevity"), {}}};
    const auto lines = wishList(b.character, *b.evaluated(), catalogue(), QDate(2026, 1, 1));
    QCOMPARE(lines[0].missing, 6);
    QCOMPARE(lines[1].missing, 2);
    QVERIFY(!lines[1].asksMaster);
}

void TestStatement::aWishIsBoughtAndGone()
{
    const auto game = std::make_shared<const Hursagmu>(catalogue());
    Builder b = inPlay(5).levels({{"archer", 3}});
    b.character.wishes = {{text("w1"), text("archer"), 4, {}, {}}, {text("w2"), text("warrior"), 10, {}, {}}};
    Document document(game, std::make_shared<const hursagmu::Character>(b.character));
    const auto buy = [&](const char *id) {
        const auto &now = static_cast<const hursagmu::Character &>(*document.character());
        return document.apply(text("Buy"), buyWish(now, catalogue(), text(id), {}, ids, stamp(4)));
    };
    QVERIFY(buy("w1"));
    QVERIFY(!buy("w1"));
    const auto dear = buy("w2");
    QVERIFY(!dear);
    QCOMPARE(dear.error().message,
             text("Level 10 costs 32 more; 4 experience is unspent, 28 short. (rule H-034)"));
    const auto &now = static_cast<const hursagmu::Character &>(*document.character());
    QCOMPARE(now.wishes.size(), size_t{1});
    QCOMPARE(now.ledger.back().to, 4);
    QCOMPARE(document.undoStack().count(), 1);
}

void TestStatement::aWishThatIsReachedIsNotBought()
{
    Builder b = inPlay(50).levels({{"strength", 9}}).gift("starvision").gift("extra_limb");
    b.character.wishes = {{text("w1"), text("strength"), 8, {}, {}},
                          {text("w2"), text("strength"), 9, {}, {}},
                          {text("w3"), {}, 0, text("starvision"), {}},
                          {text("w4"), {}, 0, text("extra_limb"), {}}};
    const auto refusal = [&b](const char *id) {
        return documentRefusal(b, buyWish(b.character, catalogue(), text(id), explained(""), ids, stamp(4)));
    };
    const QString reached = text("The character has this already; take the wish off the list.");
    for (const char *id : {"w1", "w2", "w3"})
        QCOMPARE(refusal(id), reached);
    QCOMPARE(refusal("w4"), QString());
    // Where gifts may be had twice the list says so as well.
    b.character.options.repeatFlatGifts = true;
    QCOMPARE(refusal("w3"), QString());
    const auto lines = wishList(b.character, *b.evaluated(), catalogue(), QDate(2026, 1, 1));
    QVERIFY(lines[1].reached);
    QVERIFY(!lines[2].reached);
}

void TestStatement::aWishedGiftComesExplained()
{
    Builder b = inPlay(6);
    b.character.wishes = {{text("w1"), {}, 0, text("starvision"), {}}};
    for (const Edit &edit :
         buyWish(b.character, catalogue(), text("w1"), explained("empathy"), ids, stamp(4)))
        b = after(b, edit);
    const GiftEntry &taken = *b.character.ledger.back().gift;
    QCOMPARE(taken.gift, text("starvision")); // what was wished for
    QVERIFY(taken.approved);
    QVERIFY(!taken.explanation.isEmpty());
    QVERIFY(b.character.wishes.empty());
}

void TestStatement::possibleRaisesAreTheDearestFirst()
{
    const Builder b = inPlay(4).levels({{"warrior", 6}, {"rider", 4}, {"archer", 8}});
    const auto raises = possibleRaises(*b.evaluated(), 4);
    QCOMPARE(raises.front().name, text("Warrior"));
    QCOMPARE(raises.front().level, 7);
    QCOMPARE(raises.front().cost, 4);
    QVERIFY(std::is_sorted(raises.begin(), raises.end(),
                           [](const Possible &a, const Possible &c) { return a.cost > c.cost; }));
    QVERIFY(std::none_of(raises.begin(), raises.end(),
                         [](const Possible &each) { return each.trait == text("archer"); }));
    QVERIFY(possibleRaises(*b.evaluated(), 0).empty());
}

QTEST_GUILESS_MAIN(TestStatement)
#include "tst_statement.moc"
