#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/belongings.h"
#include "core/hursagmu/rules/holding.h"
#include "core/hursagmu/rules/items.h"
#include "tests/support/builder.h"
#include "tests/support/editing.h"

#include <QTest>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test;
using namespace sky::test::editing;

/// Which hand takes what, and where things are kept.
class TestHolding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheFirstFreeHand();
    void takesAnArmThatHasJustGrown();
    void takesTheRightHandWhenAllAreFull();
    void letsGoOfWhatIsHeld();
    void twoHandedThingsMakeRoomAndGoWhole();
    void theOnePieceChangesHands();
    void isNeverRefused();
    void knowsWhatIsInReach();
    void knowsWhereThingsAreKept();
    void emptyHandsHoldNoThing();
};

namespace
{

using Hands = std::vector<QString>;

Hands taking(const Builder &builder, size_t hand, const QString &id)
{
    return handsTaking(builder.character, catalogue(), hand, id);
}

Hands toggling(const Builder &builder, const QString &id)
{
    return handsTakingOrDropping(builder.character, catalogue(), id);
}

bool isInReach(const Builder &builder, const QString &id)
{
    return sky::hursagmu::isInReach(*builder.evaluated()->item(id));
}

} // namespace

void TestHolding::takesTheFirstFreeHand()
{
    Builder b;
    const QString sword = b.add("sword"), shield = b.add("shield");
    QCOMPARE(toggling(b, sword), Hands({sword, QString()}));
    b.hold({sword});
    QCOMPARE(toggling(b, shield), Hands({sword, shield}));
}

void TestHolding::takesAnArmThatHasJustGrown()
{
    Builder b;
    const QString sword = b.add("sword"), shield = b.add("shield"), knife = b.add("knife");
    b.hold({sword, shield});
    b.gift("extra_limb");
    QCOMPARE(toggling(b, knife), Hands({sword, shield, knife}));
}

void TestHolding::takesTheRightHandWhenAllAreFull()
{
    Builder b;
    const QString sword = b.add("sword"), shield = b.add("shield"), knife = b.add("knife");
    b.hold({sword, shield});
    QCOMPARE(toggling(b, knife), Hands({knife, shield}));
    const QString daggers = b.add("dagger", 2);
    b.hold({daggers, daggers});
    QCOMPARE(taking(b, 0, knife), Hands({knife, daggers})); // the other one stays
}

void TestHolding::letsGoOfWhatIsHeld()
{
    Builder b;
    const QString spear = b.add("spear");
    b.hold({spear, spear});
    QCOMPARE(toggling(b, spear), Hands({QString(), QString()}));
}

void TestHolding::twoHandedThingsMakeRoomAndGoWhole()
{
    Builder b;
    const QString spear = b.add("spear"), sword = b.add("sword"), shield = b.add("shield");
    b.hold({sword, shield});
    QCOMPARE(taking(b, 0, spear), Hands({spear, QString()})); // the verb fills the other hand
    b.hold({spear, spear});
    QCOMPARE(taking(b, 1, shield), Hands({QString(), shield}));
    QCOMPARE(taking(b, 1, QString()), Hands({QString(), QString()}));
    b.gift("extra_limb");
    const QString bow = b.add("bow");
    b.hold({spear, spear, shield});
    QCOMPARE(taking(b, 0, bow), Hands({bow, QString(), shield}));
}

void TestHolding::theOnePieceChangesHands()
{
    Builder b;
    const QString knife = b.add("knife");
    b.hold({knife});
    QCOMPARE(taking(b, 1, knife), Hands({QString(), knife}));
    const QString torches = b.add("torch", 2);
    b.hold({torches});
    QCOMPARE(taking(b, 1, torches), Hands({torches, torches}));
}

/// From whatever is held, each hand can take each thing.
void TestHolding::isNeverRefused()
{
    Builder b;
    b.gift("extra_limb");
    const Hands things = {QString(), b.add("spear"), b.add("bow"), b.add("knife", 2), b.add("shield")};
    for (const QString &first : things)
        for (const QString &second : things)
            for (size_t hand = 0; hand < 3; ++hand)
                for (const QString &wanted : things) {
                    Builder held = after(b, setHands(catalogue(), taking(b, 0, first)));
                    held = after(held, setHands(catalogue(), taking(held, 1, second)));
                    held = after(held, setHands(catalogue(), taking(held, hand, wanted)));
                    QCOMPARE(held.character.hands[hand], wanted);
                }
}

void TestHolding::knowsWhatIsInReach()
{
    Builder b;
    const QString sack = b.add("sack");
    QVERIFY(isInReach(b, b.add("sword", 1, Place::Worn)));
    QVERIFY(isInReach(b, b.add("sword", 1, Place::Carried, sack)));
    QVERIFY(isInReach(b, b.add("torch")));
    QVERIFY(!isInReach(b, b.add("torch", 1, Place::Carried, sack)));
    QVERIFY(!isInReach(b, b.add("torch", 0)));
    QVERIFY(!isInReach(b, b.add("sword", 1, Place::Left)));
    QVERIFY(!isInReach(b, b.add("sword", 1, Place::Mount)));
}

void TestHolding::knowsWhereThingsAreKept()
{
    const std::pair<const char *, Place> kept[] = {{"mail", Place::Worn},     {"peasant_garb", Place::Worn},
                                                   {"torch", Place::Carried}, {"sword", Place::Carried},
                                                   {"wand", Place::Carried},  {"tower", Place::Left}};
    for (const auto &[id, place] : kept)
        QCOMPARE(usualPlace(*catalogue().thing(text(id))), place);
}

void TestHolding::emptyHandsHoldNoThing()
{
    Builder b;
    const QString sword = b.add("sword");
    b.hold({sword, QString()});
    QCOMPARE(slotsHolding(b.character, sword), 1);
    QCOMPARE(slotsHolding(b.character, QString()), 0);
}

QTEST_GUILESS_MAIN(TestHolding)
#include "tst_holding.moc"
