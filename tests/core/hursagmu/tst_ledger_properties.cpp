#include "core/hursagmu/edits/ledger.h"
#include "core/hursagmu/ledger/asof.h"
#include "core/hursagmu/ledger/dependants.h"
#include "core/hursagmu/ledger/entrywords.h"
#include "core/hursagmu/ledger/statement.h"
#include "core/hursagmu/rules/fold.h"
#include "core/hursagmu/storage/gamefile.h"
#include "tests/support/builder.h"
#include "tests/support/dice.h"
#include "tests/support/randomledger.h"
#include "tests/support/share.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <functional>
#include <set>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;

/// What holds for every ledger that the verbs make.
class TestLedgerProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatGrowsForward();
    void whatIsCorrected();
    void whatIsOwed();
};

namespace
{

constexpr int Steps = 30;
constexpr int LedgersARun = 10; ///< of 100 runs

const Hursagmu &game()
{
    static const Hursagmu made(catalogue());
    return made;
}

/// Checks a thousand ledgers; a failing one is named by its seed.
bool holds(const char *what, Happening most, const std::function<void(const RandomLedger &, Dice &)> &check)
{
    return rc::check(what, [&] {
        const auto seed = *rc::gen::noShrink(rc::gen::arbitrary<uint32_t>());
        for (uint64_t i = 0; i < uint64_t(test::share(LedgersARun)); ++i) {
            Dice dice(seed + i);
            check(randomLedger(game(), seed + i, Steps, most), dice);
        }
    });
}

EvaluationPtr evaluated(const hursagmu::Character &character)
{
    return game().evaluate(character);
}

const hursagmu::Evaluation &own(const EvaluationPtr &evaluation)
{
    return static_cast<const hursagmu::Evaluation &>(*evaluation);
}

bool hasIssue(const hursagmu::Evaluation &now, const char *code)
{
    return std::any_of(now.issues.begin(), now.issues.end(),
                       [code](const Issue &issue) { return issue.code == QLatin1String(code); });
}

int64_t deepestDebt(const hursagmu::Character &character)
{
    int64_t owed = 0;
    for (const FoldStep &step : fold(character, catalogue()).steps)
        owed = std::max(owed, -step.balance);
    return owed;
}

/// Traits, gifts and experience: all that the ledger covers.
QStringList covered(const hursagmu::Character &character)
{
    const Fold now = fold(character, catalogue());
    QStringList lines;
    for (const FoldedTrait &trait : now.traits)
        if (trait.entry.level.value() > 0)
            lines << QStringLiteral("%1 %2").arg(trait.entry.id).arg(trait.entry.level.value());
    for (const FoldedGift &gift : now.gifts)
        lines << QStringLiteral("%1 %2 %3")
                     .arg(gift.entry.id, gift.entry.gift)
                     .arg(giftPoints(gift.entry, catalogue()));
    lines.sort();
    lines << QStringLiteral("%1 of %2").arg(now.spent).arg(now.earned);
    return lines;
}

void nothingIsOwedInSilence(const RandomLedger &made)
{
    const EvaluationPtr now = evaluated(made.character);
    const bool told = hasIssue(own(now), "experience-overspent") || hasIssue(own(now), "balance-negative");
    RC_ASSERT(told == (deepestDebt(made.character) > 0));
}

void nothingIsOwedWithoutTheMaster(const RandomLedger &made)
{
    RC_ASSERT(deepestDebt(made.character) == 0);
}

void chainsStaySound(const RandomLedger &made)
{
    const EvaluationPtr now = evaluated(made.character);
    for (const char *code : {"raise-chain-broken", "raise-downward", "retrain-of-nothing"})
        RC_ASSERT(!hasIssue(own(now), code));
}

/// All of them count, and none says when play began or ended.
bool mayBeStruck(const hursagmu::Character &character, const QStringList &set)
{
    return std::none_of(character.ledger.begin(), character.ledger.end(), [&set](const LedgerEntry &entry) {
        return set.contains(entry.id) && (entry.struck || marksPhase(entry));
    });
}

/// Refused only where it may not be, or where a correction lacks points whatever goes with it. Gives whether
/// it was struck.
bool strikingASetEqualsNeverHavingMadeIt(const RandomLedger &made, Dice &dice)
{
    const QString id = dice.pick(made.character.ledger).id;
    const QStringList set = QStringList{id} + dependantsOf(made.character, catalogue(), id).entries;
    hursagmu::Character struck = made.character, never = made.character;
    std::erase_if(never.ledger, [&set](const LedgerEntry &entry) { return set.contains(entry.id); });
    const auto done = strikeEntries(catalogue(), set, {QDate(2027, 1, 1), {}, {}, {}}).change(struck);
    RC_ASSERT(done.has_value() == (mayBeStruck(made.character, set) && deepestDebt(never) == 0));
    if (!done) return false;
    RC_ASSERT(covered(struck) == covered(never));
    RC_ASSERT(struck.ledger.size() == made.character.ledger.size());
    RC_ASSERT(deepestDebt(struck) == 0);
    RC_ASSERT(!hasIssue(own(evaluated(struck)), "raise-chain-broken"));
    return true;
}

void dependantsAreAsFewAsCanBe(const RandomLedger &made, Dice &dice)
{
    const QString id = dice.pick(made.character.ledger).id;
    const Dependants found = dependantsOf(made.character, catalogue(), id);
    const LedgerStamp stamp{QDate(2027, 1, 1), {}, {}, {}};
    for (const QString &spared : found.entries) {
        QStringList set = {id};
        for (const QString &each : found.entries)
            if (each != spared) set << each;
        hursagmu::Character struck = made.character;
        RC_ASSERT(!strikeEntries(catalogue(), set, stamp).change(struck));
    }
    if (found.owed == 0) return;
    hursagmu::Character owing = made.character;
    if (strikeEntries(catalogue(), {id}, stamp, Debt::Accepted).change(owing))
        RC_ASSERT(deepestDebt(owing) == found.owed);
}

void aPrefixIsTheCharacterOfThatDay(const RandomLedger &made)
{
    for (const auto &[day, evening] : made.evenings)
        RC_ASSERT(covered(*asOf(made.character, catalogue(), day)) == covered(evening));
}

void entriesOfADayKeepTheirOrder(const RandomLedger &made)
{
    const auto read = readGamePart(writeGamePart(made.character));
    RC_ASSERT(read.has_value());
    const auto before = statement(made.character, catalogue()), after = statement(**read, catalogue());
    RC_ASSERT(before.size() == after.size());
    for (size_t i = 0; i < before.size(); ++i)
        RC_ASSERT(before[i].entry == after[i].entry);
    std::set<std::pair<QDate, int>> places;
    for (const LedgerEntry &entry : made.character.ledger)
        RC_ASSERT(places.insert({entry.date, entry.sequence}).second);
}

void entriesAreInTheOrderOfWriting(const RandomLedger &made)
{
    RC_ASSERT(std::is_sorted(made.character.ledger.begin(), made.character.ledger.end(), comesBefore));
}

void theStatementEndsWithWhatIsUnspent(const RandomLedger &made)
{
    const EvaluationPtr now = evaluated(made.character);
    const auto lines = statement(made.character, catalogue());
    RC_ASSERT(lines.size() == made.character.ledger.size());
    int64_t sum = 0;
    for (const StatementLine &line : lines) {
        sum += line.points.value();
        RC_ASSERT(line.balance == sum);
        RC_ASSERT(line.points.evaluated() == line.points.value());
        RC_ASSERT(!line.struck || line.points.value() == 0);
    }
    RC_ASSERT(sum == own(now).experienceUnspent());
}

/// Shown before, charged, logged, explained, and named when it is too dear (H-034).
void aPriceIsOneNumber(const RandomLedger &made, Dice &dice)
{
    const EvaluationPtr before = evaluated(made.character);
    const auto &traits = dice.chance(50) ? own(before).talents : own(before).professions;
    const PresentTrait &trait = dice.pick(traits);
    if (!trait.nextCost || made.character.phase != Phase::Play) return;
    hursagmu::Character raised = made.character;
    const LedgerStamp later{QDate(2040, 1, 1), {}, {}, {}};
    const Level next = *Level::of(trait.level.value() + 1);
    RC_ASSERT(setTrait(catalogue(), trait.id, next, countingIds(QStringLiteral("p")), later).change(raised));
    const EvaluationPtr after = evaluated(raised);
    RC_ASSERT(own(after).experienceSpent - own(before).experienceSpent == *trait.nextCost);
    const StatementLine line = statement(raised, catalogue()).back();
    RC_ASSERT(line.points.value() == -*trait.nextCost);
    RC_ASSERT(line.points.evaluated() == -*trait.nextCost);
    RC_ASSERT(own(after).trait(trait.id)->cost.value() - trait.cost.value() == *trait.nextCost);
    const auto refused = game().refusal(raised, *before, *after);
    RC_ASSERT(refused.has_value() == (*trait.nextCost > own(before).experienceUnspent()));
    if (refused) RC_ASSERT(refused->message.contains(QStringLiteral("costs %1").arg(*trait.nextCost)));
}

} // namespace

void TestLedgerProperties::whatGrowsForward()
{
    QVERIFY(holds("forward", Happening::Forward, [](const RandomLedger &made, Dice &dice) {
        aPrefixIsTheCharacterOfThatDay(made);
        entriesAreInTheOrderOfWriting(made);
        aPriceIsOneNumber(made, dice);
    }));
}

void TestLedgerProperties::whatIsCorrected()
{
    int struck = 0;
    QVERIFY(holds("mistakes", Happening::Mistakes, [&struck](const RandomLedger &made, Dice &dice) {
        nothingIsOwedWithoutTheMaster(made);
        entriesOfADayKeepTheirOrder(made);
        struck += strikingASetEqualsNeverHavingMadeIt(made, dice) ? 1 : 0;
        dependantsAreAsFewAsCanBe(made, dice);
    }));
    QVERIFY2(struck > test::share(400),
             qPrintable(QStringLiteral("%1 of a thousand sets were struck").arg(struck)));
}

void TestLedgerProperties::whatIsOwed()
{
    QVERIFY(holds("debt", Happening::Debt, [](const RandomLedger &made, Dice &) {
        nothingIsOwedInSilence(made);
        chainsStaySound(made);
        theStatementEndsWithWhatIsUnspent(made);
    }));
}

QTEST_GUILESS_MAIN(TestLedgerProperties)
#include "tst_ledger_properties.moc"
