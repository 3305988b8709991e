#include "core/hursagmu/edits/loadouts.h"

#include "core/document/document.h"
#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/storage/gamefile.h"
#include "core/json/write.h"
#include "tests/support/builder.h"
#include "tests/support/dice.h"
#include "tests/support/editing.h"
#include "tests/support/gamebytes.h"
#include "tests/support/randomcharacter.h"
#include "tests/support/share.h"

#include <QTest>

#include <algorithm>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test::editing;
using sky::test::Builder;
using sky::test::bytesOf;
using sky::test::catalogue;

namespace
{

/// A traveller: sword and shield in hand, a pack on the back with rope in it, a pouch in the pack.
struct Traveller {
    Builder b;
    QString sword = b.add("sword"), shield = b.add("shield"), spear = b.add("spear");
    QString pack = b.add("backpack", 1, Place::Worn), pouch = b.add("pouch", 1, Place::Carried, pack),
            rope = b.add("rope", 20, Place::Carried, pouch);

    Traveller()
    {
        b.levels({{"warrior", 6}, {"strength", 4}, {"athlete", 4}});
        b.hold({sword, shield});
    }
    const hursagmu::Character &now() const { return b.character; }
    const LoadOut &last() const { return b.character.loadOuts.back(); }
};

Edit keeping(const char *name)
{
    return keepLoadOut(text(name), ids);
}

} // namespace

class TestLoadOuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhereEverythingIs();
    void switchesPlacesContainersAndHandsTogether();
    void thereAndBackIsExact();
    void whatCameLaterStaysWhereItIs();
    void isTakenOverAnewRenamedAndRemoved();
    void badNamesAndIdsAreRefused_data();
    void badNamesAndIdsAreRefused();
    void whatIsGoneIsSkippedAndNamed();
    void whatCannotBeThereIsSkippedAndNamed();
    void containersNeverEndInThemselves();
    void soldThingLeavesTheLoadOut();
    void contentsOfASoldContainerTakeItsPlace();
    void asManyHandsAreFilledAsAreOwned();
    void figuresAreThoseAfterTheSwitch();
    void survivesTheFile();
    void randomSwitchesUndoExactly();
};

void TestLoadOuts::keepsWhereEverythingIs()
{
    Traveller t;
    t.b = after(t.b, keeping("  on   the road "));
    QCOMPARE(t.last().name, text("on the road"));
    QVERIFY(!t.last().id.isEmpty());
    QCOMPARE(t.last().placements.size(), t.now().items.size());
    QCOMPARE(t.last().hands, t.now().hands);
    QVERIFY(isInForce(t.now(), t.last()));
    t.b = after(t.b, moveItem(catalogue(), t.spear, Place::Left));
    QVERIFY(!isInForce(t.now(), t.last()));
}

void TestLoadOuts::switchesPlacesContainersAndHandsTogether()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    const QString road = t.last().id;
    t.b = after(t.b, moveItem(catalogue(), t.pack, Place::Left));
    t.b = after(t.b, moveItem(catalogue(), t.rope, Place::Carried));
    t.b = after(t.b, setHands(catalogue(), {t.spear}));
    t.b = after(t.b, moveItem(catalogue(), t.shield, Place::Mount));

    t.b = after(t.b, switchLoadOut(catalogue(), road));
    QCOMPARE(t.now().findItem(t.pack)->place, Place::Worn);
    QCOMPARE(t.now().findItem(t.rope)->container, t.pouch);
    QCOMPARE(t.now().findItem(t.shield)->place, Place::Carried);
    QCOMPARE(t.now().hands, (std::vector<QString>{t.sword, t.shield}));
}

void TestLoadOuts::thereAndBackIsExact()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    Builder fight = after(t.b, moveItem(catalogue(), t.pack, Place::Left));
    fight = after(fight, setHands(catalogue(), {t.spear}));
    fight = after(fight, keeping("fight"));
    const QString road = fight.character.loadOuts[0].id, fighting = fight.character.loadOuts[1].id;
    const QByteArray before = bytesOf(fight.character);
    const Builder away = after(fight, switchLoadOut(catalogue(), road));
    QVERIFY(bytesOf(away.character) != before);
    QCOMPARE(bytesOf(after(away, switchLoadOut(catalogue(), fighting)).character), before);
}

void TestLoadOuts::whatCameLaterStaysWhereItIs()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    const QString lamp = t.b.add("lamp", 1, Place::Carried, t.pouch);
    const QString dagger = t.b.add("dagger");
    t.b.hold({dagger});
    QVERIFY(!isInForce(t.now(), t.last()));
    t.b = after(t.b, switchLoadOut(catalogue(), t.last().id));
    QCOMPARE(t.now().findItem(lamp)->container, t.pouch);
    QCOMPARE(t.now().hands, (std::vector<QString>{t.sword, t.shield})); // but it leaves the hand
    QVERIFY(isInForce(t.now(), t.last()));
}

void TestLoadOuts::isTakenOverAnewRenamedAndRemoved()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    const QString id = t.last().id;
    t.b.character.loadOuts.back().placements.front().unknown = {{text("newer"), json::Value(text("words"))}};
    t.b = after(t.b, setHands(catalogue(), {t.spear}));
    t.b = after(t.b, takeOverLoadOut(id));
    QVERIFY(isInForce(t.now(), t.last()));
    QCOMPARE(t.last().placements.front().unknown.size(), 1U);
    t.b = after(t.b, renameLoadOut(id, text("ROAD")));
    QCOMPARE(findLoadOut(t.now(), id)->name, text("ROAD"));
    t.b = after(t.b, removeLoadOut(id));
    QVERIFY(t.now().loadOuts.empty());
    QVERIFY(!findLoadOut(t.now(), id));
}

void TestLoadOuts::badNamesAndIdsAreRefused_data()
{
    QTest::addColumn<QString>("refusal");
    Traveller t;
    t.b = after(after(t.b, keeping("road")), keeping("town"));
    const auto row = [&t](const char *name, const Edit &edit) {
        QTest::newRow(name) << refusalOf(t.b, edit);
    };
    row("kept without a name", keeping("   "));
    row("kept under a name in use", keeping("Road"));
    row("kept under too long a name", keepLoadOut(QString(limits::NameLength + 1, QLatin1Char('x')), ids));
    row("renamed to nothing", renameLoadOut(t.last().id, {}));
    row("renamed to another's name", renameLoadOut(t.last().id, text("ROAD")));
    row("unknown one renamed", renameLoadOut(text("nobody"), text("x")));
    row("unknown one removed", removeLoadOut(text("nobody")));
    row("unknown one taken over", takeOverLoadOut(text("nobody")));
    row("unknown one switched to", switchLoadOut(catalogue(), text("nobody")));
    t.b.character.loadOuts.resize(limits::LoadOuts);
    row("one too many", keeping("more"));
}

void TestLoadOuts::badNamesAndIdsAreRefused()
{
    QFETCH(QString, refusal);
    QVERIFY(!refusal.isEmpty());
}

void TestLoadOuts::whatIsGoneIsSkippedAndNamed()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    // As a file made elsewhere may have it: the verbs leave nothing behind.
    std::erase_if(t.b.character.items, [&t](const Item &item) { return item.id == t.sword; });
    const LoadOutWants wants = wantsOf(t.now(), catalogue(), t.last());
    QCOMPARE(wants.gone, QStringList{t.sword});
    QVERIFY(wants.elsewhere.isEmpty());
    t.b = after(t.b, switchLoadOut(catalogue(), t.last().id));
    QCOMPARE(t.now().hands, (std::vector<QString>{{}, t.shield}));
}

void TestLoadOuts::whatCannotBeThereIsSkippedAndNamed()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    t.b.character.findItem(t.pouch)->isContainer = false;
    WeaponSpec large = *weaponOf(*t.now().findItem(t.sword), catalogue());
    large.size = Size::Large;
    t.b.character.findItem(t.sword)->weapon = large;
    const LoadOutWants wants = wantsOf(t.now(), catalogue(), t.last());
    QVERIFY(wants.gone.isEmpty());
    QCOMPARE(wants.elsewhere.size(), 2); // the rope, and the shield: the sword takes both hands now
    QVERIFY(wants.elsewhere.first().contains(text("rope")));
    QVERIFY(wants.elsewhere.last().contains(text("shield"), Qt::CaseInsensitive));
}

void TestLoadOuts::containersNeverEndInThemselves()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    LoadOut &loadOut = t.b.character.loadOuts.back();
    for (LoadOut::Placement &placement : loadOut.placements)
        if (placement.item == t.pack) placement = {t.pack, Place::Carried, t.pouch, {}};
    t.b = after(t.b, switchLoadOut(catalogue(), loadOut.id));
    QVERIFY(!isWithin(t.now(), *t.now().findItem(t.pouch), t.rope));
    const Item &outer = outermost(t.now(), *t.now().findItem(t.rope));
    QVERIFY(outer.container.isEmpty());
}

void TestLoadOuts::soldThingLeavesTheLoadOut()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    t.b = after(t.b, removeItem(catalogue(), t.sword));
    t.b = after(t.b, removeItem(catalogue(), t.pouch));
    QVERIFY(wantsOf(t.now(), catalogue(), t.last()).isEmpty());
    t.b = after(t.b, switchLoadOut(catalogue(), t.last().id));
    QCOMPARE(t.now().hands, (std::vector<QString>{{}, t.shield}));
    QCOMPARE(t.now().findItem(t.rope)->container, t.pack); // as it went there when the pouch did
}

/// At home in a pack, then the pack goes: the load-out leaves them at home, not on the back.
void TestLoadOuts::contentsOfASoldContainerTakeItsPlace()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    const QString road = t.last().id;
    t.b = after(t.b, moveItem(catalogue(), t.pack, Place::Left));
    t.b = after(t.b, keeping("town"));
    const QString town = t.last().id;
    t.b = after(t.b, moveItem(catalogue(), t.pack, Place::Mount));
    t.b = after(t.b, removeItem(catalogue(), t.pack));
    QCOMPARE(t.now().findItem(t.pouch)->place, Place::Mount);
    t.b = after(t.b, switchLoadOut(catalogue(), town));
    QCOMPARE(t.now().findItem(t.pouch)->place, Place::Left);
    QCOMPARE(t.now().findItem(t.rope)->container, t.pouch);
    t.b = after(t.b, switchLoadOut(catalogue(), road));
    QCOMPARE(t.now().findItem(t.pouch)->place, Place::Carried); // nobody wears what lay in what was worn
    t.b = after(t.b, removeItem(catalogue(), t.pouch));
    t.b = after(t.b, switchLoadOut(catalogue(), town));
    QCOMPARE(t.now().findItem(t.rope)->place, Place::Left);
}

void TestLoadOuts::asManyHandsAreFilledAsAreOwned()
{
    Traveller t;
    const QString daggers = t.b.add("dagger", 2);
    t.b.hold({daggers, daggers});
    t.b = after(t.b, keeping("duel"));
    t.b = after(t.b, setHands(catalogue(), {}));
    QVERIFY(wantsOf(t.now(), catalogue(), t.last()).isEmpty());
    --t.b.character.findItem(daggers)->quantity;
    const LoadOutWants wants = wantsOf(t.now(), catalogue(), t.last());
    QCOMPARE(wants.elsewhere.size(), 1); // it wants two
    QVERIFY(wants.gone.isEmpty());
    t.b = after(t.b, switchLoadOut(catalogue(), t.last().id));
    QCOMPARE(t.now().hands, (std::vector<QString>{daggers, {}}));
}

void TestLoadOuts::figuresAreThoseAfterTheSwitch()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    t.b = after(t.b, moveItem(catalogue(), t.pack, Place::Left));
    t.b = after(t.b, setHands(catalogue(), {}));
    const LoadOutFigures now = figuresOf(*t.b.evaluated());
    const LoadOutFigures then = figuresAfter(t.now(), catalogue(), t.last());
    const auto switched = after(t.b, switchLoadOut(catalogue(), t.last().id)).evaluated();
    QVERIFY(then.load.value() > now.load.value());
    QCOMPARE(then.load, switched->load.carried);
    QCOMPARE(then.percent, switched->load.percent);
    QCOMPARE(then.penalty, switched->load.penalty);
    QCOMPARE(then.move, switched->move);
    QCOMPARE(then.defense, switched->defense);
    QCOMPARE(then.missiles, switched->defenseMissiles);
    QVERIFY(then.defense.value() > now.defense.value());
    QVERIFY(then.best);
    QCOMPARE(then.best->items, (std::vector<QString>{t.sword, t.shield}));
    QVERIFY(!now.best || now.best->items.empty());
}

void TestLoadOuts::survivesTheFile()
{
    Traveller t;
    t.b = after(t.b, keeping("road"));
    t.b = after(after(t.b, setHands(catalogue(), {t.spear})), keeping("fight"));
    const auto read = readGamePart(json::Value(writeGamePart(t.now())));
    QVERIFY(read);
    QCOMPARE((*read)->loadOuts, t.now().loadOuts);
    QCOMPARE(bytesOf(**read), bytesOf(t.now()));
}

void TestLoadOuts::randomSwitchesUndoExactly()
{
    const auto game = std::make_shared<const Hursagmu>(catalogue());
    int switches = 0;
    for (uint64_t seed = 0; seed < uint64_t(test::share(400)); ++seed) {
        test::Dice dice(seed);
        auto made = std::make_shared<hursagmu::Character>(test::randomCharacter(catalogue(), seed, 20));
        made->acceptsDebt = true;
        Document document(game, made);
        const auto now = [&document]() -> const hursagmu::Character & {
            return static_cast<const hursagmu::Character &>(*document.character());
        };
        (void)document.apply(keeping("as it was"));
        for (int i = 0; i < 10 && !now().items.empty(); ++i) {
            const QString id = dice.pick(now().items).id;
            if (dice.chance(60))
                (void)document.apply(moveItem(catalogue(), id, static_cast<Place>(dice.number(0, 3))));
            else if (dice.chance(70))
                (void)document.apply(putInto(catalogue(), id, dice.pick(now().items).id));
            else
                (void)document.apply(setHands(catalogue(), {id}));
        }
        for (int i = 0; i < 5 && !now().loadOuts.empty(); ++i) {
            const LoadOut loadOut = dice.pick(now().loadOuts);
            const QByteArray before = bytesOf(now());
            const int steps = document.undoStack().index();
            QVERIFY(document.apply(switchLoadOut(catalogue(), loadOut.id)));
            const QByteArray switched = bytesOf(now());
            QVERIFY(document.undoStack().index() <= steps + 1);
            if (switched == before) continue;
            ++switches;
            if (wantsOf(now(), catalogue(), loadOut).isEmpty()) QVERIFY(isInForce(now(), loadOut));
            document.undoStack().undo();
            QVERIFY2(bytesOf(now()) == before, qPrintable(QString::number(seed)));
            document.undoStack().redo();
            QVERIFY2(bytesOf(now()) == switched, qPrintable(QString::number(seed)));
            QVERIFY(readGamePart(json::Value(writeGamePart(now()))));
        }
    }
    QVERIFY2(switches > test::share(300), qPrintable(QString::number(switches)));
}

QTEST_GUILESS_MAIN(TestLoadOuts)
#include "tst_loadouts.moc"
