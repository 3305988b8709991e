#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/ledger/dependants.h"
#include "tests/support/editing.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;
using namespace sky::test::editing;

/// What depends on an entry, and entries struck as a mistake (decision 32).
class TestStrikes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laterChangesOfTheTraitDepend();
    void allThatNamesANewTraitDepends();
    void whatGivesUpAGiftDepends();
    void anAwardTakesTheNewestPurchasesThatLackPoints();
    void onlyAsManyAsNeeded();
    void nothingComesBackWithoutWhatItStandsOn();
    void purchasesOfEveryDateArePaid();
    void whatComesAfterALaterAwardStays();
    void aDebtOfBeforeIsNoReason();
    void strickenEntriesStayAndDoNotCount();
    void aSetIsStruckTogetherOrNotAtAll();
    void debtOfAStrikeIsRefusedUnlessAccepted();
    void whatWasGivenBackMayBeStruckIntoDebt();
    void whatCannotBeStruck();
    void strikingALimbEmptiesItsHand();
};

namespace
{

/// Entries are named by the order in which they were made: "a", "b" ...
class History
{
public:
    explicit History(Builder start)
        : m_now(std::move(start))
        , m_names({{m_now.character.ledger.front().id, text("first")}})
    {
    }

    History &award(const char *name, int64_t points, int day)
    {
        return add(name, grantExperience(catalogue(), {EntryKind::Award, points, {}}, ids, stamp(day)));
    }
    History &raise(const char *name, const char *trait, int to, int day)
    {
        LedgerStamp own = stamp(day);
        own.reason = text(name); // never one raise with the one before
        return add(name, setTrait(catalogue(), idOf(text(trait)), level(to), ids, own));
    }
    History &learn(const char *name, int at, int day)
    {
        return add(
            name, addCustomTrait(catalogue(), text("Sailor"), TraitKind::Talent, level(at), ids, stamp(day)));
    }
    History &take(const char *name, const char *giftId, int day)
    {
        return add(name, takeGift(catalogue(), gift(giftId), ids, stamp(day)));
    }
    History &giveUp(const char *name, const char *purchase, int day)
    {
        return add(name, dropGift(catalogue(), entry(purchase).gift->id, ids, stamp(day)));
    }
    History &strike(const QStringList &names, Debt debt = Debt::Refused)
    {
        m_now = after(m_now, striking(names, debt));
        return *this;
    }

    Edit striking(const QStringList &names, Debt debt = Debt::Refused) const
    {
        QStringList entries;
        for (const QString &name : names)
            entries << m_names.key(name, name);
        return strikeEntries(catalogue(), entries, stamp(20), debt);
    }
    /// "b, c; 4 owed"
    QString dependants(const char *name) const
    {
        const Dependants found = dependantsOf(now().character, catalogue(), m_names.key(text(name)));
        QStringList names;
        for (const QString &id : found.entries)
            names << m_names.value(id);
        const QString owed = found.owed > 0 ? QStringLiteral("; %1 owed").arg(found.owed) : QString();
        return names.join(text(", ")) + owed;
    }
    const Builder &now() const { return m_now; }
    const LedgerEntry &entry(const char *name) const
    {
        const QString id = m_names.key(text(name));
        return *std::find_if(m_now.character.ledger.begin(), m_now.character.ledger.end(),
                             [&id](const LedgerEntry &each) { return each.id == id; });
    }
    QString idOf(const QString &trait) const
    {
        for (const LedgerEntry &each : m_now.character.ledger)
            if (each.newTrait && each.newTrait->name == trait) return each.newTrait->id;
        return trait;
    }

private:
    History &add(const char *name, const Edit &edit)
    {
        m_now = after(m_now, edit);
        m_names.insert(m_now.character.ledger.back().id, text(name));
        return *this;
    }

    Builder m_now;
    QHash<QString, QString> m_names; ///< of entries by id
};

History history(int64_t experience)
{
    return History(inPlay(experience).levels({{"warrior", 6}, {"rider", 2}}));
}

QStringList issueCodes(const Builder &b)
{
    const auto now = b.evaluated();
    QStringList codes;
    for (const Issue &issue : now->issues)
        if (issue.severity == Severity::Error) codes << issue.code;
    return codes;
}

} // namespace

void TestStrikes::laterChangesOfTheTraitDepend()
{
    History h = history(50);
    h.raise("a", "warrior", 7, 2).raise("b", "rider", 3, 2).raise("c", "warrior", 8, 3);
    h.raise("d", "warrior", 7, 4).raise("e", "warrior", 9, 5);
    QCOMPARE(h.dependants("a"), text("c, d, e"));
    QCOMPARE(h.dependants("c"), text("d, e"));
    QCOMPARE(h.dependants("d"), text("e"));
    QCOMPARE(h.dependants("e"), QString());
    QCOMPARE(h.dependants("b"), QString());
}

void TestStrikes::allThatNamesANewTraitDepends()
{
    History h = history(50);
    h.learn("a", 2, 2).raise("b", "warrior", 7, 2).raise("c", "Sailor", 3, 3).raise("d", "Sailor", 1, 4);
    QCOMPARE(h.dependants("a"), text("c, d"));
    QCOMPARE(h.dependants("c"), text("d"));
}

void TestStrikes::whatGivesUpAGiftDepends()
{
    History h = history(50);
    h.take("a", "starvision", 2).take("b", "empathy", 3).giveUp("c", "a", 4);
    QCOMPARE(h.dependants("a"), text("c"));
    QCOMPARE(h.dependants("b"), QString());
    QCOMPARE(h.dependants("c"), QString());
}

void TestStrikes::anAwardTakesTheNewestPurchasesThatLackPoints()
{
    History h = history(4);
    h.award("a", 5, 2).raise("b", "rider", 3, 3).raise("c", "warrior", 7, 4).raise("d", "rider", 4, 5);
    // 9 earned; rider 3 costs 1, warrior 7 costs 4, rider 4 costs 1.
    QCOMPARE(h.dependants("a"), text("c; 2 owed"));
    QCOMPARE(h.dependants("first"), text("d; 1 owed"));
}

/// The newest goes first, but comes back where an older one that had to go as well is enough.
void TestStrikes::onlyAsManyAsNeeded()
{
    History h = history(0);
    h.award("a", 3, 2).award("b", 2, 2).raise("c", "warrior", 7, 3).raise("d", "rider", 3, 4);
    QCOMPARE(h.dependants("b"), text("c; 2 owed"));
    h = history(0);
    h.award("a", 2, 2).award("b", 3, 2).raise("c", "rider", 3, 3).raise("d", "warrior", 7, 4);
    QCOMPARE(h.dependants("b"), text("d; 3 owed"));
    h = history(9);
    h.award("a", 4, 2).raise("b", "warrior", 7, 3).raise("c", "rider", 3, 4).award("d", -8, 5);
    QCOMPARE(h.dependants("a"), text("b; 4 owed"));
}

void TestStrikes::nothingComesBackWithoutWhatItStandsOn()
{
    History h = history(23);
    h.raise("a", "rider", 9, 2).raise("b", "rider", 3, 3).raise("c", "rider", 4, 4);
    h.award("d", 10, 5).award("e", -10, 6);
    // Rider 9 costs 22 and has to go; rider 4 would be paid, but stands on it.
    QCOMPARE(h.dependants("d"), text("a, b, c; 10 owed"));
    QCOMPARE(refusalOf(h.now(), h.striking({text("a"), text("b"), text("c"), text("d")})), QString());
}

void TestStrikes::purchasesOfEveryDateArePaid()
{
    History h = history(0);
    h.award("a", 4, 2).raise("b", "warrior", 7, 3).award("c", 4, 4).raise("d", "warrior", 8, 5);
    // Warrior 7 lacks its points whatever comes later, and warrior 8 stands on it.
    QCOMPARE(h.dependants("a"), text("b, d; 4 owed"));
    QCOMPARE(h.dependants("c"), text("d; 4 owed"));
}

void TestStrikes::whatComesAfterALaterAwardStays()
{
    History h = history(0);
    h.award("a", 4, 2).raise("b", "rider", 3, 3).award("c", 9, 4).raise("d", "rider", 4, 5);
    h.take("e", "starvision", 6);
    QCOMPARE(h.dependants("a"), text("b, d; 1 owed"));
    h = history(0);
    h.award("a", 4, 2).raise("b", "rider", 3, 3).award("c", 9, 4).take("d", "starvision", 6);
    QCOMPARE(h.dependants("a"), text("b; 1 owed"));
}

void TestStrikes::aDebtOfBeforeIsNoReason()
{
    History h = history(5);
    h.raise("a", "warrior", 7, 2).award("b", 1, 3);
    Builder owing = after(h.now(), grantExperience(catalogue(), {EntryKind::Correction, -6, {}}, ids,
                                                   stamp(4), Debt::Accepted));
    const Dependants none = dependantsOf(owing.character, catalogue(), h.entry("a").id);
    QCOMPARE(none.owed, 0); // less is owed than before
    QVERIFY(none.entries.isEmpty());
    QCOMPARE(dependantsOf(owing.character, catalogue(), h.entry("b").id).owed, 5);
}

void TestStrikes::strickenEntriesStayAndDoNotCount()
{
    History h = history(50);
    h.raise("a", "warrior", 7, 2).raise("b", "rider", 3, 2).raise("c", "warrior", 8, 3);
    h.strike({text("c"), text("a")});
    QCOMPARE(h.now().character.ledger.size(), size_t{4});
    const Strike &struck = *h.entry("a").struck;
    QCOMPARE(struck.date, QDate(2024, 5, 20));
    QCOMPARE(struck.who, text("Jonas"));
    QCOMPARE(struck.reason, text("learned"));
    QCOMPARE(levelOf(h.now(), "warrior"), 6);
    QCOMPARE(levelOf(h.now(), "rider"), 3);
    QCOMPARE(h.now().evaluated()->experienceSpent, 1);
    QCOMPARE(issueCodes(h.now()), QStringList());
}

void TestStrikes::aSetIsStruckTogetherOrNotAtAll()
{
    History h = history(50);
    h.raise("a", "warrior", 7, 2).raise("b", "warrior", 8, 3).raise("c", "warrior", 9, 4);
    const QString why = refusalOf(h.now(), h.striking({text("a")}));
    QVERIFY2(why.contains(h.entry("b").id), qPrintable(why));
    QVERIFY2(why.contains(text("struck with it. 1 more")), qPrintable(why));
    QVERIFY(!refusalOf(h.now(), h.striking({text("a"), text("c")})).isEmpty());
    QVERIFY(!refusalOf(h.now(), h.striking({text("a"), text("b")})).isEmpty());
    QCOMPARE(refusalOf(h.now(), h.striking({text("b"), text("c")})), QString());
    // What is struck already is in nobody's way.
    h.strike({text("b"), text("c")});
    QCOMPARE(refusalOf(h.now(), h.striking({text("a")})), QString());
}

void TestStrikes::debtOfAStrikeIsRefusedUnlessAccepted()
{
    History h = history(0);
    h.award("a", 4, 2).raise("b", "warrior", 7, 3);
    QCOMPARE(refusalOf(h.now(), h.striking({text("a")})),
             text("On 3 May 2024 more experience would be spent than had been earned: 4 too much."));
    h.strike({text("a")}, Debt::Accepted);
    QCOMPARE(issueCodes(h.now()), QStringList{text("experience-overspent")});
}

/// To strike a lowering takes points away again and buys nothing: the Master may let them be owed.
void TestStrikes::whatWasGivenBackMayBeStruckIntoDebt()
{
    Builder b = inPlay(0).levels({{"warrior", 9}}).gift("starvision");
    b.character.options.refunds = Refunds::Anytime;
    b = after(b, setTrait(catalogue(), text("warrior"), level(8), ids, stamp(3)));
    const QString lowered = b.character.ledger.back().id;
    b = after(b, dropGift(catalogue(), b.character.creation.gifts.front().id, ids, stamp(3)));
    const QString givenUp = b.character.ledger.back().id;
    b = after(b, setTrait(catalogue(), text("archer"), level(7), ids, stamp(4)));
    b = after(b, setTrait(catalogue(), text("rider"), level(2), ids, stamp(4)));
    QCOMPARE(b.evaluated()->experienceUnspent(), 0);
    for (const QString &id : {lowered, givenUp}) {
        QVERIFY(!documentRefusal(b, {strikeEntries(catalogue(), {id}, stamp(5))}).isEmpty());
        const Edit accepted = strikeEntries(catalogue(), {id}, stamp(5), Debt::Accepted);
        QCOMPARE(documentRefusal(b, {accepted}), QString());
        // What is bought with it is judged as ever.
        const Edit raise = setTrait(catalogue(), text("sneak"), level(1), ids, stamp(5));
        QVERIFY(!documentRefusal(b, {accepted, raise}).isEmpty());
    }
}

void TestStrikes::whatCannotBeStruck()
{
    History h = history(0);
    h.award("a", 4, 2);
    QVERIFY(!refusalOf(h.now(), h.striking({})).isEmpty());
    QVERIFY(!refusalOf(h.now(), h.striking({text("nobody")})).isEmpty());
    QVERIFY(!refusalOf(h.now(), strikeEntries(catalogue(), {h.entry("a").id}, {})).isEmpty());
    h.strike({text("a")});
    QVERIFY(!refusalOf(h.now(), h.striking({text("a")})).isEmpty());
    const Builder begun = after({}, enterPlay(catalogue(), Leftover::Kept, ids, stamp()));
    const QString beginning = begun.character.ledger.front().id;
    QVERIFY(!refusalOf(begun, strikeEntries(catalogue(), {beginning}, stamp())).isEmpty());
    QCOMPARE(dependantsOf(begun.character, catalogue(), text("nobody")).entries, QStringList());
}

void TestStrikes::strikingALimbEmptiesItsHand()
{
    History h = history(50);
    h.take("a", "extra_limb", 2);
    Builder b = h.now();
    const QString torch = b.add("torch", 3);
    b = after(b, setHands(catalogue(), {torch, torch, torch}));
    b = after(b, h.striking({text("a")}));
    QCOMPARE(b.character.hands, (std::vector<QString>{torch, torch}));
}

QTEST_GUILESS_MAIN(TestStrikes)
#include "tst_strikes.moc"
