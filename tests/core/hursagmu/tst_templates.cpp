#include "core/hursagmu/hursagmu.h"

#include "core/hursagmu/checks/evaluate.h"
#include "core/hursagmu/rules/items.h"

#include <QTest>

#include <set>

using namespace sky;
using namespace sky::hursagmu;

namespace
{

const std::shared_ptr<const Hursagmu> &game()
{
    static const auto loaded = Hursagmu::create().value();
    return loaded;
}

std::unique_ptr<sky::Character> load(const QString &name)
{
    auto character = game()->fromTemplate(name);
    return character ? std::move(*character) : nullptr;
}

const hursagmu::Character &own(const sky::Character &character)
{
    return static_cast<const hursagmu::Character &>(character);
}

/// "Sword, Shield": what stands in the hand slots, free ones left out.
QStringList inHand(const hursagmu::Character &character)
{
    QStringList names;
    for (const QString &id : character.hands) {
        if (const Item *item = character.findItem(id)) names << itemName(*item, game()->catalogue());
    }
    return names;
}

QStringList itemIds(const hursagmu::Character &character, Place place)
{
    QStringList ids;
    for (const Item &item : character.items) {
        if (item.place == place) ids << item.catalogueId;
    }
    return ids;
}

} // namespace

class TestTemplates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAreSevenWithALineEach();
    void aNameNobodyKnowsSuggestsOne();
    void eachIsACharacterOfItsKind_data();
    void eachIsACharacterOfItsKind();
    void pointsAreTheBooks_data();
    void pointsAreTheBooks();
    void derivedValuesAreTheBooks_data();
    void derivedValuesAreTheBooks();
    void handsAreFilled_data();
    void handsAreFilled();
    void noneHasAnOpenError_data();
    void noneHasAnOpenError();
    void rulingsOnThePrintedOnesAreFollowed();

private:
    void eachTemplate();
};

void TestTemplates::eachTemplate()
{
    QTest::addColumn<QString>("id");
    for (const TemplateText &text : game()->catalogue().templateTexts())
        QTest::newRow(qPrintable(text.id)) << text.id;
}

void TestTemplates::thereAreSevenWithALineEach()
{
    const auto infos = game()->templates();
    QCOMPARE(infos.size(), 7);
    for (const TemplateInfo &info : infos) {
        QVERIFY(!info.line.isEmpty());
        QCOMPARE(info.points, 100);
    }
    QCOMPARE(infos.front().name, QStringLiteral("Knight"));
}

void TestTemplates::aNameNobodyKnowsSuggestsOne()
{
    const auto found = game()->fromTemplate(QStringLiteral("knigth"));
    QVERIFY(!found);
    QCOMPARE(found.error().kind, ErrorKind::Usage);
    QVERIFY(found.error().message.contains(QLatin1String("Knight")));
    QVERIFY(load(QStringLiteral("KNIGHT")));
}

void TestTemplates::eachIsACharacterOfItsKind_data()
{
    eachTemplate();
}

void TestTemplates::eachIsACharacterOfItsKind()
{
    QFETCH(const QString, id);
    const auto character = game()->fromTemplate(id);
    QVERIFY2(character, character ? "" : qPrintable(character.error().message));
    const hursagmu::Character &c = own(**character);
    QVERIFY(c.kind == CharacterKind::Template);
    QVERIFY(!c.conceptText.isEmpty());
    std::set<QString> ids;
    for (const TemplateInfo &info : game()->templates())
        ids.insert(load(info.id)->id);
    QCOMPARE(ids.size(), 7);
    for (const TraitEntry &trait : c.creation.traits)
        QVERIFY2(game()->catalogue().trait(trait.id), qPrintable(trait.id));
    for (const GiftEntry &gift : c.creation.gifts)
        QCOMPARE(game()->catalogue().gift(gift.gift)->cost, gift.cost);
    for (const Item &item : c.items)
        QVERIFY2(game()->catalogue().thing(item.catalogueId), qPrintable(item.catalogueId));
}

void TestTemplates::pointsAreTheBooks_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("talents");
    QTest::addColumn<int>("professions");
    QTest::addColumn<int>("gifts");
    QTest::newRow("knight") << QStringLiteral("knight") << 40 << 60 << 0;
    QTest::newRow("ranger") << QStringLiteral("ranger") << 36 << 64 << 0;
    QTest::newRow("giant") << QStringLiteral("giant") << 80 << 20 << 0;
    QTest::newRow("rogue") << QStringLiteral("rogue") << 20 << 80 << 0;
    QTest::newRow("mystic") << QStringLiteral("mystic") << 24 << 40 << 34; // E-136: 2 points left
    QTest::newRow("priest") << QStringLiteral("priest") << 56 << 6 << 38;
    QTest::newRow("sorcerer") << QStringLiteral("sorcerer") << 34 << 18 << 48;
}

void TestTemplates::pointsAreTheBooks()
{
    QFETCH(const QString, id);
    QFETCH(const int, talents);
    QFETCH(const int, professions);
    QFETCH(const int, gifts);
    const auto e = evaluate(own(*load(id)), game()->catalogue());
    QCOMPARE(e->spentTalents.value(), talents);
    QCOMPARE(e->spentProfessions.value(), professions);
    QCOMPARE(e->spentGifts.value(), gifts);
    QCOMPARE(e->remaining, 100 - talents - professions - gifts);
}

void TestTemplates::derivedValuesAreTheBooks_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QVector<int>>("expected"); // initiative, missile, thrown, melee, sorcery, defense
                                                // without weapons, defiance, endurance, lift, move
    const auto row = [](const char *id, const QVector<int> &expected) {
        QTest::newRow(id) << QString::fromLatin1(id) << expected;
    };
    row("knight", {6, 0, 6, 8, 4, 15, 11, 10, 400, 12});
    row("ranger", {8, 5, 6, 6, 2, 13, 9, 9, 160, 14});
    row("giant", {4, 0, 4, 6, 0, 13, 7, 13, 1000, 11});
    row("rogue", {8, 2, 8, 2, 4, 15, 11, 0, 100, 18});
    row("mystic", {6, 0, 6, 6, 4, 13, 11, 4, 160, 16});
    row("priest", {4, 0, 0, 0, 4, 7, 11, 0, 100, 10});
    row("sorcerer", {6, 0, 0, 0, 8, 7, 15, 2, 100, 10});
}

void TestTemplates::derivedValuesAreTheBooks()
{
    QFETCH(const QString, id);
    QFETCH(const QVector<int>, expected);
    const auto e = evaluate(own(*load(id)), game()->catalogue());
    QCOMPARE(e->initiative.value(), expected[0]);
    QCOMPARE(e->offenseMissile.value(), expected[1]);
    QCOMPARE(e->offenseThrown.value(), expected[2]);
    QCOMPARE(e->offenseMelee.value(), expected[3]);
    QCOMPARE(e->offenseSorcery.value(), expected[4]);
    QCOMPARE(e->defenseUnarmed.value(), expected[5]);
    QCOMPARE(e->defiance.value(), expected[6]);
    QCOMPARE(e->endurance.value(), expected[7]);
    QCOMPARE(e->load.lift.value(), Weight::ofUnits(expected[8]).smallest());
    QCOMPARE(e->move.value(), expected[9]);
}

void TestTemplates::handsAreFilled_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("hands");
    const auto row = [](const char *id, const char *first, const char *second = nullptr) {
        QStringList hands = {QString::fromLatin1(first)};
        if (second) hands << QString::fromLatin1(second);
        QTest::newRow(id) << QString::fromLatin1(id) << hands;
    };
    row("knight", "Sword", "Shield");
    row("ranger", "Spear", "Spear");
    row("giant", "Maul", "Maul");
    row("rogue", "Dagger");
    row("mystic", "Staff", "Staff");
    row("priest", "holy symbol");
    row("sorcerer", "staff");
}

void TestTemplates::handsAreFilled()
{
    QFETCH(const QString, id);
    QFETCH(const QStringList, hands);
    QCOMPARE(inHand(own(*load(id))), hands);
}

void TestTemplates::noneHasAnOpenError_data()
{
    eachTemplate();
}

void TestTemplates::noneHasAnOpenError()
{
    QFETCH(const QString, id);
    const auto e = evaluate(own(*load(id)), game()->catalogue());
    for (const Issue &issue : e->issues)
        QVERIFY2(!issue.isOpenError(), qPrintable(issue.code));
}

void TestTemplates::rulingsOnThePrintedOnesAreFollowed()
{
    const auto knight = load(QStringLiteral("knight")); // E-137
    QCOMPARE(itemIds(own(*knight), Place::Worn), QStringList{QStringLiteral("mail")});
    QCOMPARE(evaluate(own(*knight), game()->catalogue())->load.carried.value(),
             Weight::ofUnits(52).smallest());

    const auto rogue = load(QStringLiteral("rogue")); // E-138, E-141
    QCOMPARE(own(*rogue).items.at(1).catalogueId, QStringLiteral("knife"));
    QCOMPARE(own(*rogue).items.at(1).quantity, 2);
    QCOMPARE(game()->catalogue().thing(QStringLiteral("sling"))->weapon->damage, 4);

    const auto giant = load(QStringLiteral("giant")); // E-140, E-141
    QCOMPARE(own(*giant).items.at(0).catalogueId, QStringLiteral("battle_axe"));
    QVERIFY(own(*giant).bodyMass == Weight::ofUnits(200));

    const auto priest = load(QStringLiteral("priest")); // E-141
    QCOMPARE(itemIds(own(*priest), Place::Left), QStringList{QStringLiteral("temple")});
    const auto powers = evaluate(own(*priest), game()->catalogue())->foci;
    QCOMPARE(powers.at(0).power.value(), 14);
    QCOMPARE(powers.at(1).power.value(), 28);
}

QTEST_GUILESS_MAIN(TestTemplates)
#include "tst_templates.moc"
