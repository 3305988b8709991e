#include "core/hursagmu/refusal.h"
#include "tests/support/editing.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;
using namespace sky::test::editing;

/// What a purchase lacks, said in one sentence.
class TestRefusal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsLackingInCreation();
    void saysWhatIsLackingInPlay();
    void namesNoneOfSeveral();
    void letsThroughWhatIsPaid();
    void refusesNoLossOfMeans();
    void tellsADebtThatCouldBeAccepted();
};

namespace
{

/// Why the edits cannot be paid; empty when they can.
QString sentence(const Builder &before, std::initializer_list<Edit> edits)
{
    Builder now = before;
    for (const Edit &edit : edits)
        now = after(now, edit);
    const auto refusal = wantOfPoints(now.character, *before.evaluated(), *now.evaluated());
    return refusal ? refusal->message : QString();
}

Builder withPoints(int64_t points)
{
    Builder b;
    b.character.creation.budget = points;
    return b;
}

Edit raise(const char *trait, int to)
{
    return setTrait(catalogue(), text(trait), level(to), ids, stamp());
}

Edit take(const GiftEntry &taken)
{
    return takeGift(catalogue(), taken, ids, stamp());
}

} // namespace

void TestRefusal::saysWhatIsLackingInCreation()
{
    QCOMPARE(sentence(withPoints(2), {raise("warrior", 4)}),
             text("Level 4 costs 4 more; 2 points are left, 2 short. (rule H-031)"));
    QCOMPARE(sentence(withPoints(1), {take(gift("starvision"))}),
             text("Starvision costs 6; 1 point is left, 5 short. (rule H-089)"));
    QCOMPARE(sentence(withPoints(0),
                      {addCustomTrait(catalogue(), text("Smith"), TraitKind::Talent, level(2), ids, {})}),
             text("Level 2 costs 2; no points are left, 2 short. (rule H-031)"));
    Builder limbed = withPoints(6);
    limbed.gift("extra_limb");
    GiftEntry more = limbed.character.creation.gifts.front();
    more.count = 2;
    QCOMPARE(sentence(limbed, {changeGift(catalogue(), more)}),
             text("That costs 4 more; 2 points are left, 2 short. (rule H-089)"));
}

void TestRefusal::saysWhatIsLackingInPlay()
{
    QCOMPARE(sentence(inPlay(3), {raise("warrior", 4)}),
             text("Level 4 costs 4 more; 3 experience is unspent, 1 short. (rule H-034)"));
    QCOMPARE(sentence(inPlay(0), {raise("warrior", 1)}),
             text("Level 1 costs 1 more; no experience is unspent, 1 short. (rule H-034)"));
    QCOMPARE(sentence(inPlay(-7), {raise("warrior", 3)}),
             text("Level 3 costs 3 more; 7 experience is owed already, 10 short. (rule H-034)"));
}

void TestRefusal::namesNoneOfSeveral()
{
    QCOMPARE(sentence(withPoints(5), {raise("warrior", 3), raise("rider", 3)}),
             text("That costs 6 more; 5 points are left, 1 short. (rule H-031)"));
}

void TestRefusal::letsThroughWhatIsPaid()
{
    QCOMPARE(sentence(withPoints(4), {raise("warrior", 4)}), QString());
    QCOMPARE(sentence(inPlay(4), {raise("warrior", 4)}), QString());
    QCOMPARE(sentence(withPoints(0), {setBudget(4), raise("warrior", 4)}), QString());
    Builder indebted = withPoints(2);
    indebted.character.acceptsDebt = true;
    QCOMPARE(sentence(indebted, {raise("warrior", 4)}), QString());
}

void TestRefusal::refusesNoLossOfMeans()
{
    Builder b = withPoints(4);
    b.levels({{"warrior", 4}});
    QCOMPARE(sentence(b, {setBudget(1)}), QString());
    QCOMPARE(sentence(b, {setBudget(1), raise("warrior", 2)}), QString());
}

void TestRefusal::tellsADebtThatCouldBeAccepted()
{
    const auto detail = [](const Builder &before) {
        const Builder now = after(before, raise("warrior", 4));
        return wantOfPoints(now.character, *before.evaluated(), *now.evaluated())->detail;
    };
    QCOMPARE(detail(withPoints(2)), text(WantOfBudget));
    QCOMPARE(detail(inPlay(3)), text(WantOfPoints));
}

QTEST_GUILESS_MAIN(TestRefusal)
#include "tst_refusal.moc"
