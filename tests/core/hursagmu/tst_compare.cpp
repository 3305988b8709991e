#include "core/hursagmu/compare/compare.h"

#include "core/hursagmu/hursagmu.h"
#include "core/json/parse.h"
#include "core/storage/charactermerge.h"
#include "tests/support/dice.h"
#include "tests/support/randomcharacter.h"

#include <QTest>

#include <rapidcheck.h>

#include <functional>

using namespace sky;
using namespace sky::hursagmu;

using Change = std::function<void(hursagmu::Character &)>;
Q_DECLARE_METATYPE(Change)

namespace
{

const Catalogue &catalogue()
{
    static const Catalogue loaded = Catalogue::load().value();
    return loaded;
}

json::Members unknown()
{
    return json::parse(R"({"x": 1})")->asObject()->members;
}

/// Something of everything.
hursagmu::Character sample()
{
    hursagmu::Character c;
    c.id = QStringLiteral("00000000-0000-4000-8000-000000000001");
    c.name = QStringLiteral("Juk");
    c.creation.traits = {
        {QStringLiteral("warrior"), {}, TraitKind::Profession, false, *Level::of(6), {}},
        {QStringLiteral("t1"), QStringLiteral("Singer"), TraitKind::Talent, true, *Level::of(2), {}}};
    GiftEntry gift;
    gift.id = QStringLiteral("g1");
    gift.gift = QStringLiteral("starvision");
    c.creation.gifts = {gift};
    Item sword, pack;
    sword.id = QStringLiteral("i1");
    sword.kind = ItemKind::Weapon;
    sword.catalogueId = QStringLiteral("sword");
    pack.id = QStringLiteral("i2");
    pack.catalogueId = QStringLiteral("backpack");
    c.items = {sword, pack};
    LedgerEntry award;
    award.id = QStringLiteral("e1");
    award.date = QDate(2026, 5, 3);
    award.points = 2;
    c.ledger = {award};
    Spell spell;
    spell.id = QStringLiteral("s1");
    spell.name = QStringLiteral("Hush");
    c.spells = {spell};
    c.mount = Mount{};
    c.mount->name = QStringLiteral("Grey");
    return c;
}

Item torches()
{
    Item item;
    item.id = QStringLiteral("i3");
    item.catalogueId = QStringLiteral("torch");
    item.quantity = 3;
    return item;
}

} // namespace

class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatChanged_data();
    void saysWhatChanged();
    void everyMemberCounts_data();
    void everyMemberCounts();
    void noLinesExactlyWhenEqual();
    void longTextsAreNotRepeated();
    void twoHandsAreMerged();
    void mergingSaysWhatItCannot();
    void whateverIsMergedCanBeReadOrSaysWhyNot();
};

void TestCompare::saysWhatChanged_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("line");
    const auto row = [](const char *line, Change change) {
        QTest::newRow(line) << change << QString::fromUtf8(line);
    };
    row("name Juk → Vunata", [](auto &c) { c.name = QStringLiteral("Vunata"); });
    row("notes changed", [](auto &c) { c.notes = QStringLiteral("n"); });
    row("budget 100 → 120", [](auto &c) { c.creation.budget = 120; });
    row("Warrior 6 → 7", [](auto &c) { c.creation.traits[0].level = *Level::of(7); });
    row("Warrior 6 → 0", [](auto &c) { c.creation.traits.erase(c.creation.traits.begin()); });
    row("Singer 2 → 3", [](auto &c) { c.creation.traits[1].level = *Level::of(3); });
    row("trait Singer removed", [](auto &c) { c.creation.traits.pop_back(); });
    row("Healer 0 → 4", [](auto &c) {
        c.creation.traits.push_back(
            {QStringLiteral("healer"), {}, TraitKind::Profession, false, *Level::of(4), {}});
    });
    row("Starvision removed", [](auto &c) { c.creation.gifts.clear(); });
    row("award +2 of 3 May 2026 removed", [](auto &c) { c.ledger.clear(); });
    row("award +2 of 3 May 2026 struck", [](auto &c) { c.ledger[0].struck = Strike(); });
    row("award +2 of 3 May 2026: now −1", [](auto &c) { c.ledger[0].points = -1; });
    row("award +2 of 3 May 2026: 3 May 2026 → 4 May 2026",
        [](auto &c) { c.ledger[0].date = QDate(2026, 5, 4); });
    row("award +2 of 3 May 2026: session changed",
        [](auto &c) { c.ledger[0].session = QStringLiteral("the mill"); });
    row("award +2 of 3 May 2026 changed", [](auto &c) { c.ledger[0].earlier.emplace_back(); });
    row("wish for Warrior 7 added", [](auto &c) {
        c.wishes.push_back({QStringLiteral("w1"), QStringLiteral("warrior"), 7, {}, {}});
    });
    row("wish for Empathy added", [](auto &c) {
        c.wishes.push_back({QStringLiteral("w1"), {}, 0, QStringLiteral("empathy"), {}});
    });
    row("Warrior 6 → 7 of 4 May 2026 added", [](auto &c) {
        LedgerEntry raise;
        raise.id = QStringLiteral("e2");
        raise.kind = EntryKind::Raise;
        raise.date = QDate(2026, 5, 4);
        raise.trait = QStringLiteral("warrior");
        raise.from = 6;
        raise.to = 7;
        c.ledger.push_back(raise);
    });
    row("torch × 3 added", [](auto &c) { c.items.push_back(torches()); });
    row("Sword removed", [](auto &c) { c.items.erase(c.items.begin()); });
    row("Sword × 1 → 2", [](auto &c) { c.items[0].quantity = 2; });
    row("Sword: carried → left behind", [](auto &c) { c.items[0].place = Place::Left; });
    row("Sword: carried → in backpack", [](auto &c) { c.items[0].container = QStringLiteral("i2"); });
    row("Sword is now Needle", [](auto &c) { c.items[0].name = QStringLiteral("Needle"); });
    row("Sword: quality changed", [](auto &c) { c.items[0].quality = Quality::Poor; });
    row("equipment: order changed", [](auto &c) { std::swap(c.items[0], c.items[1]); });
    row("in hand: nothing → Sword, nothing", [](auto &c) { c.hands[0] = QStringLiteral("i1"); });
    row("a %2 b %1 × 3 added", [](auto &c) { // a name is text, never a place to fill in
        c.items.push_back(torches());
        c.items.back().name = QStringLiteral("a %2 b %1");
    });
    row("mount Grey removed", [](auto &c) { c.mount.reset(); });
    row("wounds 0 → 3", [](auto &c) { c.damage.wounds = 3; });
    row("gold 0 → 6", [](auto &c) { c.purse.gold = 6; });
    row("spell Hush: intensity 0 → 4", [](auto &c) { c.spells[0].intensity = 4; });
    row("spell Hush: challenge level changed", [](auto &c) { c.spells[0].challenge = 5; });
    row("body mass 200 → 180.5", [](auto &c) { c.bodyMass = Weight::ofSmallest(180'500); });
    row("phase: in creation → in play", [](auto &c) { c.phase = Phase::Play; });
    row("debt is accepted", [](auto &c) { c.acceptsDebt = true; });
}

void TestCompare::saysWhatChanged()
{
    QFETCH(const Change, change);
    QFETCH(const QString, line);
    hursagmu::Character changed = sample();
    change(changed);
    QCOMPARE(describeChange(sample(), changed, catalogue()), QStringList{line});
}

void TestCompare::everyMemberCounts_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char *name, Change change) { QTest::newRow(name) << change; };
    row("id", [](auto &c) { c.id = QStringLiteral("x"); });
    row("kind", [](auto &c) { c.kind = CharacterKind::Template; });
    row("description", [](auto &c) { c.description = QStringLiteral("x"); });
    row("history", [](auto &c) { c.history = QStringLiteral("x"); });
    row("portrait", [](auto &c) { c.portrait.bytes = "x"; });
    row("waiver", [](auto &c) { c.waivers.emplace_back(); });
    row("unknown", [](auto &c) { c.unknown = unknown(); });
    row("unknown of the game", [](auto &c) { c.unknownGame = unknown(); });
    row("options", [](auto &c) { c.options.injuryModel = InjuryModel::B; });
    row("option list", [](auto &c) { c.options.nobleWeapons.clear(); });
    row("unknown option", [](auto &c) { c.options.unknown = unknown(); });
    row("unknown of creation", [](auto &c) { c.creation.unknown = unknown(); });
    row("unknown of a trait", [](auto &c) { c.creation.traits[0].unknown = unknown(); });
    row("order of traits", [](auto &c) { std::swap(c.creation.traits[0], c.creation.traits[1]); });
    row("gift's detail", [](auto &c) { c.creation.gifts[0].detail = QStringLiteral("x"); });
    row("entry's reason", [](auto &c) { c.ledger[0].reason = QStringLiteral("x"); });
    row("item's unknown", [](auto &c) { c.items[0].unknown = unknown(); });
    row("item's weapon", [](auto &c) { c.items[0].weapon = WeaponSpec(); });
    row("free hand more", [](auto &c) { c.hands.emplace_back(); });
    row("focus split", [](auto &c) { c.focusForCommand = 2; });
    row("mount's armor", [](auto &c) { c.mount->armor = 2; });
    row("unknown of the damage", [](auto &c) { c.damage.unknown = unknown(); });
    row("unknown of the purse", [](auto &c) { c.purse.unknown = unknown(); });
    row("spell's note", [](auto &c) { c.spells[0].note = QStringLiteral("x"); });
    row("load-out", [](auto &c) { c.loadOuts.emplace_back(); });
}

void TestCompare::everyMemberCounts()
{
    QFETCH(const Change, change);
    hursagmu::Character changed = sample();
    change(changed);
    QVERIFY(!equals(sample(), changed));
    QCOMPARE(describeChange(sample(), changed, catalogue()).size(), 1);
    QCOMPARE(describeChange(changed, sample(), catalogue()).size(), 1);
}

void TestCompare::noLinesExactlyWhenEqual()
{
    QVERIFY(rc::check("random pairs", [] {
        const hursagmu::Character a = *test::anyCharacter(catalogue());
        const hursagmu::Character b = *test::anyCharacter(catalogue());
        RC_ASSERT(describeChange(a, a, catalogue()).isEmpty());
        RC_ASSERT(describeChange(a, b, catalogue()).isEmpty() == equals(a, b));
    }));
}

void TestCompare::longTextsAreNotRepeated()
{
    hursagmu::Character changed = sample();
    changed.name = QString(5'000, QLatin1Char('n'));
    const QString before = sample().name;
    QCOMPARE(describeChange(sample(), changed, catalogue()),
             QStringList{QStringLiteral("name %1 → %2…").arg(before, QString(60, QLatin1Char('n')))});
    hursagmu::Character other = changed;
    other.name += QStringLiteral("x"); // alike as far as is shown
    QCOMPARE(describeChange(changed, other, catalogue()), QStringList{QStringLiteral("name changed")});
    changed.name =
        QString(59, QLatin1Char('n')) + QStringLiteral("\U0001F409\U0001F409"); // is not torn apart
    QCOMPARE(describeChange(sample(), changed, catalogue()),
             QStringList{QStringLiteral("name %1 → %2…").arg(before, QString(59, QLatin1Char('n')))});
}

void TestCompare::twoHandsAreMerged()
{
    const auto game = std::make_shared<const Hursagmu>(catalogue());
    GameRegistry games;
    games.add(game);
    const hursagmu::Character base = sample();
    hursagmu::Character mine = base;
    hursagmu::Character theirs = base;
    mine.items.push_back(torches());
    mine.creation.traits[0].level = *Level::of(7);
    mine.notes = QStringLiteral("mine");
    theirs.items.erase(theirs.items.begin());
    theirs.creation.traits[1].level = *Level::of(5);
    theirs.notes = QStringLiteral("theirs");
    const auto bytes = [&game](const hursagmu::Character &c) { return storage::writeCharacter(c, *game); };
    const auto merge = storage::CharacterMerge::of(bytes(base), mine, *game, bytes(theirs), games);
    QVERIFY(merge);
    QVERIFY(merge->base() && equals(static_cast<const hursagmu::Character &>(*merge->base()), base));
    QCOMPARE(merge->conflicts().size(), size_t{1});
    QCOMPARE(merge->conflicts().front().path, QStringList{QStringLiteral("notes")});
    const auto both = merge->with({json::Side::Theirs});
    QVERIFY(both);
    hursagmu::Character wanted = theirs;
    wanted.items.push_back(torches());
    wanted.creation.traits[0].level = *Level::of(7);
    QCOMPARE(describeChange(wanted, static_cast<const hursagmu::Character &>(*both->character), catalogue()),
             QStringList());
}

void TestCompare::mergingSaysWhatItCannot()
{
    const auto game = std::make_shared<const Hursagmu>(catalogue());
    GameRegistry games;
    games.add(game);
    hursagmu::Character base = sample();
    // One throws the bag away, the other puts something into it.
    hursagmu::Character mine = base;
    hursagmu::Character theirs = base;
    mine.items.pop_back();
    theirs.items[0].container = QStringLiteral("i2");
    const auto bytes = [&game](const hursagmu::Character &c) { return storage::writeCharacter(c, *game); };
    const auto merge = storage::CharacterMerge::of(bytes(base), mine, *game, bytes(theirs), games);
    QVERIFY(merge);
    const auto both = merge->with({});
    QVERIFY(!both);
    QVERIFY2(both.error().message.contains(QLatin1String("i2")) || both.error().detail.contains("container"),
             qPrintable(both.error().message));
    hursagmu::Character other = theirs;
    other.id = QStringLiteral("00000000-0000-4000-8000-000000000002");
    QVERIFY(!storage::CharacterMerge::of(bytes(base), mine, *game, bytes(other), games));
}

void TestCompare::whateverIsMergedCanBeReadOrSaysWhyNot()
{
    const auto game = std::make_shared<const Hursagmu>(catalogue());
    GameRegistry games;
    games.add(game);
    int read = 0;
    for (uint64_t seed = 0; seed < 100; ++seed) {
        test::Dice dice(seed);
        hursagmu::Character base = test::randomCharacter(catalogue(), seed, 15);
        hursagmu::Character mine = test::randomCharacter(catalogue(), dice.chance(50) ? seed : seed + 1, 14);
        hursagmu::Character theirs = test::randomCharacter(catalogue(), seed, 13);
        mine.id = theirs.id = base.id;
        const QByteArray other = storage::writeCharacter(theirs, *game);
        const auto merge = storage::CharacterMerge::of(
            dice.chance(70) ? storage::writeCharacter(base, *game) : QByteArray(), mine, *game, other, games);
        QVERIFY(merge);
        std::vector<json::Side> choices;
        for (size_t i = 0; i < merge->conflicts().size(); ++i)
            choices.push_back(dice.chance(50) ? json::Side::Mine : json::Side::Theirs);
        const auto both = merge->with(choices);
        if (both)
            QCOMPARE(both->character->id, base.id);
        else
            QVERIFY(!both.error().message.isEmpty());
        read += both ? 1 : 0;
    }
    QVERIFY2(read > 20, qPrintable(QString::number(read)));
}

QTEST_GUILESS_MAIN(TestCompare)
#include "tst_compare.moc"
