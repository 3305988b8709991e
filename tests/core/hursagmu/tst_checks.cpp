#include "core/hursagmu/checks/checks.h"
#include "core/hursagmu/edits/edits.h"
#include "core/hursagmu/rules/evaluation.h"
#include "tests/support/builder.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace sky;
using namespace sky::hursagmu;
using sky::test::Builder;

namespace
{

/// What makes a legal character break one rule, and what stops just short of it.
struct Case {
    const char *code;
    Severity severity;
    const char *rule;
    const char *subject;
    int64_t amount;
    std::function<void(Builder &)> breach;
    std::function<void(Builder &)> justWithin;
};

const Level level(int value)
{
    return Level::of(value).value();
}

void buy(Builder &b, const char *trait, int value)
{
    b.character.creation.budget = 100'000'000;
    b.levels({{trait, value}});
}

TraitEntry customTrait(int value)
{
    TraitEntry trait;
    trait.id = QStringLiteral("t1");
    trait.name = QStringLiteral("Singer");
    trait.custom = true;
    trait.level = level(value);
    return trait;
}

GiftEntry gift(const char *id)
{
    GiftEntry entry;
    entry.id = QStringLiteral("g9");
    entry.gift = QString::fromLatin1(id);
    return entry;
}

GiftEntry customGift(const char *explanation)
{
    GiftEntry entry;
    entry.id = QStringLiteral("g9");
    entry.name = QStringLiteral("Wings");
    entry.cost = 5;
    entry.explanation = QString::fromLatin1(explanation);
    return entry;
}

Item customWeapon(Size size, int defense, int damage)
{
    Item item;
    item.kind = ItemKind::Weapon;
    item.name = QStringLiteral("Gleam");
    item.weapon = WeaponSpec{};
    item.weapon->size = size;
    item.weapon->defense = defense;
    item.weapon->damage = damage;
    return item;
}

Item customArmor(int endurance)
{
    Item item;
    item.kind = ItemKind::Armor;
    item.name = QStringLiteral("scales");
    item.armor = ArmorSpec{};
    item.armor->endurance = endurance;
    item.place = Place::Worn;
    return item;
}

/// Whole copper for one in good quality.
int64_t priceOf(const char *thing)
{
    return test::catalogue().thing(QString::fromLatin1(thing))->price->smallest() / Money::PerUnit;
}

Item unknownThing()
{
    Item item;
    item.catalogueId = QStringLiteral("phlogiston");
    return item;
}

Item runedSword()
{
    Item item;
    item.kind = ItemKind::Weapon;
    item.catalogueId = QStringLiteral("sword");
    item.focus = FocusSpec{};
    item.focus->lengthHundredths = 300;
    return item;
}

LedgerEntry entry(EntryKind kind, int day)
{
    LedgerEntry result;
    result.id = QStringLiteral("e%1").arg(day);
    result.kind = kind;
    result.date = QDate(2024, 5, day);
    return result;
}

void award(Builder &b, int day, int64_t points)
{
    LedgerEntry made = entry(EntryKind::Award, day);
    made.points = points;
    b.character.ledger.push_back(made);
}

void change(Builder &b, int day, EntryKind kind, const char *trait, int from, int to)
{
    LedgerEntry made = entry(kind, day);
    made.trait = QString::fromLatin1(trait);
    made.from = from;
    made.to = to;
    b.character.ledger.push_back(made);
}

void giftEntry(Builder &b, int day, EntryKind kind, const GiftEntry &bought)
{
    LedgerEntry made = entry(kind, day);
    made.gift = bought;
    b.character.ledger.push_back(made);
}

GiftEntry approved(const char *id)
{
    GiftEntry result = gift(id);
    result.explanation = QStringLiteral("A god touched her.");
    result.approved = true;
    return result;
}

void spell(Builder &b, const char *discipline, int intensity, const char *against = "")
{
    Spell made;
    made.id = QStringLiteral("s1");
    made.name = QStringLiteral("Reed Song");
    made.discipline = QString::fromLatin1(discipline);
    made.intensity = intensity;
    made.against = QString::fromLatin1(against);
    b.character.spells.push_back(made);
}

void loadOf(Builder &b, int pounds, Place place = Place::Carried)
{
    Item item;
    item.name = QStringLiteral("stone");
    item.weightEach = Weight::ofUnits(pounds);
    item.place = place;
    b.add(item);
}

void mount(Builder &b)
{
    b.character.mount = Mount{};
}

QString excellentLamp(Builder &b)
{
    const QString id = b.add("lamp");
    b.character.findItem(id)->quality = Quality::Excellent;
    return id;
}

const std::vector<Case> &cases()
{
    static const std::vector<Case> all = {
        {"over-budget", Severity::Error, "H-003", "", 4,
         [](Builder &b) {
             b.levels({{"warrior", 12}, {"strength", 11}}).character.creation.budget = 108;
         },
         [](Builder &b) {
             b.levels({{"warrior", 12}, {"strength", 11}}).character.creation.budget = 112;
         }},
        {"budget-unspent", Severity::Note, "H-003", "", 1,
         [](Builder &b) {
             b.levels({{"warrior", 6}}).character.creation.budget = 9;
         },
         [](Builder &b) {
             b.levels({{"warrior", 6}}).character.creation.budget = 8;
         }},
        {"experience-overspent", Severity::Error, "H-034", "", 1,
         [](Builder &b) {
             award(b, 1, 3);
             change(b, 2, EntryKind::Raise, "warrior", 0, 4);
         },
         [](Builder &b) {
             award(b, 1, 4);
             change(b, 2, EntryKind::Raise, "warrior", 0, 4);
         }},
        {"balance-negative", Severity::Warning, "H-034", "ledger/e1", 6, // the most that was owed
         [](Builder &b) {
             change(b, 1, EntryKind::Raise, "warrior", 0, 4);
             award(b, 2, 2);
             change(b, 3, EntryKind::Raise, "rider", 0, 4);
             award(b, 4, 9);
         },
         [](Builder &b) {
             award(b, 1, 8);
             change(b, 2, EntryKind::Raise, "warrior", 0, 4);
             change(b, 3, EntryKind::Raise, "rider", 0, 4);
         }},
        {"raise-chain-broken", Severity::Error, "H-034", "ledger/e2", 1,
         [](Builder &b) {
             b.levels({{"warrior", 2}}).character.creation.budget = 2;
             award(b, 1, 9);
             change(b, 2, EntryKind::Raise, "warrior", 3, 4);
         },
         [](Builder &b) {
             b.levels({{"warrior", 2}}).character.creation.budget = 2;
             award(b, 1, 9);
             change(b, 2, EntryKind::Raise, "warrior", 2, 4);
         }},
        {"raise-downward", Severity::Error, "H-034", "ledger/e2", 0,
         [](Builder &b) { change(b, 2, EntryKind::Raise, "warrior", 0, 0); },
         [](Builder &b) {
             award(b, 1, 1);
             change(b, 2, EntryKind::Raise, "warrior", 0, 1);
         }},
        {"retrain-unpaid", Severity::Note, "E-025", "ledger/e2", 0,
         [](Builder &b) {
             b.levels({{"warrior", 1}}).character.creation.budget = 1;
             change(b, 2, EntryKind::Retrain, "warrior", 1, 0);
         },
         [](Builder &b) {
             b.levels({{"warrior", 1}}).character.creation.budget = 1;
             b.character.options.refunds = Refunds::Anytime;
             change(b, 2, EntryKind::Retrain, "warrior", 1, 0);
         }},
        {"retrain-of-nothing", Severity::Error, "E-025", "ledger/e2", 0,
         [](Builder &b) { giftEntry(b, 2, EntryKind::Retrain, gift("immunity")); },
         [](Builder &b) {
             b.character.options.refunds = Refunds::Anytime;
             b.character.creation.gifts.push_back(gift("immunity"));
             b.character.creation.budget = 6;
             giftEntry(b, 2, EntryKind::Retrain, gift("immunity"));
         }},

        {"trait-above-start-max", Severity::Error, "E-024", "trait/warrior", 1,
         [](Builder &b) {
             b.levels({{"warrior", 6}}).character.creation.budget = 8;
             b.character.options.traitStartMax = 5;
         },
         [](Builder &b) {
             b.levels({{"warrior", 6}}).character.creation.budget = 8;
             b.character.options.traitStartMax = 6;
         }},
        {"trait-beyond-table", Severity::Error, "E-023", "trait/warrior", 1,
         [](Builder &b) {
             b.levels({{"warrior", 13}}).character.creation.budget = 96;
             b.character.options.costExtension = CostExtension::TableOnly;
         },
         [](Builder &b) {
             b.levels({{"warrior", 12}}).character.creation.budget = 64;
             b.character.options.costExtension = CostExtension::TableOnly;
         }},
        {"trait-twice", Severity::Error, "H-031", "trait/warrior", 0,
         [](Builder &b) {
             b.levels({{"warrior", 1}, {"warrior", 2}}).character.creation.budget = 3;
         },
         [](Builder &b) {
             b.levels({{"warrior", 1}, {"archer", 2}}).character.creation.budget = 3;
         }},
        {"custom-trait-not-allowed", Severity::Error, "H-036", "trait/t1", 0,
         [](Builder &b) {
             b.character.creation = {1, {customTrait(1)}, {}, {}};
             b.character.options.optCustomTraits = false;
         },
         [](Builder &b) {
             b.character.creation = {1, {customTrait(1)}, {}, {}};
         }},
        {"trait-unknown", Severity::Note, "H-036", "trait/alchemist", 0,
         [](Builder &b) {
             b.levels({{"alchemist", 1}}).character.creation.budget = 1;
         },
         [](Builder &b) {
             b.levels({{"artisan", 1}}).character.creation.budget = 1;
         }},

        {"gift-twice", Severity::Error, "E-037", "gift/g2", 1,
         [](Builder &b) { b.gift("immunity").gift("immunity").character.creation.budget = 12; },
         [](Builder &b) {
             b.gift("immunity").gift("immunity").character.creation.budget = 12;
             b.character.options.repeatFlatGifts = true;
         }},
        {"gift-forbidden", Severity::Error, "E-032", "gift/g9", 0,
         [](Builder &b) {
             award(b, 1, 6);
             giftEntry(b, 2, EntryKind::Gift, approved("immunity"));
             b.character.options.giftAfterCreation = GiftAfterCreation::Forbidden;
         },
         [](Builder &b) {
             award(b, 1, 6);
             giftEntry(b, 2, EntryKind::Gift, approved("immunity"));
         }},
        {"gift-unapproved", Severity::Error, "E-032", "gift/g9", 0,
         [](Builder &b) {
             award(b, 1, 6);
             GiftEntry asked = approved("immunity");
             asked.approved = false;
             giftEntry(b, 2, EntryKind::Gift, asked);
         },
         [](Builder &b) {
             award(b, 1, 6);
             giftEntry(b, 2, EntryKind::Gift, approved("immunity"));
         }},
        {"custom-gift-not-allowed", Severity::Error, "H-086", "gift/g9", 0,
         [](Builder &b) {
             b.character.creation = {5, {}, {customGift("born so")}, {}};
             b.character.options.optCustomGifts = false;
         },
         [](Builder &b) {
             b.character.creation = {5, {}, {customGift("born so")}, {}};
         }},
        {"gift-unexplained", Severity::Warning, "H-087", "gift/g9", 0,
         [](Builder &b) {
             b.character.creation = {5, {}, {customGift(" ")}, {}};
         },
         [](Builder &b) {
             b.character.creation = {5, {}, {customGift("born so")}, {}};
         }},
        {"gift-alien", Severity::Note, "E-038", "gift/g1", 0,
         [](Builder &b) {
             b.gift("natural_weapon").character.creation.budget = 6;
             b.character.options.optAlienNormalGifts = false;
         },
         [](Builder &b) { b.gift("natural_weapon").character.creation.budget = 6; }},
        {"gift-unknown", Severity::Note, "H-086", "gift/g1", 0,
         [](Builder &b) { b.gift("flight").character.creation.budget = 0; },
         [](Builder &b) { b.gift("immunity").character.creation.budget = 6; }},

        {"weapon-overspent", Severity::Error, "H-128", "item/i1", 1,
         [](Builder &b) { b.add(customWeapon(Size::Medium, 2, 3)); },
         [](Builder &b) { b.add(customWeapon(Size::Medium, 2, 2)); }},
        {"defense-above-cap", Severity::Error, "H-136", "item/i1", 1,
         [](Builder &b) { b.add(customWeapon(Size::Small, 2, 0)); },
         [](Builder &b) { b.add(customWeapon(Size::Small, 1, 2)); }},
        {"weapon-points-left", Severity::Note, "E-055", "item/i1", 2,
         [](Builder &b) { b.add(customWeapon(Size::Small, 0, 2)); },
         [](Builder &b) { b.add(customWeapon(Size::Small, 0, 4)); }},
        {"armor-too-strong", Severity::Error, "E-052", "item/i1", 1,
         [](Builder &b) { b.add(customArmor(6)); }, [](Builder &b) { b.add(customArmor(5)); }},
        {"armor-layered", Severity::Error, "E-052", "item/i2", 0,
         [](Builder &b) {
             b.add("quilted_cloth", 1, Place::Worn);
             b.add("soft_hide", 1, Place::Worn);
         },
         [](Builder &b) {
             b.add("quilted_cloth", 1, Place::Worn);
             b.add("soft_hide");
         }},
        {"money-overspent", Severity::Error, "E-047", "purse", 1,
         [](Builder &b) {
             b.add("torch", 1);
             b.character.purse = {1, 2, 3};
             b.character.options.startingMoney = priceOf("torch") + 122;
         },
         [](Builder &b) {
             b.add("torch", 1);
             b.character.purse = {1, 2, 3};
             b.character.options.startingMoney = priceOf("torch") + 123;
         }},
        {"too-heavy", Severity::Error, "H-161", "load", 1, [](Builder &b) { loadOf(b, 101); },
         [](Builder &b) { loadOf(b, 100); }},
        {"mount-overloaded", Severity::Error, "H-161", "mount", 1,
         [](Builder &b) {
             mount(b);
             loadOf(b, 101, Place::Mount);
         },
         [](Builder &b) {
             mount(b);
             loadOf(b, 100, Place::Mount);
         }},
        {"mount-missing", Severity::Note, "H-204", "mount", 0,
         [](Builder &b) { b.add("sack", 1, Place::Mount); },
         [](Builder &b) {
             mount(b);
             b.add("sack", 1, Place::Mount);
         }},
        {"mount-move-missing", Severity::Note, "E-088", "mount", 0,
         [](Builder &b) {
             mount(b);
             b.character.options.mountMove = MountMove::Entered;
         },
         [](Builder &b) {
             mount(b);
             b.character.mount->move = 24;
             b.character.options.mountMove = MountMove::Entered;
         }},
        {"item-misplaced", Severity::Warning, "H-125", "item/i2", 0,
         [](Builder &b) { b.add("torch", 1, Place::Carried, b.add("waterskin")); },
         [](Builder &b) { b.add("torch", 1, Place::Carried, b.add("sack")); }},
        {"immobile-moved", Severity::Error, "H-159", "item/i1", 0, [](Builder &b) { b.add("tower"); },
         [](Builder &b) { b.add("tower", 1, Place::Left); }},
        {"item-kind-differs", Severity::Note, "H-125", "item/i1", 0,
         [](Builder &b) { b.character.findItem(b.add("torch"))->kind = ItemKind::Armor; },
         [](Builder &b) { b.add("torch"); }},
        {"excellent-without-factor", Severity::Note, "E-043", "item/i1", 0,
         [](Builder &b) { excellentLamp(b); },
         [](Builder &b) { b.character.findItem(excellentLamp(b))->excellentMultiplier = 1000; }},
        {"item-unknown", Severity::Note, "H-125", "item/i1", 0, [](Builder &b) { b.add(unknownThing()); },
         [](Builder &b) { b.add("torch"); }},

        {"too-many-held", Severity::Error, "H-112", "hands", 1,
         [](Builder &b) {
             const QString torches = b.add("torch", 3);
             b.hold({torches, torches, torches});
         },
         [](Builder &b) {
             const QString torches = b.add("torch", 3);
             b.hold({torches, torches, torches}).gift("extra_limb").character.creation.budget = 4;
             b.character.options.optAlienNormalGifts = true;
         }},
        {"two-hands-needed", Severity::Error, "H-129", "hands", 1,
         [](Builder &b) {
             b.hold({b.add("spear"), QString()});
         },
         [](Builder &b) {
             const QString spear = b.add("spear");
             b.hold({spear, spear});
         }},
        {"held-elsewhere", Severity::Error, "H-129", "hands", 0,
         [](Builder &b) {
             b.hold({b.add("torch", 1, Place::Left), QString()});
         },
         [](Builder &b) {
             b.hold({b.add("torch"), QString()});
         }},
        {"held-too-often", Severity::Error, "H-129", "hands", 1,
         [](Builder &b) {
             const QString torch = b.add("torch");
             b.hold({torch, torch});
         },
         [](Builder &b) {
             const QString torch = b.add("torch", 2);
             b.hold({torch, torch});
         }},
        {"focus-as-weapon", Severity::Warning, "E-067", "item/i1", 0,
         [](Builder &b) {
             b.hold({b.add(runedSword()), QString()});
         },
         [](Builder &b) { b.add(runedSword()); }},

        {"spell-without-discipline", Severity::Error, "H-090", "spell/s1", 0,
         [](Builder &b) { spell(b, "mahasu", 1); },
         [](Builder &b) {
             spell(b, "mahasu", 1);
             b.gift("mahasu").character.creation.budget = 6;
         }},
        {"spell-beyond-power", Severity::Note, "H-291", "spell/s1", 1,
         [](Builder &b) {
             spell(b, "mahasu", 18);
             b.gift("mahasu").character.creation.budget = 6;
         },
         [](Builder &b) {
             spell(b, "mahasu", 17);
             b.gift("mahasu").character.creation.budget = 6;
         }},
        {"attack-without-intensity", Severity::Note, "E-116", "spell/s1", 0,
         [](Builder &b) {
             spell(b, "nekelmu", 0);
             b.gift("nekelmu").character.creation.budget = 6;
         },
         [](Builder &b) {
             spell(b, "nekelmu", 0, "familiarity");
             b.gift("nekelmu").character.creation.budget = 6;
         }},
    };
    return all;
}

Builder legal()
{
    Builder b;
    b.character.creation.budget = 0;
    return b;
}

QStringList codesOf(const hursagmu::Evaluation &evaluation)
{
    QStringList codes;
    for (const Issue &issue : evaluation.issues)
        codes.append(issue.code);
    return codes;
}

} // namespace

Q_DECLARE_METATYPE(const Case *)

class TestChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasACase();
    void legalCharacterHasNoIssue();
    void raised_data();
    void raised();
    void notRaisedJustWithin_data() { raised_data(); }
    void notRaisedJustWithin();
    void fixesSettleIt_data() { raised_data(); }
    void fixesSettleIt();
    void everyRuleNumberIsExplained_data() { raised_data(); }
    void everyRuleNumberIsExplained();
    void acceptedIssueIsClosedUntilItGetsWorse();
    void unspentWeaponPointsAreAnErrorByOption();
    void debtIsAnErrorWhileItLasts();
    void noBudgetBeyondTheFileIsOffered();
    void noLevelIsLoweredInPlay();
    void moneyIsCountedInCreationOnly();
    void purseIsNoFixWhenThingsAloneCostTooMuch();
};

void TestChecks::everyCodeHasACase()
{
    QStringList tested;
    for (const Case &each : cases())
        tested.append(QLatin1String(each.code));
    QStringList codes = checkCodes();
    codes.sort();
    tested.sort();
    QCOMPARE(tested, codes);
}

void TestChecks::legalCharacterHasNoIssue()
{
    QCOMPARE(codesOf(*legal().evaluated()), QStringList());
    QCOMPARE(codesOf(*test::alaric().evaluated()), QStringList());
    QCOMPARE(codesOf(*test::eshara().evaluated()), QStringList());
}

void TestChecks::raised_data()
{
    QTest::addColumn<const Case *>("breach");
    for (const Case &each : cases())
        QTest::newRow(each.code) << &each;
}

void TestChecks::raised()
{
    QFETCH(const Case *, breach);
    Builder b = legal();
    breach->breach(b);
    const auto result = b.evaluated();
    QCOMPARE(codesOf(*result), QStringList(QLatin1String(breach->code)));
    const Issue &issue = result->issues.front();
    QCOMPARE(issue.severity, breach->severity);
    QCOMPARE(issue.rule, QLatin1String(breach->rule));
    QCOMPARE(issue.subject, QLatin1String(breach->subject));
    QCOMPARE(issue.amount, breach->amount);
    QVERIFY2(issue.sentence.endsWith(QLatin1Char('.')), qPrintable(issue.sentence));
    QVERIFY2(!issue.sentence.contains(QLatin1Char('%')), qPrintable(issue.sentence));
}

void TestChecks::notRaisedJustWithin()
{
    QFETCH(const Case *, breach);
    Builder b = legal();
    breach->justWithin(b);
    const QStringList codes = codesOf(*b.evaluated());
    QVERIFY2(!codes.contains(QLatin1String(breach->code)), qPrintable(codes.join(QLatin1Char(' '))));
}

void TestChecks::fixesSettleIt()
{
    QFETCH(const Case *, breach);
    Builder b = legal();
    breach->breach(b);
    const auto before = b.evaluated();
    for (const Fix &fix : before->issues.front().fixes) {
        QVERIFY(!fix.label.isEmpty());
        Builder fixed = b;
        const auto done = fix.edit.change(fixed.character);
        QVERIFY2(done, done ? "" : qPrintable(done.error().message));
        const QStringList codes = codesOf(*fixed.evaluated());
        QVERIFY2(!codes.contains(QLatin1String(breach->code)), qPrintable(fix.label));
    }
}

void TestChecks::everyRuleNumberIsExplained()
{
    QFETCH(const Case *, breach);
    QVERIFY2(test::catalogue().rule(QLatin1String(breach->rule)), breach->rule);
}

void TestChecks::acceptedIssueIsClosedUntilItGetsWorse()
{
    Builder b = legal();
    b.levels({{"warrior", 6}}).character.creation.budget = 5;
    const Issue issue = b.evaluated()->issues.front();
    QVERIFY(issue.isOpenError());
    const Edit accept = acceptIssue(issue, QStringLiteral("a gift of mine"), QStringLiteral("Jonas"),
                                    QDate(2024, 5, 1), countingIds(QStringLiteral("w")));
    QVERIFY(accept.change(b.character));
    QVERIFY(!b.evaluated()->hasOpenErrors());
    b.character.creation.budget = 4;
    QVERIFY(b.evaluated()->hasOpenErrors());
}

void TestChecks::unspentWeaponPointsAreAnErrorByOption()
{
    Builder b = legal();
    b.add(customWeapon(Size::Small, 0, 2));
    b.character.options.unspentWp = UnspentPoints::Error;
    QVERIFY(b.evaluated()->issues.front().isOpenError());
}

void TestChecks::debtIsAnErrorWhileItLasts()
{
    Builder b = legal();
    buy(b, "warrior", 6);
    b.character.creation.budget = 7;
    b.character.acceptsDebt = true;
    QVERIFY(b.evaluated()->hasOpenErrors());
    QCOMPARE(b.evaluated()->debt(), 1);
}

void TestChecks::noBudgetBeyondTheFileIsOffered()
{
    Builder b = legal();
    b.levels({{"warrior", 39}});
    QCOMPARE(b.evaluated()->spent, 786'432);
    QCOMPARE(b.evaluated()->issues.front().fixes.size(), size_t{1});
    Builder above = legal();
    above.levels({{"warrior", 40}});
    QCOMPARE(above.evaluated()->spent, 1'048'576);
    QVERIFY(above.evaluated()->issues.front().fixes.empty());
}

void TestChecks::noLevelIsLoweredInPlay()
{
    Builder b = legal();
    buy(b, "warrior", 13);
    b.character.options.costExtension = CostExtension::TableOnly;
    const auto fixesOfLevel = [&b] {
        const auto evaluated = b.evaluated();
        const auto found =
            std::find_if(evaluated->issues.begin(), evaluated->issues.end(), [](const Issue &issue) {
                return issue.code == QLatin1String("trait-beyond-table");
            });
        return found == evaluated->issues.end() ? -1 : int(found->fixes.size());
    };
    QCOMPARE(fixesOfLevel(), 1);
    b.character.phase = Phase::Play;
    QCOMPARE(fixesOfLevel(), 0);
}

void TestChecks::moneyIsCountedInCreationOnly()
{
    Builder b = legal();
    b.character.purse.gold = 1;
    QVERIFY(!b.evaluated()->moneyLeft);
    b.character.options.startingMoney = 99;
    QCOMPARE(b.evaluated()->moneyLeft->value(), -100);
    QVERIFY(b.evaluated()->hasOpenErrors());
    b.character.phase = Phase::Play;
    QVERIFY(!b.evaluated()->moneyLeft);
    QVERIFY(!b.evaluated()->hasOpenErrors());
}

void TestChecks::purseIsNoFixWhenThingsAloneCostTooMuch()
{
    Builder b = legal();
    b.add("torch");
    b.character.purse.silver = 1;
    b.character.options.startingMoney = priceOf("torch");
    const auto over = b.evaluated();
    QVERIFY2(over->issues.front().sentence.contains(QStringLiteral(" come to 10 cc more than ")),
             qUtf8Printable(over->issues.front().sentence));
    const auto fixes = over->issues.front().fixes;
    QCOMPARE(fixes.size(), size_t{1});
    QVERIFY(fixes.front().edit.change(b.character));
    QCOMPARE(b.character.purse, Purse());
    b.character.options.startingMoney = priceOf("torch") - 1;
    QVERIFY(b.evaluated()->issues.front().fixes.empty());
}

QTEST_GUILESS_MAIN(TestChecks)
#include "tst_checks.moc"
