#include "core/hursagmu/outlook.h"
#include "tests/support/editing.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;
using namespace sky::test::editing;

/// What one more level would do for a number.
class TestOutlook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheCheapestLevelThatHelps();
    void knowsTraitsByTheirIds();
    void findsNothingWhereNoLevelHelps();
    void paysWithExperienceInPlay();
};

namespace
{

std::optional<Outlook> outlook(const Builder &b, const char *value)
{
    return outlookOf(b.character, *b.evaluated(), catalogue(), text(value));
}

} // namespace

void TestOutlook::namesTheCheapestLevelThatHelps()
{
    Builder b;
    b.levels({{"warrior", 6}, {"athlete", 4}});
    const int64_t now = b.evaluated()->defense.value();
    const auto found = outlook(b, "defense");
    QVERIFY(found);
    QCOMPARE(found->trait, text("warrior")); // raising Athlete is cheaper and does not help
    QCOMPARE(found->level, 7);
    QCOMPARE(found->cost, *b.evaluated()->trait(text("warrior"))->nextCost);
    QCOMPARE(found->value, now + 1);
}

void TestOutlook::knowsTraitsByTheirIds()
{
    Builder b;
    b.levels({{"warrior", 6}, {"athlete", 4}});
    b = after(b, addCustomTrait(catalogue(), text("Warrior"), TraitKind::Talent, level(1), ids, {}));
    QCOMPARE(outlook(b, "defense")->trait, text("warrior"));
    QCOMPARE(outlook(b, "defense")->level, 7);
}

void TestOutlook::findsNothingWhereNoLevelHelps()
{
    const Builder b;
    QVERIFY(!outlook(b, "body_mass"));
    QVERIFY(!outlook(b, "no such value"));
}

void TestOutlook::paysWithExperienceInPlay()
{
    Builder b = inPlay(3);
    QVERIFY(outlook(b, "defense"));
    QCOMPARE(outlook(b, "defense")->value, b.evaluated()->defense.value() + 1);
}

QTEST_GUILESS_MAIN(TestOutlook)
#include "tst_outlook.moc"
