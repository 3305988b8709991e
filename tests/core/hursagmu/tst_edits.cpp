#include "core/hursagmu/edits/edits.h"

#include "core/document/document.h"
#include "core/hursagmu/checks/evaluate.h"
#include "core/hursagmu/hursagmu.h"
#include "core/hursagmu/model/limits.h"
#include "core/hursagmu/rules/items.h"
#include "core/hursagmu/storage/gamefile.h"
#include "core/rules/issue.h"
#include "tests/support/builder.h"
#include "tests/support/dice.h"
#include "tests/support/editing.h"
#include "tests/support/randomcharacter.h"
#include "tests/support/share.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace sky;
using namespace sky::hursagmu;
using namespace sky::test::editing;
using sky::test::Builder;
using sky::test::catalogue;

class TestEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreSet();
    void numbersAreSet();
    void refused_data();
    void refused();

    void traitInCreation();
    void customTraits();
    void giftsInCreation();
    void fewerArmsHoldLess();

    void addedThingGetsAFreshId();
    void removedContainerLeavesItsContentsWhereItWas();
    void removedThingIsForgotten();
    void wornThingLeavesItsContainer();
    void movedThingLeavesTheHand();
    void contentsFollowTheirContainer();
    void nothingLiesInItself();
    void placeOfPowerStaysWhereItIs();
    void shrunkStackLeavesTheHands();
    void formerContainerIsEmptied();

    void twoHandedWeaponTakesTwoSlots();
    void stackFillsSeveralSlots();
    void heldThingLeavesItsContainer();

    void spells();
    void acceptances();
    void illegalWeaponMayStayButNotGetWorse();

    void undoAllAndRedoAllAreExact();
    void randomEditsKeepThingsInOrder();
    void randomEditsUndoExactly();
    void costTableGoesUpAndDown();
    void orderOfAddingNeverMatters();
    void budgetIdentity();
};

void TestEdits::textsAreSet()
{
    const QString words = QStringLiteral("Žofie <b>%1</b>");
    const std::pair<Edit, QString sky::Character::*> fields[] = {
        {setName(words), &sky::Character::name},
        {setPlayer(words), &sky::Character::player},
        {setCampaign(words), &sky::Character::campaign},
        {setMaster(words), &sky::Character::master},
        {setConcept(words), &sky::Character::conceptText},
        {setDescription(words), &sky::Character::description},
        {setHistory(words), &sky::Character::history},
        {setNotes(words), &sky::Character::notes},
    };
    for (const auto &[edit, member] : fields) {
        const Builder b = after({}, edit);
        QCOMPARE(b.character.*member, words);
        QVERIFY(!edit.name.isEmpty());
        QVERIFY(!edit.mergeKey.isEmpty());
    }
}

void TestEdits::numbersAreSet()
{
    QCOMPARE(after({}, setBudget(200)).character.creation.budget, 200);
    QVERIFY(after({}, setAcceptsDebt(true)).character.acceptsDebt);
    QCOMPARE(after({}, setPhase(Phase::Play)).character.phase, Phase::Play);

    QCOMPARE(after({}, setPurse({6, 14, 30, {}})).character.purse.silver, 14);
    QCOMPARE(after({}, setDamage({3, 2, 1, {}})).character.damage.wounds, 2);
    QCOMPARE(after({}, setBodyMass(Weight::ofUnits(180))).character.bodyMass, Weight::ofUnits(180));
    QCOMPARE(after({}, setFocusSplit(4)).character.focusForCommand, std::optional<int>(4));
    Mount mount;
    mount.name = text("Grey");
    const Builder ridden = after({}, setMount(mount));
    QCOMPARE(ridden.character.mount->name, text("Grey"));
    QVERIFY(!after(ridden, setMount(std::nullopt)).character.mount);
    Portrait portrait;
    portrait.bytes = "png";
    QCOMPARE(after({}, setPortrait(portrait)).character.portrait, portrait);
    RuleOptions options;
    options.traitStartMax = 8;
    QCOMPARE(after({}, setOptions(options)).character.options, options);
}

void TestEdits::refused_data()
{
    QTest::addColumn<std::function<Edit()>>("edit");
    const auto row = [](const char *name, std::function<Edit()> edit) { QTest::newRow(name) << edit; };
    row("budget below 0", [] { return setBudget(-1); });
    row("budget beyond the file", [] { return setBudget(limits::Budget + 1); });
    row("negative wounds", [] { return setDamage({0, -1, 0, {}}); });
    row("negative coins", [] { return setPurse({0, 0, -1, {}}); });
    row("no body", [] { return setBodyMass(Weight()); });
    row("negative split", [] { return setFocusSplit(-1); });
    row("option out of range", [] {
        RuleOptions options;
        options.naturalArmorValue = 9;
        return setOptions(options);
    });
    row("mount's armor", [] {
        Mount mount;
        mount.armor = -1;
        return setMount(mount);
    });
    row("mount's name too long", [] {
        Mount mount;
        mount.name = QString(limits::NameLength + 1, QLatin1Char('x'));
        return setMount(mount);
    });
    row("mount's lift beyond the file", [] {
        Mount mount;
        mount.lift = Weight::ofSmallest(Weight::Limit + 1);
        return setMount(mount);
    });
    row("acceptance without a date",
        [] { return acceptIssue(Issue{}, text("fine"), text("Jonas"), {}, ids); });
    row("name too long", [] { return setName(QString(2'000, QLatin1Char('x'))); });
    row("unknown trait", [] { return setTrait(catalogue(), text("alchemist"), level(1), ids, {}); });
    row("custom trait without a name",
        [] { return addCustomTrait(catalogue(), text(" "), TraitKind::Talent, level(1), ids, {}); });
    row("rename of nothing", [] { return renameCustomTrait(text("t1"), text("Singer")); });
    row("rename of a trait of the book", [] { return renameCustomTrait(text("warrior"), text("Singer")); });
    row("removal of nothing", [] { return removeCustomTrait(catalogue(), text("t1")); });
    row("unknown gift", [] { return takeGift(catalogue(), gift("flight"), ids, {}); });
    row("gift without a name", [] { return takeGift(catalogue(), GiftEntry{}, ids, {}); });
    row("gift too dear", [] {
        GiftEntry dear;
        dear.name = text("Wings");
        dear.cost = limits::GiftCost + 1;
        return takeGift(catalogue(), dear, ids, {});
    });
    row("change of no gift", [] { return changeGift(catalogue(), gift("immunity")); });
    row("drop of no gift", [] { return dropGift(catalogue(), text("g1"), ids, {}); });
    row("unknown thing", [] {
        Item item;
        item.catalogueId = text("phlogiston");
        return addItem(catalogue(), item, ids);
    });
    row("thing without a name", [] { return addItem(catalogue(), Item{}, ids); });
    row("too many pieces", [] {
        Item item = thing("torch");
        item.quantity = limits::Quantity + 1;
        return addItem(catalogue(), item, ids);
    });
    row("too heavy a stack", [] {
        Item item = thing("torch");
        item.quantity = 1'000'000;
        item.weightEach = Weight::ofUnits(1'001);
        return addItem(catalogue(), item, ids);
    });
    row("negative price", [] {
        Item item = thing("torch");
        item.priceEach = Money::ofUnits(-1);
        return addItem(catalogue(), item, ids);
    });
    row("missing container", [] {
        Item item = thing("torch");
        item.container = text("sack");
        return addItem(catalogue(), item, ids);
    });
    row("weapon beyond its points", [] {
        Item item = thing("sword");
        item.weapon = catalogue().thing(text("sword"))->weapon;
        item.weapon->damage = 7;
        return addItem(catalogue(), item, ids);
    });
    row("weapon beyond its cap", [] {
        Item item = thing("dagger");
        item.weapon = catalogue().thing(text("dagger"))->weapon;
        item.weapon->damage = 0;
        item.weapon->defense = 2;
        return addItem(catalogue(), item, ids);
    });
    row("change of nothing", [] { return changeItem(catalogue(), thing("torch")); });
    row("removal of no thing", [] { return removeItem(catalogue(), text("i1")); });
    row("move of nothing", [] { return moveItem(catalogue(), text("i1"), Place::Left); });
    row("hold nothing there is", [] { return setHands(catalogue(), {text("i1"), QString()}); });
    row("place of power carried", [] { return addItem(catalogue(), thing("tower"), ids); });
    row("spell of no discipline", [] {
        Spell spell;
        spell.name = text("Song");
        spell.discipline = text("immunity");
        return addSpell(catalogue(), spell, ids);
    });
    row("spell without area", [] {
        Spell spell;
        spell.name = text("Song");
        spell.discipline = text("mahasu");
        spell.area = 0;
        return addSpell(catalogue(), spell, ids);
    });
    row("removal of no spell", [] { return removeSpell(text("s1")); });
    row("acceptance without a reason",
        [] { return acceptIssue(Issue{}, text(" "), text("Jonas"), {}, ids); });
    row("withdrawal of nothing", [] { return withdrawAcceptance(text("w1")); });
}

void TestEdits::refused()
{
    QFETCH(std::function<Edit()>, edit);
    const QString why = refusalOf({}, edit());
    QVERIFY(why.endsWith(QLatin1Char('.')));
    QVERIFY2(!why.contains(QLatin1Char('%')), qPrintable(why));
}

void TestEdits::traitInCreation()
{
    Builder b = after({}, setTrait(catalogue(), text("warrior"), level(7), ids, {}));
    QCOMPARE(levelOf(b, "warrior"), 7);
    QVERIFY(b.character.ledger.empty());
    b = after(b, setTrait(catalogue(), text("warrior"), level(3), ids, {}));
    QCOMPARE(levelOf(b, "warrior"), 3);
    b = after(b, setTrait(catalogue(), text("warrior"), level(0), ids, {}));
    QVERIFY(b.character.creation.traits.empty());
    QCOMPARE(setTrait(catalogue(), text("warrior"), level(7), ids, {}).name, text("Set Warrior to 7"));
}

void TestEdits::customTraits()
{
    Builder b =
        after({}, addCustomTrait(catalogue(), text("Singer"), TraitKind::Profession, level(3), ids, {}));
    const QString id = b.character.creation.traits.front().id;
    QCOMPARE(b.evaluated()->trait(id)->name, text("Singer"));
    b = after(b, renameCustomTrait(id, text("Bard")));
    b = after(b, setTrait(catalogue(), id, level(4), ids, {}));
    QCOMPARE(b.evaluated()->trait(id)->name, text("Bard"));
    QCOMPARE(b.evaluated()->spentProfessions.value(), 4);
    QVERIFY(after(b, removeCustomTrait(catalogue(), id)).character.creation.traits.empty());
    b = after(b, setPhase(Phase::Play));
    QVERIFY(!refusalOf(b, removeCustomTrait(catalogue(), id)).isEmpty());

    b = after(inPlay(9),
              addCustomTrait(catalogue(), text("Sailor"), TraitKind::Talent, level(2), ids, stamp()));
    QCOMPARE(b.character.ledger.back().kind, EntryKind::NewTrait);
    QCOMPARE(b.evaluated()->talents.back().name, text("Sailor"));
    QCOMPARE(b.evaluated()->experienceSpent, 2);
}

void TestEdits::giftsInCreation()
{
    Builder b = after({}, takeGift(catalogue(), gift("starvision"), ids, {}));
    GiftEntry taken = b.character.creation.gifts.front();
    QCOMPARE(taken.cost, 6);
    QVERIFY(!taken.id.isEmpty());
    taken.detail = text("amber eyes");
    b = after(b, changeGift(catalogue(), taken));
    QCOMPARE(b.evaluated()->gifts.front().detail, text("amber eyes"));
    QVERIFY(after(b, dropGift(catalogue(), taken.id, ids, {})).character.creation.gifts.empty());
}

void TestEdits::fewerArmsHoldLess()
{
    Builder b = Builder().gift("extra_limb");
    const QString torches = b.add("torch", 3);
    b = after(b, setHands(catalogue(), {torches, torches, torches}));
    QCOMPARE(b.character.hands.size(), size_t{3});
    b = after(b, dropGift(catalogue(), b.character.creation.gifts.front().id, ids, {}));
    QCOMPARE(b.character.hands, std::vector<QString>({torches, torches}));

    // Half a spear cannot be held.
    b = Builder().gift("extra_limb", 2);
    const QString shield = b.add("shield");
    const QString spear = b.add("spear");
    b = after(b, setHands(catalogue(), {shield, spear, spear}));
    GiftEntry oneArm = b.character.creation.gifts.front();
    oneArm.count = 1;
    QCOMPARE(after(b, changeGift(catalogue(), oneArm)).character.hands,
             std::vector<QString>({shield, spear, spear}));
    oneArm.limb = LimbKind::Leg;
    QCOMPARE(after(b, changeGift(catalogue(), oneArm)).character.hands,
             std::vector<QString>({shield, QString()}));
}

void TestEdits::addedThingGetsAFreshId()
{
    Builder b;
    b.add("torch");
    int calls = 0;
    const IdSource taken = [&calls] { return QStringLiteral("i%1").arg(++calls); };
    b = after(b, addItem(catalogue(), thing("lamp"), taken));
    QCOMPARE(b.character.items.back().id, text("i2"));
}

void TestEdits::removedContainerLeavesItsContentsWhereItWas()
{
    Builder b;
    const QString chest = b.add("chest", 1, Place::Left);
    const QString sack = b.add("sack", 1, Place::Carried, chest);
    const QString torch = b.add("torch", 1, Place::Carried, sack);
    b = after(b, removeItem(catalogue(), sack));
    QCOMPARE(b.character.findItem(torch)->container, chest);
    b = after(b, removeItem(catalogue(), chest));
    QCOMPARE(b.character.findItem(torch)->container, QString());
    QCOMPARE(b.character.findItem(torch)->place, Place::Left);
}

void TestEdits::removedThingIsForgotten()
{
    Builder b = test::alaric();
    const QString sword = b.character.hands.front();
    LoadOut loadOut;
    loadOut.placements.push_back({sword, Place::Carried, {}, {}});
    loadOut.hands = b.character.hands;
    b.character.loadOuts.push_back(loadOut);
    b = after(b, removeItem(catalogue(), sword));
    QCOMPARE(b.character.hands.front(), QString());
    QVERIFY(b.character.loadOuts.front().placements.empty());
    QCOMPARE(b.character.loadOuts.front().hands.front(), QString());
    QVERIFY(!b.character.findItem(sword));
}

void TestEdits::wornThingLeavesItsContainer()
{
    Builder b;
    const QString sack = b.add("sack");
    const QString mail = b.add("mail", 1, Place::Carried, sack);
    b = after(b, moveItem(catalogue(), mail, Place::Worn));
    QCOMPARE(b.character.findItem(mail)->container, QString());
    QCOMPARE(b.evaluated()->endurance.value(), 4);
    b = after(b, putInto(catalogue(), mail, sack));
    QCOMPARE(b.evaluated()->endurance.value(), 0);
    QCOMPARE(b.evaluated()->load.carried.value(), 41'000);
}

void TestEdits::movedThingLeavesTheHand()
{
    const Builder b = test::alaric();
    const QString sword = b.character.hands.front();
    QCOMPARE(after(b, moveItem(catalogue(), sword, Place::Left)).character.hands.front(), QString());
    QCOMPARE(after(b, moveItem(catalogue(), sword, Place::Carried)).character.hands.front(), sword);
}

void TestEdits::contentsFollowTheirContainer()
{
    Builder b = test::alaric();
    QString backpack;
    for (const Item &item : b.character.items)
        if (item.catalogueId == QLatin1String("backpack")) backpack = item.id;
    b = after(b, moveItem(catalogue(), backpack, Place::Mount));
    QCOMPARE(b.evaluated()->load.carried.value(), 62'000);
    QCOMPARE(b.evaluated()->load.onMount.value(), 38'000);
}

void TestEdits::nothingLiesInItself()
{
    Builder b;
    const QString chest = b.add("chest");
    const QString sack = b.add("sack", 1, Place::Carried, chest);
    QVERIFY(!refusalOf(b, putInto(catalogue(), chest, chest)).isEmpty());
    QVERIFY(!refusalOf(b, putInto(catalogue(), chest, sack)).isEmpty());
    Item changed = *b.character.findItem(chest);
    changed.container = sack;
    QVERIFY(!refusalOf(b, changeItem(catalogue(), changed)).isEmpty());
    const QString torch = b.add("torch");
    QVERIFY(!refusalOf(b, putInto(catalogue(), chest, torch)).isEmpty());
    QVERIFY(!refusalOf(b, putInto(catalogue(), chest, {})).isEmpty());
}

void TestEdits::placeOfPowerStaysWhereItIs()
{
    Builder b;
    const QString sack = b.add("sack");
    const QString tower = b.add("tower", 1, Place::Left);
    for (const Place place : {Place::Worn, Place::Carried, Place::Mount})
        QVERIFY(!refusalOf(b, moveItem(catalogue(), tower, place)).isEmpty());
    QVERIFY(!refusalOf(b, putInto(catalogue(), tower, sack)).isEmpty());
    Item changed = *b.character.findItem(tower);
    changed.note = text("of the east");
    QCOMPARE(refusalOf(b, changeItem(catalogue(), changed)), QString());
    changed.place = Place::Worn;
    QVERIFY(!refusalOf(b, changeItem(catalogue(), changed)).isEmpty());

    // A file made elsewhere may have it wrong; that stops no other change.
    b.character.findItem(tower)->place = Place::Worn;
    QCOMPARE(refusalOf(b, changeItem(catalogue(), changed)), QString());
    QCOMPARE(after(b, moveItem(catalogue(), tower, Place::Left)).character.findItem(tower)->place,
             Place::Left);
}

void TestEdits::shrunkStackLeavesTheHands()
{
    Builder b;
    const QString torches = b.add("torch", 2);
    b = after(b, setHands(catalogue(), {torches, torches}));
    Item fewer = *b.character.findItem(torches);
    fewer.quantity = 1;
    b = after(b, changeItem(catalogue(), fewer));
    QCOMPARE(b.character.hands, std::vector<QString>({torches, QString()}));
}

void TestEdits::formerContainerIsEmptied()
{
    Builder b;
    const QString sack = b.add("sack", 1, Place::Mount);
    const QString torch = b.add("torch", 1, Place::Carried, sack);
    Item torn = *b.character.findItem(sack);
    torn.isContainer = false;
    b = after(b, changeItem(catalogue(), torn));
    QCOMPARE(b.character.findItem(torch)->container, QString());
    QCOMPARE(b.character.findItem(torch)->place, Place::Mount);
}

void TestEdits::twoHandedWeaponTakesTwoSlots()
{
    Builder b;
    const QString spear = b.add("spear");
    const QString shield = b.add("shield");
    const QString bow = b.add("bow");
    QCOMPARE(after(b, setHands(catalogue(), {spear})).character.hands, std::vector<QString>({spear, spear}));
    QCOMPARE(after(b, setHands(catalogue(), {QString(), bow})).character.hands,
             std::vector<QString>({bow, bow}));
    QVERIFY(!refusalOf(b, setHands(catalogue(), {spear, shield})).isEmpty());
    QVERIFY(!refusalOf(b, setHands(catalogue(), {shield, shield})).isEmpty());
    QVERIFY(!refusalOf(b, setHands(catalogue(), {shield, spear, spear})).isEmpty());
    b.gift("extra_limb");
    QCOMPARE(after(b, setHands(catalogue(), {shield, spear})).character.hands,
             std::vector<QString>({shield, spear, spear}));
}

void TestEdits::stackFillsSeveralSlots()
{
    Builder b;
    const QString knives = b.add("knife", 2);
    b = after(b, setHands(catalogue(), {knives, knives}));
    QCOMPARE(b.evaluated()->inHand.front().name, text("Knife and knife"));
}

void TestEdits::heldThingLeavesItsContainer()
{
    Builder b;
    const QString sack = b.add("sack", 1, Place::Left);
    const QString torch = b.add("torch", 1, Place::Carried, sack);
    b = after(b, setHands(catalogue(), {torch, QString()}));
    QCOMPARE(b.character.findItem(torch)->container, QString());
    QVERIFY(b.evaluated()->item(torch)->inHand);
    b = after(b, putInto(catalogue(), torch, sack));
    QCOMPARE(b.character.hands.front(), QString());
}

void TestEdits::spells()
{
    Spell spell;
    spell.name = text("Reed Gate");
    spell.discipline = text("amelatu");
    spell.area = 4;
    Builder b = after({}, addSpell(catalogue(), spell, ids));
    spell = b.character.spells.front();
    spell.intensity = 3;
    b = after(b, changeSpell(catalogue(), spell));
    QCOMPARE(b.evaluated()->spells.front().energy.value(), 7);
    QVERIFY(after(b, removeSpell(spell.id)).character.spells.empty());
}

void TestEdits::acceptances()
{
    Issue issue;
    issue.code = text("too-heavy");
    issue.subject = text("load");
    issue.amount = 4;
    Builder b = after({}, acceptIssue(issue, text("she is strong"), text("Jonas"), QDate(2024, 5, 1), ids));
    issue.amount = 9;
    b = after(b, acceptIssue(issue, text("very strong"), text("Jonas"), QDate(2024, 5, 2), ids));
    QCOMPARE(b.character.waivers.size(), size_t{1});
    QCOMPARE(b.character.waivers.front().amount, 9);
    QVERIFY(after(b, withdrawAcceptance(b.character.waivers.front().id)).character.waivers.empty());
}

void TestEdits::illegalWeaponMayStayButNotGetWorse()
{
    Builder b;
    Item heavy;
    heavy.name = text("Skullcracker");
    heavy.weapon = WeaponSpec{};
    heavy.weapon->damage = 9;
    heavy.id = b.add(heavy);
    heavy.note = text("from an older campaign");
    QCOMPARE(refusalOf(b, changeItem(catalogue(), heavy)), QString());
    heavy.weapon->damage = 8;
    QCOMPARE(refusalOf(b, changeItem(catalogue(), heavy)), QString());
    heavy.weapon->damage = 10;
    QVERIFY(!refusalOf(b, changeItem(catalogue(), heavy)).isEmpty());
}

void TestEdits::undoAllAndRedoAllAreExact()
{
    const auto game = std::make_shared<const Hursagmu>(catalogue());
    const auto start = std::make_shared<const hursagmu::Character>(test::alaric().character);
    Document document(game, start);
    const std::vector<QString> hands = start->hands;
    std::vector<Edit> edits = {
        setName(text("Alaric")),
        setBudget(300),
        setTrait(catalogue(), text("archer"), level(5), ids, {}),
        addCustomTrait(catalogue(), text("Heraldry"), TraitKind::Profession, level(2), ids, {}),
        takeGift(catalogue(), gift("immunity"), ids, {}),
        addItem(catalogue(), thing("bow"), ids),
        moveItem(catalogue(), hands.front(), Place::Mount),
        removeItem(catalogue(), hands.back()),
        setPurse({1, 2, 3, {}}),
        setMount(std::nullopt),
        setDamage({1, 1, 0, {}}),
        setTrait(catalogue(), text("warrior"), level(0), ids, {}),
        setPhase(Phase::Play),
    };
    for (const Edit &edit : edits) {
        const Result<void> done = document.apply(edit);
        QVERIFY2(done, done ? "" : qPrintable(done.error().message));
    }
    const CharacterPtr end = document.character();
    QCOMPARE(document.undoStack().count(), static_cast<int>(edits.size()));
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QVERIFY(game->equals(*document.character(), *start));
    while (document.undoStack().canRedo())
        document.undoStack().redo();
    QVERIFY(game->equals(*document.character(), *end));
}

namespace
{

QString anyId(const std::vector<Item> &items, test::Dice &dice)
{
    return items.empty() || dice.chance(5) ? text("nothing") : dice.pick(items).id;
}

Item anyThing(test::Dice &dice)
{
    Item item = thing(qPrintable(dice.pick(catalogue().goods()).id));
    item.quantity = dice.number(0, 4);
    item.place = static_cast<Place>(dice.number(0, 3));
    return item;
}

/// A change of one thing, most of them sensible.
Edit anyChange(const hursagmu::Character &character, test::Dice &dice)
{
    if (character.items.empty()) return addItem(catalogue(), anyThing(dice), ids);
    Item item = dice.pick(character.items);
    item.quantity = dice.number(0, 3);
    if (dice.chance(20)) item.isContainer = dice.chance(50);
    if (dice.chance(20)) item.place = static_cast<Place>(dice.number(0, 3));
    if (dice.chance(20)) item.container = anyId(character.items, dice);
    if (dice.chance(10)) item.weapon = catalogue().thing(text("spear"))->weapon;
    return changeItem(catalogue(), item);
}

Edit anyThingVerb(const hursagmu::Character &character, test::Dice &dice)
{
    const std::vector<Item> &items = character.items;
    switch (dice.number(0, 6)) {
    case 0:
        return addItem(catalogue(), anyThing(dice), ids);
    case 1:
        return anyChange(character, dice);
    case 2:
        return removeItem(catalogue(), anyId(items, dice));
    case 3:
        return moveItem(catalogue(), anyId(items, dice), static_cast<Place>(dice.number(0, 3)));
    case 4:
        return putInto(catalogue(), anyId(items, dice), anyId(items, dice));
    default:
        return setHands(catalogue(), {anyId(items, dice), dice.chance(50) ? anyId(items, dice) : QString()});
    }
}

Edit anyVerb(const hursagmu::Character &character, test::Dice &dice)
{
    const std::vector<GiftEntry> &gifts = character.creation.gifts;
    switch (dice.number(0, 5)) {
    case 0:
        return setTrait(catalogue(), dice.pick(catalogue().traits()).id, level(dice.number(0, 12)), ids,
                        stamp(dice.number(1, 20)));
    case 1:
        return takeGift(catalogue(), gift(qPrintable(dice.pick(catalogue().gifts()).id)), ids, stamp());
    case 2:
        return dropGift(catalogue(), gifts.empty() ? QString() : dice.pick(gifts).id, ids, stamp());
    default:
        return anyThingVerb(character, dice);
    }
}

/// Issues that only a file made elsewhere should have.
int disorder(const hursagmu::Character &character)
{
    static const QStringList codes = {text("item-misplaced"), text("held-elsewhere"),
                                      text("two-hands-needed"), text("held-too-often"),
                                      text("too-many-held")};
    const auto result = evaluate(character, catalogue());
    return static_cast<int>(std::count_if(result->issues.begin(), result->issues.end(),
                                          [](const Issue &issue) { return codes.contains(issue.code); }));
}

} // namespace

void TestEdits::randomEditsKeepThingsInOrder()
{
    for (uint64_t seed = 0; seed < uint64_t(test::share(150)); ++seed) {
        test::Dice dice(seed);
        Builder b;
        b.character = test::randomCharacter(catalogue(), seed, 20);
        int before = disorder(b.character);
        for (int i = 0; i < 40; ++i) {
            hursagmu::Character changed = b.character;
            if (!anyThingVerb(b.character, dice).change(changed)) continue;
            const int now = disorder(changed);
            QVERIFY2(now <= before, qPrintable(QStringLiteral("seed %1, step %2").arg(seed).arg(i)));
            const auto read = readGamePart(json::Value(writeGamePart(changed)));
            QVERIFY2(read, read ? "" : qPrintable(read.error().message));
            b.character = changed;
            before = now;
        }
    }
}

void TestEdits::randomEditsUndoExactly()
{
    const auto game = std::make_shared<const Hursagmu>(catalogue());
    for (uint64_t seed = 0; seed < uint64_t(test::share(60)); ++seed) {
        test::Dice dice(seed);
        auto made = std::make_shared<hursagmu::Character>(test::randomCharacter(catalogue(), seed, 15));
        made->acceptsDebt = true;
        const std::shared_ptr<const hursagmu::Character> start = made;
        Document document(game, start);
        for (int i = 0; i < 30; ++i) {
            const auto &now = static_cast<const hursagmu::Character &>(*document.character());
            (void)document.apply(anyVerb(now, dice)); // refusals change nothing
        }
        const CharacterPtr end = document.character();
        while (document.undoStack().canUndo())
            document.undoStack().undo();
        QVERIFY2(game->equals(*document.character(), *start), qPrintable(QString::number(seed)));
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QVERIFY2(game->equals(*document.character(), *end), qPrintable(QString::number(seed)));
    }
}

void TestEdits::costTableGoesUpAndDown()
{
    for (const Phase phase : {Phase::Creation, Phase::Play}) {
        Builder b = inPlay(0);
        b.character.phase = phase;
        b.character.options.refunds = Refunds::Anytime;
        int64_t last = -1;
        for (int up = 0; up <= Level::Max; ++up) {
            b = after(b, setTrait(catalogue(), text("rider"), level(up), ids, stamp(3)));
            const auto now = b.evaluated();
            const int64_t cost = now->spent + now->experienceSpent;
            QVERIFY(cost > last);
            last = cost;
        }
        for (int down = Level::Max; down >= 0; --down)
            b = after(b, setTrait(catalogue(), text("rider"), level(down), ids, stamp(4)));
        QCOMPARE(b.evaluated()->spent, 0);
        QCOMPARE(b.evaluated()->experienceUnspent(), 0);
    }
}

void TestEdits::orderOfAddingNeverMatters()
{
    std::vector<const char *> things = {"mail", "sword", "shield", "dagger", "rope", "spear", "lamp"};
    QStringList expected;
    do {
        Builder b = Builder().levels({{"warrior", 8}, {"strength", 6}});
        for (const char *id : things) {
            Item item = thing(id);
            if (item.kind == ItemKind::Armor) item.place = Place::Worn;
            b = after(b, addItem(catalogue(), item, ids));
        }
        const auto result = b.evaluated();
        QStringList numbers = {QString::number(result->load.carried.value()),
                               QString::number(result->endurance.value())};
        for (const HandLine &line : result->inHand)
            numbers.append(
                QStringLiteral("%1 %2 %3").arg(line.name).arg(line.damage.value()).arg(line.defense.value()));
        numbers.sort();
        if (expected.isEmpty()) expected = numbers;
        QCOMPARE(numbers, expected);
        std::rotate(things.begin(), things.begin() + 1, things.end());
    } while (qstrcmp(things.front(), "mail") != 0);
}

void TestEdits::budgetIdentity()
{
    Builder b;
    for (const TraitInfo &info : catalogue().traits()) {
        b = after(b, setTrait(catalogue(), info.id, level(static_cast<int>(info.name.size())), ids, {}));
        b = after(b, takeGift(catalogue(), gift("extra_limb"), ids, {}));
        const auto result = b.evaluated();
        QCOMPARE(result->spentTalents.value() + result->spentProfessions.value() + result->spentGifts.value(),
                 result->spent);
        QCOMPARE(result->spent + result->remaining, result->budget);
        QCOMPARE(result->meters.front().left(), result->remaining);
    }
}

QTEST_GUILESS_MAIN(TestEdits)
#include "tst_edits.moc"
